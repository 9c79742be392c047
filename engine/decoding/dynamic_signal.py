"""The dynamic signal (EG-CFG, section 3.1): what the candidates did on the tests, as prompt text.

The signal has a token budget. To fit it, the middle of loops is left out first, then the middle of traces,
then whole candidates. Each omission is marked by a line that says how much is missing, and no line is ever
cut; only values are, those of full traces where the budget wants it. If no candidate fits with all its tests,
some tests are shown, failed ones first.
"""

from __future__ import annotations

import ast
import asyncio
import sys
import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import NamedTuple

from engine.core.events import Executed
from engine.core.options import Decoding
from engine.core.task import Task
from engine.decoding.executable import read
from engine.lm.base import Tokenizer
from engine.prompts.template import SignalFormat
from engine.support.text import one_line
from sandbox import Outcome, TestResult, Trace, TraceEvent

FULL_VALUE_CHARS = 400
"""Of a value that the sandbox keeps for a full trace."""
_VALUE_CHARS = 48
"""Of a value in any trace but a full one."""
_LONG_VALUE = 200
"""Characters of a value in a full trace that had to be shortened."""
_TRACE_LENGTHS = (40, 20, 10, 6, 3, 1, 0)
_FEW_RUNS = (8, 3, 1)
"""Tests of a candidate that are shown where not even one candidate fits with all of them."""
_SURELY_CHARS = 4
"""A token of a signal rarely has more characters."""
_SEAM = 8
"""A beginning may have so many tokens more than there are in the whole, for a word that was cut."""
_MANY = 1_000
"""Events of a candidate after whose reading others have their turn."""
_FAR = 60
"""Events after which the outcome of a condition is not looked for."""


@dataclass(frozen=True)
class Signal:
    """A signal that fits its budget."""

    text: str
    whole_characters: int
    """What it would have without one."""


class Step(NamedTuple):
    """An event that a signal shows."""

    line: int
    event: TraceEvent
    outcome: str = ""
    """Of a condition or a loop, in a full trace."""


_Kept = Sequence[Step | int]
"""Some steps; an integer stands for that many left out."""


@dataclass(frozen=True)
class _Run:
    """One test of a candidate, and the steps on its own lines."""

    result: TestResult
    steps: Sequence[Step]
    without_middles: _Kept
    """The same without the middle of loops."""


@dataclass(frozen=True)
class _Read:
    """A candidate whose traces were read."""

    body: str
    runs: Sequence[_Run]


@dataclass(frozen=True)
class _Shortening:
    """What is left of each run, and of its values."""

    keep: Callable[[_Run], _Kept]
    value_chars: int = _VALUE_CHARS


def render(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool] = lambda text: True,
    trace: str = "changes",
) -> str:
    """Returns the longest signal that ``fits``; empty without candidates, or if none fits.

    ``trace`` as in ``engine.core.options.DecodingOptions``.
    """
    writer = _Writer(task, form, trace)
    read = [writer.read(each) for each in executed]
    return next((text for text, _ in writer.texts(read) if fits(text)), "")


async def rendered(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool],
    trace: str = "changes",
    most: int = sys.maxsize,
) -> Signal:
    """Does the same, yielding to other coroutines; no signal of more than ``most`` steps can fit."""
    writer, read = _Writer(task, form, trace), []
    for each in executed:
        read.append(writer.read(each))
        if sum(len(test.trace.events) for test in each.result.tests) > _MANY:
            await asyncio.sleep(0)
    for text, whole in writer.texts(read, most):
        if fits(text):
            return Signal(text, len(text) if whole else await writer.length(read))
        await asyncio.sleep(0)
    return Signal("", await writer.length(read))


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


def within(tokenizer: Tokenizer, text: str, room: int) -> bool:
    """Returns whether ``text`` has at most ``room`` tokens.

    Of a much longer text only the beginning is encoded.
    """
    beginning = text[: _SURELY_CHARS * max(room, 0)]
    if len(beginning) < len(text) and len(tokenizer.encode(beginning)) > room + _SEAM:
        return False
    return len(tokenizer.encode(text)) <= room


