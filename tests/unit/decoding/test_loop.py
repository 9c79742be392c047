"""The EG-CFG loop with a scripted model and the real sandbox, step for step."""

from __future__ import annotations

import asyncio
import itertools
import math

import pytest

from engine.core.events import AgentEnded, Attempt, CandidatesRan, LineDecided, Repeats
from engine.core.options import Agent, default_agents, paper_agents
from engine.core.task import Task, Usage
from engine.decoding.candidates import Growth, beam_search
from engine.support.errors import ModelError, SettingsError
from sandbox import Outcome, TestCase
from tests.clock import LoopClock
from tests.scripted import Scripted
from tests.thorough import thorough
from tests.unit.decoding.ran import OPENING, ran
from tests.unit.mean import BAD, GOOD, TASK

AGENT = Agent(num_candidates=4, horizon=8, temperature=1.0, gamma=1.0)
GUIDED = Agent(1, 8, 1.0, 0.5)
LINES = "    a = values\n    b = a\n    c = b\n    return c\n"


def written(model: Scripted) -> list[str]:
    """What the model read or wrote in each row of its passes."""
    return [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]


async def test_a_passing_candidate_is_harvested(pool):
    found = (await ran(pool, Scripted({OPENING: {GOOD: 0.5, BAD: 0.5}}), TASK, AGENT)).completion
    assert (found.code, found.how, found.passed, found.verified) == (GOOD, "harvested", True, True)


async def test_without_harvest_the_trace_guides_each_line(pool):
    """The prior prefers the wrong body; a signal in which a candidate is ok turns the model around."""

    def script(text: str) -> dict[str, float]:
        behind = text.rpartition(OPENING)[2]
        good, bad = (0.9, 0.1) if "] ok\n" in text or "-> 0 ok" in text else (0.4, 0.6)
        fits = {GOOD: good, BAD: bad}
        return {body[len(behind) :]: weight for body, weight in fits.items() if body.startswith(behind)}

    for gamma, code in ((0.0, BAD), (1.0, GOOD)):
        run = await ran(pool, Scripted(script), TASK, Agent(8, 8, 1.0, gamma), harvest=False)
        found = run.completion
        assert (found.code, found.how, found.passed) == (code, "decoded", code == GOOD)
        assert "".join(event.line for event in run.told(LineDecided)) == code
        assert found.workings.repeats == Repeats(shown=int(gamma > 0))


async def test_a_guided_program_that_repeats_a_failing_candidate_is_counted(pool):
    """The agent without guidance was shown nothing."""
    for gamma in (0.0, 1.0):
        found = await ran(pool, Scripted({OPENING: {BAD: 1.0}}), TASK, Agent(2, 8, 1.0, gamma), harvest=False)
        count = int(gamma > 0)
        assert found.completion.workings.repeats == Repeats(shown=count, repeated=count)


