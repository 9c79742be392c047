"""One line under guidance (EG-CFG, section 3.2)."""

from __future__ import annotations

import asyncio

from engine.decoding.growth import Growth
from engine.decoding.guidance import guided
from engine.decoding.sampling import greedy
from engine.lm.base import Context, Logprobs


async def decode_line(
    prior: Context, conditional: Context | None, gamma: float, growth: Growth, budget: int
) -> None:
    """Lets ``growth`` grow greedily to its next line end, or to the function's end.

    Afterwards both contexts hold the line. Without ``conditional`` the line comes from ``prior``
    alone; at ``gamma`` 1 ``prior`` is not asked and follows once, when the line is known.
    """
    before = len(growth.tokens)
    follows = conditional is not None and gamma == 1
    asked = [conditional] if follows else [prior, conditional]
    contexts = [context for context in asked if context is not None]
    distributions = [context.logprobs for context in contexts]
    for _ in range(budget):
        token = greedy(_mixed(distributions, gamma))
        lines = growth.new_lines
        growth.add(token)
        if growth.ended:
            return
        extended = await asyncio.gather(*(context.extend([token]) for context in contexts))
        distributions = [rows[-1] for rows in extended]
        if growth.new_lines > lines:
            break
    if follows and (line := growth.tokens[before:]):
        await prior.extend(line)


def _mixed(distributions: list[Logprobs], gamma: float) -> Logprobs:
    if len(distributions) == 1:
        return distributions[0]
    prior, conditional = distributions
    return guided(prior, conditional, gamma)
