"""Plain decoding, line by line, for models that have no time for candidates and guidance.

The code is run on the tests after each line, so whatever exists at the deadline was executed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from engine.decoding.agents import page_of
from engine.decoding.candidates import distinct, execute
from engine.decoding.growing_code import Growth
from engine.decoding.prior_context import LINE_RESERVE, opened
from engine.judge import Judge
from engine.lm.base import Context, Sampling
from engine.progress import AgentEnded, CandidatesRan, LineDecided
from engine.services import Plan, Services
from engine.types import Agent, Completion

_RESERVE_S = 0.1
"""Of the time, to answer with what there is."""
_LONGEST_LINE = 2 * LINE_RESERVE
"""Tokens after which a line is told although it goes on."""
_GREEDY = Sampling(temperature=0.0)


async def plain(judge: Judge, services: Services, plan: Plan, name: str) -> Completion | None:
    """Completes the first agent's prompt greedily as ``name``; returns None if the whole program fails tests.

    If the time ends first, the answer is ``begun``: some lines, which were run.
    """
    decoding, agent = plan.decoding, _greedy(plan.agents[0])
    page = page_of(judge.task, services, agent, decoding)
    seconds = None if decoding.deadline_s is None else max(0.0, decoding.deadline_s - _RESERVE_S)
    passed: bool | None = None
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            async with opened(page.task, services, page.template, judge.usage) as prompt:
                growth = Growth(judge.task, services.model.tokenizer, page.template.end)
                await _write(judge, services, prompt.prior, growth, agent, decoding.max_new_tokens)
                passed = await judge.attempt(growth.text, agent)
    services.listen(AgentEnded(agent, "passed" if passed else "failed"))
    if passed is None:
        answer = judge.completion(name, "begun")
        return answer if answer.code else replace(answer, how="interrupted")
    return judge.completion(name) if passed or not judge.task.tests else None


def _greedy(agent: Agent) -> Agent:
    return replace(agent, num_candidates=1, horizon=1, temperature=0.0, gamma=0.0)


async def _write(
    judge: Judge, services: Services, prior: Context, growth: Growth, agent: Agent, most: int
) -> None:
    """Extends ``growth`` to the function's end; runs and reports the code after each line."""

    def hear(tokens: Sequence[int]) -> bool:
        growth.extend(tokens)
        return not growth.ended

    most = min(most, services.model.context_length - len(prior.tokens) - 1)
    number = 0
    while not growth.ended and growth.taken < most:
        before, taken = growth.text, growth.taken
        await prior.draw(min(_LONGEST_LINE, most - taken), _GREEDY, hear, lines=1)
        if growth.taken == taken:
            break
        line = growth.text.removeprefix(before)
        if not line.strip():
            continue  # a blank line, or the end
        number += 1
        executed = await execute(await distinct(judge.task, [growth]), judge, agent)
        services.listen(CandidatesRan(agent, number, tuple(executed)))
        services.listen(LineDecided(agent, number, line, growth.text))
