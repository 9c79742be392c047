"""Holds programs that pass to the cases that the description states, which few tests show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.judge import Judge, Passing
from engine.memory.stated_cases import StatedCase, guarded, stated_cases
from engine.memory.types import request
from sandbox import Outcome


async def held_to_stated_cases(judge: Judge, found: Sequence[Passing]) -> list[Passing]:
    """``found``, where programs that do otherwise than the description states have lines for these cases.

    A program that no longer passes the visible tests with such lines stays as it is.
    """
    asked = request(judge.task)
    cases = stated_cases(asked) if asked is not None else ()
    return [await _held(judge, each, cases) for each in found] if cases else list(found)


async def _held(judge: Judge, found: Passing, cases: Sequence[StatedCase]) -> Passing:
    name = judge.task.name.rpartition(".")[2]
    result = await judge.run_on(found.code, [case.test(name) for case in cases], judge.patience.limits)
    broken = [
        case for case, test in zip(cases, result.tests, strict=True) if test.outcome is not Outcome.PASS
    ]
    if not broken:
        return found
    code = guarded(found.code, broken)
    result = await judge.run_on(code, judge.task.tests, judge.patience.limits)
    return replace(found, code=code, result=result) if result.all_pass else found
