"""Tests as questions that show what is computed, and not what is expected of it. Pure."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass

from engine.decoding.executable import parse
from engine.strategies.roles import role_answers
from sandbox import TestCase
from sandbox.judge import Check, invocation, plan

_TRACEBACK = "Traceback (most recent call last):"


@dataclass(frozen=True)
class MaskedTest:
    """A question about a test's value, and what the test demands of the answer."""

    question: str
    expected: str
    """For people: ``[2]``, ``< 10`` or the name of an exception."""
    holds: Callable[[str], bool]
    """Judges a written value."""


def masked(test: TestCase) -> MaskedTest | None:
    """Returns the test without what it expects; ``None`` where it cannot be told apart from that.

    Left over are tests that pytest runs, and those that are more than calls and what they should give.
    """
    if test.item is not None:
        return None
    if test.expected is not None:
        return _example(invocation(test), test.expected.strip())
    if checks := plan(test).checks:
        return _checked(checks)
    return _equality(test) or _raising(test)


def _example(question: str, expected: str) -> MaskedTest:
    if expected.startswith(_TRACEBACK):
        name = expected.splitlines()[-1].partition(":")[0]
        return MaskedTest(question, name, lambda value: _names(value, name))
    wanted = expected or "None"
    return MaskedTest(question, wanted, lambda value: role_answers.same(value, wanted))


def _checked(checks: tuple[Check, ...]) -> MaskedTest:
    """The value of a call; several checks ask for a tuple of values."""
    asked = [check.call for check in checks]
    question = asked[0] if len(asked) == 1 else f"({', '.join(asked)})"
    expected = " and ".join(check.wanted for check in checks)
    return MaskedTest(question, expected, lambda value: _hold(checks, value))


def _hold(checks: tuple[Check, ...], value: str) -> bool:
    try:
        if (
            len(checks) == 1
            and checks[0].relation == "=="
            and role_answers.same(value, repr(checks[0].expected))
        ):
            return True
        found = role_answers.literal(value)
        values = (found,) if len(checks) == 1 else found
        if not isinstance(values, tuple) or len(values) != len(checks):
            return False
        return all(bool(check.holds(each)) for check, each in zip(checks, values, strict=True))
    except Exception:  # as the assertion itself would raise, for example None < 3
        return False


def _equality(test: TestCase) -> MaskedTest | None:
    """``f(1) == anything``, where what is expected has no literal."""
    match parse(test.source.strip()):
        case ast.Module([ast.Assert(condition) | ast.Expr(condition)]):
            if claimed := role_answers.claim(condition):
                question, expected = claimed
                return MaskedTest(question, expected, lambda value: role_answers.same(value, expected))
    return None


def _raising(test: TestCase) -> MaskedTest | None:
    """``with pytest.raises(E): ...`` as the question what its body gives."""
    match parse(test.source.strip()):
        case ast.Module([ast.With([ast.withitem(ast.Call(called, [error, *_]))], body)]):
            if ast.unparse(called).rpartition(".")[2] in ("raises", "assertRaises"):
                name = ast.unparse(error)
                question = "\n".join(map(ast.unparse, body))
                return MaskedTest(question, name, lambda value: _names(value, name))
    return None


def _names(value: str, error: str) -> bool:
    """Whether a written value is the name of an exception, with or without its message."""
    return value.partition(":")[0].partition("(")[0].strip().rpartition(".")[2] == error.rpartition(".")[2]
