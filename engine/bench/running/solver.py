"""Solvers: from a problem to its result. Strategies see the task alone; the judge comes afterwards."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Protocol

from engine.bench.problems.excerpt import Exposed, OpenPool
from engine.bench.problems.problem import Problem
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.task_result import TaskResult, telling_trace
from engine.completion import complete
from engine.core.events import Progress
from engine.core.execution import Located, Pool, Sandbox
from engine.core.task import Completion
from engine.core.transcript import DesignedTest, TranscriptStep, Workings
from engine.decoding.services import Budget, Meter, Plan, Services
from engine.lm.base import LanguageModel
from sandbox import Limits

GUIDED = "eg-cfg"
"""How strategies are called that are guided by executions."""


class Solver(Protocol):
    """Whatever comes to a result for a problem. May raise; the runner makes a record of that."""

    async def solve(self, problem: Problem) -> TaskResult: ...


@dataclass(frozen=True)
class GoldSolver:
    """Judges the reference solutions: it tells whether data and judge are sound."""

    judge: HiddenJudge

    async def solve(self, problem: Problem) -> TaskResult:
        """``not run`` where there is no reference in Python."""
        reason = await self.judge.lacking(problem) if problem.gold else "there is no reference in Python"
        if reason:
            return TaskResult(problem.id, "not run", reason=reason)
        began = time.perf_counter()
        verdict = await self.judge.judge_program(problem, problem.gold)
        if not verdict.outcomes:
            return TaskResult(problem.id, "not run", reason=verdict.missed)
        return TaskResult(
            task=problem.id,
            solved=verdict.solved,
            trusted=verdict.trusted,
            reason=verdict.missed,
            code=problem.gold,
            hidden=tuple(map(str, verdict.outcomes)),
            how="gold",
            judge_s=round(time.perf_counter() - began, 4),
        )


@dataclass(frozen=True)
class MethodSolver:
    """Completes with a strategy, then judges what came out."""

    model: LanguageModel
    pool: Pool
    judge: HiddenJudge
    plan: Plan
    strategy: str
    budget: Budget = field(default_factory=Budget)
    limits: Limits = field(default_factory=Limits)
    """Of running candidates on the visible tests."""
    open_pool: OpenPool | None = None
    """For problems with an ``excerpt``."""
    listen: Callable[[Progress], None] = lambda event: None

    async def solve(self, problem: Problem) -> TaskResult:
        """Raises ``EngineError`` where the task cannot be put to the model."""
        if reason := await self.judge.lacking(problem):
            return TaskResult(problem.id, "not run", reason=reason)
        try:
            async with self._place(problem) as sandbox:
                completion = await self._completed(problem, sandbox)
        except Exposed as error:
            return TaskResult(problem.id, "not run", reason=str(error))
        return await self._judged(problem, completion)

    @asynccontextmanager
    async def _place(self, problem: Problem) -> AsyncIterator[Sandbox]:
        """Where the strategy's programs run. Raises ``Exposed`` where they could read the answer."""
        if problem.excerpt is None:
            yield Located(self.pool, problem.folder, problem.overlay)
            return
        if self.open_pool is None:
            raise Exposed("nothing is given that opens a sandbox without the reference and hidden tests")
        async with problem.excerpt.opened(self.open_pool) as sandbox:
            yield sandbox

    async def _completed(self, problem: Problem, located: Sandbox) -> Completion:
        """All that a strategy ever sees is the problem's task."""
        meter = Meter(self.budget)
        model, sandbox = meter.of(self.model, located)
        services = Services(model, sandbox, self._trial_limits(problem), self.listen)
        return await complete(problem.task, services, self.plan, self.strategy, meter.spent)

    def _trial_limits(self, problem: Problem) -> Limits:
        """Of running candidates: what the problem needs, or what was asked for, if that is longer."""
        needed = problem.trial_limits
        if needed is None:
            return self.limits
        wall_s, cpu_s = max(needed.wall_s, self.limits.wall_s), max(needed.cpu_s, self.limits.cpu_s)
        return replace(needed, wall_s=wall_s, cpu_s=cpu_s)

    def _unguided(self, problem: Problem) -> str:
        """Why nothing guided a strategy that is guided; nothing where something did."""
        if problem.task.tests or not self.strategy.startswith(GUIDED):
            return ""
        return problem.unguided or "its task shows no example"

    async def _judged(self, problem: Problem, completion: Completion) -> TaskResult:
        began = time.perf_counter()
        verdict = await self.judge.judge(problem, completion.code)
        usage, workings = completion.usage, completion.workings
        answers = workings.answers(completion.code)
        solved = {completion.code: verdict.solved}
        for code in dict.fromkeys([*completion.samples, *_codes(workings), *answers]):
            if code not in solved:
                solved[code] = (await self.judge.judge(problem, code)).solved
        return TaskResult(
            task=problem.id,
            level=problem.level,
            solved=verdict.solved,
            trusted=verdict.trusted,
            reason=verdict.missed,
            code=completion.code,
            signature=problem.task.signature,
            visible=tuple(str(test.outcome) for test in completion.result.tests),
            hidden=tuple(map(str, verdict.outcomes)),
            samples=tuple(solved[code] for code in completion.samples),
            agent=asdict(completion.agent) if completion.agent is not None else None,
            how=completion.how,
            note=completion.note,
            unguided=self._unguided(problem),
            prompt_tokens=usage.prompt_tokens,
            generated_tokens=usage.generated_tokens,
            cached_tokens=usage.cached_tokens,
            forward_passes=usage.forward_passes,
            executions=usage.executions,
            signals=asdict(usage.signals) if usage.signals.written else {},
            wall_s=round(usage.wall_s, 4),
            judge_s=round(time.perf_counter() - began, 4),
            trace=telling_trace(completion),
            roles={name: asdict(count) for name, count in workings.roles.items()},
            steps=tuple(_step(step, solved) for step in workings.steps),
            programs=tuple(
                (solved[program.code], solved[answer])
                for program, answer in zip(workings.programs, answers, strict=True)
            ),
            designed=await self._designed(problem, workings.designed),
            search=workings.search.as_data() if workings.search is not None else None,
            rungs=tuple({**asdict(rung), "seconds": round(rung.seconds, 4)} for rung in workings.rungs),
        )

    async def _designed(self, problem: Problem, tests: Sequence[DesignedTest]) -> tuple[Any, ...]:
        """What the reference says of tests that a role wrote, which no strategy learns."""
        right = await self.judge.right_tests(problem, [each.test for each in tests])
        known: Sequence[bool | None] = right or [None] * len(tests)
        return tuple(
            (each.triggered, each.kept, is_right) for each, is_right in zip(tests, known, strict=True)
        )


def _codes(workings: Workings) -> Iterator[str]:
    """All programs of steps, and all that were written."""
    for step in workings.steps:
        yield step.code
        yield from (check.code for check in step.checks)
    yield from (program.code for program in workings.programs)


def _step(step: TranscriptStep, solved: Mapping[str, bool]) -> dict[str, Any]:
    """What the hidden tests say of a workflow's programs, which is over by then."""
    return {
        "name": step.name,
        "accepted": step.accepted,
        "solved": solved[step.code],
        "checks": [[check.accepted, solved[check.code]] for check in step.checks],
    }
