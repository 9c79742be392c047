"""Opens what a benchmark run needs: problems, model and sandbox; also in a worker on another machine."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from egcfg_lsp.resources import compose
from egcfg_lsp.settings import ModelSettings
from engine.bench.judge import HiddenJudge
from engine.bench.presets import PAPER, named_presets, preset
from engine.bench.solver import GoldSolver, MethodSolver, RejudgingSolver, Solver
from engine.bench.store import BenchRun
from engine.core.execution import Pool
from engine.core.options import Method, Shot
from engine.decoding.services import Budget, Plan
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
    method: Method
    python: str
    project: Path | None = None
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Variables that the programs get."""
    preset: str = ""
    """Such as ``paper,no-cfg`` (``engine.bench.presets``)."""
    shots: tuple[Shot, ...] = ()
    """Replace the examples in prompts that show some."""
    judged: Path | None = None
    """A finished run whose programs are judged; nothing is completed."""
    budget: Budget = field(default_factory=Budget)
    limits: Limits = field(default_factory=Limits)
    preloaded: tuple[str, ...] = ()
    """Modules that most of the data set's programs import."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Solver]:
        """A solver with a sandbox, and with a model unless references are judged."""
        async with compose.open_sandbox(
            self.python,
            self.project,
            os.cpu_count() or 1,
            preload=(*PRELOADED, *self.preloaded),
            environment=self.environment,
        ) as pool:
            judge, turns = HiddenJudge(pool), asyncio.Semaphore(os.cpu_count() or 1)
            if self.judged is not None:
                yield RejudgingSolver(judge, BenchRun.read(self.judged))
                return
            if self.strategy == GOLD:
                yield GoldSolver(judge)
                return
            model = await compose.open_model(self.model)
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
                )
            finally:
                await model.close()

    @asynccontextmanager
    async def _open_copy(
        self, copy: Path, originals: Sequence[Path], turns: asyncio.Semaphore
    ) -> AsyncIterator[Pool]:
        """A sandbox for a copy of a project; all together run as many programs as there are turns."""
        async with compose.open_sandbox(
            self.python,
            copy,
            os.cpu_count() or 1,
            preload=PRELOADED,
            instead_of=originals,
            environment=self.environment,
        ) as pool:
            yield _InTurn(pool, turns)

    def check(self) -> None:
        """Raises ``UsageError`` or ``SettingsError`` for what no plan can be made of."""
        if self.strategy == GOLD or self.judged is not None:
            return
        compose.check(self.method)
        compose.check_model(self.model, self.strategy, self.method.solver)
        named_presets(self.preset)

    def plan(self, template: str) -> Plan:
        """The agents; ``template`` is the one that fits the model. Raises what ``check`` raises."""
        made = compose.plan(self.method, template, self.budget.seconds)
        made = replace(made, decoding=replace(made.decoding, shots=self.shots))
        repeatable = replace(made.decoding, in_turn=not self.method.race)
        made = replace(made, decoding=repeatable)
        return preset(made, self.preset)

    def settings(self) -> dict[str, Any]:
        """What results depend on, as plain data."""
        if self.judged is not None:
            run = BenchRun.read(self.judged)
            judged = {
                "run": run.name,
                "dataset": run.about.dataset,
                "data_sha256": run.about.data_sha256,
                "fingerprint": run.about.fingerprint,
            }
            return {**run.about.settings, "judged": judged}
        if self.strategy == GOLD:
            return {"strategy": GOLD, **self._variables()}
        method = {**asdict(self.method), "strategy": self.strategy, **self._fixed()}
        return {
            "model": asdict(self.model),
            "method": method,
            "preset": self.preset,
            "shots": [shot.signature.strip() for shot in self.shots],
            "budget": asdict(self.budget),
            "limits": asdict(self.limits),
            **self._variables(),
        }

    def _variables(self) -> dict[str, list[str]]:
        """The names of the variables that programs get, never their values."""
        return {"environment": sorted(self.environment)} if self.environment else {}

    def _fixed(self) -> dict[str, Any]:
        """The settings of the method that a preset fixes, as it fixes them."""
        names = named_presets(self.preset)
        decoding = asdict(self.plan("").decoding)
        fixed = {name: decoding[name] for name in asdict(self.method) if names and name in decoding}
        return {**fixed, **({"agents": PAPER} if PAPER in names else {})}


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
