"""The committed comparison of strategies: its tasks, its intervals, its table."""

import pytest

from benchmarks.solved.strategies import METHODS, SETS, held_out, table
from benchmarks.solved.strategy_runs import RESULTS, records, row
from engine.strategies import STRATEGIES


def test_a_row_counts_tasks_that_were_judged_or_failed_but_not_those_that_could_not_be_run():
    task = {"solved": True, "visible": True, "tokens": 30, "programs": 2}
    failed = {"solved": False, "visible": False, "tokens": 10, "programs": 1, "status": "failed"}
    absent = {**failed, "status": "not run"}
    told = row({"method": "direct", "tasks": [task, failed, absent]})
    assert told == "| direct | 1/2 | 50 % (9 to 91) | 1 | 20 | 1.5 |"


def test_every_strategy_that_writes_one_answer_is_compared():
    assert {method.strategy for method in METHODS} == set(STRATEGIES) - {"sample-k", "memory"}
    assert len({method.name for method in METHODS}) == len(METHODS)


def test_held_out_functions_are_different_and_have_hidden_tests():
    samples = held_out(50)
    assert len({sample.entry.key for sample in samples}) == 50
    for sample in samples:
        assert sample.hidden
        assert not set(sample.hidden) & set(sample.task.tests)


def test_the_table_is_made_from_the_records():
    assert (RESULTS / "table.md").read_text(encoding="utf-8") == table()
    assert table() in (RESULTS.parents[2] / "docs" / "strategies.md").read_text(encoding="utf-8")


def test_nothing_held_out_is_solved_without_its_visible_tests():
    tasks = [task for record in records("held-out") for task in record["tasks"]]
    assert all(task["visible"] for task in tasks if task["solved"])


@pytest.mark.parametrize("name", SETS)
def test_no_method_is_left_out_and_all_had_the_same_tasks_and_tokens(name):
    found = records(name)
    assert [record["method"] for record in found] == [method.name for method in METHODS]
    assert len({record["budget"] for record in found}) == 1
    assert len({tuple(task["task"] for task in record["tasks"]) for record in found}) == 1
