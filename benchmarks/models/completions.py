"""Measures whole completions by a random-weight model: event-loop delay, first line, memory.

Settings are those of a person who sets none, threads among them.
"""

from __future__ import annotations

import asyncio
import math
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from statistics import median_high as median

from benchmarks import places
from benchmarks.models.random_gguf import parameters
from benchmarks.models.sizes import FUNCTIONS, LINE, Setting, default_plan, functions, task
from engine.completion import complete
from engine.decoding.agents import page_of
from engine.decoding.prior_context import opened
from engine.lm.base import LanguageModel, Sampling
from engine.lm.speed_measurement import measure
from engine.lm.transformers import load
from engine.progress import LineDecided, Progress
from engine.services import Services
from engine.types import Task, Usage
from sandbox import SandboxPool

BEAT_S = 0.002
COMPLETION_S = 30.0
"""What a completion may take whose time is not measured."""
IDLE_S = 5.0
BUDGET_S = 4.0
"""That of a completion which nobody asked for."""
LEAST = 4
"""Tokens of a first line, and fewer than ``LINE``."""
MANY = 200
"""Functions among which those with such lines are looked for."""


@asynccontextmanager
async def _services(folder: Path) -> AsyncIterator[tuple[LanguageModel, SandboxPool]]:
    """A model, and a sandbox that has run before."""
    model = await load(str(folder), device="cpu")
    model.speed = await measure(model)
    try:
        async with SandboxPool() as pool:
            await pool.run(task().program("    pass\n"), task().tests)
            yield model, pool
    finally:
        await model.close()


async def loop(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """How late the event loop is while eight agents work, and while nobody does."""
    seconds = setting.seconds(COMPLETION_S)
    async with _services(setting.models.folder("bfloat16")) as (model, pool):
        for _ in range(setting.runs):
            async with _beating() as idle:
                await asyncio.sleep(setting.seconds(IDLE_S))
            async with _beating() as beat:
                await complete(task(), Services(model, pool), default_plan(model, task(), seconds, 8))
            yield {
                "loop_blocked_ms_max": beat.latest_ms,
                "loop_busy_ms_max": beat.busiest_ms,
                "loop_blocked_ms_idle": idle.latest_ms,
            }


@asynccontextmanager
async def _beating() -> AsyncIterator[Heartbeat]:
    beat = Heartbeat()
    beating = asyncio.create_task(beat.run())
    try:
        yield beat
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)


class Heartbeat:
    """A coroutine that wants to go on every two milliseconds."""

    def __init__(self) -> None:
        self.latest_ms = 0.0
        """The most that it was late."""
        self.busiest_ms = 0.0
        """The most processor time of the event loop's thread from one beat to the next."""

    async def run(self) -> None:
        """Beats until it is cancelled."""
        while True:
            due, used = time.perf_counter() + BEAT_S, time.thread_time()
            await asyncio.sleep(BEAT_S)
            self.latest_ms = max(self.latest_ms, 1e3 * (time.perf_counter() - due))
            self.busiest_ms = max(self.busiest_ms, 1e3 * (time.thread_time() - used))


async def first_line(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """Seconds from request to first line, the median of some functions; infinite if there is none."""
    budget = setting.seconds(BUDGET_S)
    async with _services(setting.models.varied()) as (model, pool):
        chosen = [each async for each in _ordinary(model, pool, budget, setting)]
    for _ in range(setting.runs):
        async with _services(setting.models.varied()) as (
            model,
            pool,
        ):  # another one: it has read none of the prompts
            times = [await _first_line_s(model, pool, each, budget) for each in chosen]
            yield {"first_line_s": median(times)}


async def _ordinary(
    model: LanguageModel, pool: SandboxPool, budget: float, setting: Setting
) -> AsyncIterator[Task]:
    """Functions whose first line is as long as people's are: many by random models never end."""
    count = setting.few(FUNCTIONS)
    for each in functions(MANY):
        plan, services = default_plan(model, each, budget), Services(model, pool)
        page = page_of(each, services, plan.agents[0], plan.decoding)
        async with opened(page.task, services, page.template, Usage()) as prompt:
            written: list[int] = []
            await prompt.prior.draw(LINE, Sampling(temperature=0.0), partial(_heard, written), lines=1)
        if setting.small or LEAST <= len(written) < LINE:
            count -= 1
            yield each
        if not count:
            return
    raise RuntimeError(f"Of {MANY} functions, too few have a first line of {LEAST} to {LINE - 1} tokens.")


def _heard(written: list[int], tokens: Sequence[int]) -> bool:
    written.extend(tokens)
    return True


async def _first_line_s(model: LanguageModel, pool: SandboxPool, task: Task, budget: float) -> float:
    plan = default_plan(model, task, budget)
    shown = math.inf
    began = time.perf_counter()

    def listen(event: Progress) -> None:
        nonlocal shown
        if isinstance(event, LineDecided):
            shown = min(shown, time.perf_counter() - began)

    completion = await complete(task, Services(model, pool, listen=listen), plan)
    return min(shown, time.perf_counter() - began) if completion.code.strip() else shown


async def memory(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """The peak of a process that loads the model and completes, over the bytes of its weights."""
    weights = 4 * parameters(setting.models.large)
    for _ in range(setting.runs):
        yield {"peak_memory_over_weights": await _peak("float32", setting) / weights}


async def memory_of_half(setting: Setting) -> AsyncIterator[dict[str, float]]:
    """The same where the weights are stored in 16 bits, as people have them."""
    weights = 4 * parameters(setting.models.large)
    for _ in range(setting.runs):
        yield {"peak_memory_over_weights_of_bfloat16": await _peak("bfloat16", setting) / weights}


async def _peak(stored: str, setting: Setting) -> int:
    folder, seconds = str(setting.models.folder(stored)), str(setting.seconds(COMPLETION_S))
    command = (sys.executable, "-m", "benchmarks.models.peak_memory", folder, seconds)
    process = await asyncio.create_subprocess_exec(*command, cwd=places.ROOT, stdout=asyncio.subprocess.PIPE)
    written, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}.")
    return int(written)
