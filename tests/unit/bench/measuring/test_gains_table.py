"""What memory and switches of guidance add: the table, and what it is made of."""

from __future__ import annotations

import pytest

from benchmarks.solved.gains import RESULTS, ROWS, SETS, records, table


def test_the_table_is_made_from_the_records():
    assert (RESULTS / "table.md").read_text(encoding="utf-8") == table()
    assert table() in (RESULTS.parents[2] / "docs" / "benchmarks.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SETS)
def test_every_task_has_one_record_of_a_row(name):
    told = [(record["row"], record["task"]) for record in records(name)]
    assert len(set(told)) == len(told)
    assert {row for row, _ in told} <= set(ROWS)


@pytest.mark.parametrize("name", SETS)
def test_rows_of_a_set_are_of_the_same_tasks(name):
    tasks = {row: {each["task"] for each in records(name) if each["row"] == row} for row in ROWS}
    measured = [found for found in tasks.values() if found]
    assert all(found == measured[0] for found in measured)


def test_every_row_is_compared_with_one_that_there_is():
    assert {row.against for row in ROWS.values()} <= set(ROWS)
