"""Copies a project with some files replaced or left out.

The copy holds only what programs may read of a project: no secrets, and nothing built from the sources, which
could repeat what is left out.
"""

from __future__ import annotations

import fnmatch
import os
import shutil
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from .host.scratch import is_scratch, make_scratch, remove
from .types import SandboxError

ENVIRONMENT_MARKS = ("pyvenv.cfg", "conda-meta")
"""What a folder holds that is an environment of Python."""
_BUILT = frozenset({"__pycache__", "node_modules", "site-packages", "htmlcov", "_build", "_modules"})
_BUILT_AT_THE_TOP = frozenset({"build", "dist"})
_OTHER_VERSIONS = ("*.pyc", "*.pyo", "*.orig", "*.rej", "*.bak", "*~", "*.patch", "*.diff")
_MOST_BYTES = 256 << 20
_MOST_FILES = 50_000

_Folder = tuple[Path, list[str], list[str]]
"""A folder that is copied, with the names of links and of files in it that are."""


@contextmanager
def copied(
    project: Path, replaced: Mapping[Path, bytes | None], elsewhere: Mapping[bytes, bytes] | None = None
) -> Iterator[Path]:
    """Copies the folder; deletes the copy on leaving, or at the next start of a sandbox after a kill.

    ``replaced`` maps real paths to contents, ``None`` for files that are left out. ``elsewhere`` maps texts
    to their replacements in every Python file; other files that contain one are left out. Links inside the
    project lead to the same place in the copy. Raises OSError, and SandboxError for more than 256 MiB or
    50,000 files.
    """
    source = Path(os.path.realpath(project))
    top = make_scratch()
    try:
        target = top / (source.name or "project")
        walked = list(_walk(source))
        _check(source, walked)
        for here, links, files in walked:
            there = target / here.relative_to(source)
            there.mkdir(parents=True, exist_ok=True)
            for name in links:
                leads = Path(os.path.realpath(here / name))
                inside = leads.is_relative_to(source)
                (there / name).symlink_to(target / leads.relative_to(source) if inside else leads)
            for name in files:
                _copy_file(here / name, there / name, replaced, elsewhere or {})
        yield target
    finally:
        remove(top)


def _copy_file(
    source: Path, target: Path, replaced: Mapping[Path, bytes | None], elsewhere: Mapping[bytes, bytes]
) -> None:
    if source not in replaced and not elsewhere:
        with _open(source) as file, target.open("wb") as copy:
            shutil.copyfileobj(file, copy)
        return
    content = replaced[source] if source in replaced else _content(source)
    for text, instead in elsewhere.items():
        if content is not None and text in content:
            content = content.replace(text, instead) if source.suffix == ".py" else None
    if content is not None:
        target.write_bytes(content)


def _open(path: Path) -> IO[bytes]:
    """A regular file, which may be something else since it was found. Raises OSError, SandboxError."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise SandboxError(f"{path} is no file any more; remove it, or try again.")
    return os.fdopen(handle, "rb")


def _content(path: Path) -> bytes:
    """Raises OSError, SandboxError for more than a project may hold."""
    with _open(path) as file:
        content = file.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        raise SandboxError(f"{path} holds more than {_MOST_BYTES >> 20} MiB; move it out of the project.")
    return content


def check(project: Path) -> None:
    """Raises SandboxError for a project that is too large to be copied."""
    _check(project, _walk(Path(os.path.realpath(project))))


def _check(project: Path, walked: Iterable[_Folder]) -> None:
    size = count = 0
    for here, _, files in walked:
        count += len(files)
        size += sum((here / name).stat().st_size for name in files)
        if size > _MOST_BYTES or count > _MOST_FILES:
            raise SandboxError(
                f"{project} holds more than {_MOST_BYTES >> 20} MiB or {_MOST_FILES:,} files, too much to "
                "copy for every function; move data out of it."
            )


def _walk(top: Path) -> Iterator[_Folder]:
    for folder, folders, names in os.walk(top):
        here = Path(folder)
        shown = [name for name in (*folders, *names) if _is_shown(here / name, top)]
        links = [name for name in shown if (here / name).is_symlink()]
        files = [name for name in shown if name not in links and _is_readable_file(here / name)]
        yield here, links, files
        folders[:] = [name for name in folders if _is_entered(here / name, top)]


def _is_readable_file(path: Path) -> bool:
    return path.is_file() and os.access(path, os.R_OK)


def _is_shown(path: Path, top: Path) -> bool:
    """Whether programs may read it, and it is a source."""
    # Not imported before it is needed: what it stands beside knows Linux alone.
    from .worker.file_view import secret

    name = path.name
    built = name in _BUILT or (name in _BUILT_AT_THE_TOP and path.parent == top)
    other = any(fnmatch.fnmatchcase(name.lower(), pattern) for pattern in _OTHER_VERSIONS)
    return not (built or other or secret(name))


def _is_entered(folder: Path, top: Path) -> bool:
    """Whether a folder is looked into; neither links nor environments nor copies like this one are."""
    environment = any((folder / mark).exists() for mark in ENVIRONMENT_MARKS)
    if folder.is_symlink() or environment or is_scratch(folder.name):
        return False
    return _is_shown(folder, top)
