"""Renders a function's run as text: source lines, how often each ran, and the values it assigned."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence

from egcfg_lsp.reports.verdict_text import verdict
from engine.support.text import one_line
from sandbox import TestResult, TraceEvent

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
    return counts, {line: _note(events) for line, events in lines.items()}


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
