"""Runs several coroutines concurrently, and raises one error instead of an exception group."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from typing import Any, TypeVar

from engine.support.async_tasks import begin, end

_Result = TypeVar("_Result")


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
