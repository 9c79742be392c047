"""Observations and verdicts put together: the RunResult the caller gets. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from .job import Ending
from .observation import Observation
from .referee import Plan, Verdict, invocation, judge
from .types import Outcome, RunResult, TestResult, Trace


def verdict(observation: Observation, ending: Ending | None, plan: Plan, number: int) -> Verdict | None:
    """The verdict on one test; None if its values must be compared inside."""
    if observation.load_error is not None:
        kind, explanation = observation.load_error
        outcome = Outcome.MEMORY if kind == "MemoryError" else Outcome.ERROR
        return Verdict(outcome, False, exception=explanation)
    answer = observation.answers.get(number)
    if answer is not None:
        return judge(plan, answer)
    assert ending is not None
    return Verdict(ending.outcome, False, exception=ending.reason)


def result(
    observation: Observation,
    ending: Ending | None,
    plans: Sequence[Plan],
    verdicts: Sequence[Verdict],
    wall_ms: float,
) -> RunResult:
    """The whole run; ``verdicts`` are those of ``plans``."""
    tests = tuple(
        TestResult(
            test=plan.test,
            outcome=verdict.outcome,
            trusted=verdict.trusted,
            call=invocation(plan.test),
            actual=verdict.actual,
            expected=verdict.expected,
            exception=verdict.exception,
            trace=observation.traces.get(number, Trace()),
        )
        for number, (plan, verdict) in enumerate(zip(plans, verdicts, strict=True))
    )
    outcome = next((test.outcome for test in tests if test.outcome is not Outcome.PASS), Outcome.PASS)
    exception = None
    if observation.load_error is not None:
        exception = observation.load_error[1]
        outcome = outcome if tests else Outcome.ERROR
    elif not observation.loaded and ending is not None:
        outcome, exception = ending.outcome, ending.reason
    return RunResult(outcome, tests, observation.stdout, exception, wall_ms, observation.stderr)
