"""The functions of a project with the tests that are found for them, by the ids that pytest gives these."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.projects.real_pytest import Place, Test
from benchmarks.projects.recorder import is_test_code
from egcfg_lsp.completer.completer import overlay
from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.project import project_root, python_files
from egcfg_lsp.discovery.task import FunctionUnderTest, find
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.files.source_file import FileError, read
from engine.core.execution import Located, Pool
from engine.core.task import INDENT
from sandbox import TestCase


@dataclass(frozen=True)
class Subject:
    """A function that is written, and what is found for it."""

    id: str
    """``pkg/file.py::Class.method``, or ``pkg/file.py::Class.method.setter``."""
    file: str
    root: Path
    found: FunctionUnderTest

    @property
    def place(self) -> Place:
        """Where it stands."""
        return self.file, self.found.function.first + 1

    @property
    def text(self) -> str:
        """Of its file."""
        return self.found.document.text

    def sandbox(self, pool: Pool) -> Located:
        """``pool`` for its programs."""
        return Located(
            pool, self.found.path.parent, overlay(self.found.document, self.found.function, self.root)
        )

    def program(self, text: str) -> str:
        """The program for its body as it is in ``text``, a changed text of its file."""
        return self.found.site.task.program(body_in(text, self.place[1]))


def subjects(folder: Path) -> Iterator[Subject]:
    """Every function of the project in ``folder`` that is written, except in tests and in other functions."""
    index = TestIndex()
    for path in python_files(folder):
        if is_test_code(str(path), folder):
            continue
        try:
            document = Document(read(path).text, path)
        except FileError:
            continue
        root = project_root(path)
        file = path.relative_to(folder).as_posix()
        for function in filter(_can_be_written, document.functions):
            name = ".".join(filter(None, (function.name, function.accessor)))
            yield Subject(f"{file}::{name}", file, root, find(index, document, function, root))


def _can_be_written(function: Function) -> bool:
    return not (function.is_unfinished or function.is_declaration or function.is_nested)


def body_in(text: str, line: int) -> str:
    """The body of the function whose first decorator or ``def`` is at ``line``, as a completion has it."""
    [function] = [node for node in ast.walk(ast.parse(text)) if _begins_at(node, line)]
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    has_docstring = ast.get_docstring(function, clean=False) is not None
    statements = function.body[has_docstring:]
    if not statements:
        return ""
    above = function.body[0].end_lineno if has_docstring else statements[0].lineno - 1
    written = textwrap.dedent("\n".join(text.splitlines()[above : statements[-1].end_lineno]))
    body = textwrap.indent(written, INDENT)
    same = _dumped(body) == [ast.dump(statement) for statement in statements]
    if not same or any(map(_has_long_text, statements)):
        body = textwrap.indent("\n".join(map(ast.unparse, statements)), INDENT)
    return body + "\n"


def _has_long_text(statement: ast.stmt) -> bool:
    texts = (node for node in ast.walk(statement) if isinstance(node, ast.Constant | ast.JoinedStr))
    return any(node.lineno != node.end_lineno for node in texts)


def _dumped(body: str) -> list[str]:
    try:
        [function] = ast.parse("async def _():\n" + body).body
    except (SyntaxError, ValueError):  # a line that holds something else too
        return []
    assert isinstance(function, ast.AsyncFunctionDef)
    return [ast.dump(statement) for statement in function.body]


def _begins_at(node: ast.AST, line: int) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]) == line


@dataclass(frozen=True)
class Ids:
    """Finds the tests that pytest has run for those that discovery has found."""

    folder: Path
    tests: Mapping[str, Test]

    def of(self, case: TestCase, subject: Subject) -> str:
        """The id of a test as pytest writes it; empty if pytest has run none of that name."""
        if case.item is not None:
            return self._named(self.file_of(case, subject), case.item.name.partition("[")[0])
        if case.docstring is not None:
            return self._doctest(subject.file, case.docstring.name, case.docstring.text)
        return ""

    def file_of(self, case: TestCase, subject: Subject) -> str:
        """The file that holds a test."""
        return self._relative(Path(case.item.file)) if case.item is not None else subject.file

    def _relative(self, file: Path) -> str:
        return file.relative_to(self.folder).as_posix() if file.is_relative_to(self.folder) else str(file)

    def _named(self, file: str, name: str) -> str:
        if f"{file}::{name}" in self.tests:
            return f"{file}::{name}"
        if not file.endswith(".py"):
            return next((test.id for test in self.tests.values() if test.file == file), "")
        return self._doctest(file, name, None)

    def _doctest(self, file: str, name: str, text: str | None) -> str:
        beside = [test for test in self.tests.values() if test.file == file and test.docstring is not None]
        named = [test for test in beside if f".{test.id.partition('::')[2]}".endswith(f".{name}")]
        same = [test for test in beside if text is not None and test.docstring == text]
        return next((test.id for test in [*named, *same]), "")
