"""Measures a library: what discovery and judge say of functions, tests and mutants, beside pytest itself."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import math
import subprocess
import sys
import tempfile
import textwrap
import time
import traceback
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from benchmarks.projects.checkout import Checkout
from benchmarks.projects.real_pytest import NoTests, Place, RealPytest, Test, real_pytest
from benchmarks.projects.recorder import is_test_code
from egcfg_lsp.completer.completer import Completer, overlay, probe
from egcfg_lsp.discovery.document import Document, Function
from egcfg_lsp.discovery.project import project_root, python_files
from egcfg_lsp.discovery.task import FunctionUnderTest, find
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.files.source_file import FileError, read
from egcfg_lsp.resources.compose import open_sandbox
from engine.bench.problem import FUNCTION_LIMITS
from engine.core.execution import Located, Pool
from engine.core.task import INDENT
from engine.train.mutants import Mutant, mutants, sample
from sandbox import Outcome, RunResult, SandboxPool, TestCase

# Functions, with the tests that are found for them, by the ids that pytest gives these


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


# Functions with small errors: whether our judge and pytest say the same

LIMITS = replace(FUNCTION_LIMITS, wall_s=30)
"""For a function's tests. What waits for longer, waits for something that will not come."""
AT_ONCE = 2
"""Programs, and runs of pytest."""
_REASON_CHARS = 400
_AGAIN = 2
"""So often pytest is asked again where the two differ."""


@dataclass
class Agreement:
    """Of the two judges on mutants of one library."""

    mutants: int = 0
    undecided: int = 0
    """pytest or we say now this and now that: the program draws lots. They are not among ``mutants``."""
    passing: int = 0
    """Mutants that pass under pytest."""
    accepted: list[str] = field(default_factory=list)
    """Wrong ones that pass for us."""
    refused: list[str] = field(default_factory=list)
    """Right ones that do not."""


@dataclass(frozen=True)
class Group:
    """A function and the tests that judge it, by both."""

    subject: Subject
    cases: tuple[TestCase, ...]
    tests: tuple[str, ...]
    """Their ids, as pytest writes them."""


async def agreement(
    checkout: Checkout, real: RealPytest, groups: Sequence[Group], count: int, seed: str
) -> Agreement:
    """Compares verdicts on ``count`` mutants."""
    made = [mutants(group.subject.text, group.subject.place[1]) for group in groups]
    drawn = [(groups[number], mutant) for number, mutant in sample(made, count, f"{seed} {checkout.name}")]
    found = Agreement()
    async with open_sandbox(str(checkout.python), checkout.folder, AT_ONCE) as pool:
        await at_once([partial(_compare, pool, real, group, mutant, found) for group, mutant in drawn])
    return found


async def _compare(
    pool: SandboxPool, real: RealPytest, group: Group, mutant: Mutant, found: Agreement
) -> None:
    subject = group.subject

    async def asked() -> bool:
        return await asyncio.to_thread(real.accepts, subject.file, mutant.text, group.tests)

    accepted = await asked()
    program = subject.program(mutant.text)
    sandbox = subject.sandbox(pool)
    result = await sandbox.run(program, group.cases, LIMITS, trace=False)
    if accepted != result.all_pass:
        others = [await asked() for _ in range(_AGAIN)]
        ours = [await sandbox.run(program, group.cases, LIMITS, trace=False) for _ in range(_AGAIN)]
        if {*others} != {accepted} or {each.all_pass for each in ours} != {result.all_pass}:
            found.undecided += 1
            return
    found.mutants += 1
    found.passing += accepted
    if accepted and not result.all_pass:
        found.refused.append(f"{subject.id}, {mutant}: {flaw(result)}")
    if result.all_pass and not accepted:
        found.accepted.append(f"{subject.id}, {mutant}: {' '.join(group.tests[:20])}")


