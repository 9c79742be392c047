"""Tells which tests depend on a function, from runs of them with an empty body."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from engine.types import Task
from sandbox import Outcome, RunResult, TestCase, TestResult

_STOPPED = (Outcome.TIMEOUT, Outcome.MEMORY, Outcome.CRASH)
Run = Callable[[Sequence[TestCase]], Awaitable[RunResult]]


async def beside(task: Task, first: RunResult, run: Run) -> dict[str, str]:
    """Returns the ids of tests whose verdict no body of the function could change, with the reasons.

    ``first`` is a traced run of all tests with an empty body, and ``run`` does another. Until a test of
    pytest calls the function, all bodies do the same; one that never does is about something else. A test
    that found what an earlier one had prepared (by a shared fixture or in a cache) calls it when those that
    call it are left out. A coroutine is called without being entered, so nothing is said of those.
    Statements and docstrings are the function's anyway.
    """
    result = first
    while not result.called_early and not _is_async(task):
        others = [each for each in result.tests if _is_beside(each, task.name)]
        if len(others) == len(result.tests) or not others:
            return {each.test.id: _reason(each, task.name) for each in others}
        result = await run([each.test for each in others])
    return {}


def _is_async(task: Task) -> bool:
    return any(line.lstrip().startswith("async def ") for line in task.signature.splitlines())


def _is_beside(result: TestResult, function: str) -> bool:
    if result.test.item is None or result.outcome in _STOPPED or result.trace.truncated:
        return False
    return not any(event.function == function for event in result.trace.events)


def _reason(result: TestResult, function: str) -> str:
    if result.exception is None:
        return f"it does not call {function}"
    return f"it fails before it calls {function}: {result.exception}"
