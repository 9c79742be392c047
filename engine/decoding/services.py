"""Holds what a strategy works with: a model, a sandbox, a plan, and a budget that ends the task.

What would overdraw the budget is never answered. Instead ``spent`` is set, at which ``engine.complete`` ends
the task with the best program so far.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from engine.core.events import Progress
from engine.core.execution import Sandbox
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Allowance, Usage
from engine.lm.base import Context, LanguageModel, Sampling, Turn, WholeAnswer, WrappedModel
from engine.support.errors import SettingsError
from engine.support.text import counted
from sandbox import DEFAULT_LIMITS, Limits, RunResult, TestCase


@dataclass(frozen=True)
class Services:
    model: LanguageModel
    sandbox: Sandbox
    limits: Limits = field(default_factory=Limits)
    listen: Callable[[Progress], None] = lambda event: None


@dataclass(frozen=True)
class Plan:
    """The agents of a task, the preferred first, and what they share."""

    agents: tuple[Agent, ...]
    decoding: Decoding = field(default_factory=Decoding)
    workflow: Workflow = field(default_factory=Workflow)
    """For strategies of roles."""
    standing: str = ""
    """A body that is there already: it is run first, and may be repaired."""


USUAL_S = 30.0
"""Seconds of a task, where nothing bounds it."""
_UNITS = {"s": "seconds", "t": "tokens", "rt": "read_and_written", "programs": "programs"}


@dataclass(frozen=True)
class Budget:
    """What a task may cost at most; None: no bound."""

    tokens: int | None = None
    """Generated."""
    programs: int | None = None
    """Executed."""
    read_and_written: int | None = None
    """Tokens: those of prompts and signals count, too, unless a cache has them."""
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """``60s``, ``2000t``, ``8000rt``, ``20programs``, or several, separated by commas.

        Raises ``SettingsError``.
        """
        found: dict[str, Any] = {}
        for part in text.split(","):
            match = re.fullmatch(r"([1-9]\d{0,17})\s*(s|t|rt|programs)", part.strip())
            if match is None:
                raise SettingsError(f"A budget is written 60s, 2000t, 8000rt or 20programs, not {part!r}.")
            found[_UNITS[match[2]]] = int(match[1])
        return cls(**found)

    @property
    def or_usual(self) -> Budget:
        """The same, or the usual time if nothing is bounded."""
        return self if self != Budget() else Budget(seconds=USUAL_S)

    def __str__(self) -> str:
        counts = (
            (self.tokens, "token", ""),
            (self.read_and_written, "token", " read or written"),
            (self.programs, "program", ""),
        )
        seconds = [f"{self.seconds:g} s"] if self.seconds is not None else []
        told = [counted(count, what) + how for count, what, how in counts if count is not None]
        return ", ".join(seconds + told)


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
        generated, both = self._budget.tokens, self._budget.read_and_written
        if generated is None and both is None:
            return model, MeteredSandbox(sandbox, self)
        return MeteredModel(model, Allowance(generated, self.overdraw, both)), MeteredSandbox(sandbox, self)

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

    def __init__(self, model: LanguageModel, allowance: Allowance) -> None:
        super().__init__(model)
        self._allowance = allowance

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """See ``LanguageModel.open``."""
        usage.allowance = self._allowance
        return await super().open(tokens, usage)

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``LanguageModel.reply``."""
        usage.allowance = self._allowance
        return await super().reply(turn, most, sampling, usage)


class MeteredSandbox:
    """``sandbox`` for one task; satisfies ``engine.core.execution.Sandbox``."""

    def __init__(self, sandbox: Sandbox, meter: Meter) -> None:
        self._sandbox = sandbox
        self._meter = meter

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits = DEFAULT_LIMITS, *, trace: bool = True
    ) -> RunResult:
        """See ``engine.core.execution.Sandbox``."""
        async with self._meter.program():
            return await self._sandbox.run(program, tests, limits, trace=trace)
