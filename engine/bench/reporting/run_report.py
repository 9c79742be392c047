"""Summarizes runs: one summary a run, comparisons between runs of the same data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

from engine.bench.reporting import designed_checks, metrics, program_curve
from engine.bench.reporting.designed_checks import DesignedTestFigures
from engine.bench.reporting.metrics import Paired, Rate
from engine.bench.reporting.workflow_steps import StepFigures, role_counts, step_figures
from engine.bench.running.presets import harvests
from engine.bench.running.store import About, read_run
from engine.bench.running.task_result import TaskResult


@dataclass(frozen=True)
class BenchRun:
    """A run as it was read: what was asked, and the results in order of their tasks."""

    name: str
    about: About
    results: tuple[TaskResult, ...]

    @classmethod
    def read(cls, folder: Path) -> BenchRun:
        """Raises ``SettingsError`` when there is no run in ``folder``."""
        about, results = read_run(folder)
        name = folder.name.encode("utf-8", "backslashreplace").decode()
        return cls(name, about, tuple(sorted(results, key=lambda result: _natural(result.task))))

    @property
    def judged(self) -> list[TaskResult]:
        return metrics.judged(self.results)

    @property
    def solved(self) -> dict[str, bool]:
        """Whether each task that counts is solved."""
        return {result.task: result.solved for result in self.judged}

    @property
    def strategy(self) -> str:
        """The strategy."""
        return self.about.strategy

    @property
    def is_guided(self) -> bool:
        """Whether the strategy is one of EG-CFG, of which some runs harvest and others do not."""
        return self.about.strategy in ("eg-cfg", "eg-cfg-thinker")

    @property
    def label(self) -> str:
        """What the run is, for people."""
        model = self.about.settings.get("model", {}).get("name") or "auto"
        method = self.about.settings.get("method", {})
        guided = "eg-cfg solver" if method.get("solver") == "eg-cfg" else ""
        switches = (self.about.settings.get("preset"), method.get("variant"), guided)
        shown = ", ".join(switch for switch in switches if switch)
        told = f"{self.strategy}{f' ({shown})' if shown else ''}"
        return told if self.about.strategy == "gold" else f"{told}, {Path(model).name}"


def _natural(task: str) -> tuple[str, int, str]:
    head, _, tail = task.replace("_", "/").rpartition("/")
    return (head, int(tail), "") if tail.isdecimal() else (head, -1, tail)


@dataclass(frozen=True)
class LevelFigures:
    """The tasks of one level."""

    tasks: int
    solved: int
    accuracy: float
    interval: tuple[float, float]
    """95 %, bootstrap over tasks."""


@dataclass(frozen=True)
class Summary:
    """The figures of one run."""

    run: str
    dataset: str
    strategy: str
    tasks: int
    """Tasks that count: judged, or failed for a fault of ours."""
    solved: int
    accuracy: float
    """Share of ``tasks`` solved; with samples, still the share whose first sample passes."""
    interval: tuple[float, float]
    """95 %, bootstrap over tasks."""
    generated_tokens: int
    cached_tokens: int
    wall_s: float
    """Of completing, added up over tasks."""
    wall_s_mean: float | None
    """Seconds of a task (EG-CFG, Table 5), and their standard deviation."""
    wall_s_deviation: float | None
    harvest: bool | None
    """Whether a candidate that passes is the answer; None for a strategy that has no candidates."""
    signals: dict[str, int]
    """Dynamic signals: ``written``, ``shortened``, and their characters."""
    expected_tasks: int
    not_run: int
    failed: int
    untrusted: int
    """Solved, but by a pass that the program could have forged."""
    visible_only: int
    """Passes all visible tests and not the hidden ones."""
    unguided: int
    """Tasks that showed a guided strategy nothing to execute."""
    pass_at: dict[int, Rate]
    tokens_per_solved: float | None
    wall_s_per_solved: float | None
    executions: int
    forward_passes: int
    roles: dict[str, dict[str, int]]
    """Per role: tasks, how often asked, asked again, left to its default, tokens of questions and answers."""
    steps: list[StepFigures]
    """Of a workflow."""
    tests_kept: int
    """Designed tests that the test checker agreed with."""
    tests_dropped: int
    designed_tests: DesignedTestFigures | None
    by_programs: list[float]
    """pass@1 with at most 1, 2, 3, ... programs a task."""
    last_five: float | None
    """pass@5 over the last five programs."""
    levels: dict[str, LevelFigures]
    """Of data sets that say how hard their tasks are."""
    outcomes: dict[str, int]
    """How tasks ended: solved, or the first outcome of a hidden test that is no pass."""

    @property
    def is_guided(self) -> bool:
        """Whether the method did what it is called, for nearly all tasks."""
        return _MOST_UNGUIDED * self.unguided <= self.tasks

    def as_json(self) -> dict[str, Any]:
        """Plain data."""
        return {**asdict(self), "interval": list(self.interval)}


_MOST_UNGUIDED = 5
"""A run in which more than a fifth of the tasks were unguided is not compared with the paper's."""


