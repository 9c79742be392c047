"""What is known already: functions from several sources, found by words and by what they take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from typing import Protocol

from engine.memory.fit import orders
from engine.memory.types import REUSED, Known, Order, Request

MOST = 30
"""Functions that a search gives back."""
_CALLED = 3
"""One of so many may be called, not repeated, however much of what is repeated is likelier."""
_LOOKED_AT = 12
"""Times as many are looked at, since most do not take what is given."""


class Source(Protocol):
    """Functions by number, ranked by words."""

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """By number of a function, how much of ``words`` it has (0 to 1)."""

    def function(self, number: int) -> Known | None:
        """The function; None if it must not be used here."""


@dataclass(frozen=True)
class Found:
    """A known function that fits a request, and the orders in which it may take the parameters."""

    known: Known
    orders: tuple[Order, ...]
    likeness: float


@dataclass(frozen=True)
class Memory:
    """Searches ``sources``; of functions equally like the request, those of earlier sources first."""

    sources: tuple[Source, ...]

    def search(self, request: Request, most: int = MOST) -> list[Found]:
        """The functions most like ``request`` that can take what it gives, the likest first.

        At most ``most``, and the first ``most / 3`` of those that are called, which those that are
        repeated must not hide.
        """
        every = [found for source in self.sources for found in _fitting(source, request, most)]
        every.sort(key=lambda found: -found.likeness)
        called = [found for found in every if found.known.how == REUSED][: most // _CALLED]
        kept = {id(found) for found in (*every[:most], *called)}
        return [found for found in every if id(found) in kept]


def _fitting(source: Source, request: Request, most: int) -> list[Found]:
    ranked = source.likeness(request.words)
    found: list[Found] = []
    for number in nlargest(_LOOKED_AT * most, ranked, key=lambda number: ranked[number]):
        known = source.function(number)
        if known is not None and (ways := orders(known, request)):
            found.append(Found(known, tuple(ways), ranked[number]))
        if len(found) == most:
            break
    return found
