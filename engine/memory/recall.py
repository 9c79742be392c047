"""Tries the known functions found for a task on its visible tests, in the sandbox, before generation."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from engine.core.execution import Sandbox
from engine.core.task import Task, Usage
from engine.memory.memory import Memory
from engine.memory.recollection import NOTHING, Recollection, Tried, is_meant
from engine.memory.types import Known, Order, Request, request
from engine.support.async_tasks import together
from engine.support.load import slowdown
from sandbox import Limits

TRIAL_S = 1.0
"""No trial begins later than this after the first; longer on a machine that is busy with other work."""
_RUN_S = 0.3
"""Of one trial, likewise."""
_AT_ONCE = 4


@dataclass(frozen=True)
class _Trial:
    known: Known
    order: Order
    body: str
    likeness: float


async def recall(
    task: Task, memory: Memory, sandbox: Sandbox, limits: Limits, usage: Usage, seconds: float | None = None
) -> Recollection:
    """Searches ``memory`` and runs what is found, the likest first, until one is the answer.

    Begins no trial after ``seconds`` (``TRIAL_S``, longer on a busy machine). Finds nothing for a task
    without tests. Raises ``SandboxError`` when nothing can run.
    """
    asked = request(task) if task.tests else None
    if asked is None:
        return NOTHING
    began = time.perf_counter()
    until = began + (TRIAL_S * slowdown() if seconds is None else seconds)
    told = f"{asked.name} {task.description}"
    trials, tried = _trials(memory, asked), list[Tried]()
    while time.perf_counter() < until and (group := list(islice(trials, _AT_ONCE))):
        results = await together(
            sandbox.run(task.program(each.body), task.tests, _within(limits), trace=True) for each in group
        )
        usage.executions += len(group)
        tried += [
            Tried(each.known, each.order, each.body, each.likeness, result, is_meant(each.known, told))
            for each, result in zip(group, results, strict=True)
        ]
        if Recollection(tuple(tried)).answer is not None:
            break
    return Recollection(tuple(tried), time.perf_counter() - began, usage.executions)


def _trials(memory: Memory, asked: Request) -> Iterator[_Trial]:
    """Each different body once."""
    seen: set[str] = set()
    for found in memory.search(asked):
        for order in found.orders:
            body = found.known.body(asked, order)
            if body is not None and body not in seen:
                seen.add(body)
                yield _Trial(found.known, order, body, found.likeness)


def _within(limits: Limits) -> Limits:
    longest = _RUN_S * slowdown()
    return replace(limits, wall_s=min(limits.wall_s, longest), cpu_s=min(limits.cpu_s, longest))
