"""Strategies measured against a server, beside the same in process."""

from __future__ import annotations

import json

import pytest

from benchmarks.solved import served, strategies, strategy_runs
from benchmarks.solved.strategies import METHODS, SETS, problems
from tests.unit.lm.openai.served import serving

DIRECT = METHODS[0]


def task(name, solved, tokens=20, **more):
    return {"task": name, "solved": solved, "visible": solved, "tokens": tokens, "programs": 1, **more}


@pytest.fixture
def results(tmp_path, monkeypatch):
    """An empty folder of records."""
    monkeypatch.setattr(strategy_runs, "RESULTS", tmp_path)
    for name, file in (("RESULTS", ""), ("RECORDS", "served.jsonl"), ("TABLE", "served.md")):
        monkeypatch.setattr(served, name, tmp_path / file)
    return tmp_path


def write(path, *records):
    path.write_text("".join(json.dumps(record) + "\n" for record in records))


def test_the_table_compares_with_the_same_tasks_in_process(results):
    shared = {"set": "held-out", "method": "direct", "budget": 600}
    local = [task("a", True), task("b", False, 30), task("c", True)]
    write(results / "held-out.jsonl", {**shared, "tasks": local})
    here = [task("a", True, 22), task("b", True, 28, status="failed")]
    write(results / "served.jsonl", {**shared, "tasks": here, "requests": 60, "seconds": 3.0})
    assert served.table().splitlines()[2] == (
        "| held-out | direct | 2 | 2 (34 to 100 %) | 1 | 1 | 1 | 25 | 25 | 30 | 1.5 |"
    )


@pytest.mark.parametrize("changes", [{"budget": 300}, {"method": "resample"}, {"tasks": [task("z", True)]}])
def test_what_was_not_measured_alike_is_not_compared(results, changes):
    shared = {"set": "held-out", "method": "direct", "budget": 600, "tasks": [task("a", True)]}
    write(results / "held-out.jsonl", {**shared, **changes})
    write(results / "served.jsonl", {**shared, "requests": 30, "seconds": 3.0})
    assert "| 1 (21 to 100 %) | - | - | 0 | 20 | - |" in served.table()


async def test_a_method_is_measured_once_and_says_what_it_cost(results, monkeypatch):
    monkeypatch.setenv("SERVED_KEY", "secret")
    tasks = {"held-out": problems("held-out", 2)}
    async with serving(lambda text: {"\n": 1.0}) as server:
        here = served.Server(server.url, "scripted", "SERVED_KEY")
        for _ in range(2):
            await served.measure(here, tasks, [DIRECT], tokens=5, minutes=1.0)
    assert (results / "served.md").read_text() == served.table()
    [record] = strategy_runs.read(results / "served.jsonl")
    assert (record["set"], record["method"], record["model"], record["budget"]) == (
        "held-out",
        "direct",
        "scripted",
        5,
    )
    assert record["note"] == "truncated distribution"
    assert 0 < record["requests"] <= len(server.bodies)
    assert [each["task"] for each in record["tasks"]] == [problem.id for problem in tasks["held-out"]]
    assert any("authorization: bearer secret" in head.lower() for head in server.headers)
    assert "secret" not in (results / "served.jsonl").read_text()


def test_a_server_needs_both_its_address_and_a_name(capsys):
    with pytest.raises(SystemExit):
        strategies.main(["run", "--base-url", "http://localhost:1/v1"])
    assert "--base-url and --model go together" in capsys.readouterr().err


def test_the_committed_table_is_made_from_the_records():
    records = strategy_runs.read(served.RECORDS)
    assert {record["set"] for record in records} <= set(SETS)
    if records:
        assert served.TABLE.read_text(encoding="utf-8") == served.table()
