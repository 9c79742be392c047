"""Functions of an installed package, read without importing it and called by their public names."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import ClassVar

from engine.memory.project import Caller, ProjectFunctions, ProjectSource, absolute
from engine.memory.project_code.read_module import ReadFunction, ReadModule, read_module
from engine.memory.project_code.told_by_text import ToldByText
from engine.memory.types import REUSED, Order, Request

_MOST_FILES = 2_000
_MOST_BYTES = 1 << 20
"""Of a file."""
_COMPILED = (".so", ".pyd")
_NOT_READ = ("tests", "test", "testing", "_vendor")


@dataclass(frozen=True)
class PackageFunction(ToldByText):
    """A function of an installed package."""

    place: str
    """The module that offers it: ``more_itertools``."""
    function: ReadFunction
    present: str
    """The text of the file that is to call it."""

    how: ClassVar[str] = REUSED
    hoists: ClassVar[bool] = True

    @property
    def where(self) -> str:
        return f"{self.place}.{self.function.name}"

    def body(self, request: Request, order: Order) -> str | None:
        """``return more_itertools.first(words)`` after its import; None where a name is taken."""
        taken = {request.name, *(each.name for each in request.parameters)}
        if self.place.partition(".")[0] in taken:
            return None
        given = ", ".join(request.given[number].name for number in order)
        line = f"import {self.place}"
        call = f"    return {self.where}({given})\n"
        return call if line in self.present.split("\n") else f"    {line}\n\n{call}"


class InstalledPackage:
    """The public functions of a package in pure Python."""

    def __init__(self, path: Path) -> None:
        """``path``: its folder, or a module's file. Raises ``ValueError`` where it is not pure Python."""
        self._functions = ProjectFunctions()
        self._exports: dict[tuple[str, str], str] = {}
        """By module and name, the shorter name of a module that offers it."""
        self._modules: dict[str, ReadModule] = {}
        packages: list[str] = []
        if path.is_dir() and any(file.suffix in _COMPILED for file in path.rglob("*")):
            raise ValueError("it has compiled modules, which cannot be read")
        for file in islice(_files(path), _MOST_FILES):
            self._read(file, _module(file, path))
            if file.name == "__init__.py":
                packages.append(_module(file, path))
        for package in packages:
            self._export(package)

    def __len__(self) -> int:
        return len(self._functions)

    def for_caller(self, text: str) -> PackageSource:
        """What a file that holds ``text`` may call."""
        return PackageSource(self, self._functions.for_caller(Caller("", ""), ""), text)

    def offered(self, number: int) -> tuple[str, ReadFunction] | None:
        """A function and the module that offers it; None where it is private."""
        _, module, function = self._functions.named(number)
        place = self._exports.get((module, function.name.partition(".")[0]), module)
        private = any(part.startswith("_") for part in (*place.split("."), *function.name.split(".")))
        return None if private else (place, function)

    def _read(self, file: Path, module: str) -> None:
        try:
            read = read_module(file.read_text("utf-8")) if file.stat().st_size <= _MOST_BYTES else None
        except (OSError, UnicodeDecodeError):
            return
        if read is not None:
            self._modules[module] = read
            self._functions.put(file, module, read)

    def _export(self, package: str) -> None:
        """Notes what a package's ``__init__`` offers of its modules."""
        for line in self._modules.get(package, ReadModule()).imported:
            [statement] = ast.parse(line).body
            if isinstance(statement, ast.ImportFrom) and statement.names[0].asname is None:
                _, origin = absolute("." * statement.level + (statement.module or ""), package)
                read = self._modules.get(origin, ReadModule())
                name = statement.names[0].name
                for each in _starred(read) if name == "*" else (name,):
                    known = self._exports.get((origin, each), origin)
                    self._exports[origin, each] = min(known, package, key=lambda place: place.count("."))


@dataclass(frozen=True)
class PackageSource:
    """The functions of a package that a certain file may call."""

    package: InstalledPackage
    functions: ProjectSource
    text: str

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """See ``Source.likeness``."""
        return self.functions.likeness(words)

    def function(self, number: int) -> PackageFunction | None:
        """See ``Source.function``; None where it is private or has effects."""
        offered = self.package.offered(number)
        if offered is None or self.functions.leads_astray(offered[1].mentions):
            return None
        return PackageFunction(*offered, self.text)


def _files(path: Path) -> Iterator[Path]:
    """Python files of a package, tests and what it bundles of others left out."""
    if path.is_file():
        yield path
        return
    for file in sorted(path.rglob("*.py")):
        if not {*file.relative_to(path).parts[:-1]} & {*_NOT_READ} and file.is_file():
            yield file


def _module(file: Path, path: Path) -> str:
    parts = file.relative_to(path.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _starred(read: ReadModule) -> Iterator[str]:
    """Names of functions that ``from module import *`` binds."""
    for name in {each.name.partition(".")[0] for each in read.functions}:
        if name in read.public if read.public is not None else not name.startswith("_"):
            yield name
