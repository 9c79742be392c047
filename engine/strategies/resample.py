"""``resample``: whole programs sampled from the plain model, filtered by the visible tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.decoding.agents import page_of
from engine.decoding.candidates import Candidate, distinct, execute
from engine.decoding.dynamic_signal import Executed
from engine.decoding.plain.whole_programs import WholeProgram, whole_programs
from engine.judge import Judge
from engine.progress import StepTaken
from engine.services import Plan, Services
from engine.transcript import WrittenProgram
from engine.types import Completion


async def resample(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Samples ``num_candidates`` programs of the first agent at the same time, and keeps the best.

    Repeats that in every further round until one passes.
    """
    seed = plan.decoding.seed
    for round in range(plan.decoding.rounds):
        drawn = await _drawn(judge, services, plan, (seed, round) if round else (seed,))
        programs = await distinct(judge.task, drawn)
        ran = await execute(programs, judge, plan.agents[0])
        _record(judge, drawn, programs, ran)
        best = max((each.result.passed for each in ran), default=0)
        told = f"{len(programs)} different programs, best {best}/{len(judge.task.tests)}"
        services.listen(StepTaken(f"round {round + 1}", told))
        await judge.reconsider()
        if judge.completion("resample").passed:
            break
    return judge.completion("resample")


def _record(
    judge: Judge, drawn: Sequence[WholeProgram], programs: Sequence[Candidate], ran: Sequence[Executed]
) -> None:
    """Records different programs in the order of their samples; those that had to be cut come last."""
    places = {each.text: place for place, each in reversed(list(enumerate(drawn)))}
    pairs = sorted(zip(programs, ran, strict=True), key=lambda pair: places.get(pair[0].code, len(drawn)))
    known = judge.workings.programs
    best = max(known, key=lambda each: each.passed, default=None)
    for program, executed in pairs:
        before = best.code if best is not None else None
        known.append(WrittenProgram(program.code, before, executed.result.passed))
        if best is None or known[-1].passed > best.passed:
            best = known[-1]


async def sampled(judge: Judge, services: Services, plan: Plan, seed: Sequence[int]) -> list[str]:
    """Samples ``num_candidates`` bodies of the first agent, unfiltered."""
    return [program.text for program in await _drawn(judge, services, plan, seed)]


async def _drawn(judge: Judge, services: Services, plan: Plan, seed: Sequence[int]) -> list[WholeProgram]:
    agent = plan.agents[0]
    page = page_of(judge.task, services, agent, plan.decoding)
    return await whole_programs(page, services, judge.usage, agent, plan.decoding, seed, agent.num_candidates)
