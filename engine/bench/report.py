"""Summarizes runs: metrics of one run, and comparisons between runs of the same data."""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np

from engine.bench.presets import harvests
from engine.bench.store import BenchRun, TaskResult

_RESAMPLES = 10_000
_BLOCK = 500


@dataclass(frozen=True)
class Rate:
    """A share, with a 95 % interval."""

    value: float
    low: float
    high: float


def pass_at_k(samples: int, passed: int, k: int) -> float:
    """The unbiased estimate of pass@k from ``samples`` programs of a task (Chen et al., 2021)."""
    if not 1 <= k <= samples:
        raise ValueError(f"pass@{k} cannot be told from {samples} samples")
    return 1.0 - math.comb(samples - passed, k) / math.comb(samples, k)


def bootstrap(values: Sequence[float], seed: int = 0) -> Rate:
    """The mean, with the percentile bootstrap over tasks."""
    data = np.asarray(values, dtype=float)
    if not data.size:
        return Rate(0.0, 0.0, 0.0)
    random = np.random.default_rng(seed)
    means: list[float] = []
    for _ in range(0, _RESAMPLES, _BLOCK):
        drawn = random.integers(0, data.size, size=(_BLOCK, data.size))
        means += data[drawn].mean(axis=1).tolist()
    low, high = np.quantile(means, (0.025, 0.975))
    return Rate(float(data.mean()), float(low), float(high))


def rsr(accuracy: float, baseline: float) -> float | None:
    """Relative success rate (EG-CFG, section 4): the share of the baseline's failures that is solved.

    Both are shares; ``None`` where the baseline leaves nothing to solve.
    """
    return None if baseline >= 1 else (accuracy - baseline) / (1 - baseline)


@dataclass(frozen=True)
class Paired:
    """Two runs on the tasks that both judged."""

    tasks: int
    only_first: int
    only_second: int
    difference: Rate
    """Second minus first."""
    p: float
    """McNemar's exact test, two-sided: how often chance alone makes them differ so much."""


def paired(first: Mapping[str, bool], second: Mapping[str, bool]) -> Paired:
    """The second run against the first, task by task."""
    common = sorted(first.keys() & second.keys())
    lost = sum(first[task] and not second[task] for task in common)
    gained = sum(second[task] and not first[task] for task in common)
    difference = bootstrap([float(second[task]) - float(first[task]) for task in common])
    return Paired(len(common), lost, gained, difference, mcnemar(lost, gained))


def mcnemar(only_first: int, only_second: int) -> float:
    """The exact two-sided test: are the tasks that only one solves split by a fair coin?"""
    both = only_first + only_second
    tail = sum(math.comb(both, count) for count in range(min(only_first, only_second) + 1))
    return min(1.0, float(2 * tail / 2**both))


def judged(run: BenchRun) -> list[TaskResult]:
    """Those that count: not what could not be run. What failed for a fault of ours counts as not solved."""
    return [result for result in run.results if result.status != "not run"]


def is_solved(run: BenchRun) -> dict[str, bool]:
    """Whether each task that counts is solved."""
    return {result.task: result.solved for result in judged(run)}


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def classified(pairs: Iterable[Sequence[Any]]) -> dict[str, int]:
    """A checker's verdicts against the truth, of ``pairs`` of what it said and what is true."""
    counts = Counter((bool(said), bool(true)) for said, true in pairs)
    return {
        "true_positives": counts[True, True],
        "false_positives": counts[True, False],
        "true_negatives": counts[False, False],
        "false_negatives": counts[False, True],
    }


def shares(checker: Mapping[str, int]) -> dict[str, float | None]:
    """Accuracy, precision, recall, specificity and F1, as far as there is something to divide by."""
    tp, fp, tn, fn = checker.values()
    return {
        "accuracy": _share(tp + tn, tp + fp + tn + fn),
        "precision": _share(tp, tp + fp),
        "recall": _share(tp, tp + fn),
        "specificity": _share(tn, tn + fp),
        "f1": _share(2 * tp, 2 * tp + fp + fn),
    }


