"""llama.cpp's caches behind numbered slots, each of which holds one token sequence."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import llama_cpp
import numpy as np

from engine.lm.llama_cpp.slots import PASS_POSITIONS, PASS_TOKENS, Full, Logits, Piece
from engine.lm.llama_cpp.threads import Threads

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
        """See ``Contexts``."""
        llama_cpp.llama_memory_seq_cp(self._memory, source, target, 0, length)
        return self._checked(target, length)

    def cut(self, slot: int, length: int) -> int:
        """See ``Contexts``."""
        if llama_cpp.llama_memory_seq_rm(self._memory, slot, length, -1):
            return self._checked(slot, length)
        return self._empty(slot)

    def close(self) -> None:
        """See ``Contexts``."""
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
