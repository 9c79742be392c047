"""``resample``: whole programs sampled from the plain model, filtered by the visible tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.decoding.candidates import distinct, execute, sample_whole
from engine.decoding.growing_code import Growth
from engine.decoding.prior_context import opened
from engine.judge import Judge
from engine.progress import StepTaken
from engine.prompts import fitting
from engine.services import Plan, Services
from engine.types import Completion


async def resample(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Samples ``num_candidates`` programs of the first agent at the same time, and keeps the best.

    Repeats that in every further round until one passes.
    """
    seed = plan.decoding.seed
    for round in range(plan.decoding.rounds):
        growths = await _grown(judge, services, plan, (seed, round) if round else (seed,))
        programs = await distinct(judge.task, growths)
        ran = await execute(programs, judge, plan.agents[0])
        best = max((each.result.passed for each in ran), default=0)
        told = f"{len(programs)} different programs, best {best}/{len(judge.task.tests)}"
        services.listen(StepTaken(f"round {round + 1}", told))
        await judge.reconsider()
        if judge.completion("resample").passed:
            break
    return judge.completion("resample")


async def sampled(judge: Judge, services: Services, plan: Plan, seed: Sequence[int]) -> list[str]:
    """Samples ``num_candidates`` bodies of the first agent, unfiltered."""
    return [growth.text for growth in await _grown(judge, services, plan, seed)]


async def _grown(judge: Judge, services: Services, plan: Plan, seed: Sequence[int]) -> list[Growth]:
    decoding = plan.decoding
    agent = plan.agents[0]
    template = fitting(agent.template, judge.task, services.model.tokenizer)
    async with opened(judge.task, services, template, judge.usage) as prompt:
        growths = [
            Growth(judge.task, services.model.tokenizer, template.end) for _ in range(agent.num_candidates)
        ]
        await sample_whole(prompt.prior, growths, agent, decoding, services.model.context_length, seed)
    return growths