def summary(run: BenchRun) -> dict[str, Any]:
    """The figures of one run, as plain data. Intervals are 95 %, by bootstrap over tasks.

    ``tasks`` count: they are judged, or failed for a fault of ours. ``accuracy`` is the share of them that
    is solved, with samples by the first one. ``wall_s`` is the time of completing; its mean and deviation are
    those of a task (EG-CFG, Table 5). ``harvest`` says whether a candidate that passes is the answer, if
    there are candidates. ``untrusted`` tasks are solved by a pass that the program could have forged, and
    those of ``visible_only`` pass the visible tests alone.
    """
    counted, settings = judged(run), run.about.settings
    solved = [result for result in counted if result.solved]
    rate = bootstrap([float(result.solved) for result in counted])
    tokens = sum(result.generated_tokens for result in counted)
    seconds = [result.wall_s or result.judge_s for result in counted]
    wall = round(sum(seconds), 3)
    kept = Counter(test[1] for result in counted for test in result.designed)
    has_programs = any(result.programs for result in counted)
    last_five = [any(passed for passed, _ in result.programs[-5:]) for result in counted]
    return {
        "run": run.name,
        "dataset": run.about.dataset,
        "strategy": strategy(run),
        "tasks": len(counted),
        "solved": len(solved),
        "accuracy": rate.value,
        "interval": [rate.low, rate.high],
        "generated_tokens": tokens,
        "cached_tokens": sum(result.cached_tokens for result in counted),
        "wall_s": wall,
        "wall_s_mean": statistics.fmean(seconds) if seconds else None,
        "wall_s_deviation": statistics.stdev(seconds) if len(seconds) > 1 else None,
        "harvest": harvests(settings) if run.about.strategy in ("eg-cfg", "eg-cfg-thinker") else None,
        "signals": dict(sum((Counter(result.signals) for result in counted), Counter())),
        "expected_tasks": run.about.tasks,
        "not_run": len(run.results) - len(counted),
        "failed": sum(result.status == "failed" for result in counted),
        "untrusted": sum(not result.trusted for result in solved),
        "visible_only": sum(set(each.visible) == {"pass"} and not each.solved for each in counted),
        "unguided": sum(bool(result.unguided) for result in counted),
        "pass_at": _pass_rates(counted),
        "tokens_per_solved": tokens / len(solved) if solved else None,
        "wall_s_per_solved": wall / len(solved) if solved else None,
        "executions": sum(result.executions for result in counted),
        "forward_passes": sum(result.forward_passes for result in counted),
        "roles": _roles(counted),
        "steps": list(_steps([result for result in counted if result.steps])),
        "tests_kept": kept[True],
        "tests_dropped": kept[False],
        "designed_tests": _designed(counted),
        "by_programs": _by_programs(counted),
        "last_five": sum(last_five) / len(counted) if has_programs else None,
        "levels": _levels(counted),
        "outcomes": dict(Counter(map(ending, run.results)).most_common()),
        "solved_by": solved_by(run),
        "repeats": dict(sum((Counter(result.repeats) for result in counted), Counter())),
    }


FIRST, LATER, CANDIDATE, GUIDED, BEST = "first", "later", "candidate", "guided", "best"


def solved_by(run: BenchRun) -> dict[str, int]:
    """How many tasks each kind of program solved.

    ``first``: the first program, such as the likeliest; ``later``: another that nothing guided, a sample or a
    repair; ``candidate`` and ``guided``: one that a guided agent ran, and the one that it decided line by
    line; ``best``: one of these, where nothing passed the visible tests or the budget was over.
    """
    found = Counter(_kind(run.about.strategy, result) for result in judged(run) if result.solved)
    return {kind: found[kind] for kind in (FIRST, LATER, CANDIDATE, GUIDED, BEST)}


def _kind(name: str, result: TaskResult) -> str:
    agent = result.agent or {}
    if result.programs:
        return FIRST if result.programs[0][0] else LATER
    if agent.get("temperature") == 0 or result.unguided:
        return FIRST
    if not (name == "auto" or name.startswith("eg-cfg")):
        return BEST if result.how == "interrupted" else FIRST
    if not agent.get("gamma"):
        return LATER if result.rungs or result.how != "decoded" else FIRST
    is_told = not result.rungs or any(rung["passed"] for rung in result.rungs)
    return {"decoded": GUIDED, "harvested": CANDIDATE}.get(result.how if is_told else "", BEST)


