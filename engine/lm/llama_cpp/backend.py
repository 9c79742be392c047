"""The llama.cpp backend: assigns cache slots to sequences, and recomputes evicted ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

import numpy as np
import numpy.typing as npt

from engine.lm.cached import common_prefix
from engine.lm.sampling import IMPOSSIBLE, Answer, Read, Row, Step, answer

Logits = npt.NDArray[np.float32]

PASS_TOKENS = 2048
"""New tokens of one pass at most; a longer request takes several."""
PASS_POSITIONS = 256
"""Positions with logits in one pass at most: llama.cpp keeps the logits of all of them in memory."""


class Full(Exception):
    """No cell is free; nothing has changed. Never leaves this package."""


@dataclass(frozen=True, slots=True)
class Piece:
    """New tokens of one cache slot in a pass."""

    slot: int
    start: int
    """Position of the first token; everything before it is cached."""
    tokens: tuple[int, ...]
    positions: int
    """How many of the last tokens need logits."""


class Contexts(Protocol):
    """Cache slots, each of which holds one sequence. Only the owner thread calls it."""

    slots: int

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        """Logits ``(positions of all pieces, vocabulary)``, which may be overwritten by the next call.

        At most ``PASS_TOKENS`` tokens and ``PASS_POSITIONS`` positions. Raises ``Full``, after which nothing
        has changed, and ``RuntimeError``, after which the slots of ``pieces`` are in an unknown state.
        """

    def copy(self, source: int, length: int, target: int) -> int:
        """Lets the empty slot ``target`` begin with the first ``length`` positions of ``source``.

        Returns how many it then has: ``length``, or 0 where they cannot be shared.
        """

    def cut(self, slot: int, length: int) -> int:
        """Forgets all positions of a slot from ``length`` on.

        Returns how many are left: ``length``, or 0 where a part cannot be kept without the rest.
        """


RETAINED_CELLS = 2048
"""Prompts stay cached after they were freed, in so many cells at most. Attention looks at every cell in use:
a thousand more make a pass of a small model 5 to 10 % slower, one of 0.5 B parameters 2 %."""


@dataclass(slots=True, eq=False)
class Cached:
    """A sequence: all its tokens, and how many of them its slot holds."""

    tokens: tuple[int, ...] = ()
    slot: int | None = None
    length: int = 0
    read: int = 0
    """Tokens of its prompt: up to the end of what was read, rather than drawn, last. 0 in a fork."""


@dataclass(slots=True)
class _Work:
    """What is left to compute of one row."""

    cached: Cached
    positions: int
    logits: list[Logits] = field(default_factory=list)

    @property
    def left(self) -> int:
        return len(self.cached.tokens) - self.cached.length

    @property
    def open_positions(self) -> int:
        """Positions whose logits are still to be computed."""
        return self.positions - sum(map(len, self.logits))

    def all_logits(self) -> Logits:
        """``(positions, vocabulary)``."""
        return self.logits[0] if len(self.logits) == 1 else np.concatenate(self.logits)

    def keep(self) -> None:
        """Copies the logits found so far that the next pass would overwrite."""
        self.logits = [each if each.base is None else each.copy() for each in self.logits]


class LlamaBackend:
    """Sequences are their tokens; those with a slot are cached.

    Prompts stay cached after they were freed. When slots or cells run out, the least recently used sequence
    loses its slot, freed ones first. It is recomputed from its longest cached prefix when it is needed again.
    """

    def __init__(
        self, contexts: Contexts, release: Callable[[], None], forbidden: Sequence[int] = ()
    ) -> None:
        """``release`` frees contexts and weights; ``forbidden`` tokens are impossible."""
        self._contexts = contexts
        self._release = release
        self._forbidden = np.array(sorted(forbidden), np.intp)
        self._free = list(reversed(range(contexts.slots)))
        self._sequences: dict[int, Cached] = {}
        """Those in use, the least recently used first."""
        self._retained: list[Cached] = []
        """Prompts of freed sequences, the least recently used first."""

    def __len__(self) -> int:
        """How many sequences are in use."""
        return len(self._sequences)

    @property
    def cached(self) -> int:
        """How many sequences in use have a slot."""
        return sum(cached.slot is not None for cached in self._sequences.values())

    @property
    def retained(self) -> int:
        """How many freed sequences are still cached."""
        return len(self._retained)

    @property
    def slots_in_use(self) -> int:
        """How many slots hold a sequence, in use or freed."""
        return self._contexts.slots - len(self._free)

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        cached = self._use(sequence)
        self._cut(cached, common_prefix(cached.tokens, tokens))
        if not cached.length:
            if cached.slot is None and (self._free or self._evict_retained()):
                cached.slot = self._free.pop()
            if cached.slot is not None:
                self._adopt(cached, tokens)
        cached.tokens = tokens[: cached.length]
        return cached.length

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        waiting = {
            number: [self._append(row, isinstance(step.ask, Read)) for row in step.rows]
            for number, step in enumerate(steps)
        }
        work = [each for rows in waiting.values() for each in rows]
        busy = {each.cached for each in work}
        for each in work:
            self._find_slot(each, busy)
        answers: list[Answer] = [None] * len(steps)
        while True:
            for number in [number for number, rows in waiting.items() if not any(row.left for row in rows)]:
                answers[number] = _answer_step(steps[number], waiting.pop(number))
            if not waiting:
                return answers
            for each in work:
                each.keep()
            self._decode(list(_next_pass(work)), busy)

    def copy(self, source: int, length: int, target: int) -> None:
        parent = self._sequences.get(source) or Cached()
        child = self._sequences[target] = Cached(parent.tokens[:length])
        if parent.slot is not None and (self._free or self._evict_retained()):
            child.slot = self._free.pop()
            self._share(parent, child, min(length, parent.length))

    def free(self, sequence: int) -> None:
        """See ``steps.Backend``. What was read stays cached, what was drawn does not."""
        cached = self._sequences.pop(sequence, None)
        if cached is None:
            return
        self._cut(cached, min(cached.read, cached.length))
        if cached.length:
            self._retain(cached)
        else:
            self._drop_slot(cached)

    def clear(self) -> None:
        """Forgets all sequences that are not in use."""
        while self._evict_retained():
            pass

    def close(self) -> None:
        """Frees everything."""
        self._sequences.clear()
        self._retained.clear()
        self._release()

    def _use(self, sequence: int) -> Cached:
        """Marks a sequence, new or known, as the most recently used one."""
        cached = self._sequences.pop(sequence) if sequence in self._sequences else Cached()
        self._sequences[sequence] = cached
        return cached

    def _cut(self, cached: Cached, length: int) -> None:
        """Forgets all tokens from ``length`` on."""
        cached.tokens = cached.tokens[:length]
        cached.read = min(cached.read, length)
        if cached.slot is not None and cached.length > length:
            cached.length = self._contexts.cut(cached.slot, length)

    def _append(self, row: Row, reads: bool) -> _Work:
        """Appends the tokens of a row to its sequence; returns what is to be computed."""
        cached = self._use(row.sequence)
        if len(cached.tokens) < row.start:
            raise RuntimeError(f"sequence {row.sequence} has {len(cached.tokens)} positions, not {row.start}")
        self._cut(cached, row.start)
        cached.tokens += row.tokens
        if reads:
            cached.read = len(cached.tokens)
        return _Work(cached, row.positions)

    def _find_slot(self, work: _Work, busy: set[Cached]) -> None:
        """Gives a sequence a slot, and whatever is cached of its beginning. Raises ``MemoryError``."""
        cached = work.cached
        if cached.slot is None:
            if not self._free and not self._evict(busy):
                raise MemoryError("no cache slot is free")
            cached.slot = self._free.pop()
        if not cached.length:
            self._adopt(cached, cached.tokens[: len(cached.tokens) - work.positions])

    def _adopt(self, cached: Cached, tokens: tuple[int, ...]) -> None:
        """Lets the empty slot of a sequence begin with the longest prefix of ``tokens`` that is cached."""
        best: Cached | None = None
        length = 0
        for other in (*self._sequences.values(), *self._retained):
            if other.length > length and other.tokens[:length] == tokens[:length]:
                common = common_prefix(tokens, other.tokens[: other.length])
                if common > length:
                    best, length = other, common
        if best is not None:
            self._share(best, cached, length)
            if best in self._retained:
                self._touch(best)

    def _share(self, source: Cached, target: Cached, length: int) -> None:
        assert source.slot is not None
        assert target.slot is not None
        target.length = self._contexts.copy(source.slot, length, target.slot) if length else 0

    def _retain(self, cached: Cached) -> None:
        """Keeps the prompt of a freed sequence, in place of those that it begins with."""
        for other in list(self._retained):
            if _begins(other, cached):
                self._touch(other)
                self._drop_slot(cached)
                return
            if _begins(cached, other):
                self._retained.remove(other)
                self._drop_slot(other)
        self._retained.append(cached)
        while len(self._retained) > 1 and _cells(self._retained) > RETAINED_CELLS:
            self._evict_retained()

    def _touch(self, retained: Cached) -> None:
        self._retained.remove(retained)
        self._retained.append(retained)

    def _evict(self, busy: set[Cached]) -> bool:
        """Frees the slot of the least recently used sequence; False if all that is left is busy."""
        if self._evict_retained():
            return True
        for cached in self._sequences.values():
            if cached.slot is not None and cached not in busy:
                self._drop_slot(cached)
                return True
        return False

    def _evict_retained(self) -> bool:
        """Frees the slot of the freed sequence that was not used for longest; False if there is none."""
        if self._retained:
            self._drop_slot(self._retained.pop(0))
            return True
        return False

    def _drop_slot(self, cached: Cached) -> None:
        if cached.slot is not None:
            self._contexts.cut(cached.slot, 0)
            self._free.append(cached.slot)
            cached.slot, cached.length = None, 0

    def _decode(self, pieces: list[tuple[_Work, Piece]], busy: set[Cached]) -> None:
        """Runs one pass and hands out its logits. Raises ``MemoryError``."""
        logits = self._decode_evicting(pieces, busy)
        logits[:, self._forbidden] = IMPOSSIBLE
        at = 0
        for work, piece in pieces:
            work.cached.length += len(piece.tokens)
            if piece.positions:
                work.logits.append(logits[at : at + piece.positions])
                at += piece.positions

    def _decode_evicting(self, pieces: list[tuple[_Work, Piece]], busy: set[Cached]) -> Logits:
        """Evicts sequences until there are cells enough. Raises ``MemoryError``."""
        while True:
            try:
                return self._contexts.decode([piece for _, piece in pieces])
            except Full:
                if not self._evict(busy):
                    raise MemoryError("no cache cell is free") from None
            except Exception:
                for work, _ in pieces:
                    self._drop_slot(work.cached)
                raise


def _cells(sequences: Iterable[Cached]) -> int:
    """Cells that sequences take; those of a prefix that they share count once."""
    ordered = sorted(each.tokens for each in sequences)
    return sum(len(each) - common_prefix(before, each) for before, each in pairwise([(), *ordered]))


def _begins(longer: Cached, shorter: Cached) -> bool:
    return longer.tokens[: len(shorter.tokens)] == shorter.tokens


def _next_pass(work: Iterable[_Work]) -> Iterator[tuple[_Work, Piece]]:
    """Takes as much of ``work`` as fits in one pass."""
    tokens, positions = PASS_TOKENS, PASS_POSITIONS
    for each in work:
        cached, without = each.cached, each.left - each.open_positions
        count = min(each.left, tokens, without + positions)
        if count > 0:
            assert cached.slot is not None
            wanted = max(0, count - without)
            tokens -= count
            positions -= wanted
            yield each, Piece(cached.slot, cached.length, cached.tokens[cached.length :][:count], wanted)


def _answer_step(step: Step, rows: Sequence[_Work]) -> Answer:
    return None if isinstance(step.ask, Read) else answer(step, [row.all_logits() for row in rows])
