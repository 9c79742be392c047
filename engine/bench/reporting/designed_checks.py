"""Scores the checker of designed tests as a classifier of incorrect tests (QualityFlow, table 6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bench.reporting.metrics import judged
from engine.bench.running.task_result import TaskResult

Tests = Sequence[Sequence[bool | None]]


@dataclass(frozen=True)
class TriggeredTests:
    """Designed tests that a program failed, on average over the tasks that have some."""

    tasks: int
    per_task: float | None
    incorrect_per_task: float | None
    """Tests that the reference fails."""


@dataclass(frozen=True)
class DesignedTestFigures:
    """What became of designed tests. A positive is a test that the reference fails."""

    tasks: int
    covered: int
    """Tasks whose first programs were not accepted, so that tests were designed."""
    tests: int
    triggered: int
    incorrect: int
    """Of those triggered."""
    right_drops: int
    wrong_drops: int
    right_keeps: int
    wrong_keeps: int
    before: TriggeredTests
    after: TriggeredTests
    """Without the tests that the checker dropped."""

    @property
    def incorrect_share(self) -> float | None:
        return _share(self.incorrect, self.triggered)

    @property
    def accuracy(self) -> float | None:
        right = self.right_drops + self.right_keeps
        return _share(right, right + self.wrong_drops + self.wrong_keeps)

    @property
    def precision(self) -> float | None:
        """Of what it drops, what is incorrect."""
        return _share(self.right_drops, self.right_drops + self.wrong_drops)

    @property
    def recall(self) -> float | None:
        """Of what is incorrect, what it drops."""
        return _share(self.right_drops, self.right_drops + self.wrong_keeps)

    @property
    def f1(self) -> float | None:
        return _share(2 * self.right_drops, 2 * self.right_drops + self.wrong_drops + self.wrong_keeps)


def figures(results: Sequence[TaskResult]) -> DesignedTestFigures | None:
    """Sums up the designed tests of a run, by the reference's verdict on them; ``None`` if there are none.

    Tests of tasks without a reference in Python are left out.
    """
    counted = judged(results)
    designed = [[test for test in one.designed if test[2] is not None] for one in counted]
    if not any(designed):
        return None
    triggered = [[test for test in tests if test[0]] for tests in designed]
    checked = [(test[1], test[2]) for tests in triggered for test in tests if test[1] is not None]
    return DesignedTestFigures(
        tasks=len(counted),
        covered=sum(bool(tests) for tests in designed),
        tests=sum(map(len, designed)),
        triggered=sum(map(len, triggered)),
        incorrect=sum(not right for tests in triggered for _, _, right in tests),
        right_drops=checked.count((False, False)),
        wrong_drops=checked.count((False, True)),
        right_keeps=checked.count((True, True)),
        wrong_keeps=checked.count((True, False)),
        before=_averages(triggered),
        after=_averages([[test for test in tests if test[1] is not False] for tests in triggered]),
    )


def _averages(tasks: Sequence[Tests]) -> TriggeredTests:
    some = [tests for tests in tasks if tests]
    incorrect = sum(not right for tests in some for _, _, right in tests)
    return TriggeredTests(len(some), _share(sum(map(len, some)), len(some)), _share(incorrect, len(some)))


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
