"""Random passes of a backend beside the model itself."""

from __future__ import annotations

import random
from typing import Any

import torch

from engine.lm.sampling import Row


def check_walk(
    backend: Any, model: Any, longest: int, vocabulary: int, compared: int = 4, seed: int = 0
) -> None:
    """Forks, cuts, ends and rows of all lengths; so many rows of each pass are ``compared``, in nats."""
    source = random.Random(seed)
    texts = {0: [source.randrange(vocabulary) for _ in range(max(1, longest - 300))]}
    backend.logits([Row(0, 0, tuple(texts[0]), 0)])
    for _ in range(20):
        rows = _rows(source, texts, longest, vocabulary)
        answers = torch.split(backend.logits(rows), [row.positions for row in rows])
        for row, answer in source.sample(list(zip(rows, answers, strict=True)), min(compared, len(rows))):
            with torch.inference_mode():
                logits = model(torch.tensor([texts[row.sequence]]), use_cache=False).logits[0]
            wanted = logits[len(logits) - row.positions :]
            torch.testing.assert_close(
                torch.log_softmax(answer, -1), torch.log_softmax(wanted, -1), atol=1e-4, rtol=0
            )
        _fork_or_end(source, texts, backend)
    assert len(backend) == len(texts)
    for sequence in texts:
        backend.free(sequence)
    assert (len(backend), backend.size()) == (0, 0)


def _rows(source: random.Random, texts: dict[int, list[int]], longest: int, vocabulary: int) -> list[Row]:
    """Rows of one token for all, or of all lengths for some; ``texts`` holds them afterwards."""
    decoding = source.random() < 0.4
    chosen = sorted(texts) if decoding else source.sample(sorted(texts), source.randint(1, len(texts)))
    rows = []
    for sequence in chosen:
        text = texts[sequence]
        start = source.randint(0, len(text)) if source.random() < 0.2 else len(text)
        count = 1 if decoding else source.choice([1, 3, 3, 40, 150])
        added = [source.randrange(vocabulary) for _ in range(min(count, longest - start))]
        if added:
            texts[sequence] = text[:start] + added
            rows.append(Row(sequence, start, tuple(added), source.randint(0, len(added))))
    if not rows:
        texts[chosen[0]] = [5]
        rows = [Row(chosen[0], 0, (5,), 1)]
    return rows


def _fork_or_end(source: random.Random, texts: dict[int, list[int]], backend) -> None:
    parent = source.choice(sorted(texts))
    if len(texts) > 14:
        backend.free(parent)
        del texts[parent]
    elif texts[parent]:
        child = max(texts) + 1
        length = source.randint(1, len(texts[parent]))
        backend.copy(parent, length, child)
        texts[child] = texts[parent][:length]
