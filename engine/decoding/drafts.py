"""Drafts: lines of executed candidates, proposed to guided decoding.

A draft is verified under both contexts in one pass of several tokens (speculative decoding, with the
candidates as the draft model). Only tokens that guided decoding would have chosen are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.lm.base import Tokenizer

LINE_ENDS = frozenset("\r\n")


class Drafts:
    """Candidates as token sequences that begin, like the solution, with the body's first new token."""

    def __init__(self, tokenizer: Tokenizer, candidates: Iterable[Sequence[int]] = ()) -> None:
        self._tokenizer = tokenizer
        votes = Counter(tuple(candidate) for candidate in candidates)
        self._candidates = [candidate for candidate, _ in votes.most_common()]

    def after(self, tokens: Sequence[int], most: int) -> list[int]:
        """Returns how the most frequent candidate continues ``tokens``, at most to the end of its line."""
        solution = tuple(tokens)
        for candidate in self._candidates:
            if len(candidate) > len(solution) and candidate[: len(solution)] == solution:
                return self._line(candidate[len(solution) :][: max(0, most)])
        return []

    def _line(self, tokens: Sequence[int]) -> list[int]:
        """``tokens`` to the first one that holds a line end."""
        for number, token in enumerate(tokens, 1):
            if not LINE_ENDS.isdisjoint(self._tokenizer.decode([token])):
                return list(tokens[:number])
        return list(tokens)
