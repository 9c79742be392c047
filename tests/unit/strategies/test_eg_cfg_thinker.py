"""Agents of execution-guided decoding that start from a thinker's strategies."""

from __future__ import annotations

from dataclasses import replace

from engine.core.events import StepTaken
from engine.core.options import Agent
from engine.core.task import Completion, Task
from tests.scripted import END, Scripted
from tests.unit.strategies.cast import BAD, GOOD, Cast

LISTED = "Add the values up in a loop.\n2. Treat the empty list apart.\n"
LOOP, APART = "Add the values up in a loop.", "Treat the empty list apart."
COLD = Agent(2, 8, 0.7, 0.5, "few-shot")
WARM, HOT = (Agent(2, 8, temperature, 0.5, "few-shot") for temperature in (1.0, 1.3))


class Plainly(Cast):
    """Also answers where no role is played, with ``GOOD``."""

    def _script(self, text: str) -> dict[str, float]:
        question, _, behind = text.rpartition("<assistant>")
        if not question.startswith("<user>You write Python functions."):
            return super()._script(text)
        rest = f"{GOOD}```"[len(behind.rpartition('none."""\n')[2]) :]
        return {rest or END: 1.0}


async def run(played: Cast, pool, agents=(COLD, WARM), **options) -> Completion:
    return await played.run(pool, "eg-cfg-thinker", agents=agents, **options)


async def test_agents_that_work_at_once_are_told_different_strategies_and_the_one_that_helps_wins(pool):
    played = Cast(thinker=LISTED, solver=lambda question: GOOD if APART in question else BAD)
    completion = await run(played, pool, race=True)
    assert (completion.code, completion.agent, completion.passed) == (GOOD, WARM, True)
    told = [question for role, question in played.asked if role == "solver"]
    assert {(LOOP in each, APART in each) for each in told} == {(False, True), (True, False)}


async def test_as_many_strategies_are_asked_for_as_there_are_agents_and_few_go_round(pool):
    played, heard = Cast(thinker=LISTED, solver=BAD), []
    await run(played, pool, (COLD, WARM, HOT), heard=heard)
    [(_, question)] = [asked for asked in played.asked if asked[0] == "thinker"]
    assert "at most 3" in question
    starts = [event.detail for event in heard if isinstance(event, StepTaken)]
    assert starts == [f"starts from: {idea}" for idea in (LOOP, APART, LOOP)]


async def test_without_tests_one_agent_starts_from_one_strategy(pool):
    task = Task(name="mean", signature="def mean(values):\n", description="Average.")
    played = Cast(task, thinker=LISTED, solver=BAD)
    completion = await run(played, pool)
    assert (completion.code, played.times("solver")) == (BAD, 1)
    assert "at most 1" in played.asked[0][1]


async def test_words_for_which_there_is_no_room_are_left_out(pool):
    played, heard = Plainly(thinker=f"{'Add and add and add. ' * 100}\n", solver=GOOD), []
    played.model.context_length = 1700
    completion = await run(played, pool, heard=heard)
    assert (played.times("solver"), completion.code) == (0, GOOD)
    assert any(event.detail.startswith("not told") for event in heard if isinstance(event, StepTaken))


async def test_a_base_model_reads_its_strategy_in_the_description(pool):
    """No turns: the thinker fills in a page, and advice stands in the docstring."""
    seen: list[str] = []

    def script(text: str) -> dict[str, float]:
        if "### Answer" in text:
            rest = LISTED[len(text.rpartition("### Answer\n1. ")[2]) :]
            return {rest: 1.0} if rest else {}
        seen.append(text)
        return {}

    played = Cast(chat=False)
    played.model = Scripted(script, template="base-file")
    await run(played, pool, (replace(COLD, template="base-file"), replace(WARM, template="base-file")))
    told = {(LOOP in text, APART in text) for text in seen}
    assert {(True, False), (False, True)} <= told
    assert (True, True) not in told
