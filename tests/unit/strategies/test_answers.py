"""Reading answers: what is meant is found, everything else is unreadable, and nothing ever breaks."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.strategies.quality_flow import masked
from engine.strategies.roles import answers
from engine.strategies.roles.answers import CriticScore, UnreadableAnswer, Verification
from sandbox import Item, TestCase

LITERALS = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.tuples(inner, inner) | st.dictionaries(st.text(max_size=5), inner)
    ),
    max_leaves=8,
)


IMPROVES = "Should I accept this or improve it?\n\n**Improve:** `f(0)` raises.\n\n```python\nf(0)\n```\n"


@pytest.mark.parametrize(
    ("reader", "answer", "meant"),
    [
        (answers.value, "It adds.\nOutput: [1, 2]", "[1, 2]"),
        (answers.value, "Output: 1\nno, wait\nOutput:  'a'  ", "'a'"),
        (answers.value, "**Output:** `(1,2)`", "(1, 2)"),
        (answers.value, "- output: ZeroDivisionError", "ZeroDivisionError"),
        (answers.value, "Output: two words", "two words"),
        (answers.value, "So:\n\n**Final output:** `[1,  2]`.\n\nHope that helps!", "[1, 2]"),
        (answers.value, "Output:\n```python\n{'a':\n 1}\n```\nDone.", "{'a': 1}"),
        (answers.value, "### Answer:\n\n  **7**\n", "7"),
        (answers.value, "Output: `f` is called first.\nThe answer: 3", "3"),
        (
            answers.listed,
            "1. Sort the list.\n2. Count with a dictionary\n   of all words.",
            ("Sort the list.", "Count with a dictionary of all words."),
        ),
        (
            answers.listed,
            "Strategies:\n- loop over it\n- loop over it\n* recurse",
            ("loop over it", "recurse"),
        ),
        (answers.listed, "1) ...\n2) use a heap", ("use a heap",)),
        (
            answers.listed,
            "Sure!\n\n1. **Sort** it:\n   - one side\n   - then the other\n\n2. Use `heapq`.\n\nGood luck!",
            ("Sort it: one side then the other", "Use `heapq`."),
        ),
        (
            answers.listed,
            "### Strategy 1: Sort\n\nTwice.\n\n### Strategy 2: Count\nOnce.",
            ("Sort: Twice.", "Count: Once."),
        ),
        (answers.listed, "**1. Sort**\n```python\n1. no item\n```\n**2. Count**", ("Sort", "Count")),
        (answers.listed, "- loop\n  - over rows\n- recurse", ("loop over rows", "recurse")),
        (answers.score, "Score: 7", CriticScore(0.7, "")),
        (answers.score, "Close,\nbut late. **Score:** 8.5/10", CriticScore(0.85, "Close, but late.")),
        (answers.score, "Score: 3, no, Score: 4", CriticScore(0.4, "Score: 3, no,")),
        (answers.score, "1 - score 10", CriticScore(1.0, "")),
        (answers.score, "Nearly.\n\n### Score (0-10)\n\n**8**", CriticScore(0.8, "Nearly.")),
        (answers.score, "Score:\n9 / 10", CriticScore(0.9, "")),
        (answers.yes_no, "**Yes.** Nothing is incorrect.", True),
        (answers.yes_no, "Is the program correct? It adds up.\n\n**Answer: no**", False),
        (answers.yes_no, "The loop ends too early, so the result is wrong.", False),
        (answers.yes_no, "```python\nreturn True\n```\nNo", False),
        (answers.refines, "**Refine**\n\nTo abort it would be premature.", True),
        (answers.refines, "To refine it? No.\n\nDecision: **abort**.", False),
        (answers.refines, "```python\n# abort\n```\nI would refine it", True),
        (answers.verification, IMPROVES, Verification(False, "`f(0)` raises.")),
        (
            answers.verification,
            "I'd rather improve nothing.\n\n### Verdict: Accept\n\nFine!",
            Verification(True),
        ),
        (answers.confidence, "Sure. Confidence: 85", 0.85),
        (answers.confidence, "**Confidence:** 100%", 1.0),
        (answers.confidence, "confidence 7.5", pytest.approx(0.075)),
    ],
)
def test_what_is_meant_is_found_in_many_words(reader, answer, meant):
    assert reader(answer) == meant


@given(LITERALS)
def test_a_value_that_is_written_down_is_read_as_the_same(value):
    assert answers.same(answers.value(f"Step by step.\nOutput: {value!r}"), repr(value))


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
    assert answers.same(one, other) is same


def test_assertions_about_the_function_are_found_in_blocks_and_across_lines():
    answer = "Here:\n```\nassert f([1]) == 1\n1. assert f( [1] )==1\nassert g(1) == 1\n"
    answer += "assert f(2)\nassert s.f(3) == 4\nassert f(\n"
    assert answers.asserts(answer, "f") == ("assert f([1]) == 1", "assert s.f(3) == 4")
    answer = "```python\ndef test_f():\n    assert f(\n        [1]\n    ) == 1, 'one'\n```\n```\nassert f([2"
    assert answers.asserts(answer, "f") == ("assert f([1]) == 1, 'one'",)


def test_problems_that_are_recalled():
    answer = "Here they are.\n\n**Problem 1:** Reverse a list.\n1. swap the ends\n2. go on\n"
    answer += "### Problem 2\nCount vowels: look at each.\n\nAlgorithm: two pointers,\nfrom both ends"
    found = answers.recalled(answer)
    assert found.problems == ("Reverse a list.\n1. swap the ends\n2. go on", "Count vowels: look at each.")
    assert found.algorithm == "two pointers, from both ends"
    with pytest.raises(UnreadableAnswer):
        answers.recalled("Algorithm: none")


RAISES = "Traceback (most recent call last):\n    ...\nValueError: no"


@pytest.mark.parametrize(
    ("test", "question", "expected", "right", "wrong"),
    [
        (TestCase("a", "assert f(1) == [2]"), "f(1)", "[2]", "[2]", "[3]"),
        (TestCase("a", "f(1) == 2"), "f(1)", "2", "2", "3"),
        (TestCase("a", "assert 2.5 == f(1)"), "f(1)", "2.5", "2.50000001", "2.6"),
        (TestCase("a", "assert f(1) is None"), "f(1)", "None", "None", "0"),
        (TestCase("a", "assert not f(1)"), "f(1)", "a false value", "[]", "[0]"),
        (TestCase("a", "assert f(1)"), "f(1)", "a true value", "'x'", "''"),
        (TestCase("a", "assert f(1) == 2\nassert f(2) == 3"), "(f(1), f(2))", "2 and 3", "(2, 3)", "(2, 4)"),
        (TestCase("a", "assert f(1) == Odd(2)"), "f(1)", "Odd(2)", "Odd(2)", "Odd(3)"),
        (TestCase("a", "with pytest.raises(ValueError):\n    f(1)"), "f(1)", "ValueError", "ValueError", "1"),
        (TestCase("a", "f(1)", expected="2"), "f(1)", "2", "2", "3"),
        (TestCase("a", "f(1)", expected=""), "f(1)", "None", "None", "2"),
        (TestCase("a", "f(1)", expected=RAISES), "f(1)", "ValueError", "ValueError: no", "TypeError"),
    ],
)
def test_what_a_test_asks_and_demands(test, question, expected, right, wrong):
    asked = masked(test)
    assert (asked.question, asked.expected) == (question, expected)
    assert asked.holds(right)
    assert not asked.holds(wrong)
    assert not asked.holds("no idea (")


@pytest.mark.parametrize(
    "test",
    [
        TestCase("a", "for x in (1, 2):\n    assert f(x) == x"),
        TestCase("a", "assert f(1) == 2", item=Item("test_f.py", "test_f.py::test_f")),
    ],
)
def test_what_cannot_be_asked_without_telling(test):
    assert masked(test) is None


CALLS = st.sampled_from(["f(1)", "g(f(1))", "sorted(f([2]))", "len(f('ab'))"])
DEMANDS = st.sampled_from(
    ["{} == 417", "417 == {}", "{} != 417", "{} < 417", "{} in (417, 418)", "{} >= 417", "abs({} - 417) < 9"]
)


@given(CALLS, DEMANDS)
def test_the_question_never_holds_the_expected_value(call, demand):
    asked = masked(TestCase("a", "assert " + demand.format(call)))
    told = demand.replace(" ", "").startswith(("{}==", "417==")) or (call == "f(1)" and "!=" in demand)
    assert told <= (asked is not None)
    if asked is not None:
        assert "417" not in asked.question
        assert call in asked.question


READERS = [
    answers.text, answers.listed, answers.value, answers.score, answers.yes_no, answers.refines,
    answers.verification, answers.confidence, answers.recalled, lambda answer: answers.asserts(answer, "f"),
]  # fmt: skip


PIECES = st.lists(
    st.text(max_size=12)
    | st.sampled_from("Score:|Output:|Confidence:|Problem 1:|\nAlgorithm:|1. |refine|/10".split("|"))
    | st.sampled_from(["assert f(", ") == ", "(" * 50, "\n", "9" * 5, "\x00"])
).map("".join)


@pytest.mark.parametrize("reader", READERS)
@given(answer=PIECES)
def test_no_answer_breaks_a_reader(reader, answer):
    with contextlib.suppress(UnreadableAnswer):
        reader(answer)


@given(PIECES, PIECES)
def test_no_values_break_a_comparison(one, other):
    assert answers.same(one, other) in (True, False)
