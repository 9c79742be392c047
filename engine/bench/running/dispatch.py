"""Assigns problems to remote workers, and reassigns those of a lost worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from engine.bench.problems.problem import Problem
from engine.bench.running.solver import Solver
from engine.bench.running.store import RunStore
from engine.bench.running.task_result import TaskResult

Opened = Callable[[], AbstractAsyncContextManager[Solver]]
"""What a worker opens, once, to solve problems with."""
_TRIES = 3
"""How often a task is given out before a worker that dies with it is taken for its fault."""
_PAUSE_S = 0.2


class WorkerLost(Exception):
    """The worker died with the task."""


class Worker(Protocol):
    """Somebody elsewhere, who comes back after a death."""

    async def solve(self, problem: Problem) -> TaskResult:
        """As ``Solver.solve``; what goes wrong is in the result. Raises ``WorkerLost``."""


async def spread(
    problems: Sequence[Problem],
    workers: Sequence[Worker],
    store: RunStore,
    concurrency: int,
    listen: Callable[[TaskResult], None] = lambda result: None,
) -> None:
    """Solves ``problems``, ``concurrency`` at a time on each of ``workers``; every result is written at once.

    What a worker raises otherwise ends the run.
    """
    queue: asyncio.Queue[tuple[Problem, int] | None] = asyncio.Queue()
    for problem in problems:
        queue.put_nowait((problem, 1))
    left, lanes = len(problems), concurrency * len(workers)

    async def lane(worker: Worker) -> None:
        nonlocal left
        while left and (given := await queue.get()) is not None:
            problem, tries = given
            result = await _asked(worker, problem, tries)
            if result is None:
                queue.put_nowait((problem, tries + 1))
                continue
            left -= 1
            store.append(result)
            listen(result)
        for _ in range(lanes):  # those that wait for what others may lose
            queue.put_nowait(None)

    try:
        async with asyncio.TaskGroup() as group:
            for worker in workers:
                for _ in range(concurrency):
                    group.create_task(lane(worker))
    except BaseExceptionGroup as several:
        raise several.exceptions[0] from None


async def _asked(worker: Worker, problem: Problem, tries: int) -> TaskResult | None:
    """The result; ``None`` if the worker was lost and the task is to be given out again."""
    try:
        return await worker.solve(problem)
    except WorkerLost as error:
        if tries >= _TRIES:
            return TaskResult(
                problem.id, "failed", reason=f"{tries} workers were lost with it: {error}"[:400]
            )
        await asyncio.sleep(_PAUSE_S)
        return None
