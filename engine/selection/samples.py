"""Samples further whole programs from the plain model, within a token budget."""

from __future__ import annotations

from dataclasses import replace

from engine.decoding.candidates import Growth, distinct, execute, sample_whole
from engine.decoding.judge import Judge, Kept
from engine.decoding.services import Plan, Services
from engine.selection.selection_budget import Purse

TEMPERATURE = 1.0
"""The model's own distribution."""
MOST = 32
"""Programs."""
_ROOM = 1.25
"""A program may be so many times as long as the one that passed."""
_STREAM = 1 << 20
"""Keeps the random numbers apart from those of agents."""


async def sample_more(
    judge: Judge, services: Services, plan: Plan, kept: Kept, purse: Purse, length: int, *, weighed: bool
) -> None:
    """Samples programs and runs them on the visible tests; ``judge`` keeps those that pass.

    ``length`` is the passing program's, in tokens. The first program shows the cost of one; the others are
    drawn together. ``weighed`` reserves tokens to compute the likelihood of those that pass.
    """
    agent = replace(plan.agents[0], num_candidates=1, temperature=TEMPERATURE, gamma=0.0)
    encode = services.model.tokenizer.encode

    def left() -> int:
        passing = judge.passing if weighed else ()
        return purse.left - sum(len(encode(each.code)) + 1 for each in passing)

    drawn, wanted = 0, 1
    while wanted and (most := left() // wanted) >= length:
        growths = [Growth(judge.task, services.model.tokenizer, kept.template.end) for _ in range(wanted)]
        seed = (plan.decoding.seed, _STREAM, drawn)
        await sample_whole(
            kept.prior, growths, agent, plan.decoding, services.model.context_length, seed, most
        )
        await execute(await distinct(judge.task, growths), judge, agent)
        drawn += wanted
        cost = max(purse.used / drawn, _ROOM * length)
        wanted = min(MOST - drawn, int(left() / cost))
