"""Parsed options of ``egcfg bench``, as frozen values, and which of them contradict each other."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import STRATEGIES, ModelSettings, Settings, named
from engine.bench.presets import PAPER, named_presets
from engine.bench.workers import ProblemSelection
from engine.core.options import Method
from engine.decoding.services import Budget

_GUIDED = ("eg-cfg", "eg-cfg-thinker")
_OF_ALL: Mapping[str, tuple[Any, ...]] = {"strategy": _GUIDED, "choose": ("first",)}
_OF_ONE: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    PAPER: {
        "strategy": ("eg-cfg",),
        "agents": ("paper",),
        "num_candidates": (3,),
        "horizon": (),
        "temperature": (),
        "gamma": (),
        "template": (),
        "think_tokens": (),
        "nucleus": (0.95,),
        "plausibility": (0.0,),
        "refresh_every": (1,),
        "trace": ("full",),
        "signal_share": (),
    },
    "no-candidates": {"num_candidates": (1,)},
    "no-cfg": {"gamma": (1.0,)},
    "minimal-trace": {"trace": ("minimal",)},
}
"""What a preset fixes, and the values that say the same."""
_WHILE_JUDGING = ("strategy", "preset", "model", "budget", "mbpp_shots", "set")


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
    _check_presets(arguments, settings, given)
    _check_judging(arguments)
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


def _check_presets(arguments: argparse.Namespace, settings: Settings, given: Mapping[str, str]) -> None:
    """Raises ``SettingsError`` for unknown presets, ``UsageError`` for options that contradict them.

    ``given`` has the paths of the options that were given, with the names by which they were.
    """
    names = named_presets(arguments.preset or "")
    fixed: dict[str, tuple[str, tuple[Any, ...]]] = {}
    for name in names:
        for option, values in {**_OF_ALL, **_OF_ONE[name]}.items():
            fixed[option] = (name, values)
    if PAPER in names:
        fixed["strategy"] = (PAPER, ("eg-cfg",))
    for option, (name, values) in fixed.items():
        said = _said(option, arguments, settings, given)
        if said is None or said[1] in values:
            continue
        shown = option.replace("_", "-")
        raise UsageError(
            f"The preset {name} fixes {shown}; leave out {said[0]}, or the preset."
            if not values
            else f"{said[0]} should be {_told(values)} with the preset {name}, or be left out."
        )


def _said(
    option: str, arguments: argparse.Namespace, settings: Settings, given: Mapping[str, str]
) -> tuple[str, Any] | None:
    """How an option was given, and its value; None where it was not."""
    if option == "strategy":
        return None if arguments.strategy is None else ("--strategy", arguments.strategy)
    path = f"method.{option}"
    if path not in given:
        return None
    return f"--set {given[path]}", getattr(settings.method, option)


def _check_judging(arguments: argparse.Namespace) -> None:
    """Raises ``UsageError`` for options that say how to complete where a run is only judged."""
    if arguments.judge is None:
        return
    for name in _WHILE_JUDGING:
        if getattr(arguments, name):
            option = f"--{name.replace('_', '-')}"
            raise UsageError(
                f"{option} has no effect on the programs of --judge {arguments.judge}; leave it out."
            )


def _told(values: tuple[Any, ...]) -> str:
    return " or ".join(f"{value:g}" if isinstance(value, float) else _word(value) for value in values)


def _word(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
