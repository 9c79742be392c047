"""One line under guidance (EG-CFG, section 3.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.decoding.drafts import Drafts
from engine.decoding.growth import Growth
from engine.decoding.guidance import guided
from engine.decoding.sampling import greedy
from engine.lm.base import Context, Logprobs


async def decode_line(
    prior: Context,
    conditional: Context | None,
    gamma: float,
    growth: Growth,
    budget: int,
    drafts: Drafts | None = None,
) -> None:
    """Lets ``growth`` grow greedily to its next line end, or to the function's end.

    Afterwards both contexts hold the line. Without ``conditional`` the line comes from ``prior``
    alone; at ``gamma`` 1 ``prior`` is not asked and follows once, when the line is known. ``drafts``
    save passes and change nothing else.
    """
    before = len(growth.tokens)
    lines = growth.new_lines
    follows = conditional is not None and gamma == 1
    asked = [conditional] if follows else [prior, conditional]
    contexts = [context for context in asked if context is not None]
    distributions = [context.logprobs for context in contexts]
    while growth.new_lines == lines and (left := before + budget - len(growth.tokens)) > 0:
        token = greedy(_mixed(distributions, gamma))
        growth.add(token)
        if growth.ended:
            return
        drafted = drafts.after(growth.tokens, left - 1) if drafts and growth.new_lines == lines else []
        distributions = await _verified(contexts, gamma, growth, token, drafted)
        if growth.ended:
            return
    if follows and (line := growth.tokens[before:]):
        await prior.extend(line)


async def _verified(
    contexts: Sequence[Context], gamma: float, growth: Growth, token: int, drafted: Sequence[int]
) -> list[Logprobs]:
    """Extends ``contexts`` by ``token`` and by as much of ``drafted`` as guided decoding agrees with.

    Returns the distributions after the last token that was kept.
    """
    tokens = [token, *drafted]
    extended = await asyncio.gather(*(context.extend(tokens, len(tokens)) for context in contexts))
    kept = 0
    for proposed in drafted:
        if growth.ended or greedy(_mixed([rows[kept] for rows in extended], gamma)) != proposed:
            break
        growth.add(proposed)
        kept += 1
    for context in contexts:
        context.truncate(len(context.tokens) - (len(drafted) - kept))
    return [rows[kept] for rows in extended]


def _mixed(distributions: Sequence[Logprobs], gamma: float) -> Logprobs:
    if len(distributions) == 1:
        return distributions[0]
    prior, conditional = distributions
    return guided(prior, conditional, gamma)
