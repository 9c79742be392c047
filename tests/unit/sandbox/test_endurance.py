"""Thousands of runs leave nothing behind: no process, descriptor, memory or file."""

import asyncio
import contextlib
import gc
import os
from dataclasses import dataclass

import psutil
import pytest

from sandbox import Outcome, SandboxPool, TestCase
from tests.unit.sandbox import leftovers, processes
from tests.unit.sandbox.allowed import PATIENT

PROGRAMS = (
    ("def f(x):\n    return [x] * 10\n", Outcome.PASS),
    ("def f(x):\n    open('left', 'w').write('x')\n    return [x] * 10\n", Outcome.PASS),
    ("def f(x):\n    raise ValueError(x)\n", Outcome.ERROR),
    ("import os\ndef f(x):\n    os._exit(3)\n", Outcome.CRASH),
    ("def f(:", Outcome.ERROR),
)
TESTS = [TestCase("f", "assert f(3) == [3] * 10")]


@dataclass(frozen=True)
class Holdings:
    """What the pool holds."""

    processes: int
    descriptors: int
    descriptors_of_the_zygote: int
    folders: int
    memory: int
    memory_of_the_zygote: int

    @classmethod
    async def of(cls, pool: SandboxPool, before: set[int], folders: int) -> "Holdings":
        """Counted when everything has come to rest, and ``folders`` are left."""
        zygote = pool._source
        assert zygote is not None
        assert await processes.become(before | warm(before))
        assert await processes.comes(lambda: not zygote._children)
        assert await processes.comes(lambda: leftovers.folders(pool) <= folders)
        gc.collect()
        own = by_age(processes.running() - before)
        inner = psutil.Process(own[-1])
        return cls(
            processes=len(own),
            descriptors=len(os.listdir("/proc/self/fd")),
            descriptors_of_the_zygote=_descriptors(inner.pid),
            folders=leftovers.folders(pool),
            memory=psutil.Process().memory_info().rss,
            memory_of_the_zygote=inner.memory_info().rss,
        )


def warm(before: set[int]) -> set[int]:
    """The pool's lasting processes: the two oldest."""
    return set(by_age(processes.running() - before)[:2])


def by_age(running: set[int]) -> list[int]:
    """The oldest first, whatever their numbers, which begin anew at some point."""
    born: list[tuple[float, int]] = []
    for number in running:
        with contextlib.suppress(psutil.NoSuchProcess):
            born.append((psutil.Process(number).create_time(), number))
    return [number for _, number in sorted(born)]


def _descriptors(process: int) -> int:
    try:
        return len(os.listdir(f"/proc/{process}/fd"))
    except PermissionError:  # it cannot be looked into, which is as it should be
        return 0


async def endure(runs: int) -> tuple[Holdings, Holdings]:
    before = processes.running()
    async with SandboxPool(parallel=2) as pool:
        folders = leftovers.folders(pool)
        await batch(pool, 100)
        first = await Holdings.of(pool, before, folders)
        for _ in range(runs // 100):
            await batch(pool, 100)
        last = await Holdings.of(pool, before, folders)
    assert await processes.become(before)
    return first, last


async def batch(pool: SandboxPool, runs: int) -> None:
    chosen = [PROGRAMS[number % len(PROGRAMS)] for number in range(runs)]
    results = await asyncio.gather(*(pool.run(program, TESTS, PATIENT) for program, _ in chosen))
    assert [result.outcome for result in results] == [outcome for _, outcome in chosen]


def nothing_grew(first: Holdings, last: Holdings, mb: int) -> bool:
    return (
        (first.processes, first.descriptors, first.descriptors_of_the_zygote, first.folders)
        == (last.processes, last.descriptors, last.descriptors_of_the_zygote, last.folders)
        and last.memory - first.memory < mb << 20
        and last.memory_of_the_zygote - first.memory_of_the_zygote < mb << 20
    )


@pytest.mark.thorough
async def test_hundreds_of_runs_leave_nothing() -> None:
    first, last = await endure(300)
    assert nothing_grew(first, last, mb=8), (first, last)
