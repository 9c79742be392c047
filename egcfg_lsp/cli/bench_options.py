"""Parsed options of ``egcfg bench``, as frozen values."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from egcfg_lsp.cli.bench_conflicts import check_judging, check_presets
from egcfg_lsp.cli.common import options
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import STRATEGIES, MethodSettings, ModelSettings
from engine.bench.presets import named_presets
from engine.bench.workers import ProblemSelection
from engine.budget import Budget


@dataclass(frozen=True)
class Effort:
    """How many tasks are worked on at the same time, and by whom."""

    executor: str
    """``local`` or ``ray``."""
    workers: int
    """Processes, or Ray's actors."""
    concurrency: int
    """Tasks in flight per worker."""
    gpus: float
    """Of each of Ray's actors."""


@dataclass(frozen=True)
class BenchOptions:
    """Which tasks are solved, how, and where the records go."""

    name: str
    """A benchmark, or a folder."""
    data: str | None
    """The benchmark's file, or its name on the hub."""
    split: str | None
    selection: ProblemSelection
    strategy: str
    """Also one that is no setting of ``method``: ``gold``, ``sample-k``."""
    memory: str
    """Where functions are looked for before one is written (:mod:`egcfg_lsp.memory_setting`)."""
    method: MethodSettings
    model: ModelSettings
    preset: str
    """Such as ``paper,no-cfg``."""
    mbpp_shots: str | None
    """The file of MBPP that has the examples of prompts."""
    judge: Path | None
    """A finished run whose programs are judged, in place of completing."""
    race: bool
    budget: Budget
    timeout_s: float | None
    """Of all tests of a task."""
    python: str
    trust: bool
    """An interpreter found in a project may be started."""
    environment: Mapping[str, str] = field(repr=False)
    """Variables that the programs get."""
    effort: Effort
    out: Path
    resume: bool
    quiet: bool


def parse(arguments: argparse.Namespace) -> BenchOptions:
    """Raises ``UsageError`` or ``SettingsError`` for values that lie outside their range."""
    if arguments.timeout is not None and not arguments.timeout > 0:
        raise UsageError(f"--timeout should be a number of seconds above 0, not {arguments.timeout:g}.")
    check_presets(arguments)
    check_judging(arguments)
    ids = tuple(name.strip() for name in (arguments.ids or "").split(",") if name.strip())
    strategy = arguments.strategy or ("eg-cfg" if arguments.preset else "auto")
    budget = options.budget(arguments)
    budget = budget.or_usual if strategy == "auto" else budget
    return BenchOptions(
        name=arguments.name,
        data=arguments.data,
        split=arguments.split,
        selection=ProblemSelection(ids, arguments.limit, arguments.shard),
        strategy=strategy,
        memory=arguments.memory or "off",
        method=_method(arguments, strategy),
        model=options.model_settings(arguments),
        preset=",".join(named_presets(arguments.preset or "")),
        mbpp_shots=arguments.mbpp_shots,
        judge=arguments.judge,
        race=arguments.race,
        budget=budget,
        timeout_s=arguments.timeout,
        python=arguments.python,
        trust=arguments.trust,
        environment=options.environment(arguments),
        effort=Effort(
            arguments.executor,
            arguments.workers,
            arguments.concurrency or (4 if budget.seconds is None else 1),
            float(arguments.gpus),
        ),
        out=arguments.out,
        resume=arguments.resume,
        quiet=arguments.quiet,
    )


def _method(arguments: argparse.Namespace, strategy: str) -> MethodSettings:
    known = strategy if strategy in STRATEGIES else None
    if known is None and arguments.variant:
        raise UsageError(f"The strategy {strategy} has no variants.")
    return options.method_settings(argparse.Namespace(**{**vars(arguments), "strategy": known}))
