"""Runs that are recorded, bounded, repeated, killed, resumed, and judged again."""

import asyncio
import gzip
import json
import os
from contextlib import nullcontext
from dataclasses import replace

import pytest

from egcfg_lsp.cli import main
from engine.bench.datasets import load
from engine.bench.judge import HiddenJudge
from engine.bench.report import summary
from engine.bench.solver import MethodSolver, RejudgingSolver
from engine.bench.store import About, BenchRun, RunStore, TaskResult
from engine.bench.workers import ProblemSelection, run
from engine.core.options import Agent, Decoding
from engine.decoding.services import Plan
from engine.support.errors import DataError, SettingsError
from tests.scripted import Scripted
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
        await run(problems, [Failing()], store, 2)
    read = BenchRun.read(tmp_path / "run")
    assert read.about == ABOUT
    found = read.by_task
    assert found["HumanEval/0"].status == "failed"
    assert found["HumanEval/0"].reason == "RuntimeError: no luck"
    assert found["HumanEval/1"].solved
    assert found["HumanEval/1"].run == ABOUT.fingerprint


@pytest.mark.parametrize(
    ("settings", "resume", "is_open", "told"),
    [
        ({"seed": 1}, True, False, r"settings.seed: 0, now 1"),
        ({"seed": 0}, False, False, "--resume"),
        ({"seed": 0}, True, True, "Another process"),
    ],
    ids=["another run", "again", "at once"],
)
def test_records_are_neither_mixed_nor_overwritten(tmp_path, settings, resume, is_open, told):
    with (store := RunStore(tmp_path, ABOUT)).opened(resume=False):
        store.append(TaskResult("a"))
    other = RunStore(tmp_path, About("humaneval", "gold", settings, {}, "hash", 2))
    with (
        store.opened(resume=True) if is_open else nullcontext(),
        pytest.raises(SettingsError, match=told),
        other.opened(resume),
    ):
        pass


def test_nothing_is_written_through_a_link(tmp_path):
    (tmp_path / "run.json").write_text(json.dumps(vars(ABOUT)))
    (tmp_path / "elsewhere").write_text("mine")
    (tmp_path / "records.jsonl").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(SettingsError, match="it is a link"), RunStore(tmp_path, ABOUT).opened(resume=True):
        pass
    assert (tmp_path / "elsewhere").read_text() == "mine"


@pytest.mark.parametrize("name", ["run.json", "records.jsonl"])
def test_a_pipe_in_place_of_a_file_is_named_and_not_waited_for(tmp_path, name):
    (tmp_path / "run.json").write_text(json.dumps(vars(ABOUT)))
    (tmp_path / name).unlink(missing_ok=True)
    os.mkfifo(tmp_path / name)
    with pytest.raises(SettingsError, match="it is a pipe"):
        BenchRun.read(tmp_path)


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
    assert [(one.task, one.solved) for one in BenchRun.read(tmp_path).results] == [("a", True), ("b", False)]
    assert all(json.loads(line) for line in path.read_text().splitlines())


async def test_cancelling_loses_only_what_is_in_flight(tmp_path, problems):
    class Slow:
        async def solve(self, problem):
            await asyncio.sleep(0 if problem.id.endswith("0") else 3600)
            return TaskResult(problem.id)

    store = RunStore(tmp_path, ABOUT)
    with store.opened(resume=False):
        work = asyncio.ensure_future(run(problems, [Slow()], store, 2))
        while b"\n" not in (tmp_path / "records.jsonl").read_bytes():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        work.cancel()
        with pytest.raises(asyncio.CancelledError):
            await work
    assert [one.task for one in BenchRun.read(tmp_path).results] == ["HumanEval/0"]


def test_selection(problems):
    assert [one.id for one in ProblemSelection(limit=1).here(problems)] == ["HumanEval/0"]
    assert [one.id for one in ProblemSelection(ids=("1",)).here(problems)] == ["HumanEval/1"]
    parts = [ProblemSelection(shard=(part, 3)).here(problems) for part in (1, 2, 3)]
    assert sorted(one.id for part in parts for one in part) == [one.id for one in problems]
    with pytest.raises(DataError, match="no task 9"):
        ProblemSelection(ids=("9",)).here(problems)


async def solved(problem, pool, plan, strategy, right=0.5):
    model = Scripted({"<|body|>\n": {GOOD: right, BAD: 1 - right}})
    return await MethodSolver(model, pool, HiddenJudge(pool), plan, strategy).solve(problem)


async def test_same_seed_same_result(problems, pool):
    plan = Plan((Agent(3, 8, 1.0, 0.5), Agent(3, 8, 1.2, 1.0)), Decoding(in_turn=True, harvest=False))
    first, again = [await solved(problems[0], pool, plan, "eg-cfg", 0.3) for _ in range(2)]
    assert replace(first, wall_s=0, judge_s=0) == replace(again, wall_s=0, judge_s=0)


