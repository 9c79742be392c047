"""``egcfg train contamination``: compares the training data with benchmarks."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json
from egcfg_lsp.errors import UsageError

SUMMARY = "compare the training data with benchmarks, by words and by code"


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        default=os.environ.get("EGCFG_DATASETS"),
        help="folder of benchmarks as .jsonl.gz; default: EGCFG_DATASETS",
    )
    step.add_argument(
        "--draws", type=int, default=2000, help="samples of families and compositions; default: 2000"
    )
    step.add_argument("--json", action="store_true", help="one JSON object on stdout")


def main(arguments: argparse.Namespace) -> int:
    from engine.train.evaluation import contamination
    from engine.train.tasks import catalog

    if arguments.data is None:
        raise UsageError("Name the folder of the benchmarks with --data, or in EGCFG_DATASETS.")
    if not Path(arguments.data).is_dir():
        raise UsageError(
            f"{arguments.data} is no folder; name that of the benchmarks with --data, or in EGCFG_DATASETS."
        )
    benchmarks = contamination.benchmarks(Path(arguments.data))
    if not benchmarks:
        raise UsageError(f"{arguments.data} holds none of {', '.join(contamination.FILES)}.")
    own = contamination.material(catalog.full(), arguments.draws)
    found = [contamination.compare(own, benchmark) for benchmark in benchmarks]
    if arguments.json:
        emit_json({"material": len(own), "benchmarks": [overlap.as_data() for overlap in found]})
    else:
        emit(contamination.table(found))
    return ExitCode.PASSED
