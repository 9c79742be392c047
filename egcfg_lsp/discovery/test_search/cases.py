"""The test cases that one test function holds.

Its checks are taken apart where that is possible: they run faster, and are judged by the parent. What is not
possible without a test runner, pytest runs, the whole test function at once.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from egcfg_lsp.discovery.checks.aliases import Rewriter, dotted
from egcfg_lsp.discovery.checks.checks import Case, checks
from egcfg_lsp.discovery.checks.fixtures import NeedsMore, NotToBeRun, instance, provided
from egcfg_lsp.discovery.checks.parametrize import NotWrittenOut, ParameterRow, argument_names, rows
from egcfg_lsp.discovery.source.postponed_annotations import postponed, postpones
from egcfg_lsp.discovery.test_search.classes import TestClass
from egcfg_lsp.discovery.test_search.found import TOO_DEEP, FoundTests
from egcfg_lsp.discovery.test_search.runnable import check_runnable, marks
from egcfg_lsp.discovery.test_search.subject import Subject
from egcfg_lsp.discovery.test_search.suites import Suite
from sandbox import Item, TestCase


@dataclass(frozen=True)
class Test:
    """A test function, and the class it stands in."""

    __test__ = False

    node: ast.FunctionDef | ast.AsyncFunctionDef
    within: TestClass | None = None

    @property
    def name(self) -> str:
        return self.node.name if self.within is None else f"{self.within.name}::{self.node.name}"

    @property
    def class_body(self) -> list[ast.stmt]:
        """The statements of the class around it."""
        return self.within.node.body if self.within is not None else []

    @property
    def decorators(self) -> list[ast.expr]:
        """Its own, and those of its class."""
        around = (
            [*self.within.node.decorator_list, *marks(self.class_body)] if self.within is not None else []
        )
        return [*self.node.decorator_list, *around]

    @property
    def arguments(self) -> list[str]:
        """Without ``self``."""
        given = self.node.args
        names = [argument.arg for argument in [*given.posonlyargs, *given.args, *given.kwonlyargs]]
        static = any(dotted(decorator) == "staticmethod" for decorator in self.node.decorator_list)
        return names if self.within is None or static else names[1:]


def cases_of(test: Test, suite: Suite, subject: Subject) -> FoundTests:
    """The cases of a test that exercise ``subject``; nothing at all if the test is about something else."""
    try:
        return _cases_of(test, suite, subject)
    except RecursionError:
        return FoundTests(skipped=((f"{suite.label}::{test.name}", TOO_DEEP),))


def _cases_of(test: Test, suite: Suite, subject: Subject) -> FoundTests:
    where = f"{suite.label}::{test.name}"
    rewriter = suite.rewriter(test.node.body, test.arguments)
    kept = [each for each in map(suite.without_own, test.node.body) if each is not None]
    body = [rewriter.rewritten(each) for each in kept]
    module = suite.trees
    decorators = [*test.decorators, *suite.marks]
    try:
        check_runnable(test.node, decorators, [*test.class_body, *module])
        table = rows(decorators, suite.constants)
        prepared = [rewriter.rewritten(each) for each in _prepared(test, decorators, module)]
        if suite.needs_its_file([*body, *prepared]):
            raise NeedsMore("it looks for its own code or file")
    except (NeedsMore, NotWrittenOut) as error:
        around = [*body, *map(rewriter.rewritten, decorators), *map(_name, test.arguments)]
        concerned = _uses(subject, around, suite) and _mentions(subject, around, suite, guess=True)
        return _whole(test, suite, rewriter, error) if concerned else FoundTests()
    values = [value for row in table[:1] for value in row.values.values()]
    if not _mentions(subject, [*body, *prepared, *map(rewriter.rewritten, values)], suite):
        return FoundTests()
    found, missing = FoundTests(), []
    for row in table:
        made, reasons = _Maker(suite, subject, rewriter, where).make(row, prepared, body)
        found += made
        missing += reasons
    return found + _whole(test, suite, rewriter, NeedsMore(missing[0])) if missing else found


def _name(name: str) -> ast.expr:
    return ast.Name(name, ast.Load())


def _uses(subject: Subject, trees: Sequence[ast.AST], suite: Suite) -> bool:
    """Whether code exercises the subject, itself or through helpers."""
    return subject.used_in(trees) or subject.used_in([ast.parse(source) for source in suite.helpers(trees)])


def _whole(test: Test, suite: Suite, rewriter: Rewriter, reason: Exception) -> FoundTests:
    """The test as pytest collects it, with all its parameters."""
    where = f"{suite.label}::{test.name}"
    if suite.path is None or isinstance(reason, NotToBeRun):
        return FoundTests(skipped=((where, str(reason)),))
    shown = rewriter.rewritten(test.node)
    shown.decorator_list = []
    return FoundTests((TestCase(where, ast.unparse(shown), item=Item(str(suite.path), test.name)),))


def _mentions(subject: Subject, trees: Sequence[ast.AST], suite: Suite, guess: bool = False) -> bool:
    """Whether code, or the helpers it rests on, speaks of the function or its class.

    With ``guess``, it is enough that the file imports it, or that fixtures may bring it.
    """
    if guess and (suite.provided or any(name in subject.names for _, name in suite.aliases.names)):
        return True
    helpers = [ast.parse(source) for source in suite.helpers(trees)]
    around = [*trees, *helpers, *suite.own_helpers(trees)]
    return subject.concerns(node for tree in around for node in ast.walk(tree))


def _prepared(test: Test, decorators: Sequence[ast.expr], module: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
    """The ``self`` of the test's class, and the fixtures that it asks for. Raises ``NeedsMore``."""
    if test.within is not None:
        yield from instance(test.class_body)
    parameters = argument_names(decorators)
    for name in test.arguments:
        if name not in parameters:
            yield from provided(name, [*test.class_body, *module])


@dataclass(frozen=True)
class _Maker:
    """Turns the checks of one test into test cases."""

    suite: Suite
    subject: Subject
    rewriter: Rewriter
    where: str

    def make(
        self, row: ParameterRow, prepared: Sequence[ast.stmt], body: Sequence[ast.stmt]
    ) -> tuple[FoundTests, list[str]]:
        """The cases, and why some checks are not among them."""
        where = f"{self.where}[{row.id}]" if row.values else self.where
        if row.skipped:
            return FoundTests(skipped=((where, row.skipped),)), []
        values = {self.rewriter.name(name): self.rewriter.rewritten(v) for name, v in row.values.items()}
        usable, reasons = checks(body, prepared, values, self._uses)
        many = len(usable) > 1
        made = [
            self._case(f"{where}:{number}" if many else where, case) for number, case in enumerate(usable, 1)
        ]
        return FoundTests(tuple(made)), reasons

    def _uses(self, trees: Sequence[ast.AST]) -> bool:
        return _uses(self.subject, trees, self.suite)

    def _case(self, where: str, case: Case) -> TestCase:
        helpers = list(self.suite.helpers([*case.setup, case.check]))
        setup = [*helpers, *(ast.unparse(ast.fix_missing_locations(each)) for each in case.setup)]
        source = ast.unparse(ast.fix_missing_locations(case.check))
        before = "".join(each + "\n" for each in setup)
        return TestCase(where, source, None, postponed(before) if postpones(self.suite.trees) else before)
