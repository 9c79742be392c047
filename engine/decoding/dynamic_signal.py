"""The dynamic signal (EG-CFG, section 3.1): what the candidates did on the tests, as prompt text.

The signal has a token budget. To fit it, the middle of loops is left out first, then the middle of traces,
then whole candidates. Each omission is marked by a line that says how much is missing, and no line is ever
cut; only values are, those of full traces where the budget wants it. If no candidate fits with all its tests,
some tests are shown, failed ones first.
"""

from __future__ import annotations

import asyncio
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.options import Decoding
from engine.core.task import Executed, Task
from engine.decoding import trace_steps
from engine.decoding.trace_steps import VALUE_CHARS, Step
from engine.lm.base import Tokenizer
from engine.prompts import SignalFormat
from engine.support.phrases import one_line
from sandbox import Outcome, TestResult, TraceEvent

_TRACE_LENGTHS = (40, 20, 10, 6, 3, 1, 0)
_SURELY_CHARS = 4
"""A token of a signal rarely has more characters."""
_SEAM = 8
"""A beginning may have so many tokens more than there are in the whole, for a word that was cut."""
_LONG_VALUE = 200
"""Characters of a value in a full trace that had to be shortened."""


@dataclass(frozen=True)
class Signal:
    """A signal that fits its budget."""

    text: str
    whole_characters: int
    """What it would have without one."""


@dataclass(frozen=True)
class _Run:
    """One test of a candidate, and the steps on its own lines."""

    result: TestResult
    steps: Sequence[TraceEvent | Step]
    without_middles: Sequence[TraceEvent | Step | int]
    """The same without the middle of loops."""


@dataclass(frozen=True)
class _Read:
    """A candidate whose traces were read."""

    body: str
    runs: tuple[_Run, ...]


@dataclass(frozen=True)
class _Shortening:
    """What is left of each run, and of its values."""

    keep: Callable[[_Run], Sequence[TraceEvent | Step | int]]
    """Keeps some steps; an integer stands for that many left out."""
    value_chars: int = VALUE_CHARS


_FEW_RUNS = (8, 3, 1)
"""Tests of a candidate that are shown where not even one candidate fits with all of them."""
_MANY = 1_000
"""Events of a candidate after whose reading others have their turn."""


def render(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool] = lambda text: True,
    trace: str = "changes",
) -> str:
    """Returns the longest signal that ``fits``; empty without candidates, or if none fits.

    ``trace`` as in ``engine.core.options.Decoding``.
    """
    read = [_read(task, each, trace) for each in executed]
    return next((text for text, _ in _texts(task, read, form, trace) if fits(text)), "")


async def rendered(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool],
    trace: str = "changes",
    most: int = sys.maxsize,
) -> Signal:
    """Does the same, yielding to other coroutines; no signal of more than ``most`` steps can fit."""
    read = []
    for each in executed:
        read.append(_read(task, each, trace))
        if sum(len(test.trace.events) for test in each.result.tests) > _MANY:
            await asyncio.sleep(0)
    for text, whole in _texts(task, read, form, trace, most):
        if fits(text):
            return Signal(text, len(text) if whole else await _length(task, read, form, trace))
        await asyncio.sleep(0)
    return Signal("", await _length(task, read, form, trace))


async def for_line(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    tokenizer: Tokenizer,
    decoding: Decoding,
    room: int,
) -> Signal:
    """The signal that guides a line, by the budget of ``decoding``, with at most ``room`` tokens."""
    budget = min(room, max(decoding.signal_tokens, int(decoding.signal_share * room)))
    return await rendered(
        task, executed, form, lambda text: within(tokenizer, text, budget), decoding.trace, most=budget
    )


async def _length(task: Task, read: Sequence[_Read], form: SignalFormat, trace: str) -> int:
    """Characters of the whole signal."""
    total = len(form.intro) + len(form.outro) if read else 0
    for each in read:
        total += sum(map(len, _told_candidate(task, each, form, _shortenings(trace)[0])))
        await asyncio.sleep(0)
    return total


def within(tokenizer: Tokenizer, text: str, room: int) -> bool:
    """Returns whether ``text`` has at most ``room`` tokens.

    Of a much longer text only the beginning is encoded.
    """
    beginning = text[: _SURELY_CHARS * max(room, 0)]
    if len(beginning) < len(text) and len(tokenizer.encode(beginning)) > room + _SEAM:
        return False
    return len(tokenizer.encode(text)) <= room


def _texts(
    task: Task, read: Sequence[_Read], form: SignalFormat, trace: str, most: int = sys.maxsize
) -> Iterator[tuple[str, bool]]:
    """Signals from the longest to the shortest, and whether they are the whole."""
    shortenings = _shortenings(trace)
    for shown in range(len(read), 0, -1):
        for shortening in shortenings if shown == len(read) else shortenings[-1:]:
            if sum(len(shortening.keep(run)) for each in read[:shown] for run in each.runs) <= most:
                whole = shown == len(read) and shortening is shortenings[0]
                yield _signal(task, read, shown, form, shortening), whole
    if max((len(each.runs) for each in read), default=0) <= max(_FEW_RUNS):
        return
    for most_runs in _FEW_RUNS:
        few = [_Read(each.body, _telling(each.runs, most_runs)) for each in read]
        for shown in range(len(few), 0, -1):
            yield _signal(task, few, shown, form, shortenings[-1]), False


