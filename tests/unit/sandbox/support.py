"""What tests of the sandbox share: limits, processes and files left behind, what this machine can do."""

import asyncio
import contextlib
import shutil
import subprocess
import time
from collections.abc import Callable, Set

import psutil
import pytest

from sandbox import Limits, SandboxPool
from sandbox.host.scratch import Volume
from sandbox.host.zygote import Zygote

PATIENT = Limits(wall_s=60, cpu_s=60)
"""For what comes to its end by itself: no verdict rests on the speed of the machine."""
LASTING = Limits(wall_s=3600, cpu_s=3600)
"""For what has to be ended."""
OWN_FILES = "a file system of its own"


async def need_own_files(pool: SandboxPool) -> None:
    """Skips a test where interpreters may mount nothing, as in most containers."""
    await pool.start()
    if OWN_FILES not in pool.layers:
        pytest.skip(f"the interpreter may mount nothing here, it has {pool.layers}")


def need_bubblewrap() -> None:
    """Skips a test where bubblewrap is missing, or may not do what it is for."""
    program = shutil.which("bwrap")
    if program is None:
        pytest.skip("bubblewrap is not installed")
    command = [program, "--unshare-all", "--ro-bind", "/", "/", "true"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip(f"bubblewrap may not confine here ({done.stderr.strip()})")


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


def folders_left(pool: SandboxPool) -> int:
    """Folders of children, on the disk and in volumes."""
    assert isinstance(pool._source, Zygote)
    found = pool._source.scratch.stat().st_nlink - 2
    return found + sum(volume.path.stat().st_nlink - 2 for volume in _volumes(pool))


def used(pool: SandboxPool) -> int:
    """Bytes and files in volumes, besides the volumes' own."""
    return sum(size + files - 1 for size, files in (volume.used() for volume in _volumes(pool)))


def _volumes(pool: SandboxPool) -> list[Volume]:
    assert isinstance(pool._source, Zygote)
    return [] if pool._source.volumes is None else pool._source.volumes.all
