"""Runs that are killed at random points and resumed come to the same table."""

from __future__ import annotations

import json
import random
import shutil
import signal
import subprocess
import sys
import time

import pytest

from tests.unit.bench import samples as data

TASKS = 40


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """Half of the references are right."""
    body = "    for _ in range(100_000):\n        pass\n    return {} * helper(n)\n"
    records = [
        {**data.TRIPLE, "task_id": f"HumanEval/{n}", "canonical_solution": body.format(2 + n % 2)}
        for n in range(TASKS)
    ]
    file = tmp_path_factory.mktemp("data") / "data.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    return str(file)


def command(path, out, *more):
    start = [sys.executable, "-m", "egcfg_lsp", "bench", "humaneval", "--data", path, "--strategy", "gold"]
    return [*start, "--out", str(out), "--quiet", "--concurrency", "2", *more]


def table(out):
    shown = subprocess.run(
        [sys.executable, "-m", "egcfg_lsp", "report", str(out), "--json"], capture_output=True, check=True
    )
    found = json.loads(shown.stdout)
    return {name: value for name, value in found.items() if not name.startswith(("run", "wall"))}


def lines(out):
    file = out / "records.jsonl"
    return file.read_bytes().count(b"\n") if file.exists() else 0


def _heed_interrupts():
    """What runs in a shell's background inherits that they are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture(scope="module")
def undisturbed(path, tmp_path_factory):
    """The table of a run that nobody kills."""
    out = tmp_path_factory.mktemp("undisturbed") / "run"
    subprocess.run(command(path, out), check=True, stderr=subprocess.DEVNULL)
    return table(out)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("how", "workers"),
    [
        (signal.SIGKILL, "2"),
        (signal.SIGINT, "1"),
        (signal.SIGKILL, "1"),
        (signal.SIGINT, "2"),
    ],
)
def test_killed_and_resumed(path, undisturbed, tmp_path, how, workers):
    draw = random.Random(int(how))
    out = tmp_path / "run"
    killed = 0
    for _ in range(30):
        more = ["--workers", workers, *(["--resume"] if killed else [])]
        process = subprocess.Popen(
            command(path, out, *more), stderr=subprocess.DEVNULL, preexec_fn=_heed_interrupts
        )
        goal = lines(out) + draw.randint(TASKS // 4, TASKS // 2)
        while process.poll() is None and lines(out) < goal:
            time.sleep(0.002)
        process.send_signal(how)
        if process.wait(timeout=300):
            killed += 1
        elif killed:
            break
        else:  # it was faster than we could look: that is no run to resume
            shutil.rmtree(out)
    assert killed >= 1
    assert lines(out) == TASKS
    assert table(out) == undisturbed
    assert undisturbed["solved"] == TASKS // 2
