"""Repacked weights are used only where a process of its own got through with them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.lm.llama_cpp import loading
from engine.lm.llama_cpp.loading import TRIED, can_repack
from tests.unit.lm.llama_cpp.ggufs import write_random


@pytest.fixture
def asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The commands that were run; each ends as ``asked.ends`` says."""

    class Asked(list[list[str]]):
        ends: subprocess.CompletedProcess[str] | Exception = subprocess.CompletedProcess([], 0, f"{TRIED}\n")

    commands = Asked()

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        if isinstance(commands.ends, Exception):
            raise commands.ends
        return commands.ends

    monkeypatch.setattr(loading.subprocess, "run", run)
    monkeypatch.setattr(loading, "LEAST_BYTES", 0)
    monkeypatch.setattr(loading, "user_cache_path", lambda *names, **options: tmp_path / "cache")
    return commands


@pytest.fixture
def model(tmp_path: Path) -> Path:
    file = tmp_path / "model.gguf"
    file.write_bytes(b"weights")
    return file


def test_what_survives_is_used_and_tried_once(asked, model: Path):
    assert can_repack(model)
    assert can_repack(model)
    assert len(asked) == 1


@pytest.mark.parametrize(
    "ends",
    [
        subprocess.CompletedProcess([], -11, ""),
        subprocess.CompletedProcess([], 0, ""),
        subprocess.TimeoutExpired("python", 1),
        OSError("no process"),
    ],
)
def test_what_crashes_hangs_or_stops_half_way_is_not_used(asked, model: Path, ends):
    asked.ends = ends
    assert not can_repack(model)
    assert not can_repack(model)
    assert len(asked) == 1


def test_another_file_is_tried_anew(asked, model: Path):
    assert can_repack(model)
    model.write_bytes(b"other weights")
    asked.ends = subprocess.CompletedProcess([], -11, "")
    assert not can_repack(model)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"a": 1}'])
def test_a_broken_cache_is_written_anew(asked, model: Path, tmp_path: Path, text: str):
    file = tmp_path / "cache" / "repacking.json"
    file.parent.mkdir()
    file.write_text(text)
    assert can_repack(model)
    assert True in json.loads(file.read_text()).values()


def test_the_process_says_so_when_it_is_through(tmp_path: Path):
    file = write_random("qwen2", tmp_path)
    command = [sys.executable, "-m", "engine.lm.llama_cpp.loading", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0 or done.returncode < 0  # where this build crashes with them
    assert (done.stdout.strip() == TRIED) == (done.returncode == 0)
