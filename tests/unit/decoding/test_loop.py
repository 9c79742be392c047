"""The EG-CFG loop with a scripted model and the real sandbox, step for step."""

from __future__ import annotations

import asyncio

import pytest

from engine.completion import complete
from engine.core.events import AgentEnded, Attempt, CandidatesRan, LineDecided, Progress
from engine.core.options import Agent, Decoding
from engine.core.task import Task
from engine.decoding.loop import default_agents, paper_agents
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted
from engine.support.errors import ModelError, SettingsError
from sandbox import Outcome, TestCase
from tests.clock import LoopClock
from tests.thorough import thorough
from tests.unit.mean import BAD, GOOD, TASK

OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=4, horizon=8, temperature=1.0, gamma=1.0)
DEADLINE_S = 3600.0
"""Ends when a test moves the clock."""


def plan(*agents: Agent, **decoding: object) -> Plan:
    return Plan(agents or (AGENT,), Decoding(**decoding))  # type: ignore[arg-type]


async def test_a_passing_candidate_is_harvested(pool):
    model = Scripted({OPENING: {GOOD: 0.5, BAD: 0.5}})
    completion = await complete(TASK, Services(model, pool), plan(), "eg-cfg")
    assert (completion.code, completion.how) == (GOOD, "harvested")
    assert completion.passed
    assert completion.verified
    assert model.open_contexts == 0


async def test_without_harvest_the_trace_guides_each_line(pool):
    """The prior prefers the wrong body; a signal in which a candidate is ok turns the model around."""

    def script(text: str) -> dict[str, float]:
        behind = text.rpartition(OPENING)[2]
        good, bad = (0.9, 0.1) if "] ok\n" in text or "-> 0 ok" in text else (0.4, 0.6)
        fits = {GOOD: good, BAD: bad}
        return {body[len(behind) :]: weight for body, weight in fits.items() if body.startswith(behind)}

    model = Scripted(script)
    heard: list[Progress] = []
    services = Services(model, pool, listen=heard.append)
    plain = await complete(TASK, services, plan(Agent(8, 8, 1.0, 0.0), harvest=False), "eg-cfg")
    guided = await complete(TASK, services, plan(Agent(8, 8, 1.0, 1.0), harvest=False), "eg-cfg")
    assert (plain.code, plain.passed) == (BAD, False)
    assert (guided.code, guided.how, guided.passed) == (GOOD, "decoded", True)
    lines = [event.line for event in heard if isinstance(event, LineDecided)]
    assert "".join(lines) == BAD + GOOD
    assert model.open_contexts == 0


