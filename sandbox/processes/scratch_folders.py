"""Scratch folders for programs: one per warm interpreter, named after its owner to find leftovers."""

from __future__ import annotations

import logging
import os
import re
import tempfile
from pathlib import Path

from .remove_tree import remove

log = logging.getLogger(__name__)

_NAME = re.compile(r"egcfg-sandbox-(\d+)-(\d+)-(\d+)-\w+")


def make() -> Path:
    """A new private folder in the temporary directory. Raises OSError."""
    process = os.getpid()
    owner = f"{process}-{_started(process) or 0}-{_namespace()}"
    return Path(tempfile.mkdtemp(prefix=f"egcfg-sandbox-{owner}-"))


def is_one(name: str) -> bool:
    """Whether a folder is called like those that ``make`` gives."""
    return _NAME.fullmatch(name) is not None


def sweep() -> list[Path]:
    """Deletes what owners left that were killed before they could; tells what it found.

    Only this user's folders, and only those whose owner is certainly dead: no process of its number in this
    process namespace started when it did.
    """
    if _started(os.getpid()) is None:
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
                mine = _NAME.fullmatch(entry.name) and entry.is_dir(follow_symlinks=False)
                if mine and entry.stat(follow_symlinks=False).st_uid == os.geteuid():
                    paths.append(Path(entry.path))
    except OSError:  # it went away meanwhile, or cannot be listed: the next start will see
        pass
    return paths


def _orphaned(name: str) -> bool:
    match = _NAME.fullmatch(name)
    assert match is not None
    process, started, namespace = map(int, match.groups())
    return namespace == _namespace() != 0 and _started(process) != started


def _started(process: int) -> int | None:
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
