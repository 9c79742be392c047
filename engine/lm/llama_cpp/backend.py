"""llama.cpp's cache behind numbered slots, and passes over it as a ``Store`` of sequences."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import llama_cpp
import numpy as np
import numpy.typing as npt

from engine.lm.prefix_cache import Full
from engine.lm.sampling import IMPOSSIBLE, Answer, Read, Row, Step, answer

Logits = npt.NDArray[np.float32]

PASS_TOKENS = 2048
"""New tokens of one pass at most; a longer request takes several."""
PASS_POSITIONS = 256
"""Positions with logits in one pass at most: llama.cpp keeps the logits of all of them in memory."""
RETAINED_TOKENS = 2048
"""Of freed prompts that stay cached. Attention looks at every cell in use: a thousand more make a pass of a
small model 5 to 10 % slower, one of 0.5 B parameters 2 %."""


@dataclass(frozen=True, slots=True)
class Piece:
    """New tokens of one cache slot in a pass."""

    slot: int
    start: int
    """Position of the first token; everything before it is cached."""
    tokens: tuple[int, ...]
    positions: int
    """How many of the last tokens need logits."""


@dataclass(slots=True, eq=False)
class _Slot:
    """What a sequence has in the cache."""

    number: int
    length: int = 0


@dataclass(slots=True)
class _Work:
    """What is left to compute of one row."""

    slot: _Slot
    row: Row
    logits: list[Logits] = field(default_factory=list)

    @property
    def left(self) -> int:
        return self.row.start + len(self.row.tokens) - self.slot.length

    @property
    def open_positions(self) -> int:
        """Positions whose logits are still to be computed."""
        return self.row.positions - sum(map(len, self.logits))

    def all_logits(self) -> Logits:
        """``(positions, vocabulary)``."""
        return self.logits[0] if len(self.logits) == 1 else np.concatenate(self.logits)

    def keep(self) -> None:
        """Copies the logits found so far that the next pass would overwrite."""
        self.logits = [each if each.base is None else each.copy() for each in self.logits]


class LlamaBackend:
    """A ``Store`` that gives each sequence a cache slot."""

    def __init__(
        self, contexts: UnifiedContext, release: Callable[[], None], forbidden: Sequence[int] = ()
    ) -> None:
        """``release`` frees contexts and weights; ``forbidden`` tokens are impossible."""
        self._contexts = contexts
        self._release = release
        self._forbidden = np.array(sorted(forbidden), np.intp)
        self._free = list(reversed(range(contexts.slots)))
        self._slots: dict[int, _Slot] = {}

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """See ``Store``."""
        waiting = {
            number: [_Work(self._slot(row.sequence), row) for row in step.rows]
            for number, step in enumerate(steps)
        }
        work = [each for rows in waiting.values() for each in rows]
        answers: list[Answer] = [None] * len(steps)
        while True:
            for number in [number for number, rows in waiting.items() if not any(row.left for row in rows)]:
                answers[number] = _answer_step(steps[number], waiting.pop(number))
            if not waiting:
                return answers
            for each in work:
                each.keep()
            self._decode(list(_next_pass(work)))

    def copy(self, source: int, length: int, target: int) -> int:
        """See ``Store``."""
        self.free(target)
        slot = self._slot(target)
        slot.length = self._contexts.copy(self._slots[source].number, length, slot.number)
        return slot.length

    def cut(self, sequence: int, length: int) -> int:
        """See ``Store``."""
        slot = self._slots.get(sequence)
        if slot is None:
            return 0
        if slot.length > length:
            slot.length = self._contexts.cut(slot.number, length)
        return slot.length

    def free(self, sequence: int) -> None:
        """See ``Store``."""
        slot = self._slots.pop(sequence, None)
        if slot is not None:
            self._contexts.cut(slot.number, 0)
            self._free.append(slot.number)

    def size(self) -> int:
        """Slots in use. Cells are not counted: llama.cpp tells when they run out."""
        return len(self._slots)

    def close(self) -> None:
        """Frees everything."""
        self._slots.clear()
        self._release()

    def _slot(self, sequence: int) -> _Slot:
        """The slot of a sequence, new or known. Raises ``Full``."""
        if sequence not in self._slots:
            if not self._free:
                raise Full("no cache slot is free")
            self._slots[sequence] = _Slot(self._free.pop())
        return self._slots[sequence]

    def _decode(self, pieces: list[tuple[_Work, Piece]]) -> None:
        """Runs one pass and hands out its logits."""
        try:
            logits = self._contexts.decode([piece for _, piece in pieces])
        except Full:
            raise
        except Exception:
            for work, _ in pieces:
                self.free(work.row.sequence)
            raise
        logits[:, self._forbidden] = IMPOSSIBLE
        at = 0
        for work, piece in pieces:
            work.slot.length += len(piece.tokens)
            if piece.positions:
                work.logits.append(logits[at : at + piece.positions])
                at += piece.positions


def _next_pass(work: Iterable[_Work]) -> Iterator[tuple[_Work, Piece]]:
    """Takes as much of ``work`` as fits in one pass."""
    tokens, positions = PASS_TOKENS, PASS_POSITIONS
    for each in work:
        slot, without = each.slot, each.left - each.open_positions
        count = min(each.left, tokens, without + positions)
        if count > 0:
            wanted = max(0, count - without)
            tokens -= count
            positions -= wanted
            at = slot.length - each.row.start
            yield each, Piece(slot.number, slot.length, each.row.tokens[at : at + count], wanted)


def _answer_step(step: Step, rows: Sequence[_Work]) -> Answer:
    return None if isinstance(step.ask, Read) else answer(step, [row.all_logits() for row in rows])


ENOUGH = 0.8
"""Of the processor time that the threads of a pass could have got: with less they wait for each other."""
OBSERVED_S = 0.25
"""Of passes, before they are judged."""
PAUSE_S, LONGEST_PAUSE_S = 1.0, 16.0
"""Of passes with fewer threads, before all are tried again; doubles as long as that fails."""


class Threads:
    """Takes fewer threads while other programs keep some of the processors busy.

    The threads of a pass wait for each other hundreds of times. One that gets no processor holds all others
    up, so two threads on two processors can be a hundred times slower than one. That shows in the processor
    time that they get.
    """

    def __init__(
        self,
        most: int,
        clock: Callable[[], float] = time.perf_counter,
        spent: Callable[[], float] = time.process_time,
    ) -> None:
        self.count = most
        self._most = most
        self._clock, self._spent = clock, spent
        self._wall_s = self._processor_s = 0.0
        self._pause_s = PAUSE_S

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Round a pass; afterwards ``count`` is for the next one."""
        wall, spent = self._clock(), self._spent()
        yield
        self._wall_s += self._clock() - wall
        self._processor_s += self._spent() - spent
        self._choose()

    def _choose(self) -> None:
        if self.count < self._most:
            if self._wall_s >= self._pause_s:
                self._begin(self._most)
        elif self._wall_s >= OBSERVED_S:
            if self._processor_s >= ENOUGH * self.count * self._wall_s:
                self._pause_s = PAUSE_S
                self._begin(self._most)
            else:
                self._begin(min(self._most - 1, int(self._processor_s / self._wall_s)))
                self._pause_s = min(2 * self._pause_s, LONGEST_PAUSE_S)

    def _begin(self, count: int) -> None:
        self.count = max(1, count)
        self._wall_s = self._processor_s = 0.0


