"""The test cases that one test function holds."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from egcfg_lsp.discovery.aliases import Rewriter, dotted
from egcfg_lsp.discovery.checks import Case, checks
from egcfg_lsp.discovery.classes import TestClass
from egcfg_lsp.discovery.fixtures import NeedsMore, instance, provided
from egcfg_lsp.discovery.found import Found
from egcfg_lsp.discovery.parametrize import NotLiteral, Row, argument_names, rows
from egcfg_lsp.discovery.runnable import check_runnable, marks
from egcfg_lsp.discovery.subject import Subject
from egcfg_lsp.discovery.suites import Suite
from sandbox import TestCase


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


def cases_of(test: Test, suite: Suite, subject: Subject) -> Found:
    """The cases of a test that exercise ``subject``; nothing at all if the test is about something else."""
    where = f"{suite.label}::{test.name}"
    rewriter = suite.rewriter(test.node.body, test.arguments)
    kept = [each for each in map(suite.without_own, test.node.body) if each is not None]
    body = [rewriter.rewritten(each) for each in kept]
    module = [each.tree for each in suite.statements]
    decorators = [*test.decorators, *marks(module)]
    try:
        check_runnable(test.node, decorators, [*test.class_body, *module])
        table = rows(decorators, suite.constants)
        prepared = [rewriter.rewritten(each) for each in _prepared(test, decorators, module)]
    except (NeedsMore, NotLiteral) as error:
        helpers = [ast.parse(source) for source in suite.helpers(body)]
        concerned = subject.used_in([*body, *helpers]) and _mentions(subject, body, suite, guess=True)
        return Found(skipped=((where, str(error)),) if concerned else ())
    values = [value for row in table[:1] for value in row.values.values()]
    if not _mentions(subject, [*body, *prepared, *map(rewriter.rewritten, values)], suite):
        return Found()
    found = Found()
    for row in table:
        found += _Maker(suite, subject, rewriter, where).make(row, prepared, body)
    return found


def _mentions(subject: Subject, trees: Sequence[ast.AST], suite: Suite, guess: bool = False) -> bool:
    """Whether code, or the helpers it rests on, speaks of the function or its class.

    With ``guess``, it is enough that the file imports it.
    """
    if guess and any(name == subject.name for _, name in suite.aliases.names):
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

    def make(self, row: Row, prepared: Sequence[ast.stmt], body: Sequence[ast.stmt]) -> Found:
        where = f"{self.where}[{row.id}]" if row.values else self.where
        if row.skipped:
            return Found(skipped=((where, row.skipped),))
        values = {self.rewriter.name(name): self.rewriter.rewritten(v) for name, v in row.values.items()}
        usable, reasons = checks(body, prepared, values, self._uses)
        many = len(usable) > 1
        made = [
            self._case(f"{where}:{number}" if many else where, case) for number, case in enumerate(usable, 1)
        ]
        return Found(tuple(made), tuple((where, reason) for reason in reasons))

    def _uses(self, trees: Sequence[ast.AST]) -> bool:
        """Whether code exercises the subject, itself or through helpers."""
        if self.subject.used_in(trees):
            return True
        return self.subject.used_in([ast.parse(source) for source in self.suite.helpers(trees)])

    def _case(self, where: str, case: Case) -> TestCase:
        helpers = list(self.suite.helpers([*case.setup, case.check]))
        setup = [*helpers, *(ast.unparse(ast.fix_missing_locations(each)) for each in case.setup)]
        source = ast.unparse(ast.fix_missing_locations(case.check))
        return TestCase(where, source, None, "".join(each + "\n" for each in setup))
