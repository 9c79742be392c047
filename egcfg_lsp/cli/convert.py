"""``egcfg convert``: an adapter of ``egcfg train`` becomes a model that runs like every other."""

from __future__ import annotations

import argparse
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode, emit, named_file_errors

SUMMARY = "merge an adapter of egcfg train into a model"
DESCRIPTION = """\
Merges an adapter into the model that it was trained on: a GGUF file if that is one, else a folder.
`egcfg model install NAME --from ADAPTER` does that, and gives the result a name.
"""
EXAMPLES = """\
examples:
  egcfg convert runs/repair/revise/model mended.gguf
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("adapter", type=Path, metavar="ADAPTER", help="the folder model of a stage")
    parser.add_argument("out", type=Path, metavar="OUT", help="the file or folder to write")


def main(arguments: argparse.Namespace) -> int:
    from engine.train import weights

    with named_file_errors():
        emit(str(weights.merge(arguments.adapter, arguments.out)))
    return ExitCode.PASSED
