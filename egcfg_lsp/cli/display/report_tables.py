"""The report of runs as tables for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from engine.bench.report import DesignedTests, Summary, comparisons, label, rung_figures, summary
from engine.bench.store import BenchRun
from engine.support.text import harmless

_LEFT = ("run", "data", "harvest", "remarks", "level", "rung", "step", "role", "second against first")
_SHARES = ("accuracy", "precision", "recall", "specificity")


def show(runs: Sequence[BenchRun]) -> None:
    """Prints all tables; they are wide where there is no terminal."""
    console = Console(highlight=False, width=None if Console().is_terminal else 140)
    for table in tables(runs):
        console.print(table)


def tables(runs: Sequence[BenchRun]) -> Iterator[Table]:
    """Those that have rows."""
    found = [(run, summary(run)) for run in runs]
    summaries = [one for _, one in found]
    made = (
        _rates(found),
        _pairs(runs),
        _levels(summaries),
        _rungs(runs),
        _workflow(summaries),
        _roles(summaries),
        _designed_tests(summaries),
        _programs(summaries),
    )
    return (table for table in made if table.row_count)


def _table(title: str, *columns: str, left: Sequence[str] = _LEFT) -> Table:
    table = Table(box=None, header_style="bold", title=title, title_justify="left")
    for column in columns:
        table.add_column(Text(harmless(column)), justify="left" if column in left else "right")
    return table


def _add(table: Table, *cells: str) -> None:
    """A row of plain text: neither commands of terminals nor marks of rich in it are obeyed."""
    table.add_row(*(Text(harmless(cell).replace("\n", " ")) for cell in cells))


def _rates(found: Sequence[tuple[BenchRun, Summary]]) -> Table:
    names = ("run", "data", "solved", "%", "95 %", "tokens/solved", "s/task", "harvest", "remarks")
    table = _table("Accuracy", *names)
    for run, one in found:
        harvest = {None: "–", True: "harvest", False: "no harvest"}[one.harvest]
        _add(
            table,
            f"{one.run} ({label(run)})",
            one.dataset,
            f"{one.solved}/{one.tasks}",
            f"{100 * one.accuracy:.1f}",
            _interval(one.interval),
            _number(one.tokens_per_solved, ",.0f"),
            f"{_number(one.wall_s_mean, ',.2f')} ± {_number(one.wall_s_deviation, ',.2f')}",
            harvest,
            _remarks(one),
        )
    return table


def _remarks(one: Summary) -> str:
    parts = [f"pass@{k} {100 * rate.value:.1f}" for k, rate in one.pass_at.items()]
    if one.steps and one.last_five is not None:
        parts.append(f"pass@5 of the last five programs {100 * one.last_five:.1f}")
    counts = {
        "not run": one.not_run,
        "failed": one.failed,
        "without record": one.expected_tasks - one.tasks - one.not_run,
        "untrusted": one.untrusted,
        "visible only": one.visible_only,
        "unguided": one.unguided,
    }
    parts += [f"{count} {what}" for what, count in counts.items() if count > 0]
    if written := one.signals.get("written", 0):
        kept = one.signals.get("characters", 0) / max(1, one.signals.get("whole_characters", 0))
        shortened = one.signals.get("shortened", 0)
        parts.append(f"{shortened} of {written} signals shortened, {100 * kept:.0f} % kept")
    return ", ".join(parts)


def _pairs(runs: Sequence[BenchRun]) -> Table:
    """A row for each two runs on the same data."""
    names = ("second against first", "tasks", "only first", "only second", "Δ %", "95 %", "p", "RSR %")
    table = _table("Paired", *names)
    for one in comparisons(runs):
        pair, change = one.paired, one.paired.difference
        _add(
            table,
            f"{one.second} against {one.first}",
            *map(str, (pair.tasks, pair.only_first, pair.only_second)),
            f"{100 * change.value:+.1f}",
            _interval((change.low, change.high), "+.1f"),
            f"{pair.p:.3g}",
            _percent(one.rsr),
        )
    return table


def _levels(summaries: Sequence[Summary]) -> Table:
    table = _table("Levels", "run", "level", "solved", "%", "95 %")
    for one in summaries:
        for name, level in one.levels.items():
            solved, interval = f"{level['solved']}/{level['tasks']}", _interval(level["interval"])
            _add(table, one.run, name, solved, _percent(level["accuracy"]), interval)
    return table


def _rungs(runs: Sequence[BenchRun]) -> Table:
    """A row for each rung of each run's ladder."""
    table = _table("Rungs", "run", "rung", "tasks", "passed", "seconds", "passed/s", "read", "written")
    for run in runs:
        for rung in rung_figures(run):
            speed = f"{rung.passed / rung.seconds if rung.seconds else 0.0:.3f}"
            counts = f"{rung.seconds:,.1f}", speed, f"{rung.read:,}", f"{rung.written:,}"
            _add(table, run.name, rung.name, str(rung.tasks), str(rung.passed), *counts)
    return table


