"""A project's layout: its root, pytest's settings, files with tests, and the names of its modules."""

from __future__ import annotations

import configparser
import contextlib
import fnmatch
import glob
import itertools
import os
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from egcfg_lsp.files.source_file import FileError, content, has_plain_name
from engine.support import data_file

MARKERS = ("pyproject.toml", "setup.cfg", "setup.py", "pytest.ini", "tox.ini", ".git", ".hg")


def project_root(file: Path, workspace: Iterable[Path] = ()) -> Path:
    """The innermost workspace folder around ``file``; else the nearest parent with a marker.

    Without any, it is the folder that holds the file, or the outermost package it is in. The whole file
    system is nobody's project, though it may be a workspace.
    """
    file = file.absolute()
    around = [each for each in workspace if each != each.parent and is_within(file.parent, [each])]
    if around:
        return max(around, key=lambda folder: len(folder.parts))
    return next(
        (parent for parent in file.parents[:-1] if is_marked(parent)),
        next((parent for parent in file.parents if not os.path.isfile(parent / "__init__.py")), file.parent),
    )


def without_dots(path: Path) -> Path:
    """``path`` without ``..``: the folders that stand before those are not above it."""
    if ".." not in path.parts:
        return path
    return (
        Path(os.path.realpath(path)) if path.name == ".." else Path(os.path.realpath(path.parent), path.name)
    )


def is_marked(folder: Path) -> bool:
    """Whether a folder says that it is a project."""
    return any(os.path.exists(folder / marker) for marker in MARKERS)


_UNREADABLE = (
    FileError,
    ValueError,
    RecursionError,
    LookupError,
    TypeError,
    AttributeError,
    configparser.Error,
)
_Table = Mapping[str, Any]
_MOST_KEYS, _MOST_WORDS, _MOST_CHARACTERS = 200, 200, 20_000
"""Of a table, of a setting, and of its text: each word is compared with every file's name."""
_TOO_LONG = re.compile(r"\s{1000}")
"""``configparser`` takes time by the square of what is blank in a line."""
_OF_SEARCH = frozenset(
    "addopts testpaths python_files python_classes python_functions norecursedirs pythonpath minversion "
    "markers doctest_optionflags doctest_encoding cache_dir console_output_style".split()
)
"""What says which tests there are and how they are shown, but not what they run in."""


@dataclass(frozen=True)
class PytestSettings:
    """What a project sets; a setting is a list of words."""

    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, root: Path) -> PytestSettings:
        """Reads the settings of the project at ``root``; none where their file cannot be read."""
        for name, table_of in _FILES.items():
            try:
                text = content(root / name).decode("utf-8")
                table = table_of(text) if not _TOO_LONG.search(text) else None
                if table is not None:
                    return cls(
                        {key: _words(value) for key, value in itertools.islice(table.items(), _MOST_KEYS)}
                    )
            except _UNREADABLE:
                continue
        return cls()

    def get(self, name: str, *default: str) -> tuple[str, ...]:
        return self.values.get(name, default)

    def options(self, name: str) -> list[str]:
        """The values that ``addopts`` gives an option."""
        words = self.get("addopts")
        apart = [after for word, after in itertools.pairwise(words) if word == name]
        return apart + [word.partition("=")[2] for word in words if word.startswith(name + "=")]

    def is_test_file(self, path: Path) -> bool:
        """Whether pytest looks for test functions in a file."""
        return path.suffix == ".py" and _fits(path, self.get("python_files", "test_*.py", "*_test.py"))

    def is_unittest_file(self, path: Path) -> bool:
        """Whether unittest looks for its tests in a file that pytest looks into only if told."""
        anew = "python_files" in self.values or self.is_test_file(path)
        return not anew and fnmatchcase(path.name, "test*.py")

    def is_text_file(self, path: Path) -> bool:
        """Whether pytest runs the examples in a text."""
        return path.suffix != ".py" and _fits(path, self.options("--doctest-glob") or ["test*.txt"])

    def is_closed(self, folder: str) -> bool:
        """Whether pytest enters no folder of this name."""
        return any(fnmatchcase(folder, each) for each in self.get("norecursedirs"))

    def ignored(self) -> Iterator[str]:
        """Patterns of paths below the project's root that pytest does not look into."""
        yield from self.options("--ignore")
        yield from self.options("--ignore-glob")

    @property
    def is_anywhere(self) -> bool:
        """Whether every Python file may hold tests."""
        return "*.py" in self.get("python_files")

    @property
    def prepares(self) -> bool:
        """Whether there are settings of which examples in docstrings may depend."""
        return not self.values.keys() <= _OF_SEARCH

    def is_test_function(self, name: str) -> bool:
        return _begins(name, self.get("python_functions", "test"))

    def is_test_class(self, name: str) -> bool:
        return _begins(name, self.get("python_classes", "Test"))


