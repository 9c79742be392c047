"""Several processes on this machine, each with a solver of its own; results come back to the one that asked.

A process reads problems from a pipe and writes results to it. It ends when the pipe does: however the parent
dies, none is left.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from engine.bench.problems.problem import Problem
from engine.bench.running import runner
from engine.bench.running.dispatch import Opened, WorkerLost, spread
from engine.bench.running.store import RunStore
from engine.bench.running.task_result import TaskResult

_ENDING_S = 10.0
"""How long a process may take to close its model and its sandbox."""
Answer = TaskResult | BaseException


async def run_in_processes(
    problems: Sequence[Problem],
    opened: Opened,
    store: RunStore,
    workers: int,
    concurrency: int,
    listen: Callable[[TaskResult], None] = lambda result: None,
) -> None:
    """Solves ``problems`` in ``workers`` processes, ``concurrency`` tasks in flight in each.

    ``opened`` is sent to them. A process that dies is replaced, and its tasks are given out again.
    """
    async with _started(opened, min(workers, len(problems))) as lanes:
        await spread(problems, lanes, store, concurrency, listen)


@asynccontextmanager
async def _started(opened: Opened, workers: int) -> AsyncIterator[list[_Worker]]:
    made = [_Worker(opened) for _ in range(workers)]
    try:
        yield made
    finally:
        await asyncio.shield(asyncio.to_thread(_end, made))


def _end(workers: Sequence[_Worker]) -> None:
    for worker in workers:
        worker.dismiss()
    for worker in workers:
        worker.end()


class _Worker:
    """A process as the parent sees it; one that died is replaced when the next task comes."""

    def __init__(self, opened: Opened) -> None:
        self._opened = opened
        self._numbers = itertools.count()
        self._waiting: dict[int, asyncio.Future[TaskResult]] = {}
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._sending = threading.Lock()

    async def solve(self, problem: Problem) -> TaskResult:
        """Raises ``WorkerLost``, and what made it impossible to execute anything."""
        pipe = self._pipe or self._start()
        number = next(self._numbers)
        future: asyncio.Future[TaskResult] = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            await asyncio.to_thread(self._send, pipe, (number, problem))
            return await future
        finally:
            self._waiting.pop(number, None)

    def dismiss(self) -> None:
        """Tells the process to end; it gives up what it is doing."""
        if self._process is not None:
            self._process.terminate()

    def end(self) -> None:
        """Waits for the end, and makes one if it does not come."""
        if self._process is None:
            return
        self._process.join(_ENDING_S)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, self._opened), name="egcfg worker")
        with _uninterrupted():
            self._process.start()
        theirs.close()
        self._pipe = ours
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._listen, args=(ours, loop), name="results", daemon=True).start()
        return ours

    def _send(self, pipe: Connection, message: tuple[int, Problem]) -> None:
        """What cannot be sent is lost with the process, which the listening thread notices."""
        with self._sending, contextlib.suppress(OSError):
            pipe.send(message)

    def _listen(self, pipe: Connection, loop: asyncio.AbstractEventLoop) -> None:
        """Hands answers to the event loop, until the process is gone."""
        with contextlib.suppress(RuntimeError):  # the event loop is closed: nobody waits
            while True:
                try:
                    number, answer = pipe.recv()
                except (EOFError, OSError):
                    loop.call_soon_threadsafe(self._lost, pipe)
                    return
                loop.call_soon_threadsafe(self._answered, number, answer)

    def _answered(self, number: int, answer: Answer) -> None:
        future = self._waiting.get(number)
        if future is None or future.done():
            return
        if isinstance(answer, TaskResult):
            future.set_result(answer)
        else:
            future.set_exception(answer)

    def _lost(self, pipe: Connection) -> None:
        if self._pipe is pipe:
            self._pipe = None
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(WorkerLost("the process ended"))


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """A process that is started inside ignores Ctrl-C, which reaches all processes of a terminal."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(pipe: Connection, opened: Opened) -> None:
    """The whole life of a process."""
    asyncio.run(_solving(pipe, opened))
    os._exit(0)  # a thread may still be reading


async def _solving(pipe: Connection, opened: Opened) -> None:
    """Solves what comes, all at once, until nothing more can come or SIGTERM does."""
    loop = asyncio.get_running_loop()
    coming: asyncio.Queue[tuple[int, Problem] | None] = asyncio.Queue()
    loop.add_signal_handler(signal.SIGTERM, coming.put_nowait, None)
    threading.Thread(target=_receive, args=(pipe, loop, coming), daemon=True).start()
    tasks: set[asyncio.Task[None]] = set()
    sending = threading.Lock()
    async with contextlib.AsyncExitStack() as stack:
        opening = asyncio.create_task(stack.enter_async_context(opened()))

        async def work(number: int, problem: Problem) -> None:
            answer: Answer
            try:
                answer = await runner.attempt(await asyncio.shield(opening), problem)
            except Exception as error:
                answer = _portable(error)
            await asyncio.to_thread(_answer, pipe, sending, (number, answer))

        while (message := await coming.get()) is not None:
            task = asyncio.create_task(work(*message))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        for task in tasks:
            task.cancel()
        opening.cancel()
        await asyncio.gather(*tasks, opening, return_exceptions=True)


def _portable(error: Exception) -> Exception:
    """The error itself if it survives the pipe, or else what it says."""
    try:
        found = pickle.loads(pickle.dumps(error))  # noqa: S301 - what was dumped right here
    except Exception:
        found = None
    return error if type(found) is type(error) else RuntimeError(f"{type(error).__name__}: {error}")


def _answer(pipe: Connection, sending: threading.Lock, message: tuple[int, Answer]) -> None:
    with sending, contextlib.suppress(OSError):  # the parent is gone, and this process soon is
        pipe.send(message)


def _receive(
    pipe: Connection,
    loop: asyncio.AbstractEventLoop,
    coming: asyncio.Queue[tuple[int, Problem] | None],
) -> None:
    """Hands problems to the event loop; None when the parent is gone: then the process has little time."""
    with contextlib.suppress(EOFError, OSError, RuntimeError):
        while True:
            loop.call_soon_threadsafe(coming.put_nowait, pipe.recv())
    threading.Timer(_ENDING_S, os._exit, (1,)).start()
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(coming.put_nowait, None)
