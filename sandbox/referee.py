"""Tests split into what the program is asked and what only the parent knows; answers judged. Pure.

Judged from a value, a pass cannot be forged: the program never sees what is expected. Tests that cannot be
split are run as they are, inside, where a hostile program could talk itself into a pass; their results are
marked untrusted.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import textwrap
from collections import Counter
from dataclasses import dataclass
from typing import Any, Literal

from . import doctests
from .asserts import Check, checks
from .literals import NotLiteral, evaluate
from .syntax import UNPRINTABLE, parse
from .types import Outcome, TestCase
from .wire import SHOWN, Opaque, show


@dataclass(frozen=True)
class Step:
    """One thing the child does: run statements, evaluate, evaluate a doctest's expression, see what holds."""

    kind: Literal["do", "type", "ask", "show", "hold"]
    source: str


@dataclass(frozen=True)
class Answer:
    """What the child reported of one test."""

    values: tuple[Any, ...] = ()
    error: tuple[str, str] | None = None
    """Exception type and ``Type: message``."""
    stdout: str = ""


@dataclass(frozen=True)
class Verdict:
    """The judgement of one answer."""

    outcome: Outcome
    trusted: bool
    actual: str | None = None
    expected: str | None = None
    exception: str | None = None


@dataclass(frozen=True)
class Plan:
    """A test ready for the child."""

    test: TestCase
    steps: tuple[Step, ...]
    checks: tuple[Check, ...] = ()
    """One for each ``ask``."""

    @property
    def trusted(self) -> bool:
        """A pass means that the program computed what was expected."""
        return bool(self.checks) and all(check.trusted for check in self.checks)


@functools.lru_cache(maxsize=4096)
def plan(test: TestCase) -> Plan:
    """How to run a test without giving away what it expects. Kept: many candidates face the same tests."""
    if test.item is not None:
        return Plan(test, ())
    if test.expected is not None:
        return Plan(test, tuple(Step(*step) for step in doctests.steps(test.source)))
    tree = parse(test.source)
    try:
        return inside(test) if tree is None else _taken_apart(test, tree)
    except UNPRINTABLE:
        return inside(test)


def _taken_apart(test: TestCase, tree: ast.Module) -> Plan:
    known = _hidden(tree)
    steps: list[Step] = []
    asked: list[Check] = []
    for statement in tree.body:
        found = _split(statement, known, alone=len(tree.body) == 1)
        if found is not None:
            steps += [Step("ask", check.question) for check in found]
            asked += found
        elif _asserts(statement):
            return inside(test)
        elif not _assigns_one_of(statement, known):
            steps.append(Step("do", ast.unparse(statement)))
    return Plan(test, tuple(steps), tuple(asked)) if asked else inside(test)


def inside(test: TestCase) -> Plan:
    """The test as it stands, judged by itself."""
    source = textwrap.dedent(test.source)
    match parse(source):
        case None:  # too deep or too new for this Python, but perhaps not for the program's
            return Plan(test, (Step("hold", source.strip()),))
        case ast.Module([ast.Expr(ast.Compare())]):
            source = "assert " + source.strip()
    return Plan(test, (Step("do", source),))


def judge(plan: Plan, answer: Answer) -> Verdict | None:
    """The verdict, or None if a value came back that only Python inside can compare."""
    if plan.test.expected is not None:
        return _judge_doctest(plan.test, answer)
    for check, value in zip(plan.checks, answer.values, strict=False):
        if isinstance(value, Opaque):
            return None
        try:
            holds = check.holds(value)
        except Exception as error:  # as the assertion itself would have, for example None < 3
            return Verdict(
                Outcome.ERROR, False, show(value), check.expected, f"{type(error).__name__}: {error}"
            )
        if not holds:
            return Verdict(Outcome.FAIL, plan.trusted, show(value), check.expected)
    last = show(answer.values[-1]) if answer.values else None
    expected = plan.checks[-1].expected if plan.checks else None
    if answer.error is not None:
        return Verdict(_outcome_of(answer.error), False, None, expected, answer.error[1])
    if len(answer.values) < len(plan.checks):
        return Verdict(Outcome.CRASH, False, None, expected, "the answer is incomplete")
    return Verdict(Outcome.PASS, plan.trusted, last, expected)


