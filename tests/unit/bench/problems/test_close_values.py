"""``approx`` of tests of data sets: in the sandbox and here it is the same source."""

import math

import pytest

from engine.bench.problems.close_values import approx


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1.0, 1.0009),
        (1000, 1000.9),
        (1 + 1j, 1.0005 + 1j),
        ([1.0, ["a", True]], [1.0009, ["a", 1.0]]),
        ({"a": 1.0}, {"a": 1.0009}),
        (math.inf, math.inf),
    ],
)
def test_close(value, expected):
    assert value == approx(expected, rel=1e-3, abs=1e-3)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (1.0, 1.003),
        (1000, 1003.0),
        (10**400, 1.0),
        (5.0, math.inf),
        (-math.inf, math.inf),
        (math.nan, math.nan),
        ([1.0], [1.0, 2.0]),
        (1.0, [1.0]),
        ([1.0], 1.0),
        ("1.0", 1.0),
        (None, 1.0),
        (1.0, "1.0"),
        ({"a": 1.0}, {"b": 1.0}),
        ([["a", 1.0]], [["b", 1.0]]),
    ],
)
def test_not_close(value, expected):
    assert not value == approx(expected, rel=1e-3, abs=1e-3)  # noqa: SIM201 - equality is what is tested
