"""The report of runs: as tables for a terminal, and as one HTML page that needs nothing else."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from egcfg_lsp.cli.display.solved_curves import solved_over_seconds
from engine.bench import cost
from engine.bench.cost import CURRENCIES, Currency
from engine.bench.report import Paired, by_data, comparisons, ending, judged, label, rungs, shares, summary
from engine.bench.store import BenchRun, TaskResult
from engine.support.text import escape, harmless

Rows = list[tuple[str, ...]]
_LEFT = ("run", "data", "harvest", "remarks", "level", "rung", "step", "role", "second against first")
_SHARES = ("accuracy", "precision", "recall", "specificity")


def show(runs: Sequence[BenchRun]) -> None:
    """Prints all tables; they are wide where there is no terminal."""
    console = Console(highlight=False, width=None if Console().is_terminal else 140)
    for table in tables(runs):
        console.print(table)


def tables(runs: Sequence[BenchRun]) -> Iterator[Table]:
    """Those that have rows."""
    found = [summary(run) for run in runs]
    rates = [_rates(run, one) for run, one in zip(runs, found, strict=True)]
    names: Sequence[str] = (
        "run",
        "data",
        "solved",
        "%",
        "95 %",
        "tokens/solved",
        "s/task",
        "harvest",
        "remarks",
    )
    yield from _table("Accuracy", names, rates)
    names = ("second against first", *PAIRED, "RSR %")
    yield from _table("Paired", names, _pairs(runs))
    for currency in CURRENCIES:
        yield from _solved_within(runs, currency)
    names = ("second against first", "within", *PAIRED)
    yield from _table("Paired at equal cost", names, _at_equal_cost(runs))
    names = ("run", "solved", *_KINDS.values(), "shown", "repeated")
    yield from _table("How", names, [_how(one) for one in found])
    yield from _table("Levels", ("run", "level", "solved", "%", "95 %"), _levels(found))
    names = ("run", "rung", "tasks", "passed", "seconds", "passed/s", "read", "written")
    yield from _table("Rungs", names, _rungs(runs))
    names = ("run", "step", "tasks", "pass@1 %", "over %", "checks", *(f"{name} %" for name in _SHARES))
    yield from _table("Steps", names, _workflow(found))
    names = ("run", "role", "tasks", "asked", "again", "by default", "read", "written")
    yield from _table("Roles", names, _roles(found))
    designed = {one["run"]: _designed(one["designed_tests"]) for one in found if one["designed_tests"]}
    rows = [(name, *(each[name] for each in designed.values())) for name in next(iter(designed.values()), {})]
    first = "found is what is incorrect"
    yield from _table("Designed tests", (first, *designed), rows, left=(first,))
    curves = {one["run"]: one["by_programs"] for one in found if one["by_programs"]}
    rows = [
        (str(number + 1), *(_percent(curve[min(number, len(curve) - 1)]) for curve in curves.values()))
        for number in range(max(map(len, curves.values()), default=0))
    ]
    yield from _table("pass@1 % by programs", ("programs", *curves), rows, left=())


def _table(title: str, columns: Sequence[str], rows: Rows, left: Sequence[str] = _LEFT) -> Iterator[Table]:
    """A table of plain text, if it has rows: neither commands of terminals nor marks of rich are obeyed."""
    table = Table(box=None, header_style="bold", title=title, title_justify="left")
    for column in columns:
        table.add_column(Text(harmless(column)), justify="left" if column in left else "right")
    for row in rows:
        table.add_row(*(Text(harmless(cell).replace("\n", " ")) for cell in row))
    if rows:
        yield table


def _rates(run: BenchRun, one: Mapping[str, Any]) -> tuple[str, ...]:
    return (
        f"{one['run']} ({label(run)})",
        one["dataset"],
        f"{one['solved']}/{one['tasks']}",
        f"{100 * one['accuracy']:.1f}",
        _interval(one["interval"]),
        _number(one["tokens_per_solved"], ",.0f"),
        f"{_number(one['wall_s_mean'], ',.2f')} ± {_number(one['wall_s_deviation'], ',.2f')}",
        {None: "–", True: "harvest", False: "no harvest"}[one["harvest"]],
        _remarks(one),
    )


def _remarks(one: Mapping[str, Any]) -> str:
    parts = [f"pass@{k} {100 * rate['value']:.1f}" for k, rate in one["pass_at"].items()]
    if one["steps"] and one["last_five"] is not None:
        parts.append(f"pass@5 of the last five programs {100 * one['last_five']:.1f}")
    counts = {
        "not run": one["not_run"],
        "failed": one["failed"],
        "without record": one["expected_tasks"] - one["tasks"] - one["not_run"],
        "untrusted": one["untrusted"],
        "visible only": one["visible_only"],
        "unguided": one["unguided"],
    }
    parts += [f"{count} {what}" for what, count in counts.items() if count > 0]
    signals = one["signals"]
    if written := signals.get("written", 0):
        kept = signals.get("characters", 0) / max(1, signals.get("whole_characters", 0))
        shortened = signals.get("shortened", 0)
        parts.append(f"{shortened} of {written} signals shortened, {100 * kept:.0f} % kept")
    return ", ".join(parts)


PAIRED = ("tasks", "only first", "only second", "Δ %", "95 %", "p")


def paired_told(pair: Paired) -> tuple[str, ...]:
    """Cells of the columns ``PAIRED``."""
    change = pair.difference
    counts = map(str, (pair.tasks, pair.only_first, pair.only_second))
    figures = [f"{100 * figure:+.1f}".replace("-", "−") for figure in (change.value, change.low, change.high)]
    return *counts, figures[0], " to ".join(figures[1:]), f"{pair.p:.2g}"


def _pairs(runs: Sequence[BenchRun]) -> Rows:
    """A row for each two runs on the same data."""
    return [
        (f"{one.second} against {one.first}", *paired_told(one.paired), _percent(one.rsr))
        for one in comparisons(runs)
    ]


def _solved_within(runs: Sequence[BenchRun], currency: Currency) -> Iterator[Table]:
    """The share of tasks that each run solves within so much a task."""
    at = cost.steps(runs, currency)
    rows: Rows = [(run.name, *map(_percent, cost.shares(run, currency, at))) for run in runs] if at else []
    yield from _table(f"Solved within, % by {currency}", ("run", *(f"{step:,}" for step in at)), rows)


def _at_equal_cost(runs: Sequence[BenchRun]) -> Rows:
    """A row for each currency of each two runs on the same data."""
    return [
        (f"{one.second} against {one.first}", cost_told(one), *paired_told(one.paired))
        for one in cost.at_equal_cost(runs)
    ]


def cost_told(one: cost.EqualCost) -> str:
    """What a task may cost in both runs."""
    seconds = one.currency.key == "seconds"
    return f"{one.within:,.1f} s" if seconds else f"{one.within:,.0f} {one.currency}"


_KINDS = {
    "first": "first program",
    "later": "later one",
    "candidate": "candidate",
    "guided": "guided one",
    "best": "untold",
}
"""What solves a task, as ``engine.bench.report.solved_by`` tells."""


def _how(one: Mapping[str, Any]) -> tuple[str, ...]:
    """What solved the tasks, and how often a failing program that was shown came back."""
    shown, repeated = (one["repeats"].get(key, 0) for key in ("shown", "repeated"))
    again = f"{repeated:,} ({_percent(repeated / shown)} %)" if shown else "–"
    solved = (str(one["solved_by"][kind]) for kind in _KINDS)
    return one["run"], str(one["solved"]), *solved, f"{shown:,}" if shown else "–", again


def _levels(found: Sequence[Mapping[str, Any]]) -> Rows:
    return [
        (
            one["run"],
            name,
            f"{level['solved']}/{level['tasks']}",
            _percent(level["accuracy"]),
            _interval(level["interval"]),
        )
        for one in found
        for name, level in one["levels"].items()
    ]


def _rungs(runs: Sequence[BenchRun]) -> Rows:
    """A row for each rung of each run's ladder."""
    rows: Rows = []
    for run in runs:
        for name, rung in rungs(run).items():
            seconds, speed = rung["seconds"], rung["passed"] / rung["seconds"] if rung["seconds"] else 0.0
            costs = f"{seconds:,.1f}", f"{speed:.3f}", f"{rung['read']:,}", f"{rung['written']:,}"
            rows.append((run.name, name, str(rung["tasks"]), str(rung["passed"]), *costs))
    return rows


