"""``direct``: one greedy program of the plain model, run on the tests only at the end."""

from __future__ import annotations

from dataclasses import replace

from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.loop import Loop
from engine.decoding.prior_context import opened, page_of
from engine.decoding.services import Plan, Services
from engine.decoding.whole_programs import author


async def direct(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Decodes greedily with the first agent's template."""
    agent = replace(plan.agents[0], gamma=0.0, num_candidates=1)
    decoding = replace(plan.decoding, harvest=False)
    page = page_of(judge.task, services, agent, decoding)
    if not services.model.gives_distributions:
        greedy = replace(agent, temperature=0.0)
        async with author(page, services, judge.usage, decoding) as writes:
            program = await writes.write(greedy, (decoding.seed, 0))
        await judge.attempt(program.text, agent)
        return judge.completion("direct")
    think = decoding.think_tokens
    async with opened(page, services, judge.usage, think) as prompt:
        decoded = await Loop(judge, services, agent, decoding, page.template).run(prompt)
    await judge.attempt(decoded.code, agent)
    return judge.completion("direct")
