"""Further inputs are like those of the visible tests, and say nothing of what should come."""

from __future__ import annotations

import ast
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.selection.inputs import further_inputs, input_values, varied
from sandbox import Item, Outcome, TestCase, TestResult


def passed(source: str, call: str = "", **case: object) -> TestResult:
    test = TestCase("t", source, **case)  # type: ignore[arg-type]
    return TestResult(test, Outcome.PASS, True, call or source, expected="7041")


def arguments(source: str) -> list[object]:
    tree = ast.parse(source, mode="eval").body
    assert isinstance(tree, ast.Call)
    return [ast.literal_eval(each) for each in tree.args]


values = st.recursive(
    st.booleans() | st.integers() | st.floats(-1e6, 1e6) | st.text(max_size=8) | st.none(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
        | st.sets(st.integers() | st.text(max_size=3), max_size=4)
    ),
    max_leaves=8,
)


@given(values, st.integers(0, 2**32))
def test_a_varied_value_keeps_its_type(value, seed):
    assert type(varied(value, Random(seed))) is type(value)


def test_numbers_signs_emptiness_order_length_and_letters_vary():
    made = [arguments(test.source) for test in further_inputs([passed("f([3, 1, 2], 4, 'Ab c')")], count=200)]
    lists, numbers, texts = zip(*made, strict=True)
    assert [] in lists
    assert [2, 1, 3] in lists
    assert any(len(each) > 3 for each in lists)
    assert any(set(each) - {1, 2, 3} for each in lists)
    assert {0, -4, 5, 8} <= set(numbers)
    assert {"", "AB C", "c bA"} <= set(texts)
    assert any(len(text) == 4 and set(text.lower()) - set("ab c") for text in texts)


def test_the_same_tests_give_the_same_inputs_and_none_is_a_visible_one():
    visible = [passed("f([3, 1], 2)"), passed("f([], 5)")]
    once, again = (further_inputs(visible) for _ in range(2))
    assert once == again
    assert len({test.source for test in once}) == len(once) == 32
    assert not {test.source for test in once} & {"f([3, 1], 2)", "f([], 5)"}


def test_what_is_expected_has_no_part_in_them():
    test = passed("assert f(3) == 7041", call="f(3)")
    assert all("7041" not in each.source for each in further_inputs([test]))
    assert {each.expected for each in further_inputs([test])} == {""}


def test_values_that_a_test_names_before_it_calls_vary_and_all_results_are_seen():
    call = "account = Account('Ann', 20)\naccount.deposit(5)\naccount.balance"
    made = further_inputs([passed("...", call=call, setup="from bank import Account")])
    assert {each.setup for each in made} == {"from bank import Account"}
    trees = [ast.parse(each.source) for each in made]
    assert {ast.unparse(tree.body[-1].value).split("(")[0] for tree in trees} == {""}  # a tuple
    assert len({ast.unparse(tree.body[0]) for tree in trees}) > 5
    assert len({ast.unparse(tree.body[1]) for tree in trees}) > 5


def test_arguments_of_what_only_wraps_the_answer_stay():
    assert all(
        each.source.startswith("round(f(") and each.source.endswith(", 2)")
        for each in further_inputs([passed("round(f(2.5), 2)")])
    )


def test_several_tests_lend_each_other_their_values():
    visible = [passed("f('left', 1)"), passed("f('right', 2)")]
    assert {"f('left', 2)", "f('right', 1)"} & {each.source for each in further_inputs(visible)}


@pytest.mark.parametrize(
    "result",
    [
        passed("test_a.py::test_f", item=Item("/a/test_a.py", "test_f")),
        passed("f()"),
        passed("f(x)"),
        passed("f(3"),
        passed("x = 3"),
        passed(""),
        passed("f(None)"),
    ],
    ids=lambda result: result.call,
)
def test_there_are_none_where_no_input_is_spelled_out(result):
    assert further_inputs([result]) == []


def test_input_values_are_those_that_are_passed_on():
    assert input_values([passed("f(3, [1, 2])"), passed("round(f(4), 2)")]) == [3, [1, 2], 4]
