"""The committed comparison of the first program that passes with the one that is chosen."""

import pytest

from benchmarks.solved.choice import RESULTS, SETS, TRAINING, records, rows, table
from engine.selection.selection_budget import SHARE

TASK = {
    "passed": True,
    "first_right": False,
    "right": True,
    "first_generated": 20,
    "generated": 30,
    "first_read": 100,
    "read": 100,
    "compared": 3,
    "alike": 2,
    "changed": True,
}


def test_both_answers_are_counted_with_their_tokens():
    kept = {**TASK, "first_right": True, "compared": 0, "alike": 0, "changed": False}
    failed = {**kept, "passed": False, "first_right": False, "right": False}
    first, chosen = rows("some", [TASK, kept, failed]).splitlines()
    assert first == "| some | 3 | 2 | first | 1/2 (9 to 91 %) | 1/3 (6 to 79 %) | 0 | 20 | 100 | |"
    assert chosen.startswith("| some | 3 | 2 | chosen | 2/2 (34 to 100 %) | 2/3 (21 to 94 %) | 1, p = 1 |")
    assert chosen.endswith("| 30 (x 1.50) | 100 (x 1.00) | 1, 1 |")


def test_the_table_is_made_from_the_records():
    assert (RESULTS / "table.md").read_text(encoding="utf-8") == table()
    assert table() in (RESULTS.parents[2] / "docs" / "benchmarks.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*SETS, TRAINING])
def test_no_choice_cost_more_than_its_share(name):
    found = records(name)
    assert len({record["task"] for record in found}) == len(found) > 0
    for record in found:
        spent, in_all = record["first_generated"] + record["first_read"], record["generated"] + record["read"]
        assert spent <= in_all <= (1 + SHARE) * spent
