"""Reference solutions of small projects pass, however packages and tests are laid out."""

from __future__ import annotations

import ast
import os
import subprocess
import textwrap
from dataclasses import replace

import pytest

from egcfg_lsp.project_bench import own_problems
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.solver import GoldSolver
from engine.core.task import INDENT
from sandbox import Limits, SandboxPool
from tests.thorough import sampled
from tests.unit.layouts import LAYOUTS, SOME, python_of, write

AMPLE = Limits(wall_s=120, cpu_s=60)


@pytest.mark.thorough
@pytest.mark.parametrize("layout", LAYOUTS)
def test_pytest_passes(tmp_path, layout):
    """Of the layouts themselves: without plugins, which take longer to load than these tests."""
    write(layout, tmp_path)
    command = [
        python_of(tmp_path),
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(tmp_path),
    ]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("layout", sampled(LAYOUTS, 4))
async def test_gold_solves_every_function(tmp_path, layout):
    sources = write(layout, tmp_path)
    problems = own_problems.load(tmp_path).problems
    async with SandboxPool(python_of(tmp_path), tmp_path, parallel=1) as pool:
        solver = GoldSolver(HiddenJudge(pool))
        results = [await solver.solve(problem) for problem in problems]
    assert len(results) == sum(len(definitions(source.read_text())) for source in sources)
    assert [(result.task, result.reason) for result in results if not result.solved] == []


@pytest.mark.parametrize("layout", SOME)
async def test_the_right_body_passes_as_a_candidate(tmp_path, layout):
    """Visible and hidden tests alike, although a candidate is only a part of its module."""
    write(layout, tmp_path)
    async with SandboxPool(python_of(tmp_path), tmp_path, parallel=1) as pool:
        judge = HiddenJudge(pool)
        for problem in own_problems.load(tmp_path).problems:
            body = body_of(problem)
            verdict = await judge.judge(replace(problem, limits=AMPLE), body)
            assert verdict.solved, (problem.id, verdict.missed)


@pytest.mark.parametrize(
    ("body", "solved"),
    [("return x\n", True), ("return 3\n", False), ("import unittest\n    raise unittest.SkipTest\n", False)],
)
async def test_tests_that_cannot_run_here_do_not_count(tmp_path, body, solved):
    """Skipped by pytest, or refused by the sandbox; but not what the program skips itself."""
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "same.py").write_text("def same(x):\n    return x\n")
    (tmp_path / "test_same.py").write_text(
        "import os\nimport pytest\nfrom same import same\n\n\n"
        "def test_skipped(tmp_path):\n    pytest.skip('not here')\n    same(1)\n\n\n"
        "def test_refused():\n    os.fork()\n    assert same(2) == 2\n\n\n"
        "def test_usual(tmp_path):\n    assert same(4) == 4\n"
    )
    [problem] = own_problems.load(tmp_path).problems
    async with SandboxPool(project=tmp_path, parallel=1) as pool:
        verdict = await HiddenJudge(pool).judge(replace(problem, limits=AMPLE), INDENT + body)
        gold = await GoldSolver(HiddenJudge(pool)).solve(problem)
    assert (len(verdict.outcomes), verdict.solved) == (1, solved)
    assert gold.solved


def body_of(problem):
    """The reference's body in normal form, without its docstring."""
    name = problem.id.rpartition("::")[2].rpartition(".")[2]
    [function] = [each for each in definitions(problem.gold) if each.name == name]
    body = function.body[bool(ast.get_docstring(function)) :]
    return textwrap.indent("\n".join(map(ast.unparse, body)) + "\n", INDENT)


def definitions(text):
    return [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
