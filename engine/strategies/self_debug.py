"""``self-debug``: the model explains why its program fails on the visible tests, and repairs it."""

from __future__ import annotations

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.strategies.roles import Desk, Order, Writer, form
from engine.strategies.roles.role import SELF_DEBUGGER
from engine.support.text import tests_passed

VARIANTS = ("no-traces",)


async def self_debug(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Writes up to ``workflow.programs`` programs.

    Returns the first that passes all visible tests, else the best. The model is shown what each line did,
    unless the variant is ``no-traces``.
    """
    desk = Desk(judge, services, plan)
    writer = Writer(desk)
    task = judge.task
    known = form.problem(task)
    written = [await writer.write(Order("generator", known))]
    while task.tests and not written[-1].passed and len(written) < plan.workflow.programs:
        if written[-1].repeated:
            break
        last = written[-1]
        traced = not desk.has("no-traces")
        told = {
            **known,
            **form.tried(task, last.code, last.result),
            "traces": form.traces(task, last.code, last.result, desk.fits) if traced else "",
        }
        turn = len(written) - 1
        analysis = await writer.advice(SELF_DEBUGGER, told, stream=turn, angle=turn)
        shown = (last.executed(task),) if traced else ()
        values, code = {**told, "analysis": analysis}, last.code
        order = Order("repair", values, advice=analysis, shown=shown, angle=turn, kept=code, failed=code)
        written.append(await writer.write(order))
        services.listen(StepTaken(f"debug {turn + 1}", tests_passed(written[-1].result)))
    return judge.completion("self-debug")
