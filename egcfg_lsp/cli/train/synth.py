"""``egcfg train synth``: writes what models are trained on."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.output import ExitCode, emit, note
from egcfg_lsp.cli.train.scratch import RUNS
from egcfg_lsp.errors import UsageError

if TYPE_CHECKING:
    from engine.train.tasks.catalog import Catalog

SUMMARY = "synthesize training data by writing and running programs"
_SHARDS = ("plain", "copy", "gap", "dynamic", "questions", "roles", "probes", "gate")
_OF_MODULES = ("plain", "gap", "dynamic", "roles")
_ITEMS = ("output", "input", "code")


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument(
        "--kind",
        choices=(*_SHARDS, *_ITEMS),
        default="plain",
        help="shards for pretraining: plain tasks, copy (snippets), gap (lines missing before others), "
        "dynamic (executed candidates), questions (about execution), roles (of strategies); probes; gate: "
        "probes that are run first; items for tuning: output (I→O with white-box questions), input (O→I), "
        "code (unit tests)",
    )
    step.add_argument(
        "--count",
        type=int,
        help="default: 100000 for plain, copy and gap, 8000 for kinds that are executed first, 1000 items",
    )
    step.add_argument("--seed", type=int, default=0)
    step.add_argument(
        "--modules",
        metavar="NAME,...",
        help="only library entries of these modules; such shards have their own seed",
    )
    step.add_argument("--tokenizer", type=Path, default=RUNS / "tokenizer", help="tokenizer for the shards")
    step.add_argument("--folder", type=Path, default=RUNS / "shards", help="folder for the shards")
    step.add_argument("--out", type=Path, metavar="FILE.jsonl", help="file for the items")


def main(arguments: argparse.Namespace) -> int:
    if arguments.modules and arguments.kind not in _OF_MODULES:
        raise UsageError(f"--modules goes with --kind {', '.join(_OF_MODULES)}, not {arguments.kind}.")
    if arguments.kind in _ITEMS:
        return _items(arguments)
    if not (arguments.tokenizer / "tokenizer.json").is_file():
        raise UsageError(
            f"There is no tokenizer in {arguments.tokenizer}; `egcfg train tokenizer` learns one."
        )
    asyncio.run(_shards(arguments))
    return ExitCode.PASSED


def _items(arguments: argparse.Namespace) -> int:
    if arguments.out is None:
        raise UsageError(f"Name the file of the items: --kind {arguments.kind} --out FILE.jsonl.")
    from engine.train.tuning import data

    count = arguments.count or 1000
    data.write_items(Path(os.path.realpath(arguments.out)), arguments.kind, count, arguments.seed)
    note(f"{arguments.out}: {count} items")
    return ExitCode.PASSED


async def _shards(arguments: argparse.Namespace) -> None:
    async for path in _written(arguments):
        emit(str(path))


async def _written(arguments: argparse.Namespace) -> AsyncIterator[Path]:
    from engine.train.data import executed_probes, shards, synth, tokenization

    tokenizer, everything = tokenization.load(arguments.tokenizer), _chosen(arguments.modules)
    folder, seed = arguments.folder, arguments.seed
    if arguments.kind == "probes":
        synth.write_probes(everything, tokenizer, folder)
    elif arguments.kind == "gate":
        await executed_probes.write_probes(everything, tokenizer, folder)
    elif arguments.kind in shards.MAKERS:
        count = arguments.count or 8000
        async for path in shards.write_shards(arguments.kind, everything, tokenizer, folder, count, seed):
            yield path
    else:
        make = synth.makers(everything)[arguments.kind]
        count = arguments.count or 100_000
        for path in synth.write_shards(make, arguments.kind, tokenizer, folder, count, seed):
            yield path


def _chosen(modules: str | None) -> Catalog:
    """What training draws from. Raises ``UsageError`` for a module that the library does not have."""
    from engine.train.tasks import catalog

    everything = catalog.full()
    names = frozenset(modules.split(",") if modules else ())
    if unknown := sorted(names - set(catalog.modules())):
        raise UsageError(
            f"The library has no module {unknown[0]!r}; it has {', '.join(sorted(catalog.modules()))}."
        )
    return replace(everything, modules=names)