class _Writer:
    """Writes signals of one task, in one format, with one kind of trace."""

    def __init__(self, task: Task, form: SignalFormat, trace: str) -> None:
        self._task = task
        self._form = form
        self._trace = trace
        self._shortenings = _shortenings(trace)

    def read(self, executed: Executed) -> _Read:
        select = {"full": all_steps, "changes": _changes}.get(self._trace)
        runs = []
        for test in executed.result.tests:
            steps = select(self._task, executed.body, test.trace) if select is not None else []
            runs.append(_Run(test, steps, _without_loop_middles(steps)))
        return _Read(executed.body, runs)

    def texts(self, read: Sequence[_Read], most: int = sys.maxsize) -> Iterator[tuple[str, bool]]:
        """Signals from the longest to the shortest, and whether they are the whole."""
        for shown in range(len(read), 0, -1):
            for shortening in self._shortenings if shown == len(read) else self._shortenings[-1:]:
                if sum(len(shortening.keep(run)) for each in read[:shown] for run in each.runs) <= most:
                    whole = shown == len(read) and shortening is self._shortenings[0]
                    yield self._signal(read, shown, shortening), whole
        if max((len(each.runs) for each in read), default=0) <= max(_FEW_RUNS):
            return
        for most_runs in _FEW_RUNS:
            few = [_Read(each.body, _telling(each.runs, most_runs)) for each in read]
            for shown in range(len(few), 0, -1):
                yield self._signal(few, shown, self._shortenings[-1]), False

    async def length(self, read: Sequence[_Read]) -> int:
        """Characters of the whole signal."""
        total = len(self._form.intro) + len(self._form.outro) if read else 0
        for each in read:
            total += sum(map(len, self._candidate(each, self._shortenings[0])))
            await asyncio.sleep(0)
        return total

    def _signal(self, read: Sequence[_Read], shown: int, shortening: _Shortening) -> str:
        blocks = [self._form.intro]
        for candidate in read[:shown]:
            blocks += self._candidate(candidate, shortening)
        if shown < len(read):
            blocks.append(self._form.left_out.format(count=len(read) - shown))
        return "".join([*blocks, self._form.outro])

    def _candidate(self, candidate: _Read, shortening: _Shortening) -> Iterator[str]:
        form, body = self._form, candidate.body
        yield form.candidate.format(
            code=form.literal(body),
            commented_code=form.literal(textwrap.indent(body, "# ", lambda _: True)),
            function=form.literal(self._task.signature + body),
        )
        for run in candidate.runs:
            yield form.run.format(call=form.literal(run.result.call))
            for step in shortening.keep(run):
                yield (
                    form.elided.format(count=step)
                    if isinstance(step, int)
                    else self._step(step, shortening.value_chars)
                )
            yield self._ending(run.result, shortening.value_chars)

    def _step(self, step: Step, value_chars: int) -> str:
        form, line = self._form, step.line - self._task.body_line + 1
        if self._trace == "full":
            head_lines = self._task.signature.count("\n") if "{function}" in form.candidate else 0
            line = line + head_lines if line > 0 else min(head_lines, 1)
            values = _happened(step, value_chars)
        else:
            changed = step.event.values.items()
            values = ", ".join(f"{name} = {one_line(value, _VALUE_CHARS)}" for name, value in changed)
        return form.event.format(line=line, values=form.literal(values))

    def _ending(self, result: TestResult, value_chars: int) -> str:
        form = self._form
        verdict = form.passed if result.outcome is Outcome.PASS else form.failed
        if result.exception is None and result.actual is not None:
            block, value = form.returned, result.actual
        else:
            block, value = form.raised, result.exception or result.outcome.value
        told = form.literal(one_line(value, value_chars))
        return block.format(value=told, verdict=verdict).replace(" \n", "\n")


def _telling(runs: Sequence[_Run], most: int) -> Sequence[_Run]:
    """Picks some of very many tests, failed ones first, and keeps their order."""
    numbers = sorted(range(len(runs)), key=lambda number: runs[number].result.outcome is Outcome.PASS)
    return [runs[number] for number in sorted(numbers[:most])]


def _shortenings(trace: str) -> list[_Shortening]:
    """From what tells most to what tells least."""

    def steps(run: _Run) -> _Kept:
        return run.steps

    def middles(run: _Run) -> _Kept:
        return run.without_middles

    ends = [_ends(length) for length in _TRACE_LENGTHS]
    if trace == "minimal":
        return [_Shortening(steps)]
    if trace == "changes":
        return [_Shortening(steps), _Shortening(middles), *map(_Shortening, ends)]
    return [
        _Shortening(steps, sys.maxsize),
        _Shortening(middles, sys.maxsize),
        _Shortening(middles, _LONG_VALUE),
        *(_Shortening(keep, _LONG_VALUE) for keep in ends[:2]),
        *map(_Shortening, ends[2:]),
    ]


def _without_loop_middles(steps: Sequence[Step]) -> list[Step | int]:
    """Of every line, its first two steps and its last one."""
    total = Counter(step.line for step in steps)
    seen: Counter[int] = Counter()
    kept: list[Step | int] = []
    for step in steps:
        seen[step.line] += 1
        if seen[step.line] <= 2 or seen[step.line] == total[step.line]:
            kept.append(step)
        elif kept and isinstance(last := kept[-1], int):
            kept[-1] = last + 1
        else:
            kept.append(1)
    return kept


