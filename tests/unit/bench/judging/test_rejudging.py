"""One generation, several judges: the programs of a run under the hidden tests of another data set."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace

import pytest

from egcfg_lsp.cli import main
from engine.bench.datasets import load
from engine.bench.reporting.run_report import BenchRun, summary
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.rejudging import FinishedRun, RejudgingSolver
from engine.bench.running.store import About, RunStore, read_run
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError
from tests.unit.bench import samples as data

HEAD = "def triple(n: int) -> int:\n"
GOOD, WEAK = "    return 3 * n\n", "    return 3 * n if n < 5 else 0\n"
SETTINGS = {"model": {"name": "mine"}, "method": {"harvest": False}, "preset": "paper"}
ET = {**data.TRIPLE, "test_case_list": ["assert triple(5) == 15", "assert triple(2) == 6"]}
LATER = {**ET, "task_id": "HumanEval/7"}


@pytest.fixture
def finished(tmp_path):
    """``finished(code, ...)`` is the folder of a run of HumanEval with a record of its first task."""

    def made(code=WEAK, dataset="humaneval", **fields):
        about = About(dataset, "eg-cfg", SETTINGS, {}, "hash", 1)
        store = RunStore(tmp_path / "first", about)
        known = {"solved": True, "visible": ("pass",), "signature": HEAD, "wall_s": 2.0, "how": "decoded"}
        with store.opened(resume=False):
            store.append(TaskResult("HumanEval/0", **{"code": code, **known, **fields}))
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
        return main([*command, "--quiet", *more]), out

    return made


@pytest.mark.parametrize(("code", "solved"), [(GOOD, True), (WEAK, False)])
def test_other_tests_judge_the_same_program(finished, judged, capsys, code, solved):
    status, out = judged(finished(code))
    assert status == 0
    assert "1 of 2 tasks have no program in" in capsys.readouterr().err
    about, results = read_run(out)
    found = {result.task: result for result in results}
    assert (about.dataset, about.strategy) == ("humaneval-et", "eg-cfg")
    assert about.settings["judged"]["dataset"] == "humaneval"
    assert about.settings["preset"] == "paper"
    first = found["HumanEval/0"]
    assert (first.solved, first.code, first.wall_s, first.visible) == (solved, code, 2.0, ["pass"])
    assert found["HumanEval/7"].status == "not run"
    assert "first has no record of it" in found["HumanEval/7"].reason
    one = summary(BenchRun.read(out))
    assert (one.solved, one.tasks, one.not_run, one.harvest) == (int(solved), 1, 1, False)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"dataset": "mbpp"}, "first is a run of mbpp, whose tasks are not those of humaneval-et"),
        ({"dataset": "cruxeval-o"}, "first is a run of cruxeval-o"),
        ({"task": "HumanEval/99"}, "first, a run of humaneval, has no task of those of humaneval-et"),
    ],
)
def test_a_run_of_other_tasks_is_refused_by_name(tmp_path, capsys, judged, changes, told):
    about = About(changes.get("dataset", "humaneval"), "eg-cfg", SETTINGS, {}, "hash", 1)
    with (store := RunStore(tmp_path / "first", about)).opened(resume=False):
        store.append(TaskResult(changes.get("task", "HumanEval/0")))
    assert judged(store.folder)[0] == 2
    assert told in capsys.readouterr().err
    with pytest.raises(SettingsError, match="holds no run"):
        FinishedRun.read(tmp_path / "nothing")


async def test_a_program_keeps_the_head_that_it_was_written_for(pool, write, finished):
    [problem] = load("humaneval-et", write([ET])).problems
    run = FinishedRun.read(finished())
    for head, body, told in (
        ("def triple(number):\n", "    return 3 * number\n", ""),
        ("", GOOD, ""),
        ("def thrice(n):\n", GOOD, "another function than in first, def thrice(n):"),
        ("def triple(n, m):\n", GOOD, "another function than in first"),
    ):
        known = {problem.id: TaskResult(problem.id, signature=head, code=body)}
        result = await RejudgingSolver(HiddenJudge(pool), replace(run, results=known)).solve(problem)
        assert (result.solved, result.status) == (not told, "not run" if told else "judged")
        assert told in result.reason


async def test_what_has_no_program_has_no_verdict(pool, write, finished):
    [problem] = load("humaneval-et", write([ET])).problems
    run = FinishedRun.read(finished(status="failed", reason="no memory"))
    result = await RejudgingSolver(HiddenJudge(pool), replace(run, name="r")).solve(problem)
    assert (result.status, result.reason) == ("not run", "failed in r: no memory")