def _workflow(found: Sequence[Mapping[str, Any]]) -> Rows:
    """A row for each step of each workflow, with its checker's judgments (QualityFlow, table 4)."""
    rows: Rows = []
    for one in found:
        for step in one["steps"]:
            checker = step["checker"]
            shown = (_percent(shares(checker)[name]) for name in _SHARES)
            cells = (_percent(step["pass_at_1"]), _percent(step["accepted"]), str(sum(checker.values())))
            rows.append((one["run"], step["name"], str(step["reached"]), *cells, *shown))
    return rows


def _roles(found: Sequence[Mapping[str, Any]]) -> Rows:
    """A row for each role of each run, and one for designed tests."""
    rows: Rows = []
    keys = ("tasks", "asked", "asked_again", "defaulted", "prompt_tokens", "tokens")
    for one in found:
        rows += [
            (one["run"], name, *(f"{counts.get(key, 0):,}" for key in keys))
            for name, counts in one["roles"].items()
        ]
        if one["tests_kept"] or one["tests_dropped"]:
            rows.append((one["run"], f"tests: {one['tests_kept']} kept, {one['tests_dropped']} dropped"))
    return rows


def _designed(one: Mapping[str, Any]) -> dict[str, str]:
    """The test checker as a classifier (QualityFlow, table 6)."""
    found, rates = one["checker"], shares(one["checker"])
    incorrect = one["incorrect"] / one["triggered"] if one["triggered"] else None
    cells = {
        "tasks": f"{one['tasks']:,}",
        "covered tasks": f"{one['covered']:,}",
        "tests": f"{one['tests']:,}",
        "triggered tests": f"{one['triggered']:,}",
        "incorrect of triggered": _number(incorrect, ".1%"),
        **{name: _number(rates[name], ".1%") for name in ("accuracy", "precision", "recall")},
        "F1": _number(rates["f1"], ".2f"),
        "incorrect, dropped": f"{found['true_positives']:,}",
        "correct, dropped": f"{found['false_positives']:,}",
        "incorrect, kept": f"{found['false_negatives']:,}",
        "correct, kept": f"{found['true_negatives']:,}",
    }
    for word, (tasks, each, wrong) in (("triggered", one["before"]), ("kept", one["after"])):
        cells[f"tasks with {word} tests"] = f"{tasks:,}"
        cells[f"{word} a task"] = _number(each, ".2f")
        cells[f"{word} and incorrect a task"] = _number(wrong, ".2f")
    return cells


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def _percent(share: float | None) -> str:
    return _number(None if share is None else 100 * share, ".1f")


