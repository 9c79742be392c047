"""macOS: ``sandbox-exec`` in front of a fresh interpreter for each run, and its memory watched from outside.

Unproven: no Mac was at hand. Before anything is executed, the trial lets a child of ours try to get out, as
everywhere; if it can, nothing is executed.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

from ..processes.fresh_interpreters import FreshInterpreters
from ..processes.launch import Setup
from ..types import Refused
from .readable_paths import Paths

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
    paths = await asyncio.to_thread(Paths.of, setup)

    def confined(folder: Path) -> list[str]:
        return command(setup.python, paths, str(folder))

    layers = ("sandbox-exec", "resource limits", "watched memory")
    return await FreshInterpreters.find(setup, layers, confined, lambda pid: resident_bytes([pid]).get(pid))


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


def resident_bytes(processes: Sequence[int]) -> dict[int, int]:
    """Memory by process, as far as they live: RLIMIT_AS does not hold on macOS, so it has to be watched."""
    listed = subprocess.run(resident_command(processes), capture_output=True, text=True, check=False).stdout
    return read_resident(listed)


def resident_command(processes: Sequence[int]) -> list[str]:
    """Lists process and resident kilobytes."""
    return ["/bin/ps", "-o", "pid=,rss=", "-p", ",".join(map(str, processes))]


def read_resident(listed: str) -> dict[int, int]:
    """What ``ps`` says, in bytes."""
    pairs = (line.split() for line in listed.splitlines())
    return {int(process): int(kilobytes) * 1024 for process, kilobytes in pairs}


def _quoted(path: str) -> str:
    """A string of the profile's language. Raises ValueError for what cannot stand in one."""
    if any(ord(character) < 32 for character in path):
        raise ValueError(f"a path with control characters: {path!r}")
    return '"' + path.replace("\\", "\\\\").replace('"', '\\"') + '"'
