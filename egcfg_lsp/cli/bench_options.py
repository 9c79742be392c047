"""Parsed options of ``egcfg bench``, as frozen values, and which of them contradict each other."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from egcfg_lsp.cli.common import options
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import STRATEGIES, MethodSettings, ModelSettings
from engine.bench.presets import PAPER, named_presets
from engine.bench.workers import ProblemSelection
from engine.budget import Budget

_GUIDED = ("eg-cfg", "eg-cfg-thinker")
_OF_ALL: Mapping[str, tuple[Any, ...]] = {"strategy": _GUIDED, "memory": ("off",), "choose": ("first",)}
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
_WHILE_JUDGING = (
    "strategy",
    "preset",
    "model",
    "budget",
    "memory",
    "mbpp_shots",
    "agents",
    "num_candidates",
    "horizon",
    "temperature",
    "gamma",
    "template",
    "think_tokens",
    "variant",
    "solver",
)


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
    _check_presets(arguments)
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


# Options that contradict each other, refused before anything is loaded


def _check_presets(arguments: argparse.Namespace) -> None:
    """Raises ``SettingsError`` for unknown presets, ``UsageError`` for options that contradict them."""
    names = named_presets(arguments.preset or "")
    given = {**vars(arguments), **arguments.switches}
    fixed: dict[str, tuple[str, tuple[Any, ...]]] = {}
    for name in names:
        for option, values in {**_OF_ALL, **_OF_ONE[name]}.items():
            fixed[option] = (name, values)
    if PAPER in names:
        fixed["strategy"] = (PAPER, ("eg-cfg",))
    for option, (name, values) in fixed.items():
        if given.get(option) is not None and given[option] not in values:
            shown = option.replace("_", "-")
            where = f"--set {shown}" if option in arguments.switches else f"--{shown}"
            raise UsageError(
                f"The preset {name} fixes {shown}; leave out {where}, or the preset."
                if not values
                else f"{where} should be {_told(values)} with the preset {name}, or be left out."
            )


def _check_judging(arguments: argparse.Namespace) -> None:
    """Raises ``UsageError`` for options that say how to complete where a run is only judged."""
    if arguments.judge is None:
        return
    given = [name for name in _WHILE_JUDGING if getattr(arguments, name) is not None]
    if given or arguments.switches:
        option = f"--{given[0].replace('_', '-')}" if given else "--set"
        raise UsageError(
            f"{option} has no effect on the programs of --judge {arguments.judge}; leave it out."
        )


def _told(values: tuple[Any, ...]) -> str:
    return " or ".join(f"{value:g}" if isinstance(value, float) else _word(value) for value in values)


def _word(value: Any) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
