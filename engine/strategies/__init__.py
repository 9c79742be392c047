"""Strategies: each one file, each ``async (judge, services, plan) -> Completion``.

A further one is a file here, named like it, with a function named like it, and its name in ``STRATEGIES``.
Its switches, if it has any, stand in ``VARIANTS`` of that file, and those of them that do not go together in
``EXCLUSIONS``. ``CHOOSES`` is true in those that leave the choice among passing programs to
``engine.selection``. Nothing is imported before it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from engine.strategies.common.exclusions import complaint
from engine.types import SettingsError

if TYPE_CHECKING:
    from engine.judge import Judge
    from engine.services import Plan, Services
    from engine.types import Completion, Decoding

    Strategy = Callable[[Judge, Services, Plan], Coroutine[Any, Any, Completion]]

__all__ = ["STRATEGIES", "check", "chooses", "strategy", "variants", "variants_told"]

STRATEGIES = (
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
    "memory",
)


def strategy(name: str) -> Strategy:
    """The strategy called ``name``; raises ``SettingsError`` with the names there are."""
    return cast("Strategy", getattr(_module(name), name.replace("-", "_")))


def variants(name: str) -> tuple[str, ...]:
    """The switches of a strategy."""
    return tuple(getattr(_module(name), "VARIANTS", ()))


def chooses(name: str, decoding: Decoding) -> bool:
    """Whether the answer of a strategy is chosen among the programs that pass."""
    return decoding.chooses and bool(getattr(_module(name), "CHOOSES", False))


def variants_told() -> str:
    """The switches of all strategies that have some: ``self-debug: no-traces; ...``."""
    return "; ".join(f"{name}: {', '.join(known)}" for name in STRATEGIES if (known := variants(name)))


def check(name: str, given: Sequence[str]) -> None:
    """Raises ``SettingsError`` for a strategy that there is not, or switches that it has not (together)."""
    known = variants(name)
    for variant in given:
        if variant not in known:
            there = f"It has {', '.join(known)}." if known else "It has none."
            raise SettingsError(f"The strategy {name} has no variant {variant!r}. {there}")
    if wrong := complaint(getattr(_module(name), "EXCLUSIONS", ()), given):
        raise SettingsError(f"Of the strategy {name}, {wrong}")


def _module(name: str) -> ModuleType:
    if name not in STRATEGIES:
        raise SettingsError(f"No strategy {name!r}. There are {', '.join(STRATEGIES)}.")
    return import_module(f"engine.strategies.{name.replace('-', '_')}")