def _pass_rates(results: Sequence[TaskResult]) -> dict[int, dict[str, float]]:
    """pass@k for k = 1, 2, 5, 10, ... as far as every task has so many samples."""
    counts = [(len(result.samples), sum(result.samples)) for result in results if result.samples]
    least = min((samples for samples, _ in counts), default=0)
    return {
        k: vars(bootstrap([pass_at_k(samples, passed, k) for samples, passed in counts]))
        for k in (1, 2, 5, 10, 20, 50, 100)
        if k <= least
    }


def _roles(results: Sequence[TaskResult]) -> dict[str, dict[str, int]]:
    """Per role: tasks, how often asked, asked again, left to its default, tokens of questions and answers."""
    total: dict[str, dict[str, int]] = {}
    for name, counts in (pair for result in results for pair in result.roles.items()):
        mine = total.setdefault(name, {"tasks": 0})
        for key, count in {"tasks": 1, **counts}.items():
            mine[key] = mine.get(key, 0) + count
    return total


def _steps(flows: Sequence[TaskResult]) -> Iterator[dict[str, Any]]:
    """Every step of a workflow over all tasks (QualityFlow, tables 1 and 4).

    First ``zero-shot``, the program of the first wording alone, then one for each step in order, and
    ``final``. A task that is over keeps its program in later steps: ``pass_at_1`` and ``accepted`` are shares
    of all tasks, ``reached`` counts those that were not over. A positive of the checker is a correct program.
    """
    if not flows:
        return
    first = [flow.steps[0]["checks"][0] for flow in flows if flow.steps[0]["checks"]]
    yield _step(
        "zero-shot", len(first), len(flows), [true for _, true in first], [said for said, _ in first], first
    )
    for place, step in enumerate(max(flows, key=lambda flow: len(flow.steps)).steps):
        reached = [flow.steps[place] for flow in flows if len(flow.steps) > place]
        standing = [flow.steps[min(place, len(flow.steps) - 1)] for flow in flows]
        solved, accepted = ([each[key] for each in standing] for key in ("solved", "accepted"))
        checks = [check for each in reached for check in each["checks"]]
        yield _step(step["name"], len(reached), len(flows), solved, accepted, checks)
    every = [check for flow in flows for step in flow.steps for check in step["checks"]]
    yield _step("final", len(flows), len(flows), [flow.solved for flow in flows], accepted, every)


def _step(
    name: str, reached: int, tasks: int, solved: Iterable[Any], accepted: Iterable[Any], checks: Iterable[Any]
) -> dict[str, Any]:
    return {
        "name": name,
        "reached": reached,
        "pass_at_1": sum(map(bool, solved)) / tasks,
        "accepted": sum(map(bool, accepted)) / tasks,
        "checker": classified(checks),
    }


def _designed(results: Sequence[TaskResult]) -> dict[str, Any] | None:
    """What became of designed tests (QualityFlow, table 6), by the reference's verdict on them.

    ``None`` if there are none. Tests of tasks without a reference in Python are left out. ``covered`` tasks
    had no accepted program before, ``triggered`` tests are failed by a program. A positive of the checker is
    an incorrect test, which it drops. ``before`` and ``after`` it: tasks with triggered tests, and of those
    triggered and incorrect tests a task.
    """
    designed = [[test for test in one.designed if test[2] is not None] for one in results]
    if not any(designed):
        return None
    triggered = [[test for test in tests if test[0]] for tests in designed]
    every = [test for tests in triggered for test in tests]
    return {
        "tasks": len(results),
        "covered": sum(bool(tests) for tests in designed),
        "tests": sum(map(len, designed)),
        "triggered": len(every),
        "incorrect": sum(not right for _, _, right in every),
        "checker": classified((not kept, not right) for _, kept, right in every if kept is not None),
        "before": _averages(triggered),
        "after": _averages([[test for test in tests if test[1] is not False] for tests in triggered]),
    }


def _averages(tasks: Sequence[Sequence[Any]]) -> tuple[int, float | None, float | None]:
    some = [tests for tests in tasks if tests]
    incorrect = sum(not right for tests in some for _, _, right in tests)
    return len(some), _share(sum(map(len, some)), len(some)), _share(incorrect, len(some))


