"""A completion that calls a function of the project where one is meant and passes, and else from a model."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.completion import complete
from engine.core.events import Progress, Recalled
from engine.core.execution import Sandbox
from engine.core.task import Completion, Task, Usage
from engine.decoding.judge import no_program
from engine.decoding.services import Plan, Services
from engine.lm.base import LanguageModel
from engine.memory.memory import Memory
from engine.memory.recall import recall
from engine.memory.recollection import NOTHING, Recollection
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
) -> Completion:
    """From memory or, where that has no answer, from the engine; ``engage`` is called for the latter alone.

    Ends with the best so far when one of ``stops`` is set. Raises what ``engine.complete`` and ``engage`` do.
    """
    recollection = NOTHING
    if memory is not None:
        found = await remembered(task, memory, sandbox, limits, listen, strategy)
        if isinstance(found, Completion):
            return found
        recollection = found
    if any(stop.is_set() for stop in stops):
        usage = Usage(wall_s=recollection.wall_s)
        return Completion(task, "", no_program(task), strategy, None, usage, "interrupted")
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
) -> Completion | Recollection:
    """The completion of ``task`` from memory or, where that has no answer, what was found.

    Raises ``SandboxError`` when nothing can run.
    """
    usage = Usage()
    found = await recall(task, memory, sandbox, limits, usage)
    if not found.tried:
        return found
    listen(Recalled(found))
    if (best := found.answer) is None:
        return found
    usage.wall_s = found.wall_s
    return Completion(task, best.body, best.result, strategy, None, usage, best.told, imports=best.imports)
