"""``sample-k``: independent samples of the plain model, for pass@k."""

from __future__ import annotations

from dataclasses import replace

from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.prior_context import page_of
from engine.decoding.services import Plan, Services
from engine.decoding.whole_programs import author
from engine.support.async_tasks import together


async def sample_k(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Samples ``num_candidates`` bodies; the first is the answer, and the visible tests are not used."""
    agent, decoding = plan.agents[0], plan.decoding
    page = page_of(judge.task, services, agent, decoding)
    async with author(page, services, judge.usage, decoding) as writes:
        numbers = range(agent.num_candidates)
        drawn = await together(writes.write(agent, (decoding.seed, number)) for number in numbers)
    bodies = tuple(program.text for program in drawn)
    await judge.attempt(bodies[0], replace(agent, gamma=0.0))
    return replace(judge.completion("sample-k"), samples=bodies)
