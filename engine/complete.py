"""Completes one task with a strategy: the engine's one entry point."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

from engine.judge import Judge
from engine.services import Plan, Services
from engine.strategies import check
from engine.strategies import strategy as named
from engine.tasks import begin, end
from engine.types import Completion, SettingsError, Task, Usage


async def complete(
    task: Task, services: Services, plan: Plan, strategy: str = "eg-cfg", *stops: asyncio.Event
) -> Completion:
    """The strategy's completion, or the best program so far when a stop is set or the deadline passes.

    Cancelling stops everything under it: waiting model requests are dropped, children are killed.
    Raises ``EngineError`` for settings or a model that cannot work, ``SandboxError`` when nothing can run.
    """
    method = named(strategy)
    check(strategy, plan.workflow.variants)
    if not plan.agents:
        raise SettingsError("There is no agent to work. Give at least one.")
    started = time.perf_counter()
    judge = Judge(task, services, Usage())
    work = begin(method(judge, services, plan))
    stopped = [begin(stop.wait()) for stop in stops]
    try:
        await asyncio.wait(
            {work, *stopped}, timeout=plan.decoding.deadline_s, return_when=asyncio.FIRST_COMPLETED
        )
        finished = work.done()
    finally:
        await end((work, *stopped))
    judge.usage.wall_s = time.perf_counter() - started
    completion = work.result() if finished else judge.completion(strategy, "interrupted")
    return replace(completion, plan=plan.note)
