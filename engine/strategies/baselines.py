"""The baselines: ``direct``, ``resample``, ``sample-k``, ``chain-of-thought`` and ``reflexion``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.events import CandidatesRan, Executed, StepTaken, WrittenProgram
from engine.core.task import Completion
from engine.decoding.candidates import Candidate, distinct, execute
from engine.decoding.executable import identity
from engine.decoding.judge import Judge
from engine.decoding.loop import Loop
from engine.decoding.services import Plan
from engine.decoding.whole_programs import author, opened, page_of
from engine.strategies.roles.role import REASONER, REFLECTOR, Desk, Order, problem, tried
from engine.support.async_tasks import together
from engine.support.text import tests_passed

_REMEMBERED = 3
"""Lessons of ``reflexion`` that are kept, the newest."""


async def direct(judge: Judge, plan: Plan) -> Completion:
    """Decodes one program greedily with the first agent's template; tests run only at the end."""
    agent = replace(plan.agents[0], gamma=0.0, num_candidates=1)
    decoding = replace(plan.decoding, harvest=False)
    page = page_of(judge.task, judge.services, agent, decoding)
    if judge.services.model.gives_distributions:
        async with opened(page, judge.services, judge.usage, decoding.think_tokens) as prompt:
            text = (await Loop(judge, agent, decoding, page.template).run(prompt)).code
    else:
        async with author(page, judge, decoding) as writes:
            text = (await writes.write(replace(agent, temperature=0.0), (decoding.seed, 0))).text
    await judge.attempt(text, agent)
    return judge.completion("direct")


async def resample(judge: Judge, plan: Plan) -> Completion:
    """Samples ``num_candidates`` programs of the first agent at the same time, runs each when it ends, and
    keeps the best."""
    agent, seed = plan.agents[0], plan.decoding.seed
    page = page_of(judge.task, judge.services, agent, plan.decoding)
    async with author(page, judge, plan.decoding) as writes:

        async def sample(number: int) -> list[tuple[Candidate, Executed]]:
            program = await writes.write(agent, (seed, number))
            programs = await distinct(judge.task, [program])
            ran = await execute(programs, judge, agent)
            judge.services.listen(CandidatesRan(agent, 1, tuple(ran), whole=True))
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


async def sample_k(judge: Judge, plan: Plan) -> Completion:
    """Samples ``num_candidates`` bodies for pass@k; the first is the answer, whatever tests say."""
    agent, decoding = plan.agents[0], plan.decoding
    page = page_of(judge.task, judge.services, agent, decoding)
    async with author(page, judge, decoding) as writes:
        numbers = range(agent.num_candidates)
        drawn = await together(writes.write(agent, (decoding.seed, number)) for number in numbers)
    bodies = tuple(program.text for program in drawn)
    await judge.attempt(bodies[0], replace(agent, gamma=0.0))
    return replace(judge.completion("sample-k"), samples=bodies)


async def chain_of_thought(judge: Judge, plan: Plan) -> Completion:
    """Writes one program after reasoning in prose; the tests decide nothing."""
    desk, known = Desk(judge, plan), problem(judge.task)
    reasoning = await desk.advice(REASONER, known)
    await desk.write(Order("reasoned", {**known, "reasoning": reasoning or "(none)"}, advice=reasoning))
    return judge.completion("chain-of-thought")


async def reflexion(judge: Judge, plan: Plan) -> Completion:
    """Writes up to ``workflow.programs`` programs, and draws a lesson in prose from each that fails.

    Returns the first that passes all visible tests, else the best; ends where the model repeats itself.
    """
    desk, task, known = Desk(judge, plan), judge.task, problem(judge.task)
    last, count = await desk.write(Order("generator", known)), 1
    lessons: list[str] = []
    while task.tests and not (last.passed or last.repeated) and count < plan.workflow.programs:
        told = {**known, **tried(task, last.code, last.result)}
        lessons.append(await desk.advice(REFLECTOR, told, stream=count))
        lessons = [lesson for lesson in lessons if lesson][-_REMEMBERED:]
        remembered = "\n".join(f"- {lesson}" for lesson in lessons)
        values = {**told, "lessons": remembered or "(nothing)"}
        shown = (last.executed(task),)
        last = await desk.write(Order("retry", values, advice=remembered, shown=shown, failed=last.code))
        count += 1
        judge.services.listen(StepTaken(f"attempt {count}", tests_passed(last.result)))
    return judge.completion("reflexion")
