"""The dynamic signal (EG-CFG, section 3.1): what the candidates did on the tests, as prompt text.

The signal has a token budget. To fit it, the middle of loops is left out first, then the middle of traces,
then whole candidates. Each omission is marked by a line that says how much is missing, and no line is ever
cut. If no candidate fits with all its tests, some tests are shown, failed ones first.
"""

from __future__ import annotations

import asyncio
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from engine.lm.base import Tokenizer
from engine.prompts import SignalFormat
from engine.support.phrases import one_line
from engine.types import Task
from sandbox import Outcome, RunResult, TestResult, TraceEvent

_TRACE_LENGTHS = (40, 20, 10, 6, 3, 1, 0)
_VALUE_CHARS = 48
_SURELY_CHARS = 4
"""A token of a signal rarely has more characters."""
_SEAM = 8
"""A beginning may have so many tokens more than there are in the whole, for a word that was cut."""


@dataclass(frozen=True)
class Executed:
    """An executable candidate (its whole body, in normal form) and what it did on the visible tests."""

    body: str
    result: RunResult


@dataclass(frozen=True)
class _Run:
    """One test of a candidate: the events on its own lines that changed a value."""

    result: TestResult
    events: list[TraceEvent]
    without_middles: list[TraceEvent | int]
    """The same without the middle of loops."""


@dataclass(frozen=True)
class _Read:
    """A candidate whose traces were read."""

    body: str
    runs: tuple[_Run, ...]


Shorten = Callable[[_Run], Sequence["TraceEvent | int"]]
"""Keeps some events; an integer stands for that many left out."""
_FEW_RUNS = (8, 3, 1)
"""Tests of a candidate that are shown where not even one candidate fits with all of them."""
_MANY = 1_000
"""Events of a candidate after whose reading others have their turn."""


def render(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool] = lambda text: True,
    minimal_trace: bool = False,
) -> str:
    """Returns the longest signal that ``fits``; empty without candidates, or if none fits."""
    read = [_read(task, each) for each in executed]
    return next((text for text in _texts(task, read, form, minimal_trace) if fits(text)), "")


async def rendered(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool],
    minimal_trace: bool = False,
    most: int = sys.maxsize,
) -> str:
    """Does the same, yielding to other coroutines; no signal of more than ``most`` events can fit."""
    read = []
    for each in executed:
        read.append(_read(task, each))
        if sum(len(test.trace.events) for test in each.result.tests) > _MANY:
            await asyncio.sleep(0)
    for text in _texts(task, read, form, minimal_trace, most):
        if fits(text):
            return text
        await asyncio.sleep(0)
    return ""


def within(tokenizer: Tokenizer, text: str, room: int) -> bool:
    """Returns whether ``text`` has at most ``room`` tokens.

    Of a much longer text only the beginning is encoded.
    """
    beginning = text[: _SURELY_CHARS * max(room, 0)]
    if len(beginning) < len(text) and len(tokenizer.encode(beginning)) > room + _SEAM:
        return False
    return len(tokenizer.encode(text)) <= room


def _texts(
    task: Task, read: Sequence[_Read], form: SignalFormat, minimal_trace: bool, most: int = sys.maxsize
) -> Iterator[str]:
    """Signals from the longest to the shortest."""
    shortenings: list[Shorten] = [_nothing] if minimal_trace else _shortenings()
    for shown in range(len(read), 0, -1):
        for shorten in shortenings if shown == len(read) else shortenings[-1:]:
            if sum(len(shorten(run)) for each in read[:shown] for run in each.runs) <= most:
                yield _signal(task, read, shown, form, shorten)
    if max((len(each.runs) for each in read), default=0) <= max(_FEW_RUNS):
        return
    for most_runs in _FEW_RUNS:
        few = [_Read(each.body, _telling(each.runs, most_runs)) for each in read]
        for shown in range(len(few), 0, -1):
            yield _signal(task, few, shown, form, shortenings[-1])


