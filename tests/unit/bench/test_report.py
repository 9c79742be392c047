"""Figures that are known otherwise, and reports of small runs."""

import json
import random
import re
import shutil
import statistics
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from egcfg_lsp.cli import main
from engine.bench.report import (
    bootstrap,
    classified,
    comparisons,
    label,
    mcnemar,
    pass_at_k,
    rsr,
    rungs,
    shares,
    solved_by,
    summary,
)
from engine.bench.store import About, BenchRun, RunStore, TaskResult
from engine.support.text import harmless

PUBLISHED = sorted((Path(__file__).parents[3] / "benchmarks" / "results").glob("*/*/*/run.json"))


@pytest.fixture
def written(tmp_path):
    """``written(name, results, ...)`` is a folder of a run."""

    def made(name, results, strategy="direct", settings=None):
        settings = {"model": {"name": ""}, **(settings or {})}
        store = RunStore(tmp_path / name, About("mbpp", strategy, settings, {}, "same", len(results)))
        with store.opened(resume=False):
            for result in results:
                store.append(result)
        return store.folder

    return made


@pytest.fixture
def run(written):
    """A run as it is read again."""
    return lambda *results, **about: BenchRun.read(written("run", results, **about))


@pytest.fixture
def folders(written):
    """A greedy run that solves one of four tasks, and a guided one that solves three and not that one."""
    seen = {"generated_tokens": 10, "wall_s": 1.0}
    greedy = [
        TaskResult("11", solved=True, level="easy", visible=("pass",), hidden=("pass",), **seen),
        TaskResult("12", level="hard", visible=("pass",), hidden=("fail",), code="<b>", reason="no", **seen),
        TaskResult("13", hidden=("timeout",), **seen),
        TaskResult("14", status="failed", reason="the model's fault"),
        TaskResult("15", status="not run", reason="no pandas"),
    ]
    guided = [TaskResult("11", hidden=("error",), generated_tokens=40)]
    guided += [TaskResult(task, solved=True, trusted=task != "13") for task in ("12", "13", "14")]
    return [written("greedy", greedy), written("guided", guided)]


@given(st.lists(st.booleans(), min_size=1, max_size=8), st.integers(1, 8))
def test_pass_at_k_is_the_mean_over_all_choices(samples, k):
    if k > len(samples):
        with pytest.raises(ValueError, match="cannot be told"):
            pass_at_k(len(samples), sum(samples), k)
        return
    drawn = [any(choice) for choice in combinations(samples, k)]
    assert pass_at_k(len(samples), sum(samples), k) == pytest.approx(statistics.mean(drawn))


@pytest.mark.parametrize(
    ("one", "other", "p"), [(0, 0, 1.0), (5, 5, 1.0), (0, 6, 0.03125), (1, 9, 0.021484375)]
)
def test_mcnemar(one, other, p):
    assert mcnemar(one, other) == mcnemar(other, one) == pytest.approx(p)


def test_the_interval_is_that_of_the_binomial():
    rate = bootstrap([1.0] * 60 + [0.0] * 40)
    assert rate.value == 0.6
    assert (rate.low, rate.high) == (pytest.approx(0.504, abs=0.015), pytest.approx(0.696, abs=0.015))
    assert bootstrap([1.0] * 60 + [0.0] * 40) == rate


def test_rsr_is_the_papers():
    """EG-CFG, table 1: DeepSeek-V3 on MBPP, 82.8 % for the baseline and 96.6 % guided."""
    assert 100 * (rsr(0.966, 0.828) or 0) == pytest.approx(80.23, abs=0.6)
    assert rsr(0.5, 1.0) is None


def test_a_summary_and_a_comparison(folders):
    first, second = map(BenchRun.read, folders)
    wanted = {"tasks": 4, "solved": 1, "accuracy": 0.25, "not_run": 1, "failed": 1, "visible_only": 1}
    wanted |= {"generated_tokens": 30, "tokens_per_solved": 30, "harvest": None}
    wanted["outcomes"] = {"solved": 1, "fail": 1, "timeout": 1, "failed": 1, "not run": 1}
    assert {name: summary(first)[name] for name in wanted} == wanted
    assert summary(second)["untrusted"] == 1
    [pair] = comparisons([first, second])
    assert (pair.paired.tasks, pair.paired.only_first, pair.paired.only_second) == (4, 1, 3)
    assert pair.paired.difference.value == 0.5
    assert pair.rsr == pytest.approx(2 / 3)


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({"memory": "project", "method": {"similar_tokens": 9}}, "eg-cfg+memory (similar functions in 9"),
        ({"memory": "off", "preset": "paper"}, "eg-cfg (paper), "),
        ({}, "eg-cfg, auto"),
    ],
)
def test_memory_and_presets_are_in_the_name_of_a_run(run, settings, wanted):
    read = run(TaskResult("11", solved=True), strategy="eg-cfg", settings=settings)
    assert label(read).startswith(wanted)
    assert summary(read)["strategy"] == wanted.partition(",")[0].partition(" ")[0]


