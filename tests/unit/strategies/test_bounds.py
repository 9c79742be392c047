"""Budgets in the middle of the work, stops, and golden transcripts of whole runs."""

from __future__ import annotations

import asyncio
import os
from contextlib import closing
from pathlib import Path

import pytest

from engine.completion import complete
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Usage
from engine.decoding.services import Budget, Meter, Plan, Services
from tests.unit.strategies.cast import BAD, GOOD, OTHER, TASK, WORSE, Cast, transcript
from tests.unit.strategies.test_quality_flow import imagines, judges

GOLDEN = Path(__file__).parents[2] / "golden" / "strategies"
LINES = {
    "generator": [BAD, OTHER, WORSE],
    "reasoner": "Add the values up and divide.",
    "reasoned": BAD,
    "reflector": ["The list may be empty.", "It is not the sum alone."],
    "retry": [OTHER, WORSE, BAD],
    "self_debugger": "The list may be empty.",
    "repair": [OTHER, WORSE, BAD],
    "thinker": "use sum\n2. use a loop",
    "thinker_reflections": "look at the empty list\n2. divide",
    "solver": [BAD, OTHER],
    "debugger": [WORSE, OTHER, BAD],
    "critic_action": "refine",
    "critic_outputs": "Score: 4",
    "critic_implementation": "Score: 6",
    "quality_checker": "Output: 7",
    "test_designer": " mean([2, 4]) == 3\nassert mean([5]) == 5\nassert mean([1]) == 1\n",
    "test_checker": judges,
    "clarifier": "Mind the empty list.",
    "rewrite": [OTHER, WORSE, BAD],
    "retriever": "Problem 1: Add a list up, by a loop.\nProblem 2: Share a sum. Divide.\nAlgorithm: a loop",
    "planner": ["1. add up in a loop", "1. divide"],
    "plan_confidence": ["Confidence: 40", "Confidence: 80"],
    "coder": [BAD, OTHER],
    "plan_debugger": [WORSE, OTHER, BAD],
}
STRATEGIES = (
    "eg-cfg-thinker", "chain-of-thought", "reflexion", "self-debug", "quality-flow", "code-tree", "map-coder",
)  # fmt: skip


async def bounded(pool, strategy, budget, *, race):
    cast, meter = Cast(**LINES), Meter(budget)
    (model, sandbox), spent = meter.of(cast.model, pool), meter.spent
    plan = Plan((Agent(template="few-shot"),), Decoding(in_turn=not race), Workflow())
    completion = await complete(TASK, Services(model, sandbox), plan, strategy, spent)
    assert cast.model.open_contexts == 0
    return completion


@pytest.mark.parametrize("race", [True, False])
@pytest.mark.parametrize("tokens", [3, 12])
@pytest.mark.parametrize("strategy", STRATEGIES)
async def test_a_budget_of_tokens_ends_any_strategy_in_the_middle(pool, strategy, tokens, race):
    completion = await bounded(pool, strategy, Budget(tokens=tokens), race=race)
    if completion.how == "interrupted":
        assert completion.usage.generated_tokens <= tokens
    assert completion.code in (BAD, OTHER, WORSE, "")


@pytest.mark.parametrize("programs", [1, 2])
@pytest.mark.parametrize("strategy", STRATEGIES[2:])
async def test_a_budget_of_programs_ends_any_strategy_in_the_middle(pool, strategy, programs):
    completion = await bounded(pool, strategy, Budget(programs=programs), race=False)
    assert completion.how == "interrupted"
    assert completion.code == BAD  # the first: no other is better, and none was chosen


@pytest.mark.parametrize("budget", [Budget(tokens=1), Budget(programs=1)])
async def test_programs_that_run_come_to_their_end(budget):
    """Before a budget counts as spent, whatever it counts."""
    ends = asyncio.Event()

    class Slow:
        async def run(self, program, tests, limits=None, *, trace=True):
            await ends.wait()

    usage = Usage()
    meter = Meter(budget)
    (model, sandbox), spent = meter.of(Cast().model, Slow()), meter.spent
    with closing(await model.open([1], usage)) as context:
        running = asyncio.create_task(sandbox.run("", []))
        await asyncio.sleep(0)
        usage.generated_tokens = 1
        overdrawn = [asyncio.create_task(context.likeliest(1)), asyncio.create_task(sandbox.run("", []))]
        await asyncio.sleep(0.01)
        assert not spent.is_set()
        ends.set()
        await asyncio.wait_for(spent.wait(), 300)
        assert running.done()
        for each in overdrawn:
            each.cancel()
        await asyncio.gather(*overdrawn, return_exceptions=True)


WHOLE = {
    "eg-cfg-thinker": (
        {"agents": tuple(Agent(2, 8, 1.0, gamma, "few-shot") for gamma in (0.5, 1.0))},
        {"solver": lambda question: GOOD if "use a loop" in question else BAD},
    ),
    "chain-of-thought": ({}, {}),
    "reflexion": ({"programs": 3}, {"retry": [OTHER, GOOD]}),
    "self-debug": ({"programs": 3}, {"repair": [OTHER, GOOD]}),
    "quality-flow": (
        {"progressions": 2},
        {
            "generator": [WORSE, "?"],
            "quality_checker": lambda question: imagines(question) if "/ len" in question else "it is none",
            "repair": [OTHER, BAD],
            "rewrite": [GOOD],
        },
    ),
    "code-tree": (
        {"width": 2},
        {
            "debugger": [WORSE, GOOD],
            "critic_verification": "Accept",
            "critic_action": ["refine", "hm", "hm", "abort"],
        },
    ),
    "map-coder": (
        {"debug_rounds": 1},
        {"coder": lambda question: GOOD if "in a loop" in question else OTHER},
    ),
}


@pytest.mark.parametrize("strategy", WHOLE)
async def test_whole_runs_are_as_they_were(pool, strategy):
    workflow, lines = WHOLE[strategy]
    heard = []
    completion = await Cast(**{**LINES, **lines}).run(pool, strategy, heard=heard, **workflow)
    spent = sum(count.tokens for count in completion.workings.roles.values())
    generated = completion.usage.generated_tokens
    assert spent < generated if strategy == "eg-cfg-thinker" else spent == generated
    told = transcript(heard) + f"\n>>> {completion.how}, passed: {completion.passed}\n{completion.code}"
    golden = GOLDEN / f"{strategy}.txt"
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        golden.write_text(told, encoding="utf-8")
    assert told == golden.read_text(encoding="utf-8")
