"""Known functions that memory would find for a task: what stands among its candidates in decoding."""

from __future__ import annotations

from heapq import nlargest

from engine.memory.words import words
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.entry import Entry
from engine.train.tasks.synthesis import Sample

MOST = 60


def neighbors(sample: Sample, everything: Catalog, most: int = MOST) -> list[Entry]:
    """The entries to train on that share most words with the task of ``sample``, without its own."""
    told = words(" ".join((sample.task.name, sample.task.description, *sample.names.values())))
    likeness = everything.ranking.likeness(told)
    found = nlargest(most + 1, likeness, key=lambda number: likeness[number])
    entries = (everything.known_entries[number] for number in found)
    return [entry for entry in entries if entry.key != sample.key][:most]