def _telling(runs: Sequence[_Run], most: int) -> tuple[_Run, ...]:
    """Picks some of very many tests, failed ones first, and keeps their order."""
    chosen = sorted(runs, key=lambda run: run.result.outcome is Outcome.PASS)[:most]
    return tuple(run for run in runs if any(run is each for each in chosen))


def _read(task: Task, executed: Executed) -> _Read:
    return _Read(executed.body, tuple(_run_of(task, executed.body, test) for test in executed.result.tests))


def _run_of(task: Task, body: str, result: TestResult) -> _Run:
    events = _body_events(task, body, result.trace.events)
    return _Run(result, events, _without_loop_middles(events))


def _signal(task: Task, read: Sequence[_Read], shown: int, form: SignalFormat, shorten: Shorten) -> str:
    blocks = [form.intro]
    for candidate in read[:shown]:
        blocks.append(_candidate(task, candidate.body, form))
        for run in candidate.runs:
            blocks.extend(_told(task, run, form, shorten))
    if shown < len(read):
        blocks.append(form.left_out.format(count=len(read) - shown))
    return "".join([*blocks, form.outro])


def _candidate(task: Task, body: str, form: SignalFormat) -> str:
    return form.candidate.format(
        code=form.literal(body),
        commented_code=form.literal(textwrap.indent(body, "# ", lambda _: True)),
        function=form.literal(task.signature + body),
    )


def _told(task: Task, run: _Run, form: SignalFormat, shorten: Shorten) -> Iterator[str]:
    result = run.result
    yield form.run.format(call=form.literal(result.call))
    for event in shorten(run):
        if isinstance(event, int):
            yield form.elided.format(count=event)
        else:
            values = ", ".join(
                f"{name} = {one_line(value, _VALUE_CHARS)}" for name, value in event.values.items()
            )
            line = event.line - task.body_line + 1
            yield form.event.format(line=line, values=form.literal(values))
    passed = result.outcome is Outcome.PASS
    verdict = form.passed if passed else form.failed
    if result.exception is None and result.actual is not None:
        value = form.literal(one_line(result.actual, _VALUE_CHARS))
        yield form.returned.format(value=value, verdict=verdict).replace(" \n", "\n")
    else:
        value = form.literal(one_line(result.exception or result.outcome.value, _VALUE_CHARS))
        yield form.raised.format(value=value, verdict=verdict).replace(" \n", "\n")


def _body_events(task: Task, body: str, events: Sequence[TraceEvent]) -> list[TraceEvent]:
    """The events on lines of the candidate that changed a value."""
    first = task.body_line
    last = first + body.count("\n") - 1
    return [
        event for event in events if first <= event.line <= last and event.kind == "line" and event.values
    ]


def _shortenings() -> list[Shorten]:
    whole: Shorten = attrgetter("events")
    return [whole, attrgetter("without_middles"), *(_ends(length) for length in _TRACE_LENGTHS)]


def _without_loop_middles(events: Sequence[TraceEvent]) -> list[TraceEvent | int]:
    """Of every line, its first two events and its last one."""
    total = Counter(event.line for event in events)
    seen: Counter[int] = Counter()
    kept: list[TraceEvent | int] = []
    for event in events:
        seen[event.line] += 1
        if seen[event.line] <= 2 or seen[event.line] == total[event.line]:
            kept.append(event)
        else:
            _leave_out(kept, 1)
    return kept


def _ends(length: int) -> Shorten:
    """The first and last ``length`` events in all, of a trace whose loops are shortened already."""

    def shorten(run: _Run) -> list[TraceEvent | int]:
        kept = run.without_middles
        if len(kept) <= length:
            return kept
        head, tail = kept[: (length + 1) // 2], kept[len(kept) - length // 2 :]
        missing = len(run.events) - sum(
            1 if isinstance(item, TraceEvent) else item for item in [*head, *tail]
        )
        return [*head, missing, *tail]

    return shorten


def _nothing(run: _Run) -> list[TraceEvent | int]:
    """Returns the paper's minimal trace: only the final outcome."""
    return []


def _leave_out(kept: list[TraceEvent | int], count: int) -> None:
    if kept and isinstance(kept[-1], int):
        kept[-1] += count
    else:
        kept.append(count)
