"""QualityFlow's test designer: common cases, in batches (QualityFlow, section 3.2 and appendix A)."""

from __future__ import annotations

from engine.core.transcript import DesignedTest
from engine.prompts import statement
from engine.strategies.roles import Desk, form_values, role_answers
from engine.strategies.roles.role import designer_of
from engine.support.async_tasks import together
from sandbox import TestCase

BATCH = 10
ROUNDS = 5


async def designed(desk: Desk) -> list[DesignedTest]:
    """Asks for distinct one-line assertions in parallel rounds, drops the given ones, and records the rest.

    They are tests like any other: they run only in the sandbox.
    """
    known = form_values.problem(desk.task)
    designer = designer_of(known["name"])
    told = {**known, "count": str(BATCH)}
    rounds = await together(desk.ask(designer, told, stream=number) for number in range(ROUNDS))
    given = {role_answers.normal(statement(test)) for test in desk.task.tests}
    sources = dict.fromkeys(source for batch in rounds for source in batch[:BATCH])
    setup = "\n".join(dict.fromkeys(test.setup for test in desk.task.tests if test.setup))
    found = [
        DesignedTest(TestCase(f"designed:{number}", source, setup=setup))
        for number, source in enumerate(sources, 1)
        if role_answers.normal(source.removeprefix("assert ")) not in given
    ]
    desk.workings.designed += found
    return found
