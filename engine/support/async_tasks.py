"""Runs and cancels async tasks, one or several, without leaving tasks or reference cycles behind.

A task of asyncio's that was cancelled keeps the exception, which keeps the frames of all that the task was
doing, which hold other tasks: circles that only the search for garbage finds. Typing along cancels thousands.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Collection, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

_Result = TypeVar("_Result")


def begin(work: Coroutine[Any, Any, _Result]) -> asyncio.Task[_Result]:
    """A task that keeps nothing of what it was doing when it was cancelled."""
    task = asyncio.create_task(without_trace(work))
    task.add_done_callback(lambda ended: work.close())  # it may have been cancelled before it began
    return task


async def without_trace(work: Coroutine[Any, Any, _Result]) -> _Result:
    """The same work; a cancellation that leaves it has no memory of where it came from."""
    try:
        return await work
    except asyncio.CancelledError:
        pass
    raise asyncio.CancelledError


async def end(tasks: Collection[asyncio.Future[Any]]) -> None:
    """Cancels what is still at work, and waits for it."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def together(work: Iterable[Coroutine[Any, Any, _Result]]) -> list[_Result]:
    """All results, in order. The first error cancels what still runs, and is raised as it is."""
    running = [begin(each) for each in work]
    if not running:
        return []
    try:
        ended, _ = await asyncio.wait(running, return_when=asyncio.FIRST_EXCEPTION)
        for task in ended:
            task.result()
        return [task.result() for task in running]
    finally:
        await end(running)
        running.clear()  # an error keeps this frame, and the task of it keeps the error


async def first(work: Iterable[Coroutine[Any, Any, _Result | None]]) -> _Result | None:
    """The first result that is not ``None``, which cancels what still runs; ``None`` if there is none."""
    running = [begin(each) for each in work]
    try:
        for ended in asyncio.as_completed(running):
            if (result := await ended) is not None:
                return result
        return None
    finally:
        await end(running)


async def ahead(
    work: Callable[[int], Coroutine[Any, Any, _Result]], at_once: int, count: int | None = None
) -> AsyncGenerator[_Result, None]:
    """``work(0)``, ``work(1)``, ... in order, ``at_once`` under way; ``count`` of them, or no end.

    Close it (``contextlib.aclosing``) to cancel what still runs.
    """
    running: deque[asyncio.Task[_Result]] = deque()
    begun = 0
    try:
        while running or count is None or begun < count:
            while len(running) < at_once and (count is None or begun < count):
                running.append(begin(work(begun)))
                begun += 1
            yield await running[0]
            running.popleft()
    finally:
        await end(running)
        running.clear()


async def until(
    work: Sequence[Callable[[], Coroutine[Any, Any, _Result]]],
    ends: Callable[[_Result], bool],
    *,
    in_turn: bool,
) -> list[_Result]:
    """Returns the results up to the first that ``ends`` the race, in the order of ``work``.

    In parallel, unfinished work is then cancelled; in turn, later work never begins. The first error cancels
    what still runs, and is raised.
    """
    if in_turn:
        results = []
        for each in work:
            results.append(await each())
            if ends(results[-1]):
                break
        return results
    running = [begin(each()) for each in work]
    pending: set[asyncio.Future[_Result]] = set(running)
    try:
        while pending:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            if any(ends(task.result()) for task in done):
                break
        return [task.result() for task in running if task.done()]
    finally:
        await end(running)
