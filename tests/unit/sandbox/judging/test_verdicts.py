"""What of a test leaves the process to be compared, and what is made of the answers."""

from __future__ import annotations

import ast
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox import Item, Outcome, TestCase
from sandbox.judge import Opaque, ProgramAnswer, defines, judge, plan

PASS, FAIL = Outcome.PASS, Outcome.FAIL
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize(
    ("source", "call", "right", "wrong"),
    [
        ("assert f(2) == 4", "f(2)", 4, 5),
        ("assert 4 == f(2)", "f(2)", 4, 5),
        ("f(2) == 4", "f(2)", 4, 5),
        ("assert f(2) != 4", "f(2)", 5, 4),
        ("assert f(2) is None", "f(2)", None, 0),
        ("assert f(2) is not True", "f(2)", 1, True),
        ("assert f(2)", "f(2)", [0], []),
        ("assert not f(2)", "f(2)", "", "a"),
        ("assert f(-1, [2], key={'a': (3,)}) == {1, 2}", "f(-1, [2], key={'a': (3,)})", {2, 1}, {1}),
        ("assert Stack(3).top() == 3, 'a message'", "Stack(3).top()", 3, 4),
    ],
)
def test_literal_checks_are_asked_and_compared(source: str, call: str, right: Any, wrong: Any) -> None:
    planned = plan(TestCase("t", source))
    assert [check.call for check in planned.checks] == [call]
    assert planned.asked
    good, bad = (judge(planned, ProgramAnswer((value,))) for value in (right, wrong))
    assert good is not None
    assert bad is not None
    assert (good.outcome, good.trusted, bad.outcome) == (PASS, True, FAIL)


@pytest.mark.parametrize(
    "source",
    [
        "assert f(x) == 4",
        "assert f(2) == x",
        "assert sorted(f(2)) == [4]",
        "assert f(2)[0] == 4",
        "assert f(*[2]) == 4",
        "assert f(2) < 4",
        "assert f(2) is 4",
        "assert 1 < f(2) < 3",
        "assert f(f(2)) == 4",
        "x = f(2)\nassert x == 4",
        "for x in [1]:\n    assert f(2) == 4",
        "assert f(2) == 4; assert f(3) == 6",
        "with a:\n    assert f(2) == 4",
        "assert f(2) == 4 and f(3) == 6",
        "assert f(",
        "",
        "assert 4 == 4",
        "assert [].append(f(1)) == None",
        "assert f(2).strip('a')(3) == 'b'",
    ],
)
def test_all_else_runs_as_it_is_written(source: str) -> None:
    planned = plan(TestCase("t", source))
    assert planned.checks == ()
    verdict = judge(planned, ProgramAnswer())
    assert verdict is not None
    assert (verdict.outcome, verdict.trusted) == (PASS, False)


@given(VALUES, VALUES)
def test_the_verdict_is_pythons(expected: Any, actual: Any) -> None:
    planned = plan(TestCase("t", f"assert f() == {expected!r}"))
    verdict = judge(planned, ProgramAnswer((actual,)))
    assert verdict is not None
    assert verdict.outcome is (PASS if actual == ast.literal_eval(repr(expected)) else FAIL)


def test_a_value_that_is_no_builtin_is_left_to_python_inside() -> None:
    planned = plan(TestCase("t", "assert f(2) == 4"))
    assert judge(planned, ProgramAnswer((Opaque("<Money>"),))) is None


def test_an_incomplete_answer_is_no_pass() -> None:
    verdict = judge(plan(TestCase("t", "assert f(2) == 4\nassert f(3) == 6")), ProgramAnswer((4,)))
    assert verdict is not None
    assert verdict.outcome is Outcome.CRASH


ITEM = Item("/p/test_f.py", "test_f", 10, ("f",))
FUNCTION = "def test_f():\n    '''Twice.'''\n    assert f(2) == 4\n    assert not f(0)\n"


def test_an_item_of_literal_checks_is_verified_if_both_agree() -> None:
    planned = plan(TestCase("t", FUNCTION, item=ITEM))
    assert planned.sides == {12: "left", 13: "not"}
    agreed = judge(planned, ProgramAnswer((4, 0)))
    differs = judge(planned, ProgramAnswer((5, 0)))
    unknown = judge(planned, ProgramAnswer((4, Opaque("<Zero>"))))
    untold = judge(planned, ProgramAnswer())
    assert agreed is not None
    assert (agreed.outcome, agreed.trusted) == (PASS, True)
    assert differs is not None
    assert differs.outcome is FAIL
    assert differs.exception == "suspicious: pytest says that it passes, but f(2) gave 5"
    for verdict in (unknown, untold):
        assert verdict is not None
        assert (verdict.outcome, verdict.trusted) == (PASS, False)


@pytest.mark.parametrize(
    ("source", "item"),
    [
        (FUNCTION.replace("f(0)", "g(0)"), ITEM),
        (FUNCTION.replace("()", "(fixture)", 1), ITEM),
        ("@mark\n" + FUNCTION, ITEM),
        (FUNCTION + "    print()\n", ITEM),
        (FUNCTION, Item("/p/test_f.py", "test_f")),
        (FUNCTION.replace("def", "async def", 1), ITEM),
    ],
)
def test_other_items_are_the_word_of_pytest(source: str, item: Item) -> None:
    assert plan(TestCase("t", source, item=item)).checks == ()


@pytest.mark.parametrize(
    ("program", "function", "own"),
    [
        ("def f(): pass", "f", True),
        ("from helpers import f", "f", False),
        ("def f(): pass\nf = other", "f", False),
        ("def f(): pass\nfrom helpers import g as f", "f", False),
        ("f = lambda: 3", "f", False),
        ("class C:\n    def m(self): pass", "C.m", True),
        ("class C:\n    m = other", "C.m", False),
        ("def f(): pass", "f.__eq__", False),
        ("def f(:", "f", False),
    ],
)
def test_only_what_the_program_defines_itself_is_the_programs(program: str, function: str, own: bool) -> None:
    assert defines(program, function) is own
