"""Tells what happens in the engine, a short line for each event."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.events import (
    Attempt,
    CandidatesRan,
    LineDecided,
    Progress,
    RoleAnswered,
    RungBegan,
    StepTaken,
)
from engine.support.text import counted
from sandbox import RunResult


class ProgressLines:
    """Calls ``say`` with a line for each event that a person may want to hear of."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self._tried = 0
        self._best = 0
        """The most tests that anything passed so far: what is said of them never falls."""

    def listen(self, event: Progress) -> None:
        """One thing happened in the engine."""
        if isinstance(event, CandidatesRan):
            results = [each.result for each in event.executed]
            self._tried += len(results)
            count = counted(self._tried if event.whole else len(results), "candidate")
            best = f"; {self._best_of(results)}" if results else ""
            self.say(f"{'' if event.whole else f'line {event.line_number}: '}{count}{best}")
        elif isinstance(event, RungBegan):
            self.say(event.name)
        elif isinstance(event, LineDecided):
            self.say(f"line {event.line_number} decided")
        elif isinstance(event, Attempt):
            self.say(self._best_of([event.result]))
        elif isinstance(event, RoleAnswered):
            self.say(event.role if event.readable else f"{event.role}: no readable answer")
        elif isinstance(event, StepTaken):
            self.say(f"{event.name}: {event.detail}")

    def _best_of(self, results: Sequence[RunResult]) -> str:
        self._best = max((self._best, *(result.passed for result in results)))
        total = max((len(result.tests) for result in results), default=0)
        return f"best so far {self._best}/{total} tests pass"


class Phase:
    """Calls ``say`` with what is done now, in a word, and with the most tests that anything passed."""

    FIRST = "testing"
    """Tests run on an empty body, before anything is written."""

    def __init__(self, say: Callable[[str], None], listen: Callable[[Progress], None]) -> None:
        """``listen`` hears each event, too."""
        self._say = say
        self._listen = listen
        self._word, self._found, self._best = self.FIRST, "", -1

    def begin(self, word: str) -> None:
        """Something else is done from now on."""
        self._word = word
        self._say(word + self._found)

    def listen(self, event: Progress) -> None:
        """One thing happened in the engine."""
        if isinstance(event, RungBegan):
            self.begin("repairing" if event.name.startswith("repairs") else "sampling")
        for result in _results(event):
            if result.passed > self._best and result.tests:
                self._best = result.passed
                self._found = f", {result.passed} of {len(result.tests)} pass"
                self.begin(self._word)
        self._listen(event)


def _results(event: Progress) -> list[RunResult]:
    if isinstance(event, CandidatesRan):
        return [each.result for each in event.executed]
    return [event.result] if isinstance(event, Attempt) else []
