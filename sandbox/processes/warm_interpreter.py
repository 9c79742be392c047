"""The parent's handle of a warm interpreter: starts it, requests children, learns of their ends."""

from __future__ import annotations

import asyncio
import contextlib
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
from .child_process import Child
from .child_source import Kind
from .collected_suite import CollectedSuite
from .fork_server import ForkServer, state
from .launch import Setup, Wrapper, does_not_start, launched, no_means
from .remove_tree import remove

_START_S = 30.0
_GREETING = 1 << 18


class Zygote(ForkServer):
    """A running warm interpreter. Made by ``start``."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        control: socket.socket,
        errors: IO[bytes],
        scratch: Path,
        volumes: int,
    ) -> None:
        super().__init__(control)
        self.layers: tuple[str, ...] = ()
        self.version: tuple[int, ...] = ()
        self._process = process
        self._errors = errors
        self.scratch = scratch
        self.volumes: writable.Volumes | None = None
        """None where children write on the disk."""
        self._wished = volumes
        self._watched: dict[str, tuple[int, int]] = {}
        self._split: dict[str, tuple[int, int]] = {}

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
            self._split = {folder: state(folder) for folder in greeting["split"]}
            self._watched = {path: state(path) for path in greeting["watched"]}
        except (ValueError, TypeError, KeyError):
            raise fails("it says something else than the worker") from None
        os.chmod(self.scratch, 0o300)  # children cannot list it, so they do not find each other's folders
        self._listen()

    def _complaint(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it ended without a word"

    def unfit(self) -> str | None:
        """Why it should be replaced; None if it is fine."""
        if not self.alive:
            return self._flaw
        for path, before in self._watched.items():
            if state(path) != before:
                return f"{path} changed"
        for folder, before in self._split.items():
            if state(folder) != before:  # beside secrets, only what was there at the start is readable
                return f"files appeared in {folder}"
        return None

    def condemn(self, flaw: str) -> None:
        """Ends it and everything under it now, because it cannot be trusted."""
        self._died(flaw)

    def fork(self, kind: Kind = "") -> Child:
        """Gives a child; ``child.started`` tells when it lives. Raises ZygoteDied or SandboxError.

        What its ``kind`` needs is imported first, the first time, so that no child has to. While several runs
        are under way, the next child is forked ahead.
        """
        self._check()
        if kind:
            return self._requested(kind)
        child, self._spare = self._spare or self._requested(""), None
        if len(self._children) > 1:
            with contextlib.suppress(SandboxError):  # whoever needs it will be told
                self._spare = self._requested("")
        return child

    async def suite(self, wishes: dict[str, object]) -> CollectedSuite | None:
        """Has tests collected in a process of its own. Raises ZygoteDied or SandboxError."""
        self._check()
        process = self._requested("suite" if wishes["files"] else "module")
        return await CollectedSuite.start(process, self._prepared, wishes)

    def _prepared(self, number: int, kind: str) -> tuple[Child, socket.socket]:
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

    def _has_ended(self, child: Child) -> None:
        if child is self._spare or list(self._children.values()) == [self._spare]:
            self._drop_spare()

    def _verdict(self) -> str:
        return f"it died ({self._complaint()})"

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
