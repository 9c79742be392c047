"""What a child takes that no limit of the kernel bounds: the number of its files and threads."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from .fork import Child

_EVERY_S = 0.1
_MOST_FILES = 1_000
_MOST_MB = 64
_MOST_THREADS = 150


class Room:
    """Looks now and then, from outside, and kills a child that takes too much; short runs cost nothing."""

    def __init__(self, child: Child, memory_mb: int) -> None:
        self.excess: str | None = None
        """What it took too much of."""
        self._child = child
        self._memory_mb = memory_mb
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._over = False

    def __enter__(self) -> Room:
        self._timer = self._loop.call_later(_EVERY_S, self._look)
        return self

    def __exit__(self, *ignored: object) -> None:
        self._over = True
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        looking = self._loop.run_in_executor(None, excess, self._child, self._memory_mb)
        looking.add_done_callback(self._judge)

    def _judge(self, looking: asyncio.Future[str | None]) -> None:
        if self._over or looking.cancelled():
            return
        self.excess = looking.result()
        if self.excess is not None:
            self._child.kill()
        else:
            self._timer = self._loop.call_later(_EVERY_S, self._look)


def excess(child: Child, memory_mb: int) -> str | None:
    """What there is too much of; None if it is all within bounds."""
    process = child.process()
    return (
        _too_many_files(child.folder) or _too_many_threads(process) or _too_large(child, process, memory_mb)
    )


def _too_large(child: Child, process: int | None, memory_mb: int) -> str | None:
    if child.resident is None or process is None:
        return None
    size = child.resident(process)
    return (
        f"it took more than {memory_mb} MB of memory" if size is not None and size > memory_mb << 20 else None
    )


def _too_many_files(top: Path) -> str | None:
    number, size, folders = 0, 0, [str(top)]
    while folders:
        try:
            with os.scandir(folders.pop()) as entries:
                for entry in entries:
                    number += 1
                    if entry.is_dir(follow_symlinks=False):
                        folders.append(entry.path)
                    else:
                        size += entry.stat(follow_symlinks=False).st_blocks * 512
                    if number > _MOST_FILES:
                        return f"it made more than {_MOST_FILES} files"
                    if size > _MOST_MB << 20:
                        return f"its files took more than {_MOST_MB} MB"
        except (FileNotFoundError, NotADirectoryError):  # it changes while we look
            continue
        except OSError as error:
            return f"a folder it made cannot be looked into ({error.strerror})"
    return None


def _too_many_threads(process: int | None) -> str | None:
    try:
        about = Path(f"/proc/{process}/status").read_text()
        number = int(about.partition("\nThreads:")[2].split()[0])
    except (OSError, ValueError, IndexError):
        return None
    return f"it started more than {_MOST_THREADS} threads" if number > _MOST_THREADS else None
