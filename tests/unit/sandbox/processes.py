"""Which processes there are, for tests that must leave none behind."""

import asyncio
import contextlib
import time

import psutil


def running() -> set[int]:
    """Processes below this one that are not dead already."""
    found = set()
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            if process.status() != psutil.STATUS_ZOMBIE:
                found.add(process.pid)
    return found


async def become(expected: set[int], within: float = 2) -> bool:
    """True if soon nothing but ``expected`` is left."""
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        if running() <= expected:
            return True
        await asyncio.sleep(0.005)
    return False
