"""Which processes there are, for tests that must leave none behind."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Set

import psutil


def running() -> set[int]:
    """Processes below this one that are not dead already."""
    return alive({process.pid for process in psutil.Process().children(recursive=True)})


def alive(pids: Set[int]) -> set[int]:
    """Those that are not dead already, also where their parent died and they are below another process."""
    found = set()
    for pid in pids:
        with contextlib.suppress(psutil.NoSuchProcess):
            if psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:
                found.add(pid)
    return found


async def become(expected: set[int]) -> bool:
    """True if soon nothing but ``expected`` is left."""
    return await comes(lambda: running() <= expected)


async def comes(condition: Callable[[], bool]) -> bool:
    """True if ``condition`` soon holds, on a machine of any speed; only what never comes takes a minute."""
    deadline = time.monotonic() + 60
    while not (holds := condition()) and time.monotonic() < deadline:  # noqa: ASYNC110
        await asyncio.sleep(0.005)
    return holds
