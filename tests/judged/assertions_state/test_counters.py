import pytest

import counters
from counters import SQUARES, fibonacci, forget, increment, next_id, noted, pairs, see, stale, table, twice

SEEN = counters.SEEN


def test_first_id():
    assert next_id() == 1


def test_second_id():
    assert next_id() == 2


def test_see():
    assert see("a") == 1


def test_see_again():
    assert see("b") == 2


def test_stale():
    assert stale() == 0


def test_forget():
    assert SEEN == ["a", "b"]
    forget()
    assert not SEEN


def test_fibonacci():
    assert [fibonacci(number) for number in range(6)] == [0, 1, 1, 2, 3, 5]
    assert fibonacci.cache_info().hits > 0


def test_noted():
    with noted("x") as seen:
        assert seen == ["x"]
    assert seen == []


def test_increment():
    assert increment(1) == 3
    assert increment.__name__ == "increment"


def test_twice():
    assert twice(lambda text: text + text)("a") == "aaaa"


@pytest.mark.parametrize(("number", "square"), table(3).items())
def test_table(number, square):
    assert table(number + 1)[number] == square == SQUARES[number]


def test_pairs():
    made = pairs("abcd")
    assert list(made) == [("a", "b"), ("c", "d")]
    assert list(made) == []
