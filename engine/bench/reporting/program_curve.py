"""What a strategy has solved after each program that it wrote (CodeTree, figures 4 to 6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bench.reporting.metrics import judged
from engine.bench.running.task_result import TaskResult


def curve(results: Sequence[TaskResult]) -> list[float]:
    """pass@1 with at most 1, 2, 3, ... programs a task; empty where no programs were counted.

    A task that ended earlier keeps its answer. One without a program is not solved.
    """
    counted = judged(results)
    most = max((len(one.programs) for one in counted), default=0)
    return [sum(_after(one, number) for one in counted) / len(counted) for number in range(1, most + 1)]


def _after(result: TaskResult, number: int) -> bool:
    if not result.programs:
        return False
    _, answer = result.programs[min(number, len(result.programs)) - 1]
    return bool(answer)


def last_programs(results: Sequence[TaskResult], count: int) -> float | None:
    """Share of tasks that one of the last ``count`` programs solves (QualityFlow, section 4.1)."""
    counted = judged(results)
    if not any(one.programs for one in counted):
        return None
    return sum(any(solved for solved, _ in one.programs[-count:]) for one in counted) / len(counted)
