"""QualityFlow's algorithm 1, branch by branch, with a model that plays its roles and the real sandbox."""

from __future__ import annotations

import asyncio

import pytest

from engine.completion import complete
from engine.core.events import StepTaken
from engine.core.options import Agent, Decoding, Workflow
from engine.core.task import Task
from engine.decoding.services import Plan, Services
from engine.support.errors import SettingsError
from sandbox import TestCase
from tests.unit.strategies.cast import BAD, GOOD, OTHER, TASK, WORSE, Cast

TESTS = " mean([2, 4]) == 3\nassert mean([5]) == 5\nassert mean([1]) == 2\n"
"""The last one is wrong; the form begins the first."""
ANALYSIS = "It divides by zero when the list is empty."
CLARIFIED = "For an empty list the answer is zero."


def imagines(question: str) -> str:
    """A checker that is right: it knows which program it sees."""
    right = "if not values" in question
    return (
        "Output: 1.5"
        if "mean([1, 2])" in question
        else ("Output: 0" if right else "Output: ZeroDivisionError")
    )


def judges(question: str) -> str:
    """A test checker that is right about the three tests."""
    asked = question.rpartition("what should this give?\n")[2]
    return next(
        f"Output: {value}"
        for call, value in (("mean([2, 4])", 3), ("mean([5])", 5), ("mean([1])", 1))
        if call in asked
    )


def steps(completion):
    return [(step.name, step.accepted) for step in completion.workings.steps]


async def test_a_first_program_that_is_accepted_ends_it(pool):
    cast = Cast(generator=GOOD, quality_checker=imagines)
    completion = await cast.run(pool, "quality-flow")
    assert (completion.code, completion.passed) == (GOOD, True)
    assert steps(completion) == [("generator", True)]
    assert [role for role, _ in cast.asked] == ["generator", "quality-checker", "quality-checker"]


async def test_the_six_prompts_differ_and_the_first_accepted_program_is_taken(pool):
    cast = Cast(generator=[BAD, BAD, OTHER, GOOD], quality_checker=imagines)
    completion = await cast.run(pool, "quality-flow")
    assert completion.code == GOOD
    questions = [question for role, question in cast.asked if role == "generator"]
    assert len(set(questions)) == 4
    assert cast.times("quality-checker") == 3 * 2  # the program that came twice is judged once


async def test_all_progressions_at_once_stop_at_the_first_accepted(pool):
    cast = Cast(generator=[BAD, GOOD, BAD, OTHER, BAD, WORSE], quality_checker=imagines)
    completion = await cast.run(pool, "quality-flow", race=True)
    assert completion.code == GOOD
    assert cast.times("generator") == 6
    assert cast.times("test-designer") == 0


async def test_a_program_is_debugged_against_the_good_designed_tests_only(pool):
    """``WORSE`` fails all three designed tests; the checker drops the wrong one."""
    cast = Cast(
        generator=WORSE,
        quality_checker=lambda question: imagines(question) if "if not" in question else "Output: None",
        test_designer=TESTS,
        test_checker=judges,
        self_debugger=ANALYSIS,
        repair=[BAD, GOOD],
    )
    completion = await cast.run(pool, "quality-flow", progressions=1)
    [analysed, *_] = [question for role, question in cast.asked if role == "self-debugger"]
    assert "mean([2, 4]) should give 3, but gave [2, 4]" in analysed
    assert "mean([1])" not in analysed
    assert (completion.workings.tests_kept, completion.workings.tests_dropped) == (2, 1)
    assert ANALYSIS in next(question for role, question in cast.asked if role == "repair")
    assert steps(completion)[:2] == [("generator", False), ("debug 1", False)]


async def test_the_clarifier_sees_all_that_happened(pool):
    """Programs, what was imagined of them, designed tests that they failed, and those that were doubted."""
    cast = Cast(
        generator=WORSE,
        quality_checker="Output: 7",
        test_designer=TESTS,
        test_checker=judges,
        self_debugger=ANALYSIS,
        repair=[OTHER, BAD],
        clarifier=CLARIFIED,
        rewrite=["    return 1\n", "    return 2\n", "    return 3\n"],
    )
    await cast.run(pool, "quality-flow", progressions=1)
    last = [question for role, question in cast.asked if role == "clarifier"][-1]
    wanted = (
        "Designed tests that seem wrong for the task:\n- assert mean([1]) == 2",
        "def mean(values):\n    return values\n```\n- mean([1, 2]) was thought to give 7 instead of 1.5",
        "It failed designed tests:\n- mean([2, 4]) should give 3, but gave [2, 4]",
        "def mean(values):\n    return sum(values)\n",
        "It failed designed tests:\n- mean([2, 4]) should give 3, but gave 6",
        "def mean(values):\n    return sum(values) / len(values)\n",
        "def mean(values):\n    return 1\n",
        "def mean(values):\n    return 2\n",
    )
    places = [last.find(text) for text in wanted]
    assert -1 not in places
    assert places == sorted(places)