MOST_SLOTS = 256
"""llama.cpp's own limit."""


NUMBER = 1
"""GGML's number of the type of keys and values: 16-bit floats."""


class UnifiedContext:
    """Numbered slots of one cache, each with a sequence. What they share lies there once; copies are free."""

    def __init__(
        self, model: Any, cells: int, threads: int, on_gpu: bool = False, slots: int = MOST_SLOTS
    ) -> None:
        """``cells``: positions that it can hold, over all its slots. Raises ``MemoryError``."""
        self.slots = slots
        self._context = _new_context(model, cells, threads, on_gpu, slots)
        self._memory = llama_cpp.llama_get_memory(self._context)
        self._vocabulary = llama_cpp.llama_vocab_n_tokens(llama_cpp.llama_model_get_vocab(model))
        self._batch = _Batch()
        self._threads = Threads(threads)

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        """Logits ``(positions of all pieces, vocabulary)``: a view, which the next call may overwrite.

        At most ``PASS_TOKENS`` tokens and ``PASS_POSITIONS`` positions. Raises ``Full``, after which nothing
        has changed, and ``RuntimeError``, after which the slots of ``pieces`` are in an unknown state.
        """
        positions = self._batch.fill(pieces)
        count = self._threads.count
        llama_cpp.llama_set_n_threads(self._context, count, count)
        with self._threads.watched():
            status = llama_cpp.llama_decode(self._context, self._batch.batch)
        if status == 1:
            raise Full
        if status:
            raise RuntimeError(f"llama_decode failed with status {status}")
        if not positions:
            return np.empty((0, self._vocabulary), np.float32)
        found = llama_cpp.llama_get_logits(self._context)
        return np.ctypeslib.as_array(found, shape=(positions, self._vocabulary))

    def copy(self, source: int, length: int, target: int) -> int:
        """Lets an empty slot begin like ``source``; returns ``length``, or 0 where that cannot be shared."""
        llama_cpp.llama_memory_seq_cp(self._memory, source, target, 0, length)
        return self._checked(target, length)

    def cut(self, slot: int, length: int) -> int:
        """Keeps the first ``length`` positions; returns ``length``, or 0 where no part can be kept."""
        if llama_cpp.llama_memory_seq_rm(self._memory, slot, length, -1):
            return self._checked(slot, length)
        return self._empty(slot)

    def close(self) -> None:
        llama_cpp.llama_free(self._context)

    def _checked(self, slot: int, length: int) -> int:
        """``length`` if the slot has its positions from 0 on, else 0, and it is emptied.

        Layers with a sliding window may have lost the first ones to other sequences, when they were out of
        sight; after a cut they would be in sight again.
        """
        if length and llama_cpp.llama_memory_seq_pos_min(self._memory, slot) != 0:
            return self._empty(slot)
        return length

    def _empty(self, slot: int) -> int:
        llama_cpp.llama_memory_seq_rm(self._memory, slot, -1, -1)
        return 0


