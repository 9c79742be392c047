"""Whole programs that nothing guides: sampled together, each run when it ends, until one passes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace

from engine.decoding.candidates import distinct, execute, passing, sample_whole
from engine.decoding.growing_code import Growth
from engine.decoding.prior_context import Opened
from engine.judge import Judge
from engine.planning import WHOLE
from engine.progress import AgentEnded, CandidatesRan
from engine.prompts import Template
from engine.services import Services
from engine.support.gather import first
from engine.types import Agent, Decoding

WARMER, HOTTEST = 0.2, 1.6
"""What each round adds to the temperature, and to what end."""


def samples(agent: Agent, decoding: Decoding) -> bool:
    """Whether ``agent`` only samples: nothing guides it, and its candidates are whole programs."""
    guided = agent.gamma > 0 or any(agent.schedule) or bool(decoding.beams)
    return decoding.harvest and not guided and agent.horizon >= WHOLE


def warmer(agent: Agent, round: int) -> Agent:
    """The agent of a later ``round`` (from 0 on): what it is sure of has failed, so samples spread."""
    return replace(agent, temperature=min(agent.temperature + WARMER * round, HOTTEST))


async def sample_until_one_passes(
    judge: Judge,
    services: Services,
    agent: Agent,
    decoding: Decoding,
    template: Template,
    prompt: Opened,
    stream: int,
) -> str | None:
    """Samples ``agent.num_candidates`` programs; ``harvested`` if a complete one passes all visible tests.

    The first that does ends the others. ``None`` if none does. ``prompt`` stays unchanged; ``stream``
    separates the random numbers from those of other agents and rounds.
    """

    begun = defaultdict[str, asyncio.Lock](asyncio.Lock)

    async def write(number: int) -> str | None:
        growth = Growth(judge.task, services.model.tokenizer, template.end)
        seed = (decoding.seed, stream, number)
        await sample_whole(prompt.prior, [growth], agent, decoding, services.model.context_length, seed)
        programs = await distinct(judge.task, [growth])
        known = growth.text in begun
        async with begun[growth.text]:  # of equal ones the first runs, and the others learn what it did
            ran = await execute(programs, judge, agent)
        if not known:
            services.listen(CandidatesRan(agent, 1, tuple(ran), whole=True))
        return "harvested" if passing(programs, ran) else None

    how = await first(write(number) for number in range(agent.num_candidates))
    services.listen(AgentEnded(agent, how or "failed"))
    return how
