"""Ranks texts by the words that they share with a query: Okapi BM25 (Robertson and Zaragoza, 2009)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable

_SATURATION = 1.2
"""k1: how soon a word that occurs again counts no more."""
_LENGTH = 0.75
"""b: how much a long text is discounted."""


class Ranking:
    """Texts by number, each as its words. Texts may come and go at any time."""

    def __init__(self) -> None:
        self._lengths: dict[int, int] = {}
        self._with: dict[str, dict[int, int]] = {}
        """For each word the texts that have it, and how often."""
        self._total = 0

    def add(self, number: int, words: Iterable[str]) -> None:
        """Adds a text that is not there yet."""
        counts = Counter(words)
        self._lengths[number] = length = counts.total()
        self._total += length
        for word, count in counts.items():
            self._with.setdefault(word, {})[number] = count

    def remove(self, number: int, words: Iterable[str]) -> None:
        """Removes a text that was added with ``words``."""
        self._total -= self._lengths.pop(number)
        for word in set(words):
            texts = self._with[word]
            del texts[number]
            if not texts:
                del self._with[word]

    def likeness(self, words: Iterable[str]) -> dict[int, float]:
        """For each text with one of ``words``, the share (0 to 1) of the query's weight that it has.

        BM25's score divided by what a text would get that has every word of the query again and again.
        """
        query = dict.fromkeys(words)
        weights = {word: self._weight(word) for word in query}
        whole = sum(weights.values()) * (_SATURATION + 1)
        mean = self._total / len(self._lengths) if self._lengths else 1.0
        scores: dict[int, float] = {}
        for word, weight in weights.items():
            for number, count in self._with.get(word, {}).items():
                damping = _SATURATION * (1 - _LENGTH + _LENGTH * self._lengths[number] / mean)
                gain = weight * count * (_SATURATION + 1) / (count + damping)
                scores[number] = scores.get(number, 0.0) + gain
        return {number: score / whole for number, score in scores.items()} if whole else {}

    def _weight(self, word: str) -> float:
        """Inverse document frequency: rare words say more."""
        having = len(self._with.get(word, {}))
        return math.log(1 + (len(self._lengths) - having + 0.5) / (having + 0.5))
