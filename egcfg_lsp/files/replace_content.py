"""Replaces the content of a file; its mode, owner, attributes and hard links stay."""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path

from engine.support.files import NewFile


class Changed(Exception):
    """The file is not what was read any more."""


def exchange(target: Path, before: bytes, after: bytes) -> None:
    """Writes ``after`` in place of ``before``; a reader sees one or the other, if that can be had.

    A file with several names, or of somebody else who lets us write, keeps both only when it is written in
    place. Raises ``Changed``, OSError.
    """
    status = os.stat(target)
    if not status.st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH) or not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, "it is read-only")
    if target.read_bytes() != before:
        raise Changed
    if status.st_nlink > 1 or not _replaced(target, status, before, after):
        _in_place(target, before, after)


def _replaced(target: Path, status: os.stat_result, before: bytes, after: bytes) -> bool:
    """Puts a new file in the target's place, unless it cannot be made like the old one."""
    with NewFile(target, 0o600) as new:
        new.out.write(after)
        new.out.flush()
        os.fsync(new.out.fileno())
        if not _is_alike(target, status, new.out.fileno()):
            return False
        new.finish()
        now = os.stat(target)
        if (now.st_dev, now.st_ino) != (status.st_dev, status.st_ino) or target.read_bytes() != before:
            raise Changed
        new.take_place()
        return True


def _is_alike(target: Path, status: os.stat_result, handle: int) -> bool:
    """Gives a new file the owner, attributes (access lists are such) and mode of the old one, if it may."""
    try:
        os.fchown(handle, status.st_uid, status.st_gid)
        if hasattr(os, "listxattr"):
            kept = os.listxattr(target)
            for name in set(os.listxattr(handle)) - set(kept):  # such as rights that the folder gives
                os.removexattr(handle, name)
            for name in kept:
                os.setxattr(handle, name, os.getxattr(target, name))
        os.fchmod(handle, stat.S_IMODE(status.st_mode))
    except OSError:
        return False
    return True


def _in_place(target: Path, before: bytes, after: bytes) -> None:
    """Writes over what the file holds; puts it back if that fails, as on a full disk."""
    with target.open("r+b", buffering=0) as file:
        if file.read() != before:
            raise Changed
        try:
            _overwrite(file.fileno(), after)
        except BaseException:
            with contextlib.suppress(OSError):
                _overwrite(file.fileno(), before)
            raise


def _overwrite(handle: int, data: bytes) -> None:
    view, at = memoryview(data), 0
    while at < len(data):
        at += os.pwrite(handle, view[at:], at)
    os.ftruncate(handle, len(data))
    os.fsync(handle)
