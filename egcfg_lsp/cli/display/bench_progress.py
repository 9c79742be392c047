"""Shows the progress of a benchmark: tasks done, tasks solved, time left."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

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

    def __init__(self, total: int, done: Sequence[TaskResult]) -> None:
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[solved]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
        )
        self._progress = Progress(*columns, console=console, disable=not console.is_terminal)
        self._in_lines = not console.is_terminal
        self._begun = time.monotonic()
        self._total = total
        self._solved = sum(result.solved for result in done)
        self._counts = Counter(result.status for result in done)
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
            solved = f", {self._text()}" if self._text() else ""
            took = timedelta(seconds=round(time.monotonic() - self._begun))
            note(f"{self._counts.total()} of {self._total} tasks are done{solved}, {took}")

    def add(self, result: TaskResult) -> None:
        """One more is there."""
        self._counts[result.status] += 1
        self._solved += result.solved
        self._progress.update(self._task, advance=1, solved=self._text())

    def summary(self) -> str:
        """One sentence."""
        others = sorted((status, count) for status, count in self._counts.items() if status != "judged")
        told = "".join(f", {count} {status}" for status, count in others)
        return f"{self._solved} of {self._counts['judged']} solved{told}."

    def _text(self) -> str:
        judged = self._counts["judged"]
        return f"{100 * self._solved / judged:.1f} % solved" if judged else ""
