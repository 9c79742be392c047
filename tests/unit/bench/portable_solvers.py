"""Solvers that go to other processes, which import this file and what it needs, and nothing of pytest."""

from __future__ import annotations

import asyncio
import os
from contextlib import asynccontextmanager
from pathlib import Path

from engine.bench.store import TaskResult


class Noting:
    """Leaves its process's number in a folder, and solves everything once all processes are there.

    Two, and a third after one of them was killed, for which stands a file beside the folder.
    """

    def __init__(self, folder):
        self._folder = folder

    async def solve(self, problem):
        (self._folder / str(os.getpid())).touch()
        while len(list(self._folder.iterdir())) < 2 + self._folder.with_name("killed").exists():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        return TaskResult(problem.id, solved=True)


class Opened:
    """Goes to the processes by name."""

    def __init__(self, folder, wrong=None, said=()):
        self._folder, self._wrong, self._said = str(folder), wrong, said

    @asynccontextmanager
    async def __call__(self):
        if self._wrong is not None:
            raise self._wrong(*self._said)
        yield Noting(Path(self._folder))


class Mortal(Opened):
    """Its processes die of one of the tasks."""

    @asynccontextmanager
    async def __call__(self):
        class Dying:
            async def solve(self, problem):
                if problem.id == "HumanEval/3":
                    os._exit(1)
                return TaskResult(problem.id, solved=True)

        yield Dying()


class Unportable(Exception):
    def __init__(self, one, two):
        super().__init__(f"{one} and {two}")
