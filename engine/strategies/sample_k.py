"""``sample-k``: independent samples of the plain model, for pass@k."""

from __future__ import annotations

from dataclasses import replace

from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.strategies.resample import sampled


async def sample_k(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Samples ``num_candidates`` bodies; the first is the answer, and the visible tests are not used."""
    bodies = await sampled(judge, services, plan, (plan.decoding.seed,))
    agent = replace(plan.agents[0], gamma=0.0)
    await judge.attempt(bodies[0], agent)
    return replace(judge.completion("sample-k"), samples=tuple(bodies))
