"""A backend that keeps its cache within bounds: who was not used for longest is computed again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine.lm.base import Logprobs
from engine.lm.prefix import common_prefix
from engine.lm.scheduler import Backend, Row


class Sized(Backend, Protocol):
    """A backend that knows what its cache takes."""

    def size(self) -> int:
        """Bytes of all cached keys and values; what sequences share counts once."""


class Evicting:
    """Remembers the tokens of every sequence; ``inner`` has only those that fit into ``room`` bytes.

    A sequence that gave way is computed again when somebody extends it, from the longest beginning that it
    shares with a cached one. What is needed in one pass stays, whatever it takes.
    """

    def __init__(self, inner: Sized, room: int) -> None:
        self._inner = inner
        self._room = room
        self._tokens: dict[int, tuple[int, ...]] = {}
        """Of all sequences, the least recently used first."""
        self._cached: dict[int, int] = {}
        """How many positions of a sequence ``inner`` has."""

    def __len__(self) -> int:
        """How many sequences are known."""
        return len(self._tokens)

    @property
    def cached(self) -> int:
        """How many sequences ``inner`` has."""
        return len(self._cached)

    def size(self) -> int:
        """Bytes of all cached keys and values."""
        return self._inner.size()

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        """See ``scheduler.Backend``."""
        for row in rows:
            self._tokens[row.sequence] = self._tokens.pop(row.sequence, ())[: row.start] + row.tokens
            if row.sequence in self._cached:
                self._cached[row.sequence] = min(self._cached[row.sequence], row.start)
        needed = {row.sequence for row in rows}
        try:
            return self._forward(rows)
        except MemoryError:
            if len(rows) > 1 or not self._evict(needed, 0):  # a smaller pass is tried first
                raise
            return self._forward(rows)
        finally:
            self._evict(needed, self._room)

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``scheduler.Backend``."""
        self._tokens[target] = self._tokens[source][:length]
        if source in self._cached:
            self._share(source, min(length, self._cached[source]), target)

    def free(self, sequence: int) -> None:
        """See ``scheduler.Backend``."""
        self._tokens.pop(sequence, None)
        self._forget(sequence)

    def close(self) -> None:
        """See ``scheduler.Backend``."""
        self._tokens.clear()
        self._cached.clear()
        self._inner.close()

    def _forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        whole = [row if self._cached.get(row.sequence, 0) == row.start else self._again(row) for row in rows]
        results = self._inner.forward(whole)
        self._cached.update((row.sequence, len(self._tokens[row.sequence])) for row in rows)
        return results

    def _again(self, row: Row) -> Row:
        """``row`` with all that ``inner`` does not have of its sequence."""
        tokens = self._tokens[row.sequence]
        if row.sequence not in self._cached:
            kin, common = self._kin(tokens[: len(tokens) - row.positions])
            if kin is not None:
                self._share(kin, common, row.sequence)
        length = self._cached.get(row.sequence, 0)
        return Row(row.sequence, length, tokens[length:], row.positions)

    def _share(self, source: int, length: int, target: int) -> None:
        self._inner.copy(source, length, target)
        self._cached[target] = length

    def _kin(self, tokens: tuple[int, ...]) -> tuple[int | None, int]:
        """The cached sequence that has most of ``tokens``, from the beginning, and how many."""
        best, length = None, 0
        for other, positions in self._cached.items():
            common = common_prefix(tokens, self._tokens[other][:positions])
            if common > length:
                best, length = other, common
        return best, length

    def _evict(self, needed: set[int], room: int) -> bool:
        """Lets sequences give way until ``room`` suffices; whether any did."""
        evicted = False
        for sequence in list(self._tokens):
            if self._inner.size() <= room:
                break
            if sequence in self._cached and sequence not in needed:
                self._forget(sequence)
                evicted = True
        return evicted

    def _forget(self, sequence: int) -> None:
        if sequence in self._cached:
            del self._cached[sequence]
            self._inner.free(sequence)
