"""Tells which tests depend on a function, from a run of them with an empty body."""

from __future__ import annotations

from sandbox import Outcome, RunResult, TestResult

_STOPPED = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)


def beside(result: RunResult, function: str) -> dict[str, str]:
    """Returns the ids of tests whose verdict no body of ``function`` could change, with the reasons.

    Until a test of pytest calls the function, all bodies do the same; one that never does is about something
    else. Statements and docstrings are the function's anyway.
    """
    if result.called_early:
        return {}
    return {
        test.test.id: f"it fails before it calls {function}: {test.exception}"
        if test.exception is not None
        else f"it does not call {function}"
        for test in result.tests
        if test.test.item is not None and test.outcome not in _STOPPED and not _calls(test, function)
    }


def _calls(test: TestResult, function: str) -> bool:
    return test.trace.truncated or any(event.function == function for event in test.trace.events)
