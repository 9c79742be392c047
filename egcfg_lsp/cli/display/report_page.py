"""The report of runs as one HTML page that needs nothing else: tables, a chart, and tasks that differ."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from rich.console import Console

from egcfg_lsp.cli.display.report_tables import tables
from engine.bench.report import ending, judged, summary
from engine.bench.store import BenchRun, TaskResult
from engine.support.text import escape

_WIDTH, _HEIGHT, _LEFT, _BOTTOM = 640, 300, 46, 40
_EXAMPLES = 50
"""Tasks with code and traces; further ones are named."""
_STYLE = """
body { background: #fff; color: #1b1f23; font: 15px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
pre { overflow-x: auto; font-size: 12.5px; } .soft { color: #5b6570; } div.two > div { min-width: 0; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } svg { max-width: 100%; height: auto; }
"""


def page(runs: Sequence[BenchRun]) -> str:
    """The whole page for ``runs``."""
    console = Console(file=io.StringIO(), record=True, highlight=False, width=160, color_system=None)
    for table in tables(runs):
        console.print(table)
    shown = console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
    title = escape("Benchmark: " + ", ".join(dict.fromkeys(run.about.dataset for run in runs)))
    differing = "".join(part for pair in pairwise(runs) for part in _differing(*pair))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{title}</h1>\n{shown}"
        f"<h2>Accuracy against cost</h2>{_chart(runs)}\n{differing}</body></html>\n"
    )


def _chart(runs: Sequence[BenchRun]) -> str:
    """Accuracy with its interval over generated tokens per task; runs that generate nothing stand left."""
    points = [(one, one.generated_tokens / max(1, one.tasks)) for one in map(summary, runs)]
    low = math.log10(max(1.0, min((tokens for _, tokens in points if tokens > 0), default=1.0) / 2))
    high = math.log10(max(10.0, 2 * max(tokens for _, tokens in points)))

    def x(tokens: float) -> float:
        share = (math.log10(max(tokens, 10**low)) - low) / (high - low or 1)
        return _LEFT + 20 + share * (_WIDTH - _LEFT - 260)

    def y(rate: float) -> float:
        return 12 + (1 - rate) * (_HEIGHT - _BOTTOM - 12)

    parts = [
        f'<line x1="{_LEFT}" x2="{_WIDTH}" y1="{y(percent / 100):.1f}" y2="{y(percent / 100):.1f}" '
        f'stroke="#8884"/><text x="4" y="{y(percent / 100) + 4:.1f}" font-size="12">{percent} %</text>'
        for percent in range(0, 101, 20)
    ]
    taken: list[float] = []
    for one, tokens in points:
        at, bottom, top = x(tokens), *map(y, one.interval)
        label = y(one.accuracy)
        while any(abs(label - other) < 14 for other in taken):
            label += 14
        taken.append(label)
        parts.append(
            f'<line x1="{at:.1f}" x2="{at:.1f}" y1="{bottom:.1f}" y2="{top:.1f}" stroke="#2f6fb0"/>'
            f'<circle cx="{at:.1f}" cy="{y(one.accuracy):.1f}" r="5" fill="#2f6fb0"/>'
            f'<text x="{at + 9:.1f}" y="{label + 4:.1f}" font-size="12">'
            f"{escape(one.run)} ({tokens:,.0f} tokens)</text>"
        )
    axis = "generated tokens per task, logarithmic"
    parts.append(f'<text x="{_LEFT}" y="{_HEIGHT - 10}" font-size="12">{axis}</text>')
    return f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" role="img">{"".join(parts)}</svg>'


def _differing(first: BenchRun, second: BenchRun) -> Iterator[str]:
    """Tasks that one of two runs solves and the other does not, with code and traces."""
    pairs = [(each, second.by_task[each.task]) for each in judged(first) if each.task in second.by_task]
    for winner, gained in ((second, True), (first, False)):
        found = [pair for pair in pairs if (pair[1].solved, pair[0].solved) == (gained, not gained)]
        if not found:
            continue
        yield f"<h2>Only {escape(winner.name)} solves ({len(found)}), of {escape(first.name)} and "
        yield f"{escape(second.name)}</h2>\n"
        for before, after in found[:_EXAMPLES]:
            sides = _side(first, before) + _side(second, after)
            yield f"<details><summary>{escape(before.task)}</summary><div class=two>{sides}</div></details>\n"
        if more := ", ".join(before.task for before, _ in found[_EXAMPLES:]):
            yield f"<p class=soft>Also: {escape(more)}</p>\n"


def _side(run: BenchRun, result: TaskResult) -> str:
    return (
        f"<div><b>{escape(run.name)}</b>: {escape(ending(result))}<pre>{escape(result.code)}</pre>"
        f"<p class=soft>{escape(result.reason)}</p><pre>{escape(chr(10).join(result.trace))}</pre></div>"
    )