def _telling(runs: Sequence[_Run], most: int) -> tuple[_Run, ...]:
    """Picks some of very many tests, failed ones first, and keeps their order."""
    chosen = sorted(runs, key=lambda run: run.result.outcome is Outcome.PASS)[:most]
    return tuple(run for run in runs if any(run is each for each in chosen))


def _read(task: Task, executed: Executed, trace: str) -> _Read:
    body = executed.body
    return _Read(body, tuple(_run_of(task, body, test, trace) for test in executed.result.tests))


def _run_of(task: Task, body: str, result: TestResult, trace: str) -> _Run:
    steps: Sequence[TraceEvent | Step]
    if trace == "full":
        steps = trace_steps.all_steps(task, body, result.trace)
    else:
        steps = trace_steps.changed(task, body, result.trace) if trace == "changes" else []
    return _Run(result, steps, _without_loop_middles(steps))


def _signal(
    task: Task, read: Sequence[_Read], shown: int, form: SignalFormat, shortening: _Shortening
) -> str:
    blocks = [form.intro]
    for candidate in read[:shown]:
        blocks += _told_candidate(task, candidate, form, shortening)
    if shown < len(read):
        blocks.append(form.left_out.format(count=len(read) - shown))
    return "".join([*blocks, form.outro])


def _told_candidate(
    task: Task, candidate: _Read, form: SignalFormat, shortening: _Shortening
) -> Iterator[str]:
    body = candidate.body
    yield form.candidate.format(
        code=form.literal(body),
        commented_code=form.literal(textwrap.indent(body, "# ", lambda _: True)),
        function=form.literal(task.signature + body),
    )
    for run in candidate.runs:
        yield from _told(task, run, form, shortening)


def _told(task: Task, run: _Run, form: SignalFormat, shortening: _Shortening) -> Iterator[str]:
    yield form.run.format(call=form.literal(run.result.call))
    for step in shortening.keep(run):
        if isinstance(step, int):
            yield form.elided.format(count=step)
        elif isinstance(step, Step):
            head_lines = task.signature.count("\n") if "{function}" in form.candidate else 0
            line = trace_steps.line_number(task, step.line, head_lines)
            told = trace_steps.tell_step(step, shortening.value_chars)
            yield form.event.format(line=line, values=form.literal(told))
        else:
            values = form.literal(trace_steps.tell_changes(step))
            yield form.event.format(line=step.line - task.body_line + 1, values=values)
    yield _ending(run.result, form, shortening.value_chars)


def _ending(result: TestResult, form: SignalFormat, value_chars: int) -> str:
    verdict = form.passed if result.outcome is Outcome.PASS else form.failed
    if result.exception is None and result.actual is not None:
        block, value = form.returned, result.actual
    else:
        block, value = form.raised, result.exception or result.outcome.value
    told = form.literal(one_line(value, value_chars))
    return block.format(value=told, verdict=verdict).replace(" \n", "\n")


def _shortenings(trace: str) -> list[_Shortening]:
    """From what tells most to what tells least."""
    if trace == "minimal":
        return [_Shortening(_steps)]
    ends = [_ends(length) for length in _TRACE_LENGTHS]
    if trace == "changes":
        return [_Shortening(_steps), _Shortening(_middles), *map(_Shortening, ends)]
    return [
        _Shortening(_steps, sys.maxsize),
        _Shortening(_middles, sys.maxsize),
        _Shortening(_middles, _LONG_VALUE),
        *(_Shortening(keep, _LONG_VALUE) for keep in ends[:2]),
        *map(_Shortening, ends[2:]),
    ]


def _steps(run: _Run) -> Sequence[TraceEvent | Step | int]:
    return run.steps


def _middles(run: _Run) -> Sequence[TraceEvent | Step | int]:
    return run.without_middles


def _without_loop_middles(steps: Sequence[TraceEvent | Step]) -> list[TraceEvent | Step | int]:
    """Of every line, its first two steps and its last one."""
    total = Counter(step.line for step in steps)
    seen: Counter[int] = Counter()
    kept: list[TraceEvent | Step | int] = []
    for step in steps:
        seen[step.line] += 1
        if seen[step.line] <= 2 or seen[step.line] == total[step.line]:
            kept.append(step)
        else:
            _leave_out(kept, 1)
    return kept


def _ends(length: int) -> Callable[[_Run], Sequence[TraceEvent | Step | int]]:
    """The first and last ``length`` steps in all, of a trace whose loops are shortened already."""

    def shorten(run: _Run) -> Sequence[TraceEvent | Step | int]:
        kept = run.without_middles
        if len(kept) <= length:
            return kept
        head, tail = kept[: (length + 1) // 2], kept[len(kept) - length // 2 :]
        missing = len(run.steps) - sum(item if isinstance(item, int) else 1 for item in [*head, *tail])
        return [*head, missing, *tail]

    return shorten


def _leave_out(kept: list[TraceEvent | Step | int], count: int) -> None:
    last = kept[-1] if kept else None
    if isinstance(last, int):
        kept[-1] = last + count
    else:
        kept.append(count)
