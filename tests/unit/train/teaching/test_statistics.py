"""The figures of a data set, counted by hand on a few items."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.task import Task
from engine.train.data import statistics
from engine.train.data.collection import Attempt
from engine.train.data.journal import Journal
from engine.train.whitebox.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.whitebox.questions import FLOW, STATE, Question
from sandbox import TestCase

FLAT = "def f(x):\n    return x.upper()\n"
LOOP = "def f(x):\n    for y in x:\n        if y:\n            x.append(y.pop().pop())\n    return x\n"


def test_the_figures_are_those_of_the_items() -> None:
    asked = (Question(STATE, 2, "", 1, "1; int", "y"), Question(FLOW, 2, "", 1, "x"))
    tests = tuple(TestCase(str(number), f"assert g({number}) == 1") for number in range(3))
    task = Task("g", "def g(x):\n")
    items = [
        TrainingItem(OUTPUT, "constrained.1.str.upper", FLAT, "f", "f('a')", "'A'", asked),
        TrainingItem(OUTPUT, "taught.3.builtins.zip", LOOP, "f", "f([])", "[]", asked[:1]),
        TrainingItem(INPUT, "foreign.own.1", FLAT, "f", "f('b')", "'B'", explanation="Because."),
        TrainingItem(CODE, "text.upper", task=task, body="    return x\n", tests=tests),
    ]
    found = statistics.statistics(items)
    assert found.kinds == {OUTPUT: 2, INPUT: 1, CODE: 1}
    assert (found.programs, found.levels) == (3, {"1": 1, "3": 1, "none": 1})
    assert found.types == {"str": 2, "zip": 1}
    assert found.questions == {"all": 1.5, "control flow": 0.5, "data flow": 1.0}
    assert found.tests == (3.0, 3.0)
    assert found.explained == 1
    assert found.complexity["lines of code"] == (pytest.approx(3.0), 2.0)
    assert found.complexity["loops"] == (pytest.approx(0.33), 0.0)
    assert found.complexity["nesting of blocks"] == (pytest.approx(1.67), 1.0)


def test_nothing_has_figures_too() -> None:
    found = statistics.statistics([])
    assert (found.programs, found.levels, found.tests) == (0, {}, (0.0, 0.0))


def test_refusals_are_counted_from_a_journal(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "j", {})
    item = TrainingItem(OUTPUT, "k", FLAT, "f", "f('a')", "'A'")
    journal.add(0, Attempt((item, item), ("raises",)).as_data())
    journal.add(1, Attempt(refused=("raises", "too slow")).as_data())
    assert statistics.refusals(tmp_path / "j") == {"kept": 2, "raises": 2, "too slow": 1}
