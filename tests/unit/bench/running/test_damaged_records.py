"""Damaged lines of a run are named and set aside; everything else of the run is used."""

from __future__ import annotations

import gzip
import json
import os
import tracemalloc

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from egcfg_lsp.cli import main
from engine.bench.reporting.page import page
from engine.bench.reporting.run_report import BenchRun, comparisons, summary
from engine.bench.running import record_lines
from engine.bench.running.store import About, RunStore, read_about, read_run
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError
from tests.thorough import sampled

ABOUT = About("mbpp", "eg-cfg", {"model": {"name": "m"}, "method": {}}, {"python": "3"}, "hash", 3)
WHOLE = {
    "task": "2",
    "status": "judged",
    "solved": True,
    "trusted": True,
    "reason": "r",
    "code": "c",
    "visible": ["pass"],
    "hidden": ["pass"],
    "samples": [True, False],
    "agent": {"num_candidates": 3, "horizon": 8, "temperature": 0.7, "gamma": 1.0, "template": "scripted"},
    "how": "decoded",
    "note": "",
    "prompt_tokens": 1,
    "generated_tokens": 1,
    "cached_tokens": 1,
    "forward_passes": 1,
    "executions": 1,
    "wall_s": 1.5,
    "judge_s": 1,
    "trace": ["line"],
    "roles": {"analyst": {"asked": 1}},
    "steps": [{"name": "code", "accepted": True, "solved": True, "checks": [[True, False]]}],
    "programs": [[True, False]],
    "designed": [[True, None, False]],
    "level": "easy",
    "search": {"nodes": []},
    "run": "f",
}
DAMAGED = {
    "cut": b'{"task": "2", "solv',
    "junk": bytes(range(1, 10)) + b"\xff\xfe\x00",
    "no object": b'["task"]',
    "number": b"7",
    "no task": b'{"solved": true}',
    "a task that is none": b'{"task": 7}',
    "not a number": b'{"task": "2", "wall_s": NaN}',
    "infinite": b'{"task": "2", "wall_s": Infinity}',
    "infinite by its digits": b'{"task": "2", "wall_s": 1e999}',
    "large number": b'{"task": "2", "generated_tokens": 1' + b"0" * 400 + b"}",
    "digits without end": b'{"task": "2", "generated_tokens": ' + b"1" * 5000 + b"}",
    "twice": b'{"task": "2", "solved": true, "solved": false}',
    "twice, inside": b'{"task": "2", "roles": {"a": {"x": 1, "x": 2}}}',
    "deep": b'{"task": "2", "search": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep enough": b'{"task": "2", "search": {"a": ' + b"[" * 500 + b"]" * 500 + b"}}",
    "surrogate": b'{"task": "2", "code": \xed\xa0\x80}',
    "status": b'{"task": "2", "status": "sloved"}',
}


def record(**changed):
    return json.dumps({**WHOLE, **changed}).encode()


def made(folder, *lines):
    """A run of two good records, with ``lines`` between them."""
    with RunStore(folder, ABOUT).opened(resume=False):
        pass
    whole = [b'{"task": "1", "solved": true}', *lines, b'{"task": "3", "solved": true}']
    (folder / "records.jsonl").write_bytes(b"\n".join(whole) + b"\n")
    return folder


def reported(folder):
    """Everything that is made of a run."""
    run = BenchRun.read(folder)
    json.dumps(summary(run).as_json())
    comparisons([run, run])
    page([run, run]).encode()
    return [result.task for result in run.results]


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_line_is_named_and_set_aside(tmp_path, caplog, damage):
    folder = made(tmp_path, DAMAGED[damage])
    before = (folder / "records.jsonl").read_bytes()
    assert reported(folder) == ["1", "3"]
    assert "records.jsonl, line 2 is no record: " in caplog.messages[0]
    assert "set aside in records.rejected.jsonl" in caplog.messages[0]
    [aside] = map(json.loads, (folder / "records.rejected.jsonl").read_text().splitlines())
    assert aside["line"] == 2
    assert aside["text"] == DAMAGED[damage][:10_000].decode("utf-8", "replace")
    assert (folder / "records.jsonl").read_bytes() == before


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_run_goes_on_after_a_damaged_line(tmp_path, damage):
    store = RunStore(made(tmp_path, DAMAGED[damage]), ABOUT)
    with store.opened(resume=True) as known:
        assert set(known) == {"1", "3"}
        store.append(TaskResult("2", solved=True))
    assert {result.task for result in read_run(tmp_path)[1]} == {"1", "2", "3"}


@pytest.mark.parametrize("length", [None, 30])
def test_compressed_records_are_read_as_far_as_they_go(tmp_path, caplog, length):
    folder = made(tmp_path)
    (folder / "records.jsonl.gz").write_bytes(gzip.compress((folder / "records.jsonl").read_bytes())[:length])
    (folder / "records.jsonl").unlink()
    whole = length is None
    assert reported(folder) == (["1", "3"] if whole else [])
    assert whole or "records.jsonl.gz cannot be read: Compressed file ended" in caplog.messages[0]


def test_the_commands_go_on_too(tmp_path, capsys):
    folder = made(tmp_path, *DAMAGED.values())
    assert main(["report", str(folder)]) == 0
    assert "Traceback" not in capsys.readouterr().err


ODD = [None, True, -1, 1.5, "x", "\ud800", [], [1], [None], [[]], {}, {"a": "b"}, [{}]]


@pytest.mark.parametrize("name", sampled(WHOLE, 5))
@pytest.mark.parametrize(
    "value", [None, True, -1, 1.5, "x", [], [1], [None], [[]], {}, {"a": "b"}, [{}]], ids=repr
)
def test_a_field_of_another_type_does_no_harm(tmp_path, name, value):
    assert "1" in reported(made(tmp_path, record(**{name: value})))


def test_a_whole_record_is_used(tmp_path, caplog):
    assert reported(made(tmp_path, record(), record(task="4", unknown=[1]))) == ["1", "2", "3", "4"]
    assert not caplog.messages


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*WHOLE, "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(changed=st.dictionaries(st.sampled_from([*WHOLE]), VALUES, max_size=3))
def test_records_with_any_values_do_no_harm(tmp_path_factory, changed):
    folder = made(tmp_path_factory.mktemp("run"), record(**changed))
    assert {"1", "3"} <= set(reported(folder))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(junk=st.binary(max_size=30), at=st.integers(0, 700), length=st.integers(0, 40))
def test_bytes_that_are_replaced_anywhere_do_no_harm(tmp_path_factory, junk, at, length):
    line = record()
    damaged = (line[:at] + junk + line[at + length :]).replace(b"\n", b" ")
    assert len(reported(made(tmp_path_factory.mktemp("run"), damaged))) >= 2


def test_a_line_that_is_too_long_is_not_kept_in_memory(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(record_lines, "LONGEST", 3 << 20)
    long = b'{"task": "2", "code": "' + b"x" * (40 << 20) + b'"}'
    made(tmp_path, long)
    lengths = [len(line) for _, line, _ in record_lines._lines(tmp_path / "records.jsonl")]
    assert max(lengths) <= 5 << 20
    assert reported(tmp_path) == ["1", "3"]
    assert "longer than 3 MiB" in caplog.messages[0]
    assert (tmp_path / "records.rejected.jsonl").stat().st_size < 100_000


def test_many_damaged_lines_are_counted(tmp_path, caplog):
    reported(made(tmp_path, *[b"{"] * 1000))
    assert len(caplog.messages) == 6
    assert "995 more" in caplog.messages[-1]
    assert len((tmp_path / "records.rejected.jsonl").read_text().splitlines()) == 1000


def test_damaged_lines_are_not_kept_in_memory(tmp_path):
    made(tmp_path, *[b"{" + b"x" * 1000] * 20_000)
    tracemalloc.start()
    try:
        assert len(list(record_lines.read_file(tmp_path / "records.jsonl"))) == 2
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


def test_reading_that_is_given_up_leaves_nothing_behind(tmp_path, caplog):
    made(tmp_path, b"{")
    before = set(tmp_path.iterdir())
    reading = record_lines.read_file(tmp_path / "records.jsonl")
    assert [next(reading).task, next(reading).task] == ["1", "3"]
    reading.close()
    assert set(tmp_path.iterdir()) == before
    assert not caplog.messages


def test_an_unfinished_last_line_is_only_passed_over(tmp_path, caplog):
    path = made(tmp_path) / "records.jsonl"
    path.write_bytes(path.read_bytes() + b'{"task": "4", "sol')
    assert reported(tmp_path) == ["1", "3"]
    assert not caplog.messages


def test_records_that_may_not_be_read_are_named(tmp_path, caplog, monkeypatch):
    made(tmp_path)

    def refuse(*arguments, **named):
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(record_lines, "open_regular", refuse)
    assert list(record_lines.read_file(tmp_path / "records.jsonl")) == []
    assert "records.jsonl cannot be read: Permission denied." in caplog.messages[0]


def test_where_nothing_can_be_set_aside_the_line_is_still_named(tmp_path, caplog):
    made(tmp_path, b"{")
    (tmp_path / "records.rejected.jsonl").mkdir()
    assert reported(tmp_path) == ["1", "3"]
    assert "line 2 is no record" in caplog.messages[0]
    assert "cannot be written" in caplog.messages[0]


def test_lines_that_could_not_all_be_set_aside_replace_no_earlier_ones(tmp_path, caplog):
    made(tmp_path, b"{", b"[")
    (tmp_path / "records.rejected.jsonl").write_text("earlier")
    with record_lines._Rejects(tmp_path / "records.jsonl") as rejects:
        rejects.add(2, "no object", b"{")
        rejects._new.out.close()
        rejects._new.out = open("/dev/full", "wb", buffering=0)  # noqa: SIM115 - closed by it
        rejects.add(3, "no object", b"[")
    assert "line 2 is no record: no object; records.rejected.jsonl cannot be written: No space" in caplog.text
    assert (tmp_path / "records.rejected.jsonl").read_text() == "earlier"
    assert not [path for path in tmp_path.iterdir() if path.suffix == ".tmp"]


@pytest.mark.parametrize(
    "changed",
    [
        {"tasks": "7"},
        {"tasks": -1},
        {"settings": []},
        {"settings": {"model": 7}},
        {"settings": {"model": {"name": 7}}},
        {"versions": {"python": 3}},
        {"versions": None},
        {"dataset": None},
    ],
    ids=str,
)
def test_damage_to_what_was_asked_is_named(tmp_path, changed):
    made(tmp_path)
    path = tmp_path / "run.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changed}))
    with pytest.raises(SettingsError, match="holds no run"):
        read_about(tmp_path)


@pytest.mark.parametrize(
    "text", [b"", b"[", b"7", b"null", b"\xff", b"[" * 100_000, b"{}"], ids=lambda t: str(t[:9])
)
def test_what_was_asked_may_be_anything(tmp_path, text):
    made(tmp_path)
    (tmp_path / "run.json").write_bytes(text)
    with pytest.raises(SettingsError, match="holds no run"):
        read_about(tmp_path)
