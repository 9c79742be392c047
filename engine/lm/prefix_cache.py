"""The cache of prefixes above a backend: which sequences stay computed, and where a new one begins.

Backends hold keys and values of sequences by number. Here are the tokens of each, so that a sequence begins
from the longest prefix that is cached anywhere, and one that was evicted is computed again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Protocol

from engine.lm.sampling import Answer, Read, Row, Step

RETAINED = 64
"""Prompts that are kept after they were freed, at most."""


class Full(MemoryError):
    """There is no room, and one sequence less may be enough. Nothing has changed."""


class Store(Protocol):
    """Keys and values of sequences. Only the owner thread calls it."""

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """One answer for each step. All rows have distinct sequences.

        Raises ``Full``, or ``MemoryError`` when the batch is too large.
        """

    def copy(self, source: int, length: int, target: int) -> int:
        """Makes ``target`` begin with the first ``length`` cached positions of ``source``.

        Returns how many it has: ``length``, or 0 where they cannot be shared. Memory that has to be copied is
        copied in ``forward``. Raises ``Full``.
        """

    def cut(self, sequence: int, length: int) -> int:
        """Forgets all positions from ``length`` on; returns how many are left: ``length``, or 0."""

    def free(self, sequence: int) -> None:
        """Forgets a sequence; harmless when it does not exist."""

    def size(self) -> int:
        """What all sequences take, in the unit of the cache's capacity."""

    def close(self) -> None:
        """Frees everything."""


def common_prefix(ours: Sequence[int], theirs: Sequence[int]) -> int:
    """Returns how many tokens both begin with. Sequences of one type are compared fastest."""
    known, most = 0, min(len(ours), len(theirs))
    while known < most:
        middle = (known + most + 1) // 2
        if ours[known:middle] == theirs[known:middle]:
            known = middle
        else:
            most = middle - 1
    return known


@dataclass(slots=True, eq=False)
class _Entry:
    """A sequence: its tokens, and how many of them the store has."""

    tokens: tuple[int, ...] = ()
    cached: int = 0
    read: int = 0
    """Tokens of its prompt: up to the end of what was read, rather than drawn, last. 0 in a fork."""
    freed: bool = False


