"""References with one thing changed are rejected, wherever a fresh interpreter rejects them."""

from __future__ import annotations

import ast
import asyncio
import copy
import os
import random
import resource
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from engine.bench.datasets import load
from engine.bench.running.hidden_judge import HiddenJudge
from sandbox import Limits
from tests.unit.bench import samples as data
from tests.unit.bench.datasets.test_datasets import PLUS

LIMITS = Limits(wall_s=20, cpu_s=5, memory_mb=1024)
OPPOSITE = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


def changed(node):
    """A changed copy of one node; None where there is nothing to change."""
    new = copy.copy(node)
    match node:
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in OPPOSITE:
            new.op = OPPOSITE[type(op)]()
        case ast.Compare(ops=[first, *rest]) if type(first) in OPPOSITE:
            new.ops = [OPPOSITE[type(first)](), *rest]
        case ast.Constant(value=bool() as value):
            new.value = not value
        case ast.Constant(value=int() as value):
            new.value = value + 1
        case ast.If(test=test) | ast.While(test=test):
            new.test = ast.UnaryOp(ast.Not(), test)
        case ast.Return(value=ast.expr()):
            new.value = ast.Constant(None)
        case _:
            return None
    return new


class _Swap(ast.NodeTransformer):
    def __init__(self, old, new):
        self._old, self._new = old, new

    def visit(self, node):
        return self._new if node is self._old else self.generic_visit(node)


def mutants(source):
    """Every program that differs from ``source`` in one place."""
    tree = ast.parse(source)
    for place, node in enumerate(ast.walk(tree)):
        if changed(node) is not None:
            whole = copy.deepcopy(tree)
            old = list(ast.walk(whole))[place]
            yield ast.unparse(ast.fix_missing_locations(_Swap(old, changed(old)).visit(whole)))


OURS = [
    ("humaneval", data.TRIPLE), ("mbpp", data.AREA), ("mbpp", data.NODES), ("mbpp-plus", PLUS),
    ("cruxeval-i", data.CRUX),
]  # fmt: skip


@pytest.mark.parametrize(("name", "record"), OURS, ids=[name for name, _ in OURS])
async def test_mutants_of_our_own_references(write, pool, name, record):
    [problem] = load(name, write([record])).problems
    made = list(mutants(problem.gold))
    verdicts = [await HiddenJudge(pool).judge_program(problem, mutant) for mutant in made]
    assert made
    assert [mutant for mutant, verdict in zip(made, verdicts, strict=True) if verdict.solved] == []
    assert all(verdict.missed for verdict in verdicts)


def bounded():
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))


async def passes_plainly(problem, program):
    """Program and tests in one script, as most harnesses judge."""
    tests = "\n".join(f"{test.setup}\n{test.source}" for test in problem.hidden.unseal())
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"{program}\n{tests}\n",
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
        preexec_fn=bounded,
    )
    try:
        return await asyncio.wait_for(process.wait(), 20) == 0
    except TimeoutError:
        process.kill()
        await process.wait()
        return False


@pytest.mark.slow
@pytest.mark.skipif("EGCFG_DATASETS" not in os.environ, reason="EGCFG_DATASETS names no folder of data sets")
@pytest.mark.parametrize("name", ["humaneval", "mbpp"])
async def test_mutants_of_published_references(pool, name):
    """Tests that are too weak let some pass; no judge can know better."""
    problems = load(name, str(Path(os.environ["EGCFG_DATASETS"]) / f"{name}.jsonl.gz")).problems
    draw = random.Random(7)
    judge = HiddenJudge(pool)
    rejected = survived = 0
    for problem in draw.sample(problems, 80):
        mutant = draw.choice(list(mutants(problem.gold)) or [problem.gold.replace("return", "return not")])
        ours = (await judge.judge_program(replace(problem, limits=LIMITS), mutant)).solved
        assert ours == await passes_plainly(problem, mutant), f"{problem.id}\n{mutant}"
        survived, rejected = survived + ours, rejected + (not ours)
    assert rejected >= 0.8 * (rejected + survived), (rejected, survived)
    print(f"{name}: {rejected} of {rejected + survived} mutants rejected")
