import sys
from fractions import Fraction

import pytest

from arith import apply, divide, half, power, repeat, root


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        pytest.param(1, 2, Fraction(1, 2), id="half"),
        pytest.param(1, 0, None, marks=pytest.mark.xfail(raises=ZeroDivisionError, strict=True), id="zero"),
        pytest.param(1, 3, 0, marks=pytest.mark.skipif(sys.version_info > (3,), reason="floors")),
    ],
)
def test_divide(left, right, expected):
    assert divide(left, right) == expected


@pytest.mark.parametrize("base", [1, -1])
@pytest.mark.parametrize("exponent", [0, 2, 4])
def test_power(base, exponent):
    assert power(base, exponent) == 1


@pytest.fixture
def word(request):
    return request.param.lower()


@pytest.mark.parametrize(("word", "count", "expected"), [("A", 2, "aa"), ("", 3, "")], indirect=["word"])
def test_repeat(word, count, expected):
    assert repeat(word, count) == expected


class TestRoot:
    @pytest.mark.parametrize("number", [4, 9.0], ids=lambda number: f"n{number}")
    def test_root(self, number):
        assert root(number) ** 2 == number


@pytest.mark.parametrize("function", [abs, lambda value: -value, int.__neg__], ids=["abs", "minus", "neg"])
@pytest.mark.parametrize("value", [-1, -2])
def test_apply(function, value):
    assert apply(function, value) == -value


@pytest.mark.parametrize(("number", "expected"), [(4, 2), pytest.param(3, 1.5, id="odd")])
def test_half(number, expected):
    assert half(number) == expected


@pytest.mark.parametrize("number", [])
def test_half_of_nothing(number):
    assert half(number) == 0
