"""Test files near a module."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

TEST_FOLDERS = ("tests", "test", "testing")
NOT_SOURCE = frozenset({"node_modules", "__pycache__", "site-packages", "venv", "env", "build", "dist"})
MOST_FILES = 2000


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


def _candidates(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from _tests_in(folder)
        for name in TEST_FOLDERS:
            for inner, folders_in, files in os.walk(folder / name):
                folders_in[:] = sorted(f for f in folders_in if f not in NOT_SOURCE and not f.startswith("."))
                yield from (Path(inner, file) for file in sorted(files) if is_test_file(file))


def _tests_in(folder: Path) -> Iterator[Path]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    yield from (folder / name for name in names if is_test_file(name) and (folder / name).is_file())
