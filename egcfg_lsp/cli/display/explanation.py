"""Renders ``egcfg complete --explain`` for stderr: the answer, its tests, and how it was found."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from egcfg_lsp.cli.common.output import LONGER
from egcfg_lsp.completer.event_log import EventLog
from egcfg_lsp.reports.lines import verdict
from egcfg_lsp.reports.search_history import changed_lines, history
from engine.core.task import Completion, Executed
from engine.core.transcript import draw
from sandbox import Outcome, TestResult

_STYLES = {"-": "red", "+": "green", " ": ""}


def explanation(record: EventLog, *, ascii_only: bool = False) -> Iterator[Text]:
    """Yields lines: the first program and what it failed, then the answer and its tests, changes marked."""
    found = history(record)
    yield Text(f"  {found.how()}")
    before = found.answer
    if found.first_failed is not None:
        before = found.first_failed.body
        yield Text("  The first program:", style="dim")
        yield from _marked(before, found.answer, "-")
        yield from _missed(found.first_failed, ascii_only)
    if found.answer.strip():
        yield Text("  The answer:", style="dim")
        yield from _marked(before, found.answer, "+")
        yield from (test_line(test, ascii_only) for test in found.completion.result.tests)
    yield from (Text(f"  {line}") for line in workings(found.completion))


def workings(completion: Completion) -> Iterator[str]:
    """Yields the tree of a search, the steps and the roles of strategies that have some."""
    done = completion.workings
    if done.search is not None:
        yield from draw(done.search).rstrip("\n").split("\n")
    for step in done.steps:
        yield f"{step.name}: {'accepted' if step.accepted else 'not accepted'}"
    for name, count in done.roles.items():
        yield f"{name}: {count.asked} asked, {count.asked_again} again, {count.defaulted} by default"


def _missed(program: Executed, ascii_only: bool) -> Iterator[Text]:
    """What a program fails."""
    if program.result.exception is not None:
        yield Text(f"     {program.result.exception}", style="red")
        return
    missed = (test for test in program.result.tests if test.outcome is not Outcome.PASS)
    yield from (test_line(test, ascii_only) for test in missed)


def _marked(before: str, after: str, side: str) -> Iterator[Text]:
    """The lines of ``before`` (``-``) or of ``after`` (``+``), marked where the other has them not."""
    for mark, line in changed_lines(before, after):
        if mark in (" ", side):
            yield Text(f"   {mark} {line}", style=_STYLES[mark])


def test_line(test: TestResult, ascii_only: bool) -> Text:
    """A mark and a verdict."""
    passes = test.outcome is Outcome.PASS
    good, bad = "+x" if ascii_only else "✓✗"
    mark = (good, "green") if passes else (bad, "red")
    outcome, told = test.outcome.value, verdict(test, LONGER)
    return Text.assemble("     ", mark, " ", told.removeprefix(outcome).strip())
