"""Workflows step by step."""

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
    generator, debug, final = step_figures(FLOWS)
    assert (generator.name, generator.reached, generator.pass_at_1) == ("generator", 3, 2 / 3)
    assert (debug.name, debug.reached, debug.pass_at_1) == ("debug 1", 2, 1 / 3)
    assert (final.name, final.reached, final.pass_at_1) == ("final", 3, 2 / 3)
    assert [each.accepted for each in (generator, debug, final)] == [1 / 3, 2 / 3, 2 / 3]


def test_the_checker_against_the_hidden_tests():
    generator, debug, final = step_figures(FLOWS)
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
    assert total["critic"] == {"asked": 4, "asked_again": 2, "defaulted": 0, "tokens": 14}
    assert total["thinker"] == counts
