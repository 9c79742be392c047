"""What is stored on disk, and where: one scratch folder per interpreter in the temporary directory.

It is called ``egcfg-sandbox-PROCESS-STARTED-NAMESPACE-*`` after its owner. It holds a folder for each child,
or nothing where children write to volumes: small file systems in memory. Copies of projects lie in such
folders, too. All is deleted when its user ends, or by the next start after a kill. Nothing else is written.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import logging
import os
import re
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

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
OWN_ENTRIES = 2
"""The volume's root and the child's folder."""


def wished_volumes(parallel: int) -> int:
    """How many volumes a pool needs: children that have just been killed still hold theirs."""
    return min(2 * parallel + 4, _MOST_VOLUMES)


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
