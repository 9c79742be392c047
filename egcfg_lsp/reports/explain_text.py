"""Explains a completion in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from egcfg_lsp.completer.event_log import EventLog
from egcfg_lsp.reports.article import Article, article, moved
from egcfg_lsp.reports.search_history import History, history
from engine.core.events import Shift

_MOST_SHIFTS = 3
_LEAST_SHIFT = 0.05
_SIGNS = {"all": "●", "some": "◐", "none": "○"}


def text(record: EventLog) -> str:
    """What the page says, but of tokens those that guidance moved most."""
    told = article(record)
    rows = [f"# {told.name}", "", f"{told.evidence}. {told.how}", "", "```python", told.source, "```", ""]
    rows += [_test_row(each) for each in told.tests]
    if told.first:
        rows += ["", "## What went wrong first", "", "```diff"]
        rows += [f"{mark} {line}" for mark, line in told.changes]
        rows += ["```", "", *(_test_row(each) for each in told.first)]
    rows += ["", "## How it was found", "", *_picture(told)]
    rows += ["", "## How guidance moved tokens", "", *_moves(history(record), told)]
    for search in told.searches:
        rows += ["", f"## {search.name}: {search.ending}{' (won)' if search.won else ''}"]
        for line in search.lines:
            rows += ["", f"{line.number}. `{line.chosen.strip()}`"]
            rows += [f"   - {each.score} `{_in_one_line(each.body)}`" for each in line.programs]
    rows += ["", "## Settings and cost", "", *(f"- {name}: {value}" for name, value in told.settings)]
    return "\n".join(rows) + "\n"


def _test_row(test: tuple[bool, str]) -> str:
    passes, told = test
    return f"- {'✓' if passes else '✗'} {told}"


def _picture(told: Article) -> Iterator[str]:
    if not told.columns:
        yield "No programs were tried on the way."
        return
    yield "A sign for each program that was tried: ● passes all tests, ◐ some, ○ none."
    yield ""
    yield f"| | {' | '.join(column.name for column in told.columns)} |"
    yield "|" + "---|" * (len(told.columns) + 1)
    for row in told.rows:
        cells = ("".join(_SIGNS[each.kind] for each in cell) for cell in row.cells)
        yield f"| {row.name} | {' | '.join(cells)} |"


def _moves(found: History, told: Article) -> Iterator[str]:
    """The tokens that guidance moved most."""
    if not found.guided:
        yield told.unguided
    for search, line in found.guided:
        for shift in _largest(line.shifts):
            yield f"- `{search.chosen(line).strip()}`: {moved(shift)}"


def _largest(shifts: Sequence[Shift]) -> list[Shift]:
    """The tokens that guidance moved most, in their order."""
    worth = sorted(shifts, key=lambda each: -abs(each.guided - each.prior))[:_MOST_SHIFTS]
    return [each for each in shifts if each in worth and abs(each.guided - each.prior) >= _LEAST_SHIFT]


def _in_one_line(body: str) -> str:
    return " ⏎ ".join(body.split("\n"))
