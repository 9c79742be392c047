"""Shows the progress of a benchmark: tasks done, tasks solved, time left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.progress import TimeRemainingColumn as Left

from egcfg_lsp.cli.common.output import note
from engine.bench.store import TaskResult
from engine.support.async_tasks import begin, end

PAUSE_S = 10.0
"""Between two lines, where there is no terminal for a bar."""


async def pause() -> None:
    """Waits until the next line is due."""
    await asyncio.sleep(PAUSE_S)


class BenchBar:
    """Counts results, and shows them on stderr: as a bar, or without a terminal as lines."""

    def __init__(
        self,
        total: int,
        done: Sequence[TaskResult],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[solved]}"),
            TimeElapsedColumn(),
            Left(),
        )
        self._progress = Progress(*columns, console=console, disable=not console.is_terminal)
        self._in_lines = not console.is_terminal
        self._now = now
        self._begun = now()
        self._total = total
        self._judged = 0
        self._solved = 0
        self._other: dict[str, int] = {}
        for result in done:
            self._count(result)
        self._task = self._progress.add_task("tasks", total=total, completed=len(done), solved=self._text())

    @asynccontextmanager
    async def shown(self) -> AsyncIterator[None]:
        """Inside, the bar moves, or a line says every ten seconds how far the run is."""
        lines = [begin(self._tell())] if self._in_lines else []
        try:
            with self._progress:
                yield
        finally:
            await end(lines)

    async def _tell(self) -> None:
        while True:
            await pause()
            note(self.line())

    def line(self) -> str:
        """Says how many tasks are done and solved, and how long it took."""
        done = self._judged + sum(self._other.values())
        solved = f", {self._text()}" if self._judged else ""
        took = timedelta(seconds=round(self._now() - self._begun))
        return f"{done} of {self._total} tasks are done{solved}, {took}"

    def add(self, result: TaskResult) -> None:
        """One more is there."""
        self._count(result)
        self._progress.update(self._task, advance=1, solved=self._text())

    def summary(self) -> str:
        """One sentence."""
        others = "".join(f", {count} {status}" for status, count in sorted(self._other.items()))
        return f"{self._solved} of {self._judged} solved{others}."

    def _count(self, result: TaskResult) -> None:
        if result.status == "judged":
            self._judged += 1
            self._solved += result.solved
        else:
            self._other[result.status] = self._other.get(result.status, 0) + 1

    def _text(self) -> str:
        return f"{100 * self._solved / self._judged:.1f} % solved" if self._judged else ""
