"""Runs the bodies of one task on its visible tests, each program once, and remembers the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.events import Attempt, Workings, WrittenProgram
from engine.core.options import Agent
from engine.core.task import Completion, Task, Usage
from engine.decoding.executable import executable, parses
from engine.decoding.services import Services
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult


@dataclass(frozen=True)
class _Best:
    code: str
    result: RunResult
    agent: Agent | None
    whole: bool
    number: int = 0
    """How many were asked for before it: of equals the first is the best, whichever ran faster."""
    ended_with: bool = False
    """An agent passed with it: that is the answer, although others were asked for before and also pass."""

    @property
    def rank(self) -> tuple[int, bool, bool, int]:
        return self.result.passed, self.whole, self.ended_with, -self.number


class Judge:
    """The visible tests of ``task``, and what is known of the bodies tried so far."""

    def __init__(self, task: Task, services: Services, usage: Usage) -> None:
        self.task = task
        self.usage = usage
        self.services = services
        self.workings = Workings()
        self.patience = Patience(services.limits)
        self._results: dict[tuple[str, tuple[TestCase, ...]], RunResult] = {}
        self._slow: dict[tuple[str, tuple[TestCase, ...]], tuple[Limits, RunResult]] = {}
        """What did not come to its end in the time that candidates have."""
        self._asked = 0
        self._best: _Best | None = None
        self._chosen: _Best | None = None

    async def run(
        self,
        code: str,
        agent: Agent | None,
        *,
        whole: bool,
        limits: Limits | None = None,
        may_answer: bool = True,
    ) -> RunResult:
        """What ``task.program(code)`` does on the visible tests, traced. ``whole``: nothing is to come.

        A run that is stopped by ``limits`` stands for no other limits: the program may yet pass. Without
        ``may_answer`` it is run for its trace alone and is never the answer.
        """
        number = self._asked
        self._asked += 1
        result = await self.run_on(code, self.task.tests, limits)
        if may_answer:
            self._compare(_Best(code, result, agent, whole, number))
        return result

    def _compare(self, found: _Best) -> None:
        """Keeps the better of ``found`` and the best so far."""
        if self._best is None or found.rank > self._best.rank:
            self._best = found

    async def run_on(self, code: str, tests: Sequence[TestCase], limits: Limits | None = None) -> RunResult:
        """What ``task.program(code)`` does on any tests, such as designed ones; the best stays the best."""
        key = code, tuple(tests)
        limits = limits or self.services.limits
        if key in self._results:
            return self._results[key]
        if key in self._slow and self._slow[key][0] == limits:
            return self._slow[key][1]
        self.usage.executions += 1
        result = await self.services.sandbox.run(self.task.program(code), tests, limits)
        if stopped(result) and limits != self.services.limits:
            self._slow[key] = limits, result
        else:
            self._results[key] = result
        return result

    async def reconsider(self) -> bool:
        """Gives the best its full time if it was stopped before; whether it passes all tests."""
        best = self._best
        if best is None or (best.code, tuple(self.task.tests)) not in self._slow:
            return False
        result = await self.run(best.code, best.agent, whole=best.whole)
        self._best = replace(best, result=result)
        return best.whole and result.outcome is Outcome.PASS

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

    def count_program(self, code: str) -> None:
        """Records a program that a strategy has written, before it is run: what was the answer until then."""
        standing = self._chosen or self._best
        before = standing.code if standing is not None else ""
        self.workings.programs.append(WrittenProgram(code, before if self.workings.programs else None))

    async def attempt(self, code: str, agent: Agent | None) -> bool:
        """Judges a finished body, cut to what parses, and tells the listener; whether all tests pass."""
        if not parses(self.task.function(code)):
            code = executable(self.task, code) or ""
        result = await self.run(code, agent, whole=True)
        passed = result.all_pass
        if passed:
            self._compare(_Best(code, result, agent, whole=True, number=self._asked, ended_with=True))
        self.services.listen(Attempt(agent, code, result))
        return passed

    def completion(self, strategy: str, how: str = "decoded") -> Completion:
        """The chosen body, or else the best so far; an empty one that passes nothing if there is none."""
        best = self._chosen or self._best or _Best("", no_program(self.task), None, whole=False)
        return Completion(
            self.task,
            best.code,
            best.result,
            strategy,
            best.agent,
            self.usage,
            how,
            note=self.services.model.note,
            workings=self.workings,
        )


def no_program(task: Task) -> RunResult:
    """The result of ``task`` where nothing was generated that could run."""
    reason = "no program was generated"
    tests = tuple(
        TestResult(test, Outcome.ERROR, trusted=True, call=test.source, exception=reason)
        for test in task.tests
    )
    return RunResult(Outcome.ERROR, tests, exception=reason)


SHARE = 0.25
"""Of the time that a finished program has."""


class Patience:
    """Shorter limits for candidates, that grow when nothing comes to its end within them."""

    def __init__(self, limits: Limits) -> None:
        self._all = limits
        self._share = SHARE

    @property
    def limits(self) -> Limits:
        """What a candidate has now."""
        if self._share >= 1:
            return self._all
        return replace(self._all, wall_s=self._all.wall_s * self._share)

    def learn(self, results: Sequence[RunResult]) -> None:
        """From candidates that ran together: if all were too slow, the next ones have twice as long."""
        if results and all(map(stopped, results)):
            self._share = min(1.0, 2 * self._share)


def stopped(result: RunResult) -> bool:
    """Whether more time could have changed anything."""
    return result.outcome is Outcome.TIMEOUT or any(test.outcome is Outcome.TIMEOUT for test in result.tests)
