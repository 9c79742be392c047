"""Edits of what a body returns, and of its constants."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.adaptation.edits import closed, constants, with_constant, with_results
from engine.support.renaming import indented


def listed(body):
    changed = with_results(indented(body), lambda text, node: f"list({text})")
    return None if changed is None else "".join(line[4:] + "\n" for line in changed.split("\n")[:-1])


def test_every_result_of_the_function_itself():
    body = (
        "if not x:\n    return []\ndef inner():\n    return 1\nkey = lambda y: y\nreturn sorted(x, key=key)"
    )
    assert listed(body) == (
        "if not x:\n    return list([])\ndef inner():\n    return 1\nkey = lambda y: y\n"
        "return list(sorted(x, key=key))\n"
    )


def test_a_result_of_several_lines_behind_letters_of_more_bytes():
    assert listed('s = "ä"; return ("ü",\n    x)') == 's = "ä"; return list(("ü",\n    x))\n'


@pytest.mark.parametrize("body", ["return", "pass", "if x:\n    return\nreturn x", "yield x", "return (", ""])
def test_nothing_to_change(body):
    assert listed(body) is None


def test_constants_and_what_is_returned_as_it_is():
    body = indented("if x > 60:\n    return -1\nreturn 'a' if x else f'{x:.2f}b' + 'c'")
    found = {(spot.value, spot.is_result) for spot in constants(body)}
    assert found == {(60, False), (-1, True), ("a", True), ("c", False)}


def test_another_constant_at_all_its_places():
    body = indented("return x.replace('-', '').count('-')")
    spots = [spot for spot in constants(body) if spot.value == "-"]
    assert with_constant(body, spots, "_") == indented("return x.replace('_', '').count('_')")


@pytest.mark.parametrize(
    ("text", "result"),
    [("a + b", "(a + b)"), ("f(a)", "f(a)"), ("a[0]", "a[0]"), ("not a", "(not a)"), ("1", "1")],
)
def test_parentheses_where_they_are_needed(text, result):
    assert closed(text, ast.parse(text, mode="eval").body) == result


@given(st.text(max_size=60))
def test_any_text_is_read(text):
    body = indented(text)
    list(constants(body))
    with_results(body, lambda text, node: text)


@given(
    st.recursive(
        st.integers(0, 9).map(str), lambda inner: st.tuples(inner, inner).map(" + ".join), max_leaves=5
    )
)
def test_what_changes_nothing_leaves_the_text(expression):
    body = indented(f"x = 1\nreturn {expression}")
    assert with_results(body, lambda text, node: text) == body
