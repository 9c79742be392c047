"""All strategies on the same tasks at the same number of generated tokens, with the model that ships.

``python -m benchmarks.solved.strategies run`` measures, and adds a record to
``results/strategies/SET.jsonl`` for each method that has none there; ``... table`` makes ``table.md`` of
the records. With ``--base-url`` and ``--model`` an OpenAI-compatible server has the model
(``benchmarks/solved/served.py``). Four sets: 50 functions held out from training (25 combinations, 25
functions of which nothing was seen, no function twice), 50 known functions in words kept back from
training, and seeded slices of MBPP and HumanEval, whose files lie in the folder ``EGCFG_DATASETS``. Hidden
tests are opened by the judge alone, after a strategy is done.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.solved import served
from benchmarks.solved.strategy_runs import RESULTS, Method, measured, records, row
from engine.bench.datasets import load as dataset
from engine.bench.problems.problem import Hidden, HiddenTest, Problem
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.transformers import load
from engine.train.data import synth
from engine.train.tasks import catalog
from engine.train.tasks.synthesis import Sample
from engine.workflow import Workflow
from sandbox import SandboxPool

SETS = {"held-out": 50, "wordings": 50, "mbpp": 20, "humaneval": 20}
"""Names, and how many tasks."""
DRAWN = 200
"""Held-out samples, of which the first different ones are taken."""
TOKENS = 600
SEED = 11


def _tree(*variants: str, solver: str = "plain") -> Method:
    said = [*variants, *(["eg-cfg solver"] if solver == "eg-cfg" else [])]
    name = f"code-tree ({', '.join(said)})" if said else "code-tree"
    return Method(name, "code-tree", Workflow(solver, variants))


METHODS = (
    Method("direct", "direct"),
    Method("resample", "resample", temperature=1.0),
    Method("resample, 3 at a time", "resample", samples=3, temperature=1.0),
    Method("resample, 3 at a time, temperature 0.85", "resample", samples=3),
    Method("eg-cfg, 1 agent", "eg-cfg"),
    Method("eg-cfg, 1 agent, 3 candidates", "eg-cfg", samples=3),
    Method("eg-cfg, 8 agents", "eg-cfg", agents=8),
    Method("eg-cfg, 8 agents, first try", "eg-cfg", agents=8, first_try=True),
    Method("eg-cfg-thinker, 8 agents", "eg-cfg-thinker", agents=8),
    Method("chain-of-thought", "chain-of-thought"),
    Method("reflexion", "reflexion"),
    Method("self-debug", "self-debug"),
    Method("self-debug (no-traces)", "self-debug", Workflow(variants=("no-traces",))),
    Method("quality-flow", "quality-flow"),
    Method("quality-flow (relaxed)", "quality-flow", Workflow(variants=("relaxed",))),
    Method("quality-flow (relaxed, eg-cfg solver)", "quality-flow", Workflow("eg-cfg", ("relaxed",))),
    _tree(),
    _tree("eager"),
    _tree("no-verification"),
    _tree("no-abort"),
    _tree("no-scoring"),
    _tree("no-verification", "no-abort", "no-scoring"),
    _tree("bfs"),
    _tree("dfs"),
    _tree("strategy-list"),
    _tree(solver="eg-cfg"),
    _tree("bfs", solver="eg-cfg"),
    Method("map-coder", "map-coder"),
)


def problems(name: str, count: int) -> list[Problem]:
    """The tasks of a set: always the same ones. Raises ``DataError`` where the file is missing."""
    if name == "held-out":
        return [_held(sample) for sample in held_out(count)]
    if name == "wordings":
        return [_held(sample) for sample in different("wordings", count)]
    folder = Path(os.environ.get("EGCFG_DATASETS", "."))
    known = dataset(name, str(folder / f"{name}.jsonl.gz")).problems
    return Random(f"{name} {SEED}").sample(known, min(count, len(known)))


def held_out(count: int) -> list[Sample]:
    """Half combinations, half functions of which training saw nothing; no function twice."""
    return different("combinations", count // 2) + different("entries", count // 2)


def different(what: str, count: int) -> list[Sample]:
    """The first held-out samples of a kind that have hidden tests, no function twice."""
    drawn = synth.held_samples(catalog.full(), what, DRAWN, SEED)
    first = {sample.entry.key: sample for sample in reversed(drawn) if sample.hidden}
    return list(reversed(first.values()))[:count]


def _held(sample: Sample) -> Problem:
    """Judged by its visible and its hidden tests."""
    every = (*sample.task.tests, *sample.hidden)
    hidden = [HiddenTest(test.id, test.source, test.setup, test.expected) for test in every]
    gold = sample.task.program(sample.body)
    return Problem(f"{sample.key}/{sample.task.name}", sample.task, Hidden(hidden), gold)


async def measure(
    tasks: Mapping[str, list[Problem]], methods: Sequence[Method], tokens: int, minutes: float
) -> None:
    """Writes the records of ``methods`` on the sets ``tasks``; begins none after so many ``minutes``."""
    ends = time.monotonic() + 60 * minutes
    RESULTS.mkdir(parents=True, exist_ok=True)
    known = {name: {record["method"] for record in records(name)} for name in tasks}
    model = await load(str(SHIPPED_MODEL), threads=1)
    try:
        async with SandboxPool(parallel=2) as pool:
            for method in methods:
                left = {name: tasks[name] for name in tasks if method.name not in known[name]}
                if left and time.monotonic() < ends:
                    for record in await measured(model, pool, left, method, tokens):
                        with (RESULTS / f"{record['set']}.jsonl").open("a", encoding="utf-8") as file:
                            file.write(json.dumps(record) + "\n")
                        print(record["set"], row(record), flush=True)
    finally:
        await model.close()


def table() -> str:
    """All methods and sets side by side, as Markdown: what was solved, its interval, and tokens a task."""
    sets = {name: {record["method"]: record for record in records(name)} for name in SETS}
    sets = {name: found for name, found in sets.items() if found}
    head = "".join(f" {_titled(name, found)} | tokens a task |" for name, found in sets.items())
    lines = [f"| method |{head}\n", "| --- |" + " --- | --- |" * len(sets) + "\n"]
    for method in METHODS:
        cells = (_cells(found.get(method.name)) for found in sets.values())
        lines.append(f"| {method.name} |{''.join(cells)}\n")
    return "".join(lines)


def _titled(name: str, found: dict[str, dict[str, Any]]) -> str:
    """A set with its tasks and the budgets that they had."""
    budgets = " and ".join(f"{budget:,}" for budget in sorted({one["budget"] for one in found.values()}))
    return f"{name}, at most {budgets} tokens"


def _cells(record: dict[str, Any] | None) -> str:
    if record is None:
        return " not measured | |"
    _, _, solved, share, _, tokens, _, _ = row(record).split("|")
    between = share.partition("(")[2].partition(")")[0]
    return f" {solved.strip()} ({between} %) |{tokens}|"


def main(arguments: list[str] | None = None) -> None:
    """Measures, or makes the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solved.strategies", description=__doc__)
    parser.add_argument("step", choices=("run", "table"))
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--tasks", type=int, help="of each set; default: 50, 20 of MBPP and of HumanEval")
    parser.add_argument("--tokens", type=int, default=TOKENS, help="generated ones, at most, a task")
    parser.add_argument("--minutes", type=float, default=1000.0, help="no method is begun later")
    parser.add_argument("--methods", nargs="+", metavar="NAME", choices=[method.name for method in METHODS])
    parser.add_argument("--base-url", metavar="URL", help="of a server that has the model")
    parser.add_argument("--model", metavar="NAME", help="by which the server knows it")
    parser.add_argument(
        "--key-variable", metavar="VAR", default="OPENAI_API_KEY", help="holds the server's key"
    )
    parser.add_argument("--at-once", type=int, metavar="N", default=1, help="tasks that a server works on")
    given = parser.parse_args(arguments)
    if bool(given.base_url) != bool(given.model):
        parser.error("--base-url and --model go together: where the server is, and its name for the model")
    if given.step == "run":
        tasks = {name: problems(name, given.tasks or SETS[name]) for name in given.sets.split(",")}
        methods = [method for method in METHODS if method.name in (given.methods or [method.name])]
        if given.base_url:
            server = served.Server(given.base_url, given.model, given.key_variable, given.at_once)
            asyncio.run(served.measure(server, tasks, methods, given.tokens, given.minutes))
        else:
            asyncio.run(measure(tasks, methods, given.tokens, given.minutes))
    if not given.base_url:
        (RESULTS / "table.md").write_text(table(), encoding="utf-8")
    if given.step == "table" and served.RECORDS.exists():
        served.TABLE.write_text(served.table(), encoding="utf-8")


if __name__ == "__main__":
    main()
