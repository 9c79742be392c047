"""Runs and cancels async tasks without leaving tasks or reference cycles behind.

A task of asyncio's that was cancelled keeps the exception, which keeps the frames of all that the task was
doing, which hold other tasks: circles that only the search for garbage finds. Typing along cancels thousands.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Coroutine
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
