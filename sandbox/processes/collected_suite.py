"""The parent's handle of a process in which pytest has collected tests, and which forks for each program."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import socket
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from ..types import SandboxError, TestCase
from .child_process import Child, Exit, Pidfd, ZygoteDied

COLLECT_S = 60.0
"""What collecting may take: imports of a project, once."""
_READY, _PACKET = 1 << 18, 1 << 12
Prepare = Callable[[int, str], tuple[Child, socket.socket]]


class CollectedSuite:
    """Tests that were collected once. Made by ``start``."""

    def __init__(self, process: Child, prepare: Prepare) -> None:
        self._process = process
        self._control = process.channel
        self._prepare = prepare
        self._children: dict[int, Child] = {}
        self._spare: Child | None = None
        """Forked ahead when the last run ended, so that the next one need not wait for it."""
        self._numbers = itertools.count()
        self._rows: dict[tuple[str, str], list[str]] = {}
        self._watched: dict[str, tuple[int, int]] = {}
        self._sizes: tuple[int, int] | None = None
        self.entered = False
        """The function under test was called at collection, before any program took its place."""
        self.alive = True
        self._retired = False

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
        asyncio.get_running_loop().add_reader(suite._control, suite._hear)
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
            self._watched = {str(path): _state(path) for path in ready["watched"]}
        except (ValueError, TypeError, KeyError, AttributeError):
            raise SandboxError("The tests cannot be collected: the process that does it has ended.") from None
        self._sizes = _sizes(self._process.process())

    @property
    def is_current(self) -> bool:
        """Nothing that was read at collection has changed since."""
        return self.alive and all(_state(path) == before for path, before in self._watched.items())

    def expanded(self, tests: Sequence[TestCase]) -> list[TestCase]:
        """``tests`` with one for each row of those that have some."""
        found: list[TestCase] = []
        for test in tests:
            item = test.item
            rows = self._rows.get((os.path.realpath(item.file), item.name)) if item is not None else None
            if item is None or not rows:
                found.append(test)
                continue
            for row in rows:
                name = test.id + row.removeprefix(item.name)
                found.append(replace(test, id=name, item=replace(item, name=row)))
        return found

    def fork(self) -> Child:
        """A new child. Raises ZygoteDied or SandboxError."""
        if not self.alive:
            raise ZygoteDied("the process with the collected tests has ended")
        child, self._spare = self._spare or self._requested(), None
        return child

    def _requested(self) -> Child:
        number = next(self._numbers)
        child, theirs = self._prepare(number, "")
        self._children[number] = child
        with theirs:
            request = {"run": number, "kind": "", "sizes": self._sizes}
            try:
                socket.send_fds(
                    self._control, [json.dumps(request, separators=(",", ":")).encode()], [theirs.fileno()]
                )
            except OSError:
                self._died()
        return child

    def _hear(self) -> None:
        try:
            packet, descriptors, _, _ = socket.recv_fds(self._control, _PACKET, 1)
        except BlockingIOError:
            return
        except OSError:
            packet, descriptors = b"", []
        if not packet:
            self._died()
            return
        message = json.loads(packet)
        child = self._children.get(message.get("run", -1))
        if child is None:  # the project's code speaks in its name
            self._died()
            return
        if message["kind"] == "started":
            child.has_started(Pidfd(descriptors[0]), message["held"])
            return
        del self._children[message["run"]]
        child.has_ended(Exit(message["code"], message["cpu_s"]))
        if child is self._spare:
            self._drop_spare()
        elif self._retired and not self._children:
            self._died()
        elif not self._retired and self._spare is None:
            with contextlib.suppress(SandboxError):  # whoever needs it will be told
                self._spare = self._requested()

    def _drop_spare(self) -> None:
        if self._spare is not None:
            self._spare.kill()
            self._spare.channel.close()
            self._spare = None

    def retire(self) -> None:
        """Ends it as soon as it has no children."""
        self._retired = True
        self._drop_spare()
        if not self._children:
            self._died()

    def close(self) -> None:
        """Ends it and its children now."""
        self._died()

    def _died(self) -> None:
        if not self.alive:
            return
        self.alive = False
        with contextlib.suppress(RuntimeError, ValueError, OSError):
            asyncio.get_running_loop().remove_reader(self._control)
        self._drop_spare()
        for child in self._children.values():
            child.kill()
            child.has_ended(None, "the process with the collected tests has ended")
        self._children.clear()
        self._process.kill()
        self._control.close()


def _sizes(process: int | None) -> tuple[int, int] | None:
    """Bytes of address space of a process, and of memory that belongs to no file."""
    try:
        mapped, resident, of_files = Path(f"/proc/{process}/statm").read_text().split()[:3]
    except (OSError, ValueError):
        return None
    page = os.sysconf("SC_PAGE_SIZE")
    return int(mapped) * page, (int(resident) - int(of_files)) * page


def _state(path: str) -> tuple[int, int]:
    """When it changed, and which file it is."""
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_ino
