"""The parent's end of a warm interpreter: starts it, asks it for children, hears of their end."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import socket
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .fork import Child, Exit, ZygoteDied, remove
from .types import InterpreterError, Refused

_BOOT = Path(__file__).parent / "worker" / "boot.py"
_START_S = 30.0
_PACKET = 1 << 18
_KEPT_VARIABLES = ("LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH")
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


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

    def wishes(self, scratch: Path, wrapped: bool) -> bytes:
        """What the worker reads from its standard input."""
        wishes = {
            "projects": self.projects,
            "path": self.path,
            "preload": self.preload,
            "scratch": str(scratch),
            "wrapped": wrapped,
        }
        return json.dumps(wishes).encode()


class Zygote:
    """A running warm interpreter. Made by ``start``."""

    def __init__(
        self, process: subprocess.Popen[bytes], control: socket.socket, errors: Any, scratch: Path
    ) -> None:
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
    async def start(cls, setup: Setup, wrap: Callable[[Path], list[str]] | None = None) -> Zygote:
        """Starts and confines an interpreter. Raises Refused or InterpreterError.

        ``wrap`` makes the start of a command line that confines what follows, given the writable folder.
        """
        scratch = Path(tempfile.mkdtemp(prefix="egcfg-sandbox-"))
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the zygote
        command = [*(wrap(scratch) if wrap else ()), *worker_command(setup.python), str(theirs.fileno())]
        with theirs, tempfile.TemporaryFile() as wishes:
            wishes.write(setup.wishes(scratch, wrap is not None))
            wishes.seek(0)
            try:
                process = subprocess.Popen(  # noqa: ASYNC220 - a millisecond; the kernel ties it to this thread
                    command,
                    stdin=wishes,
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    pass_fds=[theirs.fileno()],
                    env=_environment(scratch),
                    cwd=scratch,
                )
            except OSError as error:
                ours.close()
                errors.close()
                remove(scratch)
                raise InterpreterError(_does_not_start(setup.python, error.strerror or str(error))) from None
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

    def fork(self, pytest: bool = False) -> Child:
        """Asks for a child; ``child.started`` tells when it lives. Raises ZygoteDied.

        With ``pytest``, that is imported first, the first time, so that no child has to.
        """
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
                request = json.dumps({"run": number, "pytest": pytest}).encode()
                socket.send_fds(self._control, [request], [theirs.fileno()])
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


def worker_command(python: str) -> list[str]:
    """How the worker is started: isolated from the user's environment, writing no bytecode."""
    return [python, "-I", "-B", "-X", "utf8", str(_BOOT)]


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
