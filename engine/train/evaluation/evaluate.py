"""Measures a model on tasks that training never saw, with the engine's own strategies.

A task counts as passed when its visible tests and all hidden ones pass. Three sets: ``combinations``
(held-out draws of families and compositions), ``wordings`` (known functions in words kept back) and
``entries`` (functions of which nothing was seen).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.bench.reporting.metrics import rsr
from engine.bench.running.presets import preset
from engine.decoding.agents import default_agents
from engine.judge import Judge
from engine.lm.base import LanguageModel
from engine.services import Plan, Services
from engine.strategies import strategy
from engine.support.confidence import wilson
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, Decoding, Usage
from sandbox import Limits, Outcome, SandboxPool

SETS = ("combinations", "wordings", "entries")
LIMITS = Limits(wall_s=1.0, cpu_s=1.0)
PLAUSIBILITY = 0.1
"""alpha of the methods with a plausibility mask, as in contrastive decoding (Li et al. 2023)."""
_AT_ONCE = 8


@dataclass(frozen=True)
class MeasuredMethod:
    """A strategy with its settings, and what to call it."""

    name: str
    strategy: str
    plan: Plan


def methods(
    samples: Sequence[int] = (12, 48), agents: int = 8, gammas: Sequence[float] = (0.0, 0.5, 1.0, 3.0)
) -> list[MeasuredMethod]:
    """What is compared: greedy, best of N, one EG-CFG agent at each gamma, ablations, races of agents."""
    tokens = 160
    plain = Decoding(tokens, harvest=False, memory_candidates=0)
    harvest = replace(plain, harvest=True)
    found = [
        MeasuredMethod("greedy", "direct", Plan((Agent(template="native"),), plain)),
        *(
            MeasuredMethod(f"best of {count}", "resample", Plan((Agent(count),), harvest))
            for count in samples
        ),
    ]
    for gamma in gammas:
        plan = Plan((Agent(gamma=gamma),), plain)
        if gamma > 0:
            found.append(MeasuredMethod(f"EG-CFG, gamma {gamma:g}", "eg-cfg", plan))
        harvesting = Plan(plan.agents, harvest)
        found.append(MeasuredMethod(f"EG-CFG, gamma {gamma:g}, harvest", "eg-cfg", harvesting))
    masked = replace(plain, plausibility=PLAUSIBILITY)
    for gamma in (1.0, 3.0):
        told = f"EG-CFG, gamma {gamma:g}, alpha {PLAUSIBILITY:g}"
        found.append(MeasuredMethod(told, "eg-cfg", Plan((Agent(gamma=gamma),), masked)))
    whole = Plan((Agent(gamma=1.0),), plain)
    for name in ("minimal-trace", "no-candidates"):
        told = f"EG-CFG, gamma 1, {name.replace('-', ' ')}"
        found.append(MeasuredMethod(told, "eg-cfg", preset(whole, name)))
    race = Plan(default_agents(agents, "native"), harvest)
    again = Plan(race.agents, replace(harvest, rounds=3))
    return [
        *found,
        MeasuredMethod(f"{agents} agents, harvest", "eg-cfg", race),
        MeasuredMethod(f"{agents} agents, harvest, 3 rounds", "eg-cfg", again),
    ]


@dataclass(frozen=True)
class MethodScore:
    """What a method did on a set of tasks."""

    method: str
    tasks: int
    passed: int
    visible: int
    """Tasks whose visible tests passed."""
    tokens: float
    """Generated per task."""
    seconds: float
    """Per task, ``_AT_ONCE`` at a time."""

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the pass rate."""
        return wilson(self.passed, self.tasks)


async def score(
    model: LanguageModel, pool: SandboxPool, samples: Sequence[Sample], method: MeasuredMethod
) -> MethodScore:
    """``method`` on all of ``samples``."""
    slots = asyncio.Semaphore(_AT_ONCE)
    services = Services(model, pool, LIMITS)

    async def one(sample: Sample) -> tuple[bool, bool, int]:
        async with slots:
            judge = Judge(sample.task, services, Usage())
            completion = await strategy(method.strategy)(judge, services, method.plan)
            program = sample.task.program(completion.code)
            hidden = await pool.run(program, sample.hidden, LIMITS, trace=False)
            passed = completion.passed and hidden.outcome is Outcome.PASS
            return passed, completion.passed, completion.usage.generated_tokens

    began = time.monotonic()
    done = await asyncio.gather(*map(one, samples))
    count = len(done)
    return MethodScore(
        method=method.name,
        tasks=count,
        passed=sum(passed for passed, _, _ in done),
        visible=sum(visible for _, visible, _ in done),
        tokens=sum(tokens for _, _, tokens in done) / count,
        seconds=(time.monotonic() - began) / count,
    )


def table(scores: dict[str, list[MethodScore]]) -> str:
    """Markdown: a row for each method; for each set pass rate with interval, RSR and tokens.

    RSR is the share of the first method's failures that is solved.
    """
    head = "| method | " + " | ".join(f"{name} | RSR | tokens" for name in scores) + " |\n"
    lines = [head, "| --- |" + " --- | --- | --- |" * len(scores) + "\n"]
    first = [results[0] for results in scores.values()]
    for row in zip(*scores.values(), strict=True):
        cells = (
            f"{_rate(one)} | {_rsr(one, base)} | {one.tokens:.0f}"
            for one, base in zip(row, first, strict=True)
        )
        lines.append(f"| {row[0].method} | " + " | ".join(cells) + " |\n")
    return "".join(lines)


def _rsr(one: MethodScore, base: MethodScore) -> str:
    saved = None if one is base else rsr(one.passed / one.tasks, base.passed / base.tasks)
    return "–" if saved is None else f"{saved:.0%}"


def _rate(one: MethodScore) -> str:
    low, high = one.interval
    return f"{one.passed / one.tasks:.2f} ({low:.2f}–{high:.2f})"
