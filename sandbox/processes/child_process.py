"""The parent's handle of one child: its channel, and killing and reaping it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from .remove_tree import remove
from .volumes import Volume


class ZygoteDied(Exception):
    """The warm interpreter is gone, and its children with it."""


class Unconfined(Exception):
    """A child says that it could not confine itself. A program may have said so in its name."""


@dataclass(frozen=True)
class Exit:
    """How a child ended."""

    code: int
    """Exit status, or minus the signal."""
    cpu_s: float


Resident = Callable[[int], int | None]
"""Tells the memory of a process, in bytes, where the kernel does not limit it."""


class Handle(Protocol):
    """A process that cannot be mistaken for another one."""

    def kill(self) -> None:
        """Ends it; harmless when it has ended."""

    def number(self) -> int | None:
        """Its process id, as long as it lives."""

    def close(self) -> None:
        """Lets go of it."""


class Pidfd:
    """By Linux's process descriptor."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            signal.pidfd_send_signal(self._descriptor, signal.SIGKILL)

    def number(self) -> int | None:
        try:
            about = Path(f"/proc/self/fdinfo/{self._descriptor}").read_text()
            return int(about.partition("Pid:")[2].split()[0])
        except (OSError, ValueError, IndexError):
            return None

    def close(self) -> None:
        os.close(self._descriptor)


class Child:
    """One run's process: the channel to it, its death, its end."""

    def __init__(
        self,
        number: int,
        channel: socket.socket,
        folder: Path,
        inside: Path | None = None,
        volume: Volume | None = None,
    ) -> None:
        self.number = number
        self.channel = channel
        self.folder = folder
        """Where it writes."""
        self.inside = inside or folder
        """The same, as it sees it."""
        self.volume = volume
        """What bounds the folder, if the kernel does."""
        self.held = 0
        """Bytes of memory it started with."""
        loop = asyncio.get_running_loop()
        self.started: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[Exit] = loop.create_future()
        self.resident: Resident | None = None
        self._handle: Handle | None = None
        self._doomed = False

    def kill(self) -> None:
        """Ends the process at once; if it has not started yet, as soon as it has."""
        self._doomed = True
        if self._handle is not None:
            self._handle.kill()

    def starved_s(self) -> float:
        """Seconds it was ready to run, but the machine was busy with others."""
        try:
            return int(Path(f"/proc/{self.process()}/schedstat").read_text().split()[1]) / 1e9
        except (OSError, ValueError, IndexError):
            return 0.0

    def process(self) -> int | None:
        """Its number, as long as it lives."""
        return self._handle.number() if self._handle is not None else None

    def has_started(self, handle: Handle, held: int = 0) -> None:
        """It lives, with so many bytes of memory, and ``handle`` is how to reach it."""
        self._handle = handle
        self.held = held
        if self._doomed:
            self.kill()
        if not self.started.done():
            self.started.set_result(None)

    def has_ended(self, exit: Exit | None, flaw: str | None = None, volume_stays: bool = False) -> None:
        """It is reaped, or (None) gone with what has forked it, for the reason ``flaw``."""
        if self._handle is not None:
            self._handle.close()
            self._handle = None
        for future in (self.started, self.ended):
            if not future.done() and exit is None:
                future.set_exception(ZygoteDied(flaw))
                future.exception()  # whoever waits sees it; if nobody does, that is fine too
        if not self.ended.done() and exit is not None:
            self.ended.set_result(exit)
        if exit is not None or self.volume is None or volume_stays:  # else it vanishes with the interpreter
            self._clear()

    def _clear(self) -> None:
        """Deletes what it wrote; then the volume is free again."""
        try:
            os.rmdir(self.folder)
        except OSError:  # it has left files
            removing = asyncio.get_running_loop().run_in_executor(None, remove, self.folder)
            removing.add_done_callback(lambda done: self._leave())
        else:
            self._leave()

    def _leave(self) -> None:
        if self.volume is not None:
            self.volume.tenants -= 1