def summary(run: BenchRun) -> Summary:
    """The figures of ``run``."""
    counted = run.judged
    solved = [result for result in counted if result.solved]
    rate = metrics.bootstrap([float(result.solved) for result in counted])
    tokens = sum(result.generated_tokens for result in counted)
    seconds = [result.wall_s or result.judge_s for result in counted]
    wall, (mean, deviation) = round(sum(seconds), 3), metrics.mean_and_deviation(seconds)
    return Summary(
        run=run.name,
        dataset=run.about.dataset,
        strategy=run.strategy,
        tasks=len(counted),
        solved=len(solved),
        accuracy=rate.value,
        interval=(rate.low, rate.high),
        generated_tokens=tokens,
        cached_tokens=sum(result.cached_tokens for result in counted),
        wall_s=wall,
        wall_s_mean=mean,
        wall_s_deviation=deviation,
        harvest=harvests(run.about.settings) if run.is_guided else None,
        signals=dict(sum((Counter(result.signals) for result in counted), Counter())),
        expected_tasks=run.about.tasks,
        not_run=len(run.results) - len(counted),
        failed=sum(result.status == "failed" for result in counted),
        untrusted=sum(not result.trusted for result in solved),
        visible_only=sum(_visible_only(result) for result in counted),
        unguided=sum(bool(result.unguided) for result in counted),
        pass_at=metrics.pass_rates(counted),
        tokens_per_solved=tokens / len(solved) if solved else None,
        wall_s_per_solved=wall / len(solved) if solved else None,
        executions=sum(result.executions for result in counted),
        forward_passes=sum(result.forward_passes for result in counted),
        roles=role_counts(counted),
        steps=step_figures(counted),
        tests_kept=sum(result.tests_kept for result in counted),
        tests_dropped=sum(result.tests_dropped for result in counted),
        designed_tests=designed_checks.figures(counted),
        by_programs=program_curve.curve(counted),
        last_five=program_curve.last_programs(counted, 5),
        levels=_levels(counted),
        outcomes=dict(Counter(map(ending, run.results)).most_common()),
    )


def _levels(counted: Sequence[TaskResult]) -> dict[str, LevelFigures]:
    """In the order in which the levels first come up."""
    found: dict[str, LevelFigures] = {}
    for name in dict.fromkeys(result.level for result in counted if result.level):
        solved = [float(result.solved) for result in counted if result.level == name]
        rate = metrics.bootstrap(solved)
        found[name] = LevelFigures(len(solved), int(sum(solved)), rate.value, (rate.low, rate.high))
    return found


def harvest_told(one: Summary) -> str:
    """Whether a run harvests, in words; a dash for other strategies."""
    if one.harvest is None:
        return "–"
    return "harvest" if one.harvest else "no harvest"


def signals_told(one: Summary) -> str:
    """How many signals were shortened, and how much of them was kept; nothing without signals."""
    written, shortened = one.signals.get("written", 0), one.signals.get("shortened", 0)
    if not written:
        return ""
    kept = one.signals.get("characters", 0) / max(1, one.signals.get("whole_characters", 0))
    return f"{shortened} of {written} signals shortened, {100 * kept:.0f} % kept"


def _visible_only(result: TaskResult) -> bool:
    return bool(result.visible) and set(result.visible) == {"pass"} and not result.solved


def ending(result: TaskResult) -> str:
    """How a task ended, in a word or two."""
    if result.status != "judged":
        return result.status
    if result.solved:
        return "solved"
    return next((outcome for outcome in result.hidden if outcome != "pass"), "no answer")


@dataclass(frozen=True)
class Comparison:
    """The second run against the first."""

    first: str
    second: str
    paired: Paired
    rsr: float | None
    """Share of what the first failed that the second gains, on the common tasks."""


def comparisons(runs: Sequence[BenchRun]) -> list[Comparison]:
    """All pairs of runs on the same data."""
    found = []
    for first, second in combinations(runs, 2):
        same = (first.about.dataset, first.about.data_sha256) == (
            second.about.dataset,
            second.about.data_sha256,
        )
        if same:
            pair = metrics.paired(first.solved, second.solved)
            found.append(Comparison(first.name, second.name, pair, _rsr(first, second)))
    return found


def _rsr(first: BenchRun, second: BenchRun) -> float | None:
    common = first.solved.keys() & second.solved.keys()
    if not common:
        return None
    base, better = (sum(run.solved[task] for task in common) / len(common) for run in (first, second))
    return metrics.rsr(better, base)
