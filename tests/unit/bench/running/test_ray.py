"""Two real workers of Ray on this machine, one of them killed mid-run."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from engine.bench.datasets import load
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.ray import run_on_ray
from engine.bench.running.solver import GoldSolver
from engine.bench.running.store import About, RunStore, read_run
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError
from sandbox import SandboxPool
from tests.unit.bench import samples as data

TASKS = 12
ABOUT = About("humaneval", "gold", {}, {}, "hash", TASKS)


class Slow:
    """Judges references, tells in which process, and waits until all processes are there.

    Two, and a third after one of them was killed, for which stands a file beside the folder.
    """

    def __init__(self, solver, folder):
        self._solver, self._folder = solver, folder

    async def solve(self, problem):
        (self._folder / str(os.getpid())).touch()
        while len(list(self._folder.iterdir())) < 2 + self._folder.with_name("killed").exists():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        return await self._solver.solve(problem)


class Opened:
    """What a worker opens; goes to it by value, so that it needs none of the tests' modules."""

    def __init__(self, folder):
        self._folder = str(folder)

    @asynccontextmanager
    async def __call__(self):
        async with SandboxPool(parallel=1) as pool:
            yield Slow(GoldSolver(HiddenJudge(pool)), Path(self._folder))


async def test_a_killed_worker_is_replaced(tmp_path, write):
    ray = pytest.importorskip("ray", reason="ray is not installed")
    import tests.unit.bench.running.test_ray as here

    ray.cloudpickle.register_pickle_by_value(here)
    problems = load(
        "humaneval", write([{**data.TRIPLE, "task_id": f"HumanEval/{n}"} for n in range(TASKS)])
    ).problems
    processes = tmp_path / "processes"
    processes.mkdir()
    killed = []

    def kill_one(result: TaskResult) -> None:
        if not killed:
            killed.append(int(next(processes.iterdir()).name))
            processes.with_name("killed").touch()
            os.kill(killed[0], signal.SIGKILL)

    store = RunStore(tmp_path / "run", ABOUT)
    with store.opened(resume=False):
        await run_on_ray(problems, Opened(processes), store, 2, 1, listen=kill_one)
    results = read_run(tmp_path / "run")[1]
    assert killed
    assert len(list(processes.iterdir())) == 3
    assert len(results) == TASKS
    assert all(result.solved for result in results)
    lines = (tmp_path / "run" / "records.jsonl").read_text().splitlines()
    assert len(lines) == TASKS


async def test_without_ray_one_is_told_what_to_do(tmp_path, monkeypatch):
    import engine.bench.running.ray as module

    def absent(name):
        raise ImportError(name)

    monkeypatch.setattr(module.importlib, "import_module", absent)
    with pytest.raises(SettingsError, match=r"egcfg-lsp\[ray\]"):
        await run_on_ray([], Opened(tmp_path), RunStore(tmp_path, ABOUT), 1, 1)
