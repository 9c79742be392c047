"""The parent's handle of a warm interpreter: starts it, requests children, learns of their ends."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import signal
import socket
import subprocess
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import IO

from ..types import InterpreterError, Refused, SandboxError
from . import scratch_folders as folders
from . import volumes as writable
from .child_process import Child, Exit, Pidfd, ZygoteDied
from .child_source import Kind
from .collected_suite import CollectedSuite
from .launch import Setup, Wrapper, does_not_start, launched, no_means
from .remove_tree import remove

_START_S = 30.0
_ANSWER_S = 20.0
"""A fork takes milliseconds; an interpreter that does not answer for so long never will."""
_GREETING, _PACKET = 1 << 18, 1 << 12


class Zygote:
    """A running warm interpreter. Made by ``start``."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        control: socket.socket,
        errors: IO[bytes],
        scratch: Path,
        volumes: int,
    ) -> None:
        self.layers: tuple[str, ...] = ()
        self.version: tuple[int, ...] = ()
        self._process = process
        self._control = control
        self._errors = errors
        self.scratch = scratch
        self.volumes: writable.Volumes | None = None
        """None where children write on the disk."""
        self._wished = volumes
        self._children: dict[int, Child] = {}
        self._spare: Child | None = None
        """Forked ahead while several runs are under way, so that the next one need not wait for it."""
        self._numbers = itertools.count()
        self._watched: dict[str, tuple[int, int]] = {}
        self._split: dict[str, tuple[int, int]] = {}
        self._retired = False
        self._watchdog: asyncio.TimerHandle | None = None
        self._flaw: str | None = None
        self.alive = True

    @classmethod
    async def start(cls, setup: Setup, wrapper: Wrapper | None = None) -> Zygote:
        """Starts and confines an interpreter. Raises Refused, InterpreterError or another SandboxError."""
        if wrapper is not None:
            setup = replace(setup, volumes=wrapper.volumes)
        with contextlib.ExitStack() as undo:
            try:
                scratch = folders.make()
                undo.callback(remove, scratch)
                ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
                undo.callback(ours.close)
                with theirs:
                    errors = undo.enter_context(tempfile.TemporaryFile())
                    process = launched(setup, wrapper, scratch, theirs.fileno(), errors)
            except OSError as error:
                raise SandboxError(no_means(error)) from None
            undo.pop_all()
        zygote = cls(process, ours, errors, scratch, setup.volumes)
        try:
            await zygote._greet(setup.python, wrapper)
        except BaseException:
            await zygote.close()
            raise
        return zygote

    async def _greet(self, python: str, wrapper: Wrapper | None) -> None:
        def fails(reason: str) -> SandboxError:
            if wrapper is not None:  # without it, the interpreter started before
                return Refused(f"{wrapper.program} starts no interpreter ({reason})")
            return InterpreterError(does_not_start(python, reason))

        loop = asyncio.get_running_loop()
        self._control.setblocking(False)
        try:
            packet, descriptors = await asyncio.wait_for(_packet(self._control, _GREETING), _START_S)
        except TimeoutError:
            raise fails(f"no answer within {_START_S:.0f} s") from None
        if not packet:
            raise fails(self._complaint())
        if descriptors:
            self.volumes = writable.Volumes(descriptors[0], self._wished, self.scratch)
        try:
            greeting = json.loads(packet)
            if greeting["kind"] == "refused":
                raise Refused(greeting["reason"])
            self.layers = tuple(greeting["layers"])
            self.version = tuple(greeting["version"])
            self._split = {folder: _state(folder) for folder in greeting["split"]}
            self._watched = {path: _state(path) for path in greeting["watched"]}
        except (ValueError, TypeError, KeyError):
            raise fails("it says something else than the worker") from None
        os.chmod(self.scratch, 0o300)  # children cannot list it, so they do not find each other's folders
        loop.add_reader(self._control, self._hear)

    def _complaint(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it ended without a word"

    def unfit(self) -> str | None:
        """Why it should be replaced; None if it is fine."""
        if not self.alive:
            return self._flaw
        for path, before in self._watched.items():
            if _state(path) != before:
                return f"{path} changed"
        for folder, before in self._split.items():
            if _state(folder) != before:  # beside secrets, only what was there at the start is readable
                return f"files appeared in {folder}"
        return None

    def condemn(self, flaw: str) -> None:
        """Ends it and everything under it now, because it cannot be trusted."""
        self._died(flaw)

    def fork(self, kind: Kind = "") -> Child:
        """Gives a child; ``child.started`` tells when it lives. Raises ZygoteDied or SandboxError.

        What its ``kind`` needs is imported first, the first time, so that no child has to.
        """
        if not self.alive:
            raise ZygoteDied(self._flaw)
        if kind:
            return self._requested(kind)
        child, self._spare = self._spare or self._requested(""), None
        if len(self._children) > 1:
            with contextlib.suppress(SandboxError):  # whoever needs it will be told
                self._spare = self._requested("")
        return child

    async def suite(self, wishes: dict[str, object]) -> CollectedSuite | None:
        """Has tests collected in a process of its own. Raises ZygoteDied or SandboxError."""
        if not self.alive:
            raise ZygoteDied(self._flaw)
        process = self._requested("suite" if wishes["files"] else "module")
        return await CollectedSuite.start(process, self._prepared, wishes)

    def _prepared(self, number: int, kind: str) -> tuple[Child, socket.socket]:
        """A child that is to be forked, and its own end of the channel. Raises SandboxError."""
        name = os.urandom(12).hex()
        volume = self.volumes.take() if self.volumes is not None else None
        folder = (self.scratch if volume is None else volume.path) / name
        inside = folder if volume is None else Path(volume.inside, name)
        try:
            folder.mkdir(mode=0o700)
            packets = socket.SOCK_SEQPACKET if kind in ("suite", "module") else socket.SOCK_STREAM
            ours, theirs = socket.socketpair(socket.AF_UNIX, packets)
        except OSError as error:
            with contextlib.suppress(OSError):
                folder.rmdir()
            if volume is not None:
                volume.tenants -= 1
            raise SandboxError(no_means(error)) from None
        ours.setblocking(False)
        return Child(number, ours, folder, inside, volume), theirs

    def _requested(self, kind: str) -> Child:
        """Asks the interpreter for a child."""
        number = next(self._numbers)
        child, theirs = self._prepared(number, kind)
        self._children[number] = child
        with theirs:
            try:
                request = json.dumps({"run": number, "kind": kind}, separators=(",", ":")).encode()
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
        """One packet of the zygote: a child started or ended, or the zygote is gone."""
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
        child = self._children[message["run"]]
        if message["kind"] == "started":
            if not descriptors:
                self._died("there are too many open files to hold one of its children")
                return
            child.has_started(Pidfd(descriptors[0]), message["held"])
        else:
            del self._children[message["run"]]
            child.has_ended(Exit(message["code"], message["cpu_s"]))
            if child is self._spare or list(self._children.values()) == [self._spare]:
                self._drop_spare()
            if self._retired and not self._children:
                self._died("it is not needed any more")

    def _died(self, flaw: str | None = None) -> None:
        if not self.alive:
            return
        self.alive = False
        self._flaw = flaw or self._flaw or f"it died ({self._complaint()})"
        asyncio.get_running_loop().remove_reader(self._control)
        if self._watchdog is not None:
            self._watchdog.cancel()
        self._kill()
        self._drop_spare()
        for child in self._children.values():
            child.kill()
            child.has_ended(None, self._flaw)
        self._children.clear()
        self._end()

    def _end(self) -> None:
        self._control.close()
        self._errors.close()
        self._kill()
        self._process.wait()
        if self.volumes is not None:
            self.volumes.close()
        remove(self.scratch)

    def _kill(self) -> None:
        """Ends the interpreter, and what stands between it and us, as where it is a script."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def retire(self) -> None:
        """Ends it as soon as it has no children."""
        self._retired = True
        self._drop_spare()
        if not self._children:
            self._died("it is not needed any more")

    def _drop_spare(self) -> None:
        if self._spare is not None:
            self._spare.kill()
            self._spare.channel.close()
            self._spare = None

    async def close(self) -> None:
        """Ends it and everything under it now."""
        if self.alive:
            self._died("it was closed")


async def _packet(control: socket.socket, size: int) -> tuple[bytes, list[int]]:
    """The next packet, with the descriptor that may have come along."""
    loop = asyncio.get_running_loop()
    readable: asyncio.Future[None] = loop.create_future()
    loop.add_reader(control, readable.set_result, None)
    try:
        await readable
    finally:
        loop.remove_reader(control)
    packet, descriptors, _, _ = socket.recv_fds(control, size, 1)
    return packet, descriptors


def _state(path: str) -> tuple[int, int]:
    """When it changed, and which file it is."""
    try:
        found = os.stat(path)
    except OSError:
        return 0, 0
    return found.st_mtime_ns, found.st_ino
