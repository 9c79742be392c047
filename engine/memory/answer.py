"""A completion that needs no model: a known function that passes, and that the request surely means."""

from __future__ import annotations

from collections.abc import Callable

from engine.judge import no_program
from engine.memory.memory import Memory
from engine.memory.recall import recall
from engine.memory.recollection import Recollection, Tried
from engine.progress import PassFound, Progress, Recalled
from engine.services import Sandbox
from engine.types import Completion, Task, Usage
from sandbox import Limits


async def remembered(
    task: Task,
    memory: Memory,
    sandbox: Sandbox,
    limits: Limits,
    listen: Callable[[Progress], None],
    strategy: str,
) -> Completion | Recollection:
    """The completion of ``task`` from memory or, where that is not sure, what was found.

    Raises ``SandboxError`` when nothing can run.
    """
    usage = Usage()
    found = await recall(task, memory, sandbox, limits, usage)
    if not found.tried:
        return found
    listen(Recalled(found))
    if found.answer is None:
        if found.passing:
            listen(PassFound(found.passing[0].body, found.passing[0].result))
        return found
    usage.wall_s = found.wall_s
    return _completion(task, found.answer, strategy, usage)


def without_model(task: Task, found: Recollection, strategy: str) -> Completion:
    """What there is where a stop is set before a model is asked: what passes, though it is not sure."""
    if found.passing:
        return _completion(task, found.passing[0], strategy, Usage(wall_s=found.wall_s))
    return Completion(task, "", no_program(task), strategy, None, Usage(wall_s=found.wall_s), "interrupted")


def _completion(task: Task, best: Tried, strategy: str, usage: Usage) -> Completion:
    return Completion(task, best.body, best.result, strategy, None, usage, best.told)
