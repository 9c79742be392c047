"""Results of tests in words and as JSON, for terminals and editors."""

from __future__ import annotations

from typing import Any

from engine.core.task import Completion
from engine.support.text import counted, tests_passed
from sandbox import Outcome, RunResult, TestResult


def left_out(name: str, reason: str) -> str:
    """Says of a test that it is not run."""
    return f"{name} is left out: {reason}"


def tests_as_data(result: RunResult) -> list[dict[str, Any]]:
    """Each test with its outcome, and whether that can be trusted."""
    return [
        {"id": test.test.id, "outcome": test.outcome.value, "trusted": test.trusted} for test in result.tests
    ]


def verdict(result: TestResult, longer: str = "") -> str:
    """One line on one test: ``fail  f(3) == 6: got 5, not 6``, or ``fail  f(3): printed 5, expected 6``.

    ``longer`` tells what gives more time to a test that was stopped.
    """
    test = result.test
    if test.item is not None:
        told = test.id + _reason(result)
    elif test.expected is not None:
        told = _doctest(result, test.expected)
    else:
        told = " ".join(test.source.split()).removeprefix("assert ") + _reason(result)
    doubt = "" if result.trusted or result.outcome is not Outcome.PASS else " (judged by the program itself)"
    late = f"; {longer}" if longer and result.outcome is Outcome.TIMEOUT else ""
    return f"{result.outcome.value:<8}{told}{doubt}{late}"


def _doctest(result: TestResult, expected: str) -> str:
    """Tells of a doctest as what it is, a comparison of texts."""
    call = " ".join(result.call.split())
    raises = expected.startswith("Traceback (")
    wanted = _raised(expected) if raises else _printed(expected)
    if result.outcome is Outcome.FAIL and result.actual is not None:
        actual = "nothing" if result.actual == "None" else _printed(result.actual)
        return f"{call}: printed {actual}, expected {wanted}"
    return f"{call} {'raises' if raises else 'prints'} {wanted}{_reason(result)}"


def _raised(expected: str) -> str:
    """Returns the exception of a traceback, without the stack."""
    lines = expected.splitlines()[1:]
    return next((line for line in lines if line.strip() and not line[0].isspace()), "an exception")


def _printed(text: str) -> str:
    """Returns one line of text as it is, and one whose white space could not be seen quoted."""
    if not text:
        return "nothing"
    return text if text == " ".join(text.split()) else repr(text)


def evidence(completion: Completion) -> str:
    """What is known of a completion, in a few words: ``passes your 2 tests``, and how it was chosen."""
    result = completion.result
    if not completion.code and not completion.passed:
        return "nothing was found"
    if not result.tests:
        return "untested: no tests that can be run"
    if not completion.passed:
        return tests_passed(result)
    chosen = f"; chosen: {completion.selection}" if completion.selection is not None else ""
    return f"{_passes(len(result.tests))}{chosen}"


def _passes(count: int) -> str:
    return "passes your test" if count == 1 else f"passes your {count} tests"


def comparison(completion: Completion) -> str:
    """How the results of a completion that passes were compared; nothing if it does not pass."""
    if not completion.passed:
        return ""
    trusted = sum(test.trusted for test in completion.result.tests)
    if completion.verified:
        return "verified, that is, compared outside the program, which is not told what is expected."
    every = len(completion.result.tests)
    return f"{trusted} of {every} verified; the others are the word of the program itself."


def differences(completion: Completion) -> list[str]:
    """Where other programs that pass behave otherwise: what one more test could decide."""
    selection = completion.selection
    groups = selection.groups[1:] if selection is not None else ()
    return [
        f"{counted(len(group.bodies), 'passing program')} would do otherwise: {group.unlike}"
        for group in groups
    ]


def failing(result: RunResult) -> TestResult | None:
    """The first test that does not pass."""
    return next((test for test in result.tests if test.outcome is not Outcome.PASS), None)


def _reason(result: TestResult) -> str:
    if result.outcome is Outcome.PASS:
        return ""
    if result.exception is not None:
        return f": {result.exception}"
    if result.actual is not None and result.expected is not None:
        return f": got {result.actual}, not {result.expected}"
    return f": got {result.actual}" if result.actual is not None else ""
