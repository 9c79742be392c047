"""A budget per task, so that strategies are compared at equal cost.

What would overdraw the budget is never answered. Instead ``spent`` is set, at which ``engine.complete`` ends
the task with the best program so far.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from engine.lm.base import Context, LanguageModel, Sampling
from engine.lm.delegation import WrappedModel
from engine.lm.turn import Turn, WholeAnswer
from engine.services import Sandbox
from engine.types import Allowance, SettingsError, Usage
from sandbox import DEFAULT_LIMITS, Limits, RunResult, TestCase


@dataclass(frozen=True)
class Budget:
    """At most so many generated tokens and executed programs; None: no bound."""

    tokens: int | None = None
    programs: int | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """``5000``, ``5000tokens`` or ``20programs``. Raises ``SettingsError``."""
        match = re.fullmatch(r"([1-9]\d{0,17})\s*(tokens|programs)?", text.strip())
        if match is None:
            raise SettingsError(f"A budget is written 5000tokens or 20programs, not {text!r}.")
        count = int(match[1])
        return cls(programs=count) if match[2] == "programs" else cls(tokens=count)

    def __str__(self) -> str:
        counts = ((self.tokens, "token"), (self.programs, "program"))
        return ", ".join(f"{count} {what}{'s' * (count > 1)}" for count, what in counts if count is not None)


class Meter:
    """What is left of a task's budget; ``spent`` is set when it ends the task."""

    def __init__(self, budget: Budget) -> None:
        self.spent = asyncio.Event()
        self._budget = budget
        self._programs = 0
        self._running = 0
        self._overdrawn = False

    def of(self, model: LanguageModel, sandbox: Sandbox) -> tuple[LanguageModel, Sandbox]:
        """Both for one task. A model without a bound is left as it is."""
        tokens = self._budget.tokens
        counted = model if tokens is None else MeteredModel(model, tokens, self.overdraw)
        return counted, MeteredSandbox(sandbox, self)

    def overdraw(self) -> None:
        """Ends the task once the programs that run have come to their end."""
        self._overdrawn = True
        self._end()

    @asynccontextmanager
    async def program(self) -> AsyncIterator[None]:
        """Counts a program; waits for ever if it is one too many."""
        if self._programs == self._budget.programs:
            self.overdraw()
            await asyncio.Event().wait()
        self._programs += 1
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1
            self._end()

    def _end(self) -> None:
        if self._overdrawn and not self._running:
            self.spent.set()


class MeteredModel(WrappedModel):
    """``model`` for one task; satisfies ``engine.lm.base.LanguageModel``."""

    def __init__(self, model: LanguageModel, tokens: int, spent: Callable[[], None]) -> None:
        super().__init__(model)
        self._allowance = Allowance(tokens, spent)

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """See ``LanguageModel.open``."""
        usage.allowance = self._allowance
        return await self._model.open(tokens, usage)

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``LanguageModel.reply``."""
        usage.allowance = self._allowance
        return await self._model.reply(turn, most, sampling, usage)


class MeteredSandbox:
    """``sandbox`` for one task; satisfies ``engine.services.Sandbox``."""

    def __init__(self, sandbox: Sandbox, meter: Meter) -> None:
        self._sandbox = sandbox
        self._meter = meter

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = DEFAULT_LIMITS, *, trace: bool = True
    ) -> RunResult:
        """See ``engine.services.Sandbox``."""
        async with self._meter.program():
            return await self._sandbox.run(program, tests, limits, trace=trace)
