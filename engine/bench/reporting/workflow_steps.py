"""A workflow step by step: pass@1, and how right its quality checker is (QualityFlow, tables 1 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.bench.reporting.metrics import judged
from engine.bench.running.task_result import TaskResult


@dataclass(frozen=True)
class Confusion:
    """A quality checker's judgements of programs against the hidden tests."""

    right_accepts: int = 0
    wrong_accepts: int = 0
    right_rejects: int = 0
    wrong_rejects: int = 0

    @property
    def count(self) -> int:
        return self.right_accepts + self.wrong_accepts + self.right_rejects + self.wrong_rejects

    @property
    def accuracy(self) -> float | None:
        return _share(self.right_accepts + self.right_rejects, self.count)

    @property
    def precision(self) -> float | None:
        """Of what it accepts, what is correct."""
        return _share(self.right_accepts, self.right_accepts + self.wrong_accepts)

    @property
    def recall(self) -> float | None:
        """Of what is correct, what it accepts."""
        return _share(self.right_accepts, self.right_accepts + self.wrong_rejects)

    @property
    def specificity(self) -> float | None:
        """Of what is incorrect, what it rejects."""
        return _share(self.right_rejects, self.right_rejects + self.wrong_accepts)


@dataclass(frozen=True)
class StepFigures:
    """One step over all tasks of a run."""

    name: str
    reached: int
    """Tasks that were not over before it."""
    pass_at_1: float
    """Of all tasks: with this step's program, or with that of the step that ended the workflow."""
    accepted: float
    """Share of tasks that are over, with an accepted program, after this step."""
    checker: Confusion
    """The programs that stood in it, with what the checker said of each."""


def step_figures(results: Sequence[TaskResult]) -> list[StepFigures]:
    """``zero-shot``, one for each step in order, and ``final``; empty for strategies without steps."""
    flows = [result for result in judged(results) if result.steps]
    if not flows:
        return []
    names = [str(step["name"]) for step in max((flow.steps for flow in flows), key=len)]
    figures = [_step(name, place, flows) for place, name in enumerate(names)]
    last = figures[-1]
    solved = sum(flow.solved for flow in flows) / len(flows)
    every = [check for flow in flows for step in flow.steps for check in step["checks"]]
    return [
        _zero_shot(flows),
        *figures,
        StepFigures("final", len(flows), solved, last.accepted, _confusion(every)),
    ]


def _zero_shot(flows: Sequence[TaskResult]) -> StepFigures:
    """The program of the first wording alone, as if nothing came after it."""
    first = [flow.steps[0]["checks"][0] for flow in flows if flow.steps[0]["checks"]]
    return StepFigures(
        name="zero-shot",
        reached=len(first),
        pass_at_1=sum(bool(solved) for _, solved in first) / len(flows),
        accepted=sum(bool(accepted) for accepted, _ in first) / len(flows),
        checker=_confusion(first),
    )


def _step(name: str, place: int, flows: Sequence[TaskResult]) -> StepFigures:
    reached = [flow.steps[place] for flow in flows if len(flow.steps) > place]
    standing = [flow.steps[min(place, len(flow.steps) - 1)] for flow in flows]
    return StepFigures(
        name=name,
        reached=len(reached),
        pass_at_1=sum(bool(step["solved"]) for step in standing) / len(flows),
        accepted=sum(bool(step["accepted"]) for step in standing) / len(flows),
        checker=_confusion([check for step in reached for check in step["checks"]]),
    )


def _confusion(checks: Sequence[Sequence[bool]]) -> Confusion:
    pairs = [(bool(accepted), bool(correct)) for accepted, correct in checks]
    return Confusion(
        right_accepts=pairs.count((True, True)),
        wrong_accepts=pairs.count((True, False)),
        right_rejects=pairs.count((False, False)),
        wrong_rejects=pairs.count((False, True)),
    )


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def role_counts(results: Sequence[TaskResult]) -> dict[str, dict[str, int]]:
    """What each role did in all tasks together, and in how many of them it was asked."""
    total: dict[str, dict[str, int]] = {}
    for result in results:
        for name, counts in result.roles.items():
            mine = total.setdefault(name, {"tasks": 0, **dict.fromkeys(counts, 0)})
            mine["tasks"] += 1
            for key, count in counts.items():
                mine[key] = mine.get(key, 0) + count
    return total
