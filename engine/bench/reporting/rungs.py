"""What each rung of the ladder brought, and what it cost, over the tasks of a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bench.running.task_result import TaskResult


@dataclass
class RungFigures:
    """One rung over all tasks that came to it."""

    name: str
    tasks: int = 0
    passed: int = 0
    """Tasks where a program passed the visible tests."""
    seconds: float = 0.0
    read: int = 0
    written: int = 0
    """Tokens."""

    @property
    def passed_per_s(self) -> float:
        """Tasks a second that came to their end here."""
        return self.passed / self.seconds if self.seconds else 0.0


def rung_figures(results: Sequence[TaskResult]) -> list[RungFigures]:
    """In the order in which rungs were first tried; none for strategies without."""
    found: dict[str, RungFigures] = {}
    for rung in (rung for result in results for rung in result.rungs):
        figures = found.setdefault(rung["name"], RungFigures(rung["name"]))
        figures.tasks += 1
        figures.passed += rung["passed"]
        figures.seconds += rung["seconds"]
        figures.read += rung["read"]
        figures.written += rung["written"]
    return list(found.values())
