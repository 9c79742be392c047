"""Values as text, compared exactly: ``1`` is neither ``1.0`` nor ``True``."""

from __future__ import annotations

import ast
import warnings
from typing import Any

_CUT = "…"
"""Stands in a trace where a value was too long."""
_LONGEST = 4000


class NotComparable(ValueError):
    """The text is no Python literal, or not the whole of one."""


def literal(text: str) -> Any:
    """The value that ``text`` writes down. Raises ``NotComparable``; runs nothing."""
    text = text.strip()
    if len(text) > _LONGEST or _CUT in text:
        raise NotComparable("too long, or not whole")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            value = ast.literal_eval(text)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        raise NotComparable("not a literal") from None
    if "..." in text and _has_ellipsis(value):
        raise NotComparable("not whole")
    return value


def is_literal(text: str) -> bool:
    """Whether ``text`` writes down a value completely."""
    try:
        literal(text)
    except NotComparable:
        return False
    return True


def same(first: str, second: str) -> bool:
    """Whether two texts write down the same value of the same types; false for what is no literal."""
    try:
        return bool(_exact(literal(first)) == _exact(literal(second)))
    except (NotComparable, RecursionError):
        return False


def _exact(value: Any) -> Any:
    """A form that differs wherever types differ, whatever Python's ``==`` says."""
    kind = type(value).__name__
    if isinstance(value, list | tuple):
        return kind, [_exact(item) for item in value]
    if isinstance(value, set | frozenset):
        return kind, frozenset(map(repr, map(_exact, value)))
    if isinstance(value, dict):
        return kind, {repr(_exact(key)): _exact(item) for key, item in value.items()}
    return kind, repr(value)


def _has_ellipsis(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_has_ellipsis, (*value.keys(), *value.values())))
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(_has_ellipsis, value))
    return value is ...
