"""The judge: which program is the best, and how long candidates may take."""

from __future__ import annotations

import asyncio

import pytest

from engine.core.events import AgentEnded, CandidatesRan
from engine.core.options import Agent
from engine.core.task import Task, Usage
from engine.decoding.judge import Judge, Patience
from engine.decoding.services import Services
from sandbox import Limits, Outcome, RunResult, TestCase
from sandbox.pool import SandboxPool
from tests.scripted import Scripted
from tests.unit.decoding.ran import OPENING, Sandbox, everywhere, ran

TEST = TestCase("a", "assert one() == 1")
TASK = Task(name="one", signature="def one():\n", tests=(TEST,))
SLOW = "    return 1  # after 0.7 s\n"
TAKES_S = 0.7
AMPLE = Limits(wall_s=60)
AGENT = Agent(num_candidates=2, horizon=8, temperature=1.0, gamma=1.0)


def watched(pool: SandboxPool) -> Sandbox:
    """The real sandbox, where ``SLOW`` takes its time by another clock."""

    async def answer(program: str) -> RunResult:
        if sandbox.limits[-1].wall_s < TAKES_S:
            return everywhere(Outcome.TIMEOUT, TASK)
        return await pool.run(program, TASK.tests, AMPLE)

    sandbox = Sandbox(answer)
    return sandbox


async def test_a_program_that_is_only_slow_has_more_time_at_the_next_line(pool):
    sandbox = watched(pool)
    found = (await ran(sandbox, Scripted({OPENING: {SLOW: 1.0}}), TASK, AGENT)).completion
    assert (found.code, found.how, found.passed) == (SLOW, "harvested", True)
    assert [limits.wall_s for limits in sandbox.limits] == [0.5, 1.0]


async def test_the_best_of_those_that_were_stopped_has_its_full_time_in_the_end(pool):
    """Decoding itself comes to no end."""
    sandbox = watched(pool)
    run = await ran(sandbox, Scripted({OPENING: {SLOW: 1.0}}), TASK, AGENT, max_new_tokens=8)
    assert sandbox.limits[-1].wall_s == 2.0
    assert run.completion.result.outcome is not Outcome.TIMEOUT


T, P = Outcome.TIMEOUT, Outcome.PASS


@pytest.mark.parametrize(
    ("learned", "share"), [([[]], 0.5), ([[T, P]], 0.5), ([[T, T]], 1.0), ([[T]] * 5, 2.0)]
)
def test_time_grows_only_when_nothing_ends_and_up_to_all_there_is(learned: list[list[Outcome]], share: float):
    patience = Patience(Limits(wall_s=2.0))
    for outcomes in learned:
        patience.learn([RunResult(outcome, ()) for outcome in outcomes])
    assert patience.limits == Limits(wall_s=share)


FIRST, SECOND = "    return 2\n", "    return 3\n"


@pytest.mark.parametrize(
    ("slow", "whole", "best"),
    [(FIRST, True, FIRST), (SECOND, True, FIRST), ("nothing", False, SECOND)],
)
async def test_the_first_whole_one_of_equals_is_the_best_whichever_ran_faster(slow, whole, best):
    """``slow`` ends after everything else, and nothing passes."""

    async def answer(program: str) -> RunResult:
        await asyncio.sleep(0.02 if slow in program else 0)
        return everywhere(Outcome.FAIL, TASK)

    judge = Judge(TASK, Services(Scripted({}), Sandbox(answer)), Usage())
    await asyncio.gather(judge.run(FIRST, None, whole=whole), judge.run(SECOND, None, whole=True))
    assert judge.completion("eg-cfg").code == best


RIGHT = "    return 1\n"
ONE, TWO = Agent(4, 8, 0.8, 0.5, "scripted"), Agent(4, 8, 1.0, 1.0, "scripted")


def held(release: asyncio.Event) -> Sandbox:
    """Every program passes, and the first run ends when ``release`` is set."""

    async def answer(program: str) -> RunResult:
        if len(sandbox.limits) == 1:
            await release.wait()
        return everywhere(Outcome.PASS, TASK)

    sandbox = Sandbox(answer)
    return sandbox


async def test_the_answer_is_that_of_the_agent_that_passed_although_another_asked_before():
    release = asyncio.Event()
    judge = Judge(TASK, Services(Scripted({}), held(release)), Usage())
    earlier = asyncio.create_task(judge.run(RIGHT, ONE, whole=True))
    await asyncio.sleep(0)
    assert await judge.attempt(RIGHT, TWO)
    release.set()
    await earlier
    assert judge.completion("eg-cfg").agent == TWO


async def test_the_winner_of_a_race_was_heard_of():
    """The first agent's run ends after the second one's, before the race is over."""
    release = asyncio.Event()

    def hear(event: object) -> None:
        if isinstance(event, AgentEnded):
            release.set()

    run = await ran(held(release), Scripted({OPENING: {RIGHT: 1.0}}), TASK, ONE, TWO, hear=hear)
    assert run.completion.passed
    assert run.completion.agent in {event.agent for event in run.told(CandidatesRan)}
