"""Runs one strategy on sets of tasks within a token budget, and reads and writes its records."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks import places
from engine.bench.problems.problem import Problem
from engine.bench.reporting.workflow_steps import role_counts
from engine.bench.running.hidden_judge import HiddenJudge
from engine.bench.running.runner import attempt
from engine.bench.running.solver import MethodSolver
from engine.bench.running.task_result import TaskResult
from engine.budget import Budget
from engine.decoding.agents import default_agents
from engine.lm.base import LanguageModel
from engine.services import Plan
from engine.support.confidence import wilson
from engine.types import Agent, Decoding
from engine.workflow import Workflow
from sandbox import Limits, SandboxPool

RESULTS = places.RESULTS / "strategies"
AT_ONCE = 64
"""Tasks that share passes of the model: roles ask for one token after the other."""
NEW_TOKENS = 160
"""Of one body."""
VISIBLE = Limits(wall_s=2.0, cpu_s=2.0)
"""Of running candidates on the visible tests."""


@dataclass(frozen=True)
class Method:
    """A row of the table."""

    name: str
    strategy: str
    workflow: Workflow = field(default_factory=Workflow)
    agents: int = 1
    """Of ``default_agents``."""
    samples: int = 12
    """Of one agent: programs or candidates that are sampled at once."""
    first_try: bool = False
    temperature: float = 0.85
    """Of the one agent."""

    @property
    def plan(self) -> Plan:
        """In turn, so that results repeat; rounds that only the budget ends where more of them can help."""
        rounds = 1000 if self.strategy in ("eg-cfg", "eg-cfg-thinker", "resample") else 1
        one = (Agent(self.samples, temperature=self.temperature, template="native"),)
        agents = default_agents(self.agents, "native") if self.agents > 1 else one
        decoding = Decoding(NEW_TOKENS, in_turn=True, rounds=rounds, first_try=self.first_try)
        return Plan(agents, decoding, self.workflow)


async def measured(
    model: LanguageModel,
    pool: SandboxPool,
    sets: dict[str, list[Problem]],
    method: Method,
    tokens: int,
    at_once: int = AT_ONCE,
) -> list[dict[str, Any]]:
    """A record for each set: what became of every task, and what roles did in all of them together."""
    judge, budget = HiddenJudge(pool), Budget(tokens=tokens)
    solver = MethodSolver(model, pool, judge, method.plan, method.strategy, budget, VISIBLE)
    places = asyncio.Semaphore(at_once)

    async def one(task: Problem) -> TaskResult:
        async with places:
            return await attempt(solver, task)

    found = await asyncio.gather(*(asyncio.gather(*map(one, tasks)) for tasks in sets.values()))
    return [
        {
            "set": name,
            "method": method.name,
            "budget": tokens,
            "roles": role_counts(results),
            "checks": [pair for result in results for step in result.steps for pair in step["checks"]],
            "tasks": [_task(result) for result in results],
        }
        for name, results in zip(sets, found, strict=True)
    ]


def _task(result: TaskResult) -> dict[str, Any]:
    """One task, in short."""
    short = {
        "task": result.task,
        "solved": result.solved,
        "visible": bool(result.visible) and all(outcome == "pass" for outcome in result.visible),
        "tokens": result.generated_tokens,
        "programs": result.executions,
        "how": result.how,
    }
    return short if result.status == "judged" else {**short, "status": result.status, "reason": result.reason}


def records(name: str) -> list[dict[str, Any]]:
    """What was measured on a set."""
    return read(RESULTS / f"{name}.jsonl")


def read(path: Path) -> list[dict[str, Any]]:
    """The records of a file; none where there is no file."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def row(record: dict[str, Any]) -> str:
    """One method on one set, for a table in Markdown."""
    tasks = [task for task in record["tasks"] if task.get("status") != "not run"]
    count, solved = len(tasks), sum(task["solved"] for task in tasks)
    low, high = wilson(solved, count)
    tokens = sum(task["tokens"] for task in tasks) / count
    programs = sum(task["programs"] for task in tasks) / count
    visible = sum(task["visible"] for task in tasks)
    share = f"{100 * solved / count:.0f} % ({100 * low:.0f} to {100 * high:.0f})"
    return f"| {record['method']} | {solved}/{count} | {share} | {visible} | {tokens:,.0f} | {programs:.1f} |"
