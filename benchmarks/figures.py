"""Defines a benchmark's result: named figures with their meaning."""

from __future__ import annotations

import json
import math
import operator
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from rich.console import Console
from rich.table import Table

_SIGNS = {"<=": operator.le, ">=": operator.ge, "==": operator.eq}


@dataclass(frozen=True)
class Figure:
    """One number."""

    figure: str
    value: float
    unit: str
    about: str
    """What was measured, in a few words."""
    goal: str = ""
    """Such as ``<= 2.0`` or ``== 164``; empty where there is none."""

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; ``None`` without a goal."""
        if not self.goal:
            return None
        sign, bound = self.goal.split()
        return bool(_SIGNS[sign](self.value, float(bound)))


def lines(figures: Iterable[Figure]) -> str:
    """One JSON object a line; a number that is not finite is null."""
    return "".join(json.dumps(_record(figure)) + "\n" for figure in figures)


def _record(figure: Figure) -> dict[str, Any]:
    value = round(figure.value, 4) if math.isfinite(figure.value) else None
    return {**asdict(figure), "value": value, "met": figure.met}


def show(figures: Iterable[Figure], console: Console) -> None:
    """A table for people."""
    table = Table(box=None, header_style="bold")
    for column in ("figure", "value", "unit", "goal", "about"):
        table.add_column(column, justify="right" if column == "value" else "left")
    for figure in figures:
        style = {True: "green", False: "red", None: ""}[figure.met]
        value = f"{figure.value:,.3g}" if figure.value < 100 else f"{figure.value:,.0f}"
        table.add_row(figure.figure, value, figure.unit, figure.goal, figure.about, style=style)
    console.print(table)