class _Batch:
    """llama.cpp's batch over arrays of ours, filled without a Python call per token."""

    def __init__(self) -> None:
        self._tokens = np.zeros(PASS_TOKENS, np.int32)
        self._positions = np.zeros(PASS_TOKENS, np.int32)
        self._slots = np.zeros(PASS_TOKENS, np.int32)
        self._counts = np.ones(PASS_TOKENS, np.int32)
        self._wanted = np.zeros(PASS_TOKENS, np.int8)
        integer = ctypes.POINTER(ctypes.c_int32)
        first = self._slots.ctypes.data
        self._owners = (integer * PASS_TOKENS)(
            *(ctypes.cast(first + 4 * number, integer) for number in range(PASS_TOKENS))
        )
        self.batch = llama_cpp.llama_batch()
        self.batch.token = self._tokens.ctypes.data_as(ctypes.POINTER(llama_cpp.llama_token))
        self.batch.pos = self._positions.ctypes.data_as(ctypes.POINTER(llama_cpp.llama_pos))
        self.batch.n_seq_id = self._counts.ctypes.data_as(integer)
        self.batch.seq_id = ctypes.cast(self._owners, type(self.batch.seq_id))
        self.batch.logits = self._wanted.ctypes.data_as(ctypes.POINTER(ctypes.c_int8))

    def fill(self, pieces: Sequence[Piece]) -> int:
        """Takes over ``pieces``; returns how many positions need logits."""
        at = 0
        for piece in pieces:
            end = at + len(piece.tokens)
            self._tokens[at:end] = piece.tokens
            self._positions[at:end] = range(piece.start, piece.start + len(piece.tokens))
            self._slots[at:end] = piece.slot
            self._wanted[at:end] = 0
            self._wanted[end - piece.positions : end] = 1
            at = end
        self.batch.n_tokens = at
        return sum(piece.positions for piece in pieces)


