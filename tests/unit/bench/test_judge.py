"""The judge accepts references, rejects mutants, and is not talked into a pass."""

import ast
import json
import os
from pathlib import Path

import pytest

from engine.bench.datasets import load
from engine.bench.judge import HiddenJudge
from engine.bench.solver import GoldSolver, MethodSolver
from engine.core.options import Agent, Decoding
from engine.decoding.services import Plan
from engine.strategies import STRATEGIES
from sandbox import Outcome
from tests.scripted import Scripted
from tests.unit.bench import samples as data
from tests.unit.bench.test_datasets import PLUS

FRAME = "    import inspect\n    return inspect.stack()[1].frame.f_globals.get('expected')\n"
"""A program that looks for what is expected."""
ENDINGS = ["    import os\n    os._exit(0)\n", "    raise SystemExit\n", FRAME]


async def test_an_assert_that_cannot_hold_fails_alone(write, pool):
    [problem] = load("humaneval-et", write([data.TRIPLE])).problems
    verdict = await HiddenJudge(pool).judge_program(problem, problem.gold)
    assert verdict.outcomes == (Outcome.PASS, Outcome.ERROR)
    assert "NameError" in verdict.missed


BOTH = "    return [number for number in right if (number > 1) == left]\n"
NUMBERS = "    import sys\n    print(float(sum(map(int, sys.stdin.read().split()))))\n"
SUM = "    return str(sum(values))\n"


@pytest.mark.parametrize(
    ("name", "record", "shown", "hidden", "right", "wrong"),
    [
        ("humaneval", data.TRIPLE, 1, 3, "    return sum([n] * 3)\n", ["    return 2 * n\n"]),
        ("humaneval", data.GREET, 1, 1, "    return 'hi ' + name\n", ["    return 'hi Bob'\n", *ENDINGS]),
        ("humaneval-et", data.GREET, 1, 1, "    return 'hi ' + name\n", ["    return 'hi Bob'\n"]),
        ("mbpp", data.AREA, 3, 3, "    return a * a * unit\n", ["    return 4\n"]),
        ("mbpp", data.NODES, 3, 3, "", ["    return 1\n"]),
        ("mbpp-plus", PLUS, 1, 3, "    return a * a\n", ["    return round(a * a)\n"]),
        (
            "cruxeval-o",
            data.CRUX,
            0,
            1,
            "    return [1, 2]\n",
            ["    return [2, 1]\n", "    return f([1], [2])\n"],
        ),
        ("cruxeval-i", data.CRUX, 0, 1, "    return f([1], [2])\n", ["    return f([2], [1])\n"]),
        (
            "codecontests",
            data.PROGRAM,
            1,
            2,
            "    print(sum(map(int, input().split())))\n",
            ["    print(3)\n"],
        ),
        ("ds1000", data.SNIPPET, 0, 2, "    result = given ** 2\n", ["    result = 9\n"]),
        ("apps", data.CONTEST_PROGRAM, 2, 2, NUMBERS, ["    print(3.0)\n"]),
        ("apps", data.CONTEST_FUNCTION, 1, 2, "    return 2 * number\n", ["    return 6\n"]),
        ("livecodebench", data.LIVE_PROGRAM, 1, 2, NUMBERS.replace("float", ""), ["    print(3)\n"]),
        ("livecodebench", data.LIVE_FUNCTION, 1, 2, BOTH, ["    return [2]\n"]),
        ("bigcodebench", data.LIBRARY_FUNCTION, 1, 2, SUM, ["    return '0'\n"]),
        ("bigcodebench-instruct", data.LIBRARY_FUNCTION, 0, 2, SUM, ["    return '3'\n"]),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 22 else "",
)
async def test_right_programs_pass_and_others_do_not(write, pool, name, record, shown, hidden, right, wrong):
    [problem] = load(name, write([record])).problems
    judge = HiddenJudge(pool)
    assert (len(problem.task.tests), len(problem.hidden)) == (shown, hidden)
    if problem.gold:
        verdict = await judge.judge_program(problem, problem.gold)
        assert (verdict.solved, verdict.missed) == (True, "")
    if right:
        assert (await judge.judge(problem, right)).solved
        assert (await pool.run(problem.task.program(right), problem.task.tests)).all_pass or not shown
    for code in wrong:
        verdict = await judge.judge(problem, code)
        assert not verdict.solved
        assert verdict.missed


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


def named(text):
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