def _ends(length: int) -> Callable[[_Run], _Kept]:
    """The first and last ``length`` steps in all, of a trace whose loops are shortened already."""

    def shorten(run: _Run) -> _Kept:
        kept = run.without_middles
        if len(kept) <= length:
            return kept
        head, tail = kept[: (length + 1) // 2], kept[len(kept) - length // 2 :]
        missing = len(run.steps) - sum(item if isinstance(item, int) else 1 for item in [*head, *tail])
        return [*head, missing, *tail]

    return shorten


def _changes(task: Task, body: str, trace: Trace) -> list[Step]:
    """Returns the events on lines of ``body`` that changed a value."""
    lines = range(task.body_line, task.body_line + body.count("\n"))
    events = (event for event in trace.events if event.line in lines and event.kind == "line")
    return [Step(event.line, event) for event in events if event.values]


def all_steps(task: Task, body: str, trace: Trace) -> list[Step]:
    """Returns every event of the function in order, with the outcome of its conditions and loops.

    The event of a line that did nothing but return or raise is that of the return or exception.
    """
    lines = range((task.imports + task.preamble).count("\n") + 1, task.body_line + body.count("\n"))
    forks = _forks(task, body)
    events = [event for event, after in _pairs(trace.events) if not _is_repeated(event, after)]
    steps = []
    for number, event in enumerate(events):
        if event.line in lines:
            fork = forks.get(event.line) if event.kind == "line" else None
            steps.append(Step(event.line, event, _outcome(events, number, fork) if fork else ""))
    return steps


def _happened(step: Step, value_chars: int) -> str:
    """Returns what happened, in one line, with values of at most ``value_chars`` characters."""
    event = step.event
    if event.kind == "return":
        return f"returns {one_line(event.returned or '', value_chars)}"
    if event.kind == "exception":
        return f"raises {one_line(event.exception or '', value_chars)}"
    values = ", ".join(
        f"{name} = {one_line(value, value_chars)} ({event.types.get(name, '?')})"
        for name, value in event.values.items()
    )
    if event.kind == "call":
        return f"call of {event.function}" + (f" with {values}" if values else "")
    return ", ".join(filter(None, (values, step.outcome))) or "executed"


def _pairs(events: Sequence[TraceEvent]) -> Iterator[tuple[TraceEvent, TraceEvent | None]]:
    """Each event with the next one."""
    return zip_longest(events, events[1:])


def _is_repeated(event: TraceEvent, after: TraceEvent | None) -> bool:
    if event.kind != "line" or event.values or after is None:
        return False
    return after.kind in ("return", "exception") and after.line == event.line


class _Fork(NamedTuple):
    """A line after which execution goes one of two ways."""

    head: range
    """Lines of the condition."""
    body: range
    taken: str
    passed: str


def _forks(task: Task, body: str) -> Mapping[int, _Fork]:
    """Conditions and loops of the function by their line in the program."""
    tree = read(task.signature + task.docstring + body)
    above = (task.imports + task.preamble).count("\n")
    return {} if tree is None else {fork.head.start: fork for fork in _all_forks(tree, above)}


def _all_forks(tree: ast.Module, above: int) -> Iterator[_Fork]:
    for node in ast.walk(tree):
        match node:
            case ast.If(test=test) | ast.While(test=test):
                words = ("condition true", "condition false")
            case ast.For(iter=test) | ast.AsyncFor(iter=test):
                words = ("next item", "no more items")
            case _:
                continue
        start, end = node.body[0].lineno, node.body[-1].end_lineno or node.body[-1].lineno
        head = range(node.lineno + above, (test.end_lineno or test.lineno) + above + 1)
        if start + above not in head:
            yield _Fork(head, range(start + above, end + above + 1), *words)


def _outcome(events: Sequence[TraceEvent], number: int, fork: _Fork) -> str:
    """The way that was taken after the event at ``number``; nothing where the trace does not tell."""
    line = _next_line(events, number)
    if line is None or line in fork.head[1:]:
        return ""
    return fork.taken if line in fork.body else fork.passed


def _next_line(events: Sequence[TraceEvent], number: int) -> int | None:
    """Where the same activation of the function goes on.

    A call ends by a return, or by an exception that its caller gets next.
    """
    depth = 0
    for event, after in _pairs(events[number + 1 : number + 1 + _FAR]):
        if event.kind == "call":
            depth += 1
        elif depth == 0:
            return event.line if event.function == events[number].function else None
        else:
            depth -= event.kind == "return" or _rises(event, after)
    return None


def _rises(event: TraceEvent, after: TraceEvent | None) -> bool:
    return (
        event.kind == "exception"
        and after is not None
        and (after.kind, after.exception) == (event.kind, event.exception)
    )
