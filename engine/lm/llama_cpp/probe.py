"""Probes whether a model gives the same results however its sequences share the cache."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from engine.lm.llama_cpp.slots import Contexts, Logits, Piece

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
