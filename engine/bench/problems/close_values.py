"""What ``approx`` means in tests of data sets.

The source of this module also runs in the sandbox, in front of a test: it imports the standard library alone.
"""

import cmath
from typing import Any


class approx:
    """Equal to what differs little from ``expected``: a number or word, or a list or dictionary of such."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, expected: Any, rel: float = 0.0, abs: float = 0.0) -> None:
        self.expected = expected
        self.rel = rel
        self.abs = abs

    def __repr__(self) -> str:
        return f"approx({self.expected!r})"

    def __eq__(self, other: object) -> bool:
        return self._close(self.expected, other)

    def _close(self, expected: Any, actual: Any) -> bool:
        if isinstance(expected, dict):
            same = isinstance(actual, dict) and expected.keys() == actual.keys()
            return same and all(self._close(value, actual[key]) for key, value in expected.items())
        if isinstance(expected, list):
            same = isinstance(actual, list) and len(expected) == len(actual)
            return same and all(map(self._close, expected, actual))
        if expected is None or isinstance(expected, str):
            return bool(expected == actual)
        try:
            return cmath.isclose(expected, actual, rel_tol=self.rel, abs_tol=self.abs)
        except (TypeError, OverflowError):
            return False
