"""Several processes: a killed one is replaced, and none outlives the parent, however that ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import psutil
import pytest

from engine.bench.datasets import load
from engine.bench.running.processes import run_in_processes
from engine.bench.running.store import About, RunStore, read_run
from engine.core.errors import ModelError
from sandbox import Refused
from tests.thorough import thorough
from tests.unit.bench import samples as data
from tests.unit.bench.running.portable_solvers import Mortal, Opened, Unportable

TASKS = 12
ABOUT = About("humaneval", "gold", {}, {}, "hash", TASKS)


@pytest.fixture
def problems(write):
    return load(
        "humaneval", write([{**data.TRIPLE, "task_id": f"HumanEval/{n}"} for n in range(TASKS)])
    ).problems


async def run(tmp_path, problems, opened, listen=lambda result: None):
    store = RunStore(tmp_path / "run", ABOUT)
    with store.opened(resume=False):
        await run_in_processes(problems, opened, store, 2, 1, listen)
    return read_run(tmp_path / "run")[1]


async def test_a_killed_process_is_replaced(tmp_path, problems):
    seen = tmp_path / "processes"
    seen.mkdir()
    killed = []

    def kill_one(result):
        if not killed:
            killed.append(int(next(seen.iterdir()).name))
            seen.with_name("killed").touch()
            os.kill(killed[0], signal.SIGKILL)

    results = await run(tmp_path, problems, Opened(seen), kill_one)
    assert killed
    assert len(list(seen.iterdir())) == 3
    assert os.getpid() not in {int(each.name) for each in seen.iterdir()}
    assert sorted(result.task for result in results) == sorted(problem.id for problem in problems)
    assert all(result.solved for result in results)


async def test_a_task_that_kills_is_a_record(tmp_path, problems):
    results = await run(tmp_path, problems, Mortal(tmp_path))
    [failed] = [result for result in results if result.status == "failed"]
    assert (failed.task, len(results)) == ("HumanEval/3", TASKS)
    assert "workers were lost with it" in failed.reason


@pytest.mark.parametrize(
    ("wrong", "said", "kind", "words"),
    [
        (Refused, ["no confinement here"], Refused, "no confinement here"),
        (ModelError, ["no such model"], ModelError, "no such model"),
        (Unportable, ["this", "that"], RuntimeError, "Unportable: this and that"),
    ],
)
async def test_what_cannot_be_opened_ends_the_run(tmp_path, problems, wrong, said, kind, words):
    with pytest.raises(kind, match=words):
        await run(tmp_path, problems, Opened(tmp_path, wrong, said))


@pytest.mark.parametrize("how", [signal.SIGKILL, *thorough([signal.SIGTERM, signal.SIGINT])])
def test_no_process_outlives_the_parent(tmp_path, write, how):
    """Ctrl-C reaches every process of a terminal, and so does SIGINT here; the others only the parent."""
    endless = "    while True:\n        pass\n"
    path = write(
        [{**data.TRIPLE, "task_id": f"HumanEval/{n}", "canonical_solution": endless} for n in range(TASKS)]
    )
    arguments = ["humaneval", "--data", path, "--strategy", "gold", "--out", str(tmp_path / "run")]
    parent = subprocess.Popen(
        [sys.executable, "-m", "egcfg_lsp", "bench", *arguments, "--workers", "2", "--quiet"],
        start_new_session=True,
        preexec_fn=heed_interrupts,
        stderr=subprocess.PIPE,
        text=True,
    )
    family = until(lambda: whole_family(parent.pid))
    (os.killpg if how == signal.SIGINT else os.kill)(parent.pid, how)
    said = parent.communicate(timeout=300)[1]
    assert "Traceback" not in said
    assert until(lambda: not alive(family)), alive(family)


def heed_interrupts():
    """What runs in a shell's background inherits that they are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def whole_family(pid):
    """All below a process, once both workers have a sandbox with a program in it."""
    workers = [child for child in psutil.Process(pid).children() if "spawn_main" in " ".join(child.cmdline())]
    below = [child.children(recursive=True) for child in workers]
    busy = len(workers) == 2 and all(len(children) >= 2 for children in below)
    return [*workers, *below[0], *below[1]] if busy else []


def alive(processes):
    return [each for each in processes if each.is_running() and each.status() != psutil.STATUS_ZOMBIE]


def until(look, seconds=300.0):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            if found := look():
                return found
        except psutil.NoSuchProcess:
            pass
        time.sleep(0.05)
    return look()