async def test_gamma_0_never_opens_the_conditional_context(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    await ran(pool, model, TASK, Agent(2, 8, 1.0, 0.0), harvest=False)
    assert not any("<|signal|>" in text for text in written(model))
    assert set(model.pass_sizes) == {1}


@pytest.mark.parametrize("drafts", [True, False])
async def test_both_contexts_share_every_pass_and_a_line_that_was_drafted_takes_one(pool, drafts):
    model = Scripted({OPENING: {BAD: 1.0}})
    await ran(pool, model, TASK, GUIDED, harvest=False, drafts=drafts)
    passes = BAD.count("\n") if drafts else len(model.tokenizer.encode(BAD))
    assert model.pass_sizes.count(2) == passes + 1, "the end has a token, too"


async def test_candidates_are_sampled_in_one_batch_and_run_once(pool):
    model = Scripted({OPENING: {GOOD: 0.3, BAD: 0.7}})
    run = await ran(pool, model, TASK, Agent(6, 8, 1.0, 0.0), seed=3)
    assert max(model.pass_sizes) == 6
    assert {each.body for each in run.told(CandidatesRan)[0].executed} == {GOOD, BAD}
    assert run.completion.usage.executions == 2


async def test_the_signal_is_refreshed_every_k_lines(pool):
    model = Scripted({OPENING: {LINES: 1.0}})
    run = await ran(pool, model, TASK, Agent(1, 1, 1.0, 0.5), refresh_every=2)
    assert [event.line_number for event in run.told(CandidatesRan)] == [1, 3, 5]


@pytest.mark.parametrize(("agreement", "refreshes"), [(0, 5), (2, 2), (3, 3), (9, 5)])
async def test_candidates_that_agree_on_a_whole_program_end_it(pool, agreement, refreshes):
    model = Scripted({OPENING: {LINES: 1.0}})
    run = await ran(pool, model, TASK, Agent(2, 8, 1.0, 0.5), agreement=agreement)
    assert len(run.told(CandidatesRan)) == refreshes
    assert (run.completion.code, run.completion.how) == (LINES, "decoded")


async def test_what_two_signals_have_in_common_is_computed_once(pool):
    model = Scripted({OPENING: {LINES: 0.5, LINES.replace("c", "d"): 0.5}})
    await ran(pool, model, TASK, Agent(6, 8, 1.0, 0.5), harvest=False)
    rows = [row for rows in model.backend.passes for row in rows if len(row.tokens) > 100]
    [signal] = [row for row in rows if "<|signal|>" in model.tokenizer.decode(row.tokens)]
    again = [row for row in rows if row.sequence == signal.sequence and row.start > signal.start]
    assert again
    assert all(len(row.tokens) < len(signal.tokens) for row in again)


@pytest.mark.parametrize("deadline_s", [None, 0.5])
async def test_without_harvest_no_candidate_is_the_answer(pool, deadline_s):
    """The likeliest program is bad, a few candidates are good: only what guided decoding wrote counts."""
    model = Scripted({OPENING: {BAD: 0.7, GOOD: 0.3}})
    run = await ran(pool, model, TASK, Agent(12, 8, 1.0, 0.5), harvest=False, deadline_s=deadline_s)
    tried = [each for event in run.told(CandidatesRan) for each in event.executed]
    assert deadline_s or any(each.result.outcome is Outcome.PASS for each in tried)
    assert not run.completion.passed
    assert run.completion.code in (BAD, "")


async def test_agents_race_and_losers_are_cancelled(pool):
    model = Scripted({OPENING: {GOOD: 0.3, BAD: 0.7}})
    loser, winner = Agent(1, 8, 0.01, 0.0), Agent(12, 8, 1.0, 0.0)
    run = await ran(pool, model, TASK, loser, winner)
    assert run.completion.passed
    assert run.completion.agent == winner
    assert [event.agent for event in run.told(AgentEnded) if event.reason != "failed"] == [winner]


async def test_without_tests_one_agent_completes_unverified(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    task = Task(name="mean", signature=TASK.signature, description=TASK.description)
    found = (await ran(pool, model, task, AGENT, AGENT)).completion
    assert (found.code, found.passed, found.verified) == (BAD, False, False)
    assert set(model.pass_sizes) == {1}


async def test_text_around_the_cursor_stays(pool):
    tests = (TestCase("a", "f(1) == 4"),)
    task = Task("f", "def f(x):\n", body="    y = x + 1\n", after="    return z\n", tests=tests)
    model = Scripted({OPENING + task.body: {"    z = y * 2\n": 1.0}})
    found = (await ran(pool, model, task, AGENT)).completion
    assert (found.code, found.passed) == ("    z = y * 2\n", True)


def endless() -> Scripted:
    """Never ends a function, so that deadlines and cancels have something to end."""
    return Scripted(lambda text: {"    x = 1\n": 1.0}, tokens=["    x = 1\n"])


@pytest.mark.parametrize("ends", ["deadline", "stop"])
async def test_a_deadline_or_a_stop_returns_the_best_so_far(pool, ends):
    clock, stop = LoopClock(), asyncio.Event()

    def hear(event: object) -> None:
        if isinstance(event, LineDecided):
            clock.forward(3600.0) if ends == "deadline" else stop.set()

    limits = {"max_new_tokens": 10**6, "deadline_s": 3600.0}
    run = await ran(pool, endless(), TASK, Agent(2, 2, 1.0, 0.5), stops=[stop], hear=hear, **limits)
    assert run.completion.how == "interrupted"
    assert run.completion.code.startswith("    x = 1\n")
    assert run.completion.usage.wall_s > 0
    assert ends == "deadline" or not run.told(Attempt)


@pytest.mark.parametrize("turns", [0, 1, 10, 100, 1000])
async def test_cancelling_leaves_nothing_behind(pool, turns):
    model = endless()
    work = asyncio.create_task(ran(pool, model, TASK, AGENT, Agent(3, 2, 1.0, 0.5), max_new_tokens=10**6))
    for _ in range(turns):
        await asyncio.sleep(0)
    work.cancel()
    with pytest.raises(asyncio.CancelledError):
        await work
    assert model.open_contexts == 0
    async with asyncio.timeout(300):
        while model.backend.sequences:  # noqa: ASYNC110 - the scheduler's own thread frees them
            await asyncio.sleep(0.001)


async def test_a_prompt_too_long_for_the_model_is_refused(pool):
    with pytest.raises(SettingsError, match="holds 100"):
        await ran(pool, Scripted({OPENING: {BAD: 1.0}}, context_length=100), TASK, AGENT)


@pytest.mark.parametrize("length", [400, 760, *thorough([520, 640])])
@pytest.mark.parametrize("every", [1, 4])
async def test_a_signal_that_fills_the_context_leaves_room_for_the_line(pool, length, every):
    body = f"    text = '{'x' * 100}'\n    size = len(text)\n    return size\n"
    model = Scripted({OPENING: {body: 1.0}}, context_length=length)
    run = await ran(pool, model, TASK, Agent(2, 8, 1.0, 0.5), refresh_every=every, signal_tokens=10**4)
    assert run.completion.code
    assert body.startswith(run.completion.code.removesuffix("    pass\n"))


async def test_a_model_that_fails_on_the_way_says_so_itself(pool):
    """Several candidates grow at once; their errors do not come as a group."""
    seen: list[str] = []

    def script(text: str) -> dict[str, float]:
        seen.append(text)
        if len(seen) > 9:
            raise ModelError("It does not fit in memory.")
        return {BAD: 1.0}

    with pytest.raises(ModelError, match="It does not fit in memory"):
        await ran(pool, Scripted(script), TASK, AGENT)


async def test_an_empty_plan_and_an_unknown_strategy_are_refused(pool):
    model = Scripted({OPENING: {BAD: 1.0}})
    with pytest.raises(SettingsError, match="agent"):
        await ran(pool, model, TASK)
    with pytest.raises(SettingsError, match="eg-cfg"):
        await ran(pool, model, TASK, AGENT, strategy="no-such")


def test_the_papers_grid():
    agents = paper_agents()
    assert len(set(agents)) == len(agents) == 2 * 6 * (4 * 3 + 1)
    assert len(default_agents(12, "scripted")) == 12


TWO = Task(name="two", signature="def two():\n", tests=(TestCase("a", "assert two() == 2"),))
WEIGHTS = {
    "    return 1\n": 0.5,
    "    return 2\n": 0.3,
    "    x = 2\n    return x\n": 0.15,
    "    pass\n": 0.05,
}


async def found(weights: dict[str, float], width: int, horizon: int = 8, budget: int = 60) -> list[str]:
    model = Scripted({OPENING: weights})
    prior = await model.open(model.tokenizer.encode(OPENING), Usage())
    beams = await beam_search(prior, Growth(TWO, model.tokenizer, "<|end|>"), width, horizon, budget)
    assert model.open_contexts == 1
    prior.close()
    return [beam.text for beam in beams]


@pytest.mark.parametrize("width", [1, 2, 3, 4])
async def test_the_likeliest_continuations_come_first(width):
    texts = await found(WEIGHTS, width)
    if width == len(WEIGHTS):
        mean = {text: math.log(weight) / len(text) for text, weight in WEIGHTS.items()}
        assert texts == sorted(WEIGHTS, key=lambda text: -mean[text])
    assert texts[0] in WEIGHTS
    assert len(set(texts)) == len(texts) == width


async def test_a_wide_beam_finds_what_a_greedy_one_misses():
    """The likeliest first letter leads to many endings, each of them unlikely."""
    many = {f"    return '{a}{b}'\n": 0.6 / 9 for a, b in itertools.product("abc", repeat=2)}
    weights = {**many, "    return 2\n": 0.4}
    assert (await found(weights, 1))[0] in many
    assert (await found(weights, 4))[0] == "    return 2\n"


@pytest.mark.parametrize(("horizon", "budget", "text"), [(1, 60, "    x = 2\n"), (8, 5, "    x")])
async def test_it_stops_at_the_horizon_and_at_the_budget(horizon, budget, text):
    assert await found({"    x = 2\n    return x\n": 1.0}, 1, horizon, budget) == [text]


async def test_candidates_of_the_loop_come_from_it(pool):
    run = await ran(pool, Scripted({OPENING: WEIGHTS}), TWO, Agent(2, 8, 1.0, 0.5), beams=True)
    assert (run.completion.code, run.completion.how) == ("    return 2\n", "harvested")
    bodies = [each.body for each in run.told(CandidatesRan)[0].executed]
    assert bodies == ["    return 1\n", "    return 2\n"]
