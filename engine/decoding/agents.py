"""Agents (EG-CFG, section 3.4): configurations that work on a task at the same time, and their race."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import product

from engine.decoding.loop import Loop
from engine.judge import Judge
from engine.progress import AgentEnded
from engine.services import Plan, Services
from engine.types import Agent, Decoding

PAPER_TEMPERATURES = (0.7, 0.75, 0.85, 0.95, 1.2, 1.5)
PAPER_HORIZONS = (2, 3, 6, 8)
PAPER_GAMMAS = (0.0, 0.5, 1.0, 3.0)
PAPER_TEMPLATES = ("few-shot", "long-code")


def default_agents(count: int, template: str) -> tuple[Agent, ...]:
    """The first ``count`` (1 to 12) agents of a list whose temperatures and gammas alternate."""
    pairs = [
        *product((0.5,), (0.6, 0.9, 1.2, 0.75, 1.05, 1.35)),
        *product((1.0,), (0.7, 1.0, 1.3, 0.8, 1.1, 1.5)),
    ]
    return tuple(Agent(6, 8, temperature, gamma, template) for gamma, temperature in pairs[:count])


def paper_agents(templates: Sequence[str] = PAPER_TEMPLATES) -> tuple[Agent, ...]:
    """The paper's grid; gamma 0 once per temperature and template, since the horizon has no part in it."""
    grid = product(templates, PAPER_TEMPERATURES, PAPER_HORIZONS, PAPER_GAMMAS)
    return tuple(
        Agent(3, horizon, temperature, gamma, template)
        for template, temperature, horizon, gamma in grid
        if gamma > 0 or horizon == PAPER_HORIZONS[0]
    )


async def race(judge: Judge, services: Services, plan: Plan, round: int = 0) -> str | None:
    """Runs all agents at once until one passes every visible test; the others are cancelled.

    Returns how it came to its program (``decoded`` or ``harvested``), ``None`` if all failed; the body
    is the judge's best. Agents sample differently in every ``round``. With ``in_turn`` they do not race.
    """
    first = round * len(plan.agents)
    if plan.decoding.in_turn:
        return await _one_by_one(judge, services, plan, first)
    running = [
        asyncio.create_task(_finish(judge, services, agent, plan.decoding, stream))
        for stream, agent in enumerate(plan.agents, first)
    ]
    try:
        for ended in asyncio.as_completed(running):
            how = await ended
            if how is not None:
                return how
        return None
    finally:
        for agent in running:
            agent.cancel()
        await asyncio.gather(*running, return_exceptions=True)


async def _one_by_one(judge: Judge, services: Services, plan: Plan, first: int) -> str | None:
    """The agents in their order, until one passes."""
    for stream, agent in enumerate(plan.agents, first):
        how = await _finish(judge, services, agent, plan.decoding, stream)
        if how is not None:
            return how
    return None


async def _finish(
    judge: Judge, services: Services, agent: Agent, decoding: Decoding, stream: int
) -> str | None:
    """One agent to its end; how it came to its program if that passes, else ``None``."""
    decoded = await Loop(judge, services, agent, decoding, stream).run()
    passed = await judge.attempt(decoded.code, agent)
    how = "harvested" if decoded.harvested else "decoded"
    services.listen(AgentEnded(agent, how if passed else "failed"))
    return how if passed else None
