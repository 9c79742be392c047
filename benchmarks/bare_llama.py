"""A bare loop of ``llama_decode``, what any program on top of llama.cpp can be compared with.

Nothing is drawn or looked at: each context gets a token that was known before.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import llama_cpp

from engine.lm.llama_cpp.loading import can_repack, physical_cores

CELLS = 8192
MOST_TOKENS = 2048
"""Of a pass."""


def tokens_per_s(
    path: Path, rows: Sequence[int], prompt: int, written: int, repeats: int
) -> dict[int, float]:
    """How many tokens a second each number of contexts writes, behind ``prompt`` tokens that they share.

    That is the fastest of ``repeats`` runs with flash attention and as many without.
    """
    found = dict.fromkeys(rows, 0.0)
    for flash in (0, 1):
        with _context(path, max(rows), flash) as (context, batch):
            for count in rows:
                speeds = [_written(context, batch, count, prompt, written) for _ in range(repeats)]
                found[count] = max(found[count], *speeds)
    return found


@contextmanager
def _context(path: Path, rows: int, flash: int) -> Iterator[tuple[Any, Any]]:
    options = llama_cpp.llama_model_default_params()
    options.n_gpu_layers, options.use_extra_bufts = 0, can_repack(path)
    model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
    wanted = llama_cpp.llama_context_default_params()
    wanted.n_ctx, wanted.n_batch, wanted.n_seq_max = CELLS, MOST_TOKENS, rows
    wanted.n_threads = wanted.n_threads_batch = physical_cores()
    wanted.kv_unified, wanted.flash_attn_type = True, flash
    context = llama_cpp.llama_init_from_model(model, wanted)
    batch = llama_cpp.llama_batch_init(MOST_TOKENS, 0, 1)
    try:
        yield context, batch
    finally:
        llama_cpp.llama_batch_free(batch)
        llama_cpp.llama_free(context)
        llama_cpp.llama_model_free(model)


def _written(context: Any, batch: Any, rows: int, prompt: int, written: int) -> float:
    memory = llama_cpp.llama_get_memory(context)
    llama_cpp.llama_memory_clear(memory, True)
    _decode(context, batch, [(position, 0) for position in range(prompt)], answers=1)
    for row in range(1, rows):
        llama_cpp.llama_memory_seq_cp(memory, 0, row, 0, prompt)
    began = time.perf_counter()
    for position in range(prompt, prompt + written):
        _decode(context, batch, [(position, row) for row in range(rows)], answers=rows)
    return rows * written / (time.perf_counter() - began)


def _decode(context: Any, batch: Any, places: Sequence[tuple[int, int]], answers: int) -> None:
    """One pass over a token at each position of a row; the last ones give logits."""
    for number, (position, row) in enumerate(places):
        batch.token[number], batch.pos[number] = 1000 + 7 * position + row, position
        batch.n_seq_id[number], batch.seq_id[number][0] = 1, row
        batch.logits[number] = number >= len(places) - answers
    batch.n_tokens = len(places)
    if llama_cpp.llama_decode(context, batch):
        raise RuntimeError("llama_decode failed")
