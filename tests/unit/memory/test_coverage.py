"""How much of a body its tests ran."""

import pytest

from engine.memory.coverage import unrun
from sandbox import Limits, Outcome, RunResult
from tests.unit.memory.support import task

BODY = "    if not text:\n        return ''\n    last = text[-1]\n    return last\n"


@pytest.mark.parametrize(
    ("tests", "share"),
    [
        (("assert f('ab') == 'b'",), 0.25),
        (("assert f('ab') == 'b'", "assert f('') == ''"), 0.0),
        (("assert f('') == ''",), 0.5),
    ],
)
async def test_statements_that_no_test_runs(pool, tests, share):
    asked = task("f(text)", *tests, docstring='    """The last."""\n')
    result = await pool.run(asked.program(BODY), asked.tests)
    assert unrun(asked, BODY, result) == share


async def test_nothing_is_said_of_what_was_not_traced_whole(pool):
    asked = task("f(text)", "assert f('ab') == 'b'")
    result = await pool.run(asked.program(BODY), asked.tests, Limits(events=2))
    assert unrun(asked, BODY, result) == 0
    assert unrun(asked, "    return (", RunResult(Outcome.ERROR, ())) == 0
