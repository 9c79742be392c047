"""Splits tests into the program's part and what only the parent knows, and judges the answers. Pure.

Where a test has a script, all that decides is evaluated here, and a pass is trusted. Other tests are split as
far as that helps to say what came out, or run as they are, inside, where a hostile program could talk itself
into a pass: their results are untrusted.
"""

from __future__ import annotations

import ast
import contextlib
import functools
import textwrap
from collections import Counter
from dataclasses import dataclass
from typing import Any, Literal

from ..types import Outcome, TestCase
from . import doctests
from .assertions import Check, checks
from .evaluator import reader, writer
from .evaluator.bounded_repr import SHOWN, show
from .evaluator.operations import UnsupportedOperation
from .evaluator.script import ProgramFailed, Script
from .literals import NotLiteral, evaluate
from .syntax import UNPRINTABLE, parse
from .wire_format import Opaque


@dataclass(frozen=True)
class AskedStep:
    """One thing the child does: run statements, evaluate, evaluate a doctest's expression, see what holds.

    ``each`` evaluates, and tells of an iterator all that it gives.
    """

    kind: Literal["do", "type", "ask", "each", "show", "hold"]
    source: str


@dataclass(frozen=True)
class ProgramAnswer:
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
class JudgingPlan:
    """A test ready for the child."""

    test: TestCase
    steps: tuple[AskedStep, ...]
    checks: tuple[Check, ...] = ()
    """One for each ``ask``, if there is no script."""
    script: Script | None = None

    @property
    def trusted(self) -> bool:
        """A pass means that the program computed what was expected."""
        return self.script is not None and self.script.telling

    @property
    def setup(self) -> str:
        """What the program's side runs before the steps."""
        return self.test.setup if self.script is None else self.script.before


@functools.lru_cache(maxsize=4096)
def plan(test: TestCase) -> JudgingPlan:
    """How to run a test without giving away what it expects. Kept: many candidates face the same tests."""
    written = None if test.item is not None else _written(test)
    if written is None:
        return split(test)
    return JudgingPlan(test, tuple(AskedStep(*step) for step in written.steps), script=written)


def _written(test: TestCase) -> Script | None:
    """The script of a test that can be judged here."""
    setup, tree = parse(test.setup), parse(test.source)
    if setup is None or tree is None or not tree.body:
        return None
    *body, last = tree.body
    if test.expected is not None:
        if any(map(_displays, tree.body)):
            return None
        final = last.value if isinstance(last, ast.Expr) else None
        return writer.write(setup.body, body if final is not None else tree.body, final, example=True)
    if not body and isinstance(last, ast.Expr) and isinstance(last.value, ast.Compare):
        last = ast.copy_location(ast.Assert(last.value), last)
    return writer.write(setup.body, [*body, last])


def _displays(statement: ast.stmt) -> bool:
    """Whether a prompt would show values that come up inside of a statement."""
    inner = [node for node in ast.walk(statement) if isinstance(node, ast.Expr) and node is not statement]
    return any(not ast.unparse(node).startswith("print(") for node in inner)


@functools.lru_cache(maxsize=4096)
def split(test: TestCase) -> JudgingPlan:
    """How to run a test that has no script."""
    if test.item is not None:
        return JudgingPlan(test, ())
    if test.expected is not None:
        return JudgingPlan(test, tuple(AskedStep(*step) for step in doctests.steps(test.source)))
    tree = parse(test.source)
    try:
        return inside(test) if tree is None else _taken_apart(test, tree)
    except UNPRINTABLE:
        return inside(test)


def _taken_apart(test: TestCase, tree: ast.Module) -> JudgingPlan:
    known = _hidden(tree)
    steps: list[AskedStep] = []
    asked: list[Check] = []
    for statement in tree.body:
        found = _split(statement, known, alone=len(tree.body) == 1)
        if found is not None:
            steps += [AskedStep("ask", check.question) for check in found]
            asked += found
        elif _asserts(statement):
            return inside(test)
        elif not _assigns_one_of(statement, known):
            steps.append(AskedStep("do", ast.unparse(statement)))
    return JudgingPlan(test, tuple(steps), tuple(asked)) if asked else inside(test)


def inside(test: TestCase) -> JudgingPlan:
    """The test as it stands, judged by itself; of an example the text is still judged here."""
    if test.expected is not None:
        return split(test)
    source = textwrap.dedent(test.source)
    match parse(source):
        case None:  # too deep or too new for this Python, but perhaps not for the program's
            return JudgingPlan(test, (AskedStep("hold", source.strip()),))
        case ast.Module([ast.Expr(ast.Compare())]):
            source = "assert " + source.strip()
    return JudgingPlan(test, (AskedStep("do", source),))


def judge(plan: JudgingPlan, answer: ProgramAnswer) -> Verdict | None:
    """The verdict, or None if something came back that only Python inside can judge."""
    if plan.script is not None:
        return _judge_script(plan, plan.script, answer)
    if plan.test.expected is not None:
        value = answer.values[0] if answer.values else None
        return _judge_example(plan, value, answer.stdout, answer.error)
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
            return Verdict(Outcome.FAIL, False, show(value), check.expected)
    last = show(answer.values[-1]) if answer.values else None
    expected = plan.checks[-1].expected if plan.checks else None
    if answer.error is not None or len(answer.values) < len(plan.checks):
        return _broken(answer, expected)
    return Verdict(Outcome.PASS, False, last, expected)


def _broken(answer: ProgramAnswer, expected: str | None) -> Verdict:
    """What an answer stands for that is not whole."""
    if answer.error is None:
        return Verdict(Outcome.CRASH, False, None, expected, "the answer is incomplete")
    return Verdict(_outcome_of(answer.error), False, None, expected, answer.error[1])


def _judge_script(plan: JudgingPlan, written: Script, answer: ProgramAnswer) -> Verdict | None:
    is_example = plan.test.expected is not None
    try:
        judged = reader.judge(written, answer.values, answer.error is not None)
    except UnsupportedOperation:
        return None
    except ProgramFailed:
        if is_example and answer.error is not None:
            return _judge_example(plan, None, answer.stdout, answer.error)
        return _broken(answer, written.expected)
    if is_example:
        mixed = bool(answer.stdout and judged.printed)  # in an order that is not known
        if judged.failed or judged.error is not None or mixed:
            return None
        return _judge_example(plan, judged.value, answer.stdout + judged.printed, None)
    if judged.error is not None:
        return Verdict(Outcome.ERROR, False, judged.actual, judged.expected, judged.error)
    outcome = Outcome.FAIL if judged.failed else Outcome.PASS
    return Verdict(outcome, plan.trusted, judged.actual, judged.expected)


def _judge_example(plan: JudgingPlan, value: Any, said: str, error: tuple[str, str] | None) -> Verdict:
    test = plan.test
    known = not isinstance(value, Opaque)
    got = said
    if value is not None:
        got += (show(value, 100_000) if known else value.shown or value.description) + "\n"
    judgement = doctests.judge(test, value if known else None, got, error)
    if error is not None and not judgement:
        return Verdict(_outcome_of(error), False, None, test.expected, error[1])
    trusted = plan.trusted and known and bool((test.expected or "").strip())
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
    if (planned := split(test)).checks:
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
