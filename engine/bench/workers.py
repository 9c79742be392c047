"""Runs a benchmark's problems, several at once, and writes each result to disk immediately.

With several workers each has a process, and a solver, of its own. It reads problems from its stdin, writes
results to its stdout and ends when the first does: however the parent dies, none is left. On many machines
each is an actor of Ray, which needs the extra ``ray``.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import pickle
import sys
import threading
import zlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, BinaryIO

from engine.bench.problem import Problem
from engine.bench.solver import Solver
from engine.bench.store import RunStore, TaskResult
from engine.support.errors import DataError, EngineError, SettingsError
from engine.support.own_process import command
from sandbox import InterpreterError, Refused, SandboxError

Opened = Callable[[], AbstractAsyncContextManager[Solver]]
"""What a worker opens, once, to solve problems with."""
Listen = Callable[[TaskResult], None]
_TRIES = 3
"""How often a task is given out before a worker that dies with it is taken for its fault."""
_PAUSE_S = 0.2
_ENDING_S = 10.0
"""How long a process may take to close its model and its sandbox."""


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


class WorkerLost(Exception):
    """The worker died with the task."""


class RemoteSolver:
    """A solver elsewhere, which comes back after a death. What it raises but ``WorkerLost`` ends the run."""


async def run(
    problems: Sequence[Problem],
    solvers: Sequence[Solver],
    store: RunStore,
    concurrency: int,
    listen: Listen = lambda result: None,
) -> None:
    """Solves ``problems``, ``concurrency`` at a time with each of ``solvers``.

    A task whose worker is lost is given out again. Cancelling leaves tasks in flight without a record. Raises
    ``Refused`` or ``InterpreterError`` when nothing can be executed at all.
    """
    waiting = iter(problems)

    async def work(solver: Solver) -> None:
        for problem in waiting:
            result = await _attempts(solver, problem)
            store.append(result)
            listen(result)

    try:
        async with asyncio.TaskGroup() as group:
            for solver in solvers:
                for _ in range(concurrency):
                    group.create_task(work(solver))
    except BaseExceptionGroup as several:
        raise several.exceptions[0] from None


async def _attempts(solver: Solver, problem: Problem) -> TaskResult:
    """The result, also after workers were lost."""
    for tries in range(1, _TRIES + 1):
        try:
            remote = isinstance(solver, RemoteSolver)
            return await (solver.solve(problem) if remote else attempt(solver, problem))
        except WorkerLost as error:
            lost = f"{tries} workers were lost with it: {error}"[:400]
            await asyncio.sleep(_PAUSE_S)
    return TaskResult(problem.id, "failed", reason=lost)


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


# Processes


@asynccontextmanager
async def processes(opened: Opened, workers: int) -> AsyncIterator[list[Solver]]:
    """Solvers in processes of this machine, to which ``opened`` is sent."""
    made = [_Process(opened) for _ in range(workers)]
    try:
        yield [*made]
    finally:
        await asyncio.shield(asyncio.gather(*(each.end() for each in made)))


class _Process(RemoteSolver):
    """A process as the parent sees it; one that died is replaced when the next task comes."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._waiting: dict[str, asyncio.Future[TaskResult]] = {}
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._listening: asyncio.Task[None] | None = None

    async def solve(self, problem: Problem) -> TaskResult:
        """Raises ``WorkerLost``, and what made it impossible to execute anything."""
        async with self._starting:
            process = self._process or await self._start()
        future: asyncio.Future[TaskResult] = asyncio.get_running_loop().create_future()
        self._waiting[problem.id] = future
        try:
            assert process.stdin is not None
            process.stdin.write(_framed(problem))  # what is lost with the process, `_listen` notices
            return await future
        finally:
            self._waiting.pop(problem.id, None)

    async def end(self) -> None:
        """Closes the process's stdin, for which it gives up what it is doing; kills it if it does not end."""
        if (process := self._process) is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(_ENDING_S):
                await process.wait()
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _start(self) -> Process:
        """Starts it in a process group of its own, since Ctrl-C reaches all of the terminal's."""
        opened = _framed(self._opened)
        serving = command("from engine.bench import workers; workers.serve()")
        process = await asyncio.create_subprocess_exec(*serving, stdin=PIPE, stdout=PIPE, process_group=0)
        assert process.stdin is not None
        process.stdin.write(opened)
        self._process = process
        self._listening = asyncio.create_task(self._listen(process))
        return process

    async def _listen(self, process: Process) -> None:
        """Hands on answers until the process is gone; then what waits for one has lost its worker."""
        assert process.stdout is not None
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                task, answer = await _read(process.stdout)
                future = self._waiting.get(task)
                if future is None or future.done():
                    continue
                if isinstance(answer, TaskResult):
                    future.set_result(answer)
                else:
                    future.set_exception(answer)
        self._process = None
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(WorkerLost("the process ended"))


def _framed(value: object) -> bytes:
    data = pickle.dumps(value)
    return len(data).to_bytes(8) + data


async def _read(stream: asyncio.StreamReader) -> Any:
    """The next value. Raises ``asyncio.IncompleteReadError`` at the end."""
    length = int.from_bytes(await stream.readexactly(8))
    return pickle.loads(await stream.readexactly(length))  # noqa: S301 - of our own process


def serve() -> None:
    """Is the whole life of a process: solves what it reads from stdin."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asyncio.run(_solve_all(answers))
    os._exit(0)  # a thread may still be at work


async def _solve_all(answers: BinaryIO) -> None:
    """Solves what comes, all at once, until nothing more can come: then there is little time to end."""
    coming = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(coming), sys.stdin.buffer
    )
    opened = await _read(coming)
    tasks: set[asyncio.Task[None]] = set()
    async with AsyncExitStack() as stack:
        opening = asyncio.create_task(stack.enter_async_context(opened()))

        async def work(problem: Problem) -> None:
            answer: TaskResult | Exception
            try:
                answer = await attempt(await asyncio.shield(opening), problem)
            except Exception as error:
                answer = _portable(error)
            with contextlib.suppress(OSError):  # the parent is gone, and this process soon is
                answers.write(_framed((problem.id, answer)))
                answers.flush()

        with contextlib.suppress(asyncio.IncompleteReadError):
            while True:
                task = asyncio.create_task(work(await _read(coming)))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
        threading.Timer(_ENDING_S, os._exit, (1,)).start()
        for each in (*tasks, opening):
            each.cancel()
        await asyncio.gather(*tasks, opening, return_exceptions=True)


def _portable(error: Exception) -> Exception:
    """The error itself if it survives the pipe, or else what it says."""
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - what was dumped right here
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


# Ray


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
    """Solvers on the machines of the cluster that RAY_ADDRESS names.

    Without one, a cluster on this machine is started, which ends with the context. Raises ``SettingsError``
    when ray is not installed.
    """
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise SettingsError(
            "--workers ray:N needs the package ray; in the folder of egcfg: pip install -e '.[ray]'."
        ) from None
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
