"""A whole completion, as we schedule it and as the EG-CFG authors' program does."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

import torch
from transformers import AutoModelForCausalLM

from benchmarks.decoding.authors_schedule import FreshInterpreters, ScheduledModel
from benchmarks.figures import Figure
from benchmarks.setting import MODEL, samples
from engine.completion import complete
from engine.lm.base import LanguageModel
from engine.lm.transformers import load
from engine.services import Plan, Sandbox, Services
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, Completion, Decoding
from sandbox import SandboxPool

TASKS = 10
PLAN = Plan(
    (Agent(num_candidates=3, horizon=8, temperature=0.85, gamma=0.5),),
    Decoding(max_new_tokens=120, harvest=False),
)


@dataclass(frozen=True)
class _Done:
    completion: Completion
    seconds: float


def measure(folder: str = MODEL, count: int = TASKS) -> list[Figure]:
    """All figures, from one run with the model in ``folder`` on ``count`` tasks."""
    return asyncio.run(_measure(folder, count))


async def _measure(folder: str, count: int) -> list[Figure]:
    model = await load(folder, device="cpu", dtype="float32", threads=1)
    torch.set_num_threads(1)
    network = AutoModelForCausalLM.from_pretrained(folder, dtype=torch.float32)
    pairs: list[tuple[_Done, _Done]] = []
    try:
        async with SandboxPool(parallel=2) as pool:
            for sample in samples(count):
                await _ours(sample, model, pool)  # once before, so that neither meets a cold cache
                pairs.append((await _ours(sample, model, pool), await _theirs(sample, model, network, pool)))
    finally:
        await model.close()
    return _figures(pairs)


def _figures(pairs: list[tuple[_Done, _Done]]) -> list[Figure]:
    ours, theirs = (sum(pair[side].seconds for pair in pairs) for side in (0, 1))
    same = sum(first.completion.code == second.completion.code for first, second in pairs)
    about = "one agent, s=3 d=8 t=0.85 gamma=0.5, no harvest, float32, one thread"
    return [
        Figure("speedup_over_authors_schedule", theirs / ours, "x", about, ">= 10"),
        Figure("completion_s", ours / len(pairs), "s", "ours, a task"),
        Figure("authors_schedule_completion_s", theirs / len(pairs), "s", "theirs, a task, without debugger"),
        Figure("same_code", same / len(pairs), "", "share of tasks that end in the same code"),
    ]


async def _ours(sample: Sample, model: LanguageModel, pool: Sandbox) -> _Done:
    began = time.perf_counter()
    completion = await complete(sample.task, Services(model, pool), PLAN)
    return _Done(completion, time.perf_counter() - began)


async def _theirs(sample: Sample, model: LanguageModel, network: object, pool: Sandbox) -> _Done:
    fresh = FreshInterpreters(pool, sample.task.program(sample.body))
    services = Services(ScheduledModel(model, network), fresh)
    plan = Plan(PLAN.agents, Decoding(max_new_tokens=120, harvest=False, drafts=False))
    began = time.perf_counter()
    completion = await complete(sample.task, services, plan)
    return _Done(completion, time.perf_counter() - began - fresh.ours_s)
