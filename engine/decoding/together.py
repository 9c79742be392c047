"""Several coroutines at the same time, and one error instead of a group of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, TypeVar

_Result = TypeVar("_Result")


async def together(work: Iterable[Coroutine[Any, Any, _Result]]) -> list[_Result]:
    """All results, in order. The first error cancels what still runs, and is raised as it is."""
    try:
        async with asyncio.TaskGroup() as group:
            running = [group.create_task(each) for each in work]
    except BaseExceptionGroup as errors:
        raise errors.exceptions[0] from None
    return [task.result() for task in running]
