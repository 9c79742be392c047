"""``egcfg report``: summarizes and compares runs of ``egcfg bench``."""

from __future__ import annotations

import argparse
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode, emit_json, note, to_stdout
from egcfg_lsp.errors import UsageError

SUMMARY = "summarize and compare runs of bench"
DESCRIPTION = """\
Prints accuracy with 95 % bootstrap intervals, pass@k for sampled runs, and what is solved within so many
seconds and tokens a task. Runs on the same data are compared: paired difference and McNemar's exact test, as
they are and at equal cost.
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
    parser.add_argument("--html", type=Path, metavar="OUT.html", help="also write a page")


def main(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.cli.display import bench_report
    from engine.bench import cost
    from engine.bench.report import summary
    from engine.bench.store import read_runs

    runs = read_runs(arguments.runs)
    if arguments.json:
        for number, run in enumerate(runs):
            emit_json({**summary(run), **cost.as_data(run, runs[:number])})
    else:
        with to_stdout():
            bench_report.show(runs)
    if arguments.html is not None:
        try:
            arguments.html.write_text(bench_report.page(runs), encoding="utf-8")
        except OSError as error:
            raise UsageError(f"{arguments.html} cannot be written: {error.strerror or error}.") from None
        note(f"The page is {arguments.html}.")
    return ExitCode.PASSED
