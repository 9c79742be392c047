"""The likeliest program is tried first; where it passes, nothing is sampled."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from engine.completion import complete
from engine.lm.scripted import Scripted
from engine.planning import FIRST_TRY_SHARE
from engine.progress import AgentEnded, CandidatesRan, LineDecided, Progress
from engine.services import Plan, Services
from engine.types import Agent, Decoding
from tests.clock import LoopClock
from tests.thorough import thorough
from tests.unit.mean import BAD, GOOD, TASK

OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=4, horizon=8, temperature=1.0, gamma=0.5)


def plan(**decoding: object) -> Plan:
    return Plan((AGENT,), Decoding(**{"first_try": True, **decoding}))  # type: ignore[arg-type]


async def test_a_likeliest_program_that_passes_is_the_answer(pool):
    model = Scripted({OPENING: {GOOD: 0.6, BAD: 0.4}})
    heard: list[Progress] = []
    completion = await complete(TASK, Services(model, pool, listen=heard.append), plan(rounds=3))
    assert (completion.code, completion.how, completion.verified) == (GOOD, "harvested", True)
    assert completion.agent == Agent(1, 512, 0.0, 0.0)
    assert completion.usage.executions == 1
    assert completion.usage.generated_tokens <= len(model.tokenizer.encode(GOOD)) + 1
    assert set(model.pass_sizes) == {1}
    assert [
        (type(event), event.agent) for event in heard if isinstance(event, CandidatesRan | AgentEnded)
    ] == [
        (CandidatesRan, completion.agent),
        (AgentEnded, completion.agent),
    ]
    assert model.open_contexts == 0


async def test_where_it_fails_the_agents_begin_and_it_is_run_once(pool):
    model = Scripted({OPENING: {GOOD: 0.4, BAD: 0.6}})
    completion = await complete(TASK, Services(model, pool), plan(seed=2))
    assert (completion.code, completion.agent) == (GOOD, AGENT)
    assert completion.usage.executions == 2
    assert model.open_contexts == 0


@pytest.mark.parametrize(
    "body", ["    return (\n", "x\n", "", *thorough(["    while True:\n        pass\n"])]
)
async def test_a_likeliest_text_that_is_no_program_or_never_ends_is_no_answer(pool, body):
    model = Scripted({OPENING: {body + "<|end|>": 0.6, GOOD: 0.4}})
    completion = await complete(TASK, Services(model, pool), plan(rounds=9))
    assert (completion.code, completion.agent) == (GOOD, AGENT)


@pytest.mark.parametrize(
    ("task", "decoding"),
    [(TASK, {"harvest": False}), (TASK, {"first_try": False}), (replace(TASK, tests=()), {})],
)
async def test_it_is_not_tried_where_it_could_not_end_the_task(pool, task, decoding):
    model = Scripted({OPENING: {GOOD: 0.6, BAD: 0.4}})
    heard: list[Progress] = []
    completion = await complete(task, Services(model, pool, listen=heard.append), plan(**decoding))
    agents = {event.agent for event in heard if isinstance(event, CandidatesRan | LineDecided)}
    assert agents == {AGENT}
    assert completion.agent == AGENT


async def test_no_line_of_it_is_told_before_it_ran(pool):
    """Ghost text is made of decided lines; what is shown was executed."""
    model = Scripted({OPENING: {BAD: 1.0}})
    heard: list[Progress] = []
    await complete(TASK, Services(model, pool, listen=heard.append), plan())
    first = heard[0]
    assert isinstance(first, CandidatesRan)
    assert [each.body for each in first.executed] == [BAD]
    assert all(event.agent == AGENT for event in heard if isinstance(event, LineDecided))


async def test_it_stays_within_the_tokens_of_a_body(pool):
    model = Scripted({OPENING: {GOOD: 1.0}})
    completion = await complete(TASK, Services(model, pool), plan(max_new_tokens=3))
    assert not completion.passed


async def test_a_model_that_repeats_itself_does_not_hold_the_agents_up(pool):
    endless = "    values = values\n" * 40  # more than the tokens of a first try
    model = Scripted({OPENING: {endless: 0.6, GOOD: 0.4}})
    heard: list[Progress] = []
    completion = await complete(TASK, Services(model, pool, listen=heard.append), plan(rounds=9, seed=1))
    assert completion.passed
    [first] = [event for event in heard if isinstance(event, CandidatesRan) and event.agent.is_first_try]
    [cut] = first.executed
    assert 200 < len(model.tokenizer.encode(cut.body)) <= 257  # the end of the last line was added


async def some_turns():
    """Of the event loop, in which all that it knows of comes to its end."""
    for _ in range(20):
        await asyncio.sleep(0)


async def test_it_takes_a_share_of_the_time_and_what_has_grown_is_run(pool):
    line = "    values = values\n"
    model = Scripted({OPENING: {line * 40: 0.6, GOOD: 0.4}}, tokens=[line])
    forward, clock, loop = model.backend.forward, LoopClock(), asyncio.get_running_loop()
    passes = []

    def slowly(steps):
        """The share ends with the tenth line; the model goes on once that was noticed."""
        passes.extend(step for step in steps if step.size == 1)
        if len(passes) == 10:
            clock.forward(FIRST_TRY_SHARE * 4000)
            asyncio.run_coroutine_threadsafe(some_turns(), loop).result()
        return forward(steps)

    model.backend.forward = slowly
    heard: list[Progress] = []
    await complete(TASK, Services(model, pool, listen=heard.append), plan(rounds=9, deadline_s=4000))
    ran = [event for event in heard if isinstance(event, CandidatesRan)]
    assert ran[0].agent.is_first_try
    [cut] = ran[0].executed
    assert 0 < cut.body.count(line) <= 10
    assert model.open_contexts == 0