def _by_programs(results: Sequence[TaskResult]) -> list[float]:
    """pass@1 with at most 1, 2, 3, ... programs a task (CodeTree, figures 4 to 6).

    A task that ended earlier keeps its answer. One without a program is not solved.
    """
    most = max((len(one.programs) for one in results), default=0)
    return [
        sum(bool(one.programs) and one.programs[min(number, len(one.programs)) - 1][1] for one in results)
        / len(results)
        for number in range(1, most + 1)
    ]


def _levels(counted: Sequence[TaskResult]) -> dict[str, dict[str, Any]]:
    """In the order in which the levels first come up."""
    found: dict[str, dict[str, Any]] = {}
    for name in dict.fromkeys(result.level for result in counted if result.level):
        solved = [float(result.solved) for result in counted if result.level == name]
        rate = bootstrap(solved)
        found[name] = {
            "tasks": len(solved),
            "solved": int(sum(solved)),
            "accuracy": rate.value,
            "interval": (rate.low, rate.high),
        }
    return found


def rungs(run: BenchRun) -> dict[str, Counter[str]]:
    """Per rung of the ladder, in the order in which they were first tried: what it brought, and what it cost.

    ``tasks`` came to it, ``passed`` have a program that passes the visible tests; ``seconds``, and tokens
    ``read`` and ``written``.
    """
    found: dict[str, Counter[str]] = {}
    for rung in (rung for result in run.results for rung in result.rungs):
        costs = {key: rung[key] for key in ("seconds", "read", "written")}
        found.setdefault(rung["name"], Counter()).update(tasks=1, passed=int(rung["passed"]), **costs)
    return found


def ending(result: TaskResult) -> str:
    """How a task ended, in a word or two."""
    if result.status != "judged":
        return result.status
    if result.solved:
        return "solved"
    return next((outcome for outcome in result.hidden if outcome != "pass"), "no answer")


def strategy(run: BenchRun) -> str:
    """The strategy; with what was looked for before it began, for that is another method."""
    remembers = run.about.settings.get("memory", "off") != "off"
    return f"{run.about.strategy}+memory" if remembers else run.about.strategy


def label(run: BenchRun) -> str:
    """What a run is, for people: strategy, switches and model."""
    settings, name = run.about.settings, strategy(run)
    method = settings.get("method", {})
    tokens = method.get("similar_tokens", 0) if name.endswith("+memory") else 0
    switches = (
        settings.get("preset"),
        method.get("variant"),
        "eg-cfg solver" if method.get("solver") == "eg-cfg" else "",
        f"similar functions in {tokens} tokens" if tokens else "",
    )
    shown = ", ".join(switch for switch in switches if switch)
    told = f"{name} ({shown})" if shown else name
    model = Path(settings.get("model", {}).get("name") or "auto").name
    return told if run.about.strategy == "gold" else f"{told}, {model}"


@dataclass(frozen=True)
class Comparison:
    """The second run against the first."""

    first: str
    second: str
    paired: Paired
    rsr: float | None
    """Share of what the first failed that the second gains, on the common tasks."""


def by_data(runs: Sequence[BenchRun]) -> list[list[BenchRun]]:
    """Runs on the same data together."""
    found: dict[tuple[str, str], list[BenchRun]] = {}
    for run in runs:
        found.setdefault((run.about.dataset, run.about.data_sha256), []).append(run)
    return list(found.values())


def pairs(runs: Sequence[BenchRun]) -> Iterator[tuple[BenchRun, BenchRun]]:
    """All pairs of runs on the same data."""
    return (pair for same in by_data(runs) for pair in combinations(same, 2))


def comparisons(runs: Sequence[BenchRun]) -> list[Comparison]:
    """All pairs of runs on the same data."""
    found = []
    for first, second in pairs(runs):
        base, better = is_solved(first), is_solved(second)
        common = base.keys() & better.keys()
        shares = [sum(each[task] for task in common) / max(1, len(common)) for each in (better, base)]
        gain = rsr(*shares) if common else None
        found.append(Comparison(first.name, second.name, paired(base, better), gain))
    return found
