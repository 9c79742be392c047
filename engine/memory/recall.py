"""Tries the known functions found for a task on its visible tests, in the sandbox, before generation."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice

from engine.memory.confidence import Evidence, probability, results
from engine.memory.memory import Found, Memory
from engine.memory.recollection import NOTHING, Recollection, Tried
from engine.memory.types import Order, Request, request
from engine.memory.words import opposed
from engine.services import Sandbox
from engine.support.gather import together
from engine.types import Task, Usage
from sandbox import Limits

TRIAL_S = 0.5
"""No trial begins later than this after the first."""
_RUN_S = 0.3
"""Of one trial."""
_AT_ONCE = 4
_UNSEEN = 2
"""So many others are taken to pass among those that were not tried, when a trial ends early."""


async def recall(task: Task, memory: Memory, sandbox: Sandbox, limits: Limits, usage: Usage) -> Recollection:
    """Searches ``memory`` and runs what is found, the likest first, until one is surely meant.

    Finds nothing for a task without tests.

    Raises ``SandboxError`` when nothing can run.
    """
    asked = request(task) if task.tests else None
    if asked is None:
        return NOTHING
    began = time.perf_counter()
    short = replace(limits, wall_s=min(limits.wall_s, _RUN_S), cpu_s=min(limits.cpu_s, _RUN_S))
    tried: list[Tried] = []
    trials = _trials(memory.search(asked), asked)
    while batch := list(islice(trials, _AT_ONCE)):
        runs = await together(sandbox.run(task.program(each[2]), task.tests, short) for each in batch)
        usage.executions += len(batch)
        tried += [
            Tried(found.known, order, body, found.likeness, rank, result)
            for (found, order, body, rank), result in zip(batch, runs, strict=True)
        ]
        early = Recollection(tuple(_judged(tried, asked, _UNSEEN)))
        if early.answer is not None or time.perf_counter() - began > TRIAL_S:
            break
    else:
        early = Recollection(tuple(_judged(tried, asked, 0)))
    return replace(early, wall_s=time.perf_counter() - began)


def _trials(found: Sequence[Found], asked: Request) -> Iterator[tuple[Found, Order, str, int]]:
    """Each different body that the found functions make, with its rank."""
    seen: set[str] = set()
    for rank, each in enumerate(found, 1):
        for order in each.orders:
            body = each.known.body(asked, order)
            if body is not None and body not in seen:
                seen.add(body)
                yield each, order, body, rank


def _judged(tried: Sequence[Tried], asked: Request, unseen: int) -> Iterator[Tried]:
    """``tried`` with the probability of those that pass, ``unseen`` others being taken to pass as well."""
    passing = unseen + len({each.known.where for each in tried if each.passes})
    different, empty = results(asked)
    for each in tried:
        if each.passes:
            permuted = each.order != tuple(range(len(each.order)))
            against = opposed(each.known.where.rpartition(".")[2], asked.words)
            known = Evidence(each.likeness, each.rank, passing, different, empty, permuted, against)
            each = replace(each, probability=probability(known))
        yield each
