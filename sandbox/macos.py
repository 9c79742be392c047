"""macOS: ``sandbox-exec`` in front of a fresh interpreter for each run, and its memory watched from outside.

Unproven: no Mac was at hand. Before anything is executed, the trial lets a child of ours try to get out, as
everywhere; if it can, nothing is executed.
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

from .host.launch import Paths, Setup, does_not_start, environment, no_means, paths_of, worker_command
from .host.scratch import make_scratch, remove
from .host.zygote import Child, Exit, Kind, Resident, ZygoteDied
from .types import InterpreterError, Refused, SandboxError

SANDBOX_EXEC = "/usr/bin/sandbox-exec"
_DEVICES = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")
_SYSTEM = ("/usr/lib", "/usr/share", "/System/Library", "/Library/Apple", "/private/var/db/timezone")
_RULES = """\
(version 1)
(deny default)
(deny process-fork)
(deny process-exec*)
{execs}
(allow signal (target self))
(allow sysctl-read)
(allow file-read-metadata)
(deny network*)
(deny mach-lookup)
"""


async def interpreters(setup: Setup) -> FreshInterpreters:
    """Confined ones, not yet tried. Raises Refused, InterpreterError, SandboxError."""
    if not os.access(SANDBOX_EXEC, os.X_OK):
        raise Refused(f"there is no {SANDBOX_EXEC}")
    paths = await asyncio.to_thread(paths_of, setup)

    def confined(folder: Path) -> list[str]:
        return command(setup.python, paths, str(folder))

    layers = ("sandbox-exec", "resource limits", "watched memory")
    return await FreshInterpreters.find(setup, layers, confined, resident_bytes)


def profile(python: str, paths: Paths, scratch: str) -> str:
    """Only what is readable and the system's libraries are read, only below ``scratch`` is written."""
    programs = dict.fromkeys((python, os.path.realpath(python)))
    execs = [f"(allow process-exec* (literal {_quoted(path)}))" for path in programs]
    execs.append('(allow process-exec* (regex #"/Python\\.app/Contents/MacOS/Python$"))')
    rules = [_RULES.format(execs="\n".join(execs))]
    rules += [f"(allow file-read* (subpath {_quoted(path)}))" for path in (*_SYSTEM, *paths.readable)]
    rules += [f"(allow file-read* (literal {_quoted(path)}))" for path in _DEVICES]
    rules += [f"(deny file-read* (subpath {_quoted(path)}))" for path in paths.hidden]
    rules.append(f"(allow file-read* file-write* (subpath {_quoted(os.path.realpath(scratch))}))")
    rules.append('(allow file-write-data (literal "/dev/null"))')
    return "\n".join(rules) + "\n"


def command(python: str, paths: Paths, scratch: str) -> list[str]:
    """The start of a command line that confines the interpreter which follows."""
    return [SANDBOX_EXEC, "-p", profile(python, paths, scratch)]


def resident_bytes(process: int) -> int | None:
    """Memory of a process, if it lives: RLIMIT_AS does not hold on macOS, so it has to be watched."""
    command = ["/bin/ps", "-o", "rss=", "-p", str(process)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
    return int(said) * 1024 if said else None


def _quoted(path: str) -> str:
    """A string of the profile's language. Raises ValueError for what cannot stand in one."""
    if any(ord(character) < 32 for character in path):
        raise ValueError(f"a path with control characters: {path!r}")
    return '"' + path.replace("\\", "\\\\").replace('"', '\\"') + '"'


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
    """A ``zygote.ChildSource``. Made by ``find``."""

    def __init__(
        self,
        setup: Setup,
        layers: tuple[str, ...],
        command: Command,
        resident: Resident | None,
    ) -> None:
        self.layers = layers
        self.alive = True
        self.scratch = make_scratch()
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
            await asyncio.to_thread(
                subprocess.run, asked, stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=True
            )
            return cls(setup, layers, command, resident)
        except subprocess.CalledProcessError as error:
            reason = error.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
            raise InterpreterError(does_not_start(setup.python, reason)) from None
        except subprocess.SubprocessError as error:
            raise InterpreterError(does_not_start(setup.python, str(error))) from None
        except OSError as error:
            raise SandboxError(no_means(error)) from None

    def unfit(self) -> str | None:
        return None if self.alive else self._flaw

    def fork(self, kind: Kind = "") -> Child:
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
                process = self._spawn(folder, theirs.fileno(), kind)
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

    async def suite(self, wishes: dict[str, object]) -> None:
        return None

    def _spawn(self, folder: Path, channel: int, kind: Kind) -> subprocess.Popen[bytes]:
        worker = [*worker_command(self._setup.python), "once", str(channel)]
        wishes = {"path": self._setup.path, "preload": self._setup.preload, "kind": kind}
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
