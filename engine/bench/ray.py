"""Many machines: one actor for each worker, a task is a unit, results come back to one file of records.

Needs the extra ``ray``. Connects to the cluster that RAY_ADDRESS names, or starts one on this machine.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Any

from engine.bench import runner
from engine.bench.problem import Problem
from engine.bench.result import Result
from engine.bench.solver import Solver
from engine.bench.store import Store
from engine.types import SettingsError

Opened = Callable[[], AbstractAsyncContextManager[Solver]]
_TRIES = 3
"""How often a task is given out before a worker that dies with it is taken for its fault."""


class Worker:
    """The actor: opens its solver at the first task and keeps it."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._stack = AsyncExitStack()
        self._solver: Solver | None = None
        self._opening = asyncio.Lock()

    async def solve(self, problem: Problem) -> Result:
        """As ``Solver.solve``; what goes wrong is in the result."""
        async with self._opening:
            if self._solver is None:
                self._solver = await self._stack.enter_async_context(self._opened())
        return await runner.attempt(self._solver, problem)

    async def process(self) -> int:
        """The process it lives in."""
        import os

        return os.getpid()

    async def close(self) -> None:
        """Frees model and sandbox."""
        await self._stack.aclose()


async def run_on_ray(
    problems: Sequence[Problem],
    opened: Opened,
    store: Store,
    workers: int,
    concurrency: int,
    gpus: float = 0.0,
    listen: Callable[[Result], None] = lambda result: None,
) -> None:
    """Solves ``problems`` on ``workers`` actors, ``concurrency`` tasks in flight on each.

    A worker that dies is started again, and its tasks are given out again. Raises ``SettingsError`` when ray
    is not installed.
    """
    ray = _ray()
    queue: asyncio.Queue[tuple[Problem, int]] = asyncio.Queue()
    for problem in problems:
        queue.put_nowait((problem, 1))
    left = len(problems)

    async def lane(actor: Any) -> None:
        nonlocal left
        while left:
            try:
                problem, tries = await asyncio.wait_for(queue.get(), 0.2)
            except TimeoutError:
                continue
            result = await _asked(ray, actor, problem, tries)
            if result is None:
                queue.put_nowait((problem, tries + 1))
                continue
            left -= 1
            store.append(result)
            listen(result)

    async with _actors(ray, opened, workers, concurrency, gpus) as actors, asyncio.TaskGroup() as group:
        for actor in actors:
            for _ in range(concurrency):
                group.create_task(lane(actor))


async def _asked(ray: Any, actor: Any, problem: Problem, tries: int) -> Result | None:
    """The result; ``None`` if the worker was lost and the task is to be given out again."""
    try:
        result: Result = await actor.solve.remote(problem)
    except ray.exceptions.RayActorError as error:
        if tries >= _TRIES:
            return Result(problem.id, "failed", reason=f"{tries} workers were lost with it: {error}"[:400])
        await asyncio.sleep(0.2)
        return None
    return result


@asynccontextmanager
async def _actors(
    ray: Any, opened: Opened, workers: int, concurrency: int, gpus: float
) -> AsyncIterator[list[Any]]:
    """The workers; they end with the context, and a cluster that was started here does too."""
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=None, log_to_driver=False, include_dashboard=False)
    options = {"num_gpus": gpus, "num_cpus": 1, "max_restarts": -1, "max_concurrency": concurrency + 1}
    made = ray.remote(Worker).options(**options)
    actors = [made.remote(opened) for _ in range(workers)]
    try:
        yield actors
    finally:
        for actor in actors:
            ray.kill(actor)
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise SettingsError("The executor 'ray' needs the package: pip install 'egcfg-lsp[ray]'.") from None
