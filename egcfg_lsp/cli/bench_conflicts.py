"""Options of ``egcfg bench`` that contradict each other, refused before anything is loaded."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any

from egcfg_lsp.errors import UsageError
from engine.bench.presets import PAPER, named_presets

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


def check_presets(arguments: argparse.Namespace) -> None:
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


def check_judging(arguments: argparse.Namespace) -> None:
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
