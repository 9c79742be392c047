"""``resample``: whole programs sampled from the plain model, filtered by the visible tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import CandidatesRan
from engine.core.task import Completion, Executed
from engine.core.transcript import WrittenProgram
from engine.decoding.candidates import Candidate, distinct, execute
from engine.decoding.executable import identity
from engine.decoding.judge import Judge
from engine.decoding.prior_context import page_of
from engine.decoding.services import Plan, Services
from engine.decoding.whole_programs import author
from engine.support.async_tasks import together


async def resample(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Samples ``num_candidates`` programs of the first agent at the same time, runs each when it ends, and
    keeps the best."""
    agent, seed = plan.agents[0], plan.decoding.seed
    page = page_of(judge.task, services, agent, plan.decoding)
    async with author(page, services, judge.usage, plan.decoding) as writes:

        async def sample(number: int) -> list[tuple[Candidate, Executed]]:
            program = await writes.write(agent, (seed, number))
            programs = await distinct(judge.task, [program])
            ran = await execute(programs, judge, agent)
            services.listen(CandidatesRan(agent, 1, tuple(ran), whole=True))
            return list(zip(programs, ran, strict=True))

        found = await together(sample(number) for number in range(agent.num_candidates))
    _record(judge, [pair for pairs in found for pair in pairs])
    await judge.reconsider()
    return judge.completion("resample")


def _record(judge: Judge, found: Sequence[tuple[Candidate, Executed]]) -> None:
    """Records different programs in the order of their samples, each with the best before it."""
    different: dict[str, tuple[Candidate, Executed]] = {}
    for program, executed in found:
        different.setdefault(identity(judge.task, program.code), (program, executed))
    best: WrittenProgram | None = None
    for program, executed in different.values():
        before = best.code if best is not None else None
        written = WrittenProgram(program.code, before, executed.result.passed)
        judge.workings.programs.append(written)
        best = written if best is None or written.passed > best.passed else best
