"""``egcfg train import``: makes training items of other people's programs."""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from egcfg_lsp.cli.train import collecting
from egcfg_lsp.errors import UsageError

SUMMARY = "make training items from other people's programs, verified by running them"
_KINDS = ("output", "input", "code")


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument("records", type=Path, metavar="FILE", help="JSON lines (.jsonl, .jsonl.gz)")
    step.add_argument(
        "--as",
        dest="kind",
        choices=_KINDS,
        required=True,
        help="output (I→O with white-box questions) or input (O→I), from program and call; code, from a "
        "description and tests",
    )
    step.add_argument("--out", type=Path, required=True, metavar="FILE.jsonl", help="file for the items")
    step.add_argument("--seed", type=int, default=0, help="seed of the questions; default: 0")
    step.add_argument("--json", action="store_true", help="one JSON object on stdout")
    step.add_argument("--quiet", action="store_true", help="no progress bar")


@dataclass(frozen=True)
class ImportOptions:
    """What is imported, and as what."""

    records: Path
    kind: str
    out: Path
    seed: int
    json: bool
    quiet: bool


def main(arguments: argparse.Namespace) -> int:
    given = {name: getattr(arguments, name) for name in ImportOptions.__dataclass_fields__}
    chosen = ImportOptions(**{**given, "out": collecting.real_path(arguments.out)})
    counts = collecting.resumable(_imported(chosen), chosen.out)
    return collecting.report(chosen.out, counts, chosen.json)


async def _imported(chosen: ImportOptions) -> Counter[str]:
    from engine.train.data import foreign_records
    from engine.train.data.collection import Collection
    from engine.train.data.importing import Importer
    from engine.train.data.journal import Journal, beside, digest

    records = list(foreign_records.read(chosen.records))
    if not records:
        raise UsageError(f"{chosen.records} holds no records; name a file of JSON lines.")
    settings = {"records": digest(map(repr, records)), "kind": chosen.kind, "seed": chosen.seed}
    journal = Journal(beside(chosen.out), settings)
    async with collecting.open_sandboxes() as sandboxes:
        importer = Importer(sandboxes, records, chosen.kind, chosen.seed)
        collection = Collection(importer.attempt, journal)
        return await collecting.collect(collection, chosen.out, len(records), len(records), chosen.quiet)
