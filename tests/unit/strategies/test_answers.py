"""Reading answers: what is meant is found, everything else is unreadable, and nothing ever breaks."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.strategies.roles import role_answers
from engine.strategies.roles.role_answers import CriticScore, UnreadableAnswer, Verification
from sandbox import TestCase

LITERALS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner, inner) | st.dictionaries(st.text(max_size=5), inner)
    ),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("answer", "value"),
    [
        ("It adds.\nOutput: [1, 2]", "[1, 2]"),
        ("Output: 1\nno, wait\nOutput:  'a'  ", "'a'"),
        ("**Output:** `(1,2)`", "(1, 2)"),
        ("- output: ZeroDivisionError", "ZeroDivisionError"),
        ("Output: two words", "two words"),
    ],
)
def test_the_last_output_counts(answer, value):
    assert role_answers.value(answer) == value


@given(LITERALS)
def test_a_value_that_is_written_down_is_read_as_the_same(value):
    assert role_answers.same(role_answers.value(f"Step by step.\nOutput: {value!r}"), repr(value))


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("[1, 2]", "[1,2]", True),
        ("{'a': 1, 'b': 2}", "{'b': 2, 'a': 1}", True),
        ("0.30000000000000004", "0.3", True),
        ("[0.1, 2.0]", "[0.1000000001, 2.0]", True),
        ("1", "2", False),
        ("'1'", "1", False),
        ("(1, 2)", "[1, 2]", False),
        ("ZeroDivisionError", "0", False),
        ("float('nan')", "float( 'nan' )", True),
        ("", "0", False),
    ],
)
def test_values_are_compared_as_values(one, other, same):
    assert role_answers.same(one, other) is same


@pytest.mark.parametrize(
    ("answer", "items"),
    [
        (
            "1. Sort the list.\n2. Count with a dictionary\n   of all words.",
            ("Sort the list.", "Count with a dictionary of all words."),
        ),
        ("Strategies:\n- loop over it\n- loop over it\n* recurse", ("loop over it", "recurse")),
        ("1) ...\n2) use a heap", ("use a heap",)),
    ],
)
def test_lists(answer, items):
    assert role_answers.listed(answer) == items


@pytest.mark.parametrize(
    ("answer", "score"),
    [
        ("Score: 7", CriticScore(0.7, "")),
        ("Close,\nbut late. **Score:** 8.5/10", CriticScore(0.85, "Close, but late.")),
        ("Score: 3, no, Score: 4", CriticScore(0.4, "Score: 3, no,")),
        ("1 - score 10", CriticScore(1.0, "")),
    ],
)
def test_scores(answer, score):
    assert role_answers.score(answer) == score


def test_decisions():
    assert role_answers.yes_no("Yes, it is.")
    assert not role_answers.yes_no("The program is incorrect.")
    assert role_answers.refines("Rather than abort I would refine it. Refine")
    assert not role_answers.refines("refine? No: abort")
    assert role_answers.verification("**Accept**") == Verification(True)
    assert role_answers.verification("Improve: negative numbers\nare missing") == Verification(
        False, "negative numbers\nare missing"
    )


def test_assertions_about_the_function_are_found():
    answer = "Here:\n```\nassert f([1]) == 1\n1. assert f( [1] )==1\nassert g(1) == 1\n"
    answer += "assert f(2)\nassert s.f(3) == 4\nassert f(\n"
    assert role_answers.asserts(answer, "f") == ("assert f([1]) == 1", "assert s.f(3) == 4")


@pytest.mark.parametrize(
    ("test", "question"),
    [
        (TestCase("a", "assert f(1) == [2]"), ("f(1)", "[2]")),
        (TestCase("a", "f(1) == 2"), ("f(1)", "2")),
        (TestCase("a", "assert f(1) < 2"), ("f(1) < 2", "True")),
        (TestCase("a", "f(1)", expected="2"), ("f(1)", "2")),
        (TestCase("a", "f(1)", expected=""), ("f(1)", "None")),
        (TestCase("a", "x = f(1)\nassert x == 2"), ("x = f(1)\nassert x == 2", "True")),
    ],
)
def test_what_a_test_asks(test, question):
    assert role_answers.question(test) == question


READERS = [
    role_answers.text,
    role_answers.listed,
    role_answers.value,
    role_answers.score,
    role_answers.yes_no,
    role_answers.refines,
    role_answers.verification,
    lambda answer: role_answers.asserts(answer, "f"),
]
PIECES = st.lists(
    st.text(max_size=12)
    | st.sampled_from(
        ["Score:", "Output:", "1. ", "assert f(", ") == ", "(" * 50, "refine", "\n", "9" * 5, "/10", "\x00"]
    )
).map("".join)


@pytest.mark.parametrize("reader", READERS)
@given(answer=PIECES)
def test_no_answer_breaks_a_reader(reader, answer):
    with contextlib.suppress(UnreadableAnswer):
        reader(answer)


@given(PIECES, PIECES)
def test_no_values_break_a_comparison(one, other):
    assert role_answers.same(one, other) in (True, False)
