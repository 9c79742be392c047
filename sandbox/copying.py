"""A copy of a project in which something else stands, or nothing, in place of some files.

It holds what programs may read of a project, and never more: no secrets, and nothing that was built from the
sources, where what is left out here could stand once more.
"""

from __future__ import annotations

import fnmatch
import os
import shutil
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from . import scratch
from .removal import remove
from .types import SandboxError

_BUILT = frozenset({"__pycache__", "node_modules", "site-packages", "htmlcov", "_build", "_modules"})
_BUILT_AT_THE_TOP = frozenset({"build", "dist"})
_OTHER_VERSIONS = ("*.pyc", "*.pyo", "*.orig", "*.rej", "*.bak", "*~", "*.patch", "*.diff")
_MOST_BYTES = 256 << 20
_MOST_FILES = 50_000


@contextmanager
def copied(
    project: Path, replaced: Mapping[Path, bytes | None], unwanted: Collection[bytes] = ()
) -> Iterator[Path]:
    """A copy of the folder, deleted at the end, or at the next start of a sandbox if this process is killed.

    ``replaced`` has contents by real path, ``None`` for files that are left out; of the others those are that
    hold one of the ``unwanted`` texts. Links inside the project lead to the same place in the copy. Raises
    SandboxError for more than 256 MiB or 50,000 files, OSError.
    """
    source = Path(os.path.realpath(project))
    top = scratch.make()
    try:
        target = top / (source.name or "project")
        _Copy(source, target, replaced, unwanted).make()
        yield target
    finally:
        remove(top)


class _Copy:
    def __init__(
        self,
        source: Path,
        target: Path,
        replaced: Mapping[Path, bytes | None],
        unwanted: Collection[bytes],
    ) -> None:
        self._source = source
        self._target = target
        self._replaced = replaced
        self._unwanted = unwanted
        self._bytes = 0
        self._files = 0

    def make(self) -> None:
        for folder, folders, files in os.walk(self._source):
            here = Path(folder)
            there = self._target / here.relative_to(self._source)
            there.mkdir(parents=True, exist_ok=True)
            for name in (*folders, *files):
                if (here / name).is_symlink() and _is_shown(here / name, self._source):
                    self._link(here / name, there / name)
            folders[:] = [name for name in folders if _is_entered(here / name, self._source)]
            for name in files:
                if not (here / name).is_symlink() and _is_shown(here / name, self._source):
                    self._file(here / name, there / name)

    def _link(self, source: Path, target: Path) -> None:
        leads = Path(os.path.realpath(source))
        if leads.is_relative_to(self._source):
            leads = self._target / leads.relative_to(self._source)
        target.symlink_to(leads)

    def _file(self, source: Path, target: Path) -> None:
        if source in self._replaced:
            content = self._replaced[source]
            if content is not None:
                target.write_bytes(content)
        elif source.is_file() and os.access(source, os.R_OK):
            self._count(source.stat().st_size)
            if not self._is_unwanted(source):
                shutil.copyfile(source, target)

    def _is_unwanted(self, source: Path) -> bool:
        if not self._unwanted:
            return False
        content = source.read_bytes()
        return any(text in content for text in self._unwanted)

    def _count(self, size: int) -> None:
        self._bytes += size
        self._files += 1
        if self._bytes > _MOST_BYTES or self._files > _MOST_FILES:
            raise SandboxError(
                f"{self._source} holds more than {_MOST_BYTES >> 20} MiB or {_MOST_FILES:,} files, too much "
                "to copy for every function; move data out of it, or name a folder inside it."
            )


def _is_shown(path: Path, top: Path) -> bool:
    """Whether programs may read it, and it is a source."""
    # Not imported before it is needed: what it stands beside knows Linux alone.
    from .worker.allowlist import secret

    name = path.name
    built = name in _BUILT or (name in _BUILT_AT_THE_TOP and path.parent == top)
    other = any(fnmatch.fnmatchcase(name.lower(), pattern) for pattern in _OTHER_VERSIONS)
    return not (built or other or secret(name))


def _is_entered(folder: Path, top: Path) -> bool:
    """Whether a folder is looked into; neither links nor environments nor copies like this one are."""
    if folder.is_symlink() or (folder / "pyvenv.cfg").exists() or scratch.is_one(folder.name):
        return False
    return _is_shown(folder, top)
