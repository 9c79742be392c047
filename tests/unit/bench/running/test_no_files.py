"""What stands in a run's folder in place of its files is named, never waited for, never written to."""

from __future__ import annotations

import os
import socket

import pytest

from egcfg_lsp.cli import main
from engine.bench.running.store import RunStore
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError
from tests.unit.bench.running.test_damaged_records import ABOUT, made, reported

KINDS = {"pipe": "a pipe", "device": "a device", "socket": "a socket", "folder": "a folder"}


def put(kind, path):
    """Puts something in the place of a file."""
    path.unlink(missing_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "socket":
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(os.path.relpath(path))  # the length of a socket's path has a bound
    else:
        path.mkdir()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["run.json", "records.jsonl", "records-2-of-2.jsonl"])
def test_a_report_names_what_is_no_file(tmp_path, capsys, kind, name):
    put(kind, made(tmp_path) / name)
    assert main(["report", str(tmp_path)]) == 2
    [said] = capsys.readouterr().err.splitlines()
    assert f"{tmp_path / name} cannot be read: it is {KINDS[kind]}, not a file; remove it, or put" in said


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["run.json", "records.jsonl"])
def test_a_run_is_not_resumed_over_what_is_no_file(tmp_path, kind, name):
    put(kind, made(tmp_path) / name)
    said = "it is a link" if (kind, name) == ("device", "records.jsonl") else f"it is {KINDS[kind]}"
    with pytest.raises(SettingsError, match=said), RunStore(tmp_path, ABOUT).opened(resume=True):
        pass


def test_a_link_to_records_is_read_but_not_written_through(tmp_path):
    elsewhere = tmp_path / "elsewhere.jsonl"
    records = made(tmp_path / "run") / "records.jsonl"
    records.rename(elsewhere)
    elsewhere.write_bytes(elsewhere.read_bytes() + b"unfinished")
    before = elsewhere.read_bytes()
    records.symlink_to(elsewhere)
    assert reported(tmp_path / "run") == ["1", "3"]
    with (
        pytest.raises(SettingsError, match=r"records.jsonl cannot hold records: it is a link, .* remove it"),
        RunStore(tmp_path / "run", ABOUT).opened(resume=True) as _,
    ):
        pass
    assert elsewhere.read_bytes() == before


def test_no_side_file_is_written_through_a_link(tmp_path):
    run, mine = made(tmp_path / "run", b"{"), tmp_path / "mine"
    mine.write_text("mine")
    for name in (f".run.json.{os.getpid()}", "records.rejected.jsonl"):
        (run / name).symlink_to(mine)
    store = RunStore(run, ABOUT)
    with store.opened(resume=True) as known:
        assert set(known) == {"1", "3"}
        store.append(TaskResult("2", solved=True))
    assert mine.read_text() == "mine"
    assert not (run / "records.rejected.jsonl").is_symlink()


def test_what_was_asked_has_a_bound(tmp_path):
    with (made(tmp_path) / "run.json").open("r+b") as file:
        file.truncate(8 << 30)
    with pytest.raises(SettingsError, match=r"run.json cannot be read: it has more than 1 MiB"):
        reported(tmp_path)
