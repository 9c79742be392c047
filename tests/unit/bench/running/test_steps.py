"""Workflows step by step."""

from engine.bench.reporting.designed_checks import TriggeredTests, figures
from engine.bench.reporting.program_curve import curve, last_programs
from engine.bench.reporting.workflow_steps import Confusion, role_counts, step_figures
from engine.bench.running.task_result import TaskResult


def step(name, accepted, solved, *checks):
    return {"name": name, "accepted": accepted, "solved": solved, "checks": [list(each) for each in checks]}


FLOWS = [
    TaskResult("a", solved=True, steps=(step("generator", True, True, (True, True)),)),
    TaskResult(
        "b",
        solved=False,
        steps=(
            step("generator", False, False, (False, False), (False, True)),
            step("debug 1", True, False, (True, False)),
        ),
    ),
    TaskResult(
        "c",
        solved=True,
        steps=(step("generator", False, True, (False, True)), step("debug 1", False, False, (False, False))),
    ),
    TaskResult("d", status="not run", steps=(step("generator", True, True),)),
]


def test_a_task_that_is_over_keeps_its_program_in_later_steps():
    zero, generator, debug, final = step_figures(FLOWS)
    assert (zero.name, zero.reached, zero.pass_at_1, zero.accepted) == ("zero-shot", 3, 2 / 3, 1 / 3)
    assert (generator.name, generator.reached, generator.pass_at_1) == ("generator", 3, 2 / 3)
    assert (debug.name, debug.reached, debug.pass_at_1) == ("debug 1", 2, 1 / 3)
    assert (final.name, final.reached, final.pass_at_1) == ("final", 3, 2 / 3)
    assert [each.accepted for each in (generator, debug, final)] == [1 / 3, 2 / 3, 2 / 3]


def test_the_checker_against_the_hidden_tests():
    zero, generator, debug, final = step_figures(FLOWS)
    assert zero.checker == Confusion(1, 0, 1, 1)
    assert generator.checker == Confusion(1, 0, 1, 2)
    assert debug.checker == Confusion(0, 1, 1, 0)
    assert final.checker == Confusion(1, 1, 2, 2)
    assert (final.checker.accuracy, final.checker.precision) == (0.5, 0.5)
    assert (final.checker.recall, final.checker.specificity) == (1 / 3, 2 / 3)
    assert (Confusion().accuracy, Confusion(0, 0, 1, 0).precision) == (None, None)


def test_without_steps_there_are_no_figures():
    assert step_figures([TaskResult("a", solved=True)]) == []


def test_roles_are_added_up():
    counts = {"asked": 2, "asked_again": 1, "defaulted": 0, "tokens": 7}
    first = TaskResult("a", roles={"critic": counts})
    second = TaskResult("b", roles={"critic": counts, "thinker": counts})
    total = role_counts([first, second])
    assert total["critic"] == {"tasks": 2, "asked": 4, "asked_again": 2, "defaulted": 0, "tokens": 14}
    assert total["thinker"] == {"tasks": 1, **counts}


def test_the_test_checker_against_the_reference():
    """Each test: triggered, kept, right. What is found is what is incorrect."""
    results = [
        TaskResult(
            "a",
            designed=[
                (True, False, False),
                (True, False, True),
                (True, True, True),
                (True, True, False),
                (False, None, True),
            ],
        ),
        TaskResult("b", designed=[(True, False, False), (False, None, False)]),
        TaskResult("c"),
        TaskResult("d", designed=[(True, False, None)]),
    ]
    found = figures(results)
    assert (found.tasks, found.covered, found.tests, found.triggered, found.incorrect) == (4, 2, 7, 5, 3)
    assert (found.right_drops, found.wrong_drops, found.right_keeps, found.wrong_keeps) == (2, 1, 1, 1)
    assert (found.accuracy, found.precision, found.recall) == (3 / 5, 2 / 3, 2 / 3)
    assert (found.f1, found.incorrect_share) == (2 / 3, 3 / 5)
    assert found.before == TriggeredTests(2, 2.5, 1.5)
    assert found.after == TriggeredTests(1, 2.0, 1.0)
    assert figures([TaskResult("a")]) is None


def test_tests_that_no_checker_saw_are_in_no_matrix():
    found = figures([TaskResult("a", designed=[(True, None, False), (True, None, True)])])
    assert (found.incorrect_share, found.accuracy, found.recall) == (0.5, None, None)
    assert found.after == found.before


def test_pass_at_1_by_programs():
    """Each program: whether it is right, and whether what would be submitted after it is."""
    results = [
        TaskResult("a", solved=True, programs=[(False, False), (True, False), (True, True)]),
        TaskResult("b", solved=True, programs=[(True, True)]),
        TaskResult("c", status="failed"),
        TaskResult("d", status="not run"),
    ]
    assert curve(results) == [1 / 3, 1 / 3, 2 / 3]
    assert curve([TaskResult("a", solved=True)]) == []


def test_pass_at_5_of_the_last_five():
    early, late = [(True, True)] + [(False, True)] * 5, [(False, False)] * 6 + [(True, False)]
    assert last_programs([TaskResult("a", programs=early), TaskResult("b", programs=late)], 5) == 0.5
    assert last_programs([TaskResult("a")], 5) is None
