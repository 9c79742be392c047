"""Finds the common prefix of token sequences."""

from __future__ import annotations

from collections.abc import Sequence


def common_prefix(ours: Sequence[int], theirs: Sequence[int]) -> int:
    """Returns how many tokens both begin with. Sequences of one type are compared fastest."""
    known, most = 0, min(len(ours), len(theirs))
    while known < most:
        middle = (known + most + 1) // 2
        if ours[known:middle] == theirs[known:middle]:
            known = middle
        else:
            most = middle - 1
    return known
