"""A journal goes on after a kill, and is refused where the work is another; figures of items."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.task import Task
from engine.support.errors import SettingsError
from engine.train import statistics
from engine.train.collection import KEPT, SEEN, Attempt, Collection, Journal, attempts_in
from engine.train.items import CODE, INPUT, OUTPUT, TrainingItem
from engine.train.questions import FLOW, STATE, Question
from sandbox import TestCase


def item(number):
    return TrainingItem(OUTPUT, "k", f"def f():\n    return {number}\n", "f", "f()", str(number))


@given(st.integers(1, 60))
def test_what_a_kill_cut_off_is_dropped(tmp_path_factory, cut):
    path = tmp_path_factory.mktemp("cut") / "new" / "j"
    journal = Journal(path, {})
    for number in range(3):
        journal.add(number, {"solved": number})
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    resumed = Journal(path, {})
    assert resumed.done == {
        number: journal.done[number] for number in range(3) if number < whole[:-cut].count(b"\n") - 1
    }
    for number in range(3):
        if number not in resumed.done:
            resumed.add(number, {"solved": number})
    assert Journal(path, {}).done == journal.done


def test_other_settings_are_named(tmp_path):
    path = tmp_path / "j"
    Journal(path, {"tries": 10, "model": "a"})
    with pytest.raises(SettingsError, match=r"begun with tries = 10, not 4; remove it"):
        Journal(path, {"tries": 4, "model": "a"})
    path.write_text('{"loss": 1}\n')
    with pytest.raises(SettingsError, match="remove it"):
        Journal(path, {})
    path.write_text("not json\n")
    with pytest.raises(SettingsError, match="cannot be read"):
        Journal(path, {})


async def test_a_collection_goes_on_and_counts_the_same(tmp_path):
    asked: list[int] = []

    async def attempt(number):
        asked.append(number)
        if number % 3 == 2:
            return Attempt(refused=("raises",))
        return Attempt((item(number % 4), item(number + 100)))

    async def collected(journal, count):
        collection = Collection(attempt, journal, at_once=2)
        return [one async for one in collection.items(count)], collection

    whole, before = await collected(Journal(), 12)
    assert before.counts == {KEPT: 12, SEEN: 4, "raises": 3}
    path = tmp_path / "j"
    half, _ = await collected(Journal(path, {}), 5)
    asked.clear()
    resumed, after = await collected(Journal(path, {}), 12)
    assert (half, resumed) == (whole[:5], whole)
    assert after.counts == before.counts
    assert min(asked) >= 3


async def test_a_collection_gives_up():
    async def attempt(number):
        return Attempt((item(0),))

    collection = Collection(attempt, patience=5)
    assert len([one async for one in collection.items(3)]) == 1
    assert collection.counts[SEEN] == 5


FLAT = "def f(x):\n    return x.upper()\n"
LOOP = "def f(x):\n    for y in x:\n        if y:\n            x.append(y.pop().pop())\n    return x\n"


def test_the_figures_are_those_of_the_items():
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
    assert found["kinds"] == {OUTPUT: 2, INPUT: 1, CODE: 1}
    assert (found["programs"], found["levels"]) == (3, {"1": 1, "3": 1, "none": 1})
    assert found["types"] == {"str": 2, "zip": 1}
    assert found["questions"] == {"all": 1.5, "control flow": 0.5, "data flow": 1.0}
    assert found["tests"] == (3.0, 3.0)
    assert found["explained"] == 1
    assert found["complexity"]["lines of code"] == (pytest.approx(3.0), 2.0)
    assert found["complexity"]["loops"] == (pytest.approx(0.33), 0.0)
    assert found["complexity"]["nesting of blocks"] == (pytest.approx(1.67), 1.0)


def test_refusals_are_counted_from_a_journal(tmp_path):
    journal = Journal(tmp_path / "j", {})
    journal.add(0, Attempt((item(0), item(0)), ("raises",)).as_data())
    journal.add(1, Attempt(refused=("raises", "too slow")).as_data())
    assert attempts_in(tmp_path / "j") == {"kept": 2, "raises": 2, "too slow": 1}
