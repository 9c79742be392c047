"""Tells the model what a function's file imports from its project: fields, methods and heads, in short."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.names import Statement
from egcfg_lsp.discovery.source.outline import LONGEST, commented, short
from egcfg_lsp.discovery.test_search.imports import Import, Project, bound_by, imports_of
from egcfg_lsp.discovery.test_search.neighbours import NOT_SOURCE
from engine.core.task import Task
from engine.decoding.executable import parse

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

    @cached_property
    def head(self) -> str:
        """What is told of it."""
        return short(self.statement)


def definitions(document: Document, task: Task, root: Path, read: Read) -> str:
    """The definitions that ``task`` imports from the project at ``root``, each file below its name.

    First those that its signature, docstring or tests name, then what these name in turn, then the others; as
    many as there is room for.
    """
    imports = parse(task.imports)
    if document.path is None or imports is None:
        return ""
    path, root = document.path.absolute(), root.absolute()
    finder = _Finder(Project(path, document.defined, root, read), path, root)
    said = "".join(
        [task.signature, task.docstring, *(f"{test.setup}\n{test.source}\n" for test in task.tests)]
    )
    words = {*_WORD.findall(said)}
    imported = list(imports_of(imports))
    named = [each for each in imported if bound_by(each[1]) in words]
    others = [each for each in imported if bound_by(each[1]) not in words]
    first = list(finder.all_of(named, said))
    ranked = [*first, *finder.named_by(first), *finder.all_of(others, task.preamble)]
    return _told(ranked, root)


def _told(ranked: Iterable[_Definition], root: Path) -> str:
    """As many as fit, in the order of their files."""
    chosen: dict[Path, list[tuple[int, str]]] = {}
    room = MOST
    for each in {each.place: each for each in ranked}.values():
        text = commented(each.head)
        if text and len(text) <= min(room, LONGEST):
            chosen.setdefault(each.file, []).append((each.statement.first, text))
            room -= len(text)
    return "".join(
        f"# In {file.relative_to(root).as_posix()}:\n{''.join(text for _, text in sorted(texts))}\n"
        for file, texts in chosen.items()
    )


@dataclass(frozen=True)
class _Finder:
    """Finds what the file at ``path`` imports in the files of the project at ``root``."""

    project: Project
    path: Path
    root: Path

    def all_of(self, imported: Iterable[tuple[Import, ast.alias]], said: str) -> Iterator[_Definition]:
        """What ``imported`` stands for; of a module the names that ``said`` takes from it."""
        for node, alias in imported:
            source = self.project.source_of(node, self.path) if isinstance(node, ast.ImportFrom) else None
            if found := self._look_up(source, alias.name):
                yield found
            elif isinstance(module := self.project.imported(node, alias, self.path), Path):
                used = re.findall(rf"\b{re.escape(bound_by(alias))}((?:\.\w+)+)", said)
                inside = (self._inside(module, dotted) for dotted in dict.fromkeys(used))
                yield from filter(None, inside)

    def named_by(self, found: Iterable[_Definition]) -> Iterator[_Definition]:
        """What the heads of ``found`` name in turn."""
        for each in found:
            names = (name for name in _WORD.findall(each.head) if name not in each.statement.binds)
            yield from filter(None, (self._look_up(each.file, name) for name in dict.fromkeys(names)))

    def _inside(self, module: Path, dotted: str) -> _Definition | None:
        """What ``.b.C`` of a module is."""
        for name in dotted.split(".")[1:]:
            if found := self._look_up(module, name):
                return found
            inner = self.project.attribute(module, name)
            if not isinstance(inner, Path):
                return None
            module = inner
        return None

    def _look_up(self, file: Path | None, name: str, hops: int = _HOPS) -> _Definition | None:
        """The definition of ``name`` in ``file``, or in the file that it is imported from."""
        document = self.project.document(file) if file is not None and self._is_own(file) else None
        for each in document.statements if document is not None else ():
            if file is None or name not in each.binds:
                continue
            if not each.is_import:
                return _Definition(file, each)
            for node, alias in imports_of(each.tree):
                if hops and isinstance(node, ast.ImportFrom) and bound_by(alias) == name:
                    return self._look_up(self.project.source_of(node, file), alias.name, hops - 1)
        return None

    def _is_own(self, file: Path) -> bool:
        """Whether it is a file of the project and not of an environment in it."""
        inside = file.suffix == ".py" and file.is_relative_to(self.root)
        return inside and NOT_SOURCE.isdisjoint(file.relative_to(self.root).parts)
