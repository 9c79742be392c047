"""Landlock, the kernel's unprivileged file sandbox, through ctypes (Linux 5.13 and newer)."""

from __future__ import annotations

import ctypes
import os
import stat
from collections.abc import Iterable

EXECUTE, WRITE_FILE, READ_FILE, READ_DIR = 1, 1 << 1, 1 << 2, 1 << 3
_REMOVE_AND_MAKE = sum(1 << bit for bit in range(4, 13))
_REFER, _TRUNCATE, _IOCTL_DEV = 1 << 13, 1 << 14, 1 << 15
_TCP, _SCOPES = 0b11, 0b11

READ = READ_FILE | READ_DIR
WRITE = WRITE_FILE | _REMOVE_AND_MAKE | _REFER | _TRUNCATE
ALL = EXECUTE | READ | WRITE | _IOCTL_DEV
_OF_FILES = EXECUTE | WRITE_FILE | READ_FILE | _TRUNCATE | _IOCTL_DEV

_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_PATH_BENEATH = 1

_libc = ctypes.CDLL(None, use_errno=True)


class _Ruleset(ctypes.Structure):
    _fields_ = [("files", ctypes.c_uint64), ("network", ctypes.c_uint64), ("scopes", ctypes.c_uint64)]


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = [("access", ctypes.c_uint64), ("folder", ctypes.c_int32)]


def abi() -> int:
    """The kernel's Landlock version; 0 if there is none."""
    version: int = _libc.syscall(_CREATE_RULESET, None, ctypes.c_size_t(0), ctypes.c_uint32(1))
    return max(0, version)


def restrict(version: int, handled: int, rules: Iterable[tuple[str, int]]) -> None:
    """Confines this process for good: of the ``handled`` file rights only those in ``rules`` remain.

    ``rules`` are pairs of a path (with everything below it) and rights; paths that cannot be opened are
    left out. TCP, signals and abstract sockets to the outside go too, where ``version`` knows them.
    Needs no_new_privs. Raises OSError.
    """
    handled &= _known(version)
    size = ctypes.c_size_t(_size(version))
    ruleset = _call(_CREATE_RULESET, ctypes.byref(_Ruleset(handled, _TCP, _SCOPES)), size, 0)
    try:
        for path, access in rules:
            _allow(ruleset, path, access & handled)
        _call(_RESTRICT_SELF, ruleset, 0)
    finally:
        os.close(ruleset)


class FolderLayer:
    """Lets a process write below one folder only; what can be prepared is, before there are children."""

    def __init__(self, version: int) -> None:
        handled = WRITE & _known(version)
        self._size = ctypes.c_size_t(_size(version))
        self._attributes = ctypes.byref(_Ruleset(handled, _TCP, _SCOPES))
        self._access = handled

    def put_on(self, folder: str) -> None:
        """Confines this process for good; leaves descriptors open. Needs no_new_privs. Raises OSError."""
        ruleset = _call(_CREATE_RULESET, self._attributes, self._size, 0)
        for path, access in ((folder, self._access), (os.devnull, WRITE_FILE)):
            below = _PathBeneath(access, os.open(path, os.O_RDONLY | os.O_CLOEXEC))
            _call(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(below), 0)
        _call(_RESTRICT_SELF, ruleset, 0)


def _size(version: int) -> int:
    """How much of ``_Ruleset`` this version knows."""
    return 8 if version < 4 else 16 if version < 6 else 24


def _known(version: int) -> int:
    known = ALL
    for first, right in ((2, _REFER), (3, _TRUNCATE), (5, _IOCTL_DEV)):
        if version < first:
            known &= ~right
    return known


def _allow(ruleset: int, path: str, access: int) -> None:
    try:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    try:
        if not stat.S_ISDIR(os.fstat(folder).st_mode):
            access &= _OF_FILES
        if access:
            _call(_ADD_RULE, ruleset, _PATH_BENEATH, ctypes.byref(_PathBeneath(access, folder)), 0)
    finally:
        os.close(folder)


def _call(number: int, *arguments: object) -> int:
    result: int = _libc.syscall(number, *arguments)
    if result < 0:
        code = ctypes.get_errno()
        raise OSError(code, "Landlock: " + os.strerror(code))
    return result
