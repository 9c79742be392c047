"""llama.cpp's caches behind numbered slots, each of which holds one token sequence."""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import llama_cpp
import numpy as np

from engine.lm.llama_cpp.backend import PASS_POSITIONS, PASS_TOKENS, Contexts, Full, Logits, Piece

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


@dataclass(frozen=True, slots=True)
class Form:
    """What a context is made of."""

    cells: int
    """Positions that it can hold, over all its slots."""
    threads: int
    number: int
    """GGML type of keys and values."""
    flash: bool
    """Flash attention."""
    computed: int
    """Tokens that are computed at once: llama.cpp cuts a pass into pieces of this size."""


class UnifiedContext:
    """All sequences in one cache: a shared prefix lies there once, and copying it moves nothing."""

    def __init__(self, model: Any, form: Form, slots: int = MOST_SLOTS) -> None:
        """Raises ``MemoryError`` when the cache does not fit."""
        self.slots = slots
        self._context = _new_context(model, form, slots)
        self._memory = llama_cpp.llama_get_memory(self._context)
        self._vocabulary = llama_cpp.llama_vocab_n_tokens(llama_cpp.llama_model_get_vocab(model))
        self._batch = _Batch()
        self._threads = Threads(form.threads)

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        """See ``Contexts``. The logits of a single call are a view of llama.cpp's own memory."""
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
        llama_cpp.llama_memory_seq_cp(self._memory, source, target, 0, length)
        return self._checked(target, length)

    def cut(self, slot: int, length: int) -> int:
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


def _new_context(model: Any, form: Form, slots: int) -> Any:
    options = llama_cpp.llama_context_default_params()
    options.n_ctx = form.cells
    options.n_batch = PASS_TOKENS
    options.n_ubatch = form.computed
    options.n_seq_max = slots
    options.n_outputs_max = PASS_POSITIONS
    options.n_threads = options.n_threads_batch = form.threads
    options.flash_attn_type = int(form.flash)
    options.type_k = options.type_v = form.number
    options.kv_unified = True
    options.swa_full = True
    options.no_perf = True
    context = llama_cpp.llama_init_from_model(model, options)
    if not context:
        raise MemoryError(f"no context of {form.cells} positions")
    return context


TOLERANCE = 0.25
"""Of the standard deviation of logits. Passes of other shapes differ by rounding (0.12 to 0.17 measured on an
H200), wrong keys by more."""


def is_consistent(contexts: Contexts, vocabulary: int) -> bool:
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


def _compare(contexts: Contexts, tokens: Sequence[int]) -> tuple[Logits, Logits]:
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


def _run(contexts: Contexts, slot: int, start: int, tokens: Sequence[int], positions: int) -> Logits:
    return contexts.decode([Piece(slot, start, tuple(tokens), positions)]).copy()
