"""MapCoder, step by step, with a model that plays its roles and the real sandbox."""

from __future__ import annotations

from engine.core.options import Agent
from tests.unit.strategies.cast import BAD, GOOD, OTHER, WORSE, Cast

RECALLED = """\
Problem 1: Add the numbers of a list. Keep a total and add each.
Problem 2: Divide an amount among people. Add up, then divide.
Problem 3: Find the largest of a list. Keep the best so far.
Algorithm: accumulate, then normalize.
"""
PLANS = ["1. add up by a loop", "1. guard the empty list", "1. keep the best value"]


def sure(question: str) -> str:
    """The second plan is the one that it trusts most, the third the least."""
    trust = {"loop": 60, "guard": 90, "best": 20}
    return f"Confidence: {next(value for part, value in trust.items() if part in question)}"


def cast(**lines) -> Cast:
    said = {"retriever": RECALLED, "planner": PLANS, "plan_confidence": sure, "plan_debugger": BAD}
    return Cast(**{**said, **lines})


def asked(played: Cast, role: str) -> list[str]:
    return [question for name, question in played.asked if name == role]


async def test_programs_bound_all_plans_together_and_the_best_is_submitted(pool):
    played = cast(coder=WORSE, plan_debugger=[OTHER, BAD, WORSE])
    completion = await played.run(pool, "map-coder", programs=4, debug_rounds=2)
    assert len(completion.workings.programs) == 4
    assert completion.code == OTHER  # as many tests as BAD, and earlier
    assert not completion.passed


async def test_without_problems_there_is_one_plan(pool):
    played = cast(retriever="I cannot think of any.", coder=BAD, plan_debugger=GOOD)
    completion = await played.run(pool, "map-coder")
    assert completion.code == GOOD
    assert played.times("planner") == 1
    assert completion.workings.roles["retriever"].defaulted == 1


async def test_a_model_without_instructions_has_as_many_plans_without_words(pool):
    played = Cast(chat=False)
    native = Agent(2, 8, 1.0, 0.5, "scripted")
    completion = await played.run(pool, "map-coder", plans=2, debug_rounds=1, agent=native)
    assert len(completion.workings.programs) == 4
    assert set(completion.workings.roles) == {"coder", "plan-debugger"}


async def test_a_plan_whose_program_comes_back_is_told_so_once_then_the_next_one_is_tried(pool):
    played = cast(retriever="I cannot think of any.", coder=BAD, plan_debugger=BAD)
    completion = await played.run(pool, "map-coder", debug_rounds=5)
    count = completion.workings.roles["plan-debugger"]
    assert (count.asked, count.asked_again) == (1, 1)
    assert not completion.passed
