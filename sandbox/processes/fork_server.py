"""The parent's handle of a process that forks children on request: what all such processes share."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import socket
from typing import Any

from .child_process import Child, Exit, Pidfd, ZygoteDied

_ANSWER_S = 20.0
"""A fork takes milliseconds; a process that does not answer for so long never will."""
_PACKET = 1 << 12


class ForkServer:
    """Asks for children, and hears of their starts and ends."""

    def __init__(self, control: socket.socket) -> None:
        self._control = control
        self._children: dict[int, Child] = {}
        self._spare: Child | None = None
        """Forked ahead, so that the next run need not wait for it."""
        self._numbers = itertools.count()
        self._retired = False
        self._watchdog: asyncio.TimerHandle | None = None
        self._flaw: str | None = None
        self.alive = True

    # What each kind of such processes has of its own

    def _prepared(self, number: int, kind: str) -> tuple[Child, socket.socket]:
        """A child that is to be forked, and its own end of the channel. Raises SandboxError."""
        raise NotImplementedError

    def _wish(self, number: int, kind: str) -> dict[str, object]:
        """What is said of a child that is to be forked."""
        return {"run": number, "kind": kind}

    def _has_ended(self, child: Child) -> None:
        """A child was reaped: the time for keeping a spare one, or none."""

    def _end(self) -> None:
        """Ends the process, and lets go of all that it held."""
        raise NotImplementedError

    def _verdict(self) -> str:
        """Why it is gone, if nobody has said so."""
        raise NotImplementedError

    def _lose(self, child: Child) -> None:
        """A child is gone with the process."""
        child.has_ended(None, self._flaw)

    # What they share

    def _listen(self) -> None:
        asyncio.get_running_loop().add_reader(self._control, self._hear)

    def _check(self) -> None:
        """Raises ZygoteDied if it is gone."""
        if not self.alive:
            raise ZygoteDied(self._flaw)

    def _requested(self, kind: str = "") -> Child:
        """Asks for a child; ``child.started`` tells when it lives. Raises SandboxError."""
        number = next(self._numbers)
        child, theirs = self._prepared(number, kind)
        self._children[number] = child
        with theirs:
            try:
                request = json.dumps(self._wish(number, kind), separators=(",", ":")).encode()
                socket.send_fds(self._control, [request], [theirs.fileno()])
            except OSError:
                self._died()
        if self._watchdog is None and self.alive:
            self._watch()
        return child

    def _watch(self) -> None:
        """Looks now and then, while there are children, whether requests are answered at all."""
        waiting = {child for child in self._children.values() if not child.started.done()}

        def look() -> None:
            self._watchdog = None
            if any(not child.started.done() for child in waiting & set(self._children.values())):
                self._died(f"it did not answer within {_ANSWER_S:g} s")
            elif self._children:
                self._watch()

        self._watchdog = asyncio.get_running_loop().call_later(_ANSWER_S, look)

    def _hear(self) -> None:
        """One packet: a child started or ended, or the process is gone."""
        try:
            packet, descriptors, _, _ = socket.recv_fds(self._control, _PACKET, 1)
        except BlockingIOError:
            return
        except OSError:
            packet, descriptors = b"", []
        if not packet:
            self._died()
            return
        try:
            self._take(json.loads(packet), descriptors)
        except (ValueError, LookupError, TypeError):  # a module's code may speak in its name
            for descriptor in descriptors:
                with contextlib.suppress(OSError):
                    os.close(descriptor)
            self._died("it said what it cannot mean")

    def _take(self, message: dict[str, Any], descriptors: list[int]) -> None:
        number = message["run"]
        child = self._children[number]
        if message["kind"] == "started":
            if not descriptors:
                self._died("there are too many open files to hold one of its children")
                return
            child.has_started(Pidfd(descriptors.pop()), message["held"])
            return
        ending = Exit(message["code"], message["cpu_s"])
        del self._children[number]
        child.has_ended(ending)
        self._has_ended(child)
        if self._retired and not self._children:
            self._died("it is not needed any more")

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
            self._died("it is not needed any more")

    def _died(self, flaw: str | None = None) -> None:
        if not self.alive:
            return
        self.alive = False
        self._flaw = flaw or self._flaw or self._verdict()
        with contextlib.suppress(RuntimeError, ValueError, OSError):
            asyncio.get_running_loop().remove_reader(self._control)
        if self._watchdog is not None:
            self._watchdog.cancel()
        self._drop_spare()
        for child in self._children.values():
            child.kill()
            self._lose(child)
        self._children.clear()
        self._end()


def state(path: str) -> tuple[int, int]:
    """When a file changed, and which one it is; zeros where there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_ino
