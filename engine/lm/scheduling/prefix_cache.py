"""A backend that keeps its cache within bounds and begins new sequences from the longest known prefix."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from engine.lm.scheduling.common_prefix import common_prefix
from engine.lm.scheduling.passes import Answer, Backend, Read, Row, Step

RETAINED = 64
"""Sequences that are kept after they were freed, at most."""


class Sized(Backend, Protocol):
    """A backend that knows how large its cache is. Its ``begin`` is not used."""

    def size(self) -> int:
        """Bytes of all cached keys and values; what sequences share counts once."""


@dataclass(slots=True)
class _Entry:
    """A sequence: its tokens, and how many of them ``inner`` has."""

    tokens: tuple[int, ...] = ()
    cached: int = 0
    freed: bool = False
    prompt: bool = True
    """All of it was read, none drawn or decided: worth keeping for prompts that begin in the same way."""


class PrefixCache:
    """Remembers the tokens of every sequence; ``inner`` has only those that fit into ``capacity`` bytes.

    An evicted sequence is recomputed from its longest cached prefix. Prompts stay cached after they were
    freed, until others need the memory. What one pass needs stays, whatever it takes.
    """

    def __init__(self, inner: Sized, capacity: int) -> None:
        self._inner = inner
        self._capacity = capacity
        self._entries: dict[int, _Entry] = {}
        """The least recently used first."""

    def __len__(self) -> int:
        """How many sequences are in use."""
        return sum(not entry.freed for entry in self._entries.values())

    @property
    def cached(self) -> int:
        """How many of the sequences in use ``inner`` has."""
        return sum(entry.cached > 0 and not entry.freed for entry in self._entries.values())

    def size(self) -> int:
        """Bytes of all cached keys and values."""
        return self._inner.size()

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        """See ``steps.Backend``."""
        entry = self._entries.pop(sequence, None) or _Entry()
        self._entries[sequence] = entry
        common = min(entry.cached, common_prefix(entry.tokens, tokens))
        entry.tokens = tokens[: max(common, 0)]
        if not common:
            self._drop(sequence)
            entry.tokens = self._adopt(sequence, tokens)
        return len(entry.tokens)

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """See ``steps.Backend``."""
        needed = {row.sequence for step in steps for row in step.rows}
        whole = [replace(step, rows=tuple(self._continued(step, row) for row in step.rows)) for step in steps]
        try:
            return self._forward(whole)
        except MemoryError:
            if len(steps) > 1 or not self._evict(needed, 0):  # a smaller pass is tried first
                raise
            return self._forward(whole)
        finally:
            self._evict(needed, self._capacity)

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``steps.Backend``."""
        origin = self._entries.get(source) or _Entry()
        tokens = origin.tokens[: min(length, len(origin.tokens))]
        entry = self._entries[target] = _Entry(tokens, prompt=origin.prompt)
        if shared := min(len(tokens), origin.cached):
            self._inner.copy(source, shared, target)
            entry.cached = shared

    def free(self, sequence: int) -> None:
        """See ``steps.Backend``."""
        entry = self._entries.get(sequence)
        if entry is None:
            return
        if entry.prompt and entry.cached:
            entry.freed = True
            freed = [number for number, each in self._entries.items() if each.freed]
            if len(freed) <= RETAINED:
                return
            sequence = freed[0]
        self._drop(sequence)
        del self._entries[sequence]

    def clear(self) -> None:
        """Forgets all sequences that are not in use."""
        for number in [number for number, entry in self._entries.items() if entry.freed]:
            self._drop(number)
            del self._entries[number]

    def close(self) -> None:
        """See ``steps.Backend``."""
        self._entries.clear()
        self._inner.close()

    def _continued(self, step: Step, row: Row) -> Row:
        """``row``, from where the cache of its sequence ends if that was evicted meanwhile."""
        entry = self._entries.pop(row.sequence, None) or _Entry()
        self._entries[row.sequence] = entry
        if len(entry.tokens) < row.start:
            raise RuntimeError(f"sequence {row.sequence} has {len(entry.tokens)} positions, not {row.start}")
        entry.tokens = entry.tokens[: row.start] + row.tokens
        entry.cached = min(entry.cached, row.start)
        entry.prompt = entry.prompt and isinstance(step.ask, Read)
        if entry.cached == row.start:
            return row
        if not entry.cached:
            self._adopt(row.sequence, entry.tokens[: len(entry.tokens) - max(1, row.positions)])
        return replace(row, start=entry.cached, tokens=entry.tokens[entry.cached :])

    def _forward(self, steps: Sequence[Step]) -> list[Answer]:
        answers = self._inner.forward(steps)
        for step in steps:
            for row in step.rows:
                self._entries[row.sequence].cached = row.start + len(row.tokens)
        return answers

    def _adopt(self, sequence: int, tokens: tuple[int, ...]) -> tuple[int, ...]:
        """Lets ``sequence`` begin with the longest prefix of ``tokens`` that is cached; returns that."""
        best, length = None, 0
        for number, other in self._entries.items():
            most = min(other.cached, len(tokens))
            if number != sequence and most > length and other.tokens[:length] == tokens[:length]:
                common = common_prefix(other.tokens[:most], tokens[:most])
                if common > length:
                    best, length = number, common
        if best is not None:
            self._inner.copy(best, length, sequence)
            self._entries[sequence].cached = length
            self._entries[best] = self._entries.pop(best)
            self._entries[sequence] = self._entries.pop(sequence)
        return tokens[:length]

    def _evict(self, needed: set[int], capacity: int) -> bool:
        """Evicts the least recently used sequences, freed ones first, until the cache fits; whether any."""
        evicted = False
        for freed in (True, False):
            for number in [number for number, each in self._entries.items() if each.freed is freed]:
                if self._inner.size() <= capacity:
                    return evicted
                if number not in needed and self._entries[number].cached:
                    self._drop(number)
                    evicted = True
                    if freed:
                        del self._entries[number]
        return evicted

    def _drop(self, sequence: int) -> None:
        """Frees what ``inner`` has of a sequence."""
        if self._entries[sequence].cached:
            self._entries[sequence].cached = 0
            self._inner.free(sequence)
