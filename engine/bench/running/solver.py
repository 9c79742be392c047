"""Solvers: from a problem to its result. Strategies see the task alone; the judge comes afterwards."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from engine.bench.problems.excerpt import Exposed, OpenPool
from engine.bench.problems.problem import Problem
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.task_result import TaskResult, telling_trace
from engine.budget import Budget, Meter
from engine.lm.base import LanguageModel
from engine.located_sandbox import Located, Pool
from engine.memory.answer import Engaged, completed
from engine.memory.memory import Memory
from engine.progress import Progress
from engine.services import Plan, Sandbox
from engine.transcript import TranscriptStep
from engine.types import Completion, Task
from sandbox import Limits


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


MemoryOf = Callable[[Problem, Sandbox], Awaitable[Memory]]
"""What may be reused for a problem, whose programs run in a sandbox; nothing that tells its answer."""


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
    memory: MemoryOf | None = None
    """What is looked for before anything is written."""

    async def solve(self, problem: Problem) -> TaskResult:
        """Raises ``EngineError`` where the task cannot be put to the model."""
        if reason := await self.judge.lacking(problem):
            return TaskResult(problem.id, "not run", reason=reason)
        try:
            async with self._place(problem) as sandbox:
                memory = await self.memory(problem, sandbox) if self.memory is not None else None
                completion = await self._completed(problem.task, sandbox, memory)
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

    async def _completed(self, task: Task, located: Sandbox, memory: Memory | None) -> Completion:
        """All that a strategy ever sees is ``task``, and what memory found for it."""
        meter = Meter(self.budget)

        async def engage() -> Engaged:
            return Engaged(*meter.of(self.model, located), self.plan)

        return await completed(
            task, memory, located, self.limits, self.strategy, engage, self.listen, meter.spent
        )

    async def _judged(self, problem: Problem, completion: Completion) -> TaskResult:
        began = time.perf_counter()
        verdict = await self.judge.judge(problem, completion.code)
        samples = [await self._sample(problem, code) for code in dict.fromkeys(completion.samples)]
        passed = dict(zip(dict.fromkeys(completion.samples), samples, strict=True))
        usage, workings = completion.usage, completion.workings
        steps = await self._steps(problem, workings.steps)
        return TaskResult(
            task=problem.id,
            solved=verdict.solved,
            trusted=verdict.trusted,
            reason=verdict.missed,
            code=completion.code,
            visible=tuple(str(test.outcome) for test in completion.result.tests),
            hidden=tuple(map(str, verdict.outcomes)),
            samples=tuple(passed[code] for code in completion.samples),
            agent=asdict(completion.agent) if completion.agent is not None else None,
            how=completion.how,
            note=completion.note,
            prompt_tokens=usage.prompt_tokens,
            generated_tokens=usage.generated_tokens,
            cached_tokens=usage.cached_tokens,
            forward_passes=usage.forward_passes,
            executions=usage.executions,
            wall_s=round(usage.wall_s, 4),
            judge_s=round(time.perf_counter() - began, 4),
            trace=telling_trace(completion),
            roles={name: asdict(count) for name, count in workings.roles.items()},
            steps=steps,
            tests_kept=workings.tests_kept,
            tests_dropped=workings.tests_dropped,
            search=workings.search.as_data() if workings.search is not None else None,
        )

    async def _steps(self, problem: Problem, steps: Sequence[TranscriptStep]) -> tuple[dict[str, Any], ...]:
        """What the hidden tests say of a workflow's programs, which is over by then."""
        codes = dict.fromkeys(code for step in steps for code in (step.code, *(c.code for c in step.checks)))
        solved = {code: await self._sample(problem, code) for code in codes}
        return tuple(
            {
                "name": step.name,
                "accepted": step.accepted,
                "solved": solved[step.code],
                "checks": [[check.accepted, solved[check.code]] for check in step.checks],
            }
            for step in steps
        )

    async def _sample(self, problem: Problem, code: str) -> bool:
        return (await self.judge.judge(problem, code)).solved
