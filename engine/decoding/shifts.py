"""How guidance moved the decisions of a line: what the prior said of each token, and what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from engine.decoding.guidance import guided, normalised
from engine.decoding.sampling import greedy
from engine.lm.base import Logprobs


@dataclass(frozen=True)
class Shift:
    """One token of a guided line, with its probabilities (0 to 1)."""

    text: str
    prior: float
    conditional: float
    """After the dynamic signal."""
    guided: float
    instead: str = ""
    """What the prior alone would have taken; empty if it is the same."""


class Shifts:
    """Hears what guided decoding decides on one line. ``decode`` gives the text of a token."""

    def __init__(self, gamma: float, decode: Callable[[Sequence[int]], str]) -> None:
        self._gamma = gamma
        self._decode = decode
        self.found: list[Shift] = []

    def decided(self, token: int, prior: Logprobs, conditional: Logprobs) -> None:
        """``token`` was taken; both arrays have the shape ``(vocabulary,)``."""
        mixed = guided(prior, conditional, self._gamma)
        before, after = normalised(prior), normalised(conditional)
        own = greedy(prior)
        self.found.append(
            Shift(
                self._decode([token]),
                float(np.exp(before[token])),
                float(np.exp(after[token])),
                float(np.exp(mixed[token])),
                "" if own == token else self._decode([own]),
            )
        )
