"""Runs that are recorded, bounded, repeated, broken off and taken up again."""

from __future__ import annotations

import asyncio
import json

import pytest

from engine.bench.datasets import load
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.runner import ProblemSelection, run
from engine.bench.running.solver import GoldSolver, MethodSolver
from engine.bench.running.store import About, RunStore, read_run
from engine.bench.running.task_result import TaskResult
from engine.core.errors import DataError, SettingsError
from engine.core.options import Agent, Decoding
from engine.decoding.services import Budget, Plan
from engine.lm.scripted import Scripted
from tests.unit.bench import samples as data

ABOUT = About("humaneval", "gold", {"seed": 0}, {}, "hash", 2)
GOOD, BAD = "    return 3 * n\n", "    return 2 * n\n"


@pytest.fixture
def problems(write):
    return load("humaneval", write([data.TRIPLE, data.GREET])).problems


class Failing:
    async def solve(self, problem):
        if problem.id.endswith("0"):
            raise RuntimeError("no luck")
        return TaskResult(problem.id, solved=True)


async def test_records_are_kept_and_a_failure_is_one(tmp_path, problems):
    store = RunStore(tmp_path / "run", ABOUT)
    with store.opened(resume=False) as known:
        assert known == {}
        await run(problems, Failing(), store, 2)
    about, results = read_run(tmp_path / "run")
    assert about == ABOUT
    found = {result.task: result for result in results}
    assert found["HumanEval/0"].status == "failed"
    assert found["HumanEval/0"].reason == "RuntimeError: no luck"
    assert found["HumanEval/1"].solved
    assert found["HumanEval/1"].run == ABOUT.fingerprint


async def test_gold(tmp_path, problems, pool):
    store = RunStore(tmp_path / "run", ABOUT)
    with store.opened(resume=False):
        await run(problems, GoldSolver(HiddenJudge(pool)), store, 2)
    assert all(result.solved for result in read_run(tmp_path / "run")[1])


def test_another_run_is_not_mixed_in(tmp_path):
    with RunStore(tmp_path, ABOUT).opened(resume=False):
        pass
    other = About("humaneval", "gold", {"seed": 1}, {}, "hash", 2)
    with (
        pytest.raises(SettingsError, match=r"settings.seed: 0, now 1"),
        RunStore(tmp_path, other).opened(True),
    ):
        pass


def test_records_are_not_overwritten(tmp_path):
    store = RunStore(tmp_path, ABOUT)
    with store.opened(resume=False):
        store.append(TaskResult("a"))
    with pytest.raises(SettingsError, match="--resume"), store.opened(resume=False):
        pass


def test_one_process_writes(tmp_path):
    with (
        RunStore(tmp_path, ABOUT).opened(resume=False),
        pytest.raises(SettingsError, match="Another process"),
        RunStore(tmp_path, ABOUT).opened(resume=True),
    ):
        pass


@pytest.mark.parametrize("cut", [1, 7, 20])
def test_an_unfinished_line_is_cut_off(tmp_path, cut):
    store = RunStore(tmp_path, ABOUT)
    with store.opened(resume=False):
        store.append(TaskResult("a", solved=True))
        store.append(TaskResult("b", solved=True))
    path = tmp_path / "records.jsonl"
    path.write_bytes(path.read_bytes()[:-cut])
    with store.opened(resume=True) as known:
        assert set(known) == {"a"}
        store.append(TaskResult("b", solved=False))
    assert [(one.task, one.solved) for one in read_run(tmp_path)[1]] == [("a", True), ("b", False)]
    assert all(json.loads(line) for line in path.read_text().splitlines())


async def test_cancelling_loses_only_what_is_in_flight(tmp_path, problems):
    class Slow:
        async def solve(self, problem):
            await asyncio.sleep(0 if problem.id.endswith("0") else 3600)
            return TaskResult(problem.id)

    store = RunStore(tmp_path, ABOUT)
    with store.opened(resume=False):
        work = asyncio.ensure_future(run(problems, Slow(), store, 2))
        while b"\n" not in (tmp_path / "records.jsonl").read_bytes():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
    assert [one.task for one in read_run(tmp_path)[1]] == ["HumanEval/0"]


def test_selection(problems):
    assert [one.id for one in ProblemSelection(limit=1).here(problems)] == ["HumanEval/0"]
    assert [one.id for one in ProblemSelection(ids=("1",)).here(problems)] == ["HumanEval/1"]
    parts = [ProblemSelection(shard=(part, 3)).here(problems) for part in (1, 2, 3)]
    assert sorted(one.id for part in parts for one in part) == [one.id for one in problems]
    with pytest.raises(DataError, match="no task 9"):
        ProblemSelection(ids=("9",)).here(problems)


def solver(model, pool, plan, strategy, budget=None):
    return MethodSolver(model, pool, HiddenJudge(pool), plan, strategy, budget or Budget())


async def test_same_seed_same_result(problems, pool):
    plan = Plan((Agent(3, 8, 1.0, 0.5), Agent(3, 8, 1.2, 1.0)), Decoding(in_turn=True, harvest=False))

    async def once():
        model = Scripted({"<|body|>\n": {GOOD: 0.3, BAD: 0.7}})
        result = await solver(model, pool, plan, "eg-cfg").solve(problems[0])
        return result.code, result.generated_tokens, result.executions, result.agent, result.solved

    assert await once() == await once()


async def test_sample_k_judges_every_sample(problems, pool):
    model = Scripted({"<|body|>\n": {GOOD: 0.5, BAD: 0.5}})
    plan = Plan((Agent(8, 8, 1.0, 0.0),), Decoding())
    result = await solver(model, pool, plan, "sample-k").solve(problems[0])
    assert len(result.samples) == 8
    assert 0 < sum(result.samples) < 8


@pytest.mark.parametrize("strategy", ["eg-cfg", "direct", "resample"])
async def test_tokens_are_bounded(problems, pool, strategy):
    model = Scripted({"<|body|>\n": {BAD: 1.0}})
    plan = Plan((Agent(3, 8, 1.0, 1.0),))
    result = await solver(model, pool, plan, strategy, Budget(tokens=10)).solve(problems[0])
    assert result.how == "interrupted"
    assert result.generated_tokens <= 10 + 3
    assert model.open_contexts == 0


async def test_programs_are_bounded(problems, pool):
    model = Scripted({"<|body|>\n": {BAD: 0.5, "    return 7 * n\n": 0.5}})
    plan = Plan((Agent(12, 8, 1.0, 1.0),))
    result = await solver(model, pool, plan, "eg-cfg", Budget(programs=1)).solve(problems[0])
    assert result.how == "interrupted"


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("7t", Budget(tokens=7)),
        ("3programs", Budget(programs=3)),
        ("8000rt", Budget(read_and_written=8000)),
        ("60 s", Budget(seconds=60)),
        ("60s, 3programs,9t", Budget(tokens=9, programs=3, seconds=60)),
    ],
)
def test_budgets_in_words(text, budget):
    assert Budget.parse(text) == budget
