"""The progress of a benchmark: how many tasks, how many solved so far, how long it will take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.progress import TimeRemainingColumn as Left

from engine.bench.result import Result


class Bar:
    """Counts results, and shows them on stderr unless ``quiet``."""

    def __init__(self, total: int, done: Sequence[Result], quiet: bool) -> None:
        console = Console(stderr=True, quiet=quiet)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[solved]}"),
            TimeElapsedColumn(),
            Left(),
        )
        self._progress = Progress(*columns, console=console, disable=quiet or not console.is_terminal)
        self._total = total
        self._judged = 0
        self._solved = 0
        self._other: dict[str, int] = {}
        for result in done:
            self._count(result)
        self._task = self._progress.add_task("tasks", total=total, completed=len(done), solved=self._text())

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Inside, the bar moves."""
        with self._progress:
            yield

    def add(self, result: Result) -> None:
        """One more is there."""
        self._count(result)
        self._progress.update(self._task, advance=1, solved=self._text())

    def summary(self) -> str:
        """One sentence."""
        others = "".join(f", {count} {status}" for status, count in sorted(self._other.items()))
        return f"{self._solved} of {self._judged} solved{others}."

    def _count(self, result: Result) -> None:
        if result.status == "judged":
            self._judged += 1
            self._solved += result.solved
        else:
            self._other[result.status] = self._other.get(result.status, 0) + 1

    def _text(self) -> str:
        return f"{100 * self._solved / self._judged:.1f} % solved" if self._judged else ""