def _new_context(model: Any, cells: int, threads: int, on_gpu: bool, slots: int) -> Any:
    """Without flash attention on a CPU, where it computes row after row.

    A pass over 12 rows of the 0.5B took 125 ms with it, and 64 without. A prompt was read as fast without it,
    in pieces of 256 tokens.
    """
    options = llama_cpp.llama_context_default_params()
    options.n_ctx = cells
    options.n_batch = PASS_TOKENS
    options.n_ubatch = 512 if on_gpu else 256
    options.n_seq_max = slots
    options.n_outputs_max = PASS_POSITIONS
    options.n_threads = options.n_threads_batch = threads
    options.flash_attn_type = int(on_gpu)
    options.type_k = options.type_v = NUMBER
    options.kv_unified = True
    options.swa_full = True
    options.no_perf = True
    context = llama_cpp.llama_init_from_model(model, options)
    if not context:
        raise MemoryError(f"no context of {cells} positions")
    return context


TOLERANCE = 0.25
"""Of the standard deviation of logits. Passes of other shapes differ by rounding (0.12 to 0.17 measured on an
H200), wrong keys by more."""


def is_consistent(contexts: UnifiedContext, vocabulary: int) -> bool:
    """Compares copies of prefixes, cuts, drafts and a pass of four rows with plain runs of the same tokens.

    Computes 26 tokens, and leaves all slots empty. ``vocabulary`` is at least 11.
    """
    try:
        shared, plain = _compare(contexts, [number * vocabulary // 11 for number in range(1, 10)])
    except (RuntimeError, _NotKept):
        return False
    finally:
        for slot in range(4):
            contexts.cut(slot, 0)
    return bool(np.abs(shared - plain).max() <= TOLERANCE * plain.std())


class _NotKept(Exception):
    """A cache could not be cut, or its prefix not be copied."""


def _compare(contexts: UnifiedContext, tokens: Sequence[int]) -> tuple[Logits, Logits]:
    """Logits of the same positions, ``(6, vocabulary)``, with shared prefixes and from plain runs."""
    *prompt, a, b, c, other = tokens
    length = len(prompt)
    [after_a, after_b] = _run(contexts, 0, 0, [*prompt, a, b], 2)
    contexts.cut(0, 0)
    [after_c] = _run(contexts, 0, 0, [*prompt[:3], c], 1)
    contexts.cut(0, 0)

    _run(contexts, 0, 0, [*prompt, other, other], 0)
    kept = [contexts.cut(0, length), contexts.copy(0, length, 1), contexts.copy(1, length, 2)]
    if kept != [length] * 3 or contexts.copy(2, 3, 3) != 3:
        raise _NotKept
    rows = [
        Piece(0, length, (a,), 1),
        Piece(1, length, (a, b), 2),
        Piece(2, length, (other,), 1),
        Piece(3, 3, (c,), 1),
    ]
    together = contexts.decode(rows).copy()
    if contexts.cut(1, length + 1) != length + 1:
        raise _NotKept
    single = [_run(contexts, slot, length + 1, [b], 1) for slot in (0, 1)]
    return (
        np.concatenate([together[[0, 1, 2, 4]], *single]),
        np.stack([after_a, after_a, after_b, after_c, after_b, after_b]),
    )


def _run(contexts: UnifiedContext, slot: int, start: int, tokens: Sequence[int], positions: int) -> Logits:
    return contexts.decode([Piece(slot, start, tuple(tokens), positions)]).copy()
