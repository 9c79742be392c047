"""Tells verdicts of tests, and what a run did line by line."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.task import Completion
from engine.support.text import harmless_line, one_line, tests_passed
from sandbox import Outcome, RunResult, TestResult, TraceEvent


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
    return harmless_line(f"{result.outcome.value:<8}{told}{doubt}{late}")


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
    """What is known of a completion, in a few words: ``passes your 2 tests``."""
    result = completion.result
    if not completion.code and not completion.passed:
        return "nothing was found"
    if not result.tests:
        return "untested: no tests that can be run"
    if not completion.passed:
        return tests_passed(result)
    count = len(result.tests)
    return "passes your test" if count == 1 else f"passes your {count} tests"


def comparison(completion: Completion) -> str:
    """How the results of a completion that passes were compared; nothing if it does not pass."""
    if not completion.passed:
        return ""
    trusted = sum(test.trusted for test in completion.result.tests)
    if completion.verified:
        return "verified, that is, compared outside the program."
    every = len(completion.result.tests)
    return f"{trusted} of {every} verified; the others are the word of the program itself."


def failing(result: RunResult) -> TestResult | None:
    """The first test that does not pass."""
    return next((test for test in result.tests if test.outcome is not Outcome.PASS), None)


def trouble(result: RunResult) -> str:
    """What goes wrong first, in one line; empty if all tests pass."""
    missed = failing(result)
    if result.exception is not None or missed is None:
        return harmless_line(" ".join((result.exception or "").split()))
    return verdict(missed).removeprefix(missed.outcome.value).strip()


def in_one_line(code: str) -> str:
    """Code as one line, for a list of programs."""
    return harmless_line("; ".join(line.strip() for line in code.splitlines() if line.strip()))


def _reason(result: TestResult) -> str:
    if result.outcome is Outcome.PASS:
        return ""
    if result.exception is not None:
        return f": {result.exception}"
    if result.actual is not None and result.expected is not None:
        return f": got {result.actual}, not {result.expected}"
    return f": got {result.actual}" if result.actual is not None else ""


_WIDEST_CODE = 60
_VALUES = 6
_VALUE_CHARS = 40


def render(source: Mapping[int, str], result: TestResult, longer: str = "") -> str:
    """One test's run. ``source`` has the lines to show, by their number in the program.

    Every line reads: how often it ran, its number, its code, the values of the names that it changed
    (of several runs, ``total = 1 | 3 | 6``), ``-> value`` where it returned, ``! error`` where it raised.
    ``longer`` is as for ``verdict``.
    """
    counts, notes = _read(source, result)
    digits = len(str(max(source, default=0)))
    width = min(max((len(line) for line in source.values()), default=0), _WIDEST_CODE)
    rows = [verdict(result, longer)]
    for line, code in source.items():
        count = f"{counts[line]}x" if counts[line] else ""
        row = f"{count:>5}  {line:>{digits}}  {code:<{width}}  {notes.get(line, '')}"
        rows.append(row.rstrip())
    if result.trace.truncated:
        rows.append("       ... more happened than is shown")
    return "\n".join(rows) + "\n"


def notes(source: Mapping[int, str], result: TestResult) -> dict[int, str]:
    """What happened on the lines that ran, by their number: ``total = 6``, or ``3x → total = 1 | 3 | 6``."""
    counts, said = _read(source, result)
    return {
        line: note if counts[line] < 2 else f"{counts[line]}x → {note}" for line, note in said.items() if note
    }


def _read(source: Mapping[int, str], result: TestResult) -> tuple[Counter[int], dict[int, str]]:
    """How often each of the lines ran, and what happened on it."""
    lines: dict[int, list[TraceEvent]] = defaultdict(list)
    for event in result.trace.events:
        if event.line in source:
            lines[event.line].append(event)
    counts = Counter(
        {line: sum(event.kind in ("line", "call") for event in events) for line, events in lines.items()}
    )
    return counts, {line: harmless_line(_note(events)) for line, events in lines.items()}


def _note(events: Sequence[TraceEvent]) -> str:
    values: dict[str, list[str]] = defaultdict(list)
    ends: list[str] = []
    for event in events:
        for name, value in event.values.items():
            values[name].append(one_line(value, _VALUE_CHARS))
        if event.exception is not None:
            ends.append(f"! {one_line(event.exception, _VALUE_CHARS)}")
        elif event.kind == "return" and event.returned is not None:
            ends.append(f"-> {one_line(event.returned, _VALUE_CHARS)}")
    assigned = [f"{name} = {_series(series)}" for name, series in values.items()]
    return "; ".join([*assigned, *([_series(ends)] if ends else [])])


def _series(values: Sequence[str]) -> str:
    if len(values) > _VALUES:
        left_out = len(values) - _VALUES + 1
        values = [*values[: _VALUES - 2], f"...{left_out}", values[-1]]
    return " | ".join(values)
