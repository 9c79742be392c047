"""The block of a function in progress on a terminal: its tests, what is being done, the best body so far."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rich.console import Group
from rich.syntax import Syntax
from rich.text import Text

from engine.core.events import (
    Attempt,
    CandidatesRan,
    LineDecided,
    Progress,
    RoleAnswered,
    RungBegan,
    StepTaken,
)
from engine.support.text import counted, harmless
from sandbox import Outcome, RunResult

_MOST_LINES, _MOST_MARKS = 12, 24
_SPINNER, _PLAIN_SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", "|/-\\"
_TURNS = 8
"""Of the spinner, per second."""
_PYTHON = Syntax("", "python", theme="ansi_dark", background_color="default")


@dataclass
class Block:
    """Follows the work on ``label``. Another thread may render it at any time."""

    label: str
    began: float
    tests: int = 0
    doing: str = ""
    best: RunResult | None = None
    _code: tuple[Text, ...] = ()
    _tried: set[str] = field(default_factory=set)
    _line: int = 1
    _whole: bool = False
    _rung: str = ""

    def listen(self, event: Progress) -> None:
        """Takes in one event of the engine."""
        if isinstance(event, CandidatesRan):
            for each in event.executed:
                self._tried.add(each.body)
                self._compare(each.body, each.result)
            self._line, self._whole = max(self._line, event.line_number), event.whole
            self.doing = self._searching()
        elif isinstance(event, LineDecided):
            self._line = max(self._line, event.line_number + 1)
            self.doing = self._searching()
        elif isinstance(event, Attempt):
            self._compare(event.code, event.result)
        elif isinstance(event, RungBegan):
            self._rung, self._line = event.name, 1
            self.doing = self._searching()
        elif isinstance(event, RoleAnswered):
            self.doing = event.role if event.readable else f"{event.role}: no readable answer"
        elif isinstance(event, StepTaken):
            self.doing = f"{event.name}: {event.detail}"

    def render(self, now: float, *, ascii_only: bool) -> Group:
        """The block's lines, each to be cut where the terminal ends."""
        lines = list(self._lines(max(0.0, now - self.began), ascii_only))
        for line in lines:
            line.no_wrap, line.overflow = True, "ellipsis"
        return Group(*lines)

    def _lines(self, seconds: float, ascii_only: bool) -> Iterator[Text]:
        turning = _PLAIN_SPINNER if ascii_only else _SPINNER
        turn = turning[int(seconds * _TURNS) % len(turning)]
        heading = Text.assemble((turn, "cyan"), " ", (harmless(self.label), "bold"))
        if self.tests:
            heading.append("  ").append_text(test_marks(self.best, self.tests, ascii_only))
        yield heading
        doing = f"  {self.doing}" if self.doing else ""
        yield Text(harmless(f"  {seconds:.0f} s{doing}"), style="dim")
        if self._code and self.best is not None:
            passes = f"passes {self.best.passed} of {counted(self.tests, 'test')}"
            yield Text(f"  best so far{f', {passes}' if self.tests else ''}:", style="dim")
            yield from self._code

    def _searching(self) -> str:
        if not self.tests:
            return f"writing line {self._line}"
        at = "" if self._whole else f", at line {self._line}"
        tried = f"{counted(len(self._tried), 'program')} tried{at}" if self._tried else ""
        return "; ".join(filter(None, (self._rung, tried)))

    def _compare(self, body: str, result: RunResult) -> None:
        """Keeps the body that passes most tests, the earlier among equals."""
        if body.strip() and (self.best is None or result.passed > self.best.passed):
            self._code = tuple(_shown(body))
            self.best = result


def test_marks(result: RunResult | None, tests: int, ascii_only: bool) -> Text:
    """A mark for each test; figures where there are too many."""
    if tests > _MOST_MARKS:
        return Text(f"{result.passed if result is not None else 0}/{tests}")
    good, bad, waiting = "+x." if ascii_only else "✓✗·"
    if result is None or not result.tests:
        return Text(waiting * tests, style="dim")
    passed = [test.outcome is Outcome.PASS for test in result.tests]
    return Text.assemble(*((good, "green") if each else (bad, "red") for each in passed))


def _shown(body: str) -> Iterator[Text]:
    """The first lines of a body, colored."""
    lines = _PYTHON.highlight(harmless(body.rstrip("\n"))).split("\n")
    for line in lines[:_MOST_LINES]:
        line.pad_left(2)
        yield line
    if len(lines) > _MOST_LINES:
        yield Text(f"      and {counted(len(lines) - _MOST_LINES, 'more line')}", style="dim")
