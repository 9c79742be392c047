"""Deletes trees made by programs nobody trusts."""

from __future__ import annotations

import errno
import itertools
import logging
import os
import threading
from collections.abc import Iterator
from pathlib import Path

log = logging.getLogger(__name__)

_FOLDER = os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
_CHANGING = (errno.ENOENT, errno.ENOTEMPTY, errno.EEXIST, errno.ENOTDIR, errno.ELOOP)
"""Errors of a tree that somebody else changes meanwhile: looking again helps."""
_MOST_CHANGES = 10_000


def remove(folder: Path) -> None:
    """Deletes a tree: however deep, whatever its permissions, and never following links.

    Everything goes by descriptor, so that even a process that still lives cannot put a link in the way.
    Instead of descending it lifts what is inside up to the top, where paths stay short.
    """
    try:
        top = _open(str(folder))
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
                if error.errno not in _CHANGING or changes > _MOST_CHANGES:
                    raise


def _remove_one(name: str, top: int, numbers: Iterator[int]) -> None:
    if _unlinked(name, top):
        return
    folder = _open(name, top)
    try:
        for inner in os.listdir(folder):
            if not _unlinked(inner, folder):
                os.close(_open(inner, folder))  # its permissions, or it could not be moved
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


def _open(name: str, within: int | None = None) -> int:
    """A folder, made ours to read and change."""
    if not hasattr(os, "O_PATH"):
        return os.open(name, os.O_RDONLY | _FOLDER, dir_fd=within)
    handle = os.open(name, os.O_PATH | _FOLDER, dir_fd=within)
    try:
        os.chmod(f"/proc/self/fd/{handle}", 0o700)
        return os.open(f"/proc/self/fd/{handle}", os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
    finally:
        os.close(handle)
