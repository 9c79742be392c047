"""The report as one HTML page that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine.bench.reporting import metrics
from engine.bench.reporting.charts import cost_chart, lines_chart, stacked
from engine.bench.reporting.comparable import beside
from engine.bench.reporting.published import PublishedRow
from engine.bench.reporting.run_report import (
    BenchRun,
    Comparison,
    Summary,
    comparisons,
    ending,
    harvest_told,
    signals_told,
    summary,
)
from engine.bench.running.task_result import TaskResult
from engine.support.text import escape

_STYLE = """
:root { --ink:#1b1f24; --soft:#5b6570; --line:#d9dee3; --page:#fff; --good:#2a7f4f; --bad:#c9ced4; }
@media (prefers-color-scheme: dark) {
  :root { --ink:#e6e9ec; --soft:#9aa4ae; --line:#333b44; --page:#14181c; --good:#53b67f; --bad:#3a424b; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 2rem auto;
  max-width: 64rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.5rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { padding: .25rem .8rem .25rem 0; text-align: left;
  border-bottom: 1px solid var(--line); vertical-align: top; } .n { text-align: right;
  font-variant-numeric: tabular-nums; } .ref td { color: var(--soft); font-style: italic; }
pre { background: color-mix(in srgb, var(--line) 35%, transparent); padding: .6rem; overflow-x: auto;
  font-size: 12.5px; } figure { margin: 1rem 0; } figcaption, .soft { color: var(--soft); }
.cells { display: flex; flex-wrap: wrap; gap: 2px; }
.cells i { width: 9px; height: 9px; background: var(--bad); }
.cells i.y { background: var(--good); }
.cells i.x { background: transparent; outline: 1px solid var(--line); }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } svg text { fill: var(--ink); }
svg { max-width: 100%; height: auto; } @media (max-width: 48rem) { .two { grid-template-columns: 1fr; } }
.two > div { min-width: 0; }
"""
_EXAMPLES = 50
"""With code and traces; further tasks are named."""


def page(runs: Sequence[BenchRun], *, everything: bool = False) -> str:
    """The whole page for ``runs``; with ``everything`` beside all that papers print on the same data."""
    summaries = [summary(run) for run in runs]
    parts = [
        _overview(runs, summaries, beside(runs, everything=everything)),
        _versus(comparisons(runs)),
        _costs(runs, summaries),
        _by_programs(summaries),
        _endings(runs, summaries),
        _agents(runs),
        _matrix(runs),
        *(_differing(first, second) for first, second in pairwise(runs)),
    ]
    title = "Benchmark: " + ", ".join(dict.fromkeys(run.about.dataset for run in runs))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head>'
        f"<body><h1>{escape(title)}</h1>\n{''.join(parts)}</body></html>\n"
    )


def _row(cells: Iterable[object], kind: str = "td", name: str = "") -> str:
    """Numbers (anything but text) stand to the right."""
    made = (
        f"<{kind}>{cell}</{kind}>" if isinstance(cell, str) else f'<{kind} class="n">{cell}</{kind}>'
        for cell in cells
    )
    return f"<tr{f' class={name}' if name else ''}>{''.join(made)}</tr>\n"


class _Number:
    """A formatted number, aligned as one."""

    def __init__(self, value: float | None, form: str) -> None:
        self._text = "–" if value is None else format(value, form)

    def __str__(self) -> str:
        return self._text


def _overview(runs: Sequence[BenchRun], summaries: Sequence[Summary], papers: Sequence[PublishedRow]) -> str:
    head = "run|data|solved|accuracy|95 %|tokens per solved|seconds per task|harvest|RSR".split("|")
    rows = [_row(head, "th")]
    for run, one in zip(runs, summaries, strict=True):
        low, high = (100 * bound for bound in one.interval)
        cells = [
            f"{escape(one.run)}<br><span class=soft>{escape(run.label)}</span>",
            escape(one.dataset),
            _Number(one.solved, "d"),
            _Number(100 * one.accuracy, ".1f"),
            f"{low:.1f} to {high:.1f}",
            _Number(one.tokens_per_solved, ",.0f"),
            f"{_Number(one.wall_s_mean, ',.2f')} ± {_Number(one.wall_s_deviation, ',.2f')}",
            harvest_told(one),
            "",
        ]
        rows.append(_row(cells) + _remarks(one))
    for row in papers:
        cells = [
            f"paper: {escape(row.figure.label)}<br><span class=soft>{escape(row.figure.source)}</span>",
            escape(row.figure.dataset),
            "",
            _Number(row.figure.value, ".1f"),
            "",
            "",
            "",
            "",
            _Number(row.rsr, ".1f"),
        ]
        rows.append(_row(cells, name="ref"))
    note = "Rows in italics are the papers' own figures, with their models; they were not measured here."
    note = note if papers else ""
    return f"<h2>Accuracy</h2><table>{''.join(rows)}</table><p class=soft>{note}</p>\n"


def _remarks(one: Summary) -> str:
    told = [
        f"{one.tasks + one.not_run} of {one.expected_tasks} tasks have a record"
        if one.tasks + one.not_run < one.expected_tasks
        else "",
        f"{one.not_run} not run" if one.not_run else "",
        f"{one.failed} failed for reasons of ours" if one.failed else "",
        f"{one.untrusted} solved by verdicts that a program could have forged" if one.untrusted else "",
        f"{one.visible_only} pass all visible tests only" if one.visible_only else "",
        f"{one.unguided} had nothing to be guided by" if one.unguided else "",
        ", ".join(f"pass@{k} {100 * rate.value:.1f}" for k, rate in one.pass_at.items()),
        signals_told(one),
    ]
    text = "; ".join(filter(None, told))
    return f'<tr><td colspan="9" class=soft>{text}</td></tr>\n' if text else ""


def _versus(found: Sequence[Comparison]) -> str:
    if not found:
        return ""
    head = "second against first|common tasks|only first|only second|difference|95 %|p (McNemar)|RSR".split(
        "|"
    )
    rows = [_row(head, "th")]
    for one in found:
        pair = one.paired
        low, high = 100 * pair.difference.low, 100 * pair.difference.high
        cells = [
            f"{escape(one.second)} against {escape(one.first)}",
            _Number(pair.tasks, "d"),
            _Number(pair.only_first, "d"),
            _Number(pair.only_second, "d"),
            _Number(100 * pair.difference.value, "+.1f"),
            f"{low:+.1f} to {high:+.1f}",
            _Number(pair.p, ".3g"),
            _Number(None if one.rsr is None else 100 * one.rsr, ".1f"),
        ]
        rows.append(_row(cells))
    return f"<h2>Compared, task by task</h2><table>{''.join(rows)}</table>\n"


def _costs(runs: Sequence[BenchRun], summaries: Sequence[Summary]) -> str:
    chart = cost_chart(
        [
            (run.name, one.generated_tokens / max(1, one.tasks), one.accuracy, one.interval)
            for run, one in zip(runs, summaries, strict=True)
        ]
    )
    return f"<h2>Accuracy against cost</h2><figure>{chart}</figure>\n"


def _by_programs(summaries: Sequence[Summary]) -> str:
    lines = [(one.run, one.by_programs) for one in summaries if one.by_programs]
    if not lines:
        return ""
    return f"<h2>pass@1 by number of programs</h2><figure>{lines_chart(lines)}</figure>\n"


def _endings(runs: Sequence[BenchRun], summaries: Sequence[Summary]) -> str:
    bars = stacked([(run.name, one.outcomes) for run, one in zip(runs, summaries, strict=True)])
    return f"<h2>How tasks ended</h2><figure>{bars}</figure>\n"


def _agents(runs: Sequence[BenchRun]) -> str:
    parts = []
    for run in runs:
        total = 0
        rows = []
        for agent, count in metrics.solved_by_agent(run.judged):
            total += count
            rows.append(_row([escape(agent), _Number(count, "d"), _Number(total, "d")]))
        if rows:
            head = _row(["agent", "solved", "cumulative"], "th")
            parts.append(f"<h3>{escape(run.name)}</h3><table>{head}{''.join(rows)}</table>\n")
    return f"<h2>Solved by agent</h2>{''.join(parts)}" if parts else ""


def _matrix(runs: Sequence[BenchRun]) -> str:
    parts = []
    for run in runs:
        cells = "".join(
            f'<i class="{_mark(result)}" title="{escape(result.task)}: {escape(ending(result))}"></i>'
            for result in run.results
        )
        parts.append(f"<p>{escape(run.name)}</p><div class=cells>{cells}</div>")
    key = (
        "A cell is a task, in the order of the data set. Green: solved. Gray: not solved. Outlined: not run."
    )
    return f"<h2>Every task</h2>{''.join(parts)}<p class=soft>{key}</p>\n"


def _mark(result: TaskResult) -> str:
    return "x" if result.status == "not run" else "y" if result.solved else "n"


def _differing(first: BenchRun, second: BenchRun) -> str:
    """Tasks that one of two runs solves and the other does not, with code and traces."""
    others = {result.task: result for result in second.results}
    pairs = [(result, others[result.task]) for result in first.judged if result.task in others]
    parts = []
    for gained in (True, False):
        found = [pair for pair in pairs if (pair[1].solved, pair[0].solved) == (gained, not gained)]
        winner = second.name if gained else first.name
        if found:
            parts.append(f"<h3>Only {escape(winner)} solves ({len(found)})</h3>")
            parts += [_example(first, second, *pair) for pair in found[:_EXAMPLES]]
            parts.append(_also(before.task for before, _ in found[_EXAMPLES:]))
    title = f"<h2>{escape(first.name)} and {escape(second.name)} differ</h2>\n"
    return title + "".join(parts) if parts else ""


def _also(tasks: Iterable[str]) -> str:
    names = ", ".join(tasks)
    return f"<p class=soft>Also: {escape(names)}</p>\n" if names else ""


def _example(first: BenchRun, second: BenchRun, before: TaskResult, after: TaskResult) -> str:
    sides = "".join(
        f"<div><b>{escape(run.name)}</b>: {escape(ending(result))}<pre>{escape(result.code)}</pre>"
        f"<p class=soft>{escape(result.reason)}</p><pre>{escape(chr(10).join(result.trace))}</pre></div>"
        for run, result in ((first, before), (second, after))
    )
    return f"<details><summary>{escape(before.task)}</summary><div class=two>{sides}</div></details>\n"
