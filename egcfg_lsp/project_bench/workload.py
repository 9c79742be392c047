"""What a benchmark run works with, opened here or in a worker of another machine."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from egcfg_lsp.completer.method_plan import check, plan
from egcfg_lsp.project_bench.memory_of import memory_of
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import MethodSettings, ModelSettings
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.presets import check_preset, preset
from engine.bench.running.solver import GoldSolver, MethodSolver, Solver
from engine.budget import Budget
from engine.located_sandbox import Pool
from engine.services import Plan
from sandbox import DEFAULT_LIMITS, Limits, Overlay, RunResult, TestCase

GOLD = "gold"
PRELOADED = tuple(
    "bisect collections copy functools heapq itertools json math operator random re string sys typing".split()
)
"""What solutions import most; everything else they import themselves."""
_PACKAGES = ("egcfg-lsp", "torch", "transformers", "numpy", "tokenizers")


@dataclass(frozen=True)
class Work:
    """How problems are solved: plain data, so that it can be sent to a worker."""

    strategy: str
    model: ModelSettings
    method: MethodSettings
    python: str
    project: Path | None = None
    preset: str = ""
    race: bool = False
    """Agents race as in an editor; otherwise they work in turn, and results can be repeated."""
    budget: Budget = field(default_factory=Budget)
    limits: Limits = field(default_factory=Limits)
    memory: str = "off"
    """Where functions are looked for before one is written (``settings.MEMORY``)."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Solver]:
        """A solver with a sandbox, and with a model unless references are judged."""
        async with compose.open_sandbox(
            self.python, self.project, os.cpu_count() or 1, preload=PRELOADED
        ) as pool:
            judge, turns = HiddenJudge(pool), asyncio.Semaphore(os.cpu_count() or 1)
            if self.strategy == GOLD:
                yield GoldSolver(judge)
                return
            model = await compose.open_model(self.model, measured=False)
            try:
                agents = self.plan(model.template)
                yield MethodSolver(
                    model,
                    pool,
                    judge,
                    agents,
                    self.strategy,
                    self.budget,
                    self.limits,
                    lambda copy, originals: self._open_copy(copy, originals, turns),
                    memory=partial(memory_of, self.memory) if self.memory != "off" else None,
                )
            finally:
                await model.close()

    @asynccontextmanager
    async def _open_copy(
        self, copy: Path, originals: Sequence[Path], turns: asyncio.Semaphore
    ) -> AsyncIterator[Pool]:
        """A sandbox for a copy of a project; all together run as many programs as there are turns."""
        async with compose.open_sandbox(
            self.python, copy, os.cpu_count() or 1, preload=PRELOADED, instead_of=originals
        ) as pool:
            yield _InTurn(pool, turns)

    def check(self) -> None:
        """Raises ``UsageError`` or ``SettingsError`` for what no plan can be made of."""
        if self.strategy == GOLD:
            return
        check(self.method)
        if self.preset:
            check_preset(self.preset)

    def plan(self, template: str) -> Plan:
        """The agents; ``template`` is the one that fits the model. Raises what ``check`` raises."""
        made = plan(self.method, template)
        repeatable = replace(made.decoding, in_turn=True, patience_s=None)
        made = made if self.race else replace(made, decoding=repeatable)
        return preset(made, self.preset) if self.preset else made

    def settings(self) -> dict[str, Any]:
        """What results depend on, as plain data."""
        if self.strategy == GOLD:
            return {"strategy": GOLD}
        method = {**asdict(self.method), "strategy": self.strategy}
        return {
            "model": asdict(self.model),
            "method": method,
            "preset": self.preset,
            "memory": self.memory,
            "race": self.race,
            "budget": asdict(self.budget),
            "limits": asdict(self.limits),
        }


@dataclass(frozen=True)
class _InTurn:
    """A pool that shares the machine with others like it."""

    pool: Pool
    turns: asyncio.Semaphore

    async def run(
        self,
        program: str,
        tests: Sequence[TestCase],
        limits: Limits = DEFAULT_LIMITS,
        *,
        trace: bool = True,
        folder: Path | None = None,
        overlay: Overlay | None = None,
    ) -> RunResult:
        """See ``sandbox.SandboxPool``."""
        async with self.turns:
            return await self.pool.run(program, tests, limits, trace=trace, folder=folder, overlay=overlay)


def versions() -> dict[str, str]:
    """Of Python and of the packages that results depend on."""
    found = {"python": ".".join(map(str, sys.version_info[:3]))}
    for name in _PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
