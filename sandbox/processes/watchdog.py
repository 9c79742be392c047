"""Watchdog for resources that no kernel limit bounds: files, threads, locks, some kinds of memory."""

from __future__ import annotations

import asyncio
import os
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from ..types import Limits, Outcome
from .child_process import Child
from .volumes import MOST_FILES, MOST_MB

_FIRST_S = 0.03
_EVERY_S = 0.05
_MOST_THREADS = 150
_MOST_LOCKS = 1_000
_LOCKS_READ = 1 << 19
"""Bytes of the kernel's list of locks: the newest come first."""
_LOOKS = ThreadPoolExecutor(2, "sandbox-watchdog")
"""Threads of its own, so that nothing else that takes long keeps it from looking."""
_COUNTED = re.compile(rb"^(RssAnon|RssShmem|VmPTE|VmSwap|Threads):\s*(\d+)", re.MULTILINE)
_DELETED = re.compile(rb"^\S+ \S+ \S+ (\S+ \d+) +(/.*) \(deleted\)$", re.MULTILINE)


@dataclass(frozen=True)
class Excess:
    """What a child took too much of."""

    outcome: Outcome
    reason: str


class Watchdog:
    """Looks now and then, from outside, and kills a child that takes too much; short runs cost nothing."""

    def __init__(self, child: Child, limits: Limits) -> None:
        self.excess: Excess | None = None
        self._child = child
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._over = False

    def __enter__(self) -> Watchdog:
        self._timer = self._loop.call_later(_FIRST_S, self._look)
        return self

    def __exit__(self, *ignored: object) -> None:
        self._over = True
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        looking = self._loop.run_in_executor(_LOOKS, excess, self._child, self._limits)
        looking.add_done_callback(self._judge)

    def _judge(self, looking: asyncio.Future[Excess | None]) -> None:
        if self._over or looking.cancelled():
            return
        self.excess = looking.result()
        if self.excess is not None:
            self._child.kill()
        else:
            self._timer = self._loop.call_later(_EVERY_S, self._look)


def excess(child: Child, limits: Limits) -> Excess | None:
    """What there is too much of; None if it is all within bounds."""
    process = child.process()
    status = {} if process is None else _status(process)
    too_large = _too_large(child, process, status, int(limits.memory_mb))
    if too_large is not None:
        return Excess(Outcome.MEMORY, too_large)
    too_many = (
        _too_many_files(child, process, limits) or _too_many_threads(status) or _too_many_locks(process)
    )
    return Excess(Outcome.CRASH, too_many) if too_many is not None else None


def _too_large(child: Child, process: int | None, status: dict[bytes, int], memory_mb: int) -> str | None:
    """Memory beside the address space, which the kernel limits: page tables, above all."""
    if process is None:
        return None
    if child.resident is not None:
        size = child.resident(process) or 0
    else:
        size = 1024 * sum(status.get(name, 0) for name in (b"RssAnon", b"RssShmem", b"VmPTE", b"VmSwap"))
    return f"it took more than {memory_mb} MB of memory" if size > child.held + (memory_mb << 20) else None


def _status(process: int) -> dict[bytes, int]:
    """Kilobytes and numbers that everybody may know of a process; empty when it is gone."""
    try:
        about = Path(f"/proc/{process}/status").read_bytes()
    except OSError:
        return {}
    return {name: int(number) for name, number in _COUNTED.findall(about)}


def _too_many_files(child: Child, process: int | None, limits: Limits) -> str | None:
    if child.volume is not None:
        try:
            size, number = child.volume.used()
        except OSError:  # it is gone, with the interpreter
            return None
    else:
        try:
            number, size = _in_folder(child.folder)
        except OSError as error:
            return f"a folder it made cannot be looked into ({error.strerror})"
        size += _without_name(process, str(child.inside), int(limits.file_mb) << 20)
    if number > MOST_FILES + 2:
        return f"it made more than {MOST_FILES} files"
    return f"its files took more than {MOST_MB} MB" if size > MOST_MB << 20 else None


def _in_folder(top: Path) -> tuple[int, int]:
    """Number and bytes on the disk of what lies below a folder, as far as there is not too much."""
    number, size, folders = 0, 0, [str(top)]
    while folders and number <= MOST_FILES + 2 and size <= MOST_MB << 20:
        try:
            with os.scandir(folders.pop()) as entries:
                for entry in entries:
                    number += 1
                    size += entry.stat(follow_symlinks=False).st_blocks * 512
                    if entry.is_dir(follow_symlinks=False):
                        folders.append(entry.path)
                    if number > MOST_FILES + 2:
                        break
        except (FileNotFoundError, NotADirectoryError):  # it changes while we look
            continue
    return number, size


def _without_name(process: int | None, folder: str, file_bytes: int) -> int:
    """Bytes on the disk of deleted files that a process keeps, open or mapped.

    Of what is only mapped the size cannot be known: it counts as the largest file there may be.
    """
    if process is None:
        return 0
    opened: dict[int, int] = {}
    try:
        with os.scandir(f"/proc/{process}/fd") as entries:
            for entry in entries:
                if os.readlink(entry.path).startswith(folder):
                    found = os.stat(entry.path)
                    if not found.st_nlink:
                        opened[found.st_ino] = found.st_blocks * 512
        maps = Path(f"/proc/{process}/maps").read_bytes()
    except OSError:  # it has ended, or cannot be looked into
        return sum(opened.values())
    below = os.fsencode(folder)
    mapped = {int(which.split()[1]) for which, path in _DELETED.findall(maps) if path.startswith(below)}
    return sum(opened.values()) + len(mapped - opened.keys()) * file_bytes


def _too_many_threads(status: dict[bytes, int]) -> str | None:
    number = status.get(b"Threads", 0)
    if number > 1 and b"VmPTE" not in status:  # the kernel tells what a process has by its first thread
        return "it went on without its first thread"
    return f"it started more than {_MOST_THREADS} threads" if number > _MOST_THREADS else None


def _too_many_locks(process: int | None) -> str | None:
    """Locks on parts of files, each of which takes memory of the kernel."""
    if process is None:
        return None
    try:
        with open("/proc/locks", "rb", buffering=_LOCKS_READ) as file:
            held = file.read(_LOCKS_READ).count(b" %d " % process)
    except OSError:
        return None
    return f"it held more than {_MOST_LOCKS} locks" if held > _MOST_LOCKS else None
