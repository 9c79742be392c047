"""The first try: the greedy program, run before anything is sampled."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace

from engine.decoding.candidates import distinct, execute, passing, sample_whole
from engine.decoding.growing_code import Growth
from engine.decoding.prior_context import Opened
from engine.judge import Judge
from engine.planning import FIRST_TRY_SHARE
from engine.progress import AgentEnded, CandidatesRan
from engine.prompts import Template
from engine.services import Plan, Services

_MOST = 256
"""Tokens: a program that is longer, or a model that repeats itself, is left to the agents."""


async def first_try(judge: Judge, services: Services, plan: Plan, template: Template, prompt: Opened) -> bool:
    """Runs the greedy program of the first agent's prompt; returns whether it is complete and passes.

    It must pass all visible tests. Reports it as the only candidate of an agent of its own. ``prompt`` stays
    unchanged for further use.
    """
    agent, decoding = plan.agents[0], plan.decoding
    likeliest = replace(agent, num_candidates=1, horizon=decoding.max_new_tokens, temperature=0.0, gamma=0.0)
    growth = Growth(judge.task, services.model.tokenizer, template.end)
    length, seed = services.model.context_length, (decoding.seed,)
    share = None if decoding.deadline_s is None else FIRST_TRY_SHARE * decoding.deadline_s
    with suppress(TimeoutError):
        async with asyncio.timeout(share):
            await sample_whole(prompt.prior, [growth], likeliest, decoding, length, seed, _MOST)
    candidates = await distinct(judge.task, [growth])
    executed = await execute(candidates, judge, likeliest)
    services.listen(CandidatesRan(likeliest, 1, tuple(executed)))
    passed = passing(candidates, executed) is not None
    services.listen(AgentEnded(likeliest, "harvested" if passed else "failed"))
    return passed
