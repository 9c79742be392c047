"""Without guidance whole programs are sampled and each is run when it ends; one that passes ends all."""

from __future__ import annotations

from dataclasses import replace

import pytest
from engine.planning import WHOLE

from engine.completion import complete
from engine.decoding.plain.sampling import samples
from engine.lm.scripted import Scripted
from engine.progress import AgentEnded, CandidatesRan, LineDecided, Progress, RoundBegan
from engine.services import Plan, Services
from engine.types import Agent, Decoding
from tests.unit.mean import BAD, GOOD, TASK

OPENING = "<|body|>\n"
AGENT = Agent(num_candidates=6, horizon=WHOLE, temperature=1.0, gamma=0.0)
LONG = "".join(f"    x{number} = {number}\n" for number in range(500)) + BAD


async def completed(pool, bodies, **decoding):
    model, heard = Scripted({OPENING: bodies}), list[Progress]()
    made = Plan((AGENT,), Decoding(**decoding))
    completion = await complete(TASK, Services(model, pool, listen=heard.append), made)
    assert model.open_contexts == 0
    return completion, heard, model


async def test_one_that_passes_ends_those_that_are_still_being_written(pool):
    completion, heard, _ = await completed(pool, {GOOD: 0.5, LONG: 0.5}, max_new_tokens=len(LONG))
    assert (completion.code, completion.how, completion.agent) == (GOOD, "harvested", AGENT)
    assert completion.usage.generated_tokens < len(LONG)
    ran = [event for event in heard if isinstance(event, CandidatesRan)]
    assert all(event.whole and len(event.executed) == 1 for event in ran)
    assert [each.body for each in ran[-1].executed] == [GOOD]
    assert not [event for event in heard if isinstance(event, LineDecided)]


async def test_each_round_samples_others_and_the_best_stays(pool):
    completion, heard, _ = await completed(pool, {BAD: 0.7, "    return None\n": 0.3}, rounds=3)
    assert not completion.passed
    assert completion.code == BAD
    assert [event.number for event in heard if isinstance(event, RoundBegan)] == [2, 3]
    assert [event.reason for event in heard if isinstance(event, AgentEnded)] == ["failed"] * 3
    assert completion.usage.executions == 2
    temperatures = [event.agent.temperature for event in heard if isinstance(event, AgentEnded)]
    assert temperatures == pytest.approx([1.0, 1.2, 1.4])


@pytest.mark.parametrize(
    ("agent", "decoding"),
    [
        (replace(AGENT, gamma=0.5), Decoding()),
        (replace(AGENT, horizon=8), Decoding()),
        (AGENT, Decoding(harvest=False)),
        (AGENT, Decoding(beams=True)),
    ],
)
def test_where_lines_are_decided_nothing_is_sampled_whole(agent, decoding):
    assert not samples(agent, decoding)
