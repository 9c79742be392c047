"""Reads a project's settings of pytest: from the file that pytest takes them from, and from no other."""

from __future__ import annotations

import configparser
import itertools
import shlex
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from egcfg_lsp.files.source_file import FileError, content

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
                table = table_of(content(root / name).decode("utf-8"))
            except _UNREADABLE:
                continue
            if table is not None:
                return cls({key: _words(value) for key, value in table.items()})
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
        return tuple(str(each) for each in value)
    try:
        return tuple(shlex.split(str(value), comments=True))
    except ValueError:
        return tuple(str(value).split())


def _ini(section: str, always: bool = False) -> Callable[[str], _Table | None]:
    """Reads a section; a file that is pytest's own counts ``always``."""

    def table_of(text: str) -> _Table | None:
        parser = configparser.RawConfigParser(delimiters=("=", ":"), allow_no_value=True)
        parser.read_string(text)
        return dict(parser[section]) if parser.has_section(section) else {} if always else None

    return table_of


def _own_toml(text: str) -> _Table:
    table: _Table = tomllib.loads(text).get("pytest", {})
    return table


def _pyproject(text: str) -> _Table | None:
    table = tomllib.loads(text)["tool"]["pytest"]
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
