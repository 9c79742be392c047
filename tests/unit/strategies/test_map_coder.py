"""MapCoder, step by step, with a model that plays its roles and the real sandbox."""

from __future__ import annotations

from engine.core.events import StepTaken
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


async def test_the_most_confident_plan_is_written_first_and_a_pass_ends_it(pool):
    played = cast(coder=lambda question: GOOD if "guard" in question else BAD)
    heard = []
    completion = await played.run(pool, "map-coder", heard=heard)
    assert (completion.code, completion.passed) == (GOOD, True)
    assert [role for role, _ in played.asked][-1] == "coder"
    assert played.times("coder") == 1
    assert "guard the empty list" in asked(played, "coder")[0]
    assert StepTaken("planner", "confidence: 60, 90, 20") in heard


async def test_a_failing_program_is_debugged_with_its_plan_and_the_log_of_the_visible_tests(pool):
    played = cast(coder=OTHER, plan_debugger=[WORSE, GOOD])
    completion = await played.run(pool, "map-coder")
    assert completion.code == GOOD
    first, second = asked(played, "plan-debugger")
    assert "mean([1, 2]) should give 1.5, but gave 3" in first
    assert "guard the empty list" in first
    assert "return sum(values)\n" in first
    assert "return values\n" in second
    assert played.times("coder") == 1


async def test_after_the_last_debugging_round_the_next_plan_has_its_turn(pool):
    played = cast(
        coder=lambda question: GOOD if "best" in question else OTHER,
        plan_debugger=[WORSE, BAD],
    )
    heard = []
    completion = await played.run(pool, "map-coder", debug_rounds=2, heard=heard)
    assert completion.code == GOOD
    steps = [event.name for event in heard if isinstance(event, StepTaken)]
    assert steps == [
        "retriever",
        "planner",
        *("plan 1", "plan 1, debug 1", "plan 1, debug 2"),
        *("plan 2", "plan 2, debug 1", "plan 2, debug 2"),
        "plan 3",
    ]
    assert ["guard" in question for question in asked(played, "coder")] == [True, False, False]
    assert ["loop" in question for question in asked(played, "coder")] == [False, True, False]


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