async def test_gamma_0_never_opens_the_conditional_context(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    await complete(TASK, Services(model, pool), plan(Agent(2, 8, 1.0, 0.0), harvest=False), "eg-cfg")
    texts = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    assert not any("<|signal|>" in text for text in texts)
    assert set(model.pass_sizes) == {1}


async def test_between_0_and_1_both_contexts_share_every_pass(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    await complete(
        TASK, Services(model, pool), plan(Agent(1, 8, 1.0, 0.5), harvest=False, drafts=False), "eg-cfg"
    )
    assert model.pass_sizes.count(2) == len(model.tokenizer.encode(BAD)) + 1  # and the end token


async def test_a_line_that_was_drafted_takes_one_pass(pool):
    model = Scripted({OPENING: {GOOD: 1.0}})
    await complete(TASK, Services(model, pool), plan(Agent(1, 8, 1.0, 0.5), harvest=False), "eg-cfg")
    assert model.pass_sizes.count(2) == GOOD.count("\n") + 1  # and the end token


async def test_candidates_are_sampled_in_one_batch_and_run_once(pool):
    model = Scripted({OPENING: {GOOD: 0.3, BAD: 0.7}})
    heard: list[Progress] = []
    completion = await complete(
        TASK, Services(model, pool, listen=heard.append), plan(Agent(6, 8, 1.0, 0.0), seed=3), "eg-cfg"
    )
    assert max(model.pass_sizes) == 6
    ran = next(event for event in heard if isinstance(event, CandidatesRan))
    assert {run.body for run in ran.executed} == {GOOD, BAD}
    assert completion.usage.executions == 2


async def test_the_signal_is_refreshed_every_k_lines(pool):
    body = "    a = values\n    b = a\n    c = b\n    return c\n"
    model = Scripted({OPENING: {body: 1.0}})
    heard: list[Progress] = []
    services = Services(model, pool, listen=heard.append)
    await complete(TASK, services, plan(Agent(1, 1, 1.0, 0.5), refresh_every=2), "eg-cfg")
    assert [event.line_number for event in heard if isinstance(event, CandidatesRan)] == [1, 3, 5]


@pytest.mark.parametrize(("agreement", "refreshes"), [(0, 5), (2, 2), (3, 3), (9, 5)])
async def test_candidates_that_agree_on_a_whole_program_end_it(pool, agreement, refreshes):
    body = "    a = values\n    b = a\n    c = b\n    return c\n"
    heard: list[Progress] = []
    services = Services(Scripted({OPENING: {body: 1.0}}), pool, listen=heard.append)
    completion = await complete(TASK, services, plan(Agent(2, 8, 1.0, 0.5), agreement=agreement), "eg-cfg")
    assert sum(isinstance(event, CandidatesRan) for event in heard) == refreshes
    assert (completion.code, completion.how) == (body, "decoded")


async def test_what_two_signals_have_in_common_is_computed_once(pool):
    body = "    a = values\n    b = a\n    c = b\n    return c\n"
    other = body.replace("c", "d")
    model = Scripted({OPENING: {body: 0.5, other: 0.5}})
    await complete(TASK, Services(model, pool), plan(Agent(6, 8, 1.0, 0.5), harvest=False), "eg-cfg")
    rows = [row for rows in model.backend.passes for row in rows if len(row.tokens) > 100]
    signals = [row for row in rows if "<|signal|>" in model.tokenizer.decode(row.tokens)]
    assert len(signals) == 1
    again = [row for row in rows if row.sequence == signals[0].sequence and row.start > signals[0].start]
    assert again
    assert all(len(row.tokens) < len(signals[0].tokens) for row in again)


@pytest.mark.parametrize("deadline_s", [None, 0.5])
async def test_without_harvest_no_candidate_is_the_answer(pool, deadline_s):
    """The likeliest program is bad, a few candidates are good: only what guided decoding wrote counts."""
    model = Scripted({OPENING: {BAD: 0.7, GOOD: 0.3}})
    heard: list[Progress] = []
    services = Services(model, pool, listen=heard.append)
    agent = Agent(12, 8, 1.0, 0.5)
    completion = await complete(TASK, services, plan(agent, harvest=False, deadline_s=deadline_s), "eg-cfg")
    ran = [run for event in heard if isinstance(event, CandidatesRan) for run in event.executed]
    assert deadline_s or any(run.result.outcome is Outcome.PASS for run in ran)
    assert not completion.passed
    assert completion.code in (BAD, "")


async def test_agents_race_and_losers_are_cancelled(pool):
    model = Scripted({OPENING: {GOOD: 0.3, BAD: 0.7}})
    heard: list[Progress] = []
    agents = (Agent(1, 8, 0.01, 0.0), Agent(12, 8, 1.0, 0.0))
    completion = await complete(TASK, Services(model, pool, listen=heard.append), plan(*agents), "eg-cfg")
    assert completion.passed
    assert completion.agent == agents[1]
    assert model.open_contexts == 0
    assert [event.agent for event in heard if isinstance(event, AgentEnded) and event.reason != "failed"] == [
        agents[1]
    ]


async def test_without_tests_one_agent_completes_unverified(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    task = Task(name="mean", signature=TASK.signature, description=TASK.description)
    completion = await complete(task, Services(model, pool), plan(AGENT, AGENT), "eg-cfg")
    assert completion.code == BAD
    assert not completion.passed
    assert not completion.verified
    assert set(model.pass_sizes) == {1}


async def test_text_around_the_cursor_stays(pool):
    task = Task(
        name="f",
        signature="def f(x):\n",
        body="    y = x + 1\n",
        after="    return z\n",
        tests=(TestCase("a", "f(1) == 4"),),
    )
    model = Scripted({OPENING + task.body: {"    z = y * 2\n": 1.0}})
    completion = await complete(task, Services(model, pool), plan(), "eg-cfg")
    assert completion.code == "    z = y * 2\n"
    assert completion.passed


@pytest.mark.parametrize("name", ["direct", "resample"])
async def test_other_strategies(pool, name):
    model = Scripted({OPENING: {GOOD: 0.4, BAD: 0.6}})
    completion = await complete(TASK, Services(model, pool), plan(Agent(12, 8, 1.0, 0.0)), name)
    assert completion.strategy == name
    assert completion.passed == (name == "resample")
    assert model.open_contexts == 0


class Endless:
    """Never ends a function, so that deadlines and cancels have something to end."""

    def __call__(self, text: str) -> dict[str, float]:
        return {"    x = 1\n": 1.0}


async def test_the_deadline_ends_the_work(pool):
    model = Scripted(Endless(), tokens=["    x = 1\n"])
    clock = LoopClock()

    def listen(event: Progress) -> None:
        if isinstance(event, LineDecided):
            clock.forward(DEADLINE_S)

    services = Services(model, pool, listen=listen)
    limits = {"deadline_s": DEADLINE_S, "max_new_tokens": 10**6}
    completion = await complete(TASK, services, plan(Agent(2, 2, 1.0, 0.5), **limits), "eg-cfg")
    assert completion.how == "interrupted"
    assert completion.code.startswith("    x = 1\n")
    assert completion.usage.wall_s > 0
    assert model.open_contexts == 0


async def test_stop_returns_the_best_so_far(pool):
    model = Scripted(Endless(), tokens=["    x = 1\n"])
    stop = asyncio.Event()
    heard: list[Progress] = []

    def listen(event: Progress) -> None:
        heard.append(event)
        if isinstance(event, LineDecided):
            stop.set()

    services = Services(model, pool, listen=listen)
    completion = await complete(TASK, services, plan(max_new_tokens=10**6), "eg-cfg", stop)
    assert completion.how == "interrupted"
    assert completion.code.startswith("    x = 1\n")
    assert not any(isinstance(event, Attempt) for event in heard)
    assert model.open_contexts == 0


@pytest.mark.parametrize("after", [0.0, 0.003, 0.02, 0.05, 0.2])
async def test_cancelling_leaves_nothing_behind(pool, after):
    model = Scripted(Endless(), tokens=["    x = 1\n"])
    work = asyncio.create_task(
        complete(
            TASK, Services(model, pool), plan(AGENT, Agent(3, 2, 1.0, 0.5), max_new_tokens=10**6), "eg-cfg"
        )
    )
    await asyncio.sleep(after)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert model.open_contexts == 0
    assert not model.backend.sequences or await settled(model)


async def settled(model: Scripted) -> bool:
    """Whether the caches are freed once the scheduler had a turn."""
    async with asyncio.timeout(300):
        while model.backend.sequences:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
    return True


async def test_a_prompt_too_long_for_the_model_is_refused(pool):
    model = Scripted({OPENING: {BAD: 1.0}}, context_length=100)
    with pytest.raises(SettingsError, match="holds 100"):
        await complete(TASK, Services(model, pool), plan(), "eg-cfg")


@pytest.mark.parametrize("length", [400, 760, *thorough([520, 640])])
@pytest.mark.parametrize("every", [1, 4])
async def test_a_signal_that_fills_the_context_leaves_room_for_the_line(pool, length, every):
    body = f"    text = '{'x' * 100}'\n    size = len(text)\n    return size\n"
    model = Scripted({OPENING: {body: 1.0}}, context_length=length)
    services = Services(model, pool)
    completion = await complete(
        TASK, services, plan(Agent(2, 8, 1.0, 0.5), refresh_every=every, signal_tokens=10**4), "eg-cfg"
    )
    assert completion.code
    assert body.startswith(completion.code.removesuffix("    pass\n"))
    assert model.open_contexts == 0


async def test_a_model_that_fails_on_the_way_says_so_itself(pool):
    """Several candidates grow at once; their errors do not come as a group."""
    written: list[str] = []

    def script(text: str) -> dict[str, float]:
        written.append(text)
        if len(written) > 9:
            raise ModelError("It does not fit in memory.")
        return {BAD: 1.0}

    model = Scripted(script)
    with pytest.raises(ModelError, match="It does not fit in memory"):
        await complete(TASK, Services(model, pool), plan(), "eg-cfg")
    assert model.open_contexts == 0


async def test_an_empty_plan_and_an_unknown_strategy_are_refused(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    with pytest.raises(SettingsError, match="agent"):
        await complete(TASK, Services(model, pool), Plan(()), "eg-cfg")
    with pytest.raises(SettingsError, match="eg-cfg"):
        await complete(TASK, Services(model, pool), plan(), "no-such")


def test_the_papers_grid():
    agents = paper_agents()
    assert len(agents) == 2 * 6 * (4 * 3 + 1)
    assert len(set(agents)) == len(agents)
    assert len(default_agents(12, "scripted")) == 12