async def test_of_a_long_story_the_clarifier_sees_the_end(pool):
    cast = Cast(generator=WORSE, quality_checker="Output: 7", clarifier=CLARIFIED, rewrite=[BAD, OTHER, GOOD])
    cast.model.context_length = 600
    await cast.run(pool, "quality-flow", progressions=1)
    last = [question for role, question in cast.asked if role == "clarifier"][-1]
    assert "    return values\n" not in last
    assert "    return sum(values)\n" in last


async def test_without_acceptance_the_workflow_reverts_to_a_first_program(pool):
    heard = []
    cast = Cast(
        generator=BAD, quality_checker="Output: 7", test_designer="", clarifier=CLARIFIED, rewrite=GOOD
    )
    completion = await cast.run(pool, "quality-flow", progressions=1, heard=heard)
    assert (completion.code, completion.passed) == (BAD, False)
    assert heard[-1] == StepTaken("end", "reverted to a first program")
    assert completion.workings.steps[-1].code == GOOD


async def test_of_several_first_programs_the_one_most_tests_speak_for_is_reverted_to(pool):
    def half(question: str) -> str:
        return imagines(question) if "/ len" in question else "Output: 7"

    cast = Cast(generator=[OTHER, BAD], quality_checker=half, clarifier=CLARIFIED, rewrite=OTHER)
    completion = await cast.run(pool, "quality-flow", progressions=2)
    assert completion.code == BAD


async def test_no_revert_submits_the_last_program(pool):
    cast = Cast(
        generator=BAD, quality_checker="Output: 7", clarifier=CLARIFIED, rewrite=[OTHER, OTHER, WORSE]
    )
    completion = await cast.run(pool, "quality-flow", progressions=1, variants=("no-revert",))
    assert completion.code == WORSE


async def test_no_test_checker_lets_wrong_tests_mislead(pool):
    cast = Cast(
        generator=WORSE,
        quality_checker="Output: 7",
        test_designer=TESTS,
        self_debugger=ANALYSIS,
        repair=[BAD],
    )
    await cast.run(pool, "quality-flow", progressions=1, variants=("no-test-checker", "no-clarifier"))
    assert cast.times("test-checker") == 0
    [analysed, *_] = [question for role, question in cast.asked if role == "self-debugger"]
    assert "mean([1]) should give 2" in analysed


async def test_relaxed_asks_the_interpreter_instead_of_imagination(pool):
    cast = Cast(generator=[BAD, GOOD])
    completion = await cast.run(pool, "quality-flow", variants=("relaxed",))
    assert completion.code == GOOD
    assert cast.times("quality-checker") == 0
    assert [check.accepted for check in completion.workings.steps[0].checks] == [False, True]


@pytest.mark.parametrize(("says", "code"), [("Yes, it is.", BAD), ("No.", BAD)])
async def test_a_checker_that_always_says_the_same(pool, says, code):
    """Always yes: the first program, wrong as it is. Always no: all steps, and back to the first."""
    cast = Cast(generator=[BAD, GOOD], yes_no_checker=says, clarifier=CLARIFIED, rewrite=GOOD)
    completion = await cast.run(pool, "quality-flow", progressions=2, variants=("yes-no-checker",))
    assert completion.code == code
    assert len(completion.workings.steps) == (1 if says.startswith("Yes") else 7)
    assert cast.times("quality-checker") == 0


async def test_no_checker_goes_through_every_step_and_keeps_the_last(pool):
    cast = Cast(
        generator=GOOD,
        test_designer=TESTS,
        test_checker=judges,
        clarifier=CLARIFIED,
        rewrite=[OTHER, OTHER, WORSE],
    )
    completion = await cast.run(pool, "quality-flow", variants=("no-checker",))
    assert len(completion.workings.steps) == 7
    assert not any(accepted for _, accepted in steps(completion))
    assert completion.code == WORSE
    assert cast.times("generator") == 1


