"""The structure of a program, and the levels that follow from it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.train.tasks.constrained import constraints, programs, targets
from engine.train.tasks.constrained.constraints import Constraints, level_of
from engine.train.tasks.constrained.library_calls import LIBRARY_CALLS
from engine.train.tasks.constrained.programs import Recipe
from engine.train.tasks.constrained.structure import structure
from engine.train.tasks.constrained.targets import Target
from engine.train.tasks.constrained.values import literal

NESTED = """
def f(text):
    # a comment

    kept = []
    for letter in text:
        if letter.isalpha():
            kept.append(letter)
        elif letter.isdigit():
            kept = [one for one in kept if one]
        else:
            while len(kept) > 3:
                kept.pop()
    return kept if kept else None
"""
FLAT = "def f(text):\n    return text.upper()\n"
SHALLOW = "def f(text):\n    if text.isalpha():\n        text = text.upper()\n    return text\n"


def test_measures_are_those_of_the_papers_table() -> None:
    found = structure(NESTED)
    assert (found.lines, found.branches, found.loops, found.nesting) == (11, 3, 3, 4)
    assert found.chains == {("for",), ("for", "if"), ("for", "if", "while")}
    assert (found.blocks, found.calls) == (3, 4)
    assert structure("x = 1").depth == 4


@pytest.mark.parametrize(
    ("source", "level"),
    [
        (FLAT, 1),
        (SHALLOW, 2),
        (NESTED, 3),
        ("def f(x):\n    return x\n", 0),
        ("def f(x):\n    return x.upper().lower()\n", 0),
        ("def f(x):\n    return [y.upper() for y in x]\n", 0),
        ("def f(x):\n    while x:\n        x.pop()\n        x.sort()\n    return x\n", 0),
        ("def f(x):\n    with x.a() as y:\n        return y.b()\n", 0),
    ],
)
def test_a_level_is_told_by_the_tree(source: str, level: int) -> None:
    assert level_of(source) == level


@given(st.integers(0, 2**30), st.sampled_from([0.0, 1.0]))
def test_what_the_grammar_writes_has_the_level_that_it_says(seed: int, library: float) -> None:
    drawn = programs.program(Random(seed), Recipe(library=library))
    assert level_of(drawn.source) == drawn.level
    owner, name = drawn.target.split(".")
    assert (owner in targets.MODULES) == bool(library)
    assert Target(owner, name).is_called(drawn.source) or name in drawn.source


@pytest.mark.parametrize("call", LIBRARY_CALLS, ids=lambda call: call.text)
def test_calls_of_the_library_give_what_they_say(call) -> None:  # type: ignore[no-untyped-def]
    kinds = {"str": str, "int": int, "list": list, "dict": dict, "words": list}
    for seed in range(5):
        r = Random(seed)
        text = call.filled([literal(kind, r) for kind in call.arguments])
        scope: dict[str, object] = {}
        exec(f"import {call.module}\nfound = {text}", scope)
        assert type(scope["found"]) is kinds[call.result]
    assert call.name


@given(st.integers(0, 2**30), st.sampled_from([1, 2, 3]))
def test_constraints_can_be_told_and_kept(seed: int, level: int) -> None:
    drawn = constraints.drawn(level, Random(seed))
    assert all(sentence.endswith(".") for sentence in drawn.told())
    blocks = "".join(
        f"{'    ' * depth}{ {'if': 'if x:', 'for': 'for y in x:', 'while': 'while x:'}[kind] }\n"
        for depth, kind in enumerate(drawn.chain, 1)
    )
    inner = "    " * (len(drawn.chain) + 1)
    calls = "".join(f"{inner}x.a{number}()\n" for number in range(drawn.calls))
    assert drawn.broken_by(f"def f(x):\n{blocks}{calls}") == ""


@pytest.mark.parametrize(
    ("wanted", "source", "broken"),
    [
        (Constraints(1), SHALLOW, "has control flow"),
        (Constraints(1), "def f(x):\n    return x.a().b()\n", "more than one call"),
        (Constraints(2, 3, ("if",)), SHALLOW, "too few calls"),
        (Constraints(2, 2, ("for",)), SHALLOW, "blocks are missing"),
        (Constraints(2, 2, ("for",)), NESTED, "other kinds of blocks"),
        (Constraints(3, 2, ("if", "for")), NESTED, "blocks are missing"),
        (Constraints(3, 2, ("if", "while")), NESTED, ""),
        (Constraints(0), NESTED, ""),
    ],
)
def test_what_is_broken_is_named(wanted: Constraints, source: str, broken: str) -> None:
    assert wanted.broken_by(source) == broken


def test_nested_too_deep() -> None:
    deep = "".join(f"{'    ' * depth}if x.a():\n" for depth in range(4)) + "                x.b()\n"
    assert Constraints(3, 2, ("if", "if")).broken_by(deep) == "nested too deep"
    assert Constraints(2, 2, ("if",)).broken_by(deep) == "nested too deep"


def test_targets_are_called_by_their_names() -> None:
    assert Target("str", "upper").is_called(FLAT)
    assert not Target("str", "lower").is_called(FLAT)
    assert Target("builtins", "zip").is_called("list(zip([1], [2]))")
    assert not Target("builtins", "zip").is_called("x.zip()")
    assert Target("math", "gcd").is_called("from math import gcd\ngcd(1, 2)")
    assert not Target("math", "gcd").is_called("gcd(1, 2)")
    every = [*targets.of_types(), *targets.of_library()]
    assert len({target.key for target in every}) == len(every) > 200
    for target in targets.of_library():
        module = __import__(target.owner)
        assert hasattr(module, target.name)
