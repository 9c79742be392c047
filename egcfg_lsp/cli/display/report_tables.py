"""The report as tables for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from engine.bench.reporting.comparable import beside
from engine.bench.reporting.designed_checks import DesignedTestFigures
from engine.bench.reporting.run_report import (
    BenchRun,
    Summary,
    comparisons,
    harvest_told,
    signals_told,
    summary,
)
from engine.bench.reporting.rungs import rung_figures
from engine.support.text import harmless

_JUDGED = ("accuracy %", "precision %", "recall %", "specificity %")


def _add(table: Table, *cells: str, style: str = "") -> None:
    """A row of plain text: neither commands of terminals nor marks of rich in it are obeyed."""
    table.add_row(*(Text(harmless(cell).replace("\n", " ")) for cell in cells), style=style or None)


def rates(runs: Sequence[BenchRun], *, everything: bool = False) -> Table:
    """A row for each run, and what papers print of the same methods, or of all, on the same data."""
    table = Table(box=None, header_style="bold", title="Accuracy", title_justify="left")
    for column in (
        "run",
        "data",
        "solved",
        "%",
        "95 %",
        "tokens/solved",
        "s/task",
        "harvest",
        "RSR",
        "remarks",
    ):
        left = column in ("run", "data", "harvest", "remarks")
        table.add_column(column, justify="left" if left else "right")
    summaries = [summary(run) for run in runs]
    for run, one in zip(runs, summaries, strict=True):
        low, high = (100 * bound for bound in one.interval)
        _add(
            table,
            f"{one.run} ({run.label})",
            one.dataset,
            f"{one.solved}/{one.tasks}",
            f"{100 * one.accuracy:.1f}",
            f"{low:.1f}–{high:.1f}",
            _number(one.tokens_per_solved, ",.0f"),
            f"{_number(one.wall_s_mean, ',.2f')} ± {_number(one.wall_s_deviation, ',.2f')}",
            harvest_told(one),
            "",
            _remarks(one),
        )
    for row in beside(runs, everything=everything):
        figure = row.figure
        accuracy, rsr = f"{figure.value:.1f}", _number(row.rsr, ".1f")
        cells = (figure.dataset, "", accuracy, "", "", "", "", rsr, figure.source)
        _add(table, f"paper: {figure.label}", *cells, style="dim")
    return table


def levels(runs: Sequence[BenchRun]) -> Table | None:
    """A row for each level of each run; ``None`` if the data sets name none."""
    table = Table(box=None, header_style="bold", title="Levels", title_justify="left")
    for column in ("run", "level", "solved", "%", "95 %"):
        table.add_column(column, justify="left" if column in ("run", "level") else "right")
    for run in runs:
        for name, level in summary(run).levels.items():
            low, high = (100 * bound for bound in level.interval)
            share = f"{100 * level.accuracy:.1f}"
            _add(table, run.name, name, f"{level.solved}/{level.tasks}", share, f"{low:.1f}–{high:.1f}")
    return table if table.row_count else None


def programs(runs: Sequence[BenchRun]) -> Table | None:
    """A row for each number of programs, a column for each run; ``None`` if no programs were counted."""
    curves = {run.name: found for run in runs if (found := summary(run).by_programs)}
    if not curves:
        return None
    table = Table(box=None, header_style="bold", title="pass@1 % by programs", title_justify="left")
    table.add_column("programs", justify="right")
    for name in curves:
        table.add_column(Text(harmless(name)), justify="right")
    for number in range(max(map(len, curves.values()))):
        shares = (found[min(number, len(found) - 1)] for found in curves.values())
        _add(table, str(number + 1), *(f"{100 * share:.1f}" for share in shares))
    return table


def designed_tests(runs: Sequence[BenchRun]) -> Table | None:
    """The test checker of each run as a classifier (QualityFlow, table 6); ``None`` if there is none."""
    found = {run.name: figures for run in runs if (figures := summary(run).designed_tests) is not None}
    if not found:
        return None
    table = Table(box=None, header_style="bold", title="Designed tests", title_justify="left")
    table.add_column("found is what is incorrect")
    for name in found:
        table.add_column(Text(harmless(name)), justify="right")
    for name, path, form in _DESIGNED:
        _add(table, name, *(_number(_field(figures, path), form) for figures in found.values()))
    return table


def _field(one: DesignedTestFigures, path: str) -> float | None:
    value: Any = one
    for name in path.split("."):
        value = getattr(value, name)
    return None if value is None else float(value)


_DESIGNED = (
    ("tasks", "tasks", ",.0f"),
    ("covered tasks", "covered", ",.0f"),
    ("tests", "tests", ",.0f"),
    ("triggered tests", "triggered", ",.0f"),
    ("incorrect of triggered", "incorrect_share", ".1%"),
    ("accuracy", "accuracy", ".1%"),
    ("precision", "precision", ".1%"),
    ("recall", "recall", ".1%"),
    ("F1", "f1", ".2f"),
    ("incorrect, dropped", "right_drops", ",.0f"),
    ("correct, dropped", "wrong_drops", ",.0f"),
    ("incorrect, kept", "wrong_keeps", ",.0f"),
    ("correct, kept", "right_keeps", ",.0f"),
    ("tasks with triggered tests", "before.tasks", ",.0f"),
    ("triggered a task", "before.per_task", ".2f"),
    ("triggered and incorrect a task", "before.incorrect_per_task", ".2f"),
    ("tasks with kept tests", "after.tasks", ",.0f"),
    ("kept a task", "after.per_task", ".2f"),
    ("kept and incorrect a task", "after.incorrect_per_task", ".2f"),
)


def _remarks(one: Summary) -> str:
    missing = one.expected_tasks - one.tasks - one.not_run
    parts = [f"pass@{k} {100 * rate.value:.1f}" for k, rate in one.pass_at.items()]
    if one.steps and one.last_five is not None:
        parts.append(f"pass@5 of the last five programs {100 * one.last_five:.1f}")
    counts = {
        "not run": one.not_run,
        "failed": one.failed,
        "without record": missing,
        "untrusted": one.untrusted,
        "visible only": one.visible_only,
        "unguided": one.unguided,
    }
    told = [*parts, *(f"{count} {what}" for what, count in counts.items() if count > 0), signals_told(one)]
    return ", ".join(filter(None, told))


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def rungs(runs: Sequence[BenchRun]) -> Table | None:
    """A row for each rung of each run's ladder; ``None`` if no run has one."""
    table = Table(box=None, header_style="bold", title="Rungs", title_justify="left")
    for column in ("run", "rung", "tasks", "passed", "seconds", "passed/s", "read", "written"):
        table.add_column(column, justify="left" if column in ("run", "rung") else "right")
    for run in runs:
        for rung in rung_figures(run.results):
            counts = f"{rung.seconds:,.1f}", f"{rung.passed_per_s:.3f}", f"{rung.read:,}", f"{rung.written:,}"
            _add(table, run.name, rung.name, str(rung.tasks), str(rung.passed), *counts)
    return table if table.rows else None


