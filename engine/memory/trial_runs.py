"""Runs trials in the sandbox: functions of the library many in a child, all others one in a child."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from engine.memory.adaptation.adapted import Adapted
from engine.memory.batch import Batch
from engine.memory.library import LibraryFunction
from engine.memory.trials import Trial
from engine.memory.types import Known
from engine.services import Sandbox
from engine.support.gather import together
from engine.types import Task, Usage
from sandbox import Limits, RunResult

RUN_S = 0.3
"""Of one trial in a child of its own."""
_CHILD_S = 0.6
"""Of a child with many."""
_IN_A_CHILD = 16
_TESTS_IN_A_CHILD = 80
_CHILDREN = 2
"""At once."""


@dataclass(frozen=True)
class TrialRuns:
    """Runs bodies of ``task`` on its visible tests."""

    task: Task
    sandbox: Sandbox
    limits: Limits
    usage: Usage
    _batch: Batch | None = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_batch", Batch.of(self.task))

    @property
    def at_once(self) -> int:
        """How many trials are best run together."""
        return _CHILDREN * self._in_a_child

    async def traced(self, bodies: Iterable[str]) -> list[RunResult]:
        """Each body in a child of its own, with traces."""
        limits = self._within(RUN_S)
        return await together(
            self.sandbox.run(self.task.program(body), self.task.tests, limits) for body in bodies
        )

    async def of(self, trials: Sequence[Trial]) -> list[RunResult]:
        """The result of each trial; with traces only where it passes all tests or had a child of its own."""
        self.usage.executions += len(trials)
        shared = [number for number, each in enumerate(trials) if self._shares(each)]
        found: dict[int, RunResult] = {}
        for number, result in zip(
            shared, await self._shared([trials[each].body for each in shared]), strict=True
        ):
            if result is not None and not result.all_pass:
                found[number] = result
        alone = [number for number in range(len(trials)) if number not in found]
        found |= zip(alone, await self.traced(trials[each].body for each in alone), strict=True)
        return [found[number] for number in range(len(trials))]

    async def _shared(self, bodies: Sequence[str]) -> list[RunResult | None]:
        size = self._in_a_child
        parts = [bodies[first : first + size] for first in range(0, len(bodies), size)]
        return [each for part in await together(map(self._in_one, parts)) for each in part]

    async def _in_one(self, bodies: Sequence[str]) -> list[RunResult | None]:
        assert self._batch is not None
        program, tests = self._batch.program(bodies), self._batch.tests(len(bodies))
        result = await self.sandbox.run(program, tests, self._within(_CHILD_S), trace=False)
        return self._batch.results(result, len(bodies))

    @property
    def _in_a_child(self) -> int:
        if self._batch is None:
            return 1
        return max(1, min(_IN_A_CHILD, _TESTS_IN_A_CHILD // len(self.task.tests)))

    def _shares(self, trial: Trial) -> bool:
        return self._batch is not None and _is_ours(trial.known) and self._batch.takes(trial.body)

    def _within(self, seconds: float) -> Limits:
        limits = self.limits
        return replace(limits, wall_s=min(limits.wall_s, seconds), cpu_s=min(limits.cpu_s, seconds))


def _is_ours(known: Known) -> bool:
    """Whether it is of the bundled library, and changes nothing that others see."""
    return isinstance(known.known if isinstance(known, Adapted) else known, LibraryFunction)
