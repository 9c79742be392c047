"""Small file systems in memory in which children write, as the parent sees them."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

MOST_FILES = 1_000
MOST_MB = 64
_MOST = 200
_OWN_ENTRIES = 2
"""The volume's root and the child's folder."""


def wished(parallel: int) -> int:
    """How many volumes a pool needs: children that have just been killed still hold theirs."""
    return min(2 * parallel + 4, _MOST)


def options(count: int) -> dict[str, int]:
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
