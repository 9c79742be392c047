"""The curves of a log of JSON lines, as one SVG that needs nothing else."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.support.files import write_text
from engine.support.harmless import escape

_WIDTH, _HEIGHT, _LEFT, _TOP, _GAP = 640, 150, 64, 30, 46
_SHOWN = (
    "answer", "prompt", "loss", "reward", "io", "white", "tests", "mean_token_accuracy", "entropy",
    "completions/mean_length", "learning_rate", "pace",
)  # fmt: skip
"""Figures that are drawn where a log has them; probes come on top."""

Series = Sequence[tuple[float, float]]


def write(log: Path, target: Path, title: str) -> None:
    """Draws ``log`` in the place of ``target``. Raises ``FileNotFoundError`` without a log."""
    write_text(target, svg(read(log), title))


def read(log: Path) -> dict[str, list[tuple[float, float]]]:
    """Each figure of a log as (step, value) pairs; what a resumed run did again counts once, the later."""
    found: dict[str, dict[float, float]] = {}
    for line in log.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if not isinstance(record.get("step"), int):
            continue
        for name, value in _figures(record).items():
            found.setdefault(name, {})[record["step"]] = value
    return {name: sorted(points.items()) for name, points in found.items()}


def _figures(record: Mapping[str, Any]) -> dict[str, float]:
    figures = {name: record[name] for name in _SHOWN if isinstance(record.get(name), int | float)}
    for name, probe in record.get("probes", {}).items():
        figures[f"probe {name}"] = probe["exact"]
    return {name: float(value) for name, value in figures.items() if math.isfinite(value)}


def svg(curves: Mapping[str, Series], title: str) -> str:
    """One panel for each curve, one above the other."""
    height = _TOP + len(curves) * (_HEIGHT + _GAP)
    panels = [_panel(name, points, number) for number, (name, points) in enumerate(curves.items())]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
        f'font-family="sans-serif" font-size="12" role="img"><rect width="100%" height="100%" fill="#fff"/>'
        f'<text x="{_LEFT}" y="18" font-weight="bold">{escape(title)}</text>{"".join(panels)}</svg>\n'
    )


def _panel(name: str, points: Series, number: int) -> str:
    top = _TOP + number * (_HEIGHT + _GAP) + 14
    steps, values = [step for step, _ in points], [value for _, value in points]
    low, high = min(values), max(values)
    span, reach = (high - low) or 1.0, (steps[-1] - steps[0]) or 1.0

    def place(step: float, value: float) -> str:
        x = _LEFT + (step - steps[0]) / reach * (_WIDTH - _LEFT - 16)
        return f"{x:.1f},{top + _HEIGHT - (value - low) / span * _HEIGHT:.1f}"

    line = " ".join(place(step, value) for step, value in points)
    base = top + _HEIGHT
    return (
        f'<rect x="{_LEFT}" y="{top}" width="{_WIDTH - _LEFT - 16}" height="{_HEIGHT}" fill="none" '
        f'stroke="#8886"/><text x="{_LEFT}" y="{top - 4}">{escape(name)}</text>'
        f'<text x="4" y="{top + 10}">{high:.4g}</text><text x="4" y="{base}">{low:.4g}</text>'
        f'<text x="{_LEFT}" y="{base + 16}">{steps[0]:,.0f}</text>'
        f'<text x="{_WIDTH - 16}" y="{base + 16}" text-anchor="end">step {steps[-1]:,.0f}</text>'
        f'<polyline points="{line}" fill="none" stroke="#2f6fb0" stroke-width="1.5"/>'
        f'<circle cx="{place(*points[-1]).partition(",")[0]}" cy="{place(*points[-1]).partition(",")[2]}" '
        f'r="2.5" fill="#2f6fb0"/>'
    )
