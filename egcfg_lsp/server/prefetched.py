"""Keeps one prefetched completion, running or finished, for a later request of the same task."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from engine.support.async_tasks import begin

if TYPE_CHECKING:
    from egcfg_lsp.completer.completer import EventLog
    from engine.core.events import Progress
    from engine.core.task import Task

    Make = Callable[[Callable[[Progress], None]], Coroutine[Any, Any, EventLog | None]]
    """Makes a completion, and tells what happens."""


class Prefetched:
    """One completion in the making, or made, for whoever asks for the same task.

    What passed for one task passes for an equal one, wherever the cursor stands, if the program that ran is
    the same: helpers may have changed of which the task knows no more than their heads.
    """

    def __init__(self) -> None:
        self._task: Task | None = None
        self._work: asyncio.Task[EventLog | None] | None = None
        self._heard: list[Progress] = []
        """What happened while nobody had asked."""
        self._listen: Callable[[Progress], None] = self._heard.append

    @property
    def working(self) -> bool:
        return self._work is not None and not self._work.done()

    def begin(self, task: Task, make: Make) -> None:
        """Makes it in the background, in place of what was made before."""
        self.forget()
        self._heard = []
        self._listen = self._heard.append
        self._task, self._work = task, begin(make(lambda event: self._listen(event)))

    async def take(
        self, task: Task, listen: Callable[[Progress], None] = lambda event: None
    ) -> EventLog | None:
        """What is there for ``task``, waited for if it is in the making; otherwise the work is given up.

        ``listen`` hears what happened, and what happens, of a completion in the making.
        """
        if self._work is None or self._task != task:
            self.forget()
            return None
        made = self._task
        if self.working:
            for event in self._heard:
                listen(event)
            self._listen = listen
        try:
            record = await self._work
        finally:
            self.forget()
        done = record.completion if record is not None else None
        same = done is None or made.program(done.code) == task.program(done.code)
        return record if same else None

    def forget(self) -> asyncio.Task[EventLog | None] | None:
        """Gives up what is made or in the making; the task that ends now."""
        completer, self._task, self._work = self._work, None, None
        if completer is None or completer.done():
            return None
        completer.cancel()
        return completer
