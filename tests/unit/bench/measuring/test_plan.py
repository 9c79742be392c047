"""The worth of a rung is what it solves a second; runs are asked for as ``egcfg bench`` takes them."""

from __future__ import annotations

import argparse
from itertools import pairwise
from pathlib import Path

import pytest

from benchmarks import __main__ as benchmarks
from benchmarks import plan
from benchmarks.plan import Worth
from egcfg_lsp.cli import bench, bench_options
from engine.bench.running.store import About, RunStore
from engine.bench.running.task_result import TaskResult


@pytest.mark.parametrize("rung", plan.RUNGS)
def test_every_rung_is_a_run_of_bench(rung):
    parser = argparse.ArgumentParser()
    bench.configure(parser)
    words = ["mbpp", "--data", "mbpp.jsonl", "--out", "runs", "--time", "120", *plan.RUNGS[rung]]
    options = bench_options.parse(parser.parse_args(words))
    assert options.effort.concurrency == 1


def test_tasks_lie_far_apart_and_outside_of_the_test_split():
    numbers = list(map(int, plan.every(40)))
    assert len(numbers) == 40
    assert numbers[0] == 511
    assert 900 < numbers[-1] <= 974
    assert len(plan.every(1000)) == 464


def test_what_is_worth_most_a_second_comes_first():
    slow = [TaskResult("1", solved=True, wall_s=8.0), TaskResult("2", solved=True, wall_s=8.0)]
    quick = [TaskResult("1", solved=True, wall_s=1.0), TaskResult("2", wall_s=3.0)]
    found = plan.figures([Worth.of("slow", slow), Worth.of("quick", quick)])
    assert [(each.figure, each.value) for each in found[:4]] == [
        ("quick_a_second", 25),
        ("slow_a_second", 12.5),
        ("quick_solved", 50),
        ("slow_solved", 100),
    ]


def test_rungs_are_tried_on_what_the_likeliest_program_does_not_solve(tmp_path, monkeypatch):
    asked: dict[str, str] = {}

    def run(arguments):
        given = dict(pairwise(arguments))
        folder = Path(given["--out"])
        asked[folder.name] = given["--ids"]
        store = RunStore(folder, About("mbpp", given["--strategy"], {}, {}, "", 1))
        with store.opened(resume=True):
            for task in given["--ids"].split(","):
                store.append(TaskResult(task, solved=task == "511", wall_s=1.0))
        return ""

    monkeypatch.setattr(plan, "egcfg", run)
    found = plan.measure("mbpp.jsonl", str(tmp_path), tasks=2)
    assert asked.pop("likeliest") == "511,743"
    assert asked.keys() == plan.RUNGS.keys() - {"likeliest"}
    assert set(asked.values()) == {"743"}
    assert len(found) == 5 * len(plan.RUNGS)


def test_options_are_refused_where_they_mean_nothing(capsys):
    for words in (["gold", "--model", "m"], ["everyday", "--tasks", "3"], ["plan", "--data", "mbpp.jsonl"]):
        with pytest.raises(SystemExit):
            benchmarks.main(words)
    assert "--model is not for gold" in capsys.readouterr().err