async def test_sample_k_judges_every_sample(problems, pool):
    result = await solved(problems[0], pool, Plan((Agent(8, 8, 1.0, 0.0),), Decoding()), "sample-k")
    assert len(result.samples) == 8
    assert 0 < sum(result.samples) < 8


async def test_a_record_tells_whether_a_failing_program_came_back(problems, pool):
    """Guided agents are shown the bad candidate; the greedy program was shown nothing."""
    plan = Plan((Agent(3, 8, 1.0, 1.0),), Decoding(in_turn=True, harvest=False))
    for strategy, repeats in (("eg-cfg", {"shown": 1, "repeated": 1}), ("direct", {})):
        result = await solved(problems[0], pool, plan, strategy, 0.0)
        assert result.repeats == repeats
        assert ("repeats" in result.as_json()) is bool(repeats)


HEAD = "def triple(n: int) -> int:\n"


WEAK = "    return 3 * n if n < 5 else 0\n"

SETTINGS = {"model": {"name": "mine"}, "method": {"harvest": False}, "preset": "paper", "memory": "off"}

ET = {**data.TRIPLE, "test_case_list": ["assert triple(5) == 15", "assert triple(2) == 6"]}

LATER = {**ET, "task_id": "HumanEval/7"}


@pytest.fixture
def finished(tmp_path):
    """``finished(code, ...)`` is the folder of a run of HumanEval with a record of its first task."""

    def made(code=WEAK, dataset="humaneval", task="HumanEval/0"):
        about = About(dataset, "eg-cfg", SETTINGS, {}, "hash", 1)
        store = RunStore(tmp_path / "first", about)
        known = {"solved": True, "visible": ("pass",), "signature": HEAD, "wall_s": 2.0, "how": "decoded"}
        with store.opened(resume=False):
            store.append(TaskResult(task, code=code, **known))
        return store.folder

    return made


@pytest.fixture
def judged(tmp_path, write):
    """``judged(folder)`` is the exit code of judging its programs by HumanEval-ET, and the new run."""
    path = tmp_path / "et.jsonl.gz"
    path.write_bytes(gzip.compress("".join(json.dumps(one) + "\n" for one in (ET, LATER)).encode()))

    def made(folder, *more):
        out = tmp_path / "second"
        command = ["bench", "humaneval-et", "--data", str(path), "--judge", str(folder), "--out", str(out)]
        return main([*command, *more]), out

    return made


@pytest.mark.parametrize(("code", "solved"), [(GOOD, True), (WEAK, False)])
def test_other_tests_judge_the_same_program(finished, judged, capsys, code, solved):
    status, out = judged(finished(code))
    assert status == 0
    assert "1 of 2 tasks have no program in" in capsys.readouterr().err
    about, found = BenchRun.read(out).about, BenchRun.read(out).by_task
    assert (about.dataset, about.strategy) == ("humaneval-et", "eg-cfg")
    assert about.settings["judged"]["dataset"] == "humaneval"
    assert about.settings["preset"] == "paper"
    first = found["HumanEval/0"]
    assert (first.solved, first.code, first.wall_s, first.visible) == (solved, code, 2.0, ["pass"])
    assert found["HumanEval/7"].status == "not run"
    assert "first has no record of it" in found["HumanEval/7"].reason
    one = summary(BenchRun.read(out))
    assert (one["solved"], one["tasks"], one["not_run"], one["harvest"]) == (int(solved), 1, 1, False)


@pytest.mark.parametrize(
    ("dataset", "task", "told"),
    [
        ("mbpp", "HumanEval/0", "first is a run of mbpp, whose tasks are not those of humaneval-et"),
        ("humaneval", "HumanEval/99", "first, a run of humaneval, has no task of those of humaneval-et"),
    ],
)
def test_a_run_of_other_tasks_is_refused_by_name(finished, capsys, judged, dataset, task, told):
    assert judged(finished(dataset=dataset, task=task))[0] == 2
    assert told in capsys.readouterr().err


async def test_a_program_keeps_the_head_that_it_was_written_for(pool, write, finished):
    [problem] = load("humaneval-et", write([ET])).problems
    run = BenchRun.read(finished())
    for head, body, told in (
        ("def triple(number):\n", "    return 3 * number\n", ""),
        ("", GOOD, ""),
        ("def thrice(n):\n", GOOD, "another function than in first, def thrice(n):"),
        ("def triple(n, m):\n", GOOD, "another function than in first"),
    ):
        known = (TaskResult(problem.id, signature=head, code=body),)
        result = await RejudgingSolver(HiddenJudge(pool), replace(run, results=known)).solve(problem)
        assert (result.solved, result.status) == (not told, "not run" if told else "judged")
        assert told in result.reason
