"""Combines observations and verdicts into the ``RunResult`` for the caller. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..processes.run import Ending, ProgramRun
from ..types import Outcome, RunResult, TestResult, Trace
from .literals import asks_others, binds, defines
from .observation import Observation
from .verdicts import JudgingPlan, ProgramAnswer, Verdict, invocation, judge

SKIPPED_BY_MARK = "SkippedByMark"
"""The kind of error that the worker gives such a test."""


def verdict(
    job: ProgramRun, observation: Observation, ending: Ending | None, plan: JudgingPlan, number: int
) -> Verdict | None:
    """The verdict on one test; None if it must be judged inside."""
    if observation.load_error is not None:
        kind, explanation = observation.load_error
        outcome = Outcome.MEMORY if kind == "MemoryError" else Outcome.ERROR
        return Verdict(outcome, False, exception=explanation)
    answer = observation.answers.get(number)
    if answer is not None:
        judged = judge(plan, answer)
        if judged is not None and judged.trusted and not _speaks_for_itself(plan, answer, job):
            return replace(judged, trusted=False)
        return judged
    ended = ending or Ending(Outcome.CRASH, "its report was incomplete")
    return Verdict(ended.outcome, False, exception=ended.reason)


def _speaks_for_itself(plan: JudgingPlan, answer: ProgramAnswer, job: ProgramRun) -> bool:
    """Whether what was called is the program's own, and its answer not a yes or no about other functions.

    Of an item that is known already: it names the function under test.
    """
    texts = [job.program] if job.overlay is None else [job.program, job.overlay.text]
    called = {check.function for check in plan.checks}
    if plan.test.item is None:
        own = all(any(defines(text, each) for text in texts) for each in called)
        if not own or any(binds(plan.test.setup, each) for each in called):
            return False
    yes_or_no = any(value is None or type(value) is bool for value in answer.values)
    return not (yes_or_no and any(asks_others(job.program, each) for each in called))


def result(
    observation: Observation,
    ending: Ending | None,
    plans: Sequence[JudgingPlan],
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
    tests = _without_skipped(tests, observation)
    outcome = next((test.outcome for test in tests if test.outcome is not Outcome.PASS), Outcome.PASS)
    exception = None
    if observation.load_error is not None:
        exception = observation.load_error[1]
        outcome = outcome if tests else Outcome.ERROR
    elif not observation.loaded and ending is not None:
        outcome, exception = ending.outcome, ending.reason
    return RunResult(
        outcome, tests, observation.stdout, exception, wall_ms, observation.stderr, observation.called_early
    )


def _without_skipped(tests: tuple[TestResult, ...], observation: Observation) -> tuple[TestResult, ...]:
    """Leaves out tests that are marked to be skipped, if all others pass: pytest has nothing against it.

    That they are is the child's word, so nothing is verified then.
    """
    errors = {number: answer.error for number, answer in observation.answers.items() if answer.error}
    kept = (test for number, test in enumerate(tests) if errors.get(number, ("",))[0] != SKIPPED_BY_MARK)
    left = tuple(replace(test, trusted=False) for test in kept)
    dropped = len(left) < len(tests) and all(test.outcome is Outcome.PASS for test in left)
    return left if left and dropped else tests
