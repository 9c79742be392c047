"""Runs a benchmark's problems, several at once, and writes each result to disk immediately."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.bench.problems.problem import Problem
from engine.bench.running.solver import Solver
from engine.bench.running.store import RunStore
from engine.bench.running.task_result import TaskResult
from engine.core.errors import DataError, EngineError
from sandbox import InterpreterError, Refused, SandboxError


@dataclass(frozen=True)
class ProblemSelection:
    """Which problems of a data set are run."""

    ids: tuple[str, ...] = ()
    """As in the data set; the part after the last slash will do. Empty: all."""
    limit: int | None = None
    """At most so many, the first."""
    shard: tuple[int, int] = (1, 1)
    """The i-th of n parts, by a hash of the id, so that parts do not depend on the order."""

    def asked(self, problems: Sequence[Problem]) -> list[Problem]:
        """All that the run has, in all shards. Raises ``DataError`` for ids that are not there."""
        chosen = list(problems)
        if self.ids:
            chosen = [one for one in chosen if {one.id, one.id.rpartition("/")[2]} & set(self.ids)]
            known = {name for one in problems for name in (one.id, one.id.rpartition("/")[2])}
            if absent := [name for name in self.ids if name not in known]:
                raise DataError(f"There is no task {', '.join(absent)} in this data set.")
        return chosen[: self.limit]

    def here(self, problems: Sequence[Problem]) -> list[Problem]:
        """Those of this shard."""
        part, parts = self.shard
        return [one for one in self.asked(problems) if zlib.crc32(one.id.encode()) % parts == part - 1]


async def run(
    problems: Iterable[Problem],
    solver: Solver,
    store: RunStore,
    concurrency: int,
    listen: Callable[[TaskResult], None] = lambda result: None,
) -> None:
    """Solves ``problems``, ``concurrency`` at a time; cancelling leaves those in flight without a record.

    Raises ``Refused`` or ``InterpreterError`` when nothing can be executed at all.
    """
    waiting = iter(problems)

    async def work() -> None:
        for problem in waiting:
            result = await attempt(solver, problem)
            store.append(result)
            listen(result)

    try:
        async with asyncio.TaskGroup() as group:
            for _ in range(concurrency):
                group.create_task(work())
    except BaseExceptionGroup as several:
        raise several.exceptions[0] from None


async def attempt(solver: Solver, problem: Problem) -> TaskResult:
    """The result; one that says what went wrong, if something did."""
    try:
        return await solver.solve(problem)
    except (Refused, InterpreterError):
        raise
    except (EngineError, SandboxError) as error:
        return TaskResult(problem.id, "failed", reason=str(error))
    except Exception as error:
        return TaskResult(problem.id, "failed", reason=f"{type(error).__name__}: {error}")
