"""``egcfg train library``: writes the library of functions that completions may reuse."""

from __future__ import annotations

import argparse
from pathlib import Path

from egcfg_lsp.cli.common.output import note

SUMMARY = "write the library of functions that completions may reuse"


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument("--out", type=Path, metavar="FILE", help="default: the file that ships")


def main(arguments: argparse.Namespace) -> int:
    from engine.memory import library
    from engine.train.tasks import catalog
    from engine.train.tasks.library_file import content

    target = arguments.out or library.FILE
    made = content(catalog.full())
    library.write(target, made)
    note(f"{target}: {len(made.functions):,} functions, {target.stat().st_size:,} bytes.")
    return 0
