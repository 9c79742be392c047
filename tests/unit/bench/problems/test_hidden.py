"""Hidden tests reach no prompt, no agent and no selection."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from engine.bench.datasets import load
from engine.bench.problems.problem import Hidden, HiddenTest
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.solver import MethodSolver
from engine.core.options import Agent, Decoding
from engine.decoding.services import Plan
from engine.lm.scripted import Scripted
from engine.strategies import STRATEGIES
from sandbox import TestCase
from tests.unit.bench import samples as data

ROOT = Path(__file__).parents[4]
OPENERS = {"engine/bench/running/hidden_judge.py", "benchmarks/execution/judge.py"}
SECRET = 4_170_041_700_417
RECORD = {**data.GREET, "test": f"def check(candidate):\n    assert candidate('{SECRET}') == 'hi {SECRET}'\n"}
WRONG, RIGHT = "    return 'hi Ann'\n", "    return 'hi ' + name\n"


class Watched:
    """The sandbox, with a diary of what it was asked while a strategy was at work."""

    def __init__(self, pool):
        self._pool = pool
        self.seen = []

    async def run(self, program, tests, limits=None, *, trace=True, folder=None, overlay=None):
        self.seen.append((program, tuple(tests), trace))
        return await self._pool.run(program, tests, limits, trace=trace, folder=folder, overlay=overlay)


@pytest.mark.parametrize("strategy", [name for name in STRATEGIES if name != "memory"])
async def test_nothing_hidden_is_seen_by_model_or_strategy(write, pool, strategy):
    """Both bodies pass the visible test; were the hidden one used to choose, the right one would win."""
    [problem] = load("humaneval", write([RECORD])).problems
    model = Scripted({"<|body|>\n": {WRONG: 0.999, RIGHT: 0.001}})
    watched = Watched(pool)
    plan = Plan((Agent(4, 8, 0.5, 1.0),), Decoding())
    solver = MethodSolver(model, watched, HiddenJudge(pool), plan, strategy)
    result = await solver.solve(problem)
    assert (result.code, result.visible, result.solved) == (WRONG, ("pass",), False)
    told = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    assert told
    assert not any(str(SECRET) in text for text in told)
    assert watched.seen
    assert str(SECRET) not in repr(watched.seen)
    assert {test.id for _, tests, _ in watched.seen for test in tests} == {"example greet:1"}


def test_hidden_tests_are_another_type_and_do_not_show():
    hidden = Hidden([HiddenTest("a", "assert f(1) == 417")])
    assert not isinstance(hidden.unseal()[0], TestCase)
    assert repr(hidden) == "Hidden(1 tests)"
    with pytest.raises(TypeError):
        iter(hidden)


def named(text: str) -> str:
    """A program if it names what is looked for: taking all of them apart takes a second."""
    return text if "unseal" in text or "_tests" in text else ""


def test_only_the_judge_unseals():
    found = {
        file.relative_to(ROOT).as_posix()
        for package in ("engine", "egcfg_lsp", "sandbox", "benchmarks")
        for file in (ROOT / package).rglob("*.py")
        for node in ast.walk(ast.parse(named(file.read_text(encoding="utf-8"))))
        if isinstance(node, ast.Attribute) and node.attr in ("unseal", "_tests")
        if isinstance(node.value, ast.Attribute) or node.attr == "unseal"
    }
    assert found <= OPENERS


def test_no_strategy_knows_of_benchmarks():
    strategies = [
        *(ROOT / "engine" / "strategies").rglob("*.py"),
        *(ROOT / "engine" / "decoding").glob("*.py"),
    ]
    assert not any("engine.bench" in file.read_text(encoding="utf-8") for file in strategies)
