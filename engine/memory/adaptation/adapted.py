"""A known function that was changed to do what is asked for."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from engine.memory.adaptation.edits import Spot, constants, with_constant
from engine.memory.parameters import Parameter
from engine.memory.types import Known, Order, Request

_FEW = (-1, 0, 1)
"""Numbers that seldom are what a description names."""
_MOST = 3


@dataclass(frozen=True)
class Adapted:
    """``known`` with another body."""

    known: Known
    text: str

    how = "adapted"

    @property
    def where(self) -> str:
        return self.known.where

    @property
    def parameters(self) -> Sequence[Parameter]:
        return self.known.parameters

    @property
    def returns(self) -> str:
        return self.known.returns

    @property
    def hoists(self) -> bool:
        return self.known.hoists

    @property
    def source(self) -> str:
        return self.known.source

    def body(self, request: Request, order: Order) -> str | None:
        """The changed lines."""
        return self.text


def with_other_constants(body: str, request: Request) -> Iterator[str]:
    """``body`` with one of its constants replaced by one of the same kind that ``request`` names; few."""
    yield from islice(_replaced(body, request), _MOST)


def _replaced(body: str, request: Request) -> Iterator[str]:
    own: dict[str, list[Spot]] = {}
    for spot in constants(body):
        if isinstance(spot.value, str) or (_is_number(spot.value) and spot.value not in _FEW):
            own.setdefault(repr(spot.value), []).append(spot)
    named = {each.name: ast.literal_eval(each.name) for each in request.constants}
    for old, spots in own.items():
        for name, value in named.items():
            alike = isinstance(value, str) == isinstance(spots[0].value, str)
            if old not in named and name not in own and alike:
                yield with_constant(body, spots, value)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
