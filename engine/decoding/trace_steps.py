"""Selects the steps of a run that a dynamic signal shows, by kind of trace (EG-CFG, equation 10)."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import NamedTuple

from engine.core.task import Task
from engine.decoding.executable import read
from engine.support.phrases import one_line
from sandbox import Trace, TraceEvent

VALUE_CHARS = 48
"""Of a value in any trace but a full one."""
FULL_VALUE_CHARS = 400
"""Of a value that the sandbox keeps for a full trace."""
_FAR = 60
"""Events after which the outcome of a condition is not looked for."""


class Step(NamedTuple):
    """An event of a full trace."""

    line: int
    event: TraceEvent
    outcome: str = ""
    """Of a condition or a loop."""


class _Fork(NamedTuple):
    """A line after which execution goes one of two ways."""

    head: range
    """Lines of the condition."""
    body: range
    taken: str
    passed: str


def changed(task: Task, body: str, trace: Trace) -> list[TraceEvent]:
    """Returns the events on lines of ``body`` that changed a value."""
    first, last = _own_lines(task, body)
    return [
        event
        for event in trace.events
        if first <= event.line <= last and event.kind == "line" and event.values
    ]


def tell_changes(event: TraceEvent) -> str:
    """Returns the changed values of ``event``, in one line."""
    return ", ".join(f"{name} = {one_line(value, VALUE_CHARS)}" for name, value in event.values.items())


def all_steps(task: Task, body: str, trace: Trace) -> list[Step]:
    """Returns every event of the function in order, with the outcome of its conditions and loops.

    The event of a line that did nothing but return or raise is that of the return or exception.
    """
    last = _own_lines(task, body)[1]
    first = (task.imports + task.preamble).count("\n") + 1
    forks = _forks(task, body)
    events = [event for event, after in _pairs(trace.events) if not _is_repeated(event, after)]
    steps = []
    for number, event in enumerate(events):
        if first <= event.line <= last:
            fork = forks.get(event.line) if event.kind == "line" else None
            steps.append(Step(event.line, event, _outcome(events, number, fork) if fork else ""))
    return steps


def tell_step(step: Step, value_chars: int) -> str:
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


def line_number(task: Task, line: int, head_lines: int) -> int:
    """Returns a program's line as the line of a candidate that is shown with ``head_lines`` of its head."""
    within = line - task.body_line + 1
    return within + head_lines if within > 0 else min(head_lines, 1)


def _own_lines(task: Task, body: str) -> tuple[int, int]:
    """First and last line of ``body`` in the program."""
    return task.body_line, task.body_line + body.count("\n") - 1


def _pairs(events: Sequence[TraceEvent]) -> Iterator[tuple[TraceEvent, TraceEvent | None]]:
    """Each event with the next one."""
    return zip_longest(events, events[1:])


def _is_repeated(event: TraceEvent, after: TraceEvent | None) -> bool:
    return (
        (event.kind, bool(event.values)) == ("line", False)
        and after is not None
        and after.kind in ("return", "exception")
        and after.line == event.line
    )


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
