"""One line under guidance (EG-CFG, section 3.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.decoding.drafts import Drafts
from engine.decoding.growth import Growth
from engine.decoding.guidance import scores
from engine.decoding.sampling import greedy
from engine.decoding.shifts import Shifts
from engine.lm.base import Context, Logprobs


async def decode_line(
    prior: Context,
    conditional: Context | None,
    gamma: float,
    growth: Growth,
    budget: int,
    drafts: Drafts | None = None,
    shifts: Shifts | None = None,
) -> None:
    """Lets ``growth`` grow greedily to its next line end, or to the function's end.

    Afterwards both contexts hold the line. Without ``conditional`` the line comes from ``prior``
    alone; at ``gamma`` 1 ``prior`` is not asked and follows once, when the line is known. ``drafts``
    save passes and change nothing else. ``shifts`` hears every decision, if there is a ``conditional``.
    """
    before = len(growth.tokens)
    lines = growth.new_lines
    follows = conditional is not None and gamma == 1
    asked = [conditional] if follows else [prior, conditional]
    contexts = [context for context in asked if context is not None]
    distributions = [context.logprobs for context in contexts]
    heard: list[tuple[int, Sequence[Logprobs]]] = []
    first = prior.logprobs
    while growth.new_lines == lines and (left := before + budget - len(growth.tokens)) > 0:
        token = greedy(_mixed(distributions, gamma))
        heard.append((token, distributions))
        growth.add(token)
        if growth.ended:
            break
        drafted = drafts.after(growth.tokens, left - 1) if drafts and growth.new_lines == lines else []
        distributions = await _verified(contexts, gamma, growth, token, drafted, heard)
        if growth.ended:
            break
    line, hears = growth.tokens[before:], shifts is not None and conditional is not None
    rows = [first]
    if follows and line and (hears or not growth.ended):
        rows += list(await prior.extend(line, len(line) if hears else 1))
    if shifts is not None and conditional is not None:
        for at, (token, both) in enumerate(heard):
            shifts.decided(token, rows[at] if follows else both[0], both[-1])


async def _verified(
    contexts: Sequence[Context],
    gamma: float,
    growth: Growth,
    token: int,
    drafted: Sequence[int],
    heard: list[tuple[int, Sequence[Logprobs]]],
) -> list[Logprobs]:
    """Extends ``contexts`` by ``token`` and by as much of ``drafted`` as guided decoding agrees with.

    Those are added to ``heard``, each with the distributions that decided.

    Returns the distributions after the last token that was kept.
    """
    tokens = [token, *drafted]
    extended = await asyncio.gather(*(context.extend(tokens, len(tokens)) for context in contexts))
    kept = 0
    for proposed in drafted:
        here = [rows[kept] for rows in extended]
        if growth.ended or greedy(_mixed(here, gamma)) != proposed:
            break
        heard.append((proposed, here))
        growth.add(proposed)
        kept += 1
    for context in contexts:
        context.truncate(len(context.tokens) - (len(drafted) - kept))
    return [rows[kept] for rows in extended]


def _mixed(distributions: Sequence[Logprobs], gamma: float) -> Logprobs:
    if len(distributions) == 1:
        return distributions[0]
    prior, conditional = distributions
    return scores(prior, conditional, gamma)
