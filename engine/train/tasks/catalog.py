"""All that tasks are made from, and which of it is held out of training.

What is held out is decided by a stable hash of its key without the module (``text.count_vowels`` and
``sample.count_vowels`` are one concept), so that neither order nor new entries move the border.
"""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from engine.memory.ranking import Ranking
from engine.train.tasks import compositions, library
from engine.train.tasks.entry import Entry, Family

ENTRY_SHARE = 0.08
FAMILY_SHARE = 0.05
WORDING_SHARE = 0.06
IN_BENCHMARKS = frozenset(("filters.odds", "numbers.lcm", "numbers.max_of_three"))
"""Entries that a benchmark has in nearly the same words (``egcfg train contamination``): not trained on."""
TWINS = {
    "basics.count_true": "lists.count_odd",
    "basics.longest_length": "text.longest_word_length",
    "dicts.from_lists": "sets_tuples.dict_from_lists",
    "dicts.total_by_key": "sets_tuples.dict_of_sums",
    "lists.flatten": "lists.flatten_deep",
    "lists.indices_of": "text.find_positions",
    "mappings.reverse_tuples": "matrices.mirror",
    "matrices.flatten": "lists.flatten_deep",
    "numbers.sum_to_n": "numbers.triangular",
    "physics.distance_travelled": "basics.rectangle_area",
    "records.unknown_options": "sets_tuples.difference",
    "recursion.flatten": "lists.flatten_deep",
    "sets_tuples.same_items": "validation.same_elements",
    "simulation.bracket_depth": "parsing.max_depth",
    "stats.histogram_bins": "records.bucket_counts",
    "text.count_char": "lists.count_item",
    "text.in_first_only": "words.missing_letters",
}
"""Held-out entries, and for each one to train on that does the same under another name, or more: they are not
counted as unseen."""
_NOT_ENTRIES = ("check", "sample")
_FORMS = "variants_"
"""What modules are called that hold common functions in further forms. These are called like others: none is
held out itself, and one that is called like a function held out is not trained on."""


def fraction(text: str) -> float:
    """A number in [0, 1) that depends on ``text`` only, on every machine."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big") / 2**48


def concept(key: str) -> str:
    """A key without its module, as single words: ``lists.sum_list`` becomes ``sum list``."""
    return key.partition(".")[2].replace("_", " ").replace(".", " ")


@dataclass(frozen=True)
class Catalog:
    """Single entries, and families that make as many as one likes."""

    entries: tuple[Entry, ...]
    families: tuple[Family, ...]
    compositions: tuple[Family, ...]
    modules: frozenset[str] = frozenset()
    """Train on entries of these modules of the library only; empty: on all."""
    longest: int | None = None
    """Train on entries with a body of at most so many characters only, and on no longer body of theirs."""

    @cached_property
    def held_entries(self) -> tuple[Entry, ...]:
        """Entries never trained on."""
        return tuple(
            entry
            for entry in self.entries
            if fraction("entry " + concept(entry.key)) < ENTRY_SHARE and not entry.key.startswith(_FORMS)
        )

    @cached_property
    def unseen_entries(self) -> tuple[Entry, ...]:
        """Entries never trained on, nor anything that does the same."""
        return tuple(entry for entry in self.held_entries if entry.key not in TWINS)

    @cached_property
    def known_entries(self) -> tuple[Entry, ...]:
        """Entries to train on: not in a benchmark, not held out, nor called like an entry that is."""
        entries = self.entries if self.longest is None else short(self.entries, self.longest)
        held = {entry.key for entry in self.held_entries}
        called = {entry.names[0] for entry in self.held_entries} | {concept(key) for key in held}
        return tuple(
            entry
            for entry in entries
            if entry.key not in held | IN_BENCHMARKS
            and not called & {entry.names[0], concept(entry.key)}
            and (not self.modules or entry.key.partition(".")[0] in self.modules)
        )

    @cached_property
    def ranking(self) -> Ranking:
        """The entries to train on, by their numbers among them and their words."""
        ranking = Ranking()
        for number, entry in enumerate(self.known_entries):
            ranking.add(number, entry.words)
        return ranking

    @cached_property
    def by_name(self) -> dict[str, Entry]:
        return {entry.key: entry for entry in self.entries}


def short(entries: Iterable[Entry], longest: int) -> tuple[Entry, ...]:
    """The entries that some body of at most ``longest`` characters does, with these bodies alone."""
    kept = ((entry, tuple(body for body in entry.bodies if len(body) <= longest)) for entry in entries)
    return tuple(replace(entry, bodies=bodies) for entry, bodies in kept if bodies)


def held_out(entry: Entry) -> bool:
    """Whether a family's or composition's draw is held out."""
    return fraction("family " + concept(entry.key)) < FAMILY_SHARE


def held_wording(entry: Entry, doc: str) -> bool:
    """Whether ``doc`` is a wording of ``entry`` that is kept for evaluation."""
    return len(entry.docs) >= 5 and fraction(f"wording {entry.key} {doc}") < WORDING_SHARE


def full() -> Catalog:
    """Everything in the library and all compositions."""
    entries: list[Entry] = []
    families: list[Family] = []
    for name in modules():
        module = importlib.import_module(f"{library.__name__}.{name}")
        entries.extend(getattr(module, "ENTRIES", ()))
        families.extend(getattr(module, "FAMILIES", ()))
    return Catalog(tuple(entries), tuple(families), compositions.FAMILIES)


def modules() -> Iterator[str]:
    """Names of the library's modules of entries."""
    for module in pkgutil.iter_modules(library.__path__):
        if module.name not in _NOT_ENTRIES and not module.name.startswith("_"):
            yield module.name


def drawn(r: Random, families: tuple[Family, ...], held: bool) -> Entry:
    """A draw of one of ``families`` from one side of the border."""
    while True:
        entry = r.choice(families)(r)
        if held_out(entry) == held:
            return entry
