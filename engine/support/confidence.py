"""Confidence intervals of proportions."""

from __future__ import annotations

import math


def wilson(passed: int, count: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval of ``passed / count``, which lies in it; all is possible when ``count`` is 0."""
    if not count:
        return 0.0, 1.0
    p = passed / count
    middle, spread = p + z * z / (2 * count), z * math.sqrt(p * (1 - p) / count + z * z / (4 * count**2))
    low, high = (middle - spread) / (1 + z * z / count), (middle + spread) / (1 + z * z / count)
    return max(0.0, min(p, low)), min(1.0, max(p, high))
