"""Test files near a module."""

from __future__ import annotations

import glob
import itertools
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.files import project_root

TEST_FOLDERS = ("tests", "test", "testing")
"""In small letters."""
NOT_SOURCE = frozenset({"node_modules", "__pycache__", "site-packages", "venv", "env", "build", "dist"})
MOST_FILES = 2000
_TEXT_FOLDERS = ("doc", "docs")
_MOST_FOLDERS = 10_000
_DEEPEST = 64
"""Folders in folders that are looked into."""


def files_near(path: Path, root: Path, settings: PytestSettings | None = None) -> list[Path]:
    """Files with tests, and Python files that may help them, beside ``path`` and in test folders.

    Those are beside it or any folder above up to the project's root, the ``testpaths`` of ``settings``, and
    test files anywhere in a project that is marked as one. The nearest come first, without the file itself.
    """
    path = path.absolute()
    top = root.absolute()
    folders = [path.parent, *path.parent.parents]
    if path.is_relative_to(top):
        folders = folders[: len(path.parent.relative_to(top).parts) + 1]
    else:
        folders = folders[:1]
    found: dict[Path, None] = {}
    for file in _candidates(folders, top, settings or PytestSettings()):
        if file != path:
            found[file] = None
        if len(found) >= MOST_FILES:
            break
    return list(found)


def python_files(folder: Path) -> Iterator[Path]:
    """Source files in ``folder`` and all folders in it."""
    return _files(folder, lambda path: path.suffix == ".py")


def _files(
    folder: Path, wanted: Callable[[Path], bool], closed: Callable[[str], bool] = lambda name: False
) -> Iterator[Path]:
    """Files in ``folder`` and all folders in it: regular ones, since reading a pipe may never end."""
    for inner, folders, files in itertools.islice(os.walk(folder), _MOST_FOLDERS):
        if len(Path(inner).relative_to(folder).parts) >= _DEEPEST:
            folders.clear()
        left = (name for name in folders if name not in NOT_SOURCE and not name.startswith("."))
        folders[:] = sorted(name for name in left if not closed(name))
        paths = (Path(inner, name) for name in sorted(files))
        yield from (path for path in paths if wanted(path) and path.is_file())


def _candidates(folders: Iterable[Path], top: Path, settings: PytestSettings) -> Iterator[Path]:
    places = list(_testpaths(top, settings))

    def is_text_file(path: Path) -> bool:
        """A text outside the test paths is seldom written to be run."""
        return settings.is_text_file(path) and (not places or any(map(path.is_relative_to, places)))

    def holds_tests(path: Path) -> bool:
        return settings.is_test_file(path) or is_text_file(path)

    def in_test_folder(path: Path) -> bool:
        return path.suffix == ".py" or is_text_file(path)

    for folder in folders:
        yield from _beside(folder, lambda path: holds_tests(path) or _helps(path))
        for inner in test_folders(folder):
            yield from _files(inner, in_test_folder, settings.is_closed)
    for name in _TEXT_FOLDERS:
        yield from _files(top / name, is_text_file, settings.is_closed)
    for place in places:
        yield from _files(place, in_test_folder, settings.is_closed) if place.is_dir() else [place]
    if project_root.is_marked(top):
        yield from _files(top, holds_tests, settings.is_closed)


def conftests(path: Path, root: Path | None) -> Iterator[Path]:
    """The ``conftest.py`` beside a file and above it, up to the project's root."""
    for folder in path.parents:
        if (folder / "conftest.py").is_file():
            yield folder / "conftest.py"
        if root is None or folder == root:
            return


def test_folders(folder: Path) -> Iterator[Path]:
    """Folders of tests in a folder, by their names."""
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    yield from (folder / name for name in names if name.lower() in TEST_FOLDERS)


def _helps(path: Path) -> bool:
    return path.name == "conftest.py" or (path.suffix == ".py" and "test" in path.stem)


def _beside(folder: Path, wanted: Callable[[Path], bool]) -> Iterator[Path]:
    try:
        names = sorted(os.listdir(folder))
    except OSError:
        return
    yield from (path for name in names if wanted(path := folder / name) and path.is_file())


def _testpaths(top: Path, settings: PytestSettings) -> Iterator[Path]:
    """The files and folders of the project that pytest runs by its settings."""
    for pattern in settings.get("testpaths"):
        for name in sorted(glob.glob(pattern, root_dir=top, recursive=True)):
            place = Path(os.path.normpath(top / name))
            if place.is_relative_to(top) and (place.is_dir() or place.is_file()):
                yield place