def _workflow(summaries: Sequence[Summary]) -> Table:
    """A row for each step of each workflow, with its checker's judgments (QualityFlow, table 4)."""
    shares = (f"{name} %" for name in _SHARES)
    table = _table("Steps", "run", "step", "tasks", "pass@1 %", "over %", "checks", *shares)
    for one in summaries:
        for step in one.steps:
            judged = step.checker.shares()
            cells = (_percent(step.pass_at_1), _percent(step.accepted), str(step.checker.count))
            shown = (_percent(judged[name]) for name in _SHARES)
            _add(table, one.run, step.name, str(step.reached), *cells, *shown)
    return table


def _roles(summaries: Sequence[Summary]) -> Table:
    """A row for each role of each run, and one for designed tests."""
    table = _table("Roles", "run", "role", "tasks", "asked", "again", "by default", "read", "written")
    keys = ("tasks", "asked", "asked_again", "defaulted", "prompt_tokens", "tokens")
    for one in summaries:
        for name, counts in one.roles.items():
            _add(table, one.run, name, *(f"{counts.get(key, 0):,}" for key in keys))
        if one.tests_kept or one.tests_dropped:
            _add(table, one.run, f"tests: {one.tests_kept} kept, {one.tests_dropped} dropped")
    return table


def _designed_tests(summaries: Sequence[Summary]) -> Table:
    """The test checker of each run as a classifier (QualityFlow, table 6)."""
    columns = {one.run: _designed(one.designed_tests) for one in summaries if one.designed_tests is not None}
    rows = "found is what is incorrect"
    table = _table("Designed tests", rows, *columns, left=(rows,))
    for name in next(iter(columns.values()), {}):
        _add(table, name, *(cells[name] for cells in columns.values()))
    return table


def _designed(one: DesignedTests) -> dict[str, str]:
    found, shares = one.checker, one.checker.shares()
    incorrect = one.incorrect / one.triggered if one.triggered else None
    cells = {
        "tasks": f"{one.tasks:,}",
        "covered tasks": f"{one.covered:,}",
        "tests": f"{one.tests:,}",
        "triggered tests": f"{one.triggered:,}",
        "incorrect of triggered": _number(incorrect, ".1%"),
        **{name: _number(shares[name], ".1%") for name in ("accuracy", "precision", "recall")},
        "F1": _number(shares["f1"], ".2f"),
        "incorrect, dropped": f"{found.true_positives:,}",
        "correct, dropped": f"{found.false_positives:,}",
        "incorrect, kept": f"{found.false_negatives:,}",
        "correct, kept": f"{found.true_negatives:,}",
    }
    for word, (tasks, each, wrong) in (("triggered", one.before), ("kept", one.after)):
        cells[f"tasks with {word} tests"] = f"{tasks:,}"
        cells[f"{word} a task"] = _number(each, ".2f")
        cells[f"{word} and incorrect a task"] = _number(wrong, ".2f")
    return cells


def _programs(summaries: Sequence[Summary]) -> Table:
    """A row for each number of programs, a column for each run."""
    curves = {one.run: one.by_programs for one in summaries if one.by_programs}
    table = _table("pass@1 % by programs", "programs", *curves, left=())
    for number in range(max(map(len, curves.values()), default=0)):
        shares = (found[min(number, len(found) - 1)] for found in curves.values())
        _add(table, str(number + 1), *map(_percent, shares))
    return table


def _number(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def _percent(share: float | None) -> str:
    return _number(None if share is None else 100 * share, ".1f")


def _interval(bounds: tuple[float, float], form: str = ".1f") -> str:
    low, high = (format(100 * bound, form) for bound in bounds)
    return f"{low}–{high}"
