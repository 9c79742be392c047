"""A completion from memory where a known function is surely meant, and else from a model."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.completion import complete
from engine.judge import no_program
from engine.lm.base import LanguageModel
from engine.memory.memory import Memory
from engine.memory.recall import recall, traced
from engine.memory.recollection import NOTHING, Recollection, Tried
from engine.memory.types import REUSED
from engine.progress import PassFound, Progress, Recalled
from engine.services import Plan, Sandbox, Services
from engine.types import Completion, Task, Usage
from sandbox import Limits


@dataclass(frozen=True)
class Engaged:
    """What writes a completion: a model, a sandbox for what it writes, and a plan."""

    model: LanguageModel
    sandbox: Sandbox
    plan: Plan


async def completed(
    task: Task,
    memory: Memory | None,
    sandbox: Sandbox,
    limits: Limits,
    strategy: str,
    engage: Callable[[], Awaitable[Engaged]],
    listen: Callable[[Progress], None],
    *stops: asyncio.Event,
    alone: bool = True,
) -> Completion:
    """From memory or, where that is not sure, from the engine; ``engage`` is called for the latter alone.

    Unless memory may answer ``alone``, the engine has a say in all but calls of the project's functions.

    Ends with the best so far when one of ``stops`` is set. Raises what ``engine.complete`` and ``engage`` do.
    """
    recollection = NOTHING
    if memory is not None:
        found = await remembered(task, memory, sandbox, limits, listen, strategy, alone=alone)
        if isinstance(found, Completion):
            return found
        recollection = found
    if any(stop.is_set() for stop in stops):
        return without_model(task, recollection, strategy)
    engaged = await engage()
    services = Services(engaged.model, engaged.sandbox, limits, listen, recollection)
    return await complete(task, services, engaged.plan, strategy, *stops)


async def remembered(
    task: Task,
    memory: Memory,
    sandbox: Sandbox,
    limits: Limits,
    listen: Callable[[Progress], None],
    strategy: str,
    *,
    alone: bool = True,
) -> Completion | Recollection:
    """The completion of ``task`` from memory or, where that is not sure, what was found.

    Unless memory may answer ``alone``, only calls of the project's functions are sure.

    Raises ``SandboxError`` when nothing can run.
    """
    usage = Usage()
    found = await recall(task, memory, sandbox, limits, usage)
    if not found.tried:
        return found
    listen(Recalled(found))
    answer = found.answer
    if answer is None or not (alone or answer.known.how == REUSED):
        if found.passing:
            listen(PassFound(found.passing[0].body, found.passing[0].result))
        return await traced(found, task, sandbox, limits, usage)
    usage.wall_s = found.wall_s
    return _completion(task, answer, strategy, usage)


def without_model(task: Task, found: Recollection, strategy: str) -> Completion:
    """What there is where a stop is set before a model is asked: what passes, though it is not sure."""
    if found.passing:
        return _completion(task, found.passing[0], strategy, Usage(wall_s=found.wall_s))
    usage, doubt = Usage(wall_s=found.wall_s), found.doubt("")
    return Completion(task, "", no_program(task), strategy, None, usage, "interrupted", doubt=doubt)


def _completion(task: Task, best: Tried, strategy: str, usage: Usage) -> Completion:
    return Completion(task, best.body, best.result, strategy, None, usage, best.told, imports=best.imports)
