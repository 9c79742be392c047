"""Judges the reference solutions of every data set, and prints expected beside actual counts.

The folder of the data sets is named by EGCFG_DATASETS. ``gold.json`` says which references fail,
for faults of the data that docs/benchmarks.md explains; with other libraries DS-1000 may deviate.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.figures import Figure
from egcfg_lsp.project_bench.workload import PRELOADED
from engine.bench.datasets import load
from engine.bench.problems.problem import Problem
from engine.bench.running import runner
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.solver import GoldSolver
from engine.bench.running.task_result import TaskResult
from sandbox import SandboxPool

AT_ONCE = 2


@dataclass(frozen=True)
class Expected:
    """What is known of a data set's references."""

    name: str
    file: str
    tasks: int
    fails: frozenset[str]
    """Numbers of tasks whose references fail."""
    split: str | None = None

    def figure(self, results: Iterable[TaskResult]) -> Figure:
        """How many pass, of those that can be judged here."""
        judged = {_number(result.task): result for result in results if result.status != "not run"}
        failed = {task for task, result in judged.items() if not result.solved}
        expected = len(judged) - len(self.fails & judged.keys())
        told = [
            f"of {self.tasks}" + (f", {missing} not run" if (missing := self.tasks - len(judged)) else ""),
            f"fail as known: {_listed(failed & self.fails)}" if failed & self.fails else "",
            f"FAIL, not expected: {_listed(failed - self.fails)}" if failed - self.fails else "",
            f"PASS, not expected: {_listed((self.fails & judged.keys()) - failed)}"
            if (self.fails & judged.keys()) - failed
            else "",
        ]
        name = f"gold_{self.name.replace('-', '_')}{f'_{self.split}' if self.split else ''}"
        return Figure(
            name, len(judged) - len(failed), "tasks", "; ".join(filter(None, told)), f"== {expected}"
        )


def expectations() -> list[Expected]:
    """Of every data set."""
    known = json.loads((Path(__file__).parent / "gold.json").read_text(encoding="utf-8"))
    return [Expected(**{**entry, "fails": frozenset(entry["fails"])}) for entry in known]


def measure() -> list[Figure]:
    """A figure for each data set, from one run. Exits when the data sets are not there."""
    folder = os.environ.get("EGCFG_DATASETS")
    if not folder:
        sys.exit("Name the folder of the data sets: EGCFG_DATASETS=... python -m benchmarks gold")
    return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    async with SandboxPool(parallel=AT_ONCE, preload=PRELOADED) as pool:
        return [await measured(each, folder, pool) for each in expectations()]


async def measured(expected: Expected, folder: Path, pool: SandboxPool) -> Figure:
    """One data set."""
    problems = load(expected.name, str(folder / expected.file), expected.split).problems
    results = await _judged(problems, GoldSolver(HiddenJudge(pool)))
    return expected.figure(results)


async def _judged(problems: Sequence[Problem], solver: GoldSolver) -> list[TaskResult]:
    """Two at a time."""
    waiting = iter(problems)
    results: list[TaskResult] = []

    async def work() -> None:
        for problem in waiting:
            results.append(await runner.attempt(solver, problem))

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return results


def _number(task: str) -> str:
    return task.rpartition("/")[2]


def _listed(tasks: Iterable[str]) -> str:
    return " ".join(sorted(tasks, key=lambda task: (len(task), task)))
