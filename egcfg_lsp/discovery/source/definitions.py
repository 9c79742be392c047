"""Tells the model what a function's file imports from its project: fields, methods and heads, in short."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.module_names import import_folders, packages
from egcfg_lsp.discovery.source.names import Statement
from egcfg_lsp.discovery.source.outline import LONGEST, commented, short
from egcfg_lsp.discovery.test_search.neighbours import NOT_SOURCE
from engine.types import Task

Read = Callable[[Path], Document | None]
"""Reads a file of the project, as an open editor has it; None if it cannot be read."""

MOST = 1600
"""Characters, about 400 tokens."""
_HOPS = 3
"""Imports that are followed from one file to the next, as packages import their names from modules."""
_WORD = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True)
class _Definition:
    """A statement of another file of the project."""

    file: Path
    statement: Statement

    @property
    def place(self) -> tuple[Path, int]:
        return self.file, self.statement.first


def definitions(document: Document, task: Task, root: Path, read: Read) -> str:
    """The definitions that ``task`` imports from the project at ``root``, each file below its name.

    First those that its signature, docstring or tests name, then what these name in turn, then the others; as
    many as there is room for.
    """
    if document.path is None:
        return ""
    finder = _Finder(root.absolute(), read)
    said = "".join(
        [task.signature, task.docstring, *(f"{test.setup}\n{test.source}\n" for test in task.tests)]
    )
    imported = _imports(task.imports, document.path.absolute())
    words = {*_WORD.findall(said)}
    named = [each for name, each in imported if name in words]
    others = [each for name, each in imported if name not in words]
    first = list(finder.all_of(named, said))
    ranked = [*first, *finder.named_by(first), *finder.all_of(others, task.preamble)]
    return _told(ranked, finder.root)


def _told(ranked: Iterable[_Definition], root: Path) -> str:
    """As many as fit, in the order of their files."""
    chosen: dict[Path, list[tuple[int, str]]] = {}
    room = MOST
    for each in {each.place: each for each in ranked}.values():
        text = commented(short(each.statement))
        if text and len(text) <= min(room, LONGEST):
            chosen.setdefault(each.file, []).append((each.statement.first, text))
            room -= len(text)
    return "".join(
        f"# In {file.relative_to(root).as_posix()}:\n{''.join(text for _, text in sorted(texts))}\n"
        for file, texts in chosen.items()
    )


@dataclass(frozen=True)
class _Imported:
    """A name that a file imports."""

    file: Path
    """That imports it."""
    module: str
    level: int
    name: str
    """In the module; nothing where the module itself is imported."""
    prefix: str
    """Under which the file speaks of it."""


def _imports(source: str, file: Path) -> list[tuple[str, _Imported]]:
    """The names that import statements bind, and what they stand for."""
    found = []
    for node in ast.walk(_parsed(source)):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                bound = alias.asname or alias.name
                found.append((bound, _Imported(file, node.module or "", node.level, alias.name, bound)))
        elif isinstance(node, ast.Import):
            for alias in node.names:
                bound = alias.asname or alias.name
                found.append((bound.partition(".")[0], _Imported(file, alias.name, 0, "", bound)))
    return found


def _parsed(source: str) -> ast.AST:
    try:
        return ast.parse(source)
    except (SyntaxError, ValueError):
        return ast.Module([], [])


@dataclass(frozen=True)
class _Finder:
    """Finds definitions in the files of the project at ``root``."""

    root: Path
    read: Read

    def all_of(self, imported: list[_Imported], said: str) -> Iterator[_Definition]:
        """What ``imported`` stands for; of a module the names that ``said`` takes from it."""
        for each in imported:
            file = self._file(each.module, each.level, each.file)
            if each.name and file is not None and (found := self._look_up(file, each.name)) is not None:
                yield found
                continue
            inner = ".".join(filter(None, (each.module, each.name)))
            module = self._file(inner, each.level, each.file) if each.name else file
            if module is not None:
                names = re.findall(rf"\b{re.escape(each.prefix)}\.(\w+)", said)
                yield from filter(None, (self._look_up(module, name) for name in dict.fromkeys(names)))

    def named_by(self, found: list[_Definition]) -> Iterator[_Definition]:
        """What the heads of ``found`` name in turn."""
        for each in found:
            for name in dict.fromkeys(_WORD.findall(short(each.statement))):
                if name not in each.statement.binds and (inner := self._look_up(each.file, name)) is not None:
                    yield inner

    def _look_up(self, file: Path, name: str, hops: int = _HOPS) -> _Definition | None:
        """The definition of ``name`` in ``file``, or in the file that it is imported from."""
        document = self.read(file)
        for each in document.statements if document is not None else ():
            if name in each.binds and not each.is_import:
                return _Definition(file, each)
            if name in each.binds and hops:
                for bound, imported in _imports(each.source, file):
                    target = self._file(imported.module, imported.level, file)
                    if bound == name and imported.name and target is not None:
                        return self._look_up(target, imported.name, hops - 1)
        return None

    def _file(self, module: str, level: int, importer: Path) -> Path | None:
        """The file of the project that holds a module; None for any other module."""
        parts = module.split(".") if module else []
        bases = [importer.parents[level - 1]] if level else self._bases(importer)
        for base in bases:
            place = base.joinpath(*parts)
            for file in (place.with_suffix(".py") if parts else place / "__init__.py", place / "__init__.py"):
                if self._is_own(file):
                    return file
        return None

    def _bases(self, importer: Path) -> list[Path]:
        return [importer.parents[len(packages(importer))], *import_folders(self.root)]

    def _is_own(self, file: Path) -> bool:
        """Whether it is a file of the project and not of an environment in it."""
        if not file.is_relative_to(self.root) or not file.is_file():
            return False
        return NOT_SOURCE.isdisjoint(file.relative_to(self.root).parts)
