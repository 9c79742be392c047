"""Children that are fresh interpreters, for systems on which none can be kept warm and forked safely.

Slower (an interpreter starts for each run), but made of what every Unix has. What confines them is a program
in front of each.
"""

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
from collections.abc import Callable
from pathlib import Path

from ..types import InterpreterError, SandboxError
from . import scratch_folders as folders
from .child_process import Child, Exit, Resident, ZygoteDied
from .launch import Setup, does_not_start, environment, no_means, worker_command
from .remove_tree import remove

Command = Callable[[Path], list[str]]
"""The start of a command line that confines what follows, to be written only below the folder given."""


class Process:
    """The handle of a child that was started as a process of ours."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def kill(self) -> None:
        """Ends it, and whatever it has started."""
        if self._process.returncode is None:  # it is not reaped yet, so the number is still its own
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    def number(self) -> int | None:
        return self._process.pid

    def close(self) -> None:
        """Nothing is held."""


class FreshInterpreters:
    """A ``source.Source``. Made by ``find``."""

    def __init__(
        self,
        setup: Setup,
        version: tuple[int, ...],
        layers: tuple[str, ...],
        command: Command,
        resident: Resident | None,
    ) -> None:
        self.layers = layers
        self.version = version
        self.alive = True
        self.scratch = folders.make()
        self._setup = setup
        self._command = command
        self._resident = resident
        self._children: set[Child] = set()
        self._numbers = itertools.count()
        self._retired = False
        self._flaw: str | None = None

    @classmethod
    async def find(
        cls, setup: Setup, layers: tuple[str, ...], command: Command, resident: Resident | None = None
    ) -> FreshInterpreters:
        """Looks whether the interpreter starts. Raises InterpreterError, SandboxError.

        ``resident`` tells the memory of a process, where the kernel does not limit it.
        """
        asked = [*worker_command(setup.python), "version"]
        try:
            done = await asyncio.to_thread(
                subprocess.run, asked, stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=True
            )
            return cls(setup, tuple(json.loads(done.stdout)), layers, command, resident)
        except subprocess.CalledProcessError as error:
            reason = error.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
            raise InterpreterError(does_not_start(setup.python, reason)) from None
        except subprocess.SubprocessError as error:
            raise InterpreterError(does_not_start(setup.python, str(error))) from None
        except OSError as error:
            raise SandboxError(no_means(error)) from None

    def unfit(self) -> str | None:
        return None if self.alive else self._flaw

    def fork(self, pytest: bool = False) -> Child:
        if not self.alive:
            raise ZygoteDied(self._flaw)
        folder = self.scratch / os.urandom(12).hex()
        try:
            folder.mkdir(mode=0o700)
            ours, theirs = socket.socketpair()
        except OSError as error:
            raise SandboxError(no_means(error)) from None
        ours.setblocking(False)
        child = Child(next(self._numbers), ours, folder)
        with theirs:
            try:
                process = self._spawn(folder, theirs.fileno(), pytest)
            except OSError as error:
                ours.close()
                raise InterpreterError(
                    does_not_start(self._setup.python, error.strerror or str(error))
                ) from None
        self._children.add(child)
        child.resident = self._resident
        child.has_started(Process(process))
        waiting = asyncio.get_running_loop().run_in_executor(None, _wait, process)
        waiting.add_done_callback(lambda done: self._ended(child, done.result()))
        return child

    def _spawn(self, folder: Path, channel: int, pytest: bool) -> subprocess.Popen[bytes]:
        worker = [*worker_command(self._setup.python), "once", str(channel)]
        wishes = {"path": self._setup.path, "preload": self._setup.preload, "pytest": pytest}
        with tempfile.TemporaryFile() as file:
            file.write(json.dumps(wishes).encode())
            file.seek(0)
            return subprocess.Popen(
                [*self._command(folder), *worker],
                stdin=file,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[channel],
                env=environment(self._setup),
                cwd=folder,
                start_new_session=True,
            )

    def _ended(self, child: Child, exit: Exit) -> None:
        self._children.discard(child)
        child.has_ended(exit)
        if self._retired and not self._children:
            self.condemn("it is not needed any more")

    def condemn(self, flaw: str) -> None:
        if not self.alive:
            return
        self.alive, self._flaw = False, flaw
        for child in self._children:
            child.kill()
        remove(self.scratch)

    def retire(self) -> None:
        self._retired = True
        if not self._children:
            self.condemn("it is not needed any more")

    async def close(self) -> None:
        self.condemn("it was closed")


def _wait(process: subprocess.Popen[bytes]) -> Exit:
    """Reaps it."""
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Exit(process.returncode, usage.ru_utime + usage.ru_stime)
