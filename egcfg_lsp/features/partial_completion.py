"""Decides from the engine's progress which lines of a running completion are good enough to show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.core.events import Attempt, CandidatesRan, Compared, Executed, LineDecided, PassFound, Progress
from engine.core.options import Agent
from engine.core.task import Task
from engine.decoding.executable import identity
from sandbox import Outcome, RunResult, TestResult


class Stream:
    """Hears one completion. ``show`` gets a body of guided lines as soon as a run speaks for it, and a whole
    body as soon as it passes, which may not be the one that is chosen in the end."""

    def __init__(self, task: Task, show: Callable[[str, bool], None] = lambda body, whole: None) -> None:
        self._task = task
        self._show = show
        self.shown = ""
        """The lines that were shown last."""
        self._executed: dict[Agent, tuple[Executed, ...]] = {}
        self._passing: dict[str, str] = {}

    def listen(self, event: Progress) -> None:
        """One thing happened."""
        if isinstance(event, CandidatesRan):
            before = self._task.body
            ran = tuple(replace(each, body=each.body.removeprefix(before)) for each in event.executed)
            self._executed[event.agent] = ran
            for each in ran:
                self._judged(each.body, each.result)
        elif isinstance(event, LineDecided):
            self._decided(event)
        elif isinstance(event, Attempt):
            self._judged(event.code, event.result)
        elif isinstance(event, PassFound):
            self._judged(event.code, event.result)
            self._tell(event.code, whole=True)
        elif isinstance(event, Compared):
            for body in event.selection.bodies:
                self._passing.setdefault(identity(self._task, body), body)

    def others(self, code: str, count: int) -> tuple[str, ...]:
        """At most ``count`` bodies that pass all tests, other programs than ``code``, shortest first."""
        own = identity(self._task, code)
        found = [body for key, body in self._passing.items() if key != own]
        return tuple(sorted(found, key=len)[:count])

    def _judged(self, body: str, result: RunResult) -> None:
        if result.all_pass:
            self._passing.setdefault(identity(self._task, body), body)

    def _decided(self, event: LineDecided) -> None:
        """Shown if a candidate that begins so passed a test, and nothing else is shown already.

        Lines of the likeliest program, which are what was run last, are shown if they raise nothing on any
        test.
        """
        executed = self._executed.get(event.agent, ())
        if event.agent.is_greedy:
            spoken_for = any(each.result.passed or _runs(each.result) for each in executed)
        else:
            spoken_for = any(each.result.passed and each.body.startswith(event.body) for each in executed)
        if spoken_for and event.body != self.shown and event.body.startswith(self.shown):
            self._tell(event.body, whole=False)

    def _tell(self, body: str, *, whole: bool) -> None:
        self.shown = body
        self._show(body, whole)


def _runs(result: RunResult) -> bool:
    """Whether the beginning of a function loads, ends in time and raises nothing, whatever it returns yet."""
    return result.exception is None and all(map(_ended, result.tests))


def _ended(test: TestResult) -> bool:
    if test.outcome is Outcome.PASS:
        return True
    events = test.trace.events
    ended = test.outcome is Outcome.FAIL or (test.outcome is Outcome.ERROR and bool(events))
    return ended and all(event.kind != "exception" for event in events)
