"""Results in another form, by what the tests expect."""

import pytest

from engine.memory.adaptation.forms import brought
from engine.support.renaming import indented
from sandbox import Outcome, RunResult, TestCase, TestResult


def result(*pairs):
    tests = [
        TestResult(TestCase("t", "f()"), Outcome.FAIL, True, "f()", actual, expected)
        for actual, expected in pairs
    ]
    return RunResult(Outcome.FAIL, tuple(tests))


def forms(body, *pairs, description=""):
    return [
        each.strip().removeprefix("return ")
        for each in brought(indented(f"return {body}"), result(*pairs), description)
    ]


@pytest.mark.parametrize(
    ("body", "pairs", "made"),
    [
        ("x == 1", [("True", "False"), ("False", "True")], "not (x == 1)"),
        ("x", [("[1]", "(1,)"), ("[]", "()")], "tuple(x)"),
        ("list(f(x))", [("[1]", "(1,)"), ("[]", "()")], "tuple(f(x))"),
        ("x", [("3", "'3'"), ("4", "'4'")], "str(x)"),
        ("x / 3", [("0.3333333333", "0.33"), ("0.6666666666", "0.67")], "round(x / 3, 2)"),
        ("x % 2 == 0", [("True", "'Even'"), ("False", "'Odd'")], "'Even' if x % 2 == 0 else 'Odd'"),
        ("x", [("['a', 'b']", "'a b'"), ("['c']", "'c'")], "' '.join(x)"),
        ("sum(x) / len(x) if x else 0.0", [("2.0", "2.0"), ("0.0", "0")], "sum(x) / len(x) if x else 0"),
    ],
)
def test_what_makes_the_one_of_the_other(body, pairs, made):
    assert made in forms(body, *pairs)


def test_a_constant_is_brought_into_the_form_at_once():
    body = indented("if x:\n    return True\nreturn False")
    pairs = [("True", "'yes'"), ("False", "'no'")]
    assert list(brought(body, result(*pairs))) == [indented("if x:\n    return 'yes'\nreturn 'no'")]


@pytest.mark.parametrize(
    "pairs",
    [
        [],
        [("True", "'Even'"), ("True", "'Odd'")],
        [("3", "4"), ("3", "5")],
        [("[1]", "1")],
        [("1", "2"), ("3", "2")],
        [("<object>", "1"), ("1", "2")],
        [(None, "1"), ("1", "2")],
        [("nan", "1"), ("1", "2")],
    ],
    ids=str,
)
def test_nothing_that_the_tests_do_not_show(pairs):
    assert forms("x", *pairs) == []


def test_a_result_that_is_expected_everywhere_shows_nothing():
    assert forms("x", ("[1]", "1"), ("[1, 2]", "1")) == []


@pytest.mark.parametrize(
    ("description", "made"),
    [("The first of them.", ["x[0]"]), ("The smallest.", ["min(x)"]), ("Of them one.", [])],
)
def test_words_choose_which_one_of_many_is_meant(description, made):
    pairs = [("[1, 2]", "1"), ("[3, 4]", "3")]
    assert forms("x", *pairs, description=description) == made


def test_the_only_way_to_one_of_many_needs_no_word():
    assert forms("x", ("[1, 3, 2]", "3"), ("[4, 5, 3]", "5")) == ["max(x)"]


def test_a_literal_of_which_nothing_can_come_ends_it():
    body = indented("if not x:\n    return []\nreturn sorted(x)")
    assert list(brought(body, result(("[1, 2]", "2"), ("[3, 4]", "4")), "The largest.")) == []
    body = indented("if not x:\n    return None\nreturn sorted(x)")
    assert list(brought(body, result(("[1, 2]", "2"), ("[3, 4]", "4")), "The largest.")) == [
        indented("if not x:\n    return None\nreturn max(sorted(x))")
    ]


def test_another_type_is_tried_where_all_tests_expect_the_same():
    assert forms("x", ("[0, 1]", "(0, 1)"), ("[0, 1]", "(0, 1)")) == ["tuple(x)"]
    assert forms("x", ("3", "'3'"), ("3", "'3'")) == []
