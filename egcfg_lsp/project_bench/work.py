"""Opens what a benchmark run needs: problems, model and sandbox; also in a worker on another machine."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from egcfg_lsp.completer.method_plan import check, check_model, plan
from egcfg_lsp.completer.named_places import NamedPlaces, named_places
from egcfg_lsp.discovery.project_index import ProjectIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.source_file import read
from egcfg_lsp.memory_setting import OFF, MemoryPlaces, places
from egcfg_lsp.resources import compose
from egcfg_lsp.settings import MethodSettings, ModelSettings
from engine.bench.excerpt import InCopy
from engine.bench.judge import HiddenJudge
from engine.bench.presets import PAPER, named_presets, preset
from engine.bench.problem import Problem
from engine.bench.solver import GoldSolver, MemoryOf, MethodSolver, RejudgingSolver, Solver
from engine.bench.store import BenchRun
from engine.budget import Budget
from engine.located_sandbox import Pool
from engine.memory.memory import Memory, Source
from engine.memory.project import Caller
from engine.services import Plan, Sandbox
from engine.types import Shot
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
    environment: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Variables that the programs get."""
    preset: str = ""
    """Such as ``paper,no-cfg`` (``engine.bench.presets``)."""
    shots: tuple[Shot, ...] = ()
    """Replace the examples in prompts that show some."""
    judged: Path | None = None
    """A finished run whose programs are judged; nothing is completed."""
    race: bool = False
    """Agents race as in an editor; otherwise they work in turn, and results can be repeated."""
    budget: Budget = field(default_factory=Budget)
    limits: Limits = field(default_factory=Limits)
    memory: str = "off"
    """Where functions are looked for before one is written (:mod:`egcfg_lsp.memory_setting`)."""
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
                    memory=self._memory(),
                )
            finally:
                await model.close()

    def _memory(self) -> MemoryOf | None:
        """What is looked for. Raises ``UsageError`` for a folder or a package that there is not."""
        if self.memory == OFF:
            return None
        wanted = places(self.memory)
        return partial(memory_of, wanted, named_places(wanted, Path.cwd(), self.python))

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
        check(self.method)
        check_model(self.model, self.strategy, self.method.solver)
        named_presets(self.preset)
        wanted = named_places(places(self.memory), Path.cwd(), self.python)
        own = [each.path for each in wanted.folders if self.project and _meet(each.path, self.project)]
        if own:
            raise UsageError(
                f"memory names {own[0]}, which holds the answers of {self.project}; leave it out."
            )

    def plan(self, template: str) -> Plan:
        """The agents; ``template`` is the one that fits the model. Raises what ``check`` raises."""
        made = plan(self.method, template, self.budget.seconds)
        made = replace(made, decoding=replace(made.decoding, shots=self.shots))
        repeatable = replace(made.decoding, in_turn=True)
        made = made if self.race else replace(made, decoding=repeatable)
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
            "memory": self.memory,
            "race": self.race,
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


async def memory_of(wanted: MemoryPlaces, named: NamedPlaces, problem: Problem, sandbox: Sandbox) -> Memory:
    """The sources that ``wanted`` names; ``named`` are its folders and packages.

    Of a project its copy is read, which has neither the reference nor hidden tests.
    """
    sources: list[Source] = []
    caller = _caller(sandbox) if isinstance(sandbox, InCopy) else Caller("", problem.task.imports)
    if wanted.project and isinstance(sandbox, InCopy):
        index = ProjectIndex(sandbox.copy)
        sources.append(await index.source(caller, problem.task.name, {}, None))
    sources += await named.sources(caller, None)
    return Memory(tuple(sources))


def _caller(sandbox: InCopy) -> Caller:
    """The problem's file in the copy."""
    excerpt = sandbox.excerpt
    file = sandbox.copy / excerpt.file.relative_to(excerpt.project)
    module = excerpt.overlay.module if excerpt.overlay is not None else ""
    return Caller(module, read(file).text, file, file.name == "__init__.py")


def _meet(one: Path, other: Path) -> bool:
    """Whether one of two folders is in the other."""
    return one.is_relative_to(other) or other.is_relative_to(one)


def versions() -> dict[str, str]:
    """Of Python and of the packages that results depend on."""
    found = {"python": ".".join(map(str, sys.version_info[:3]))}
    for name in _PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found