def _judge_doctest(test: TestCase, answer: Answer) -> Verdict:
    value = answer.values[0] if answer.values else None
    known = not isinstance(value, Opaque)
    got = answer.stdout
    if value is not None:
        got += (show(value, 100_000) if known else value.shown or value.description) + "\n"
    judgement = doctests.judge(test, value if known else None, got, answer.error)
    if answer.error is not None and not judgement:
        return Verdict(_outcome_of(answer.error), False, None, test.expected, answer.error[1])
    trusted = known and bool((test.expected or "").strip())
    outcome = Outcome.PASS if judgement else Outcome.FAIL
    return Verdict(outcome, trusted, got.rstrip("\n")[:SHOWN] or "None", test.expected)


def _outcome_of(error: tuple[str, str]) -> Outcome:
    known = {"AssertionError": Outcome.FAIL, "Failed": Outcome.FAIL, "MemoryError": Outcome.MEMORY}
    return known.get(error[0], Outcome.ERROR)


@functools.lru_cache(maxsize=4096)
def invocation(test: TestCase) -> str:
    """The text of the calls a test makes, without what it expects of them."""
    if test.item is not None:
        return test.id
    if (planned := plan(test)).checks:
        return "\n".join(dict.fromkeys(step.source for step in planned.steps))
    if test.expected is not None:
        return doctests.DIRECTIVE.sub("", test.source).strip()
    tree = parse(test.source)
    try:
        return test.source.strip() if tree is None else "\n".join(dict.fromkeys(_called(tree)))
    except UNPRINTABLE:
        return test.source.strip()


def _called(tree: ast.Module) -> list[str]:
    known = _hidden(tree)
    lines: list[str] = []
    for statement in tree.body:
        found = _split(statement, known, alone=len(tree.body) == 1)
        if found is not None:
            lines += [check.question for check in found]
        elif isinstance(statement, ast.With) and "raises" in ast.unparse(statement.items[0].context_expr):
            lines += map(ast.unparse, statement.body)
        elif not _assigns_one_of(statement, known):
            lines.append(ast.unparse(statement))
    return lines


def _split(statement: ast.stmt, known: dict[str, Any], alone: bool) -> list[Check] | None:
    """The checks of ``assert condition``, or of a comparison that is the whole test."""
    if isinstance(statement, ast.Assert):
        return checks(statement.test, known)
    if alone and isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Compare):
        return checks(statement.value, known)
    return None


def _asserts(statement: ast.stmt) -> bool:
    """True if the statement judges something itself, so that it has to run inside."""
    return any(isinstance(node, (ast.Assert, ast.Raise, ast.With)) for node in ast.walk(statement))


def _hidden(tree: ast.Module) -> dict[str, Any]:
    """Names like ``expected``: assigned one literal, and used only as a whole side of assertions.

    The program is not told them, or it could look them up.
    """
    literals = {}
    for statement in tree.body:
        match statement:
            case ast.Assign([ast.Name(name)], value):
                with contextlib.suppress(NotLiteral):
                    literals[name] = evaluate(value)
    if not literals:
        return {}
    everywhere = Counter(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    compared = Counter(
        side.id
        for statement in tree.body
        if isinstance(statement, ast.Assert) and isinstance(statement.test, ast.Compare)
        for side in (statement.test.left, *statement.test.comparators)
        if isinstance(side, ast.Name)
    )
    return {
        name: value
        for name, value in literals.items()
        if compared[name] and everywhere[name] == compared[name] + 1
    }


def _assigns_one_of(statement: ast.stmt, known: dict[str, Any]) -> bool:
    match statement:
        case ast.Assign([ast.Name(name)]):
            return name in known
    return False
