"""Several coroutines at the same time, and one error instead of a group of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
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
