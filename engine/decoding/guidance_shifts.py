"""Guidance shifts: the probabilities of a line's tokens before and after guidance."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.lm.base import Choice


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


def shifts(choices: Iterable[Choice], decode: Callable[[Sequence[int]], str]) -> tuple[Shift, ...]:
    """Turns the choices of a guided line into readable shifts; ``decode`` gives the text of tokens."""
    return tuple(
        Shift(
            decode([choice.token]),
            math.exp(choice.prior),
            math.exp(choice.conditional),
            math.exp(choice.guided),
            "" if choice.preferred == choice.token else decode([choice.preferred]),
        )
        for choice in choices
    )
