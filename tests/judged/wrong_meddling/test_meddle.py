import unittest

import meddle


def check(left, right):
    assert left == right


class Meddle(unittest.TestCase):
    def test_patched_assert(self):
        doubled = meddle.patched_assert(2)
        self.assertEqual(doubled, 4)


def test_patched_helper():
    doubled = meddle.patched_helper(2)
    check(doubled, 4)


def test_exits():
    try:
        meddle.exits(2)
    except SystemExit:
        raise AssertionError("left") from None


def test_skips():
    assert meddle.skips(2) == 4


def test_expected_failure():
    assert meddle.expected_failure(2) == 4


def test_changes_argument():
    numbers = [2, 1]
    assert meddle.changes_argument(numbers) == [1, 2]
    assert numbers == [2, 1]


def test_right():
    assert meddle.right(2) == 4
