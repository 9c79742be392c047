"""Solvers: from a problem to its result. Strategies see the task alone; the judge comes afterwards."""

from __future__ import annotations

import ast
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Protocol

from engine.bench.excerpt import Exposed, OpenPool
from engine.bench.judge import HiddenJudge, HiddenVerdict
from engine.bench.problem import Problem
from engine.bench.store import BenchRun, TaskResult
from engine.completion import complete
from engine.core.events import DesignedTest, Progress
from engine.core.execution import Located, Pool, Sandbox
from engine.core.task import Completion
from engine.decoding.executable import parse
from engine.decoding.services import Budget, Meter, Plan, Services
from engine.lm.base import LanguageModel
from engine.support.errors import SettingsError
from sandbox import Limits, Outcome

_GUIDED = "eg-cfg"
"""How strategies are called that are guided by executions."""
_COSTS = ("prompt_tokens", "generated_tokens", "cached_tokens", "forward_passes", "executions")
_MOST_EVENTS = 40
_FAMILIES = (
    {"mbpp", "mbpp-sanitized", "mbpp-et", "mbpp-plus"},
    {"humaneval", "humaneval-et", "humaneval-plus"},
)
"""Data sets of the same tasks under other hidden tests."""


class Solver(Protocol):
    """Whatever comes to a result for a problem. May raise; the runner makes a record of that."""

    async def solve(self, problem: Problem) -> TaskResult: ...


def _verdict_fields(verdict: HiddenVerdict, began: float) -> dict[str, Any]:
    """What a record says of a verdict; ``began`` is when judging did."""
    return {
        "solved": verdict.solved,
        "trusted": verdict.trusted,
        "reason": verdict.missed,
        "hidden": tuple(map(str, verdict.outcomes)),
        "judge_s": round(time.perf_counter() - began, 4),
    }


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
        return TaskResult(problem.id, code=problem.gold, how="gold", **_verdict_fields(verdict, began))


@dataclass(frozen=True)
class RejudgingSolver:
    """Judges the programs of a finished run by these hidden tests; no model is used."""

    judge: HiddenJudge
    run: BenchRun

    @staticmethod
    def check(run: BenchRun, dataset: str, tasks: Sequence[str]) -> None:
        """Raises ``SettingsError`` for a run whose tasks are not those of ``dataset``."""
        known = run.about.dataset
        if known != dataset and not any({known, dataset} <= family for family in _FAMILIES):
            raise SettingsError(f"{run.name} is a run of {known}, whose tasks are not those of {dataset}.")
        if not set(tasks) & run.by_task.keys():
            raise SettingsError(f"{run.name}, a run of {known}, has no task of those of {dataset}.")

    async def solve(self, problem: Problem) -> TaskResult:
        """The run's result with this verdict; ``not run`` where the run has no program for the problem."""
        known = self.run.by_task.get(problem.id)
        reason = self._unjudged(problem, known) or await self.judge.lacking(problem)
        if reason or known is None:
            return TaskResult(problem.id, "not run", reason=reason)
        began = time.perf_counter()
        task = replace(problem.task, signature=known.signature or problem.task.signature)
        verdict = await self.judge.judge(replace(problem, task=task), known.code)
        return replace(known, samples=(), steps=(), **_verdict_fields(verdict, began))

    def _unjudged(self, problem: Problem, known: TaskResult | None) -> str:
        """Why the program for ``problem`` cannot be judged; nothing if it can."""
        if known is None:
            return f"{self.run.name} has no record of it"
        if known.status != "judged":
            return f"{known.status} in {self.run.name}: {known.reason}"
        if known.signature and _head(problem.task.signature) != _head(known.signature):
            return f"another function than in {self.run.name}, {known.signature.strip()}"
        return ""


