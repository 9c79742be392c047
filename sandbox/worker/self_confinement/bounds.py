"""Limits of the kernel, which are never wider than they were."""

from __future__ import annotations

import resource


def lower(kind: int, soft: int, hard: int) -> None:
    """Sets a limit, unless whoever started us set a stricter one. Raises OSError, ValueError."""
    present = resource.getrlimit(kind)[1]
    if present != resource.RLIM_INFINITY:
        soft, hard = min(soft, present), min(hard, present)
    resource.setrlimit(kind, (soft, hard))
