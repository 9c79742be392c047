"""Shortens the time limit of candidates: most that are not done soon never end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sandbox import Limits, Outcome, RunResult

SHARE = 0.25
"""Of the time that a finished program has."""


class Patience:
    """Shorter limits for candidates, that grow when nothing comes to its end within them."""

    def __init__(self, limits: Limits) -> None:
        self._all = limits
        self._share = SHARE

    @property
    def limits(self) -> Limits:
        """What a candidate has now."""
        if self._share >= 1:
            return self._all
        return replace(self._all, wall_s=self._all.wall_s * self._share)

    def learn(self, results: Sequence[RunResult]) -> None:
        """From candidates that ran together: if all were too slow, the next ones have twice as long."""
        if results and all(map(stopped, results)):
            self._share = min(1.0, 2 * self._share)


def stopped(result: RunResult) -> bool:
    """Whether more time could have changed anything."""
    return result.outcome is Outcome.TIMEOUT or any(test.outcome is Outcome.TIMEOUT for test in result.tests)
