"""Observes what programs do on inputs, in a form in which programs can be compared."""

from __future__ import annotations

import ast
import re
from collections.abc import Hashable, Sequence
from typing import Any

from engine.decoding.judge import Judge
from engine.decoding.services import Services
from sandbox import Outcome, TestCase, TestResult

Behavior = tuple[Hashable, ...]
"""For each input what came of it; equal for programs that behave alike."""
NO_VALUE = "no value"
_VALUE = (Outcome.PASS, Outcome.FAIL)
_CUT_SHORT = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)
"""What also ends the tests that follow."""
_RUNS = 3
_ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
_DIGITS = 9
"""Of a real number that count: sums in another order are the same."""


async def observed(
    body: str, inputs: Sequence[TestCase], judge: Judge, services: Services
) -> list[TestResult]:
    """Runs the program on each of ``inputs``; inputs after one that never ends are run again."""
    program, limits = judge.task.program(body), judge.patience.limits
    known: list[TestResult] = []
    for _ in range(_RUNS):
        judge.usage.executions += 1
        result = await services.sandbox.run(program, inputs[len(known) :], limits, trace=False)
        ends = (number for number, test in enumerate(result.tests, 1) if test.outcome in _CUT_SHORT)
        end = next(ends, len(result.tests))
        rest = result.tests[end:]
        known += result.tests[:end]
        if not rest:
            return known
    return [*known, *rest]


def behavior(results: Sequence[TestResult], *, exact: bool) -> Behavior:
    """Extracts behavior from ``results``. ``exact``: ``1``, ``1.0`` and ``True`` differ, as in doctests.

    All exceptions and timeouts count as equal: how a wrong input fails is rarely intended.
    """
    return tuple(
        _comparable(test.actual or "None", exact) if has_value(test) else NO_VALUE for test in results
    )


def has_value(test: TestResult) -> bool:
    """Returns whether an input gave a value or printed text."""
    return test.outcome in _VALUE


def _comparable(shown: str, exact: bool) -> Hashable:
    try:
        return _frozen(ast.literal_eval(shown), exact)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return _ADDRESS.sub("", shown)


def _frozen(value: Any, exact: bool) -> Hashable:
    kind = type(value).__name__
    if isinstance(value, list | tuple):
        return kind, tuple(_frozen(item, exact) for item in value)
    if isinstance(value, set | frozenset):
        return kind, frozenset(_frozen(item, exact) for item in value)
    if isinstance(value, dict):
        pairs = [(_frozen(key, exact), _frozen(item, exact)) for key, item in value.items()]
        return kind, tuple(pairs) if exact else frozenset(pairs)
    if isinstance(value, float):
        value = float(f"{value:.{_DIGITS}g}")
    number = isinstance(value, bool | int | float | complex)
    return ("number" if number and not exact else kind), value
