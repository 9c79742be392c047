"""A clock of the event loop that tests move, so that nothing depends on how fast a machine is."""

from __future__ import annotations

import asyncio


class LoopClock:
    """Moves the time of the running event loop forward: what waits until then goes on at once.

    The loop keeps the time it was given, for what was begun in it must not wait for it a second time. Any
    thread may move it; the loop notices when something happens in it.
    """

    def __init__(self) -> None:
        self._ahead_s = 0.0
        loop = asyncio.get_running_loop()
        time = loop.time
        loop.time = lambda: time() + self._ahead_s  # type: ignore[method-assign]

    def forward(self, seconds: float) -> None:
        self._ahead_s += seconds
