"""Measures probes during training, without decoding."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as functional

from engine.train.data import corpus
from engine.train.data.corpus import Batch


@torch.no_grad()
def exactness(model: Any, batches: Iterator[Batch]) -> dict[str, float]:
    """Share of answers that greedy decoding would give exactly, and of tokens it would get right.

    No decoding is needed: the greedy answer is the expected one just if every next token is the
    likeliest after the expected beginning.
    """
    exact = total = right = tokens = 0
    for here in batches:
        batch = here.to(model.device)
        hidden = model.model(input_ids=batch.tokens, use_cache=False).last_hidden_state[:, :-1]
        hits = functional.linear(hidden, model.lm_head.weight).argmax(-1) == batch.tokens[:, 1:]
        answer = batch.answer[:, 1:]
        exact += int((hits | ~answer).all(dim=1).sum())
        total += len(hits)
        right += int((hits & answer).sum())
        tokens += int(answer.sum())
    return {"exact": round(exact / total, 3), "tokens": round(right / tokens, 3)}


def probes(model: Any, folder: Path, size: int = 4096) -> dict[str, dict[str, float]]:
    """Exactness on every ``probe-*.npz`` in ``folder``."""
    found = {}
    for path in sorted(folder.glob("probe-*.npz")):
        examples = sorted(corpus.read(path), key=lambda example: len(example.tokens))
        found[path.stem.removeprefix("probe-")] = exactness(
            model, map(corpus.batch, corpus.grouped(examples, size))
        )
    return found
