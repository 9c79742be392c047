"""Makes the file of the bundled library (``engine.memory.library``) from the training library."""

from __future__ import annotations

from typing import Any

from engine.memory.library import Content
from engine.memory.ranking import Ranking
from engine.train.tasks.catalog import IN_BENCHMARKS, Catalog
from engine.train.tasks.entry import Entry


def content(everything: Catalog) -> Content:
    """What the file of the bundled library holds."""
    ranking = Ranking()
    for number, entry in enumerate(everything.entries):
        ranking.add(number, entry.words)
    return Content([record(entry) for entry in everything.entries], ranking.postings())


def record(entry: Entry) -> dict[str, Any]:
    """The record of one entry; without what is empty."""
    found = {
        "key": entry.key,
        "name": entry.names[0],
        "parameters": entry.params,
        "returns": entry.returns,
        "bodies": entry.bodies,
        "imports": entry.imports,
        "benchmark": entry.key in IN_BENCHMARKS,
    }
    return {key: value for key, value in found.items() if value}
