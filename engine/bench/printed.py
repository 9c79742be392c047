"""Values as tests of data sets compare them. Also runs in the sandbox, as the setup of tests.

It imports the standard library alone there, and its names do not meet those of a program.
"""

import cmath
import math
import re
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


_SHOWN_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_SHOWN_MISSING = ("nan", "na", "<na>", "none", "nat", "np.nan", "null", "nan.")
_SHOWN_FOOT = re.compile(r"(?m)^\s*(?:Name: .*|Length: .*|Freq: .*|dtype: .*|\[\d+ rows x \d+ columns\])\s*$")
_SHOWN_RULE = re.compile(r"[-+=|]+")


def shown_words(text: str) -> list[Any]:
    """Returns the words of a printed table in order, numbers as numbers, without rules and footers."""
    words = _SHOWN_FOOT.sub("", text).replace("|", " ").split()
    return [_shown_word(word) for word in words if not _SHOWN_RULE.fullmatch(word)]


def shown_table(value: Any, count: int) -> list[Any]:
    """Returns the words of a table printed with its index, or otherwise if that has ``count`` words."""
    return _shown_print(
        value, count, ({}, {"index": False}, {"header": False}, {"index": False, "header": False})
    )


def shown_rows(value: Any, count: int) -> list[Any]:
    """Returns the same of a table whose heads and rows have as many words each."""
    if hasattr(value, "columns") and any(name is not None for name in value.index.names):
        value = value.reset_index()
    return _shown_print(
        value, count, ({"index": False}, {}, {"header": False}, {"index": False, "header": False})
    )


def _shown_print(value: Any, count: int, ways: Any) -> list[Any]:
    if not hasattr(value, "to_string"):
        return shown_words(str(value))
    prints = [shown_words(value.to_string(**way)) for way in ways]
    return next((words for words in prints if len(words) == count), prints[0])


def shown_values(value: Any) -> Any:
    """Returns arrays, tensors, sequences and columns as nested lists; what is no number becomes text."""
    if isinstance(value, str):
        return _shown_word(value) if value.lower() in _SHOWN_MISSING else value
    if value is None or isinstance(value, (bool, int, complex)):
        return "nan" if value is None else value
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    if isinstance(value, dict):
        return {str(key): shown_values(each) for key, each in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(map(shown_values, value), key=str)
    if isinstance(value, (list, tuple)):
        return [shown_values(each) for each in value]
    for name in ("toarray", "to_numpy", "numpy"):
        if hasattr(value, name):
            return shown_values(getattr(value, name)())
    return shown_values(value.tolist()) if hasattr(value, "tolist") else str(value)


def _shown_word(word: str) -> str | float:
    """Returns a number for a word that is one, and the same word for everything that is missing."""
    word = word.strip("'\"*").rstrip(".") or word
    if word.lower() in _SHOWN_MISSING:
        return "nan"
    number = float(word) if _SHOWN_NUMBER.fullmatch(word) else math.nan
    return number if math.isfinite(number) else word
