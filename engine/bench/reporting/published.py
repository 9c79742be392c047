"""Figures of the four papers as they print them (``published.tsv``), for comparison; none was measured here.

EG-CFG is arXiv 2506.10948, QualityFlow 2501.17167, CodeTree 2411.04329, ExecVerify 2603.11226. The RSR of
EG-CFG on HumanEval is as printed, though 82.92 and 99.4 make it 96.5.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).with_name("published.tsv")
MAIN = ("accuracy", "pass@1")
"""Measures that say which share of the tasks is solved."""


@dataclass(frozen=True)
class PublishedFigure:
    """One cell of a table."""

    paper: str
    """``eg-cfg``, ``qualityflow``, ``codetree`` or ``execverify``."""
    table: str
    """Its number, or where else the figure stands."""
    dataset: str
    model: str
    """Empty where the paper does not name it."""
    method: str
    setting: str
    """What the table varies in the method; empty where it varies nothing."""
    measure: str
    value: float

    @property
    def label(self) -> str:
        """The method with its setting and model, for people."""
        setting = f" ({self.setting})" if self.setting not in ("", "standard") else ""
        return f"{self.method}{setting}" + (f", {self.model}" if self.model else "")

    @property
    def source(self) -> str:
        """Where it stands, for people: ``CodeTree, table 2``."""
        place = f"table {self.table}" if self.table.isdecimal() else self.table
        return f"{_PAPERS[self.paper]}, {place}"


_PAPERS = {
    "eg-cfg": "EG-CFG",
    "qualityflow": "QualityFlow",
    "codetree": "CodeTree",
    "execverify": "ExecVerify",
}


@dataclass(frozen=True)
class PublishedMethod:
    """What a paper calls a method, with the setting that it was run in."""

    paper: str
    method: str
    setting: str = ""


@cache
def figures() -> tuple[PublishedFigure, ...]:
    """All figures, in the order of the papers' tables."""
    with FILE.open(encoding="utf-8", newline="") as file:
        _, *rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
    return tuple(
        PublishedFigure(paper, table, dataset, model, method, setting, measure, float(value))
        for paper, table, dataset, model, method, setting, measure, value in rows
    )


@dataclass(frozen=True)
class PublishedRow:
    """What a paper prints of one method and model on one data set."""

    figure: PublishedFigure
    rsr: float | None
    """Percent, against the paper's own baseline of the same model."""


def published(dataset: str, methods: Iterable[PublishedMethod] | None) -> list[PublishedRow]:
    """Returns the main figures of ``methods`` (None: of all) on a data set, each once, of whichever table."""
    wanted = None if methods is None else set(methods)
    found: dict[tuple[str, str, float], PublishedRow] = {}
    for figure in figures():
        method = PublishedMethod(figure.paper, figure.method, figure.setting)
        if figure.measure not in MAIN or figure.dataset != dataset:
            continue
        if wanted is None or method in wanted:
            found.setdefault((figure.paper, figure.label, figure.value), PublishedRow(figure, _rsr(figure)))
    return list(found.values())


def _rsr(figure: PublishedFigure) -> float | None:
    same = (figure.paper, figure.table, figure.dataset, figure.model, figure.method, figure.setting)
    for one in figures():
        if one.measure == "rsr" and same == (
            one.paper, one.table, one.dataset, one.model, one.method, one.setting,
        ):  # fmt: skip
            return one.value
    return None
