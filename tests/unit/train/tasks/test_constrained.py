"""Programs under constraints: every method is there, levels are what they say, and nearly all of them run."""

from __future__ import annotations

import ast
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.train.tasks.constrained import constraints, programs, values
from engine.train.tasks.constrained.table import KINDS, LEFT_OUT, METHODS
from engine.train.whitebox import items, questions
from sandbox import SandboxPool
from tests.unit.train.whitebox.witness import check, reports

BLOCKS = (ast.If, ast.For, ast.While)
TYPES = {"str": str, "bytes": bytes, "int": int, "float": float, "bool": bool, "list": list, "tuple": tuple,
         "dict": dict, "set": set, "frozenset": frozenset}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_every_method_is_used_or_left_out_on_purpose(kind: str) -> None:
    used = {method.name for method in METHODS if method.receiver == kind}
    left_out = set(LEFT_OUT[kind].split())
    public = {name for name in dir(TYPES[kind]) if not name.startswith("_")}
    assert not used & left_out
    assert public <= used | left_out
    assert used <= public


def nesting(node: ast.AST) -> int:
    """How deep blocks lie in each other; ``elif`` counts as a block in an ``else``."""
    return max(
        (nesting(child) + isinstance(child, BLOCKS) for child in ast.iter_child_nodes(node)), default=0
    )


@given(st.integers(0, 2**30))
def test_levels_are_what_they_say(seed: int) -> None:
    drawn = programs.program(Random(seed))
    tree = ast.parse(drawn.source)
    calls = sum(isinstance(node, ast.Attribute) for node in ast.walk(tree))
    depth = nesting(tree)
    assert f"value.{drawn.target.partition('.')[2]}(" in drawn.source
    if drawn.level == 1:
        assert (calls, depth) == (1, 0)
    elif drawn.level == 2:
        assert calls > 1
        assert depth == 1
    else:
        assert calls > 1
        assert 2 <= depth <= constraints.DEEPEST


def test_the_levels_have_the_papers_shares() -> None:
    random = Random(0)
    levels = [programs.program(random).level for _ in range(4000)]
    for level, share in constraints.SHARES.items():
        assert levels.count(level) / len(levels) == pytest.approx(share, abs=0.03)


@given(st.sampled_from(KINDS), st.integers(0, 2**30))
def test_a_changed_input_is_another_of_its_type(kind: str, seed: int) -> None:
    random = Random(seed)
    before = values.value(kind, random)
    after = values.mutated(before, random)
    assert type(after) is type(before) is TYPES[kind]


async def test_nearly_all_run_and_their_answers_are_what_happens(pool: SandboxPool) -> None:
    ran = asked = 0
    for seed in range(60):
        _, execution = await items.constrained(pool, Random(seed))
        if execution is None:
            continue
        ran += 1
        log = await reports(pool, execution.program, execution.call)
        for question in questions.questions(execution):
            check(question, log, execution.program)
            asked += 1
    assert ran >= 50
    assert asked > 300
