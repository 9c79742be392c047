"""macOS: ``sandbox-exec`` around an interpreter, and its memory watched from outside.

Never run: no Mac was at hand. What is here is the profile, the command and the reading of memory; nothing
starts programs with it yet (docs/sandbox.md says what is missing), so on macOS everything is refused.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Sequence

SANDBOX_EXEC = "/usr/bin/sandbox-exec"
_DEVICES = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")
_SYSTEM = ("/usr/lib", "/usr/share", "/System/Library", "/Library/Apple", "/private/var/db/timezone")
_RULES = """\
(version 1)
(deny default)
(allow process-fork)
(deny process-exec*)
(allow process-exec* (literal {python}))
(allow signal (target self))
(allow sysctl-read)
(allow file-read-metadata)
(deny network*)
(deny mach-lookup)
"""


def profile(python: str, readable: Iterable[str], scratch: str) -> str:
    """The rules: only ``readable`` and the system's libraries are read, only below ``scratch`` is written."""
    rules = [_RULES.format(python=_quoted(python))]
    rules += [f"(allow file-read* (subpath {_quoted(path)}))" for path in (*_SYSTEM, *readable)]
    rules += [f"(allow file-read* (literal {_quoted(path)}))" for path in _DEVICES]
    rules.append(f"(allow file-read* file-write* (subpath {_quoted(scratch)}))")
    rules.append('(allow file-write-data (literal "/dev/null"))')
    return "\n".join(rules) + "\n"


def command(python: str, readable: Iterable[str], scratch: str) -> list[str]:
    """The start of a command line that confines the interpreter which follows."""
    return [SANDBOX_EXEC, "-p", profile(python, readable, scratch)]


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
