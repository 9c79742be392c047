"""Agents (EG-CFG, section 3.4): configurations that work on a task at the same time, and their race."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from itertools import cycle, islice, product
from typing import Any

from engine.core.events import AgentEnded
from engine.core.options import Agent, Decoding
from engine.decoding.judge import Judge
from engine.decoding.loop import Loop
from engine.decoding.prior_context import Opened, Page, opened, page_of
from engine.decoding.services import Plan, Services
from engine.support.async_tasks import first

_Work = Callable[[], Coroutine[Any, Any, str | None]]

PAPER_TEMPERATURES = (0.7, 0.75, 0.85, 0.95, 1.2, 1.5)
PAPER_HORIZONS = (2, 3, 6, 8)
PAPER_GAMMAS = (0.0, 0.5, 1.0, 3.0)
PAPER_TEMPLATES = ("few-shot", "long-code")
DEFAULT_TEMPLATES = ("chat", "base-file")
"""Of models, where nobody names one."""


def default_agents(count: int, template: str) -> tuple[Agent, ...]:
    """Returns the first ``count`` (1 to 12) agents of a list with alternating temperatures and gammas.

    Low temperatures find what the model is sure of, high ones what it is not.
    """
    temperatures = (0.8, 1.0, 1.2, 1.4, 0.6, 1.1, 0.9, 1.3, 0.7, 1.6, 1.0, 1.2)
    gammas = cycle((0.5, 1.0))
    return tuple(
        Agent(12, 8, temperature, gamma, template)
        for temperature, gamma in islice(zip(temperatures, gammas, strict=False), count)
    )


def paper_agents(templates: Sequence[str] = PAPER_TEMPLATES) -> tuple[Agent, ...]:
    """Returns the paper's grid of 156 agents, with gamma 0 once per temperature and template.

    Without guidance the horizon has no effect.
    """
    grid = product(templates, PAPER_TEMPERATURES, PAPER_HORIZONS, PAPER_GAMMAS)
    return tuple(
        Agent(3, horizon, temperature, gamma, template)
        for template, temperature, horizon, gamma in grid
        if gamma > 0 or horizon == PAPER_HORIZONS[0]
    )


def without_repeats(agents: Sequence[Agent], decoding: Decoding) -> tuple[Agent, ...]:
    """Returns the agents that may differ in what they write, the first of equals.

    An unguided agent writes the greedy program of its template. Its temperature, candidates and horizon count
    only where one of its candidates may be the answer, so without harvest the paper's grid has 146 agents.
    """
    if decoding.harvest:
        return tuple(dict.fromkeys(agents))
    first: dict[Agent | str, Agent] = {}
    for agent in agents:
        first.setdefault(agent if agent.gamma > 0 else agent.template, agent)
    return tuple(first.values())


def paper_templates(known: Iterable[str]) -> tuple[str, ...]:
    """Returns the templates of the grid: those of ``known`` that are no model's default, or the paper's."""
    chosen = {*known} - {*PAPER_TEMPLATES, *DEFAULT_TEMPLATES}
    return tuple(sorted(chosen)) or PAPER_TEMPLATES


async def race(
    judge: Judge, services: Services, plan: Plan, stream: int = 0, pages: Sequence[Page] = ()
) -> str | None:
    """Runs all agents at once until one passes every visible test, and cancels the others.

    Returns how the winner found its program (``decoded`` or ``harvested``), ``None`` if all failed; the judge
    holds the best body. Agents sample differently for every ``stream``. With ``in_turn`` they run one after
    the other. ``pages``, one for each agent, replace the task in the agent's template.
    """
    told = pages or [page_of(judge.task, services, agent, plan.decoding) for agent in plan.agents]
    before = stream * len(plan.agents)
    async with AsyncExitStack() as stack:
        prompts: dict[Page, Opened] = {}
        for page in told:
            if page not in prompts:
                opening = opened(page, services, judge.usage, plan.decoding.think_tokens)
                prompts[page] = await stack.enter_async_context(opening)
        if plan.decoding.chooses:
            await judge.keep(told[0].template, prompts[told[0]].prior)
        work: list[_Work] = []
        for number, (agent, page) in enumerate(zip(plan.agents, told, strict=True), before):
            loop = Loop(judge, services, agent, plan.decoding, page.template, number)
            work.append(partial(_finish, judge, services, agent, loop, prompts[page]))
        return await (_one_by_one(work) if plan.decoding.in_turn else first(begun() for begun in work))


async def _one_by_one(work: Sequence[_Work]) -> str | None:
    """The agents in their order, until one passes."""
    for agent in work:
        how = await agent()
        if how is not None:
            return how
    return None


async def _finish(judge: Judge, services: Services, agent: Agent, loop: Loop, prompt: Opened) -> str | None:
    """One agent to its end; how it came to its program if that passes, else ``None``."""
    decoded = await loop.run(prompt)
    passed = await judge.attempt(decoded.code, agent)
    how = "harvested" if decoded.harvested else "decoded"
    services.listen(AgentEnded(agent, how if passed else "failed"))
    return how if passed else None