class PrefixCache:
    """A ``Backend`` over a ``Store``, which has only the sequences that fit into ``capacity``.

    Prompts stay cached after they were freed, until others need the memory. The least recently used sequence
    is evicted first, freed ones before others. What one pass needs stays, whatever it takes.
    """

    def __init__(self, store: Store, capacity: int, retained_tokens: int | None = None) -> None:
        """``retained_tokens``: most tokens of freed prompts, shared beginnings counted once; None: any."""
        self._store = store
        self._capacity = capacity
        self._retained_tokens = retained_tokens
        self._entries: dict[int, _Entry] = {}
        """The least recently used first."""

    def __len__(self) -> int:
        """How many sequences are in use."""
        return sum(not entry.freed for entry in self._entries.values())

    @property
    def cached(self) -> int:
        """How many of the sequences in use the store has."""
        return sum(entry.cached > 0 and not entry.freed for entry in self._entries.values())

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        """See ``Backend``."""
        entry = self._use(sequence)
        self._cut(sequence, entry, common_prefix(entry.tokens, tokens))
        entry.tokens = tokens[: entry.cached]
        if not entry.cached:
            self._adopt(sequence, entry, tokens)
            entry.tokens = tokens[: entry.cached]
        return entry.cached

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """See ``Backend``."""
        needed = {row.sequence for step in steps for row in step.rows}
        try:
            while True:
                try:
                    return self._forward(steps)
                except Full:
                    if not self._evict_one(needed):
                        raise
                except MemoryError:  # a smaller pass is tried first, then one without all others
                    if len(steps) > 1 or not self._evict_one(needed):
                        raise
                    self._evict(needed, 0)
        finally:
            self._evict(needed, self._capacity)

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``Backend``."""
        origin = self._entries.get(source) or _Entry()
        entry = self._entries[target] = _Entry(origin.tokens[:length])
        if shared := min(len(entry.tokens), origin.cached):
            self._share(source, target, shared)

    def free(self, sequence: int) -> None:
        """See ``Backend``. What was read stays cached, in place of what it begins with."""
        entry = self._entries.get(sequence)
        if entry is None:
            return
        self._cut(sequence, entry, entry.read)
        freed = {number: each for number, each in self._entries.items() if each.freed}
        if not entry.cached or any(_begins(each, entry) for each in freed.values()):
            self._drop(sequence)
            return
        for number, each in freed.items():
            if _begins(entry, each):
                self._drop(number)
        entry.tokens, entry.freed = entry.tokens[: entry.cached], True
        self._entries[sequence] = self._entries.pop(sequence)
        while self._retains_too_much():
            self._evict_one(set())

    def clear(self) -> None:
        """Forgets all sequences that are not in use."""
        for number in [number for number, entry in self._entries.items() if entry.freed]:
            self._drop(number)

    def close(self) -> None:
        """Frees everything."""
        self._entries.clear()
        self._store.close()

    def _forward(self, steps: Sequence[Step]) -> list[Answer]:
        whole = [replace(step, rows=tuple(self._continued(step, row) for row in step.rows)) for step in steps]
        rows = [row for step in whole for row in step.rows]
        try:
            answers = self._store.forward(whole)
        except BaseException:
            for row in rows:
                self._entries[row.sequence].cached = self._store.cut(row.sequence, row.start)
            raise
        for row in rows:
            self._entries[row.sequence].cached = row.start + len(row.tokens)
        return answers

    def _continued(self, step: Step, row: Row) -> Row:
        """``row``, from where the cache of its sequence ends if that was evicted meanwhile."""
        entry = self._use(row.sequence)
        if len(entry.tokens) < row.start:
            raise RuntimeError(f"sequence {row.sequence} has {len(entry.tokens)} positions, not {row.start}")
        self._cut(row.sequence, entry, row.start)
        entry.tokens = entry.tokens[: row.start] + row.tokens
        if isinstance(step.ask, Read):
            entry.read = len(entry.tokens)
        if entry.cached == row.start:
            return row
        if not entry.cached:
            self._adopt(row.sequence, entry, entry.tokens[: len(entry.tokens) - max(1, row.positions)])
        return replace(row, start=entry.cached, tokens=entry.tokens[entry.cached :])

    def _use(self, sequence: int) -> _Entry:
        """Marks a sequence, new or known, as the most recently used one."""
        entry = self._entries[sequence] = self._entries.pop(sequence, _Entry())
        return entry

    def _cut(self, sequence: int, entry: _Entry, length: int) -> None:
        """Keeps at most ``length`` positions in the store."""
        entry.read = min(entry.read, length)
        if entry.cached > length:
            entry.cached = self._store.cut(sequence, length)

    def _adopt(self, sequence: int, entry: _Entry, tokens: tuple[int, ...]) -> None:
        """Lets a sequence of which nothing is cached begin with the longest prefix that is."""
        best, length = None, 0
        for number, other in self._entries.items():
            most = min(other.cached, len(tokens))
            if number != sequence and most > length and other.tokens[:length] == tokens[:length]:
                common = common_prefix(other.tokens[:most], tokens[:most])
                if common > length:
                    best, length = number, common
        if best is not None:
            self._use(best)
            self._use(sequence)
            self._share(best, sequence, length)

    def _share(self, source: int, target: int, length: int) -> None:
        """Has the store share a prefix, if need be in the place of a freed sequence; or nothing."""
        while True:
            try:
                self._entries[target].cached = self._store.copy(source, length, target)
                return
            except Full:
                used = {number for number, entry in self._entries.items() if not entry.freed}
                if not self._evict_one({source, *used}):
                    return

    def _evict(self, needed: set[int], capacity: int) -> None:
        while self._store.size() > capacity and self._evict_one(needed):
            pass

    def _evict_one(self, needed: set[int]) -> bool:
        """Evicts the least recently used sequence, freed ones first; False if all that is left is needed."""
        for freed in (True, False):
            for number, entry in self._entries.items():
                if entry.freed is freed and entry.cached and number not in needed:
                    self._store.free(number)
                    entry.cached = 0
                    if freed:
                        del self._entries[number]
                    return True
        return False

    def _drop(self, sequence: int) -> None:
        """Forgets a sequence, and frees what the store has of it."""
        del self._entries[sequence]
        self._store.free(sequence)

    def _retains_too_much(self) -> bool:
        freed = sorted(entry.tokens for entry in self._entries.values() if entry.freed)
        if len(freed) <= 1 or self._retained_tokens is None:
            return len(freed) > RETAINED
        held = sum(len(each) - common_prefix(before, each) for before, each in pairwise([(), *freed]))
        return len(freed) > RETAINED or held > self._retained_tokens


def _begins(longer: _Entry, shorter: _Entry) -> bool:
    """Whether all that is cached of ``shorter`` begins ``longer``."""
    length = shorter.cached
    return length <= longer.cached and longer.tokens[:length] == shorter.tokens[:length]
