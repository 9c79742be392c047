"""Draws what runs solve over the seconds that a task may take, as SVG that needs nothing else."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from engine.bench.cost import CURRENCIES, curve, dearest, reach
from engine.bench.report import judged
from engine.bench.store import BenchRun
from engine.support.text import escape

_SECONDS = CURRENCIES[0]
_HEIGHT, _LEFT, _RIGHT, _TOP, _BOTTOM = 380, 48, 610, 24, 42
_LEAST_S = 0.001
"""What takes less is drawn at the left."""
_LETTER = 6.5
"""Width of a letter of the legend, on average."""
_COLORS = ("#2f81f7", "#d9731a", "#2da44e", "#bf4bb5", "#c9a227", "#e5534b", "#8a6ee0", "#1b9e9e")
_DASHES = ("", "7 3", "2 3")
"""Lines of further runs than there are colors."""
_STYLE = (
    ".curves{color:#1b1f23;fill:currentColor;font:12px system-ui,sans-serif}"
    "@media(prefers-color-scheme:dark){.curves{color:#e6edf3}}"
)


def solved_over_seconds(runs: Sequence[BenchRun], as_file: bool = False) -> str:
    """One step curve for each run on the same data: the share that is solved within so many seconds a task.

    A curve ends at the run's budget, or else at its longest task; without any budget, at the right.
    ``as_file`` is for a file of its own, and not for a page.
    """
    axes = _Axes(runs)
    name = escape(", ".join(dict.fromkeys(run.about.dataset for run in runs)))
    title = f"{name}: % solved within so many seconds a task"
    width = round(_RIGHT + 54 + _LETTER * max((len(_label(run)) for run in runs), default=0))
    parts = [f'<text x="{_LEFT}" y="14" font-weight="600">{title}</text>', *axes.drawn()]
    for number, run in enumerate(runs):
        parts += _drawn(axes, run, number)
    space = ' xmlns="http://www.w3.org/2000/svg"' if as_file else ""
    return (
        f'<svg{space} class="curves" viewBox="0 0 {width} {axes.height}" '
        f'width="{width}" role="img"><title>{title}</title><style>{_STYLE}</style>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


class _Axes:
    """Where seconds and shares stand in the picture."""

    def __init__(self, runs: Sequence[BenchRun]) -> None:
        curves = [curve(run, _SECONDS) for run in runs]
        seconds = [cost for points in curves for cost, _ in points if cost > 0]
        self._low = max(_LEAST_S, min(seconds, default=1.0))
        ends = [reach(run, _SECONDS) for run in runs]
        longest = [end for end in ends if math.isfinite(end)] + [dearest(run, _SECONDS) for run in runs]
        self._high = max([*longest, 10 * self._low])
        best = max((points[-1][1] for points in curves if points), default=0.0)
        self._most = max(20, 20 * math.ceil(5 * best))
        self.height = max(_HEIGHT, _TOP + 18 * len(runs) + _BOTTOM)

    def x(self, seconds: float) -> float:
        seconds = min(max(seconds, self._low), self._high)
        place = math.log(seconds / self._low) / math.log(self._high / self._low)
        return _LEFT + place * (_RIGHT - _LEFT)

    def y(self, share: float) -> float:
        return self.height - _BOTTOM - 100 * share / self._most * (self.height - _BOTTOM - _TOP)

    def drawn(self) -> Iterator[str]:
        """Lines with their numbers."""
        right, bottom = _RIGHT, self.y(0)
        for percent in range(0, self._most + 1, 20):
            at = self.y(percent / 100)
            yield f'<path d="M{_LEFT} {at:.1f}H{right}" stroke="#8886"/>'
            yield f'<text x="{_LEFT - 6}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>'
        last = 0.0
        for seconds in (step for step in (0.1, 0.3, *_SECONDS.steps) if self._low <= step <= self._high):
            at = self.x(seconds)
            yield f'<path d="M{at:.1f} {_TOP}V{bottom:.1f}" stroke="#8883"/>'
            if at - last > 30:
                yield f'<text x="{at:.1f}" y="{bottom + 16:.1f}" text-anchor="middle">{seconds:g}</text>'
                last = at
        middle = (_LEFT + right) / 2
        yield f'<text x="{middle:.0f}" y="{bottom + 34:.1f}" text-anchor="middle">seconds, logarithmic</text>'


def _label(run: BenchRun) -> str:
    counted = judged(run)
    return f"{run.name}, {sum(result.solved for result in counted)} of {len(counted)}"


def _drawn(axes: _Axes, run: BenchRun, number: int) -> Iterator[str]:
    """The curve of a run, and its line of the legend."""
    color, dash = _COLORS[number % len(_COLORS)], _DASHES[number // len(_COLORS) % len(_DASHES)]
    stroke = f'fill="none" stroke="{color}" stroke-width="2"' + (
        f' stroke-dasharray="{dash}"' if dash else ""
    )
    points, end = curve(run, _SECONDS), axes.x(reach(run, _SECONDS))
    steps = "".join(f"H{axes.x(seconds):.1f}V{axes.y(share):.1f}" for seconds, share in points)
    begin = axes.x(points[0][0]) if points else _LEFT
    left, at = _RIGHT + 14, _TOP + 18 * number + 8
    yield f'<path class="run" d="M{begin:.1f} {axes.y(0):.1f}{steps}H{end:.1f}" {stroke}/>'
    yield f'<path d="M{left} {at}h24" {stroke}/>'
    yield f'<text x="{left + 30}" y="{at + 4}">{escape(_label(run))}</text>'
