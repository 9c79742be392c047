"""Runs the bodies of one task on its visible tests, each program once, and remembers the best."""

from __future__ import annotations

from dataclasses import dataclass

from engine.decoding.executable import executable, parse
from engine.progress import Attempt
from engine.services import Services
from engine.types import Agent, Completion, Task, Usage
from sandbox import Outcome, RunResult, TestResult


@dataclass(frozen=True)
class _Best:
    code: str
    result: RunResult
    agent: Agent | None
    whole: bool

    @property
    def rank(self) -> tuple[int, bool]:
        return self.result.passed, self.whole


class Judge:
    """The visible tests of ``task``, and what is known of the bodies tried so far."""

    def __init__(self, task: Task, services: Services, usage: Usage) -> None:
        self.task = task
        self.usage = usage
        self._services = services
        self._results: dict[str, RunResult] = {}
        self._best: _Best | None = None

    async def run(self, code: str, agent: Agent | None, *, whole: bool) -> RunResult:
        """What ``task.program(code)`` does on the visible tests, traced. ``whole``: nothing is to come."""
        result = self._results.get(code)
        if result is None:
            self.usage.executions += 1
            program = self.task.program(code)
            result = await self._services.sandbox.run(program, self.task.tests, self._services.limits)
            self._results[code] = result
        best = _Best(code, result, agent, whole)
        if self._best is None or best.rank > self._best.rank:
            self._best = best
        return result

    async def attempt(self, code: str, agent: Agent | None) -> bool:
        """Judges a finished body, cut to what parses, and tells the listener; whether all tests pass."""
        if parse(self.task.function(code)) is None:
            code = executable(self.task, code) or ""
        result = await self.run(code, agent, whole=True)
        self._services.listen(Attempt(agent, code, result))
        return bool(result.tests) and result.outcome is Outcome.PASS

    def completion(self, strategy: str, how: str = "decoded") -> Completion:
        """The best body so far; an empty one that passes nothing if there is none."""
        best = self._best or _Best("", self._nothing(), None, whole=False)
        note = self._services.model.note
        return Completion(self.task, best.code, best.result, strategy, best.agent, self.usage, how, note)

    def _nothing(self) -> RunResult:
        reason = "no program was generated"
        tests = tuple(
            TestResult(test, Outcome.ERROR, trusted=True, call=test.source, exception=reason)
            for test in self.task.tests
        )
        return RunResult(Outcome.ERROR, tests, exception=reason)
