"""Metrics of runs: rates with intervals, comparisons with a test, costs. Pure."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from engine.bench.running.task_result import TaskResult

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
    if samples - passed < k:
        return 1.0
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
    differences = [float(second[task]) - float(first[task]) for task in common]
    gained, lost = differences.count(1.0), differences.count(-1.0)
    return Paired(len(common), lost, gained, bootstrap(differences), mcnemar(lost, gained))


def mcnemar(only_first: int, only_second: int) -> float:
    """The exact two-sided test: are the tasks that only one solves split by a fair coin?"""
    both = only_first + only_second
    tail = sum(math.comb(both, count) for count in range(min(only_first, only_second) + 1))
    return min(1.0, float(2 * tail / 2**both))


def mean_and_deviation(values: Sequence[float]) -> tuple[float | None, float | None]:
    """The mean, and the standard deviation of the sample; ``None`` where there are too few values."""
    mean = statistics.fmean(values) if values else None
    return mean, statistics.stdev(values) if len(values) > 1 else None


def judged(results: Sequence[TaskResult]) -> list[TaskResult]:
    """Those that count: not what could not be run. What failed for a fault of ours counts as not solved."""
    return [result for result in results if result.status != "not run"]


def pass_rates(results: Sequence[TaskResult]) -> dict[int, Rate]:
    """pass@k for k = 1, 2, 5, 10, ... as far as every task has so many samples; empty without samples."""
    counts = [(len(result.samples), sum(result.samples)) for result in results if result.samples]
    least = min((samples for samples, _ in counts), default=0)
    return {
        k: bootstrap([pass_at_k(samples, passed, k) for samples, passed in counts])
        for k in (1, 2, 5, 10, 20, 50, 100)
        if k <= least
    }


def solved_by_agent(results: Sequence[TaskResult]) -> list[tuple[str, int]]:
    """Agents and how many tasks each solved, the most first."""
    counts: dict[str, int] = {}
    for result in results:
        if result.solved and result.agent is not None:
            counts[agent_name(result)] = counts.get(agent_name(result), 0) + 1
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))


def agent_name(result: TaskResult) -> str:
    """The agent that a result came from, in short."""
    agent = result.agent or {}
    return "s={num_candidates} d={horizon} t={temperature:g} γ={gamma:g} {template}".format(**agent)
