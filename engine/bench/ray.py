"""Runs a benchmark on many machines with Ray: one actor per worker, one file of records.

Needs the extra ``ray``. Connects to the cluster that RAY_ADDRESS names, or starts one on this machine.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any

from engine.bench.problem import Problem
from engine.bench.solver import Solver
from engine.bench.store import TaskResult
from engine.bench.workers import Opened, RemoteSolver, WorkerLost, attempt
from engine.support.errors import SettingsError


class _Actor:
    """Lives in a process of Ray: opens its solver at the first task and keeps it."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._stack = AsyncExitStack()
        self._solver: Solver | None = None
        self._opening = asyncio.Lock()

    async def solve(self, problem: Problem) -> TaskResult:
        async with self._opening:
            if self._solver is None:
                self._solver = await self._stack.enter_async_context(self._opened())
        return await attempt(self._solver, problem)


@dataclass(frozen=True)
class _Handle(RemoteSolver):
    """An actor, from here; Ray starts it again when it died."""

    ray: Any
    actor: Any

    async def solve(self, problem: Problem) -> TaskResult:
        try:
            result: TaskResult = await self.actor.solve.remote(problem)
        except self.ray.exceptions.RayActorError as error:
            raise WorkerLost(str(error)) from None
        return result


@asynccontextmanager
async def actors(
    opened: Opened, workers: int, concurrency: int, gpus: float = 0.0
) -> AsyncIterator[list[Solver]]:
    """Solvers on machines of a cluster; one that is started here ends with the context.

    Raises ``SettingsError`` when ray is not installed.
    """
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise SettingsError("The executor 'ray' needs the package: pip install 'egcfg-lsp[ray]'.") from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=None, log_to_driver=False, include_dashboard=False)
    options = {"num_gpus": gpus, "num_cpus": 1, "max_restarts": -1, "max_concurrency": concurrency + 1}
    made = ray.remote(_Actor).options(**options)
    handles = [_Handle(ray, made.remote(opened)) for _ in range(workers)]
    try:
        yield [*handles]
    finally:
        for handle in handles:
            ray.kill(handle.actor)
        if ours:
            ray.shutdown()
