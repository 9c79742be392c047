"""Judges the programs of a finished run by another data set's hidden tests; no model is used."""

from __future__ import annotations

import ast
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.bench.problems.problem import Problem
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.store import About, read_run
from engine.bench.running.task_result import TaskResult
from engine.core.errors import SettingsError
from engine.decoding.executable import parse

FAMILIES = (
    ("mbpp", "mbpp-sanitized", "mbpp-et", "mbpp-plus"),
    ("humaneval", "humaneval-et", "humaneval-plus"),
)
"""Data sets of the same tasks under other hidden tests."""


@dataclass(frozen=True)
class FinishedRun:
    """A run whose programs are judged again."""

    name: str
    about: About
    results: Mapping[str, TaskResult]
    """By task."""

    @classmethod
    def read(cls, folder: Path) -> FinishedRun:
        """Raises ``SettingsError`` when there is no run in ``folder``."""
        about, results = read_run(folder)
        return cls(folder.name, about, {result.task: result for result in results})

    def check(self, dataset: str, tasks: Sequence[str]) -> None:
        """Raises ``SettingsError`` for a run whose tasks are not those of ``dataset``."""
        known = self.about.dataset
        if known != dataset and not any({known, dataset} <= set(family) for family in FAMILIES):
            raise SettingsError(f"{self.name} is a run of {known}, whose tasks are not those of {dataset}.")
        if not set(tasks) & self.results.keys():
            raise SettingsError(f"{self.name}, a run of {known}, has no task of those of {dataset}.")

    def settings(self) -> dict[str, Any]:
        """Those of the run, and what it is."""
        judged = {
            "run": self.name,
            "dataset": self.about.dataset,
            "data_sha256": self.about.data_sha256,
            "fingerprint": self.about.fingerprint,
        }
        return {**self.about.settings, "judged": judged}


@dataclass(frozen=True)
class RejudgingSolver:
    """Judges the programs of ``run``, as ``engine.bench.running.solver.Solver``."""

    judge: HiddenJudge
    run: FinishedRun

    async def solve(self, problem: Problem) -> TaskResult:
        """The run's result with this verdict; ``not run`` where the run has no program for the problem."""
        known = self.run.results.get(problem.id)
        if reason := _unjudged(self.run.name, problem, known) or await self.judge.lacking(problem):
            return TaskResult(problem.id, "not run", reason=reason)
        assert known is not None
        began = time.perf_counter()
        task = replace(problem.task, signature=known.signature or problem.task.signature)
        verdict = await self.judge.judge(replace(problem, task=task), known.code)
        return replace(
            known,
            solved=verdict.solved,
            trusted=verdict.trusted,
            reason=verdict.missed,
            hidden=tuple(map(str, verdict.outcomes)),
            judge_s=round(time.perf_counter() - began, 4),
            samples=(),
            steps=(),
        )


def _unjudged(run: str, problem: Problem, known: TaskResult | None) -> str:
    """Why the program for ``problem`` cannot be judged; nothing if it can."""
    if known is None:
        return f"{run} has no record of it"
    if known.status != "judged":
        return f"{known.status} in {run}: {known.reason}"
    here, there = _called_as(problem.task.signature), _called_as(known.signature)
    if known.signature and here != there:
        return f"another function than in {run}, {known.signature.strip()}"
    return ""


def _called_as(signature: str) -> tuple[str, int] | None:
    """The function's name, and how many parameters it has."""
    tree = parse(signature + "    pass\n")
    for node in tree.body if tree is not None else ():
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            return node.name, len(node.args.posonlyargs) + len(node.args.args)
    return None
