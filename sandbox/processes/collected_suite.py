"""The parent's handle of a process in which pytest has collected tests, and which forks for each program."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..types import SandboxError, TestCase
from .child_process import Child
from .fork_server import ForkServer, state

COLLECT_S = 60.0
"""What collecting may take: imports of a project, once."""
_READY = 1 << 18
Prepare = Callable[[int, str], tuple[Child, socket.socket]]


class CollectedSuite(ForkServer):
    """Tests that were collected once. Made by ``start``."""

    def __init__(self, process: Child, prepare: Prepare) -> None:
        super().__init__(process.channel)
        self._process = process
        self._prepare = prepare
        self._rows: dict[tuple[str, str], list[str]] = {}
        self._expanded: dict[TestCase, list[TestCase]] = {}
        self._watched: dict[str, tuple[int, int]] = {}
        self._sizes: tuple[int, int] | None = None
        self.entered = False
        """The function under test was called at collection, before any program took its place."""

    @classmethod
    async def start(cls, process: Child, prepare: Prepare, wishes: dict[str, object]) -> CollectedSuite:
        """Waits until everything is collected. Raises ZygoteDied or SandboxError."""
        suite = cls(process, prepare)
        try:
            await process.started
            with tempfile.TemporaryFile() as file:
                file.write(json.dumps(wishes).encode())
                file.seek(0)
                socket.send_fds(suite._control, [b"{}"], [file.fileno()])
            await asyncio.wait_for(suite._hear_ready(), COLLECT_S)
        except TimeoutError:
            suite.close()
            raise SandboxError(
                f"pytest was not done collecting the tests after {COLLECT_S:.0f} s. "
                "Name fewer test files with --tests."
            ) from None
        except BaseException:
            suite.close()
            raise
        suite._listen()
        process.ended.add_done_callback(lambda done: suite._died())
        return suite

    async def _hear_ready(self) -> None:
        loop = asyncio.get_running_loop()
        packet = await loop.sock_recv(self._control, _READY)
        try:
            ready: dict[str, Any] = json.loads(packet)
            self.entered = bool(ready["entered"])
            for file, tests in ready["rows"].items():
                self._rows.update({(file, name): [str(row) for row in rows] for name, rows in tests.items()})
            self._watched = {str(path): state(path) for path in ready["watched"]}
        except (ValueError, TypeError, KeyError, AttributeError):
            raise SandboxError("The tests cannot be collected: the process that does it has ended.") from None
        self._sizes = _sizes(self._process.process())

    @property
    def is_current(self) -> bool:
        """Nothing that was read at collection has changed since."""
        return self.alive and all(state(path) == before for path, before in self._watched.items())

    def expanded(self, tests: Sequence[TestCase]) -> list[TestCase]:
        """``tests`` with one for each row of those that have some."""
        for test in tests:
            if test not in self._expanded:
                self._expanded[test] = list(self._rows_of(test))
        return [row for test in tests for row in self._expanded[test]]

    def _rows_of(self, test: TestCase) -> Iterator[TestCase]:
        item = test.item
        rows = self._rows.get((os.path.realpath(item.file), item.name)) if item is not None else None
        if item is None or not rows:
            yield test
            return
        for row in rows:
            name = test.id + row.removeprefix(item.name)
            yield replace(test, id=name, item=replace(item, name=row))

    def fork(self) -> Child:
        """A new child. Raises ZygoteDied or SandboxError."""
        self._check()
        child, self._spare = self._spare or self._requested(), None
        return child

    def _prepared(self, number: int, kind: str) -> tuple[Child, socket.socket]:
        return self._prepare(number, kind)

    def _wish(self, number: int, kind: str) -> dict[str, object]:
        return {**super()._wish(number, kind), "sizes": self._sizes}

    def _has_ended(self, child: Child) -> None:
        if child is self._spare:
            self._drop_spare()
        elif not self._retired and self._spare is None:
            with contextlib.suppress(SandboxError):  # whoever needs it will be told
                self._spare = self._requested()

    def _verdict(self) -> str:
        return "the process with the collected tests has ended"

    def _lose(self, child: Child) -> None:
        child.has_ended(None, self._flaw, volume_stays=True)

    def _end(self) -> None:
        self._process.kill()
        self._control.close()

    def close(self) -> None:
        """Ends it and its children now."""
        self._died()


def _sizes(process: int | None) -> tuple[int, int] | None:
    """Bytes of address space of a process, and of memory that belongs to no file."""
    try:
        mapped, resident, of_files = Path(f"/proc/{process}/statm").read_text().split()[:3]
    except (OSError, ValueError):
        return None
    page = os.sysconf("SC_PAGE_SIZE")
    return int(mapped) * page, (int(resident) - int(of_files)) * page
