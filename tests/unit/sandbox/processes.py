"""Which processes there are, for tests that must leave none behind."""

import asyncio
import contextlib
import time

import psutil

from sandbox import SandboxPool
from sandbox.zygote import Zygote


def running() -> set[int]:
    """Processes below this one that are not dead already."""
    found = set()
    for process in psutil.Process().children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            if process.status() != psutil.STATUS_ZOMBIE:
                found.add(process.pid)
    return found


def waiting(pool: SandboxPool) -> set[int]:
    """The child that waits for the next run, if there is one."""
    source = pool._source
    spare = source._spare if isinstance(source, Zygote) else None
    number = spare.process() if spare is not None else None
    return set() if number is None else {number}


async def become(expected: set[int], pool: SandboxPool | None = None, within: float = 2) -> bool:
    """True if soon nothing is left but ``expected`` and what waits for the pool's next run."""
    deadline = time.monotonic() + within
    while time.monotonic() < deadline:
        if running() <= expected | (waiting(pool) if pool is not None else set()):
            return True
        await asyncio.sleep(0.005)
    return False


async def rest(pool: SandboxPool, within: float = 2) -> None:
    """Waits until a child waits for the pool's next run, and no other is left."""
    deadline = time.monotonic() + within
    while len(_children(pool)) != 1 or not waiting(pool):
        assert time.monotonic() < deadline, "the pool does not come to rest"
        await asyncio.sleep(0.005)


def _children(pool: SandboxPool) -> dict[int, object]:
    assert isinstance(pool._source, Zygote)
    return dict(pool._source._children)
