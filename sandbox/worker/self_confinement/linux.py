"""Confinement on Linux: the zygote before it imports the user's modules, each child before it runs.

Landlock and seccomp are the required core. Namespaces are a bonus: container runtimes and some
distributions deny them to ordinary users.
"""

from __future__ import annotations

import ctypes
import math
import os
import resource
import signal
import sys
from _thread import stack_size

from . import landlock, mounts, seccomp
from .allowlist import Allowlist
from .bounds import lower

_NEW_USER, _NEW_PID, _NEW_NET, _NEW_IPC, _NEW_UTS = 0x10000000, 0x20000000, 0x40000000, 0x08000000, 0x04000000
_NEW_MOUNTS = 0x00020000
_NAMESPACES = _NEW_PID | _NEW_NET | _NEW_IPC | _NEW_UTS
_PR_SET_PDEATHSIG, _PR_SET_DUMPABLE, _PR_SET_NO_NEW_PRIVS, _PR_SET_THP_DISABLE = 1, 4, 38, 41
_CAPABILITY_VERSION = 0x20080522
_CLOSE_RANGE = 436
_MOST_PENDING = 256
"""Timers and waiting signals."""
_M_ARENA_MAX = -8
_STACK = 2 * 1024 * 1024
"""Of a thread: 8 MB each, and an arena of 64 MB, would leave address space for five threads."""
_MOST_TASKS = 512
"""Threads of all children together."""
_SINK = ("/dev/null", landlock.WRITE_FILE)

_libc = ctypes.CDLL(None, use_errno=True)


class Impossible(Exception):
    """This machine lacks what confinement needs; the text says what."""


def enter_namespaces() -> list[str]:
    """Moves to namespaces of its own where allowed, and forks to become the first process of one.

    Returns the layers gained. The process that called stays behind only to pass on the exit status.
    """
    user, group = os.getuid(), os.getgid()
    if _libc.unshare(_NEW_USER | _NAMESPACES):
        return []
    for name, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{user} {user} 1"),
        ("gid_map", f"{group} {group} 1"),
    ):
        try:
            with open("/proc/self/" + name, "w") as file:
                file.write(text)
        except OSError:
            pass  # the process keeps the overflow user, which owns nothing: stricter, not weaker
    child = os.fork()
    if child:
        close_from(0)
        os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF)
    die_with_parent()
    return ["user, process, network and IPC namespaces"]


def enter_mounts(allowed: Allowlist, scratch: str, volumes: dict[str, int]) -> int | None:
    """Moves to a file system of its own (``mounts``), where that is allowed.

    Returns a descriptor of ``scratch`` in it, or None.
    """
    try:
        return None if _libc.unshare(_NEW_MOUNTS) else mounts.enter(allowed, scratch, volumes)
    except OSError:
        return None


def close_from(first: int) -> None:
    """Closes all descriptors from ``first`` on."""
    if sys.version_info >= (3, 10) or _libc.syscall(_CLOSE_RANGE, ctypes.c_uint(first), ctypes.c_uint(-1), 0):
        os.closerange(first, 1 << 16)  # one system call since Python 3.10


def die_with_parent() -> None:
    """The kernel kills this process when the one that started it ends."""
    _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)


def confine_zygote(allowed: Allowlist, scratch: str, inside_bubblewrap: bool) -> list[str]:
    """Puts the zygote, and so all children, behind Landlock and a first filter. Returns the layers.

    Only what is ``allowed`` can be read, only below ``scratch`` written. Raises Impossible.
    """
    if not seccomp.supported():
        raise Impossible("the system-call numbers of this processor are not known, only x86_64 and aarch64")
    version = landlock.abi()
    if not version and not inside_bubblewrap:
        raise Impossible("the kernel has no Landlock")
    layers = []
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    _libc.prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    _drop_capabilities()
    _libc.prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
    _libc.prctl(_PR_SET_THP_DISABLE, 1, 0, 0, 0)  # a page of a huge one would hold all of it
    try:
        if version:
            writable = [(scratch, landlock.READ | landlock.WRITE), _SINK]
            landlock.restrict(version, landlock.ALL, [*allowed.rules, *writable])
            layers.append(f"Landlock (version {version})")
        seccomp.for_zygote().put_on()
    except OSError as error:
        raise Impossible(str(error)) from error
    return [*layers, "seccomp", "resource limits"]


def _drop_capabilities() -> None:
    header = (ctypes.c_uint32 * 2)(_CAPABILITY_VERSION, 0)
    _libc.capset(ctypes.byref(header), ctypes.byref((ctypes.c_uint32 * 6)()))


class ChildConfinement:
    """What each child puts on; prepared once in the zygote, before its own confinement."""

    def __init__(self) -> None:
        version = landlock.abi()
        self._layer = landlock.FolderLayer(version) if version else None
        self._filter = seccomp.for_child()
        self._statm = os.open("/proc/self/statm", os.O_RDONLY | os.O_CLOEXEC)
        self._page = resource.getpagesize()
        self._zygote = os.getpid()
        self._alone = self._zygote == 1 and os.getuid() != 0
        """In a user namespace of our own, where nothing else is counted (and root is not counted at all)."""
        self._visible = False

    def belong_here(self) -> None:
        """From now on, this process is the one that forks children."""
        self._zygote = os.getpid()

    def show_children(self) -> None:
        """From now on, processes of this user may look at what a child has open and mapped.

        Only where there are no volumes, and Landlock keeps children from looking at each other.
        """
        self._visible = self._layer is not None

    def sizes(self) -> tuple[int, int]:
        """Bytes of address space and of memory that belongs to no file: a fork starts with those."""
        mapped, resident, of_files = os.pread(self._statm, 64, 0).split()[:3]
        return int(mapped) * self._page, (int(resident) - int(of_files)) * self._page

    def put_on(self, folder: str, limits: dict[str, float], mapped: int, kept: int) -> None:
        """Confines this process for good, and closes all descriptors above ``kept``.

        Raises OSError or ValueError: then it must not go on.
        """
        die_with_parent()
        if os.getppid() != self._zygote:
            raise OSError("the zygote is gone")
        if self._layer is not None:
            self._layer.put_on(folder)
        close_from(kept + 1)
        memory = mapped + int(limits["memory_mb"]) * 1024 * 1024
        if hasattr(_libc, "mallopt"):  # musl has no arenas
            _libc.mallopt(_M_ARENA_MAX, 1)
        stack_size(_STACK)
        seconds = max(1, math.ceil(limits["cpu_s"]))
        lower(resource.RLIMIT_CPU, seconds, seconds + 1)  # first by a signal of its own
        for kind, bound in (
            (resource.RLIMIT_AS, memory),
            (resource.RLIMIT_FSIZE, int(limits["file_mb"]) * 1024 * 1024),
            (resource.RLIMIT_NOFILE, int(limits["open_files"])),
            (resource.RLIMIT_CORE, 0),
            (resource.RLIMIT_MEMLOCK, 0),
            (resource.RLIMIT_SIGPENDING, _MOST_PENDING),
            (resource.RLIMIT_MSGQUEUE, 0),
        ):
            lower(kind, bound, bound)
        if self._alone:
            lower(resource.RLIMIT_NPROC, _MOST_TASKS, _MOST_TASKS)
        if self._visible:
            _libc.prctl(_PR_SET_DUMPABLE, 1, 0, 0, 0)
        self._filter.put_on()
