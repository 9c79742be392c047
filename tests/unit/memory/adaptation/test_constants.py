"""Constants that a description names."""

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.adaptation.constants import MOST, constants


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("An exam with 75 points", [("75", "int")]),
        ("at -3.5 degrees, version2, 1.2.3", [("-3.5", "float")]),
        ("Join with '-' or \"; \", `x`.", [("'-'", "str"), ("'; '", "str"), ("'x'", "str")]),
        ("It's the dog's own", []),
        ("three words, each after a comma", [("3", "int"), ("','", "str")]),
        ("5 and 5 and five", [("5", "int")]),
        ("", []),
    ],
)
def test_what_is_named(text, found):
    assert [(each.name, each.annotation) for each in constants(text)] == found


def test_few():
    assert len(constants(" ".join(map(str, range(20))))) == MOST


@given(st.text(max_size=80))
def test_each_is_a_literal_of_its_type(text):
    for each in constants(text):
        assert type(ast.literal_eval(each.name)).__name__ == each.annotation
