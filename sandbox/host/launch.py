"""Starts interpreters of the user's."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, NamedTuple

from ..types import InterpreterError, Refused
from .scratch import MOST_FILES, MOST_MB, OWN_ENTRIES

_BOOT = Path(__file__).parent.parent / "worker" / "boot.py"
_KEPT_VARIABLES = ("LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH")
_ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
_OURS = {"PATH": "/usr/bin:/bin", "TMPDIR": ".", "HOME": "."}
_BEFORE_CONFINEMENT = ("LD_", "DYLD_", "PYTHON", "GCONV_", "GLIBC_", "MALLOC_", "BASH_")
"""Beginnings of names that tell the loader, the C library or the interpreter what to do."""


def is_reserved(name: str) -> bool:
    """Whether a variable is the sandbox's to set: it would lead out of the sandbox, or change Python."""
    return name in _OURS or name.startswith(_BEFORE_CONFINEMENT)


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
    closed: tuple[str, ...] = ()
    """Folders of which nothing is readable; the interpreter's own ``sys.path`` leads from the first to the
    first of ``projects``."""
    named: tuple[str, ...] = ()
    """The folders as the user calls them, where links are on the way."""
    variables: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    """Of the environment, which programs get beside the worker's own. Nobody else is told the values."""
    volumes: int = 4
    """File systems of limited size for children to write in, where the system allows them."""

    def wishes(self, scratch: Path, wrapped: bool) -> bytes:
        """What the worker reads from its standard input."""
        wishes = {
            "projects": self.projects,
            "path": self.path,
            "preload": self.preload,
            "closed": self.closed,
            "named": self.named,
            "scratch": str(scratch),
            "wrapped": wrapped,
            "volumes": {"count": self.volumes, "mb": MOST_MB, "files": MOST_FILES + OWN_ENTRIES},
        }
        return json.dumps(wishes).encode()


@dataclass(frozen=True)
class Wrapper:
    """A program that confines what it starts."""

    program: str
    volumes: int
    """How many it makes in its scratch folder."""
    options: Callable[[Path], list[str]]
    """What it reads from the descriptor named with ``--args``; only the scratch folder is writable."""


def worker_command(python: str) -> list[str]:
    """How the worker is started: isolated from the user's environment, writing no bytecode, executing
    nothing of what is installed before it is confined."""
    return [python, "-I", "-S", "-B", "-X", "utf8", str(_BOOT)]


def environment(setup: Setup) -> dict[str, str]:
    """What a worker gets to know of ours. Programs begin in their own folder, which is meant by ``.``."""
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    return {**kept, **_ONE_THREAD, **dict(setup.variables), **_OURS}


def check_variables(variables: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Variables for a ``Setup``. Raises ValueError, which names no value, for those that are reserved."""
    if reserved := sorted(filter(is_reserved, variables)):
        raise ValueError(f"the sandbox sets {', '.join(reserved)} itself")
    return tuple(sorted(variables.items()))


def launch(
    setup: Setup, wrapper: Wrapper | None, scratch: Path, control: int, errors: IO[bytes]
) -> subprocess.Popen[bytes]:
    """The worker, with its wishes on standard input. Raises InterpreterError, OSError."""
    command, kept = [*worker_command(setup.python), str(control)], [control]
    with tempfile.TemporaryFile() as wishes, tempfile.TemporaryFile() as options:
        wishes.write(setup.wishes(scratch, wrapper is not None))
        wishes.seek(0)
        if wrapper is not None:
            options.write(os.fsencode("".join(option + "\0" for option in wrapper.options(scratch))))
            options.seek(0)
            command = [wrapper.program, "--args", str(options.fileno()), *command]
            kept.append(options.fileno())
        try:
            return subprocess.Popen(
                command,
                stdin=wishes,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                pass_fds=kept,
                env=environment(setup),
                cwd=scratch,
                process_group=0,
            )
        except OSError as error:
            raise InterpreterError(does_not_start(command[0], error.strerror or str(error))) from None


_MENDS = {
    errno.EMFILE: "Allow this program more open files (ulimit -n)",
    errno.ENFILE: "Close other programs",
    errno.EFBIG: "Allow this program larger files (ulimit -f)",
    errno.ENOMEM: "Close other programs, or allow this one more memory (ulimit -v)",
    errno.EAGAIN: "Allow this program more processes (ulimit -u)",
    errno.EACCES: "Point TMPDIR to a folder that you may write to",
}


def no_means(error: OSError) -> str:
    """What the sandbox lacks to start, and the mend."""
    mend = _MENDS.get(error.errno or 0, "Free disk space, or point TMPDIR to where there is some")
    return f"The sandbox has no room to work in: {error.strerror or error}. {mend}."


def does_not_start(python: str, reason: str) -> str:
    return f"The interpreter {python} does not start ({reason}). Choose a CPython from 3.9 to 3.13."


class Paths(NamedTuple):
    """What an interpreter needs, for a parent that confines it by other means than Landlock."""

    readable: tuple[str, ...]
    hidden: tuple[str, ...]
    """Secrets below them."""


def paths_of(setup: Setup) -> Paths:
    """Asks the interpreter. Raises InterpreterError; Refused when not all secrets can be found."""
    command = [*worker_command(setup.python), "paths"]
    wishes = setup.wishes(Path("/"), wrapped=True)
    try:
        said = subprocess.run(command, input=wishes, capture_output=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError) as error:
        raise InterpreterError(does_not_start(setup.python, str(error))) from None
    found = json.loads(said)
    if not found["complete"]:
        raise Refused("the project is too large to look for its secrets")
    return Paths(tuple(found["readable"]), tuple(found["hidden"]))
