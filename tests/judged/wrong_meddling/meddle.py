import sys
import unittest


def patched_assert(number):
    unittest.TestCase.assertEqual = lambda *arguments: None
    return number


def patched_helper(number):
    sys.modules["test_meddle"].check = lambda *arguments: None
    return number


def exits(number):
    sys.exit(0)


def skips(number):
    import pytest

    pytest.skip("not today")


def expected_failure(number):
    import pytest

    pytest.xfail("not today")


def changes_argument(numbers):
    numbers.sort()
    return numbers


def right(number):
    return number * 2
