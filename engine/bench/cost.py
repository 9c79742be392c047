"""Compares runs at equal cost: what each has solved where a task may cost so many seconds or tokens.

A task ends when its program passes the visible tests, so that a run tells this for every smaller cost, too.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.bench.report import Paired, judged, paired, pairs
from engine.bench.store import BenchRun, TaskResult

_SECONDS = (1, 3, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200)
_TOKENS = tuple(head * 10**zeros for zeros in range(1, 8) for head in (1, 3))


@dataclass(frozen=True)
class Currency:
    """Something that a task costs."""

    name: str
    """For people."""
    key: str
    """For JSON."""
    bound: str
    """What bounds it, by field of ``engine.decoding.services.Budget``."""
    steps: tuple[int, ...]
    """Costs that tables show."""
    of: Callable[[TaskResult], float]

    def __str__(self) -> str:
        return self.name


CURRENCIES = (
    Currency("seconds", "seconds", "seconds", _SECONDS, lambda result: result.wall_s),
    Currency("written tokens", "written", "tokens", _TOKENS, lambda result: result.generated_tokens),
    Currency(
        "read or written tokens",
        "read_or_written",
        "read_and_written",
        _TOKENS,
        lambda result: result.prompt_tokens + result.generated_tokens,
    ),
)
"""Tokens that a cache has are not read, as in a budget."""


def costs(run: BenchRun, currency: Currency) -> dict[str, float]:
    """What each task that counts cost. What came after the budget was spent changed no answer."""
    bound = _bound(run, currency)
    found = {result.task: float(currency.of(result)) for result in judged(run)}
    return found if bound is None else {task: min(cost, bound) for task, cost in found.items()}


def reach(run: BenchRun, currency: Currency) -> float:
    """The cost up to which the run tells what it solves: its budget, or else that of its dearest task.

    Infinite for a run without any budget: each task ended by itself, and more would change nothing.
    """
    bounds = run.about.settings.get("budget") or {}
    if not any(bounds.values()):
        return math.inf
    bound = _bound(run, currency)
    return dearest(run, currency) if bound is None else bound


def dearest(run: BenchRun, currency: Currency) -> float:
    """The cost of the dearest task that counts."""
    return max(costs(run, currency).values(), default=0.0)


def _bound(run: BenchRun, currency: Currency) -> float | None:
    bound = (run.about.settings.get("budget") or {}).get(currency.bound)
    return None if bound is None else float(bound)


def solved_within(run: BenchRun, currency: Currency, cost: float) -> dict[str, bool]:
    """Whether each task that counts is solved for so much or less."""
    spent = costs(run, currency)
    return {result.task: result.solved and spent[result.task] <= cost for result in judged(run)}


def curve(run: BenchRun, currency: Currency) -> list[tuple[float, float]]:
    """Costs at which something more is solved, with the share of all tasks that is solved then."""
    spent, counted = costs(run, currency), judged(run)
    found = sorted(spent[result.task] for result in counted if result.solved)
    shares = {cost: number / len(counted) for number, cost in enumerate(found, 1)}
    return list(shares.items())


def steps(runs: Sequence[BenchRun], currency: Currency) -> list[int]:
    """Round costs, from the first at which anything is solved to one at which all is that ever is."""
    points = [cost for run in runs for cost, _ in curve(run, currency)]
    if not points or max(points) == 0:
        return []
    first = next((step for step in currency.steps if step >= min(points)), currency.steps[-1])
    last = next((step for step in currency.steps if step >= max(points)), currency.steps[-1])
    return [step for step in currency.steps if first <= step <= last]


def shares(run: BenchRun, currency: Currency, at: Sequence[float]) -> list[float]:
    """The share of tasks that is solved within each of these costs."""
    found = [solved_within(run, currency, cost).values() for cost in at]
    return [sum(solved) / max(1, len(solved)) for solved in found]


@dataclass(frozen=True)
class EqualCost:
    """Two runs, each within the same cost a task."""

    first: str
    second: str
    currency: Currency
    within: float
    """The smaller of what both runs reach; where both reach anything, what the dearest task cost."""
    paired: Paired


def at_equal_cost(runs: Sequence[BenchRun]) -> list[EqualCost]:
    """All pairs of runs on the same data, in each currency that both paid in."""
    found = []
    for first, second in pairs(runs):
        for currency in CURRENCIES:
            within = min(reach(first, currency), reach(second, currency))
            if math.isinf(within):
                within = max(dearest(first, currency), dearest(second, currency))
            if within > 0:
                solved = (solved_within(run, currency, within) for run in (first, second))
                found.append(EqualCost(first.name, second.name, currency, within, paired(*solved)))
    return found


def as_data(run: BenchRun, before: Sequence[BenchRun] = ()) -> dict[str, Any]:
    """Plain data: shares solved within round costs, and the run against each of those ``before`` it."""
    within: dict[str, Mapping[int, float]] = {}
    for currency in CURRENCIES:
        at = steps([run], currency)
        within[currency.key] = dict(zip(at, shares(run, currency, at), strict=True))
    compared = [pair for other in before for pair in at_equal_cost([other, run])]
    equal = [
        {**vars(pair), "currency": pair.currency.key, "paired": asdict(pair.paired)} for pair in compared
    ]
    return {"solved_within": within, "equal_cost": equal}
