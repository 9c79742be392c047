import math
import unittest

import pytest

from kinds import (
    copied,
    ends,
    nan,
    negative_zero,
    nothing,
    ordered,
    raises,
    raises_right,
    same,
    stops,
    text,
    truth,
    whole,
)


def test_same():
    items = [1]
    assert same(items) is items


def test_truth():
    assert truth([1]) is True


class TestWhole(unittest.TestCase):
    def test_whole(self):
        self.assertEqual(whole(4), 2)
        self.assertIsInstance(whole(4), int)


def test_nothing():
    assert not nothing(1)
    assert nothing(1) is None


def test_copied():
    items = [1]
    assert copied(items) == items
    assert copied(items) is not items


def test_text():
    assert text(1) == "1"


def test_ordered():
    assert list(ordered([(1, 2), (3, 4)]).items()) == [(1, 2), (3, 4)]


def test_negative_zero():
    assert negative_zero() == -0.0
    assert math.copysign(1, negative_zero()) == -1


def test_nan():
    assert nan() == math.nan


def test_ends():
    assert ends([1, 2, 3]) == [1, 3]


def test_raises():
    with pytest.raises(ValueError):
        raises(1)


def test_raises_right():
    with pytest.raises(ValueError):
        raises_right(1)
        assert False, "never here"


def test_stops():
    for got, expected in zip(stops([1, 2]), [1, 2], strict=True):
        assert got == expected
