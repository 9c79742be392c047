"""Runs the bodies of one task on its visible tests, each program once, and remembers the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.decoding.executable import executable, parse
from engine.progress import Attempt
from engine.services import Services
from engine.types import Agent, Completion, Task, Usage
from engine.workings import Workings
from sandbox import Outcome, RunResult, TestCase, TestResult


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
        self.workings = Workings()
        self._results: dict[tuple[str, tuple[TestCase, ...]], RunResult] = {}
        self._best: _Best | None = None
        self._chosen: _Best | None = None

    async def run(self, code: str, agent: Agent | None, *, whole: bool) -> RunResult:
        """What ``task.program(code)`` does on the visible tests, traced. ``whole``: nothing is to come."""
        result = await self.run_on(code, self.task.tests)
        best = _Best(code, result, agent, whole)
        if self._best is None or best.rank > self._best.rank:
            self._best = best
        return result

    async def run_on(self, code: str, tests: Sequence[TestCase]) -> RunResult:
        """What ``task.program(code)`` does on any tests, such as designed ones; the best stays the best."""
        key = code, tuple(tests)
        if key not in self._results:
            self.usage.executions += 1
            program = self.task.program(code)
            self._results[key] = await self._services.sandbox.run(program, tests, self._services.limits)
        return self._results[key]

    @property
    def has_chosen(self) -> bool:
        """Whether :meth:`choose` has named an answer."""
        return self._chosen is not None

    async def choose(self, code: str, agent: Agent | None) -> None:
        """From now on this body is the answer, whatever passes more tests.

        For strategies that decide by something else than the visible tests.
        """
        result = await self.run(code, agent, whole=True)
        self._chosen = _Best(code, result, agent, whole=True)

    async def attempt(self, code: str, agent: Agent | None) -> bool:
        """Judges a finished body, cut to what parses, and tells the listener; whether all tests pass."""
        if parse(self.task.function(code)) is None:
            code = executable(self.task, code) or ""
        result = await self.run(code, agent, whole=True)
        self._services.listen(Attempt(agent, code, result))
        return bool(result.tests) and result.outcome is Outcome.PASS

    def completion(self, strategy: str, how: str = "decoded") -> Completion:
        """The chosen body, or else the best so far; an empty one that passes nothing if there is none."""
        best = self._chosen or self._best or _Best("", self._nothing(), None, whole=False)
        return Completion(
            self.task,
            best.code,
            best.result,
            strategy,
            best.agent,
            self.usage,
            how,
            note=self._services.model.note,
            workings=self.workings,
        )

    def _nothing(self) -> RunResult:
        reason = "no program was generated"
        tests = tuple(
            TestResult(test, Outcome.ERROR, trusted=True, call=test.source, exception=reason)
            for test in self.task.tests
        )
        return RunResult(Outcome.ERROR, tests, exception=reason)
