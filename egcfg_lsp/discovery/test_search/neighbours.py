"""Test files near a module."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

TEST_FOLDERS = ("tests", "test", "testing")
NOT_SOURCE = frozenset({"node_modules", "__pycache__", "site-packages", "venv", "env", "build", "dist"})
MOST_FILES = 2000
_DEEPEST = 64
"""Folders in folders that are looked into."""


def is_test_file(name: str) -> bool:
    """``test_*.py`` and ``*_test.py``, as pytest has it."""
    return name.endswith(".py") and (name.startswith("test_") or name.endswith("_test.py"))


def files_near(path: Path, root: Path) -> list[Path]:
    """Test files beside ``path``, and in test folders beside it or any folder above up to the project's root.

    The nearest come first. The file itself is not among them.
    """
    path = path.absolute()
    top = root.absolute()
    folders = [path.parent, *path.parent.parents]
    if path.is_relative_to(top):
        folders = folders[: len(path.parent.relative_to(top).parts) + 1]
    else:
        folders = folders[:1]
    found: dict[Path, None] = {}
    for file in _candidates(folders):
        if file != path:
            found[file] = None
        if len(found) >= MOST_FILES:
            break
    return list(found)


def python_files(folder: Path) -> Iterator[Path]:
    """Source files in ``folder`` and all folders in it: regular ones, since reading a pipe may never end."""
    for inner, folders, files in os.walk(folder):
        if len(Path(inner).relative_to(folder).parts) >= _DEEPEST:
            folders.clear()
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCE and not name.startswith("."))
        names = (name for name in sorted(files) if name.endswith(".py"))
        yield from (Path(inner, name) for name in names if os.path.isfile(os.path.join(inner, name)))


def _candidates(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from _tests_in(folder)
        for name in TEST_FOLDERS:
            yield from (file for file in python_files(folder / name) if is_test_file(file.name))


def _tests_in(folder: Path) -> Iterator[Path]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    yield from (folder / name for name in names if is_test_file(name) and (folder / name).is_file())
