"""A bare loop of ``llama_decode``, what any program on top of llama.cpp can be compared with.

Nothing is drawn or looked at: each context gets a token that was known before. It runs in its own process,
so that the model that it is compared with has no threads of it beside its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import llama_cpp

from engine.lm.llama_cpp.loading import can_repack, physical_cores

CELLS = 8192
MOST_TOKENS = 2048
"""Of a pass."""


Loop = Callable[[int, int, int], float]


@contextmanager
def open_loop(path: Path, most_rows: int) -> Iterator[Loop]:
    """``loop(rows, prompt, written)``: tokens a second of contexts that share ``prompt`` tokens.

    It has flash attention or not, whichever is faster for so many rows in the first two runs.
    """
    command = [sys.executable, "-m", __name__, str(path), str(most_rows)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as process:

        def loop(rows: int, prompt: int, written: int) -> float:
            print(rows, prompt, written, file=process.stdin, flush=True)
            told = process.stdout.readline() if process.stdout else ""
            if not told:
                raise RuntimeError(f"the bare loop of {path} has ended")
            return float(told)

        try:
            yield loop
        finally:
            process.kill()


def _serve(path: Path, most_rows: int) -> None:
    with ExitStack() as held:
        model = held.enter_context(_model(path))
        contexts = [held.enter_context(_context(model, most_rows, flash)) for flash in (0, 1)]
        fastest: dict[int, tuple[Any, Any]] = {}
        for line in sys.stdin:
            rows, prompt, written = map(int, line.split())
            if rows not in fastest:
                fastest[rows] = max(contexts, key=lambda each: _written(each, rows, prompt, written))
            print(_written(fastest[rows], rows, prompt, written), flush=True)


@contextmanager
def _model(path: Path) -> Iterator[Any]:
    options = llama_cpp.llama_model_default_params()
    options.n_gpu_layers, options.use_extra_bufts = 0, can_repack(path)
    model = llama_cpp.llama_model_load_from_file(os.fsencode(path), options)
    try:
        yield model
    finally:
        llama_cpp.llama_model_free(model)


@contextmanager
def _context(model: Any, rows: int, flash: int) -> Iterator[tuple[Any, Any]]:
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


def _written(opened: tuple[Any, Any], rows: int, prompt: int, written: int) -> float:
    context, batch = opened
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


if __name__ == "__main__":
    _serve(Path(sys.argv[1]), int(sys.argv[2]))
