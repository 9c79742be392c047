"""Families that compose small operations: millions of tasks, each told in several ways."""

from engine.train.tasks.compositions import (
    accounts,
    chains,
    groups,
    labels,
    machines,
    pairs,
    reductions,
    text_pipelines,
)
from engine.train.tasks.entry import Family

FAMILIES: tuple[Family, ...] = (
    *[reductions.reduction] * 5,
    *chains.FAMILIES,
    *text_pipelines.FAMILIES,
    *groups.FAMILIES,
    *labels.FAMILIES,
    *machines.FAMILIES,
    *accounts.FAMILIES,
    *pairs.FAMILIES,
)
"""Repeated as often as they should be drawn."""

__all__ = ["FAMILIES"]
