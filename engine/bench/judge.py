"""The judge of a benchmark: whole programs on hidden tests, in the sandbox."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from engine.bench.problem import Problem
from engine.core.execution import Pool, beside
from engine.core.task import INDENT
from sandbox import Limits, Outcome, Overlay, RunResult, TestCase, TestResult
from sandbox.judge import refusal

_PROBING = Limits(wall_s=60, cpu_s=60, memory_mb=8192)


@dataclass(frozen=True)
class HiddenVerdict:
    """What the hidden tests say of a program."""

    outcomes: tuple[Outcome, ...]
    """One for each hidden test."""
    trusted: bool
    """Every pass was judged outside the program, so that it cannot have been forged."""
    missed: str = ""
    """The first test that did not pass, and what happened."""

    @property
    def solved(self) -> bool:
        """All hidden tests pass, and there are some."""
        return bool(self.outcomes) and all(outcome is Outcome.PASS for outcome in self.outcomes)


@dataclass
class HiddenJudge:
    """Judges programs of one data set in ``pool``."""

    pool: Pool
    _missing: dict[str, str] = field(default_factory=dict)
    _unusable: dict[str, frozenset[str]] = field(default_factory=dict)
    """By problem, its tests that cannot run here."""
    _others: dict[str, frozenset[str]] = field(default_factory=dict)
    """By problem, its tests of pytest that do not call the function."""

    async def judge(self, problem: Problem, code: str) -> HiddenVerdict:
        """A completion's body."""
        try:
            program = problem.assemble(problem.task, code)
        except ValueError as error:
            return HiddenVerdict((Outcome.FAIL,) * max(1, len(problem.hidden)), True, str(error))
        return await self._verdict(problem, program, problem.overlay)

    async def judge_program(self, problem: Problem, program: str) -> HiddenVerdict:
        """A whole file, such as the reference solution; it runs as the module it is."""
        return await self._verdict(problem, program, _holding(problem, program))

    async def right_tests(self, problem: Problem, tests: Sequence[TestCase]) -> list[bool]:
        """Whether the reference passes each of ``tests``; nothing where there is no reference in Python."""
        if not problem.gold or not tests:
            return []
        result = await self._run(problem, problem.gold, _holding(problem, problem.gold), tests)
        return [test.outcome is Outcome.PASS for test in result.tests]

    async def lacking(self, problem: Problem) -> str:
        """Why the problem cannot be judged here: a library that is missing; nothing if it can."""
        for name in problem.needs:
            if name not in self._missing:
                result = await self.pool.run(f"import {name}\n", [], _PROBING, trace=False)
                found = result.outcome is Outcome.PASS
                self._missing[name] = "" if found else f"{name} cannot be imported: {result.exception}"
            if self._missing[name]:
                return self._missing[name]
        return ""

    async def _verdict(self, problem: Problem, program: str, overlay: Overlay | None) -> HiddenVerdict:
        result = await self._run(problem, program, overlay)
        left_out = await self._beside(problem)
        if any(map(_cannot_run, result.tests)):
            left_out |= await self._cannot_run(problem)
        judged = [test for test in result.tests if _without_row(test.test.id) not in left_out]
        return HiddenVerdict(
            outcomes=tuple(test.outcome for test in judged),
            trusted=all(test.trusted for test in judged if test.outcome is Outcome.PASS),
            missed=_missed(judged or result.tests) or ("" if judged else "none of its tests calls it"),
        )

    async def _run(
        self,
        problem: Problem,
        program: str,
        overlay: Overlay | None,
        tests: Sequence[TestCase] = (),
        trace: bool = False,
    ) -> RunResult:
        """On ``tests``; without any, on all hidden ones."""
        chosen = tests or [TestCase(**vars(test)) for test in problem.hidden.unseal()]
        return await self.pool.run(
            program, chosen, problem.limits, trace=trace, folder=problem.folder, overlay=overlay
        )

    async def _beside(self, problem: Problem) -> frozenset[str]:
        """Ids of tests that say nothing of the function, with all their rows."""
        if problem.overlay is None or not any(test.item is not None for test in problem.hidden.unseal()):
            return frozenset()
        if problem.id not in self._others:
            program = problem.assemble(problem.task, INDENT + "pass\n")
            run = partial(self._run, problem, program, problem.overlay, trace=True)
            result = await run(())
            others = await beside(problem.task, result, run)
            calling = {_without_row(test.test.id) for test in result.tests if test.test.id not in others}
            self._others[problem.id] = frozenset(map(_without_row, others)) - calling
        return self._others[problem.id]

    async def _cannot_run(self, problem: Problem) -> frozenset[str]:
        """Ids of tests that the reference does not get to either: what a program skips itself counts."""
        if problem.id not in self._unusable:
            tests: Sequence[TestResult] = ()
            if problem.gold:
                tests = (await self._run(problem, problem.gold, _holding(problem, problem.gold))).tests
            self._unusable[problem.id] = frozenset(
                _without_row(test.test.id) for test in tests if _cannot_run(test)
            )
        return self._unusable[problem.id]


def _holding(problem: Problem, program: str) -> Overlay | None:
    """What tests see in place of the program's file, if it is the whole of it."""
    return problem.overlay and problem.overlay.holding(program)


def _cannot_run(test: TestResult) -> bool:
    """Whether pytest skips a test, or the sandbox refuses what it does."""
    return (test.exception or "").startswith("Skipped: ") or bool(refusal(test.exception))


def _without_row(name: str) -> str:
    """The id of a test with all its rows."""
    return name.partition("[")[0]


def _missed(tests: Sequence[TestResult]) -> str:
    for test in tests:
        if test.outcome is not Outcome.PASS:
            happened = test.exception or f"gave {test.actual}, not {test.expected}"
            return f"{test.test.id}: {test.outcome}: {happened}"[:400]
    return ""
