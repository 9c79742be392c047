"""Several processes and machines: a killed worker is replaced, and none outlives the parent."""

import os
import signal
import subprocess
import sys
import time
from functools import partial

import psutil
import pytest

from engine.bench import workers
from engine.bench.datasets import load
from engine.bench.store import About, BenchRun, RunStore
from engine.support.errors import ModelError, SettingsError
from sandbox import Refused
from tests.thorough import thorough
from tests.unit.bench import portable_solvers
from tests.unit.bench import samples as data
from tests.unit.bench.portable_solvers import Mortal, Opened, Unportable

TASKS = 12
PROCESSES = partial(workers.processes, workers=2)


def records(**changes):
    return [{**data.TRIPLE, **changes, "task_id": f"HumanEval/{n}"} for n in range(TASKS)]


@pytest.fixture
def problems(write):
    return load("humaneval", write(records())).problems


async def run(tmp_path, problems, opened, open_solvers=PROCESSES, listen=lambda result: None):
    store = RunStore(tmp_path / "run", About("humaneval", "gold", {}, {}, "hash", TASKS))
    async with open_solvers(opened) as solvers:
        with store.opened(resume=False):
            await workers.run(problems, solvers, store, 1, listen)
    return BenchRun.read(tmp_path / "run").results


@pytest.mark.parametrize("how", ["processes", "ray"])
async def test_a_killed_worker_is_replaced(tmp_path, problems, how):
    open_solvers = PROCESSES
    if how == "ray":  # a cluster on this machine, which gets these classes by value
        module = pytest.importorskip("ray", reason="ray is not installed")
        module.cloudpickle.register_pickle_by_value(portable_solvers)
        open_solvers = partial(workers.actors, workers=2, concurrency=1)
    seen = tmp_path / "processes"
    seen.mkdir()
    killed = []

    def kill_one(result):
        if not killed:
            killed.append(int(next(seen.iterdir()).name))
            seen.with_name("killed").touch()
            os.kill(killed[0], signal.SIGKILL)

    results = await run(tmp_path, problems, Opened(seen), open_solvers, kill_one)
    assert killed
    assert len(list(seen.iterdir())) == 3
    assert os.getpid() not in {int(each.name) for each in seen.iterdir()}
    assert [result.task for result in results] == [problem.id for problem in problems]
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


async def test_without_ray_one_is_told_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SettingsError, match=r"pip install -e '\.\[ray\]'"):
        async with workers.actors(Opened(tmp_path), 1, 1):
            pass


@pytest.mark.parametrize("how", [signal.SIGKILL, *thorough([signal.SIGTERM, signal.SIGINT])])
def test_no_process_outlives_the_parent(tmp_path, write, how):
    """Ctrl-C reaches every process of a terminal, and so does SIGINT here; the others only the parent."""
    path = write(records(canonical_solution="    while True:\n        pass\n"))
    arguments = ["humaneval", "--data", path, "--strategy", "gold", "--out", str(tmp_path / "run")]
    parent = subprocess.Popen(
        [sys.executable, "-m", "egcfg_lsp", "bench", *arguments, "--workers", "2"],
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # ignored in a shell's background
        stderr=subprocess.PIPE,
        text=True,
    )
    family = until(lambda: whole_family(parent.pid))
    (os.killpg if how == signal.SIGINT else os.kill)(parent.pid, how)
    said = parent.communicate(timeout=300)[1]
    assert "Traceback" not in said
    assert until(lambda: not alive(family)), alive(family)


def whole_family(pid):
    """All below a process, once both workers have a sandbox with a program in it."""
    found = [
        child for child in psutil.Process(pid).children() if "workers.serve" in " ".join(child.cmdline())
    ]
    below = [child.children(recursive=True) for child in found]
    busy = len(found) == 2 and all(len(children) >= 2 for children in below)
    return [*found, *below[0], *below[1]] if busy else []


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
