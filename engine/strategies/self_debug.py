"""``self-debug``: the model explains why its program fails on the visible tests, and repairs it."""

from __future__ import annotations

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan
from engine.strategies.roles.role import SELF_DEBUGGER, Desk, Order, problem, traces, tried
from engine.support.text import tests_passed

VARIANTS = ("no-traces",)


async def self_debug(judge: Judge, plan: Plan) -> Completion:
    """Writes up to ``workflow.programs`` programs.

    Returns the first that passes all visible tests, else the best. The model is shown what each line did,
    unless the variant is ``no-traces``.
    """
    desk, task, known = Desk(judge, plan), judge.task, problem(judge.task)
    traced = not desk.has("no-traces")
    last, turn = await desk.write(Order("generator", known)), 0
    while task.tests and not (last.passed or last.repeated) and turn + 1 < plan.workflow.programs:
        code, result = last.code, last.result
        shown = (last.executed(task),) if traced else ()
        did = traces(task, code, result, desk.fits) if traced else ""
        told = {**known, **tried(task, code, result), "traces": did}
        analysis = await desk.advice(SELF_DEBUGGER, told, stream=turn, angle=turn)
        values = {**told, "analysis": analysis}
        order = Order("repair", values, advice=analysis, shown=shown, angle=turn, kept=code, failed=code)
        last = await desk.write(order)
        turn += 1
        judge.services.listen(StepTaken(f"debug {turn}", tests_passed(last.result)))
    return judge.completion("self-debug")
