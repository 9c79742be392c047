"""``direct``: one greedy program of the plain model, run on the tests only at the end."""

from __future__ import annotations

from dataclasses import replace

from engine.decoding.loop import Loop
from engine.decoding.prior_context import opened
from engine.judge import Judge
from engine.prompts import fitting
from engine.services import Plan, Services
from engine.types import Completion


async def direct(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Decodes greedily with the first agent's template."""
    agent = replace(plan.agents[0], gamma=0.0, num_candidates=1)
    decoding = replace(plan.decoding, harvest=False)
    template = fitting(agent.template, judge.task, services.model.tokenizer)
    async with opened(judge.task, services, template, judge.usage) as prompt:
        decoded = await Loop(judge, services, agent, decoding).run(prompt)
    await judge.attempt(decoded.code, agent)
    return judge.completion("direct")
