"""Request and answer types of one forward pass, between scheduler and backends.

Row → Step → Backend.forward → Answer. Answers are small: tokens and a few numbers, not distributions, unless
those are what is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.lm.base import Choice, Logprobs


@dataclass(frozen=True, slots=True)
class Row:
    """One sequence's share of a forward pass."""

    sequence: int
    start: int
    """Cached positions that stay; what was cached behind them is forgotten. 0 for a new sequence."""
    tokens: tuple[int, ...]
    """New tokens, at least one, at positions ``start``, ``start + 1``, ..."""
    positions: int
    """How many of the last new tokens need logits; 0 if only the cache is to grow."""


@dataclass(frozen=True, slots=True)
class Read:
    """Nothing is asked: the cache grows. Answer: None."""


@dataclass(frozen=True, slots=True)
class Distributions:
    """Asks for ``(positions, vocabulary)`` natural-log probabilities. Answer: ``Logprobs``."""


@dataclass(frozen=True, slots=True)
class Likeliest:
    """Asks for the likeliest tokens after the last position. Answer: ``list[tuple[int, float]]``."""

    count: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Asks for one token drawn after the last position. Answer: ``int``."""

    temperature: float
    top_p: float
    uniform: float
    """From [0, 1): where in the cumulative distribution the token lies."""


@dataclass(frozen=True, slots=True)
class Decide:
    """Asks for the greedy choice at each of the last ``positions`` of one row, or of a pair (prior,
    conditional) mixed by guidance; both have as many. Answer: ``list[Choice]``, one a position."""

    gamma: float
    alpha: float = 0.0
    explain: bool = False
    """Choices have their probabilities."""


Ask = Read | Distributions | Likeliest | Draw | Decide
Answer = None | Logprobs | list[tuple[int, float]] | int | list[Choice]


@dataclass(frozen=True, slots=True)
class Step:
    """One request's share of a pass: a row, or the pair of a guided line, and what is asked about it."""

    rows: tuple[Row, ...]
    ask: Ask

    @property
    def size(self) -> int:
        """New tokens."""
        return sum(len(row.tokens) for row in self.rows)


class Backend(Protocol):
    """A model's arithmetic and cache. Only the owner thread calls it."""

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """One answer for each step. All rows have distinct sequences.

        Raises ``MemoryError`` when the batch is too large. After any error the cached ``start`` positions
        of every row are still intact. Tokens that the tokenizer does not know are impossible.
        """

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        """Prepares ``sequence``, new or known, to hold ``tokens``; returns how many of them are cached.

        A new sequence takes over the longest prefix that is cached anywhere. Bookkeeping only.
        """

    def copy(self, source: int, length: int, target: int) -> None:
        """Makes ``target`` a sequence that begins with the first ``length`` positions of ``source``, or as
        many of them as are cached.

        Bookkeeping only: memory that has to be copied is copied in ``forward``. It must not fail.
        """

    def free(self, sequence: int) -> None:
        """Forgets a sequence; harmless when it does not exist."""

    def close(self) -> None:
        """Frees everything."""
