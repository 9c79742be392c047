"""Strategies: ``async (judge, plan) -> Completion``.

To add one, write a file here with a function of the same name, and add the name to ``STRATEGIES``. (Those
that share a file stand in ``_HOMES``.) The file may define its switches (``VARIANTS``), those that exclude
each other (``EXCLUSIONS``), and ``GUIDED``, true if it needs distributions of next tokens. Strategies are
imported on first use.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from engine.support.errors import SettingsError

if TYPE_CHECKING:
    from engine.core.task import Completion
    from engine.decoding.judge import Judge
    from engine.decoding.services import Plan

    Strategy = Callable[[Judge, Plan], Coroutine[Any, Any, Completion]]

__all__ = [
    "STRATEGIES",
    "Exclusion",
    "check",
    "check_guidance",
    "strategy",
    "variants",
    "variants_told",
]

STRATEGIES = (
    "auto",
    "eg-cfg",
    "eg-cfg-thinker",
    "direct",
    "resample",
    "sample-k",
    "chain-of-thought",
    "reflexion",
    "self-debug",
    "quality-flow",
    "code-tree",
    "map-coder",
)
_BASELINES = ("direct", "resample", "sample-k", "chain-of-thought", "reflexion")
_HOMES = {"eg-cfg-thinker": "eg_cfg", **dict.fromkeys(_BASELINES, "baselines")}


@dataclass(frozen=True)
class Exclusion:
    """Forbids any of ``ones`` with any of ``others``; for a group in both, any two."""

    ones: tuple[str, ...]
    others: tuple[str, ...]
    reason: str

    def forbids(self, one: str, other: str) -> bool:
        pairs = (one, other), (other, one)
        return one != other and any(left in self.ones and right in self.others for left, right in pairs)


def strategy(name: str) -> Strategy:
    """Returns the strategy called ``name``; raises ``SettingsError`` with the known names."""
    return cast("Strategy", getattr(_module(name), name.replace("-", "_")))


def variants(name: str) -> tuple[str, ...]:
    """Returns the switches of a strategy."""
    return tuple(getattr(_module(name), "VARIANTS", ()))


def variants_told() -> str:
    """Lists the switches of all strategies: ``self-debug: no-traces; ...``."""
    return "; ".join(f"{name}: {', '.join(known)}" for name in STRATEGIES if (known := variants(name)))


def check(name: str, given: Sequence[str]) -> None:
    """Raises ``SettingsError`` for an unknown strategy, and for unknown or exclusive switches."""
    known = variants(name)
    for variant in given:
        if variant not in known:
            there = f"It has {', '.join(known)}." if known else "It has none."
            raise SettingsError(f"The strategy {name} has no variant {variant!r}. {there}")
    if wrong := _complaint(getattr(_module(name), "EXCLUSIONS", ()), given):
        raise SettingsError(f"Of the strategy {name}, {wrong}")


def check_guidance(name: str, solver: str) -> None:
    """Raises ``SettingsError`` for a strategy or solver that needs distributions, for a model without."""
    guided = _is_guided(name)
    if not guided and solver != "eg-cfg":
        return
    others = ", ".join(each for each in STRATEGIES if not _is_guided(each))
    what, instead = (
        (f"The strategy {name}", f"use one of the strategies {others}")
        if guided
        else ("The solver eg-cfg", "use --set solver=plain")
    )
    raise SettingsError(
        f"{what} needs the probabilities of next tokens, and a chat server gives none: {instead}, or a "
        "server that has /completions with log-probabilities (--set api=completions)."
    )


def _is_guided(name: str) -> bool:
    return bool(getattr(_module(name), "GUIDED", False))


def _module(name: str) -> ModuleType:
    if name not in STRATEGIES:
        raise SettingsError(f"No strategy {name!r}. There are {', '.join(STRATEGIES)}.")
    return import_module(f"engine.strategies.{_HOMES.get(name, name.replace('-', '_'))}")


def _complaint(exclusions: Sequence[Exclusion], given: Sequence[str]) -> str:
    """Explains the first forbidden pair and names the nearest allowed set; empty if there is none."""
    kept: list[str] = []
    found = ""
    for variant in given:
        clashes = [(each, other) for other in kept for each in exclusions if each.forbids(variant, other)]
        if not clashes:
            kept.append(variant)
        elif not found:
            exclusion, other = clashes[0]
            found = f"the variants {other} and {variant} exclude each other: {exclusion.reason}"
    return f"{found}. The nearest that works is {','.join(kept)}." if found else ""
