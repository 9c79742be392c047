"""Of programs that are equally good, chance does not choose: the first that was asked for is the best."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from engine.core.task import Task, Usage
from engine.decoding.judge import Judge
from engine.decoding.services import Services
from engine.lm.scripted import Scripted
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult

TEST = TestCase("a", "assert one() == 1")
TASK = Task(name="one", signature="def one():\n", tests=(TEST,))
FIRST, SECOND = "    return 2\n", "    return 3\n"


class Late:
    """A sandbox in which ``slow`` ends after everything else, and nothing passes."""

    def __init__(self, slow: str) -> None:
        self._slow = slow

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits, *, trace: bool = True
    ) -> RunResult:
        await asyncio.sleep(0.02 if self._slow in program else 0)
        return RunResult(Outcome.FAIL, (TestResult(TEST, Outcome.FAIL, trusted=True, call="one()"),))


@pytest.mark.parametrize("slow", [FIRST, SECOND])
async def test_the_first_of_equals_is_the_best_whichever_ran_faster(slow):
    judge = Judge(TASK, Services(Scripted({}), Late(slow)), Usage())
    await asyncio.gather(*(judge.run(code, None, whole=True) for code in (FIRST, SECOND)))
    assert judge.completion("eg-cfg").code == FIRST


async def test_a_whole_program_is_better_than_an_equal_one_without_its_end():
    judge = Judge(TASK, Services(Scripted({}), Late("nothing")), Usage())
    await judge.run(FIRST, None, whole=False)
    await judge.run(SECOND, None, whole=True)
    assert judge.completion("eg-cfg").code == SECOND
