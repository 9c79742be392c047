"""Decodes one line under guidance (EG-CFG, section 3.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.decoding.drafts import Drafts
from engine.decoding.growing_code import Growth
from engine.lm.base import Choice, Context, Guidance


async def decode_line(
    prior: Context,
    conditional: Context | None,
    guidance: Guidance,
    growth: Growth,
    budget: int,
    drafts: Drafts | None = None,
) -> list[Choice]:
    """Extends ``growth`` greedily to its next line end or the function's end, by at most ``budget`` tokens.

    Afterwards both contexts hold the line. Without ``conditional`` the line comes from ``prior`` alone.
    ``drafts`` save passes and change nothing else. Returns the choices that were made.
    """
    lines = growth.new_lines
    choices: list[Choice] = []
    while not growth.ended and growth.new_lines == lines and len(choices) < budget:
        decided = growth.tokens

        def propose(tokens: Sequence[int], most: int, decided: list[int] = decided) -> Sequence[int]:
            return drafts.after([*decided, *tokens], most) if drafts else ()

        found = await prior.decide(conditional, guidance, budget - len(choices), propose if drafts else None)
        if not found:
            break
        choices += found
        growth.extend([choice.token for choice in found])
    return choices
