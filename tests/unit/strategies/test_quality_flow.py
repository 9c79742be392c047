"""QualityFlow's algorithm 1, branch by branch, with a model that plays its roles and the real sandbox."""

from __future__ import annotations

import pytest

from engine.core.events import StepTaken
from engine.core.task import Task
from sandbox import TestCase
from tests.unit.strategies.cast import BAD, GOOD, OTHER, WORSE, Cast

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


NEVER = {"quality_checker": "Output: 7", "clarifier": CLARIFIED}
"""Nothing is accepted."""


def half(question: str) -> str:
    return imagines(question) if "/ len" in question else "Output: 7"


def steps(completion):
    return [(step.name, step.accepted) for step in completion.workings.steps]


def questions(cast, role):
    return [question for name, question in cast.asked if name == role]


async def test_all_progressions_at_once_stop_at_the_first_accepted(pool):
    cast = Cast(generator=[BAD, GOOD, BAD, OTHER, BAD, WORSE], quality_checker=imagines)
    completion = await cast.run(pool, "quality-flow", race=True)
    assert completion.code == GOOD
    assert (cast.times("generator"), cast.times("test-designer")) == (6, 0)


async def test_the_six_prompts_differ_and_the_first_accepted_program_is_taken(pool):
    cast = Cast(generator=[BAD, BAD, OTHER, GOOD], quality_checker=imagines)
    completion = await cast.run(pool, "quality-flow")
    assert (completion.code, completion.passed) == (GOOD, True)
    assert len(set(questions(cast, "generator"))) == 4
    assert cast.times("quality-checker") == 3 * 2  # the program that came twice is judged once


async def test_good_designed_tests_alone_debug_a_program_and_the_clarifier_sees_all_that_happened(pool):
    """Programs, what was imagined of them, designed tests that they failed, and those that were doubted."""
    cast = Cast(
        generator=WORSE,
        **NEVER,
        test_designer=TESTS,
        test_checker=judges,
        self_debugger=ANALYSIS,
        repair=[OTHER, BAD],
        rewrite=["    return 1\n", "    return 2\n", "    return 3\n"],
    )
    completion = await cast.run(pool, "quality-flow", progressions=1)
    analysed = questions(cast, "self-debugger")[0]
    assert "mean([2, 4]) should give 3, but gave [2, 4]" in analysed
    assert "mean([1])" not in analysed, "that test is wrong"
    assert (completion.workings.tests_kept, completion.workings.tests_dropped) == (2, 1)
    assert ANALYSIS in questions(cast, "repair")[0]
    last = questions(cast, "clarifier")[-1]
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
    cast = Cast(generator=WORSE, **NEVER, rewrite=[BAD, OTHER, GOOD])
    cast.model.context_length = 600
    await cast.run(pool, "quality-flow", progressions=1)
    last = questions(cast, "clarifier")[-1]
    assert "    return values\n" not in last
    assert "    return sum(values)\n" in last


ENDS = {
    "back to the first": ((), {**NEVER, "generator": BAD, "rewrite": GOOD}, BAD),
    "to what most tests speak for": (
        (),
        {**NEVER, "generator": [OTHER, BAD], "quality_checker": half, "rewrite": OTHER},
        BAD,
    ),
    "no way back": (("no-revert",), {**NEVER, "generator": BAD, "rewrite": [OTHER, OTHER, WORSE]}, WORSE),
    "all accepted": (("yes-no-checker",), {"generator": [BAD, GOOD], "yes_no_checker": "Yes, it is."}, BAD),
    "none accepted": (
        ("yes-no-checker",),
        {"generator": [BAD, GOOD], "yes_no_checker": "No.", "clarifier": CLARIFIED, "rewrite": GOOD},
        BAD,
    ),
    "interpreter as checker": (("relaxed",), {"generator": [BAD, GOOD]}, GOOD),
    "no checker": (("no-checker",), {"generator": GOOD, "rewrite": [OTHER, OTHER, WORSE]}, WORSE),
}
STEPS = {"all accepted": 1, "interpreter as checker": 1}


@pytest.mark.parametrize("name", ENDS)
async def test_what_is_submitted_after_how_many_steps(pool, name):
    variants, lines, code = ENDS[name]
    cast, heard = Cast(**lines), []
    programs = 2 if isinstance(lines["generator"], list) else 1
    completion = await cast.run(pool, "quality-flow", progressions=programs, variants=variants, heard=heard)
    assert (completion.code, completion.passed) == (code, code == GOOD)
    assert len(completion.workings.steps) == STEPS.get(name, 7)
    assert (cast.times("quality-checker") == 0) is ("quality_checker" not in lines)
    reverted = StepTaken("end", "reverted to a first program") in heard
    assert reverted is (code == BAD and name != "all accepted")


async def test_no_test_checker_lets_wrong_tests_mislead(pool):
    cast = Cast(generator=WORSE, **NEVER, test_designer=TESTS, self_debugger=ANALYSIS, repair=BAD)
    await cast.run(pool, "quality-flow", progressions=1, variants=("no-test-checker", "no-clarifier"))
    assert (cast.times("test-checker"), cast.times("clarifier")) == (0, 0)
    assert "mean([1]) should give 2" in questions(cast, "self-debugger")[0]


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
    cast = Cast(generator=BAD, **NEVER, test_designer=said)
    await cast.run(pool, "quality-flow", progressions=1, variants=("no-clarifier",), heard=heard)
    assert StepTaken("tests", "1 designed") in heard


async def test_designed_tests_run_in_the_sandbox_like_any_other(pool):
    """A designed test that would write a file cannot."""
    said = " mean(open('/tmp/egcfg-designed', 'w')) == 1\n"
    cast = Cast(generator=WORSE, **NEVER, test_designer=said, test_checker="Output: 1", repair=BAD)
    await cast.run(pool, "quality-flow", progressions=1, variants=("no-clarifier",))
    assert "should give 1, but raised PermissionError" in questions(cast, "self-debugger")[0]


async def test_the_checker_sees_what_the_program_needs_and_not_what_is_expected(pool):
    task = Task(
        name="triple",
        signature="def triple(x):\n",
        preamble="def helped(x):\n    return 3 * x\n\n\n",
        tests=(TestCase("a", "assert triple(139) == 417"),),
    )
    cast = Cast(task, generator="    return helped(x)\n", quality_checker="Output: 417")
    assert steps(await cast.run(pool, "quality-flow")) == [("generator", True)]
    [question] = questions(cast, "quality-checker")
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
    cast = Cast(task, generator="    return x / 2\n", quality_checker="Output: 2")
    assert steps(await cast.run(pool, "quality-flow")) == [("generator", True)]
    [question] = questions(cast, "quality-checker")
    assert question.rpartition("give?\n")[2].split("\n")[0] == "half(4)"