def test_samples_give_pass_at_k(run):
    draw = random.Random(0)
    results = [TaskResult(task, samples=[draw.random() < 0.5 for _ in range(10)]) for task in ("1", "2")]
    found = summary(run(*results, strategy="sample-k"))["pass_at"]
    assert list(found) == [1, 2, 5, 10]
    assert found[1]["value"] < found[5]["value"] <= found[10]["value"]


@pytest.mark.parametrize(
    ("strategy", "settings", "wanted"),
    [
        ("eg-cfg", {"method": {"harvest": True}}, "harvest"),
        ("eg-cfg", {"method": {"harvest": True}, "preset": "no-cfg"}, "no harvest"),
        ("direct", {"method": {"harvest": True}}, "–"),
    ],
)
def test_seconds_harvest_and_shortened_signals(written, capsys, strategy, settings, wanted):
    """Seconds 1, 2 and 6: mean 3, deviation of the sample the root of 7."""
    count = {"written": 5, "shortened": 2, "characters": 60, "whole_characters": 100}
    seconds = {"11": 1.0, "12": 2.0, "13": 6.0}
    results = [TaskResult(task, wall_s=wall_s, signals=count) for task, wall_s in seconds.items()]
    assert main(["report", str(written("run", results, strategy, settings))]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert f"3.00 ± 2.65 {wanted} " in shown
    assert "6 of 15" in shown


def step(name, accepted, solved, *checks):
    return {"name": name, "accepted": accepted, "solved": solved, "checks": [list(each) for each in checks]}


WRITTEN = (False, False), (False, True)
FLOWS = [
    TaskResult("a", solved=True, steps=(step("generator", True, True, (True, True)),)),
    TaskResult(
        "b", steps=(step("generator", False, False, *WRITTEN), step("debug 1", True, False, (True, False)))
    ),
    TaskResult(
        "c",
        solved=True,
        steps=(step("generator", False, True, (False, True)), step("debug 1", False, False, (False, False))),
    ),
    TaskResult("d", status="not run", steps=(step("generator", True, True),)),
]


def test_steps_of_a_workflow(run, capsys):
    """A task that is over keeps its program in later steps; the checker is compared with the hidden tests."""
    steps = summary(run(*FLOWS))["steps"]
    assert [tuple(each.values())[:4] for each in steps] == [
        ("zero-shot", 3, 2 / 3, 1 / 3),
        ("generator", 3, 2 / 3, 1 / 3),
        ("debug 1", 2, 1 / 3, 2 / 3),
        ("final", 3, 2 / 3, 2 / 3),
    ]
    matrices = [tuple(each["checker"].values()) for each in steps]
    assert matrices == [(1, 0, 1, 1), (1, 0, 1, 2), (0, 1, 1, 0), (1, 1, 2, 2)]
    assert list(shares(steps[-1]["checker"]).values()) == [0.5, 0.5, 1 / 3, 2 / 3, 0.4]
    assert shares(classified([]))["accuracy"] is None


def test_roles_and_rungs_are_added_up(run):
    counts = {"asked": 2, "asked_again": 1, "defaulted": 0, "tokens": 7}
    rung = {"name": "direct", "passed": True, "seconds": 2.0, "read": 3, "written": 4, "programs": 1}
    read = run(
        TaskResult("a", roles={"critic": counts}, rungs=[rung]),
        TaskResult("b", roles={"critic": counts, "x": counts}, rungs=[rung, {**rung, "name": "samples"}]),
    )
    assert summary(read)["roles"] == {
        "critic": {"tasks": 2, "asked": 4, "asked_again": 2, "defaulted": 0, "tokens": 14},
        "x": {"tasks": 1, **counts},
    }
    assert {name: (each["tasks"], each["seconds"], each["read"]) for name, each in rungs(read).items()} == {
        "direct": (2, 4.0, 6),
        "samples": (1, 2.0, 3),
    }


@pytest.mark.parametrize(
    ("designed", "wanted"),
    [
        (
            [
                [(True, False, False), (True, False, True), (True, True, True), (True, True, False),
                 (False, None, True)],
                [(True, False, False), (False, None, False)],
                [],
                [(True, False, None)],
            ],
            [4, 2, 7, 5, 3, (2, 1, 1, 1), (2, 2.5, 1.5), (1, 2.0, 1.0)],
        ),
        ([[(True, None, False), (True, None, True)]], [1, 1, 2, 2, 1, (0,) * 4, (1, 2, 1), (1, 2, 1)]),
    ],
)  # fmt: skip
def test_the_test_checker_against_the_reference(run, designed, wanted):
    """Each test: triggered, kept, right. What is found is what is incorrect."""
    read = run(*(TaskResult(str(number), designed=tests) for number, tests in enumerate(designed)))
    *counts, checker, before, after = summary(read)["designed_tests"].values()
    assert [*counts, tuple(checker.values()), before, after] == wanted


def test_pass_at_1_by_programs(run):
    """Each program: whether it is right, and whether what would be submitted after it is."""
    first = TaskResult("a", solved=True, programs=[(False, False), (True, False), (True, True)])
    second = TaskResult("b", solved=True, programs=[(True, True)])
    one = summary(run(first, second, TaskResult("c", status="failed"), TaskResult("d", status="not run")))
    assert (one["by_programs"], one["last_five"]) == ([1 / 3, 1 / 3, 2 / 3], 2 / 3)


def test_the_command(folders, capsys, tmp_path):
    assert main(["report", *map(str, folders), "--html", str(tmp_path / "page.html")]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "guided against greedy" in shown
    assert "greedy easy 1/1 100.0" in shown
    assert "greedy hard 0/1 0.0" in shown
    page = (tmp_path / "page.html").read_text()
    assert page.startswith("<!doctype html>")
    for tag in re.findall(r"</(\w+)>", page):
        assert len(re.findall(rf"<{tag}\b", page)) == page.count(f"</{tag}>"), f"every {tag} is closed"
    assert "&lt;b&gt;" in page
    assert "http" not in page
    assert "Only guided solves (3)" in page
    assert main(["report", *map(str, folders), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    wanted = "dataset strategy tasks solved accuracy interval generated_tokens wall_s".split()
    assert all(name in line for line in lines for name in wanted)
    assert [line["solved"] for line in lines] == [1, 3]
    assert lines[0]["solved_within"] == {"seconds": {"1": 0.25}, "written": {"10": 0.25}} | {
        "read_or_written": {"10": 0.25}
    }


def test_tables_of_workflows(written, capsys):
    rung = {"name": "direct", "passed": True, "seconds": 2.0, "read": 3, "written": 4}
    designed = [(True, False, False), (True, True, True)]
    more = {"roles": {"critic": {"asked": 2}}, "rungs": [rung], "designed": designed}
    results = [TaskResult("e", programs=[(True, True)], **more), *FLOWS]
    assert main(["report", str(written("run", results))]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    steps = "run generator 3 66.7 33.3 4 50.0"
    for row in (
        "run direct 1 1 2.0 0.500 3 4",
        steps,
        "run critic 1 2 0 0 0 0",
        "1 kept, 1 dropped",
        "1 25.0",
    ):
        assert row in shown


@pytest.mark.parametrize("folder", [path.parent for path in PUBLISHED], ids=lambda path: path.name)
def test_published_records_are_still_read(folder, capsys):
    assert main(["report", str(folder)]) == 0
    tasks = json.loads((folder / "run.json").read_text())["tasks"]
    assert f"/{tasks} " in capsys.readouterr().out


@pytest.mark.parametrize("about", [None, "[]", "{}", "{"])
def test_no_run(tmp_path, capsys, about):
    if about is not None:
        (tmp_path / "run.json").write_text(about)
    assert main(["report", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "holds no run" in said
    assert about != "{}" or "it lacks 'dataset'" in said


@pytest.mark.parametrize("line", ["{", "[]", '{"solved": true}'])
def test_a_line_that_is_no_record_is_named(folders, capsys, line):
    with (folders[0] / "records.jsonl").open("a") as file:
        file.write(line + "\n")
    assert main(["report", str(folders[0])]) == 2
    assert "records.jsonl, line 6, is no record" in capsys.readouterr().err


def test_runs_of_one_name_are_told_apart(folders, capsys):
    """By as much of their paths as it takes."""
    other = folders[0].parent / "mbpp" / "greedy"
    shutil.copytree(folders[0], other)
    assert main(["report", *map(str, (*folders, other)), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["run"] for line in lines] == [f"{folders[0].parent.name}/greedy", "guided", "mbpp/greedy"]
    assert [{pair["first"] for pair in line["equal_cost"]} for line in lines[:2]] == [
        set(),
        {lines[0]["run"]},
    ]


PLAIN, GUIDED = {"temperature": 0.8, "gamma": 0.0}, {"temperature": 0.8, "gamma": 1.0}
LIKELIEST = {"temperature": 0.0, "gamma": 0.0}
PASSED, FAILED = ({"name": "", "passed": passed, "seconds": 1, "read": 1, "written": 1} for passed in (1, 0))


@pytest.mark.parametrize(
    ("strategy", "kind", "result"),
    [
        ("direct", "first", {"agent": PLAIN, "how": "decoded"}),
        ("reflexion", "first", {"programs": [(True, True)]}),
        ("reflexion", "later", {"programs": [(False, False), (True, True)], "agent": LIKELIEST}),
        ("resample", "best", {"agent": GUIDED, "how": "interrupted"}),
        ("auto", "first", {"agent": LIKELIEST, "rungs": [PASSED], "how": "decoded"}),
        ("auto", "later", {"agent": PLAIN, "rungs": [FAILED, PASSED], "how": "harvested"}),
        ("auto", "later", {"agent": PLAIN, "rungs": [FAILED, FAILED], "how": "decoded"}),
        ("auto", "candidate", {"agent": GUIDED, "rungs": [FAILED, PASSED], "how": "harvested"}),
        ("auto", "guided", {"agent": GUIDED, "rungs": [FAILED, PASSED], "how": "decoded"}),
        ("auto", "best", {"agent": GUIDED, "rungs": [FAILED, FAILED], "how": "decoded"}),
        ("eg-cfg", "guided", {"agent": GUIDED, "how": "decoded"}),
        ("eg-cfg", "candidate", {"agent": GUIDED, "how": "harvested"}),
        ("eg-cfg", "best", {"agent": GUIDED, "how": "interrupted"}),
        ("eg-cfg", "first", {"agent": GUIDED, "how": "decoded", "unguided": "there are no tests"}),
        ("eg-cfg", "first", {"agent": PLAIN, "how": "decoded"}),
        ("eg-cfg", "later", {"agent": PLAIN, "how": "harvested"}),
    ],
)
def test_what_solved_a_task(run, strategy, kind, result):
    read = run(TaskResult("a", solved=True, **result), TaskResult("b", **result), strategy=strategy)
    assert {name: count for name, count in solved_by(read).items() if count} == {kind: 1}


def test_repeats_are_added_up_and_shown(written, capsys):
    results = [
        TaskResult("a", solved=True, how="decoded", repeats={"shown": 3, "repeated": 2}),
        TaskResult("b", repeats={"shown": 1, "repeated": 0}),
        TaskResult("c"),
    ]
    assert main(["report", str(written("run", results))]) == 0
    assert "run 1 1 0 0 0 0 4 2 (50.0 %)" in " ".join(capsys.readouterr().out.split())


EVIL = "a\x1b]0;owned\x07\x1b[2Jb\x9b31m\u202ec[/bold][link=http://x]d[/link]\r\n\x00\x7f<script>"


def test_neither_terminal_nor_browser_gets_commands_that_a_model_wrote(written, tmp_path, capsys):
    told = {"reason": EVIL, "code": EVIL, "hidden": (EVIL,), "note": EVIL, "trace": (EVIL,)}
    folders = [
        str(written(name, [TaskResult(str(n), solved=(n == 0) == first, **told) for n in range(3)], EVIL))
        for name, first in (("first\x1b[2J[x]", True), ("second\x9b", False))
    ]
    page = tmp_path / "page.html"
    assert main(["report", *folders, "--html", str(page)]) == 0
    said = capsys.readouterr()
    for text in (said.out, said.err, page.read_bytes().decode()):
        assert text == harmless(text)
    assert "<script" not in page.read_text()
    assert main(["report", "--json", *folders]) == 0
    assert capsys.readouterr().out.isascii()
