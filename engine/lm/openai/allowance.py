"""Keeps requests to a server within a task's allowance of tokens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from engine.core.task import Usage


async def afforded(usage: Usage, most: int, answered: Callable[[], Awaitable[object]]) -> int:
    """``most``, or what is left of the task's allowance; waits for ever if nothing is.

    What requests under way may still use up is not left, but may be when they are ``answered``.
    """
    while most and (left := usage.tokens_left) is not None:
        allowance = usage.allowance
        assert allowance is not None
        if left:
            return min(most, left)
        if not allowance.reserved:
            allowance.spent()
            await asyncio.Event().wait()
        await answered()
    return most


@contextmanager
def reserved(usage: Usage, tokens: int) -> Iterator[int]:
    """Keeps ``tokens`` of the task's allowance for a request that is under way meanwhile."""
    allowance = usage.allowance
    if allowance is None:
        yield tokens
        return
    allowance.reserved += tokens
    try:
        yield tokens
    finally:
        allowance.reserved -= tokens
