"""The judge: which program is the best, and how long candidates may take."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from engine.completion import complete
from engine.core.events import AgentEnded, CandidatesRan, Progress
from engine.core.options import Agent, Decoding
from engine.core.task import Task, Usage
from engine.decoding.judge import Judge, Patience
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult
from sandbox.pool import SandboxPool

TEST = TestCase("a", "assert one() == 1")
TASK = Task(name="one", signature="def one():\n", tests=(TEST,))
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


RIGHT = "    return 1\n"
ONE, TWO = Agent(4, 8, 0.8, 0.5, "scripted"), Agent(4, 8, 1.0, 1.0, "scripted")


class Held:
    """A sandbox in which every program passes, and the first run ends when ``release`` is set."""

    def __init__(self) -> None:
        self.release = asyncio.Event()
        self._runs = 0

    async def run(
        self, program: str, tests: Sequence[TestCase], limits: Limits, *, trace: bool = True
    ) -> RunResult:
        self._runs += 1
        if self._runs == 1:
            await self.release.wait()
        return RunResult(Outcome.PASS, (TestResult(TEST, Outcome.PASS, trusted=True, call="one()"),))


async def test_the_answer_is_that_of_the_agent_that_passed_although_another_asked_before():
    sandbox = Held()
    judge = Judge(TASK, Services(Scripted({}), sandbox), Usage())
    earlier = asyncio.create_task(judge.run(RIGHT, ONE, whole=True))
    await asyncio.sleep(0)
    assert await judge.attempt(RIGHT, TWO)
    sandbox.release.set()
    await earlier
    assert judge.completion("eg-cfg").agent == TWO


async def test_the_winner_of_a_race_was_heard_of():
    """The first agent's run ends after the second one's, before the race is over."""
    sandbox, heard = Held(), []

    def listen(event: Progress) -> None:
        heard.append(event)
        if isinstance(event, AgentEnded):
            sandbox.release.set()

    model = Scripted({"<|body|>\n": {RIGHT: 1.0}})
    services = Services(model, sandbox, listen=listen)
    completion = await complete(TASK, services, Plan((ONE, TWO)), "eg-cfg")
    assert completion.passed
    assert completion.agent in {event.agent for event in heard if isinstance(event, CandidatesRan)}
    await model.close()
