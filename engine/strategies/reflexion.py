"""``reflexion``: after every failure the model draws a lesson in prose and writes the program again."""

from __future__ import annotations

from engine.core.events import StepTaken
from engine.core.task import Completion
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.strategies.roles import Desk, Order, Writer, Written, form
from engine.strategies.roles.role import REFLECTOR
from engine.support.text import tests_passed

_REMEMBERED = 3
"""Lessons that are kept, the newest."""


async def reflexion(judge: Judge, services: Services, plan: Plan) -> Completion:
    """Writes up to ``workflow.programs`` programs.

    Returns the first that passes all visible tests, else the best; ends where the model repeats itself.
    """
    desk = Desk(judge, services, plan)
    writer = Writer(desk)
    known = form.problem(judge.task)
    written = [await writer.write(Order("generator", known))]
    lessons: list[str] = []
    while _goes_on(judge, written, plan):
        last = written[-1]
        told = {**known, **form.tried(judge.task, last.code, last.result)}
        lessons.append(await writer.advice(REFLECTOR, told, stream=len(written)))
        lessons = [lesson for lesson in lessons if lesson][-_REMEMBERED:]
        remembered = "\n".join(f"- {lesson}" for lesson in lessons)
        order = Order(
            "retry",
            {**told, "lessons": remembered or "(nothing)"},
            advice=remembered,
            shown=(last.executed(judge.task),),
            failed=last.code,
        )
        written.append(await writer.write(order))
        services.listen(StepTaken(f"attempt {len(written)}", tests_passed(written[-1].result)))
    return judge.completion("reflexion")


def _goes_on(judge: Judge, written: list[Written], plan: Plan) -> bool:
    """Something failed, and there is a budget to mend it."""
    failed = bool(judge.task.tests) and not written[-1].passed
    return failed and len(written) < plan.workflow.programs and not written[-1].repeated
