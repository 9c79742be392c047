"""Strategies: each one file, each ``async (judge, services, plan) -> Completion``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from engine.judge import Judge
from engine.services import Plan, Services
from engine.strategies.direct import direct
from engine.strategies.eg_cfg import eg_cfg
from engine.strategies.resample import resample
from engine.strategies.sample_k import sample_k
from engine.types import Completion, SettingsError

__all__ = ["STRATEGIES", "Strategy", "strategy"]

Strategy = Callable[[Judge, Services, Plan], Awaitable[Completion]]

STRATEGIES: dict[str, Strategy] = {
    "eg-cfg": eg_cfg,
    "direct": direct,
    "resample": resample,
    "sample-k": sample_k,
}


def strategy(name: str) -> Strategy:
    """The strategy called ``name``; raises ``SettingsError`` with the names there are."""
    if name not in STRATEGIES:
        raise SettingsError(f"No strategy {name!r}. There are {', '.join(STRATEGIES)}.")
    return STRATEGIES[name]
