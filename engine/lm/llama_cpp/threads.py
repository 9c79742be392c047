"""How many threads compute a pass, on a machine that does other work too."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ENOUGH = 0.8
"""Of the processor time that the threads of a pass could have got: with less they wait for each other."""
OBSERVED_S = 0.25
"""Of passes, before they are judged."""
PAUSE_S, LONGEST_PAUSE_S = 1.0, 16.0
"""Of passes with fewer threads, before all are tried again; doubles as long as that fails."""


class Threads:
    """Takes fewer threads while other programs keep some of the processors busy.

    The threads of a pass wait for each other hundreds of times. One that gets no processor holds all others
    up, so two threads on two processors can be a hundred times slower than one. That shows in the processor
    time that they get.
    """

    def __init__(
        self,
        most: int,
        clock: Callable[[], float] = time.perf_counter,
        spent: Callable[[], float] = time.process_time,
    ) -> None:
        self.count = most
        self._most = most
        self._clock, self._spent = clock, spent
        self._wall_s = self._processor_s = 0.0
        self._pause_s = PAUSE_S

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Round a pass; afterwards ``count`` is for the next one."""
        wall, spent = self._clock(), self._spent()
        yield
        self._wall_s += self._clock() - wall
        self._processor_s += self._spent() - spent
        self._choose()

    def _choose(self) -> None:
        if self.count < self._most:
            if self._wall_s >= self._pause_s:
                self._begin(self._most)
        elif self._wall_s >= OBSERVED_S:
            if self._processor_s >= ENOUGH * self.count * self._wall_s:
                self._pause_s = PAUSE_S
                self._begin(self._most)
            else:
                self._begin(min(self._most - 1, int(self._processor_s / self._wall_s)))
                self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)

    def _begin(self, count: int) -> None:
        self.count = max(1, count)
        self._wall_s = self._processor_s = 0.0
