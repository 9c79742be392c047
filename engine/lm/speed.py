"""How fast a model reads and writes on one machine, learned from its passes."""

from __future__ import annotations

import math
from collections.abc import Mapping

ROWS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 192, 384)
"""Numbers of contexts for which a pass is timed; others count as the nearest of these."""
NEWEST = 0.2
"""Share of the newest pass in a mean: the machine may become busy, and quiet again."""
READ_AT_LEAST = 32
"""Tokens of a pass that tells how fast prompts are read."""


class Speed:
    """Seconds that passes took. What has not happened yet is estimated from what has, or unknown."""

    def __init__(self, seconds: Mapping[int, float] | None = None, read: float | None = None) -> None:
        """``seconds``: of a pass, by the number of contexts that write a token each."""
        self._seconds = dict(seconds or {})
        self.read = read
        """Tokens of a prompt a second; None: unknown."""

    def take_over(self, other: Speed) -> None:
        """Knows what ``other`` knows."""
        self._seconds, self.read = dict(other.seconds), other.read

    @property
    def seconds(self) -> Mapping[int, float]:
        """What is known of passes, by the number of contexts."""
        return self._seconds

    def learn_written(self, rows: int, seconds: float) -> None:
        """Takes over a pass in which ``rows`` contexts wrote a token each."""
        nearest = min(ROWS, key=lambda known: abs(math.log(known / rows)))
        own = seconds * nearest / rows if rows > nearest else seconds
        self._seconds[nearest] = _mixed(self._seconds.get(nearest), own)

    def learn_read(self, tokens: int, seconds: float) -> None:
        """Takes over a pass that read ``tokens`` of prompts."""
        if tokens >= READ_AT_LEAST:
            self.read = _mixed(self.read, tokens / max(seconds, 1e-9))

    def pass_s(self, rows: int) -> float | None:
        """Seconds in which each of ``rows`` contexts writes a token; None if nothing tells.

        Between and beyond known numbers passes are taken to grow evenly, and never to become shorter.
        """
        known = sorted(self._seconds)
        if rows in self._seconds:
            return self._seconds[rows]
        if len(known) < 2:
            return None
        below = [each for each in known if each < rows] or known[:1]
        above = [each for each in known if each > rows] or known[-1:]
        few, many = (below[-1], above[0]) if below[-1] < above[0] else (known[0], known[-1])
        slope = max(0.0, self._seconds[many] - self._seconds[few]) / (many - few)
        start = few if rows < known[-1] else known[-1]
        return max(self._seconds[start] + slope * (rows - start), self._seconds[few] / 2)

    def written(self, rows: int) -> float | None:
        """Tokens a second that ``rows`` contexts write together; None: unknown."""
        seconds = self.pass_s(rows)
        return None if seconds is None else rows / seconds


def _mixed(known: float | None, new: float) -> float:
    return new if known is None else known + NEWEST * (new - known)