async def test_roles_that_say_nothing_readable_fall_to_their_defaults(pool):
    cast = Cast(generator=GOOD, quality_checker="?", test_designer="none", clarifier="?", rewrite="")
    completion = await cast.run(pool, "quality-flow", progressions=1)
    roles = completion.workings.roles
    assert (roles["quality-checker"].asked, roles["quality-checker"].asked_again) == (2, 2)
    assert roles["quality-checker"].defaulted == 2
    assert roles["test-designer"].defaulted == roles["test-designer"].asked == 5
    assert roles["clarifier"].defaulted == 3
    assert roles["rewrite"].defaulted == 3
    assert completion.code == GOOD


async def test_without_visible_tests_the_yes_no_judge_decides(pool):
    task = Task(name="mean", signature="def mean(values):\n", description="Average.")
    cast = Cast(task, generator=[BAD, GOOD], yes_no_checker=["no", "yes"])
    completion = await cast.run(pool, "quality-flow")
    assert completion.code == GOOD
    assert cast.times("quality-checker") == 0


async def test_designed_tests_are_distinct_and_none_is_given_already(pool):
    heard = []
    said = " mean([1,2])==1.5\nassert mean([]) == 0\nassert mean([9]) == 9\n"
    said += "assert mean([ 9 ]) == 9\nassert other(1) == 1\n"
    cast = Cast(generator=BAD, quality_checker="Output: 7", test_designer=said)
    await cast.run(pool, "quality-flow", progressions=1, variants=("no-clarifier",), heard=heard)
    assert StepTaken("tests", "1 designed") in heard


async def test_designed_tests_run_in_the_sandbox_like_any_other(pool):
    """A designed test that would write a file cannot."""
    said = " mean(open('/tmp/egcfg-designed', 'w')) == 1\n"
    cast = Cast(
        generator=WORSE, quality_checker="Output: 7", test_designer=said, test_checker="Output: 1", repair=BAD
    )
    await cast.run(pool, "quality-flow", progressions=1, variants=("no-clarifier",))
    [told, *_] = [question for role, question in cast.asked if role == "self-debugger"]
    assert "should give 1, but raised PermissionError" in told


async def test_interrupted_before_anything_was_accepted_the_first_program_is_the_answer(pool):
    stop = asyncio.Event()

    def never(question: str) -> str:
        stop.set()
        return "Output: 7"

    cast = Cast(generator=[BAD, GOOD], quality_checker=never)
    plan = Plan((Agent(template="few-shot"),), Decoding(in_turn=True), Workflow())
    completion = await complete(TASK, Services(cast.model, pool), plan, "quality-flow", stop)
    assert (completion.code, completion.how) == (BAD, "interrupted")
    assert cast.model.open_contexts == 0


async def test_a_variant_that_there_is_not_is_named(pool):
    with pytest.raises(SettingsError, match=r"no variant 'lax'.*relaxed, no-checker"):
        await Cast(generator=GOOD).run(pool, "quality-flow", variants=("lax",))


async def test_the_checker_sees_what_the_program_needs_and_not_what_is_expected(pool):
    task = Task(
        name="triple",
        signature="def triple(x):\n",
        preamble="def helped(x):\n    return 3 * x\n\n\n",
        tests=(TestCase("a", "assert triple(139) == 417"),),
    )
    cast = Cast(task, generator="    return helped(x)\n", quality_checker="Output: 417")
    completion = await cast.run(pool, "quality-flow")
    assert steps(completion) == [("generator", True)]
    [question] = [question for role, question in cast.asked if role == "quality-checker"]
    assert "def helped(x):" in question
    assert "417" not in question


async def test_tests_that_demand_more_than_a_value_are_not_asked(pool):
    task = Task(
        name="half",
        signature="def half(x):\n",
        tests=(
            TestCase("a", "assert half(4) == 2"),
            TestCase("b", "assert math.isclose(half(7.5), 3.75)", setup="import math"),
            TestCase("c", "for x in (1, 2):\n    assert half(x) * 2 == x"),
        ),
    )
    played = Cast(
        task,
        generator="    return x / 2\n",
        quality_checker="Output: 2",
    )
    completion = await played.run(pool, "quality-flow")
    assert steps(completion) == [("generator", True)]
    asked = [question.rpartition("give?\n")[2].split("\n")[0] for _, question in played.asked[1:]]
    assert asked == ["half(4)"]
