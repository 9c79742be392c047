"""Candidates that do not end soon are stopped early; nothing that is only slow is lost."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.completion import complete
from engine.core.options import Agent, Decoding
from engine.core.task import Task
from engine.decoding.judge import Patience
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult
from sandbox.pool import SandboxPool

TASK = Task(name="one", signature="def one():\n", tests=(TestCase("a", "assert one() == 1"),))
SLOW = "    return 1  # after 0.7 s\n"
TAKES_S = 0.7
AMPLE = Limits(wall_s=60)
OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=2, horizon=8, temperature=1.0, gamma=1.0)


class Watched:
    """The real sandbox, where ``SLOW`` takes its time by another clock, and the time given to each run."""

    def __init__(self, pool: SandboxPool) -> None:
        self._pool = pool
        self.given: list[float] = []

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits, *, trace: bool = True
    ) -> RunResult:
        self.given.append(limits.wall_s)
        if limits.wall_s < TAKES_S:
            return RunResult(
                Outcome.TIMEOUT, tuple(TestResult(test, Outcome.TIMEOUT, False, "one()") for test in tests)
            )
        return await self._pool.run(program, tests, AMPLE, trace=trace)


async def test_a_program_that_is_only_slow_has_more_time_at_the_next_line(pool):
    watched = Watched(pool)
    services = Services(Scripted({OPENING: {SLOW: 1.0}}), watched)
    completion = await complete(TASK, services, Plan((AGENT,)), "eg-cfg")
    assert (completion.code, completion.how, completion.passed) == (SLOW, "harvested", True)
    assert watched.given == [0.5, 1.0]


async def test_the_best_of_those_that_were_stopped_has_its_full_time_in_the_end(pool):
    watched = Watched(pool)
    services = Services(Scripted({OPENING: {SLOW: 1.0}}), watched)
    plan = Plan((AGENT,), Decoding(max_new_tokens=8))  # decoding itself comes to no end
    completion = await complete(TASK, services, plan, "eg-cfg")
    assert watched.given[-1] == 2.0
    assert completion.result.outcome is not Outcome.TIMEOUT


@pytest.mark.parametrize(
    ("outcomes", "share"),
    [
        ([], 0.5),
        ([Outcome.TIMEOUT, Outcome.PASS], 0.5),
        ([Outcome.TIMEOUT, Outcome.TIMEOUT], 1.0),
    ],
)
def test_it_grows_only_when_nothing_ends(outcomes: list[Outcome], share: float):
    patience = Patience(Limits(wall_s=2.0))
    patience.learn([RunResult(outcome, ()) for outcome in outcomes])
    assert patience.limits.wall_s == share


def test_it_ends_at_all_there_is():
    patience = Patience(Limits(wall_s=3.0))
    for _ in range(5):
        patience.learn([RunResult(Outcome.TIMEOUT, ())])
    assert patience.limits == Limits(wall_s=3.0)
