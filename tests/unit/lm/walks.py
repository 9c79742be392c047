"""Random walks over sequences that share beginnings: no answer depends on what else is cached."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.lm.sampling import Answer, Distributions, Read, Row, Step

MOST = 12
"""Sequences at a time."""


def check_walk(
    cache: Any,
    logprobs: Callable[[Sequence[int]], npt.NDArray[Any]],
    words: int,
    *,
    seed: int = 0,
    steps: int = 120,
    longest: int = 15,
    compared: int = MOST,
    tolerance: float = 1e-4,
) -> None:
    """Begins, copies, cuts and frees sequences; so many answers of each pass are ``compared``.

    ``logprobs``: of all positions of a text, from scratch. A sequence of ``longest`` tokens begins anew.
    """
    source = random.Random(seed)
    texts: dict[int, tuple[int, ...]] = {}
    for rows in _walk(source, cache, texts, words, steps, longest):
        asked = [
            Step((row,), Distributions())
            if source.random() < 0.7
            else Step((replace(row, positions=0),), Read())
            for row in rows
        ]
        answered = list(zip(asked, _answers(cache, asked), strict=True))
        for step, found in source.sample(answered, min(compared, len(answered))):
            [row] = step.rows
            if row.positions:
                expected = logprobs(texts[row.sequence])[-row.positions :]
                likely = expected > np.log(1e-6)
                np.testing.assert_allclose(found[likely], expected[likely], atol=tolerance)
            else:
                assert found is None
    for sequence in texts:
        cache.free(sequence)
    assert len(cache) == 0


def _answers(cache: Any, steps: Sequence[Step]) -> list[Answer]:
    """In one pass, or one by one as the scheduler does at the end."""
    try:
        return list(cache.forward(steps)) if steps else []
    except MemoryError:
        return [cache.forward([step])[0] for step in steps]


def _walk(
    source: random.Random, cache: Any, texts: dict[int, tuple[int, ...]], words: int, steps: int, longest: int
) -> Iterator[list[Row]]:
    """The rows of each pass: one token for all sequences, or up to ``longest`` for some."""
    for step in range(steps):
        action = source.random()
        parent = source.choice(sorted(texts)) if texts else 0
        if not texts or (action < 0.15 and len(texts) < MOST):
            texts[step] = ()
        elif action < 0.4 and len(texts) < MOST and texts[parent]:
            length = source.randint(1, len(texts[parent]))
            cache.copy(parent, length, step)
            texts[step] = texts[parent][:length]
        elif action > 0.85:
            cache.free(parent)
            del texts[parent]
        together = source.random() < 0.2
        rows = []
        for sequence in sorted(texts) if together else source.sample(sorted(texts), min(len(texts), 3)):
            text = texts[sequence]
            start = source.randint(0, len(text)) if source.random() < 0.5 else len(text)
            count = 1 if together else source.randint(1, longest // 3 if text else longest)
            if start + count > longest:
                start = 0
            added = tuple(source.randrange(words) for _ in range(count))
            rows.append(Row(sequence, start, added, source.randint(1, count)))
            texts[sequence] = text[:start] + added
        yield rows
