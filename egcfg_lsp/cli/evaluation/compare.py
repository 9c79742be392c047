"""``egcfg eval compare``: two models on the same questions."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json

if TYPE_CHECKING:
    from engine.train.evaluation.comparison import MeasureComparison

SUMMARY = "compare two models on the same questions: difference, interval, exact paired test"


def configure(parser: argparse.ArgumentParser) -> None:
    for name in ("first", "second"):
        parser.add_argument(
            name,
            type=Path,
            metavar=name.upper(),
            help="what `egcfg eval reasoning --json` printed, or the folder of a run of `egcfg bench`",
        )
    parser.add_argument("--json", action="store_true", help="one JSON object on stdout")


def main(arguments: argparse.Namespace) -> int:
    from engine.train.evaluation import comparison

    found = comparison.compared(arguments.first, arguments.second)
    if arguments.json:
        emit_json({"comparisons": [one.as_data() for one in found]})
    else:
        emit(_as_text(found))
    return ExitCode.PASSED


def _as_text(found: list[MeasureComparison]) -> str:
    wide = max(12, *(len(one.measure) for one in found))
    rows = [
        f"{'':<{wide}} {'questions':>9} {'first':>6} {'second':>6} {'only 1':>6} {'only 2':>6}  difference"
        "   95 % interval       p (McNemar, exact)"
    ]
    for one in found:
        pair = one.paired
        low, high = f"{pair.difference.low:+.1%}", f"{pair.difference.high:+.1%}"
        rows.append(
            f"{one.measure:<{wide}} {pair.tasks:>9} {one.first:>6} {one.second:>6} {pair.only_first:>6} "
            f"{pair.only_second:>6}  {pair.difference.value:>+10.1%}   {low:>6} to {high:<6}    {pair.p:.2g}"
        )
    return "\n".join(rows) + "\n"
