"""``egcfg bench`` from the outside."""

import asyncio
import json
import re

import pytest

from egcfg_lsp.cli import main
from egcfg_lsp.cli.display import bench_progress
from engine.bench.store import BenchRun
from tests.unit.bench import samples as data

PROJECT = '''\
from helpers import half


def average(numbers):
    """The average.

    >>> average([1, 3])
    2.0
    """
    return half(numbers[0]) + half(numbers[1])


def untested(x):
    return x
'''
TESTS = """\
from shop import average


def test_average():
    assert average([4, 8]) == 6


def test_average_of_the_same():
    assert average([2, 2]) == 2
"""
RIGHT, NEAR = "    return sum(numbers) / len(numbers)\n", "    return numbers[0] * 0 + 2.0\n"


@pytest.fixture
def project(tmp_path):
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "pyproject.toml").write_text("")
    (folder / "shop.py").write_text(PROJECT)
    (folder / "helpers.py").write_text("def half(x):\n    return x / 2\n")
    (folder / "test_shop.py").write_text(TESTS)
    return folder


@pytest.fixture
def bench(tmp_path):
    """``bench(records, *options)`` is the exit code of a run of humaneval, and ``bench.out`` its folder."""

    def made(records, *options, dataset="humaneval"):
        path = tmp_path / "data.jsonl"
        path.write_text("".join(json.dumps(record) + "\n" for record in records))
        return main(["bench", dataset, "--data", str(path), "--out", str(made.out), *options])

    made.out = tmp_path / "run"
    return made


BOTH, GOLD = [data.TRIPLE, data.GREET], ("--strategy", "gold")


def test_gold(bench, capsys):
    assert bench(BOTH, *GOLD) == 0
    told = capsys.readouterr()
    assert told.out == ""
    assert "2 of 2 solved." in told.err
    about, results = BenchRun.read(bench.out).about, BenchRun.read(bench.out).results
    assert (about.dataset, about.strategy, about.tasks) == ("humaneval", "gold", 2)
    assert all(result.solved for result in results)
    assert bench(BOTH, *GOLD) == 2
    assert bench(BOTH, *GOLD, "--resume") == 0
    assert bench(BOTH, *GOLD, "--resume", "--set", "timeout=3") == 2
    assert "timeout: None, now 3.0" in capsys.readouterr().err


def test_without_a_terminal_a_line_now_and_then_says_how_far_it_is(bench, capsys, monkeypatch):
    """The first pause ends at once, and the second never."""
    pauses = []

    async def pause():
        pauses.append(len(pauses))
        await asyncio.Event().wait() if pauses[-1] else await asyncio.sleep(0)

    monkeypatch.setattr(bench_progress, "pause", pause)
    assert bench(BOTH, *GOLD) == 0
    assert re.search(r"^0 of 2 tasks are done, \d:\d\d:\d\d$", capsys.readouterr().err, re.MULTILINE)
    assert pauses == [0, 1]


def test_shards_make_a_whole(bench):
    records = [{**data.GREET, "task_id": f"HumanEval/{number}"} for number in range(7)]
    for part in ("1/2", "2/2"):
        assert bench(records, *GOLD, "--shard", part) == 0
    assert len(BenchRun.read(bench.out).results) == 7


def test_a_strategy(bench, model):
    model(triple={"    return 3 * n\n": 1.0}, greet={"    return name\n": 1.0})
    assert bench(BOTH, "--set", "agents=2", "--preset", "no-cfg", "--budget", "5000t") == 0
    about, found = BenchRun.read(bench.out).about, BenchRun.read(bench.out).by_task
    assert (found["HumanEval/0"].solved, found["HumanEval/1"].solved) == (True, False)
    assert found["HumanEval/0"].agent["gamma"] == 1.0
    known = {name: value for name, value in about.settings["budget"].items() if value is not None}
    assert known == {"tokens": 5000}


def test_the_papers_run(bench, tmp_path, model, capsys):
    """The prompt tasks of MBPP are examples, and the record says what the preset sets."""
    model(area={"    return a * a * unit\n": 1.0})
    records = [*({**data.AREA, "task_id": number} for number in (2, 3, 4)), data.AREA]
    paper = ("--preset", "no-cfg,paper")
    assert bench(records, *paper, dataset="mbpp") == 0
    about, [result] = BenchRun.read(bench.out).about, BenchRun.read(bench.out).results
    method = about.settings["method"]
    assert (about.settings["preset"], method["agents"], method["trace"]) == ("paper,no-cfg", "paper", "full")
    assert method["harvest"] is False
    assert about.settings["shots"] == ["def area(a, unit=1):"] * 3
    assert (result.solved, result.how, result.agent["num_candidates"]) == (True, "decoded", 3)
    assert result.signals["written"] > 0
    bench.out = tmp_path / "other"
    assert bench([data.AREA], *paper, dataset="mbpp") == 0
    assert "has no task 2, 3, 4, which examples of prompts are made of" in capsys.readouterr().err
    bench.out = tmp_path / "no"
    assert bench([data.AREA], *paper, "--mbpp-shots", str(tmp_path / "data.jsonl"), dataset="mbpp") == 2


@pytest.mark.parametrize(("body", "solved"), [(RIGHT, True), (NEAR, False)])
def test_a_project_of_ones_own(capsys, tmp_path, project, model, body, solved):
    """The doctest and the second test are shown; the first test is hidden."""
    model(average={body: 1.0})
    out = tmp_path / "run"
    command = ["bench", str(project), "--out", str(out), "--strategy", "direct"]
    assert main(command) == 0
    [result] = BenchRun.read(out).results
    assert result.task == "shop.py::average"
    assert ("Not solved: shop.py::average." in capsys.readouterr().err) is not solved
    assert (result.solved, len(result.visible), len(result.hidden)) == (solved, 2, 3)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("mbpp", "Name the file of mbpp with --data"),
        ("nonsense", "neither a folder nor one of humaneval"),
        ("mbpp --data nowhere.jsonl", "There is no data set at nowhere.jsonl"),
        ("mbpp --data nowhere.jsonl --set timeout=0", "should be between 0.01"),
        ("mbpp --data nofile", "There is no file nofile; name a file of JSON lines"),
        ("mbpp --data nowhere.jsonl --strategy code-tree --set variants=magic", "magic"),
        ("mbpp --shard 3/2", "3/2"),
        ("mbpp --limit 0", "--limit"),
        ("mbpp --strategy magic", "magic"),
    ],
)
def test_wrong_usage(tmp_path, capsys, arguments, sentence):
    try:
        code = main(["bench", *arguments.split(), "--out", str(tmp_path / "run")])
    except SystemExit as end:
        code = end.code
    assert code == 2
    assert sentence in capsys.readouterr().err


def test_tests_that_were_stopped_are_named_with_the_option_that_gives_longer(project, tmp_path, capsys):
    (project / "test_shop.py").write_text(TESTS + "    while True:\n        average([1, 1])\n")
    out = tmp_path / "run"
    assert main(["bench", str(project), "--strategy", "gold", "--set", "timeout=1", "--out", str(out)]) == 0
    assert "Tests of shop.py::average were stopped because their time was over" in capsys.readouterr().err
