"""``egcfg train synth``: writes what models are trained on."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
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
_WRITTEN = ("plain", "copy", "gap")
"""Shards of what is not run."""
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


@dataclass(frozen=True)
class SynthOptions:
    """What is written, how much, and where."""

    kind: str
    count: int
    seed: int
    modules: tuple[str, ...]
    """Of the library; empty: all of it."""
    tokenizer: Path
    folder: Path
    """Of the shards."""
    out: Path | None
    """Of the items."""


def parse(arguments: argparse.Namespace) -> SynthOptions:
    """Raises ``UsageError`` for options that do not go together."""
    kind = arguments.kind
    if arguments.modules and kind not in _OF_MODULES:
        raise UsageError(f"--modules goes with --kind {', '.join(_OF_MODULES)}, not {kind}.")
    if kind in _ITEMS and arguments.out is None:
        raise UsageError(f"Name the file of the items: --kind {kind} --out FILE.jsonl.")
    return SynthOptions(
        kind=kind,
        count=arguments.count or (1000 if kind in _ITEMS else 100_000 if kind in _WRITTEN else 8000),
        seed=arguments.seed,
        modules=tuple(arguments.modules.split(",")) if arguments.modules else (),
        tokenizer=arguments.tokenizer,
        folder=arguments.folder,
        out=arguments.out,
    )


def main(arguments: argparse.Namespace) -> int:
    options = parse(arguments)
    if options.out is not None and options.kind in _ITEMS:
        return _items(options, options.out)
    if not (options.tokenizer / "tokenizer.json").is_file():
        raise UsageError(f"There is no tokenizer in {options.tokenizer}; `egcfg train tokenizer` learns one.")
    asyncio.run(_shards(options))
    return ExitCode.PASSED


def _items(options: SynthOptions, out: Path) -> int:
    from engine.train.tuning import data

    data.write_items(Path(os.path.realpath(out)), options.kind, options.count, options.seed)
    note(f"{out}: {options.count} items")
    return ExitCode.PASSED


async def _shards(options: SynthOptions) -> None:
    async for path in _written(options):
        emit(str(path))


async def _written(options: SynthOptions) -> AsyncIterator[Path]:
    from engine.train.data import executed_probes, shards, synth, tokenization

    tokenizer, everything = tokenization.load(options.tokenizer), _chosen(options.modules)
    kind, folder, count, seed = options.kind, options.folder, options.count, options.seed
    if kind == "probes":
        synth.write_probes(everything, tokenizer, folder)
    elif kind == "gate":
        await executed_probes.write_probes(everything, tokenizer, folder)
    elif kind in shards.MAKERS:
        async for path in shards.write_shards(kind, everything, tokenizer, folder, count, seed):
            yield path
    else:
        make = synth.makers(everything)[kind]
        for path in synth.write_shards(make, kind, tokenizer, folder, count, seed):
            yield path


def _chosen(modules: Sequence[str]) -> Catalog:
    """What training draws from. Raises ``UsageError`` for a module that the library does not have."""
    from engine.train.tasks import catalog

    everything = catalog.full()
    names = frozenset(modules)
    if unknown := sorted(names - set(catalog.modules())):
        raise UsageError(
            f"The library has no module {unknown[0]!r}; it has {', '.join(sorted(catalog.modules()))}."
        )
    return replace(everything, modules=names)
