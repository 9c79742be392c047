"""Programs are compared by what comes of inputs, not by how it is written."""

from __future__ import annotations

import pytest

from engine.core.task import Task, Usage
from engine.decoding.judge import Judge
from engine.decoding.services import Services
from engine.selection.choose import NO_VALUE, behavior, observed
from sandbox import Limits, Outcome, TestCase, TestResult


def given(actual: str | None, outcome: Outcome = Outcome.FAIL) -> TestResult:
    return TestResult(TestCase("i", "f(1)", ""), outcome, True, "f(1)", actual=actual)


def alike(one: str, other: str, *, exact: bool) -> bool:
    return behavior([given(one)], exact=exact) == behavior([given(other)], exact=exact)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("{1, 2}", "{2, 1}"),
        ("[{'b', 'a'}]", "[{'a', 'b'}]"),
        ("0.30000000000000004", "0.3"),
        ("<a.B object at 0x7f01>", "<a.B object at 0x7f99>"),
    ],
)
@pytest.mark.parametrize("exact", [True, False])
def test_alike_whatever_is_asked(one, other, exact):
    assert alike(one, other, exact=exact)


@pytest.mark.parametrize(
    ("one", "other"), [("1", "1.0"), ("1", "True"), ("{'a': 1, 'b': 2}", "{'b': 2, 'a': 1}")]
)
def test_equal_values_are_alike_where_tests_compare_them_and_not_where_they_show_them(one, other):
    assert alike(one, other, exact=False)
    assert not alike(one, other, exact=True)


@pytest.mark.parametrize(
    ("one", "other"), [("1", "2"), ("[1, 2]", "[2, 1]"), ("[1]", "(1,)"), ("'1'", "1"), ("None", "[]")]
)
@pytest.mark.parametrize("exact", [True, False])
def test_different_whatever_is_asked(one, other, exact):
    assert not alike(one, other, exact=exact)


def test_nothing_shown_is_none():
    assert behavior([given(None)], exact=True) == behavior([given("None")], exact=True)


def test_all_that_gives_no_value_is_alike():
    results = [given(None, outcome) for outcome in (Outcome.ERROR, Outcome.TIMEOUT, Outcome.MEMORY)]
    assert behavior(results, exact=True) == (NO_VALUE,) * 3


async def test_what_never_ends_hides_no_other_input(pool):
    limits = Limits(wall_s=2.0, cpu_s=2.0)
    task = Task("down", "def down(n):\n")
    body = "    while n:\n        n -= 1\n    return n\n"
    inputs = [TestCase(f"i{n}", f"down({n})", "") for n in (1, -1, 2, 0.5, 3)]
    judge = Judge(task, Services(None, pool, limits), Usage())  # type: ignore[arg-type]
    results = await observed(body, inputs, judge, Services(None, pool, limits))  # type: ignore[arg-type]
    zero, none = ("number", 0), NO_VALUE
    assert behavior(results, exact=False) == (zero, none, zero, none, zero)
    assert judge.usage.executions == 3