def _head(signature: str) -> tuple[str, int] | None:
    """The function's name, and how many parameters it has."""
    tree = parse(signature + "    pass\n")
    for node in tree.body if tree is not None else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return node.name, len(node.args.posonlyargs) + len(node.args.args)
    return None


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
            async with self._sandbox(problem) as sandbox:
                completion = await self._complete(problem, sandbox)
        except Exposed as error:
            return TaskResult(problem.id, "not run", reason=str(error))
        return await self._judge(problem, completion)

    @asynccontextmanager
    async def _sandbox(self, problem: Problem) -> AsyncIterator[Sandbox]:
        """Where the strategy's programs run. Raises ``Exposed`` where they could read the answer."""
        if problem.excerpt is None:
            yield Located(self.pool, problem.folder, problem.overlay)
            return
        if self.open_pool is None:
            raise Exposed("nothing is given that opens a sandbox without the reference and hidden tests")
        async with problem.excerpt.opened(self.open_pool) as sandbox:
            yield sandbox

    async def _complete(self, problem: Problem, located: Sandbox) -> Completion:
        """All that a strategy ever sees is the problem's task."""
        meter, limits = Meter(self.budget), self.limits
        if (needed := problem.trial_limits) is not None:
            longest = max(needed.wall_s, limits.wall_s), max(needed.cpu_s, limits.cpu_s)
            limits = replace(needed, wall_s=longest[0], cpu_s=longest[1])

        model, sandbox = meter.of(self.model, located)
        services = Services(model, sandbox, limits, self.listen)
        return await complete(problem.task, services, self.plan, self.strategy, meter.spent)

    async def _judge(self, problem: Problem, completion: Completion) -> TaskResult:
        began = time.perf_counter()
        verdict = await self.judge.judge(problem, completion.code)
        usage, workings = completion.usage, completion.workings
        answers = workings.answers(completion.code)
        solved = {completion.code: verdict.solved}
        steps = [
            code for step in workings.steps for code in (step.code, *(each.code for each in step.checks))
        ]
        programs = [program.code for program in workings.programs]
        for code in (*completion.samples, *steps, *programs, *answers):
            if code not in solved:
                solved[code] = (await self.judge.judge(problem, code)).solved
        unguided = self.strategy.startswith(_GUIDED) and not problem.task.tests
        return TaskResult(
            task=problem.id,
            level=problem.level,
            code=completion.code,
            signature=problem.task.signature,
            visible=tuple(str(test.outcome) for test in completion.result.tests),
            samples=tuple(solved[code] for code in completion.samples),
            agent=asdict(completion.agent) if completion.agent is not None else None,
            how=completion.how,
            note=completion.note,
            unguided=(problem.unguided or "its task shows no example") if unguided else "",
            **{name: getattr(usage, name) for name in _COSTS},
            signals=asdict(usage.signals) if usage.signals.written else {},
            wall_s=round(usage.wall_s, 4),
            trace=_telling_trace(completion),
            roles={name: asdict(count) for name, count in workings.roles.items()},
            steps=tuple(
                {
                    "name": step.name,
                    "accepted": step.accepted,
                    "solved": solved[step.code],
                    "checks": [[check.accepted, solved[check.code]] for check in step.checks],
                }
                for step in workings.steps
            ),
            programs=tuple(
                (solved[program.code], solved[answer])
                for program, answer in zip(workings.programs, answers, strict=True)
            ),
            designed=await self._designed(problem, workings.designed),
            search=workings.search.as_data() if workings.search is not None else None,
            rungs=tuple({**asdict(rung), "seconds": round(rung.seconds, 4)} for rung in workings.rungs),
            repeats=asdict(workings.repeats) if workings.repeats.shown else {},
            **_verdict_fields(verdict, began),
        )

    async def _designed(self, problem: Problem, tests: Sequence[DesignedTest]) -> tuple[Any, ...]:
        """What the reference says of tests that a role wrote, which no strategy learns."""
        right: Sequence[bool | None] = await self.judge.right_tests(problem, [each.test for each in tests])
        right = right or [None] * len(tests)
        return tuple((each.triggered, each.kept, said) for each, said in zip(tests, right, strict=True))


def _telling_trace(completion: Completion) -> tuple[str, ...]:
    """The trace of the first visible test that failed, or else of the first, as lines."""
    tests = completion.result.tests
    test = next((test for test in tests if test.outcome is not Outcome.PASS), next(iter(tests), None))
    if test is None:
        return ()
    events = test.trace.events
    lines = [f"{test.call}  {test.outcome}"]
    for event in events[:_MOST_EVENTS]:
        values = ", ".join(f"{name} = {value}" for name, value in event.values.items())
        end = event.returned if event.returned is not None else event.exception
        arrow = f" -> {end}" if end is not None else ""
        lines.append(f"  {event.kind} {event.line}: {values}{arrow}"[:200])
    if len(events) > _MOST_EVENTS:
        lines.append(f"  ({len(events) - _MOST_EVENTS} more)")
    return tuple(lines)
