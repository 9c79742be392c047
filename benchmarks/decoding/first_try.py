"""Measures what the first try saves: the default agents with and without it.

Tasks are held-out tellings from the training library; both ways with the same seeds, one task at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from benchmarks.figures import Figure
from benchmarks.setting import MODEL, samples
from engine.completion import complete
from engine.decoding.agents import default_agents
from engine.lm.transformers import load
from engine.services import Plan, Services
from engine.types import Completion, Decoding
from sandbox import Outcome, SandboxPool

TASKS = 24
WITH, WITHOUT = "with", "without"


def measure(folder: str = MODEL, count: int = TASKS) -> list[Figure]:
    """All figures, from one run with the model in ``folder`` on ``count`` tasks."""
    return asyncio.run(_measure(folder, count))


@dataclass
class _Sums:
    seconds: list[float] = field(default_factory=list)
    tokens: int = 0
    solved: int = 0
    """By hidden tests, too."""


async def _measure(folder: str, count: int) -> list[Figure]:
    model = await load(folder, device="cpu", dtype="float32")
    agents = default_agents(8, "native")
    plans = {way: Plan(agents, Decoding(160, first_try=way == WITH)) for way in (WITH, WITHOUT)}
    sums = {way: _Sums() for way in plans}
    try:
        async with SandboxPool(parallel=2) as pool:
            for sample in samples(count):
                for way, plan in plans.items():
                    began = time.perf_counter()
                    completion: Completion = await complete(sample.task, Services(model, pool), plan)
                    sums[way].seconds.append(time.perf_counter() - began)
                    hidden = await pool.run(sample.task.program(completion.code), sample.hidden, trace=False)
                    sums[way].tokens += completion.usage.generated_tokens
                    sums[way].solved += completion.passed and hidden.outcome is Outcome.PASS
    finally:
        await model.close()
    return list(_figures(sums, count))


def _figures(sums: dict[str, _Sums], count: int) -> Iterator[Figure]:
    first, without = sums[WITH], sums[WITHOUT]
    about = "8 agents, harvest, one round"
    yield Figure("first_try_speedup", sum(without.seconds) / sum(first.seconds), "x", f"wall clock, {about}")
    halves = [sorted(each.seconds)[count // 2] for each in (without, first)]
    yield Figure("first_try_median_speedup", halves[0] / halves[1], "x", "of the median task")
    yield Figure("first_try_tokens_saved", 1 - first.tokens / without.tokens, "", "share of generated tokens")
    for way, each in sums.items():
        yield Figure(f"solved_{way}", each.solved, "", f"of {count}, by visible and hidden tests")
        yield Figure(f"completion_s_{way}", sum(each.seconds) / count, "s", "a task")
