"""Repacked weights only where a process survived them; fewer threads while others keep processors busy."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine.lm.llama_cpp import loading
from engine.lm.llama_cpp.backend import LONGEST_PAUSE_S, Threads
from engine.lm.llama_cpp.loading import TRIED, can_repack
from tests.unit.lm.random_gguf import write_random


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


@dataclass
class Machine:
    """Processors that are free, and the time."""

    free: float
    wall_s: float = 0.0
    processor_s: float = 0.0

    def run(self, threads: Threads, seconds: float, pass_s: float = 0.02) -> list[int]:
        """The number of threads of each pass."""
        counts = []
        for _ in range(round(seconds / pass_s)):
            counts.append(threads.count)
            with threads.watched():
                self.wall_s += pass_s
                self.processor_s += pass_s * min(threads.count, self.free)
        return counts


def of(machine: Machine, most: int) -> Threads:
    return Threads(most, lambda: machine.wall_s, lambda: machine.processor_s)


def test_a_busy_one_uses_what_is_free_and_tries_again_ever_more_rarely() -> None:
    machine = Machine(free=2.4)
    threads = of(machine, 4)
    counts = machine.run(threads, 100)
    assert counts[:3] == [4, 4, 4]
    assert set(counts[3:]) == {2, 4}
    assert counts.count(4) < 0.05 * len(counts)


def test_all_are_used_again_when_the_machine_is_quiet() -> None:
    machine = Machine(free=0.7)
    threads = of(machine, 2)
    machine.run(threads, 200)
    machine.free = 2
    machine.run(threads, LONGEST_PAUSE_S)
    assert set(machine.run(threads, 30)) == {2}
