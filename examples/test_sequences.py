import pytest

from sequences import invert, running_totals, second_largest


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([3, 1, 2], 2),
        ([5, 5, 4], 4),
        ([-1, -7], -7),
    ],
)
def test_second_largest(numbers, expected):
    assert second_largest(numbers) == expected


def test_running_totals():
    assert running_totals([1, 2, 3]) == [1, 3, 6]
    assert running_totals([5, -5]) == [5, 0]
    assert running_totals([]) == []


def test_invert():
    assert invert({"a": 1, "b": 2}) == {1: "a", 2: "b"}
    assert invert({}) == {}
