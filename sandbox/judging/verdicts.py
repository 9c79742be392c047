"""Plans how a test is run, and judges what came of it. Pure.

The real doctest and pytest judge inside, and their word is untrusted. Of a test that is nothing but literal
checks the values are told, and the parent compares them: a pass is verified if both agree.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from ..types import Outcome, TestCase
from . import literals
from .bounded_repr import SHOWN, show
from .literals import Check, Side
from .wire_format import Opaque

SUSPICIOUS = "suspicious: {runner} says that it passes, but {call} gave {actual}"


@dataclass(frozen=True)
class ProgramAnswer:
    """What the child reported of one test."""

    values: tuple[Any, ...] = ()
    """Of the calls to be compared, in their order; builtin values or Opaque."""
    error: tuple[str, str] | None = None
    """Exception type and ``Type: message``."""
    got: str | None = None
    """What an example showed."""


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
    checks: tuple[Check, ...] = ()
    """All that the test holds; none if it holds anything else."""
    asked: bool = False
    """The child evaluates the calls of the checks and nothing else."""

    @property
    def told(self) -> dict[int, Side]:
        """Of an item: lines of its file, and the side of the assertion there that is to be told."""
        item = self.test.item
        return {item.line + each.line - 1: each.side for each in self.checks} if item is not None else {}


@functools.lru_cache(maxsize=4096)
def plan(test: TestCase) -> JudgingPlan:
    """How to run a test. Kept: many candidates face the same tests."""
    if test.item is not None:
        checks = literals.of_function(test.source) if test.item.line and test.item.calls else ()
        own = all(check.function in test.item.calls for check in checks)
        return JudgingPlan(test, checks if own else ())
    if test.expected is not None:
        check = literals.of_example(literals.DIRECTIVE.sub("", test.source), test.expected)
        return JudgingPlan(test, (check,) if check is not None else ())
    checks = literals.of_statements(test.source) if test.docstring is None else ()
    return JudgingPlan(test, checks, asked=bool(checks))


def as_written(test: TestCase) -> JudgingPlan:
    """The test as it stands, judged by itself."""
    return JudgingPlan(test)


def judge(plan: JudgingPlan, answer: ProgramAnswer) -> Verdict | None:
    """The verdict; None for a value that only Python inside can compare."""
    expected = _expected(plan)
    if plan.asked:
        return _compared(plan, answer, expected)
    actual = answer.got.rstrip("\n")[:SHOWN] or "None" if answer.got is not None else None
    if answer.error is not None:
        kind, said = answer.error
        differs = kind in ("Failed", "AssertionError") and actual is not None  # that says it all
        return Verdict(_outcome_of(answer.error), False, actual, expected, None if differs else said)
    if not plan.checks or len(answer.values) != len(plan.checks):
        return Verdict(Outcome.PASS, False, actual, expected)
    return _agreed(plan, answer, expected)


def _expected(plan: JudgingPlan) -> str | None:
    """What a test demands, for people; None where that is more than a value."""
    test = plan.test
    if plan.checks:
        return ", ".join(check.wanted for check in plan.checks)[:SHOWN]
    if test.expected is not None or test.item is not None:
        return test.expected
    wanted = literals.call_of(test.source)[1]
    return wanted if wanted is None else wanted[:SHOWN]


def _compared(plan: JudgingPlan, answer: ProgramAnswer, expected: str | None) -> Verdict | None:
    """The verdict of the parent alone."""
    for check, value in zip(plan.checks, answer.values, strict=False):
        if isinstance(value, Opaque):
            return None
        if not check.holds(value):
            return Verdict(Outcome.FAIL, True, show(value), check.wanted)
    if answer.error is not None:
        return Verdict(_outcome_of(answer.error), False, None, expected, answer.error[1])
    if len(answer.values) != len(plan.checks):
        return Verdict(Outcome.CRASH, False, None, expected, "the answer is incomplete")
    return Verdict(Outcome.PASS, True, show(answer.values[-1]), plan.checks[-1].wanted)


def _agreed(plan: JudgingPlan, answer: ProgramAnswer, expected: str | None) -> Verdict:
    """The verdict where the runner says that a test passes, and the parent knows its values."""
    runner = "pytest" if plan.test.item is not None else "doctest"
    trusted = True
    for check, value in zip(plan.checks, answer.values, strict=True):
        if isinstance(value, Opaque) or (not check.holds(value) and _shows_alike(plan, answer)):
            trusted = False
        elif not check.holds(value):
            said = SUSPICIOUS.format(runner=runner, call=check.call, actual=show(value, 80))
            return Verdict(Outcome.FAIL, False, show(value), check.wanted, said)
    last = answer.values[-1]
    return Verdict(
        Outcome.PASS, trusted, last.description if isinstance(last, Opaque) else show(last), expected
    )


def _shows_alike(plan: JudgingPlan, answer: ProgramAnswer) -> bool:
    """Whether an example may pass with another value: options such as ``ELLIPSIS`` allow other texts."""
    wanted = plan.test.expected
    return wanted is not None and (answer.got or "").strip() != wanted.strip()


def _outcome_of(error: tuple[str, str]) -> Outcome:
    known = {"AssertionError": Outcome.FAIL, "Failed": Outcome.FAIL, "MemoryError": Outcome.MEMORY}
    return known.get(error[0], Outcome.ERROR)


@functools.lru_cache(maxsize=4096)
def invocation(test: TestCase) -> str:
    """The text of the calls a test makes, without what it expects of them."""
    if test.item is not None:
        return test.id
    if test.expected is not None:
        return literals.DIRECTIVE.sub("", test.source).strip()
    checks = plan(test).checks
    return "\n".join(dict.fromkeys(each.call for each in checks)) or literals.call_of(test.source)[0]
