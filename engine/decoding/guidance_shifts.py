"""Guidance shifts: the probabilities of a line's tokens before and after guidance."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from engine.core.events import Shift
from engine.lm.base import Choice


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
