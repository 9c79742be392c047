"""The parent's end of a warm interpreter: starts it, asks it for children, hears of their end."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .types import InterpreterError, Refused

_BOOT = Path(__file__).parent / "worker" / "boot.py"
_START_S = 30.0
_PACKET = 1 << 18
_KEPT_VARIABLES = ("LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH")
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")

log = logging.getLogger(__name__)


class ZygoteDied(Exception):
    """The warm interpreter is gone, and its children with it."""


@dataclass(frozen=True)
class Exit:
    """How a child ended."""

    code: int
    """Exit status, or minus the signal."""
    cpu_s: float


@dataclass(frozen=True)
class Setup:
    """What a zygote is started with."""

    python: str
    projects: tuple[str, ...] = ()
    """Folders the programs may read, without their secrets."""
    path: tuple[str, ...] = ()
    """Put before the interpreter's own ``sys.path``."""
    preload: tuple[str, ...] = ()
    """Modules imported once, before the forks."""


class Child:
    """One fork: the channel to it, its death, its end."""

    def __init__(self, number: int, channel: socket.socket, folder: Path) -> None:
        self.number = number
        self.channel = channel
        self.folder = folder
        loop = asyncio.get_running_loop()
        self.started: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[Exit] = loop.create_future()
        self._handle: int | None = None
        self._doomed = False

    def kill(self) -> None:
        """Ends the process at once; if it has not started yet, as soon as it has."""
        self._doomed = True
        if self._handle is not None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self._handle, signal.SIGKILL)

    def has_started(self, handle: int) -> None:
        """The zygote has forked it; ``handle`` is a process descriptor."""
        self._handle = handle
        if self._doomed:
            self.kill()
        if not self.started.done():
            self.started.set_result(None)

    def has_ended(self, exit: Exit | None) -> None:
        """It is reaped, or (None) gone with the zygote."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None
        for future in (self.started, self.ended):
            if not future.done() and exit is None:
                future.set_exception(ZygoteDied())
                future.exception()  # whoever waits sees it; if nobody does, that is fine too
        if not self.ended.done() and exit is not None:
            self.ended.set_result(exit)
        try:
            os.rmdir(self.folder)
        except OSError:  # it has left files
            asyncio.get_running_loop().run_in_executor(None, remove, self.folder)


def remove(folder: Path) -> None:
    """Deletes a tree made by a program nobody trusts: however deep, never following links."""
    try:
        shutil.rmtree(folder)
    except RecursionError:
        subprocess.run(["rm", "-rf", "--", str(folder)], check=False)
    except OSError:
        log.warning("could not delete %s", folder)


class Zygote:
    """A running warm interpreter. Made by ``start``."""

    def __init__(self, process: subprocess.Popen[bytes], control: socket.socket, errors: Any, scratch: Path) -> None:
        self.layers: tuple[str, ...] = ()
        self.version: tuple[int, ...] = ()
        self._process = process
        self._control = control
        self._errors = errors
        self._scratch = scratch
        self._children: dict[int, Child] = {}
        self._numbers = itertools.count()
        self._split: dict[str, int] = {}
        self._retired = False
        self.alive = True

    @classmethod
    async def start(cls, setup: Setup, wrapper: Sequence[str] = ()) -> Zygote:
        """Starts and confines an interpreter. Raises Refused or InterpreterError."""
        scratch = Path(tempfile.mkdtemp(prefix="egcfg-sandbox-"))
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        errors = tempfile.TemporaryFile()
        command = [*wrapper, setup.python, "-I", "-B", "-X", "utf8", str(_BOOT), str(theirs.fileno())]
        with theirs, tempfile.TemporaryFile() as wishes:
            wishes.write(_wishes(setup, scratch, bool(wrapper)))
            wishes.seek(0)
            try:
                process = subprocess.Popen(
                    command, stdin=wishes, stdout=subprocess.DEVNULL, stderr=errors, pass_fds=[theirs.fileno()],
                    env=_environment(scratch), cwd=scratch,
                )  # fmt: skip
            except OSError as error:
                ours.close()
                errors.close()
                remove(scratch)
                raise InterpreterError(_does_not_start(setup.python, error.strerror or str(error))) from error
        zygote = cls(process, ours, errors, scratch)
        try:
            await zygote._greet(setup.python)
        except BaseException:
            await zygote.close()
            raise
        return zygote

    async def _greet(self, python: str) -> None:
        loop = asyncio.get_running_loop()
        self._control.setblocking(False)
        try:
            packet = await asyncio.wait_for(loop.sock_recv(self._control, _PACKET), _START_S)
        except TimeoutError:
            raise InterpreterError(_does_not_start(python, f"no answer within {_START_S:.0f} s")) from None
        if not packet:
            raise InterpreterError(_does_not_start(python, self._complaint()))
        greeting = json.loads(packet)
        if greeting["kind"] == "refused":
            raise Refused(greeting["reason"])
        self.layers = tuple(greeting["layers"])
        self.version = tuple(greeting["version"])
        self._split = {folder: _changed(folder) for folder in greeting["split"]}
        os.chmod(self._scratch, 0o300)  # children cannot list it, so they do not find each other's folders
        loop.add_reader(self._control, self._hear)

    def _complaint(self) -> str:
        self._errors.seek(0)
        lines = self._errors.read()[-2000:].decode("utf-8", "replace").strip().splitlines()
        return lines[-1] if lines else "it ended without a word"

    @property
    def stale(self) -> bool:
        """True if files appeared beside secrets, where only what was there at the start is readable."""
        return any(_changed(folder) != before for folder, before in self._split.items())

    def fork(self) -> Child:
        """Asks for a child; ``child.started`` tells when it lives. Raises ZygoteDied."""
        if not self.alive:
            raise ZygoteDied
        number = next(self._numbers)
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        folder = self._scratch / os.urandom(12).hex()
        folder.mkdir(mode=0o700)
        child = self._children[number] = Child(number, ours, folder)
        with theirs:
            try:
                socket.send_fds(self._control, [json.dumps({"run": number}).encode()], [theirs.fileno()])
            except OSError:
                self._died()
        return child

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
            child.has_started(descriptors[0])
        else:
            del self._children[message["run"]]
            child.has_ended(Exit(message["code"], message["cpu_s"]))
            if self._retired and not self._children:
                self._died()

    def _died(self) -> None:
        if not self.alive:
            return
        self.alive = False
        asyncio.get_running_loop().remove_reader(self._control)
        self._process.kill()
        for child in self._children.values():
            child.kill()
            child.has_ended(None)
        self._children.clear()
        self._end()

    def _end(self) -> None:
        self._control.close()
        self._errors.close()
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            os.chmod(self._scratch, 0o700)
        remove(self._scratch)

    def retire(self) -> None:
        """Ends it as soon as it has no children."""
        self._retired = True
        if not self._children:
            self._died()

    async def close(self) -> None:
        """Ends it and everything under it now."""
        if self.alive:
            self._died()


def _wishes(setup: Setup, scratch: Path, bubblewrap: bool) -> bytes:
    wishes = {
        "projects": setup.projects,
        "path": setup.path,
        "preload": setup.preload,
        "scratch": str(scratch),
        "home": str(Path.home()),
        "bubblewrap": bubblewrap,
    }
    return json.dumps(wishes).encode()


def _environment(scratch: Path) -> dict[str, str]:
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    return {**kept, **_ONE_THREAD, "PATH": "/usr/bin:/bin", "TMPDIR": str(scratch), "HOME": str(scratch)}


def _changed(folder: str) -> int:
    try:
        return os.stat(folder).st_mtime_ns
    except OSError:
        return 0


def _does_not_start(python: str, reason: str) -> str:
    return f"The interpreter {python} does not start ({reason}). Choose a CPython from 3.9 to 3.13."
