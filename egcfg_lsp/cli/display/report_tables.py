"""The report as tables for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from engine.bench.reporting.published import published
from engine.bench.reporting.run_report import BenchRun, Summary, comparisons, summary
from engine.support.harmless import harmless

_JUDGED = ("accuracy %", "precision %", "recall %", "specificity %")


def _add(table: Table, *cells: str, style: str = "") -> None:
    """A row of plain text: neither commands of terminals nor marks of rich in it are obeyed."""
    table.add_row(*(Text(harmless(cell).replace("\n", " ")) for cell in cells), style=style or None)


def rates(runs: Sequence[BenchRun]) -> Table:
    """A row for each run, and the paper's rows for their data sets."""
    table = Table(box=None, header_style="bold", title="Accuracy", title_justify="left")
    for column in ("run", "data", "solved", "%", "95 %", "tokens/solved", "s/solved", "RSR", "remarks"):
        table.add_column(column, justify="left" if column in ("run", "data", "remarks") else "right")
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
            _number(one.wall_s_per_solved, ",.2f"),
            "",
            _remarks(one),
        )
    for dataset in dict.fromkeys(one.dataset for one in summaries):
        for row in published(dataset):
            name = f"paper: {row.method}, {row.model}"
            accuracy, rsr = f"{row.accuracy:.1f}", _number(row.rsr, ".1f")
            _add(table, name, row.dataset, "", accuracy, "", "", "", rsr, "published", style="dim")
    return table


def _remarks(one: Summary) -> str:
    missing = one.expected_tasks - one.tasks - one.not_run
    parts = [f"pass@{k} {100 * rate.value:.1f}" for k, rate in one.pass_at.items()]
    counts = {
        "not run": one.not_run,
        "failed": one.failed,
        "without record": missing,
        "untrusted": one.untrusted,
        "visible only": one.visible_only,
    }
    return ", ".join([*parts, *(f"{count} {what}" for what, count in counts.items() if count > 0)])


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


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
    for column in ("run", "role", "asked", "again", "by default", "tokens"):
        table.add_column(column, justify="left" if column in ("run", "role") else "right")
    for run in runs:
        one = summary(run)
        for name, counts in one.roles.items():
            shown = (counts[key] for key in ("asked", "asked_again", "defaulted", "tokens"))
            _add(table, run.name, name, *(f"{count:,}" for count in shown))
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
