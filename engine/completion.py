"""Completes one task with a strategy: the engine's one entry point."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.events import Progress
from engine.core.execution import Sandbox
from engine.core.task import Completion, Task, Usage
from engine.decoding.dynamic_signal import FULL_VALUE_CHARS
from engine.decoding.judge import Judge, no_program
from engine.decoding.services import Plan, Services
from engine.lm.base import LanguageModel
from engine.strategies import check, check_guidance
from engine.strategies import strategy as named
from engine.support.async_tasks import begin, end
from engine.support.errors import SettingsError
from sandbox import Limits


@dataclass(frozen=True)
class Engaged:
    """What writes a completion: a model, a sandbox for what it writes, and a plan."""

    model: LanguageModel
    sandbox: Sandbox
    plan: Plan


async def complete_with(
    engage: Callable[[], Awaitable[Engaged]],
    task: Task,
    limits: Limits,
    strategy: str,
    listen: Callable[[Progress], None],
    *stops: asyncio.Event,
) -> Completion:
    """Does what :func:`complete` does; nothing is engaged where one of ``stops`` is set already."""
    if any(stop.is_set() for stop in stops):
        return Completion(task, "", no_program(task), strategy, None, Usage(), "interrupted")
    engaged = await engage()
    services = Services(engaged.model, engaged.sandbox, limits, listen)
    return await complete(task, services, engaged.plan, strategy, *stops)


async def complete(
    task: Task, services: Services, plan: Plan, strategy: str = "auto", *stops: asyncio.Event
) -> Completion:
    """The strategy's completion, or the best program so far when a stop is set or the deadline passes.

    Cancelling stops everything under it: waiting model requests are dropped, children are killed.
    Raises ``EngineError`` for settings or a model that cannot work, ``SandboxError`` when nothing can run.
    """
    check(strategy, plan.workflow.variants)
    if not services.model.gives_distributions:
        check_guidance(strategy, plan.workflow.solver)
    if not plan.agents:
        raise SettingsError("There is no agent to work. Give at least one.")
    started = time.perf_counter()
    services = _tracing(services, plan)
    usage = Usage()
    judge = Judge(task, services, usage)
    completion = await _until(_made(judge, plan, strategy), plan.decoding.deadline_s, stops)
    if completion is None:
        completion = _cut_short(judge, plan, strategy, stops)
    usage.wall_s = time.perf_counter() - started
    return completion


async def _made(judge: Judge, plan: Plan, strategy: str) -> Completion:
    """What the strategy makes, or the body that stands there already, unless that passes fewer tests."""
    standing = None
    if plan.standing:
        passes = await judge.attempt(plan.standing, None)
        standing = judge.completion(strategy, "standing")
        if passes:
            return standing
    made = await named(strategy)(judge, plan)
    return made if standing is None or made.result.passed > standing.result.passed else standing


def _tracing(services: Services, plan: Plan) -> Services:
    """Keeps longer values for full traces, which are shortened by the signal's budget."""
    if plan.decoding.trace != "full":
        return services
    chars = max(services.limits.value_chars, FULL_VALUE_CHARS)
    return replace(services, limits=replace(services.limits, value_chars=chars))


def _cut_short(judge: Judge, plan: Plan, strategy: str, stops: Sequence[asyncio.Event]) -> Completion:
    """The best so far; at a deadline that may be the first lines of the likeliest program."""
    stopped = any(stop.is_set() for stop in stops)
    best = judge.completion(strategy, "interrupted")
    begun = best.code and len(judge.workings.rungs) == 1 and not (stopped or plan.standing)
    return replace(best, how="begun") if begun else best


async def _until(
    making: Coroutine[Any, Any, Completion], seconds: float | None, stops: Sequence[asyncio.Event]
) -> Completion | None:
    """What is made; None when the time is over, or one of ``stops`` is set, before that."""
    work = begin(making)
    stopped = [begin(stop.wait()) for stop in stops]
    try:
        await asyncio.wait({work, *stopped}, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finished = work.done()
    finally:
        await end((work, *stopped))
    return work.result() if finished else None
