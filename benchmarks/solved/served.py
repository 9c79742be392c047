"""Strategies with the model that ships behind an OpenAI-compatible server, beside the same model in process.

``python -m benchmarks.solved.strategies run --base-url URL --model NAME`` adds a record to
``results/strategies/served.jsonl`` for each method and set that has none there, and makes ``served.md``.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from benchmarks.solved.strategy_runs import RESULTS, Method, measured, read, records, row
from engine.bench.problems.problem import Problem
from engine.lm import openai
from engine.lm.backends import SHIPPED_MODEL
from engine.support.confidence import wilson
from sandbox import SandboxPool

RECORDS = RESULTS / "served.jsonl"
TABLE = RESULTS / "served.md"
_HEAD = (
    "| set | method | tasks | solved | in process | same verdict | failed | tokens a task | in process "
    "| requests a task | seconds a task |\n"
)


@dataclass(frozen=True)
class Server:
    """Where the model is served, and by which name."""

    base_url: str
    model: str
    key_variable: str
    """Names the environment variable that holds the key."""
    at_once: int = 1
    """Tasks in flight: a server with one sequence begins every prompt anew where several take turns."""


async def measure(
    server: Server, tasks: Mapping[str, list[Problem]], methods: Sequence[Method], tokens: int, minutes: float
) -> None:
    """Writes the records of ``methods`` on the sets ``tasks``; begins none after so many ``minutes``."""
    ends = time.monotonic() + 60 * minutes
    RESULTS.mkdir(parents=True, exist_ok=True)
    known = {(record["set"], record["method"]) for record in read(RECORDS)}
    async with SandboxPool(parallel=2) as pool:
        for method, name in product(methods, tasks):
            if (name, method.name) in known or time.monotonic() > ends:
                continue
            record = await _record(server, pool, name, tasks[name], method, tokens)
            with RECORDS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record) + "\n")
            TABLE.write_text(table(), encoding="utf-8")
            print(name, row(record), flush=True)


async def _record(
    server: Server, pool: SandboxPool, name: str, tasks: list[Problem], method: Method, tokens: int
) -> dict[str, Any]:
    """One method on one set. Opened anew, the model remembers nothing of what others asked."""
    key = os.environ.get(server.key_variable, "")
    model = await openai.load(server.base_url, server.model, tokenizer=str(SHIPPED_MODEL), key=key)
    try:
        before, began = model.requests, time.monotonic()
        [found] = await measured(model, pool, {name: tasks}, method, tokens, server.at_once)
        cost = {"requests": model.requests - before, "seconds": round(time.monotonic() - began, 1)}
        return {**found, "model": server.model, "note": model.note, **cost}
    finally:
        await model.close()


def table() -> str:
    """All served records as Markdown, each beside what the method did with the same tasks in process."""
    return _HEAD + "| --- " * (_HEAD.count("|") - 1) + "|\n" + "".join(map(_line, read(RECORDS)))


def _line(record: Mapping[str, Any]) -> str:
    tasks = record["tasks"]
    count, solved = len(tasks), sum(task["solved"] for task in tasks)
    low, high = wilson(solved, count)
    local = _in_process(record)
    same = sum(task["solved"] == local[task["task"]]["solved"] for task in tasks) if local else "-"
    cells = (
        record["set"],
        record["method"],
        count,
        f"{solved} ({100 * low:.0f} to {100 * high:.0f} %)",
        sum(task["solved"] for task in local.values()) if local else "-",
        same,
        sum(task.get("status") == "failed" for task in tasks),
        f"{sum(task['tokens'] for task in tasks) / count:.0f}",
        f"{sum(task['tokens'] for task in local.values()) / count:.0f}" if local else "-",
        f"{record['requests'] / count:.0f}",
        f"{record['seconds'] / count:.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |\n"


def _in_process(record: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """The same tasks by name, with the same method and budget in process; nothing if not measured."""
    wanted = {task["task"] for task in record["tasks"]}
    for other in records(record["set"]):
        if (other["method"], other["budget"]) == (record["method"], record["budget"]):
            found = {task["task"]: task for task in other["tasks"] if task["task"] in wanted}
            return found if found.keys() == wanted else {}
    return {}
