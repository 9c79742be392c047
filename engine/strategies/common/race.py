"""Runs independent work in parallel, or one after the other for repeatable results."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

from engine.support.async_tasks import begin, end

T = TypeVar("T")


async def until(
    work: Sequence[Callable[[], Coroutine[Any, Any, T]]], ends: Callable[[T], bool], *, in_turn: bool
) -> list[T]:
    """Returns the results up to the first that ``ends`` the race, in the order of ``work``.

    In parallel, unfinished work is then cancelled; in turn, later work never begins. The first error cancels
    what still runs, and is raised.
    """
    return await (_in_turn(work, ends) if in_turn else _at_once(work, ends))


async def _in_turn(
    work: Sequence[Callable[[], Coroutine[Any, Any, T]]], ends: Callable[[T], bool]
) -> list[T]:
    results = []
    for each in work:
        results.append(await each())
        if ends(results[-1]):
            break
    return results


async def _at_once(
    work: Sequence[Callable[[], Coroutine[Any, Any, T]]], ends: Callable[[T], bool]
) -> list[T]:
    running = [begin(each()) for each in work]
    pending: set[asyncio.Future[T]] = set(running)
    try:
        while pending:
            done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
            if any(ends(task.result()) for task in done):
                break
        return [task.result() for task in running if task.done()]
    finally:
        await end(running)
