"""The judge accepts references, rejects mutants, and is not talked into a pass."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from benchmarks.execution import gold
from engine.bench.datasets import FORMATS, load
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.task_result import TaskResult
from sandbox import Outcome
from tests.unit.bench import samples as data
from tests.unit.bench.datasets.test_datasets import PLUS

ALL = [
    ("humaneval", data.TRIPLE), ("humaneval", data.GREET), ("humaneval-et", data.GREET), ("mbpp", data.AREA),
    ("mbpp", data.NODES), ("mbpp-plus", PLUS), ("cruxeval-o", data.CRUX), ("cruxeval-i", data.CRUX),
    ("codecontests", data.PROGRAM), ("ds1000", data.SNIPPET),
]  # fmt: skip


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
    ("name", "record", "code"),
    [
        ("humaneval", data.TRIPLE, "    return 2 * n\n"),
        ("humaneval", data.GREET, "    return 'hi Bob'\n"),
        ("mbpp", data.AREA, "    return 4\n"),
        ("mbpp-plus", PLUS, "    return round(a * a)\n"),
        ("cruxeval-o", data.CRUX, "    return [2, 1]\n"),
        ("cruxeval-o", data.CRUX, "    return f([1], [2])\n"),
        ("cruxeval-i", data.CRUX, "    return f([2], [1])\n"),
        ("codecontests", data.PROGRAM, "    print(3)\n"),
        ("ds1000", data.SNIPPET, "    result = 9\n"),
    ],
)
async def test_wrong_solutions_are_rejected(write, pool, name, record, code):
    [problem] = load(name, write([record])).problems
    verdict = await HiddenJudge(pool).judge(problem, code)
    assert not verdict.solved
    assert verdict.missed


@pytest.mark.parametrize(
    ("name", "record", "code"),
    [
        ("cruxeval-o", data.CRUX, "    return [1, 2]\n"),
        ("codecontests", data.PROGRAM, "    a, b = map(int, input().split())\n    print(a + b)\n"),
        ("ds1000", data.SNIPPET, "    result = given ** 2\n"),
        ("humaneval", data.TRIPLE, "    return sum([n] * 3)\n"),
    ],
)
async def test_other_right_solutions_pass(write, pool, name, record, code):
    [problem] = load(name, write([record])).problems
    assert (await HiddenJudge(pool).judge(problem, code)).solved


@pytest.mark.parametrize(
    "code",
    [
        "    import sys\n    sys.exit(0)\n",
        "    import os\n    os._exit(0)\n",
        "    raise SystemExit\n",
        "    class Yes(str):\n        def __ne__(self, other):\n            return False\n    return Yes()\n",
        "    import builtins\n    builtins.all = builtins.any = lambda *rest: True\n    return None\n",
        "    import inspect\n    return inspect.stack()[1].frame.f_globals.get('expected')\n",
    ],
)
async def test_a_pass_is_not_forged(write, pool, code):
    [problem] = load("humaneval", write([data.GREET])).problems
    assert not (await HiddenJudge(pool).judge(problem, code)).solved


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


SLOW = ("humaneval-plus", "mbpp-plus", "mbpp-et", "ds1000")
QUICK = ("humaneval", "mbpp-sanitized", "cruxeval-o")
"""The smallest of each kind of tests; the others repeat them at length."""


def _marks(name):
    if name in SLOW:
        return [pytest.mark.slow]
    return [] if name in QUICK else [pytest.mark.thorough]


EVERY = [
    pytest.param(one, id=f"{one.name} {one.tasks}", marks=_marks(one.name)) for one in gold.expectations()
]


@pytest.mark.skipif("EGCFG_DATASETS" not in os.environ, reason="EGCFG_DATASETS names no folder of data sets")
@pytest.mark.parametrize("expected", EVERY)
async def test_references_of_published_data(pool, expected):
    figure = await gold.measured(expected, Path(os.environ["EGCFG_DATASETS"]), pool)
    assert figure.met, figure.about
    assert "not expected" not in figure.about


def test_every_data_set_has_an_expectation():
    """Those of which no file was there have none yet (docs/benchmarks.md says so)."""
    unseen = {name for name in FORMATS if name.startswith(("apps", "livecodebench", "bigcodebench"))}
    assert {one.name for one in gold.expectations()} == set(FORMATS) - unseen


def test_a_deviation_from_what_is_expected_is_named():
    known = gold.Expected("mbpp", "", 4, frozenset({"2", "9"}))
    results = [
        TaskResult("1", solved=True), TaskResult("2"), TaskResult("3"), TaskResult("9", solved=True),
        TaskResult("10", status="not run"),
    ]  # fmt: skip
    figure = known.figure(results)
    assert (figure.value, figure.goal, figure.met) == (2, "== 2", True)
    assert "FAIL, not expected: 3" in figure.about
    assert "PASS, not expected: 9" in figure.about
