"""A project of the user's as a benchmark: every function with tests, its body removed."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

from egcfg_lsp.completer.completer import overlay
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.lines import Position
from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.task import task_for
from egcfg_lsp.discovery.test_search.index import TestIndex
from egcfg_lsp.discovery.test_search.neighbours import python_files
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files import project_root
from egcfg_lsp.files.source_file import FileError, read
from egcfg_lsp.project_bench.hidden_tests import Withheld, withheld
from engine.bench.datasets import Dataset
from engine.bench.problems.excerpt import Excerpt
from engine.bench.problems.problem import FUNCTION_LIMITS, Hidden, HiddenTest, Problem
from sandbox import SandboxError, project_copy

_TELLING = 200
"""Bytes of a function that stands elsewhere only as a copy; shorter ones are alike by chance."""


def load(folder: Path) -> Dataset:
    """Every function that is written and has tests. Every second test is hidden; all of them judge.

    Programs of strategies run in an excerpt, in which neither hidden tests nor the function's body stand.

    Raises ``UsageError`` when there is none.
    """
    index = TestIndex()
    problems: dict[str, Problem] = {}
    digest = hashlib.sha256()
    settings = PytestSettings.of(project_root.root(folder / "__init__.py"))
    for path in sorted(python_files(folder)):
        if settings.is_test_file(path) and not settings.is_anywhere:
            continue
        try:
            document = Document(read(path).text, path)
        except FileError:
            continue
        found = list(_problems(folder, document, index))
        if found:
            digest.update(document.text.encode())
            digest.update(repr([[test.id for test in problem.task.tests] for problem in found]).encode())
            problems |= {problem.id: problem for problem in found}
    for copied in {problem.excerpt.project for problem in problems.values() if problem.excerpt}:
        try:
            project_copy.check(copied)
        except SandboxError as error:
            raise UsageError(str(error)) from None
    if not problems:
        raise UsageError(f"No written function with tests was found in {folder}.")
    return Dataset(folder.resolve().name, tuple(problems.values()), digest.hexdigest())


def _problems(folder: Path, document: Document, index: TestIndex) -> Iterator[Problem]:
    for function in document.functions:
        if not (function.is_unfinished or function.is_declaration or function.is_nested):
            problem = _problem(folder, document, function, index)
            if problem is not None:
                yield problem


def _problem(folder: Path, document: Document, function: Function, index: TestIndex) -> Problem | None:
    assert document.path is not None
    root = project_root.root(document.path.absolute())
    cases = index.find(document, function, root).cases
    if not cases:
        return None
    known = withheld(document, function, cases, root)
    tests = [
        HiddenTest(case.id, case.source, case.setup, case.expected, case.item, case.docstring)
        for case in cases
    ]
    return Problem(
        id=f"{document.path.relative_to(folder).as_posix()}::{function.target_name}",
        task=task_for(known.document, known.function, known.visible),
        hidden=Hidden(tests),
        gold=document.text,
        limits=FUNCTION_LIMITS,
        folder=document.path.absolute().parent,
        overlay=overlay(document, function, root),
        excerpt=_excerpt(folder, document, function, known, root),
    )


def _excerpt(folder: Path, document: Document, function: Function, known: Withheld, root: Path) -> Excerpt:
    assert document.path is not None
    lines = document.lines
    definition = lines[function.def_line].strip().partition("(")[0] + "("
    start = Position(function.def_line, 0)
    reference = lines.slice(start, lines.end(function.last)).encode()
    head = lines.slice(start, function.colon).encode()
    return Excerpt(
        project=Path(os.path.realpath(root if folder.absolute().is_relative_to(root) else folder)),
        root=Path(os.path.realpath(root)),
        file=Path(os.path.realpath(document.path.parent), document.path.name),
        replaced=known.files,
        elsewhere=((reference, head + b" pass"),) if len(reference) >= _TELLING else (),
        definition=definition,
        overlay=overlay(known.document, known.function, root),
    )
