"""The judge accepts references, rejects mutants, and is not talked into a pass."""

from __future__ import annotations

import ast
import json
import os
from pathlib import Path

import pytest

from engine.bench.datasets import load
from engine.bench.judge import HiddenJudge
from engine.bench.problem import Hidden, HiddenTest
from engine.bench.solver import GoldSolver, MethodSolver
from engine.core.options import Agent, Decoding
from engine.decoding.services import Plan
from engine.lm.scripted import Scripted
from engine.strategies import STRATEGIES
from sandbox import Outcome, TestCase
from tests.unit.bench import samples as data
from tests.unit.bench.test_datasets import PLUS

ALL = [
    ("humaneval", data.TRIPLE), ("humaneval", data.GREET), ("humaneval-et", data.GREET), ("mbpp", data.AREA),
    ("mbpp", data.NODES), ("mbpp-plus", PLUS), ("cruxeval-o", data.CRUX), ("cruxeval-i", data.CRUX),
    ("codecontests", data.PROGRAM), ("ds1000", data.SNIPPET),
]  # fmt: skip


FRAME = "    import inspect\n    return inspect.stack()[1].frame.f_globals.get('expected')\n"
"""A program that looks for what is expected."""


@pytest.mark.parametrize(("name", "record"), ALL)
async def test_references_pass(write, pool, name, record):
    [problem] = load(name, write([record])).problems
    verdict = await HiddenJudge(pool).judge_program(problem, problem.gold)
    assert verdict.solved, verdict.missed


async def test_an_assert_that_cannot_hold_fails_alone(write, pool):
    [problem] = load("humaneval-et", write([data.TRIPLE])).problems
    verdict = await HiddenJudge(pool).judge_program(problem, problem.gold)
    assert verdict.outcomes == (Outcome.PASS, Outcome.ERROR)
    assert "NameError" in verdict.missed


@pytest.mark.parametrize(
    ("name", "record", "code", "solved"),
    [
        ("humaneval", data.TRIPLE, "    return 2 * n\n", False),
        ("humaneval", data.TRIPLE, "    return sum([n] * 3)\n", True),
        ("humaneval", data.GREET, "    return 'hi Bob'\n", False),
        ("mbpp", data.AREA, "    return 4\n", False),
        ("mbpp-plus", PLUS, "    return round(a * a)\n", False),
        ("cruxeval-o", data.CRUX, "    return [1, 2]\n", True),
        ("cruxeval-o", data.CRUX, "    return [2, 1]\n", False),
        ("cruxeval-o", data.CRUX, "    return f([1], [2])\n", False),
        ("cruxeval-i", data.CRUX, "    return f([2], [1])\n", False),
        ("codecontests", data.PROGRAM, "    print(3)\n", False),
        ("codecontests", data.PROGRAM, "    print(sum(map(int, input().split())))\n", True),
        ("ds1000", data.SNIPPET, "    result = 9\n", False),
        ("ds1000", data.SNIPPET, "    result = given ** 2\n", True),
        ("humaneval", data.GREET, "    import os\n    os._exit(0)\n", False),
        ("humaneval", data.GREET, "    raise SystemExit\n", False),
        ("humaneval", data.GREET, FRAME, False),
    ],
)
async def test_right_programs_pass_and_others_do_not(write, pool, name, record, code, solved):
    [problem] = load(name, write([record])).problems
    verdict = await HiddenJudge(pool).judge(problem, code)
    assert verdict.solved is solved
    assert bool(verdict.missed) is not solved


async def test_a_pass_that_might_be_forged_says_so(write, pool):
    """An object that equals everything can only be compared inside, where it is its own judge."""
    [problem] = load("humaneval", write([data.GREET])).problems
    code = "    class Yes:\n        def __eq__(self, other):\n            return True\n    return Yes()\n"
    verdict = await HiddenJudge(pool).judge(problem, code)
    assert verdict.solved
    assert not verdict.trusted


async def test_a_missing_library_is_no_failure(write, pool):
    record = {**data.SNIPPET, "code_context": "import no_such_library\n" + data.HARNESS}
    [problem] = load("ds1000", write([record])).problems
    assert problem.needs == ("no_such_library",)
    assert "no_such_library cannot be imported" in await HiddenJudge(pool).lacking(problem)


ROOT = Path(__file__).parents[3]

OPENERS = {"engine/bench/judge.py"}

SECRET = 4_170_041_700_417

RECORD = {**data.GREET, "test": f"def check(candidate):\n    assert candidate('{SECRET}') == 'hi {SECRET}'\n"}


WRONG, RIGHT = "    return 'hi Ann'\n", "    return 'hi ' + name\n"


GOLD = json.loads(Path(__file__).with_name("gold.json").read_text())
"""Data sets whose references were judged, with the numbers of those that fail for faults of the data."""
QUICK = ("humaneval", "mbpp-sanitized", "cruxeval-o")
"""The smallest of each kind of tests; the others repeat them at length."""
MARKS = {True: (), False: pytest.mark.slow}


@pytest.mark.skipif("EGCFG_DATASETS" not in os.environ, reason="EGCFG_DATASETS names no folder of data sets")
@pytest.mark.parametrize(
    "known", [pytest.param(one, id=one["file"], marks=MARKS[one["name"] in QUICK]) for one in GOLD]
)
async def test_references_of_published_data(pool, known):
    path = Path(os.environ["EGCFG_DATASETS"]) / known["file"]
    problems = load(known["name"], str(path), known.get("split")).problems
    results = [await GoldSolver(HiddenJudge(pool)).solve(problem) for problem in problems]
    failed = {each.task.rpartition("/")[2] for each in results if each.status == "judged" and not each.solved}
    assert len(results) == known["tasks"]
    assert failed <= set(known["fails"])


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
