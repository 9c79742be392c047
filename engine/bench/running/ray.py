"""Runs a benchmark on many machines with Ray: one actor per worker, one file of records.

Needs the extra ``ray``. Connects to the cluster that RAY_ADDRESS names, or starts one on this machine.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from engine.bench.problems.problem import Problem
from engine.bench.running import runner
from engine.bench.running.dispatch import Opened, WorkerLost, spread
from engine.bench.running.solver import Solver
from engine.bench.running.store import RunStore
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError


class Actor:
    """Lives in a process of Ray: opens its solver at the first task and keeps it."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._stack = AsyncExitStack()
        self._solver: Solver | None = None
        self._opening = asyncio.Lock()

    async def solve(self, problem: Problem) -> TaskResult:
        """As ``Solver.solve``; what goes wrong is in the result."""
        async with self._opening:
            if self._solver is None:
                self._solver = await self._stack.enter_async_context(self._opened())
        return await runner.attempt(self._solver, problem)


@dataclass(frozen=True)
class _Handle:
    """An actor, from here; Ray starts it again when it died."""

    ray: Any
    actor: Any

    async def solve(self, problem: Problem) -> TaskResult:
        try:
            result: TaskResult = await self.actor.solve.remote(problem)
        except self.ray.exceptions.RayActorError as error:
            raise WorkerLost(str(error)) from None
        return result


async def run_on_ray(
    problems: Sequence[Problem],
    opened: Opened,
    store: RunStore,
    workers: int,
    concurrency: int,
    gpus: float = 0.0,
    listen: Callable[[TaskResult], None] = lambda result: None,
) -> None:
    """Solves ``problems`` on ``workers`` actors, ``concurrency`` tasks in flight on each.

    A worker that dies is started again, and its tasks are given out again. Raises ``SettingsError`` when ray
    is not installed.
    """
    ray = _ray()
    async with _actors(ray, opened, workers, concurrency, gpus) as actors:
        await spread(problems, actors, store, concurrency, listen)


@asynccontextmanager
async def _actors(
    ray: Any, opened: Opened, workers: int, concurrency: int, gpus: float
) -> AsyncIterator[list[_Handle]]:
    """The workers; they end with the context, and a cluster that was started here does too."""
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=None, log_to_driver=False, include_dashboard=False)
    options = {"num_gpus": gpus, "num_cpus": 1, "max_restarts": -1, "max_concurrency": concurrency + 1}
    made = ray.remote(Actor).options(**options)
    actors = [_Handle(ray, made.remote(opened)) for _ in range(workers)]
    try:
        yield actors
    finally:
        for handle in actors:
            ray.kill(handle.actor)
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise SettingsError("The executor 'ray' needs the package: pip install 'egcfg-lsp[ray]'.") from None
