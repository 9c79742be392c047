"""Beam search against all continuations there are, and its way through the loop."""

from __future__ import annotations

import itertools
import math

import pytest

from engine.completion import complete
from engine.core.events import CandidatesRan, Progress
from engine.core.options import Agent, Decoding
from engine.core.task import Task, Usage
from engine.decoding.candidates import Growth, beam_search
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted
from sandbox import TestCase

TASK = Task(name="two", signature="def two():\n", tests=(TestCase("a", "assert two() == 2"),))
OPENING = "<|body|>\n"
WEIGHTS = {
    "    return 1\n": 0.5,
    "    return 2\n": 0.3,
    "    x = 2\n    return x\n": 0.15,
    "    pass\n": 0.05,
}


@pytest.mark.parametrize("width", [1, 2, 3, 4])
async def test_the_likeliest_continuations_come_first(width):
    model = Scripted({OPENING: WEIGHTS})
    prior = await model.open(model.tokenizer.encode(OPENING), Usage())
    start = Growth(TASK, model.tokenizer, "<|end|>")
    found = await beam_search(prior, start, width, horizon=8, budget=60)

    def mean(text: str) -> float:
        return math.log(WEIGHTS[text]) / (len(model.tokenizer.encode(text)))

    if width == len(WEIGHTS):
        assert [growth.text for growth in found] == sorted(WEIGHTS, key=mean, reverse=True)
    assert found[0].text in WEIGHTS
    assert len({growth.text for growth in found}) == len(found) == width
    assert model.open_contexts == 1
    prior.close()


async def test_a_wide_beam_finds_what_a_greedy_one_misses():
    """The likeliest first letter leads to many endings, each of them unlikely."""
    many = {f"    return '{a}{b}'\n": 0.6 / 9 for a, b in itertools.product("abc", repeat=2)}
    model = Scripted({OPENING: {**many, "    return 2\n": 0.4}})
    prior = await model.open(model.tokenizer.encode(OPENING), Usage())
    start = Growth(TASK, model.tokenizer, "<|end|>")
    narrow = await beam_search(prior, start, 1, horizon=8, budget=60)
    wide = await beam_search(prior, start, 4, horizon=8, budget=60)
    assert narrow[0].text in many
    assert wide[0].text == "    return 2\n"
    prior.close()


async def test_it_stops_at_the_horizon_and_at_the_budget():
    model = Scripted({OPENING: {"    x = 2\n    return x\n": 1.0}})
    prior = await model.open(model.tokenizer.encode(OPENING), Usage())
    start = Growth(TASK, model.tokenizer, "<|end|>")
    (line,) = await beam_search(prior, start, 1, horizon=1, budget=60)
    (part,) = await beam_search(prior, start, 1, horizon=8, budget=5)
    assert (line.text, part.text) == ("    x = 2\n", "    x")
    prior.close()


async def test_candidates_of_the_loop_come_from_it(pool):
    model = Scripted({OPENING: WEIGHTS})
    heard: list[Progress] = []
    services = Services(model, pool, listen=heard.append)
    plan = Plan((Agent(2, 8, 1.0, 0.5),), Decoding(beams=True))
    completion = await complete(TASK, services, plan, "eg-cfg")
    assert (completion.code, completion.how) == ("    return 2\n", "harvested")
    ran = next(event for event in heard if isinstance(event, CandidatesRan))
    assert [each.body for each in ran.executed] == ["    return 1\n", "    return 2\n"]
    assert model.open_contexts == 0
