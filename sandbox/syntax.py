"""Reads Python sources in several threads at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

_Result = TypeVar("_Result")


def steady(read: Callable[[str], _Result], source: str) -> _Result:
    """What ``read``, such as ``ast.parse``, makes of ``source``; raises what it raises.

    CPython before 3.13 counts the depth of the trees of all threads together, and raises ``SystemError``
    where one disturbs the other. That is tried again, and ``RecursionError`` in the end.
    """
    for _ in range(3):
        with suppress(SystemError):
            return read(source)
    raise RecursionError