def _interval(bounds: Sequence[float]) -> str:
    low, high = (f"{100 * bound:.1f}" for bound in bounds)
    return f"{low}–{high}"


# The page: tables, curves, and tasks that differ

_EXAMPLES = 50
"""Tasks with code and traces; further ones are named."""
_STYLE = """
:root { color-scheme: light dark; }
body { background: #fff; color: #1b1f23; font: 15px/1.5 system-ui, sans-serif;
  margin: 2rem auto; max-width: 72rem; padding: 0 1rem; } .soft { color: #57606a; }
@media (prefers-color-scheme: dark) { body { background: #0d1117; color: #e6edf3; }
  .soft { color: #9198a1; } }
pre { overflow-x: auto; font-size: 12.5px; } div.two > div { min-width: 0; }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; } svg { max-width: 100%; height: auto; }
"""


def page(runs: Sequence[BenchRun]) -> str:
    """The whole page for ``runs``."""
    console = Console(file=io.StringIO(), record=True, highlight=False, width=160, color_system=None)
    for table in tables(runs):
        console.print(table)
    shown = console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
    title = escape("Benchmark: " + ", ".join(dict.fromkeys(run.about.dataset for run in runs)))
    curves = "".join(map(solved_over_seconds, by_data(runs)))
    differing = "".join(part for pair in pairwise(runs) for part in _differing(*pair))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head><body><h1>{title}</h1>\n{shown}"
        f"<h2>Solved over seconds</h2>{curves}\n{differing}</body></html>\n"
    )


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
