"""Runs a benchmark's problems, several at once, and writes each result to disk immediately.

With several workers each has a process, and a solver, of its own. It reads problems from a pipe, writes
results to it and ends when the pipe does: however the parent dies, none is left.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import signal
import threading
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from engine.bench.problem import Problem
from engine.bench.solver import Solver
from engine.bench.store import RunStore, TaskResult
from engine.support.errors import DataError, EngineError
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


@asynccontextmanager
async def processes(opened: Opened, workers: int) -> AsyncIterator[list[Solver]]:
    """Solvers in processes of this machine, to which ``opened`` is sent."""
    made = [_Process(opened) for _ in range(workers)]
    try:
        yield [*made]
    finally:
        await asyncio.shield(asyncio.gather(*(asyncio.to_thread(each.end) for each in made)))


class _Process(RemoteSolver):
    """A process as the parent sees it; one that died is replaced when the next task comes."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._waiting: dict[str, asyncio.Future[TaskResult]] = {}
        self._process: Any = None
        self._pipe: Connection | None = None
        self._sending = threading.Lock()

    async def solve(self, problem: Problem) -> TaskResult:
        """Raises ``WorkerLost``, and what made it impossible to execute anything."""
        pipe = self._pipe or self._start()
        future: asyncio.Future[TaskResult] = asyncio.get_running_loop().create_future()
        self._waiting[problem.id] = future
        try:
            await asyncio.to_thread(self._send, pipe, problem)
            return await future
        finally:
            self._waiting.pop(problem.id, None)

    def end(self) -> None:
        """Tells the process to end, which gives up what it is doing; makes an end if it does not."""
        if self._process is not None:
            self._process.terminate()
            self._process.join(_ENDING_S)
            self._process.kill()
            self._process.join()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._opened), name="egcfg worker")
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited: Ctrl-C reaches a whole terminal
        try:
            self._process.start()
        finally:
            signal.signal(signal.SIGINT, before)
        theirs.close()
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(self._pipe, loop), daemon=True).start()
        return self._pipe

    def _send(self, pipe: Connection, problem: Problem) -> None:
        """What cannot be sent is lost with the process, which the listening thread notices."""
        with self._sending, contextlib.suppress(OSError):
            pipe.send(problem)

    def _listen(self, pipe: Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Hands answers to the event loop, until the process is gone."""
        with contextlib.suppress(RuntimeError):  # the event loop is closed: nobody waits
            try:
                while True:
                    loop.call_soon_threadsafe(self._answer, *pipe.recv())
            except (EOFError, OSError):
                loop.call_soon_threadsafe(self._lose, pipe)

    def _answer(self, task: str, answer: TaskResult | BaseException) -> None:
        future = self._waiting.get(task)
        if future is not None and not future.done():
            if isinstance(answer, TaskResult):
                future.set_result(answer)
            else:
                future.set_exception(answer)

    def _lose(self, pipe: Connection) -> None:
        if self._pipe is pipe:
            self._pipe = None
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(WorkerLost("the process ended"))


def _serve(pipe: Connection, opened: Opened) -> None:
    """The whole life of a process."""
    asyncio.run(_solve_all(pipe, opened))
    os._exit(0)  # a thread may still be reading


async def _solve_all(pipe: Connection, opened: Opened) -> None:
    """Solves what comes, all at once, until nothing more can come or SIGTERM does."""
    loop = asyncio.get_running_loop()
    coming: asyncio.Queue[Problem | None] = asyncio.Queue()
    loop.add_signal_handler(signal.SIGTERM, coming.put_nowait, None)
    threading.Thread(target=_receive, args=(pipe, loop, coming), daemon=True).start()
    tasks: set[asyncio.Task[None]] = set()
    async with contextlib.AsyncExitStack() as stack:
        opening = asyncio.create_task(stack.enter_async_context(opened()))

        async def work(problem: Problem) -> None:
            answer: TaskResult | Exception
            try:
                answer = await attempt(await asyncio.shield(opening), problem)
            except Exception as error:
                answer = _portable(error)
            with contextlib.suppress(OSError):  # the parent is gone, and this process soon is
                pipe.send((problem.id, answer))

        while (problem := await coming.get()) is not None:
            task = asyncio.create_task(work(problem))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
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


def _receive(
    pipe: Connection, loop: asyncio.AbstractEventLoop, coming: asyncio.Queue[Problem | None]
) -> None:
    """Hands problems to the event loop; None when the parent is gone: then the process has little time."""
    with contextlib.suppress(EOFError, OSError, RuntimeError):
        while True:
            loop.call_soon_threadsafe(coming.put_nowait, pipe.recv())
    threading.Timer(_ENDING_S, os._exit, (1,)).start()
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(coming.put_nowait, None)
