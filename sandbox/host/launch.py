"""Starts interpreters of the user's, and makes and removes the folders and volumes they write into."""

from __future__ import annotations

import contextlib
import errno
import itertools
import json
import logging
import os
import re
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Protocol

from ..types import InterpreterError, Refused

log = logging.getLogger(__name__)

_AS_FOLDER = os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_CHANGING_ERRORS = (errno.ENOENT, errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR, errno.ELOOP)
"""Errors of a tree that somebody else changes meanwhile: looking again helps."""
_MOST_CHANGES = 10_000


def remove(folder: Path) -> None:
    """Deletes a tree: however deep, whatever its permissions, and never following links.

    Everything goes by descriptor, so that even a process that still lives cannot put a link in the way.
    Instead of descending it lifts what is inside up to the top, where paths stay short.
    """
    try:
        top = _open_folder(str(folder))
        try:
            _empty(top)
        finally:
            os.close(top)
        folder.rmdir()
    except FileNotFoundError:
        pass
    except OSError as error:
        log.warning("could not delete %s: %s", folder, error)


def _empty(top: int) -> None:
    numbers = itertools.count()
    changes = 0
    while names := os.listdir(top):
        for name in names:
            try:
                _remove_one(name, top, numbers)
            except OSError as error:
                changes += 1
                if error.errno not in _CHANGING_ERRORS or changes > _MOST_CHANGES:
                    raise


def _remove_one(name: str, top: int, numbers: Iterator[int]) -> None:
    if _unlinked(name, top):
        return
    folder = _open_folder(name, top)
    try:
        for inner in os.listdir(folder):
            if not _unlinked(inner, folder):
                os.close(_open_folder(inner, folder))  # its permissions, or it could not be moved
                lifted = f"lifted-{threading.get_ident()}-{next(numbers)}"
                os.rename(inner, lifted, src_dir_fd=folder, dst_dir_fd=top)
    finally:
        os.close(folder)
    os.rmdir(name, dir_fd=top)


def _unlinked(name: str, folder: int) -> bool:
    """True if it was something else than a folder, and is gone."""
    try:
        os.unlink(name, dir_fd=folder)
    except (IsADirectoryError, PermissionError):  # the latter is what other systems than Linux say
        return False
    return True


def _open_folder(name: str, within: int | None = None) -> int:
    """A folder, made ours to read and change."""
    if not hasattr(os, "O_PATH"):
        return os.open(name, os.O_RDONLY | _AS_FOLDER, dir_fd=within)
    handle = os.open(name, os.O_PATH | _AS_FOLDER, dir_fd=within)
    try:
        os.chmod(f"/proc/self/fd/{handle}", 0o700)
        return os.open(f"/proc/self/fd/{handle}", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    finally:
        os.close(handle)


_SCRATCH_NAME = re.compile(r"egcfg-sandbox-(\d+)-(\d+)-(\d+)-\w+")


def make_scratch() -> Path:
    """A new private folder in the temporary directory. Raises OSError."""
    process = os.getpid()
    owner = f"{process}-{_started_at(process) or 0}-{_namespace()}"
    return Path(tempfile.mkdtemp(prefix=f"egcfg-sandbox-{owner}-"))


def is_scratch(name: str) -> bool:
    """Whether a folder is called like those that ``make_scratch`` gives."""
    return _SCRATCH_NAME.fullmatch(name) is not None


def sweep_scratch() -> list[Path]:
    """Deletes what owners left that were killed before they could; tells what it found.

    Only this user's folders, and only those whose owner is certainly dead: no process of its number in this
    process namespace started when it did.
    """
    if _started_at(os.getpid()) is None:
        return []  # no /proc: nobody can be told to be dead
    found = [path for path in _ours() if _orphaned(path.name)]
    for path in found:
        log.info("deleting %s, which a killed process left behind", path)
        remove(path)
    return found


def _ours() -> list[Path]:
    paths = []
    try:
        with os.scandir(tempfile.gettempdir()) as entries:
            for entry in entries:
                mine = _SCRATCH_NAME.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)
                if mine and entry.stat(follow_symlinks=False).st_uid == os.geteuid():
                    paths.append(Path(entry.path))
    except OSError:  # it went away meanwhile, or cannot be listed: the next start will see
        pass
    return paths


def _orphaned(name: str) -> bool:
    match = _SCRATCH_NAME.fullmatch(name)
    assert match is not None
    process, started, namespace = map(int, match.groups())
    return namespace == _namespace() != 0 and _started_at(process) != started


def _started_at(process: int) -> int | None:
    """When a process began, in the kernel's ticks; None if there is none."""
    try:
        about = Path(f"/proc/{process}/stat").read_text(errors="replace")
    except OSError:
        return None
    return int(about.rpartition(")")[2].split()[19])


