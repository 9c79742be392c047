"""``egcfg report``: summarizes and compares runs of ``egcfg bench``."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.output import ExitCode, emit_json, note, to_stdout
from egcfg_lsp.errors import UsageError

if TYPE_CHECKING:
    from engine.bench.reporting.run_report import BenchRun

SUMMARY = "summarize and compare runs of bench"
DESCRIPTION = """\
Prints accuracy with 95 % bootstrap intervals, pass@k for sampled runs, and costs. Runs on the same data are
compared: paired difference and McNemar's exact test. Figures that papers print for the same method on the
same data follow as labeled rows; `--published all` prints those of every method.
"""
EXAMPLES = """\
examples:
  egcfg report runs/greedy runs/guided
  egcfg report runs/greedy runs/guided --html report.html
  egcfg report runs/gold --json | jq .accuracy
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("runs", nargs="+", type=Path, metavar="RUN")
    parser.add_argument("--json", action="store_true", help="one JSON object per run on stdout")
    parser.add_argument(
        "--published",
        choices=("same", "all"),
        default="same",
        metavar="WHICH",
        help="figures of the papers to print: same (methods of the runs; default) or all",
    )
    parser.add_argument("--html", type=Path, metavar="OUT.html", help="also write a page")


def main(arguments: argparse.Namespace) -> int:
    from engine.bench.reporting.run_report import BenchRun, summary

    runs = [BenchRun.read(folder) for folder in arguments.runs]
    if arguments.json:
        for run in runs:
            emit_json(summary(run).as_json())
    else:
        _show(runs, everything=arguments.published == "all")
    if arguments.html is not None:
        _write(arguments.html, runs, everything=arguments.published == "all")
    return ExitCode.PASSED


def _write(path: Path, runs: list[BenchRun], *, everything: bool) -> None:
    from engine.bench.reporting.page import page

    try:
        path.write_text(page(runs, everything=everything), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}.") from None
    note(f"The page is {path}.")


def _show(runs: list[BenchRun], *, everything: bool) -> None:
    from rich.console import Console

    from egcfg_lsp.cli.display import report_tables as tables

    with to_stdout():
        console = Console(highlight=False, width=None if Console().is_terminal else 140)
        several = (
            tables.pairs,
            tables.levels,
            tables.rungs,
            tables.workflow,
            tables.roles,
            tables.designed_tests,
            tables.programs,
        )
        for table in (tables.rates(runs, everything=everything), *(make(runs) for make in several)):
            if table is not None:
                console.print(table)
