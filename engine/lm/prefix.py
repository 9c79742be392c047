"""What token sequences have in common."""

from __future__ import annotations

from collections.abc import Sequence


def common_prefix(ours: Sequence[int], theirs: Sequence[int]) -> int:
    """How many tokens both begin with."""
    count = 0
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            break
        count += 1
    return count