def workflow(runs: Sequence[BenchRun]) -> Table | None:
    """A row for each step of each workflow, with its checker's judgements; ``None`` if there are none."""
    table = Table(box=None, header_style="bold", title="Steps", title_justify="left")
    for column in ("run", "step", "tasks", "pass@1 %", "over %", "checks", *_JUDGED):
        table.add_column(column, justify="left" if column in ("run", "step") else "right")
    for run in runs:
        for step in summary(run).steps:
            judged = [getattr(step.checker, name.removesuffix(" %")) for name in _JUDGED]
            _add(
                table,
                run.name,
                step.name,
                str(step.reached),
                f"{100 * step.pass_at_1:.1f}",
                f"{100 * step.accepted:.1f}",
                str(step.checker.count),
                *(_number(None if share is None else 100 * share, ".1f") for share in judged),
            )
    return table if table.row_count else None


def roles(runs: Sequence[BenchRun]) -> Table | None:
    """A row for each role of each run, and one for designed tests; ``None`` if there are none."""
    table = Table(box=None, header_style="bold", title="Roles", title_justify="left")
    for column in ("run", "role", "tasks", "asked", "again", "by default", "read", "written"):
        table.add_column(column, justify="left" if column in ("run", "role") else "right")
    for run in runs:
        one = summary(run)
        for name, counts in one.roles.items():
            keys = ("tasks", "asked", "asked_again", "defaulted", "prompt_tokens", "tokens")
            _add(table, run.name, name, *(f"{counts.get(key, 0):,}" for key in keys))
        if one.tests_kept or one.tests_dropped:
            _add(table, run.name, f"tests: {one.tests_kept} kept, {one.tests_dropped} dropped")
    return table if table.row_count else None


def pairs(runs: Sequence[BenchRun]) -> Table | None:
    """A row for each two runs on the same data; ``None`` if there are none."""
    found = comparisons(runs)
    if not found:
        return None
    table = Table(box=None, header_style="bold", title="Paired", title_justify="left")
    for column in ("second against first", "tasks", "only first", "only second", "Δ %", "95 %", "p", "RSR %"):
        table.add_column(column, justify="left" if column.startswith("second") else "right")
    for one in found:
        pair, change = one.paired, one.paired.difference
        _add(
            table,
            f"{one.second} against {one.first}",
            str(pair.tasks),
            str(pair.only_first),
            str(pair.only_second),
            f"{100 * change.value:+.1f}",
            f"{100 * change.low:+.1f}–{100 * change.high:+.1f}",
            f"{pair.p:.3g}",
            _number(None if one.rsr is None else 100 * one.rsr, ".1f"),
        )
    return table
