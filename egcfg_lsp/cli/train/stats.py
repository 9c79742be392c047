"""``egcfg train stats``: prints the statistics of items that the paper's appendix has."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from egcfg_lsp.cli.common.output import ExitCode, emit, emit_json

if TYPE_CHECKING:
    from engine.train.data.statistics import Statistics

SUMMARY = "print statistics of items: programs by level, lengths, questions, tests, types"


def configure(step: argparse.ArgumentParser) -> None:
    step.add_argument("files", type=Path, nargs="+", metavar="FILE.jsonl", help="items")
    step.add_argument("--json", action="store_true", help="one JSON object on stdout")


def main(arguments: argparse.Namespace) -> int:
    from engine.train.data import statistics
    from engine.train.data.journal import beside
    from engine.train.whitebox import items

    everything = [item for path in arguments.files for item in items.read(path)]
    found = statistics.statistics(everything)
    journals = [path for file in arguments.files if (path := beside(file)).is_file()]
    attempts = {path.name: statistics.refusals(path) for path in journals}
    if arguments.json:
        emit_json({**found.as_data(), "attempts": attempts})
    else:
        emit("\n".join(_rows(found, attempts)))
    return ExitCode.PASSED


def _rows(found: Statistics, attempts: Mapping[str, Mapping[str, int]]) -> Iterator[str]:
    yield from _shares("items", found.kinds)
    yield from _shares("programs by level", found.levels)
    yield "complexity                      mean  median"
    for name, (mean, middle) in found.complexity.items():
        yield f"  {name:<28}{mean:>6.2f}{middle:>8g}"
    yield from _shares("items by type", found.types)
    if found.questions["all"]:
        asked = ", ".join(f"{name} {mean:g}" for name, mean in found.questions.items())
        yield f"white-box questions an item: {asked}"
    if found.tests[0]:
        yield f"tests an item: mean {found.tests[0]:g}, median {found.tests[1]:g}"
    if found.explained:
        yield f"explained by a teacher: {found.explained}"
    for name, counts in attempts.items():
        yield from _shares(name, counts)


def _shares(name: str, counts: Mapping[str, int]) -> Iterator[str]:
    total = sum(counts.values())
    if total:
        yield f"{name:<30}{total:>6}"
    for what, count in counts.items():
        yield f"  {what:<28}{count:>6}{count / total:>8.1%}"