def _fits(path: Path, patterns: tuple[str, ...] | list[str]) -> bool:
    """As pytest has it: a pattern without a slash is for the name alone."""
    return any(
        fnmatchcase(path.as_posix() if "/" in each else path.name, ("*/" if "/" in each else "") + each)
        for each in patterns
    )


def _begins(name: str, patterns: tuple[str, ...]) -> bool:
    return any(
        name.startswith(each) or (set(each) & set("*?[") and fnmatchcase(name, each)) for each in patterns
    )


def _words(value: object) -> tuple[str, ...]:
    """The words of a setting, which may be a list already."""
    if isinstance(value, list):
        return tuple(str(each) for each in value[:_MOST_WORDS])
    text = str(value)[:_MOST_CHARACTERS]
    try:
        return tuple(shlex.split(text, comments=True)[:_MOST_WORDS])
    except ValueError:
        return tuple(text.split()[:_MOST_WORDS])


def _ini(section: str, always: bool = False) -> Callable[[str], _Table | None]:
    """Reads a section; a file that is pytest's own counts ``always``."""

    def table_of(text: str) -> _Table | None:
        parser = configparser.RawConfigParser(delimiters=("=", ":"), allow_no_value=True)
        parser.read_string(text)
        return dict(parser[section]) if parser.has_section(section) else {} if always else None

    return table_of


def _own_toml(text: str) -> _Table:
    table: _Table = data_file.loads(text).get("pytest", {})
    return table


def _pyproject(text: str) -> _Table | None:
    table = data_file.loads(text)["tool"]["pytest"]
    native: _Table = {key: value for key, value in table.items() if key != "ini_options"}
    return native or table.get("ini_options")


_FILES: dict[str, Callable[[str], _Table | None]] = {
    "pytest.toml": _own_toml,
    ".pytest.toml": _own_toml,
    "pytest.ini": _ini("pytest", always=True),
    ".pytest.ini": _ini("pytest", always=True),
    "pyproject.toml": _pyproject,
    "tox.ini": _ini("pytest"),
    "setup.cfg": _ini("tool:pytest"),
}
"""In the order in which pytest looks for them; the first that has a table counts."""


TEST_FOLDERS = ("tests", "test", "testing")
"""In small letters."""
NOT_SOURCE = frozenset({"node_modules", "__pycache__", "site-packages", "venv", "env", "build", "dist"})
MOST_FILES = 2000
_TEXT_FOLDERS = ("doc", "docs")
_MOST_FOLDERS = 10_000
_MOST_PLACES = 50
_DEEPEST = 64
"""Folders in folders that are looked into."""


def files_near(path: Path, root: Path, settings: PytestSettings | None = None) -> list[Path]:
    """Files with tests, and Python files that may help them, beside ``path`` and in test folders.

    Those are beside it or any folder above up to the project's root, the ``testpaths`` of ``settings``, and
    test files anywhere in a project that is marked as one. The nearest come first, without the file itself,
    without names of several lines, and without what links lead to elsewhere, which nobody trusts who trusts
    the project.
    """
    path = path.absolute()
    top = root.absolute()
    around = [os.path.realpath(top), os.path.dirname(os.path.realpath(path))]
    folders = [path.parent, *path.parent.parents]
    if path.is_relative_to(top):
        folders = folders[: len(path.parent.relative_to(top).parts) + 1]
    else:
        folders = folders[:1]
    found: dict[Path, None] = {}
    for file in _candidates(folders, top, settings or PytestSettings(), around):
        if file != path and file not in found and has_plain_name(file) and is_within(file, around):
            found[file] = None
        if len(found) >= MOST_FILES:
            break
    return list(found)


def is_within(file: str | Path, folders: Sequence[str | Path]) -> bool:
    """Whether ``file`` lies in a folder, behind all links: ``..`` leads up from where a link leads."""
    real = Path(os.path.realpath(file))
    return any(real.is_relative_to(os.path.realpath(folder)) for folder in folders)


def belongs(file: Path, folders: Sequence[str | Path]) -> bool:
    """Whether a file is within, and the folder by its name, whose settings and interpreter count, too."""
    return is_within(file, folders) and is_within(file.parent, folders)


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
        yield from (path for path in paths if wanted(path) and os.path.isfile(path))


def _candidates(
    folders: Iterable[Path], top: Path, settings: PytestSettings, around: Sequence[str]
) -> Iterator[Path]:
    places = dict.fromkeys(place for place in _testpaths(top, settings) if is_within(place, around))

    def is_text_file(path: Path) -> bool:
        """A text outside the test paths is seldom written to be run."""
        return settings.is_text_file(path) and (
            not places or not places.keys().isdisjoint((path, *path.parents))
        )

    def holds_tests(path: Path) -> bool:
        return settings.is_test_file(path) or is_text_file(path)

    def in_test_folder(path: Path) -> bool:
        return path.suffix == ".py" or is_text_file(path)

    for folder in folders:
        yield from _beside(folder, lambda path: holds_tests(path) or _helps(path))
        for inner in test_folders(folder):
            if is_within(inner, around):
                yield from _files(inner, in_test_folder, settings.is_closed)
    for name in _TEXT_FOLDERS:
        if is_within(top / name, around):
            yield from _files(top / name, is_text_file, settings.is_closed)
    for place in places:
        if places.keys().isdisjoint(place.parents):
            yield from _files(place, in_test_folder, settings.is_closed) if os.path.isdir(place) else [place]
    if is_marked(top):
        yield from _files(top, holds_tests, settings.is_closed)


