"""Runs trials in the sandbox: functions of the library many in a child, all others one in a child."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from engine.memory.adaptation.adapted import Adapted
from engine.memory.batch import Batch
from engine.memory.library import LibraryFunction
from engine.memory.trials import Trial
from engine.memory.types import Known
from engine.services import Sandbox
from engine.support.gather import together
from engine.support.load import slowdown
from engine.types import Task, Usage
from sandbox import Limits, RunResult, TestCase

RUN_S = 0.3
"""Of one trial in a child of its own, on a machine without other work; longer on one that is busy."""
_CHILD_S = 0.6
"""Of a child with many, likewise."""
_IN_A_CHILD = 16
_TESTS_IN_A_CHILD = 80
_CHILDREN = 2
_ALONE = 4
"""At once: children with many, and children with one."""


@dataclass(frozen=True)
class TrialRuns:
    """Runs bodies of ``task`` on its visible tests."""

    task: Task
    sandbox: Sandbox
    limits: Limits
    usage: Usage

    @property
    def at_once(self) -> int:
        """How many trials are best given together."""
        return _ALONE if self._batch is None else _CHILDREN * self._in_a_child

    async def traced(self, bodies: Iterable[str]) -> list[RunResult]:
        """Each body in a child of its own, with traces."""
        return await self.on(self.task.tests, bodies, trace=True)

    async def on(
        self, tests: Sequence[TestCase], bodies: Iterable[str], *, trace: bool = False
    ) -> list[RunResult]:
        """The same on any tests."""
        limits, every = self._within(RUN_S), list(bodies)
        self.usage.executions += len(every)
        return await together(
            self.sandbox.run(self.task.program(body), tests, limits, trace=trace) for body in every
        )

    async def of(self, trials: Sequence[Trial]) -> AsyncGenerator[list[tuple[Trial, RunResult | None]], None]:
        """The result of each trial, some at a time, so that the caller may stop between.

        None where sharing a child left it open, as behind a body that ended the child. With traces where a
        trial passes all tests or had a child of its own.
        """
        shared = [each for each in trials if self._shares(each)]
        results = await self._shared([each.body for each in shared])
        told = list(zip(shared, results, strict=True))
        failing = [(trial, result) for trial, result in told if result is None or not result.all_pass]
        self.usage.executions += len(failing)
        if failing:
            yield failing
        ended = {id(trial) for trial, _ in failing}
        async for part in self.alone([each for each in trials if id(each) not in ended]):
            yield part

    async def alone(
        self, trials: Sequence[Trial]
    ) -> AsyncGenerator[list[tuple[Trial, RunResult | None]], None]:
        """The result of each trial in a child of its own, some at a time."""
        for first in range(0, len(trials), _ALONE):
            part = trials[first : first + _ALONE]
            yield list(zip(part, await self.traced(each.body for each in part), strict=True))

    async def _shared(self, bodies: Sequence[str]) -> list[RunResult | None]:
        size = self._in_a_child
        parts = [bodies[first : first + size] for first in range(0, len(bodies), size)]
        return [each for part in await together(map(self._in_one, parts)) for each in part]

    async def _in_one(self, bodies: Sequence[str]) -> list[RunResult | None]:
        assert self._batch is not None
        program, tests = self._batch.program(bodies), self._batch.tests(len(bodies))
        result = await self.sandbox.run(program, tests, self._within(_CHILD_S), trace=False)
        return self._batch.results(result, len(bodies))

    @cached_property
    def _batch(self) -> Batch | None:
        """None where sharing gains nothing, or cannot be."""
        return Batch.of(self.task) if 2 * len(self.task.tests) <= _TESTS_IN_A_CHILD else None

    @property
    def _in_a_child(self) -> int:
        return min(_IN_A_CHILD, _TESTS_IN_A_CHILD // max(1, len(self.task.tests)))

    def _shares(self, trial: Trial) -> bool:
        return self._batch is not None and _is_ours(trial.known) and self._batch.takes(trial.body)

    def _within(self, seconds: float) -> Limits:
        limits, longest = self.limits, seconds * slowdown()
        return replace(limits, wall_s=min(limits.wall_s, longest), cpu_s=min(limits.cpu_s, longest))


def _is_ours(known: Known) -> bool:
    """Whether it is of the bundled library, and changes nothing that others see."""
    return isinstance(known.known if isinstance(known, Adapted) else known, LibraryFunction)
