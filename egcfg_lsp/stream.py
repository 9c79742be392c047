"""What of a completion in progress is good enough to be shown, heard from the engine's progress."""

from __future__ import annotations

from collections.abc import Callable

from engine.decoding.executable import identity
from engine.decoding.signal import Executed
from engine.progress import Attempt, CandidatesRan, LineDecided, Progress
from engine.types import Agent, Task
from sandbox import Outcome, RunResult


class Stream:
    """Hears one completion. ``show`` gets a body of guided lines as soon as a run speaks for it."""

    def __init__(self, task: Task, show: Callable[[str], None] = lambda body: None) -> None:
        self._task = task
        self._show = show
        self._shown = ""
        self._executed: dict[Agent, tuple[Executed, ...]] = {}
        self._passing: dict[str, str] = {}

    def listen(self, event: Progress) -> None:
        """One thing happened."""
        if isinstance(event, CandidatesRan):
            self._executed[event.agent] = event.executed
            for each in event.executed:
                self._judged(each.body, each.result)
        elif isinstance(event, LineDecided):
            self._decided(event)
        elif isinstance(event, Attempt):
            self._judged(event.code, event.result)

    def others(self, code: str, count: int) -> tuple[str, ...]:
        """At most ``count`` bodies that pass all tests, other programs than ``code``, shortest first."""
        own = identity(self._task, code)
        found = [body for key, body in self._passing.items() if key != own]
        return tuple(sorted(found, key=len)[:count])

    def _judged(self, body: str, result: RunResult) -> None:
        if result.tests and result.outcome is Outcome.PASS:
            self._passing.setdefault(identity(self._task, body), body)

    def _decided(self, event: LineDecided) -> None:
        """Shown if a candidate that begins so passed a test, and nothing else is shown already."""
        ran = self._executed.get(event.agent, ())
        spoken_for = any(each.body.startswith(event.body) and each.result.passed for each in ran)
        if spoken_for and event.body != self._shown and event.body.startswith(self._shown):
            self._shown = event.body
            self._show(event.body)
