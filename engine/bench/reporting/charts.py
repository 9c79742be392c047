"""Charts as SVG text."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from engine.support.text import escape

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 640, 300, 46, 40
_SIGN_WIDTH, _LINE = 7.0, 16
"""Of the labels, at most; in pixels."""
_COLOURS = {
    "solved": "#2a7f4f", "fail": "#c2603f", "error": "#8e5ea2", "timeout": "#d1a13a", "memory": "#7a7f35",
    "crash": "#a33a5a", "refused": "#222222", "not run": "#9aa4ae", "failed": "#444b52",
    "no answer": "#6f8fb5",
}  # fmt: skip
_LINE_COLOURS = ("#2f6fb0", "#c2603f", "#2a7f4f", "#8e5ea2", "#7a7f35", "#444b52")
_OTHER = "#111111"
"""Of endings that we do not write."""


def cost_chart(points: Sequence[tuple[str, float, float, tuple[float, float]]]) -> str:
    """Accuracy (with its interval) over generated tokens per task; runs that generate nothing stand left."""
    most = max((tokens for _, tokens, _, _ in points), default=0.0)
    least = min((tokens for _, tokens, _, _ in points if tokens > 0), default=1.0)
    low, high = math.log10(max(1.0, least / 2)), math.log10(max(10.0, most * 2))

    def x(tokens: float) -> float:
        share = (math.log10(max(tokens, 10**low)) - low) / (high - low or 1)
        return _LEFT + 20 + share * (_WIDTH - _LEFT - 160)

    def y(rate: float) -> float:
        return 12 + (1 - rate) * (_HEIGHT - _BOTTOM - 12)

    parts = [_grid(y)]
    labels = _Labels([(x(tokens), y(rate)) for _, tokens, rate, _ in points])
    for name, tokens, rate, (bottom, top) in points:
        at = x(tokens)
        parts.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{y(bottom):.1f}" y2="{y(top):.1f}" stroke="#2f6fb0"/>'
            f'<circle cx="{at:.1f}" cy="{y(rate):.1f}" r="5" fill="#2f6fb0"/>'
            + labels.beside(at, y(rate), f"{name} ({tokens:,.0f} tokens)")
        )
    label = "generated tokens per task, logarithmic"
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 10}" font-size="12">{label}</text>')
    return _svg(_HEIGHT, "".join(parts))


def lines_chart(lines: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Shares over 1, 2, 3, ...: a line for each run, which goes on as it ended."""
    most = max(len(values) for _, values in lines)

    def x(number: int) -> float:
        return _LEFT + 20 + (number - 1) / max(1, most - 1) * (_WIDTH - _LEFT - 200)

    def y(rate: float) -> float:
        return 12 + (1 - rate) * (_HEIGHT - _BOTTOM - 12)

    labels = _Labels([])
    parts = [_grid(y)]
    for place, (name, values) in enumerate(lines):
        colour = _LINE_COLOURS[place % len(_LINE_COLOURS)]
        whole = [*values, *[values[-1]] * (most - len(values))]
        points = " ".join(f"{x(number):.1f},{y(rate):.1f}" for number, rate in enumerate(whole, 1))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(labels.beside(x(most), y(whole[-1]), name))
    ticks = {1, most, *range(5, most, 5)}
    parts += [f'<text x="{x(n):.1f}" y="{_HEIGHT - 26}" font-size="12">{n}</text>' for n in sorted(ticks)]
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 10}" font-size="12">programs per task, at most</text>')
    return _svg(_HEIGHT, "".join(parts))


class _Labels:
    """Words beside points, moved up or down where others, or other points, stand already."""

    def __init__(self, points: Sequence[tuple[float, float]]) -> None:
        self._taken = [(x - 6, x + 6, y) for x, y in points]

    def beside(self, x: float, y: float, words: str) -> str:
        """To the left of points that stand far to the right."""
        width = _SIGN_WIDTH * len(words)
        ends = x + 9 + width > _WIDTH
        left = x - 9 - width if ends else x + 9
        step = -_LINE if y > _HEIGHT / 2 else _LINE
        while any(
            left < end and begin < left + width and abs(y - at) < _LINE for begin, end, at in self._taken
        ):
            y += step
        self._taken.append((left, left + width, y))
        anchor = ' text-anchor="end"' if ends else ""
        place = f'x="{x - 9 if ends else x + 9:.1f}" y="{y + 4:.1f}"'
        return f'<text {place} font-size="12"{anchor}>{escape(words)}</text>'


def _grid(y: Callable[[float], float]) -> str:
    lines = []
    for percent in range(0, 101, 20):
        at = y(percent / 100)
        lines.append(
            f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{at:.1f}" y2="{at:.1f}" stroke="#8884" />'
            f'<text x="4" y="{at + 4:.1f}" font-size="12">{percent} %</text>'
        )
    return "".join(lines)


def stacked(rows: Sequence[tuple[str, Mapping[str, int]]]) -> str:
    """A bar for each run, divided by how its tasks ended."""
    parts: list[str] = []
    for number, (name, counts) in enumerate(rows):
        top, left, total = 10 + 46 * number, float(_LEFT), sum(counts.values()) or 1
        parts.append(f'<text x="{_LEFT}" y="{top + 8}" font-size="12">{escape(name)}</text>')
        for ending, count in sorted(counts.items(), key=lambda pair: (*_COLOURS, pair[0]).index(pair[0])):
            width = count / total * (_WIDTH - _LEFT - 10)
            parts.append(
                f'<rect x="{left:.1f}" y="{top + 13}" width="{width:.1f}" height="18" '
                f'fill="{_COLOURS.get(ending, _OTHER)}"><title>{escape(ending)}: {count}</title></rect>'
            )
            left += width
    legend = "".join(
        f'<tspan fill="{colour}">■</tspan> {ending}  '
        for ending, colour in _COLOURS.items()
        if any(ending in counts for _, counts in rows)
    )
    height = 46 * len(rows) + 34
    parts.append(f'<text x="{_LEFT}" y="{height - 8}" font-size="12">{legend}</text>')
    return _svg(height, "".join(parts))


def _svg(height: int, inside: str) -> str:
    return f'<svg viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" role="img">{inside}</svg>'