def _namespace() -> int:
    """Which numbering of processes this one lives in; 0 if there is no telling."""
    try:
        return os.stat("/proc/self/ns/pid").st_ino
    except OSError:
        return 0


MOST_FILES = 1_000
MOST_MB = 64
_MOST_VOLUMES = 200
_OWN_ENTRIES = 2
"""The volume's root and the child's folder."""


def wished_volumes(parallel: int) -> int:
    """How many volumes a pool needs: children that have just been killed still hold theirs."""
    return min(2 * parallel + 4, _MOST_VOLUMES)


def volume_options(count: int) -> dict[str, int]:
    """What the worker is told about them."""
    return {"count": count, "mb": MOST_MB, "files": MOST_FILES + _OWN_ENTRIES}


@dataclass
class Volume:
    """One of them."""

    path: Path
    inside: str
    """Where it lies for the children."""
    tenants: int = 0
    """Children that have a folder in it: more than one only when there are more children than volumes."""

    def used(self) -> tuple[int, int]:
        """Bytes and files, with those that are deleted but open or mapped. Raises OSError."""
        found = os.statvfs(self.path)
        return (found.f_blocks - found.f_bfree) * found.f_frsize, found.f_files - found.f_ffree


class Volumes:
    """All volumes of an interpreter, reached through a descriptor of the folder they lie in."""

    def __init__(self, descriptor: int, count: int, scratch: Path) -> None:
        self._descriptor = descriptor
        top = Path(f"/proc/self/fd/{descriptor}")
        self.all = [Volume(top / str(number), str(scratch / str(number))) for number in range(count)]

    def take(self) -> Volume:
        """The one with the fewest tenants, which has one more now."""
        volume = min(self.all, key=lambda each: each.tenants)
        volume.tenants += 1
        return volume

    def close(self) -> None:
        """Lets go of them: they vanish with the interpreter."""
        with contextlib.suppress(OSError):
            os.close(self._descriptor)


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
            "volumes": volume_options(self.volumes),
        }
        return json.dumps(wishes).encode()


class Wrapper(Protocol):
    """A program that confines what it starts."""

    @property
    def program(self) -> str: ...

    @property
    def volumes(self) -> int:
        """How many it makes in ``scratch``."""

    def options(self, scratch: Path) -> list[str]:
        """What it reads from the descriptor named with ``--args``; only ``scratch`` is writable."""


def _file(content: bytes) -> IO[bytes]:
    """A file without a name that begins with ``content``."""
    file = tempfile.TemporaryFile()  # noqa: SIM115 - the caller does
    file.write(content)
    file.seek(0)
    return file


def worker_command(python: str) -> list[str]:
    """How the worker is started: isolated from the user's environment, writing no bytecode, executing
    nothing of what is installed before it is confined."""
    return [python, "-I", "-S", "-B", "-X", "utf8", str(_BOOT)]


def environment(setup: Setup) -> dict[str, str]:
    """What a worker gets to know of ours. Programs begin in their own folder, which is meant by ``.``."""
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    return {**kept, **_ONE_THREAD, **dict(setup.variables), **_OURS}


def checked(variables: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Variables for a ``Setup``. Raises ValueError, which names no value, for those that are reserved."""
    if reserved := sorted(filter(is_reserved, variables)):
        raise ValueError(f"the sandbox sets {', '.join(reserved)} itself")
    return tuple(sorted(variables.items()))


def launched(
    setup: Setup, wrapper: Wrapper | None, scratch: Path, control: int, errors: IO[bytes]
) -> subprocess.Popen[bytes]:
    """The worker, with its wishes on standard input. Raises InterpreterError, OSError."""
    command = [*worker_command(setup.python), str(control)]
    options = "".join(option + "\0" for option in wrapper.options(scratch)) if wrapper is not None else ""
    with _file(setup.wishes(scratch, wrapper is not None)) as wishes, _file(os.fsencode(options)) as given:
        if wrapper is None:
            return _spawn(command, environment(setup), wishes, errors, [control], scratch)
        wrapped = [wrapper.program, "--args", str(given.fileno()), *command]
        return _spawn(wrapped, environment(setup), wishes, errors, [control, given.fileno()], scratch)


def _spawn(
    command: list[str],
    variables: dict[str, str],
    wishes: IO[bytes],
    errors: IO[bytes],
    kept: list[int],
    scratch: Path,
) -> subprocess.Popen[bytes]:
    """Starts the interpreter; it takes a millisecond, and the kernel ties it to this thread."""
    try:
        return subprocess.Popen(
            command,
            stdin=wishes,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            pass_fds=kept,
            env=variables,
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


@dataclass(frozen=True)
class Paths:
    """Made by ``of``."""

    readable: tuple[str, ...]
    hidden: tuple[str, ...]
    """Secrets below them."""

    @classmethod
    def of(cls, setup: Setup) -> Paths:
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
        return cls(tuple(found["readable"]), tuple(found["hidden"]))
