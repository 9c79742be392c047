"""Progress of training on stderr: one bar, and the latest figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

_TOLD = ("answer", "loss", "reward", "io", "white", "tests")


class TrainingBar:
    """Moves when it is told to; on nothing but a terminal it stays silent.

    It begins to exist when it first moves, so that it can be handed to another process before.
    """

    def __init__(self, name: str, quiet: bool) -> None:
        self._name = name
        self._quiet = quiet
        self._progress: Progress | None = None
        self._figures = ""

    def __call__(self, share: float, figures: Mapping[str, Any] = {}) -> None:
        """So much of the work is done (0 to 1)."""
        if self._progress is None:
            self._progress = self._begun()
        self.tell(figures)
        self._progress.update(self._progress.task_ids[0], completed=share, figures=self._figures)
        if share >= 1:
            self.close()

    def step(self, step: int, steps: int) -> None:
        """So many steps are done."""
        self(step / max(1, steps))

    def tell(self, figures: Mapping[str, Any]) -> None:
        """The latest figures."""
        told = [f"{name} {figures[name]:.3f}" for name in _TOLD if isinstance(figures.get(name), float)]
        self._figures = "  ".join(told) or self._figures

    def close(self) -> None:
        """The bar stays where it is."""
        if self._progress is not None:
            self._progress.stop()

    def _begun(self) -> Progress:
        console = Console(stderr=True, quiet=self._quiet)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TextColumn("{task.percentage:>3.0f} %  {task.fields[figures]}"),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
        )
        progress = Progress(*columns, console=console, disable=self._quiet or not console.is_terminal)
        progress.add_task(self._name, total=1.0, figures="")
        progress.start()
        return progress
