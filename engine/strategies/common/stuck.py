"""Detects strategies that repeat themselves."""

from __future__ import annotations

from collections.abc import Sequence

from engine.strategies.roles import Written

_REPEATS = 3


def stuck(written: Sequence[Written]) -> bool:
    """Returns whether the last three programs are the same."""
    last = [each.code for each in written[-_REPEATS:]]
    return len(last) == _REPEATS and len(set(last)) == 1
