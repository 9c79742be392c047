"""The dynamic signal (EG-CFG, section 3.1): what the candidates did on the tests, as prompt text.

The signal has a token budget. To fit it, the middle of loops is left out first, then the middle of
traces, then whole candidates; each time a line says how much is missing, and no line is ever cut.
"""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.prompts import SignalFormat
from engine.types import Task
from sandbox import Outcome, RunResult, TestResult, TraceEvent

_TRACE_LENGTHS = (40, 20, 10, 6, 3, 1, 0)
_VALUE_CHARS = 48


@dataclass(frozen=True)
class Executed:
    """An executable candidate (its whole body, in normal form) and what it did on the visible tests."""

    body: str
    result: RunResult


Shorten = Callable[[Sequence[TraceEvent]], list["TraceEvent | int"]]
"""Keeps some events; an integer stands for that many left out."""


def render(
    task: Task,
    executed: Sequence[Executed],
    form: SignalFormat,
    fits: Callable[[str], bool] = lambda text: True,
    minimal_trace: bool = False,
) -> str:
    """The longest signal that ``fits``; empty when there are no candidates or not even one fits."""
    shortenings: list[Shorten] = [_nothing] if minimal_trace else _shortenings()
    for shown in range(len(executed), 0, -1):
        for shorten in shortenings if shown == len(executed) else shortenings[-1:]:
            text = _signal(task, executed, shown, form, shorten)
            if fits(text):
                return text
    return ""


def _signal(
    task: Task, executed: Sequence[Executed], shown: int, form: SignalFormat, shorten: Shorten
) -> str:
    blocks = [form.intro]
    for candidate in executed[:shown]:
        blocks.append(_candidate(task, candidate.body, form))
        for result in candidate.result.tests:
            blocks.extend(_run(task, candidate.body, result, form, shorten))
    if shown < len(executed):
        blocks.append(form.left_out.format(count=len(executed) - shown))
    return "".join([*blocks, form.outro])


def _candidate(task: Task, body: str, form: SignalFormat) -> str:
    return form.candidate.format(
        code=body,
        commented_code=textwrap.indent(body, "# ", lambda _: True),
        function=task.signature + body,
    )


def _run(task: Task, body: str, result: TestResult, form: SignalFormat, shorten: Shorten) -> Iterator[str]:
    yield form.run.format(call=result.call)
    for event in shorten(_body_events(task, body, result.trace.events)):
        if isinstance(event, int):
            yield form.elided.format(count=event)
        else:
            values = ", ".join(f"{name} = {_short(value)}" for name, value in event.values.items())
            yield form.event.format(line=event.line - task.body_line + 1, values=values)
    passed = result.outcome is Outcome.PASS
    verdict = form.passed if passed else form.failed
    if result.exception is None and result.actual is not None:
        yield form.returned.format(value=_short(result.actual), verdict=verdict).replace(" \n", "\n")
    else:
        happened = result.exception or result.outcome.value
        yield form.raised.format(value=_short(happened), verdict=verdict).replace(" \n", "\n")


def _body_events(task: Task, body: str, events: Sequence[TraceEvent]) -> list[TraceEvent]:
    """The events on lines of the candidate that changed a value."""
    first = task.body_line
    last = first + body.count("\n") - 1
    return [
        event for event in events if first <= event.line <= last and event.kind == "line" and event.values
    ]


def _short(value: str) -> str:
    text = " ".join(value.split("\n"))
    return text if len(text) <= _VALUE_CHARS else text[: _VALUE_CHARS - 3] + "..."


def _shortenings() -> list[Shorten]:
    return [list, _without_loop_middles, *(_ends(length) for length in _TRACE_LENGTHS)]


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

    def shorten(events: Sequence[TraceEvent]) -> list[TraceEvent | int]:
        kept = _without_loop_middles(events)
        if len(kept) <= length:
            return kept
        head, tail = kept[: (length + 1) // 2], kept[len(kept) - length // 2 :]
        missing = len(events) - sum(1 if isinstance(item, TraceEvent) else item for item in [*head, *tail])
        return [*head, missing, *tail]

    return shorten


def _nothing(events: Sequence[TraceEvent]) -> list[TraceEvent | int]:
    """The paper's minimal trace: only what came out in the end."""
    return []


def _leave_out(kept: list[TraceEvent | int], count: int) -> None:
    if kept and isinstance(kept[-1], int):
        kept[-1] += count
    else:
        kept.append(count)
