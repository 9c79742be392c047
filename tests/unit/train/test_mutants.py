"""Mutants: each is another program that can be parsed, and the same seed draws the same ones."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.train.mutants import mutants

TEXT = '''\
"""A module: ä."""
import functools


def other(x):
    return x + 1


class Shop:
    @functools.cache
    def price(self, count, name="ä", *, free=False):
        """The price + 1."""
        total = 2 * (count) - 1  # a remark - here
        if free or name not in ("a", "b") and count is not None:
            raise ValueError(f"{count + 1} is {name}")
        text = """two
lines"""
        total += max(count, len(text), *text)
        return total if 1 < total <= 3 else None
'''
LINE = 10
BODY = range(TEXT.index("        total = 2"), len(TEXT))


def found(text=TEXT, line=LINE):
    return [mutant for mutant in mutants(text, line) if mutant.is_another]


@pytest.mark.parametrize(
    ("kind", "was", "now"),
    [
        ("operator", "*", "+"),
        ("operator", "-", "+"),
        ("operator", "<", "<="),
        ("operator", "<=", "<"),
        ("operator", "or", "and"),
        ("operator", "and", "or"),
        ("operator", "not in", "in"),
        ("operator", "is not", "is"),
        ("constant", "2", "3"),
        ("constant", '"a"', "''"),
        ("constant", "None", "0"),
        ("constant", '"""two\nlines"""', "''"),
        ("statement", "total += max(count, len(text), *text)", "pass"),
        ("statement", 'raise ValueError(f"{count + 1} is {name}")', "pass"),
        ("arguments", "count, len(text)", "len(text), count"),
        ("return", "return total if 1 < total <= 3 else None", "return None"),
    ],
)
def test_what_is_changed(kind, was, now):
    changes = [(each.kind, TEXT[each.start : each.end], each.now) for each in found()]
    assert (kind, was, now) in changes


def test_only_the_body_of_a_function_that_begins_there_is_changed():
    assert all(mutant.start in BODY and mutant.end in BODY for mutant in found())
    assert mutants(TEXT, LINE + 1) == mutants("def f(:\n", 1) == []


EXPRESSIONS = st.recursive(
    st.sampled_from(["x", "y", "1", "2.5", "'ü'", "b'z'", "True", "None", "f'{x + 1}ß'"]),
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "//", "<", "is not", "not in", "and", "or"]), inner).map(
            lambda parts: f"({' '.join(parts)})"
        ),
        st.tuples(inner, inner).map(lambda parts: f"g({', '.join(parts)})"),
    ),
    max_leaves=6,
)
BODIES = st.lists(
    st.tuples(st.sampled_from(["return ", "x = ", "x += ", "", "assert "]), EXPRESSIONS).map("".join),
    min_size=1,
)


def _function(body):
    return "def f(x, y):\n    'ö'\n" + "".join(f"    {line}\n" for line in body)


@given(BODIES)
def test_every_mutant_is_another_program(body):
    text = _function(body)
    for mutant in found(text, 1):
        assert mutant.text == text[: mutant.start] + mutant.now + text[mutant.end :]
        changed = ast.parse(mutant.text)
        assert ast.dump(changed) != ast.dump(ast.parse(text))
        assert [function.name for function in changed.body] == ["f"]
