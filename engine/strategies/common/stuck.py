"""When a strategy that tries again and again goes in a circle."""

from __future__ import annotations

from collections.abc import Sequence

from engine.strategies.roles import Written

_REPEATS = 3


def stuck(written: Sequence[Written]) -> bool:
    """The same program three times running: nothing new is to be expected."""
    last = [each.code for each in written[-_REPEATS:]]
    return len(last) == _REPEATS and len(set(last)) == 1
