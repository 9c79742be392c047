"""``egcfg train plot``: draws the curves of a training log."""

from __future__ import annotations

import argparse
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode, note
from egcfg_lsp.errors import UsageError

SUMMARY = "draw the training curves of a log.jsonl as one SVG"


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument("log", type=Path, metavar="LOG.jsonl")
    step.add_argument("output", type=Path, metavar="OUT.svg")
    step.add_argument("--title", default="")


def main(arguments: argparse.Namespace) -> int:
    from engine.train.pretraining import curves

    try:
        picture = curves.svg(curves.read(arguments.log), arguments.title or str(arguments.log))
        arguments.output.write_text(picture, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UsageError(f"{arguments.log} cannot be drawn: {error}.") from None
    note(f"The curves are {arguments.output}.")
    return ExitCode.PASSED
