"""Makes the file of the bundled library (``engine.memory.library``) from the training library.

Besides the functions by hand it holds draws of families and compositions, one of each shape: their constants
are replaced by those that a task names (``engine.memory.adaptation``).
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine.memory.library import Content
from engine.memory.ranking import Ranking
from engine.support import renaming
from engine.train.tasks.catalog import IN_BENCHMARKS, Catalog
from engine.train.tasks.entry import Entry, Family

_FAMILY_DRAWS = 4_000
_COMPOSITION_DRAWS = 20_000
_SOURCES = ("numbers", "words", "sentence", "chars", "digits", "upto", "dictvalues")
_TOTALS = ("sum", "list", "count", "max", "min")
_MACHINES = ("longest", "until", "takewhile", "split", "index", "indices", "any", "all")
"""Parts of the compositions that people ask for."""
_WORDINGS = 8
_NUMBER = re.compile(r"\b\d+\b")


def content(everything: Catalog) -> Content:
    """What the file of the bundled library holds."""
    entries = functions(everything)
    ranking = Ranking()
    for number, entry in enumerate(entries):
        ranking.add(number, entry.words)
    asked = {number for number, entry in enumerate(entries) if entry.key in IN_BENCHMARKS}
    return Content([record(entry) for entry in entries], ranking, frozenset(asked))


def functions(everything: Catalog) -> list[Entry]:
    """The functions by hand, then the drawn ones."""
    return [*everything.entries, *_drawn(everything)]


def record(entry: Entry) -> dict[str, Any]:
    """The record of one entry; without what is empty."""
    found = {
        "key": entry.key,
        "name": entry.names[0],
        "parameters": entry.params,
        "returns": entry.returns,
        "bodies": entry.bodies,
        "imports": entry.imports,
    }
    return {key: value for key, value in found.items() if value}


def _drawn(everything: Catalog) -> Iterator[Entry]:
    """One draw of each shape that no function by hand has, with the wordings of others of that shape."""
    known = {_shape(entry) for entry in everything.entries}
    draws = Random("library")
    found: dict[str, list[Entry]] = {}
    for entry in (
        *_draws(everything.families, _FAMILY_DRAWS, draws),
        *filter(_is_wanted, _draws(everything.compositions, _COMPOSITION_DRAWS, draws)),
    ):
        if (shape := _shape(entry)) not in known:
            found.setdefault(shape, []).append(entry)
    keys = {entry.key for entry in everything.entries}
    for alike in found.values():
        key = f"{alike[0].key.partition('.')[0]}.{alike[0].names[0]}"
        if key not in keys:
            keys.add(key)
            docs = dict.fromkeys(_NUMBER.sub("", doc) for each in alike for doc in each.docs)
            yield replace(alike[0], key=key, docs=tuple(docs)[:_WORDINGS])


def _draws(families: Sequence[Family], count: int, draws: Random) -> Iterator[Entry]:
    return (draws.choice(families)(draws) for _ in range(count if families else 0))


def _is_wanted(entry: Entry) -> bool:
    """Whether people ask for such a composition: of few parts, or of the most common ones."""
    kind, first, *rest = entry.key.split(".")
    if kind == "reductions":
        condition, change, total = rest[:3]
        single = condition == "all" or change == "same"
        return first in _SOURCES and (single or (first == "numbers" and total in _TOTALS))
    if kind in ("pairs", "labels"):
        return first in ("zip", "adjacent", "replaced")
    return kind == "groups" or (kind == "machines" and first in _MACHINES)


def _shape(entry: Entry) -> str:
    """Equal for entries that differ in names and constants alone."""
    tree = renaming.parse(entry.bodies[0])
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            node.value = type(node.value).__name__
        elif isinstance(node, ast.Name) and not hasattr(builtins, node.id):
            node.id = names.setdefault(node.id, f"name {len(names)}")
        elif isinstance(node, ast.arg):
            node.arg = names.setdefault(node.arg, f"name {len(names)}")
    kinds = [each.partition(":")[2] for each in entry.params]
    return f"{kinds} {ast.dump(tree)}"