def conftests(path: Path, root: Path | None) -> Iterator[Path]:
    """The ``conftest.py`` beside a file and above it, up to the project's root."""
    for folder in path.parents:
        if os.path.isfile(folder / "conftest.py"):
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
    yield from (path for name in names if wanted(path := folder / name) and os.path.isfile(path))


def _testpaths(top: Path, settings: PytestSettings) -> Iterator[Path]:
    """The files and folders of the project that pytest runs by its settings; of ``**``, all that is there.

    A pattern leads through no link that leaves the project.
    """
    names = cache(lambda folder: _names(folder) if is_within(folder, [top]) else [])

    def matching(folder: Path, parts: Sequence[str]) -> Iterator[Path]:
        if not parts:
            yield folder
        for name in (
            fnmatch.filter(names(folder), parts[0]) if parts and glob.has_magic(parts[0]) else parts[:1]
        ):
            if os.path.lexists(folder / name):
                yield from matching(folder / name, parts[1:])

    for pattern in settings.get("testpaths")[:_MOST_PLACES]:
        parts = os.path.relpath(top / pattern, top).split(os.sep)
        if parts[0] != os.pardir:
            yield from matching(top, list(itertools.takewhile(lambda part: part != "**", parts)))


def _names(folder: Path) -> list[str]:
    """What lies in a folder, without links."""
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        return sorted(each.name for each in entries if not each.is_symlink())
    return []


_RELATIVE = re.compile(r"^[ \t]*from[ \t]+(\.+)", re.MULTILINE)


@dataclass(frozen=True)
class ModuleName:
    """The name of a file as a module, and what goes before ``sys.path`` so that it and its tests import."""

    name: str
    """Dotted, ``pkg.text``; empty where no import statement could name the file."""
    path: tuple[Path, ...]


def module_name(file: Path, root: Path, text: str) -> ModuleName:
    """Names ``file``, which holds ``text``, in the project at ``root``.

    Folders with an ``__init__.py`` are packages. Other folders count as namespace packages if the file's own
    imports say so, because Python would also take them as folders to import from.
    """
    packaged = packages(file)
    base, known = file.parents[len(packaged)], list(import_folders(root))
    if base not in known:
        base = _with_namespace(base, len(packaged), known, text)
    path = dict.fromkeys([base, *known, *_test_folders(file, root)])
    return ModuleName(dotted_name(file, base), tuple(path))


def dotted_name(file: Path, base: Path) -> str:
    """The name of ``file`` as a module that is imported from ``base``; empty where it cannot be."""
    parts = [*file.relative_to(base).parts[:-1], *([] if file.stem == "__init__" else [file.stem])]
    named = parts != ["__main__"] and all(part and "." not in part for part in parts)
    return ".".join(parts) if named else ""


def packages(file: Path) -> tuple[str, ...]:
    """Names of the regular packages that a file is in, outermost first."""
    parts: list[str] = []
    folder = file.parent
    while folder.name and os.path.isfile(folder / "__init__.py"):
        parts.insert(0, folder.name)
        folder = folder.parent
    return tuple(parts)


def import_folders(root: Path) -> Iterator[Path]:
    """Folders that a project's modules are imported from: pytest's ``pythonpath``, ``src``, the root."""
    yield from (
        folder for name in PytestSettings.of(root).get("pythonpath") if os.path.isdir(folder := root / name)
    )
    if os.path.isdir(root / "src"):
        yield root / "src"
    yield root


def _with_namespace(base: Path, depth: int, folders: list[Path], text: str) -> Path:
    """The folder to import from: one above ``base``, which has ``depth`` packages, if ``text`` says so."""
    around = [folder for folder in folders if base.is_relative_to(folder)]
    if not around:
        return base
    top = max(around, key=lambda folder: len(folder.parts))
    namespace = base.relative_to(top).parts
    spoken_of = re.search(rf"^[ \t]*(from|import)[ \t]+{re.escape(namespace[0])}\b", text, re.MULTILINE)
    leaves = any(len(dots) > depth for dots in _RELATIVE.findall(text))
    return top if spoken_of or leaves else base


def _test_folders(file: Path, root: Path) -> Iterator[Path]:
    """Folders of tests that are no packages: pytest imports their modules by their bare names."""
    for folder in file.parents:
        if not folder.is_relative_to(root):
            return
        for tests in test_folders(folder):
            if os.path.isdir(tests) and not os.path.isfile(tests / "__init__.py"):
                yield tests
