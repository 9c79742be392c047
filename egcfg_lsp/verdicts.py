"""Results of tests in words, for terminals and editors."""

from __future__ import annotations

from engine.types import Completion
from sandbox import Outcome, RunResult, TestResult


def counted(count: int, what: str) -> str:
    """``1 test``, ``2 tests``."""
    return f"{count} {what}{'' if count == 1 else 's'}"


def tests_passed(result: RunResult) -> str:
    """``3/3 tests pass``."""
    return f"{result.passed}/{len(result.tests)} tests pass"


def verdict(result: TestResult) -> str:
    """One line on one test: ``fail  f(3) == 6: got 5, not 6``."""
    test = result.test
    wanted = f" == {test.expected}" if test.expected else ""
    text = " ".join(test.source.split()).removeprefix("assert ") + wanted if test.item is None else test.id
    doubt = "" if result.trusted or result.outcome is not Outcome.PASS else " (judged by the program itself)"
    return f"{result.outcome.value:<8}{text}{_reason(result)}{doubt}"


def evidence(completion: Completion) -> str:
    """What is known of a completion, in a few words."""
    result = completion.result
    if not completion.code and not completion.passed:
        return "nothing was found"
    if not result.tests:
        return "unverified: no tests found"
    if completion.verified:
        return f"verified: {tests_passed(result)}"
    if completion.passed:
        return f"{tests_passed(result)}; some verdicts are the program's own"
    return tests_passed(result)


def failing(result: RunResult) -> TestResult | None:
    """The first test that does not pass."""
    return next((test for test in result.tests if test.outcome is not Outcome.PASS), None)


def _reason(result: TestResult) -> str:
    if result.outcome is Outcome.PASS:
        return ""
    if result.exception is not None:
        return f": {result.exception}"
    if result.actual is not None and result.expected is not None:
        return f": got {result.actual}, not {result.expected or 'nothing'}"
    return f": got {result.actual}" if result.actual is not None else ""
