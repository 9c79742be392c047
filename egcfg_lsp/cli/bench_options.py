"""Parsed options of ``egcfg bench``, as frozen values."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from egcfg_lsp.cli.bench_conflicts import check_judging, check_presets
from egcfg_lsp.cli.common import options
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import STRATEGIES, ModelSettings, Settings, named
from engine.bench.running.presets import named_presets
from engine.bench.running.runner import ProblemSelection
from engine.core.options import Method
from engine.decoding.services import Budget


@dataclass(frozen=True)
class Effort:
    """How many tasks are worked on at the same time, and by whom."""

    on_ray: bool
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
    method: Method
    model: ModelSettings
    preset: str
    """Such as ``paper,no-cfg``."""
    mbpp_shots: str | None
    """The file of MBPP that has the examples of prompts."""
    judge: Path | None
    """A finished run whose programs are judged, in place of completing."""
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


def parse(arguments: argparse.Namespace) -> BenchOptions:
    """Raises ``UsageError`` or ``SettingsError`` for values that lie outside their range."""
    settings = options.settings(arguments)
    given = {option.path: name for name, _ in options.given(arguments) for option in named(name)}
    check_presets(arguments, settings, given)
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
        method=_method(settings, strategy),
        model=settings.model,
        preset=",".join(named_presets(arguments.preset or "")),
        mbpp_shots=arguments.mbpp_shots,
        judge=arguments.judge,
        budget=budget,
        timeout_s=settings.limits.wall_s if "limits.wall_s" in given else None,
        python=arguments.python,
        trust=arguments.trust,
        environment=options.environment(settings.environment),
        effort=Effort(
            arguments.workers.on_ray,
            arguments.workers.count,
            arguments.concurrency or (4 if budget.seconds is None else 1),
            arguments.workers.gpus,
        ),
        out=arguments.out,
        resume=arguments.resume,
    )


def _method(settings: Settings, strategy: str) -> Method:
    if strategy not in STRATEGIES and settings.method.variants:
        raise UsageError(f"The strategy {strategy} has no variants.")
    return settings.method if strategy not in STRATEGIES else replace(settings.method, strategy=strategy)