async def at_once(work: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """Does work, a few pieces at a time."""
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(piece: Callable[[], Awaitable[None]]) -> None:
        async with turns:
            await piece()

    await asyncio.gather(*map(one, work))


def flaw(result: RunResult) -> str:
    """Why a result is no pass; empty if it is one."""
    if result.all_pass:
        return ""
    if not result.tests:
        return result.exception or "none of its tests can be run"
    bad = next(test for test in result.tests if test.outcome is not Outcome.PASS)
    happened = bad.exception or f"gave {bad.actual}, not {bad.expected}"
    return f"{bad.test.id}: {bad.outcome}: {happened}"[:_REASON_CHARS]


# A library

_BENCHED = 50
"""About so many functions of a project are judged by ``egcfg bench`` too."""
_Value = TypeVar("_Value")


@dataclass
class Judged:
    """A function with tests: what is empty went well, what is not is the reason why it did not."""

    id: str
    tests: tuple[str, ...] = ()
    """Those found that pytest has run, by their ids."""
    unknown: tuple[str, ...] = ()
    """Those found that pytest has not run."""
    is_called: bool = False
    """A passing test calls it itself."""
    passes: bool = False
    """Under pytest, the tests that are found for it, at least one of which enters it."""
    misjudged: str = ""
    untraced: str = ""


@dataclass
class Measured:
    """A library."""

    name: str
    functions: list[Judged] = field(default_factory=list)
    missed_tests: list[str] = field(default_factory=list)
    """Passing tests that enter functions and are found for none of these."""
    tests: int = 0
    """Passing tests that enter functions."""
    missed_calls: list[str] = field(default_factory=list)
    """``test -> function``: calls by passing tests whose test is not found for the function."""
    calls: int = 0
    mutants: Agreement = field(default_factory=Agreement)
    crashes: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @classmethod
    def of(cls, written: dict[str, Any]) -> Measured:
        """Returns what ``dataclasses.asdict`` was made from."""
        functions = [Judged(**each) for each in written["functions"]]
        return cls(**{**written, "functions": functions, "mutants": Agreement(**written["mutants"])})

    def safely(self, what: str, call: Callable[[], _Value]) -> _Value | None:
        """What ``call`` returns; an exception is written down."""
        try:
            return call()
        except Exception:
            self.crashes.append(f"{what}: {traceback.format_exc()}")
            return None


def measure(checkout: Checkout, mutants: int, seed: str) -> Measured:
    """Measures a library with so many mutants. Raises ``NoTests``."""
    began = time.monotonic()
    with real_pytest(checkout, AT_ONCE) as real:
        tests = real.tests()
        measured = Measured(checkout.name)
        known = measured.safely("discovery", lambda: list(subjects(checkout.folder))) or []
        ids = Ids(checkout.folder, {**_beside(real, Ids(checkout.folder, tests), known), **tests})
        found = _found(measured, known, ids)
        _compare_found(measured, found, tests, real)
        kept = asyncio.run(_judge(measured, checkout, found))
        groups = [
            Group(
                subject, cases, tuple(dict.fromkeys(filter(None, (ids.of(case, subject) for case in cases))))
            )
            for subject, judged in found
            if (cases := kept.get(subject.place, ()))
        ]
        compare = partial(agreement, checkout, real, groups, mutants, seed)
        measured.mutants = measured.safely("mutants", lambda: asyncio.run(compare())) or Agreement()
        _bench(measured, checkout)
        measured.seconds = time.monotonic() - began
        return measured


def _beside(real: RealPytest, ids: Ids, known: Sequence[Subject]) -> dict[str, Test]:
    """Tests of files that the project's settings leave out, as far as some of them are found."""
    files = {
        ids.file_of(case, subject)
        for subject in known
        for case in subject.found.site.task.tests
        if not ids.of(case, subject)
    }
    with contextlib.suppress(NoTests):
        return real.tests(*sorted(files)) if files else {}
    return {}


def _found(measured: Measured, known: Sequence[Subject], ids: Ids) -> list[tuple[Subject, Judged]]:
    pairs = []
    for subject in known:
        cases = subject.found.site.task.tests
        named = {case.id: ids.of(case, subject) for case in cases}
        tests = tuple(dict.fromkeys(filter(None, named.values())))
        unknown = tuple(case for case, test in named.items() if not test)
        ran = [ids.tests[test] for test in tests]
        passes = any(test.passes and subject.place in test.entered for test in ran)
        passes = passes and not any("failed" in test.outcomes for test in ran)
        judged = Judged(subject.id, tests, unknown, passes=passes)
        measured.functions.append(judged)
        pairs.append((subject, judged))
    return pairs


def _compare_found(
    measured: Measured, found: Sequence[tuple[Subject, Judged]], tests: dict[str, Test], real: RealPytest
) -> None:
    known = {subject.place: judged for subject, judged in found}
    for test in filter(lambda each: each.passes, tests.values()):
        entered = [known[place] for place in sorted(test.entered) if place in known]
        called = [known[place] for place in sorted(test.called) if place in known]
        missed = bool(entered) and not any(test.id in judged.tests for judged in entered)
        if missed and not real.passes(test.id):
            continue
        measured.tests += bool(entered)
        if missed:
            measured.missed_tests.append(f"{test.id} enters {', '.join(each.id for each in entered[:5])}")
        for judged in called:
            judged.is_called = True
            measured.calls += 1
            if test.id not in judged.tests:
                measured.missed_calls.append(f"{test.id} -> {judged.id}")


async def _judge(
    measured: Measured, checkout: Checkout, found: Sequence[tuple[Subject, Judged]]
) -> dict[Place, tuple[TestCase, ...]]:
    """Judges functions that pass by their own bodies; returns the tests that the preflight leaves."""
    kept: dict[Place, tuple[TestCase, ...]] = {}
    async with open_sandbox(str(checkout.python), checkout.folder, AT_ONCE) as pool:

        async def one(subject: Subject, judged: Judged) -> None:
            try:
                await _judge_one(pool, subject, judged, kept)
            except Exception:
                judged.misjudged = judged.untraced = "it crashes"
                measured.crashes.append(f"{subject.id}: {traceback.format_exc()}")

        await at_once([partial(one, subject, judged) for subject, judged in found if judged.passes])
    return kept


async def _judge_one(
    pool: SandboxPool, subject: Subject, judged: Judged, kept: dict[Place, tuple[TestCase, ...]]
) -> None:
    sandbox = subject.sandbox(pool)
    probed = await probe(subject.found.site.task, sandbox, LIMITS)
    kept[subject.place] = probed.task.tests
    result = await sandbox.run(subject.program(subject.text), probed.task.tests, LIMITS, trace=False)
    judged.misjudged = (flaw(result) if probed.task.tests else _left(probed.unusable)) or flaw(result)
    completer = Completer(pool, subject.root, LIMITS, lambda sentence: None, "")
    traced = await completer.trace(subject.found)
    ran = any(event.kind == "line" for test in traced.tests for event in test.trace.events)
    judged.untraced = flaw(traced) or ("" if ran else "no line of it ran")


def _left(unusable: Sequence[tuple[str, str]]) -> str:
    return "; ".join(f"{test}: {reason}" for test, reason in unusable)[:_REASON_CHARS]


def _bench(measured: Measured, checkout: Checkout) -> None:
    """Has ``egcfg bench`` judge functions from all over the project, for what may go wrong there."""
    parts = math.ceil(len(measured.functions) / _BENCHED)
    with tempfile.TemporaryDirectory() as scratch:
        command = ["bench", str(checkout.folder), "--strategy", "gold"]
        command += ["--python", str(checkout.python), "--out", str(Path(scratch, "run"))]
        command += ["--shard", f"1/{parts}"] if parts > 1 else []
        done = subprocess.run([sys.executable, "-m", "egcfg_lsp", *command], capture_output=True, text=True)
        if done.returncode or "Traceback" in done.stderr:
            measured.crashes.append(f"egcfg bench: exit code {done.returncode}: {done.stderr[-2000:]}")
