"""The scheduler's backend over llama.cpp: which sequence has a seat, and what has to be computed again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
import numpy.typing as npt

from engine.lm.base import Logprobs
from engine.lm.prefix import common_prefix
from engine.lm.scheduler import PASS_TOKENS, Row

Logits = npt.NDArray[np.float32]


class Full(Exception):
    """No cell is free; nothing has changed. Never leaves this package."""


@dataclass(frozen=True, slots=True)
class Piece:
    """New tokens of one seat in a pass."""

    seat: int
    start: int
    """Position of the first token; everything before it is cached."""
    tokens: tuple[int, ...]
    wanted: int
    """How many of the last tokens need logits."""


class Contexts(Protocol):
    """Seats, and what can be done with them. Only the owner thread calls it."""

    seats: int

    def decode(self, pieces: list[Piece]) -> Logits:
        """Logits ``(wanted, vocabulary)`` of all pieces in their order; at most ``PASS_TOKENS`` tokens.

        Raises ``Full``, after which nothing has changed, and ``RuntimeError``, after which the caches of the
        seats in ``pieces`` are unknown.
        """

    def copy(self, source: int, length: int, target: int) -> None:
        """Lets the empty seat ``target`` begin with the first ``length`` positions of ``source``."""

    def cut(self, seat: int, length: int) -> None:
        """Forgets all positions of a seat from ``length`` on."""

    def close(self) -> None:
        """Frees all memory but the model's."""


@dataclass(slots=True)
class Cached:
    """A sequence: all its tokens, and how many of them lie in the cache."""

    tokens: tuple[int, ...] = ()
    seat: int | None = None
    length: int = 0
    """Positions of ``tokens`` that the seat holds."""


@dataclass(slots=True)
class _Work:
    """What is left to compute of one row."""

    cached: Cached
    wanted: int
    found: list[Logits] = field(default_factory=list)

    @property
    def left(self) -> int:
        return len(self.cached.tokens) - self.cached.length


class LlamaBackend:
    """Sequences are their tokens; those with a seat are cached.

    When seats or cells run out, the sequence that was not used for longest loses its seat. It is computed
    again when somebody extends it.
    """

    def __init__(self, contexts: Contexts, release: Callable[[], None]) -> None:
        """``release`` gives up the weights."""
        self._contexts = contexts
        self._release = release
        self._free = list(reversed(range(contexts.seats)))
        self._sequences: dict[int, Cached] = {}
        """The least recently used first."""

    def __len__(self) -> int:
        """How many sequences are known."""
        return len(self._sequences)

    @property
    def seated(self) -> int:
        """How many sequences have a seat."""
        return self._contexts.seats - len(self._free)

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        """See ``scheduler.Backend``."""
        work = [_Work(self._continued(row), row.positions) for row in rows]
        busy = {id(each.cached) for each in work}
        for each in work:
            self._seat(each, busy)
        while pieces := list(_pass(work)):
            self._decode(pieces, busy)
        return [_log_softmax(np.concatenate(each.found)) for each in work]

    def copy(self, source: int, length: int, target: int) -> None:
        """See ``scheduler.Backend``."""
        parent = self._sequences[source]
        child = self._sequences[target] = Cached(parent.tokens[:length])
        if self._free and parent.seat is not None:
            child.seat = self._free.pop()
            self._share(parent, child, min(length, parent.length))

    def free(self, sequence: int) -> None:
        """See ``scheduler.Backend``."""
        cached = self._sequences.pop(sequence, None)
        if cached is not None:
            self._unseat(cached)

    def close(self) -> None:
        """Frees the contexts, then the weights."""
        self._sequences.clear()
        self._contexts.close()
        self._release()

    def _continued(self, row: Row) -> Cached:
        """The sequence of a row with its new tokens, used last of all."""
        cached = self._sequences.pop(row.sequence, None) or Cached()
        self._sequences[row.sequence] = cached
        if len(cached.tokens) < row.start:
            raise RuntimeError(f"sequence {row.sequence} has {len(cached.tokens)} positions, not {row.start}")
        cached.tokens = cached.tokens[: row.start] + row.tokens
        if cached.seat is not None and cached.length > row.start:
            self._contexts.cut(cached.seat, row.start)
            cached.length = row.start
        return cached

    def _seat(self, work: _Work, busy: set[int]) -> None:
        """Gives a sequence a seat, and whatever another one has cached of its beginning."""
        cached = work.cached
        if cached.seat is not None:
            return
        if not self._free and not self._evict(busy):
            raise MemoryError("no seat is free")
        kin, length = self._longest_prefix(cached.tokens[: len(cached.tokens) - work.wanted])
        cached.seat = self._free.pop()
        if kin is not None:
            self._share(kin, cached, length)

    def _share(self, source: Cached, target: Cached, length: int) -> None:
        assert source.seat is not None
        assert target.seat is not None
        self._contexts.copy(source.seat, length, target.seat)
        target.length = length

    def _longest_prefix(self, tokens: tuple[int, ...]) -> tuple[Cached | None, int]:
        best: Cached | None = None
        length = 0
        for other in self._sequences.values():
            if other.seat is not None and other.length > length and other.tokens[:length] == tokens[:length]:
                common = common_prefix(tokens, other.tokens[: other.length])
                if common > length:
                    best, length = other, common
        return best, length

    def _evict(self, busy: set[int]) -> bool:
        """Takes the seat of the sequence that was not used for longest; False if all that is left is busy."""
        for cached in self._sequences.values():
            if cached.seat is not None and id(cached) not in busy:
                self._unseat(cached)
                return True
        return False

    def _unseat(self, cached: Cached) -> None:
        if cached.seat is not None:
            self._contexts.cut(cached.seat, 0)
            self._free.append(cached.seat)
            cached.seat, cached.length = None, 0

    def _decode(self, pieces: list[tuple[_Work, Piece]], busy: set[int]) -> None:
        """One pass; when there is no room, after others made some. Raises ``MemoryError``."""
        while True:
            try:
                logits = self._contexts.decode([piece for _, piece in pieces])
                break
            except Full:
                if not self._evict(busy):
                    raise MemoryError("no cell is free") from None
            except Exception:
                for work, _ in pieces:
                    self._unseat(work.cached)
                raise
        at = 0
        for work, piece in pieces:
            work.cached.length += len(piece.tokens)
            if piece.wanted:
                work.found.append(logits[at : at + piece.wanted])
                at += piece.wanted


def _pass(work: Iterable[_Work]) -> Iterator[tuple[_Work, Piece]]:
    """As much of ``work`` as fits in one pass."""
    room = PASS_TOKENS
    for each in work:
        count = min(room, each.left)
        if count:
            cached = each.cached
            assert cached.seat is not None
            tokens = cached.tokens[cached.length : cached.length + count]
            wanted = max(0, min(count, each.wanted - (each.left - count)))
            room -= count
            yield each, Piece(cached.seat, cached.length, tokens, wanted)


def _log_softmax(logits: Logits) -> Logprobs:
    shifted = logits - logits.max(axis=-1, keepdims=True)
    logprobs: Logprobs = shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    return logprobs
