import pytest
from numbers_of import even, odd, prime


@pytest.mark.parametrize(("number", "expected"), [(2, True), (3, False)])
def test_even(number, expected):
    assert even(number) is expected


@pytest.mark.xfail
def test_odd():
    assert odd(3)


@pytest.mark.known
def test_prime():
    assert prime(7)


@pytest.mark.xfail(reason="the list is short", raises=AssertionError)
def test_large_prime():
    assert prime(11)
