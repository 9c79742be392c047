"""Chain of thought, Reflexion and self-debugging, step for step."""

from __future__ import annotations

from engine.core.events import Repeats
from engine.core.task import Task
from tests.unit.strategies.cast import BAD, GOOD, OTHER, WORSE, Cast

LESSON = "An empty list has no length to divide by."


async def test_a_repeated_program_is_told_so_once_then_the_strategy_ends(pool):
    for strategy, adviser, role in (
        ("reflexion", "reflector", "retry"),
        ("self-debug", "self_debugger", "repair"),
    ):
        played = Cast(generator=BAD, **{adviser: LESSON, role: BAD})
        completion = await played.run(pool, strategy)
        assert completion.code == BAD
        first, second = [question for name, question in played.asked if name == role]
        assert "the same program again" not in first
        assert "the same program again" in second
        count = completion.workings.roles[role]
        assert (count.asked, count.asked_again) == (1, 1)
        assert completion.workings.repeats == Repeats(shown=2, repeated=2)


async def test_programs_bound_reflexion(pool):
    played = Cast(generator=BAD, reflector=LESSON, retry=[OTHER, WORSE, BAD, OTHER])
    completion = await played.run(pool, "reflexion", programs=3)
    assert completion.workings.roles["retry"].asked == 2
    assert completion.workings.repeats == Repeats(shown=2, repeated=0)


async def test_without_tests_there_is_nothing_to_reflect_on(pool):
    task = Task(name="mean", signature="def mean(values):\n", description="Average.")
    for strategy in ("reflexion", "self-debug"):
        played = Cast(task, generator=BAD)
        completion = await played.run(pool, strategy)
        assert (completion.code, [role for role, _ in played.asked]) == (BAD, ["generator"])


async def test_self_debug_shows_traces_unless_told_otherwise(pool):
    for variants, traced in (((), True), (("no-traces",), False)):
        played = Cast(generator=OTHER, self_debugger=LESSON, repair=GOOD)
        completion = await played.run(pool, "self-debug", variants=variants)
        assert completion.code == GOOD
        [question] = [question for role, question in played.asked if role == "self-debugger"]
        assert ("The trace shows what each line did." in question) is traced
        assert LESSON in next(question for role, question in played.asked if role == "repair")


async def test_a_repair_without_a_program_leaves_the_one_that_was_to_be_repaired(pool):
    """Large models apologize, or see nothing that is wrong."""
    played = Cast(generator=OTHER, self_debugger=LESSON, repair=["", "", GOOD])
    completion = await played.run(pool, "self-debug")
    assert completion.passed
    assert completion.workings.roles["repair"].defaulted == 1
    debugged = [question for role, question in played.asked if role == "self-debugger"]
    assert [OTHER in question for question in debugged] == [True, True]
