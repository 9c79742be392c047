"""Whose program is the answer, where several agents find one that passes at the same moment."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.completion import complete
from engine.core.events import AgentEnded, CandidatesRan, Progress
from engine.core.options import Agent
from engine.core.task import Task, Usage
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult

TEST = TestCase("a", "assert one() == 1")
TASK = Task(name="one", signature="def one():\n", tests=(TEST,))
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
