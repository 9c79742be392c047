"""Measures what memory and each switch of guidance add, task by task, to the same method without it.

``python -m benchmarks.solved.gains run`` completes every task of a set once for each row, and adds a record
to ``results/gains/SET.jsonl``; ``... table`` makes ``table.md`` of the records. Sets: ``everyday``; 200 known
functions in words kept back from training (``wordings``) and 200 that training never saw (``unseen``), for
which memory is without the function that is asked for; and the first 200 tasks of MBPP, whose file lies in
the folder ``EGCFG_DATASETS``. Hidden tests judge when a task is over; nothing else sees them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from benchmarks import places
from benchmarks.solved import choice
from egcfg_lsp.project_bench.workload import Work
from egcfg_lsp.settings import MethodSettings, ModelSettings
from engine.bench.problems.problem import Problem
from engine.bench.reporting.metrics import mcnemar
from engine.bench.running.solver import MethodSolver
from engine.budget import Budget
from engine.memory.library import Without
from engine.memory.memory import Memory
from engine.services import Sandbox
from engine.support.confidence import wilson
from engine.train.data import synth
from engine.train.tasks import catalog
from engine.types import EngineError

RESULTS = places.RESULTS / "gains"
SETS = ("everyday", "wordings", "unseen", "mbpp")
TASKS, SEED = 200, 7
TOKENS = 512
"""Generated for a task, at most, where methods are compared at equal tokens."""
AT_ONCE = 4
Record = dict[str, Any]


@dataclass(frozen=True)
class Row:
    """A way to complete, and the row that it is compared with."""

    strategy: str
    method: MethodSettings
    against: str
    memory: bool = False
    budget: Budget = field(default_factory=Budget)


_GUIDED = MethodSettings(agents=1, rounds=1, num_candidates=3, gamma=1.0, harvest=False, first_try=False)
"""The guided program itself: candidates are run for their traces alone."""
_COPYING = replace(
    _GUIDED,
    num_candidates=12,
    guide_on="some-pass",
    keep_passing=True,
    passing_alone=True,
)
"""Guided by the first passing candidate alone, of as many as EG-CFG samples."""
_WHOLE = MethodSettings(agents=8, rounds=1, memory_candidates=0)
_SAMPLED = replace(_WHOLE, agents=1, rounds=100)
_SIMILAR = 300
"""Tokens of known functions in the prompt: two or three functions."""


def _bounded(strategy: str, method: MethodSettings, against: str) -> Row:
    return Row(strategy, method, against, memory=True, budget=Budget(tokens=TOKENS))


ROWS: dict[str, Row] = {
    "greedy": Row("direct", MethodSettings(), "greedy"),
    "guided": Row("eg-cfg", _GUIDED, "greedy"),
    "guided, gamma 0.5": Row("eg-cfg", replace(_GUIDED, gamma=0.5), "greedy"),
    "guided, guide-on=some-pass": Row("eg-cfg", replace(_GUIDED, guide_on="some-pass"), "guided"),
    "guided, keep-passing": Row("eg-cfg", replace(_GUIDED, keep_passing=True), "guided"),
    "guided, some-pass, keep-passing": Row(
        "eg-cfg", replace(_GUIDED, guide_on="some-pass", keep_passing=True), "guided"
    ),
    "guided, some-pass, keep-passing, alone": Row(
        "eg-cfg", replace(_COPYING, num_candidates=_GUIDED.num_candidates), "greedy"
    ),
    "guided, 12 candidates, some-pass, keep-passing, alone": Row("eg-cfg", _COPYING, "greedy"),
    "guided, gamma 0.5, 12 candidates, some-pass, keep-passing, alone": Row(
        "eg-cfg", replace(_COPYING, gamma=0.5), "greedy"
    ),
    "guided, refresh-every=4": Row("eg-cfg", replace(_GUIDED, refresh_every=4), "guided"),
    "guided, plausibility=0.1": Row("eg-cfg", replace(_GUIDED, plausibility=0.1), "guided"),
    "memory, eg-cfg": _bounded("eg-cfg", _WHOLE, "memory, resample"),
    "memory, eg-cfg, 2 candidates": _bounded(
        "eg-cfg", replace(_WHOLE, memory_candidates=2), "memory, eg-cfg"
    ),
    "memory, eg-cfg, 4 candidates": _bounded(
        "eg-cfg", replace(_WHOLE, memory_candidates=4), "memory, eg-cfg"
    ),
    "memory, eg-cfg, similar": _bounded("eg-cfg", replace(_WHOLE, similar_tokens=_SIMILAR), "memory, eg-cfg"),
    "memory, eg-cfg, 2 candidates, similar": _bounded(
        "eg-cfg", replace(_WHOLE, memory_candidates=2, similar_tokens=_SIMILAR), "memory, eg-cfg"
    ),
    "memory, resample": _bounded("resample", _SAMPLED, "memory, eg-cfg, 2 candidates"),
    "memory, resample, similar": _bounded(
        "resample", replace(_SAMPLED, similar_tokens=_SIMILAR), "memory, eg-cfg, 2 candidates, similar"
    ),
}


async def _memory(problem: Problem, sandbox: Sandbox) -> Memory:
    """For tasks of the training side without what is asked for: their names are ``NUMBER/KEY``."""
    return Memory((Without(problem.id.partition("/")[2]),))


def problems(name: str) -> list[Problem]:
    """The tasks of a set, always the same ones. Raises ``DataError`` where the file is missing."""
    if name in ("everyday", "mbpp"):
        return choice.problems(name)[:TASKS]
    what = "entries" if name == "unseen" else name
    drawn = synth.held_samples(catalog.full(), what, TASKS, SEED)
    return [choice.held(number, sample) for number, sample in enumerate(drawn, 1)]


async def measure(name: str, called: str) -> None:
    """Adds a record for every task of a set that has none of the row ``called``."""
    row = ROWS[called]
    project = places.EVERYDAY if name == "everyday" else None
    memory = "library" if row.memory else "off"
    work = Work(
        row.strategy, ModelSettings(threads=1), row.method, sys.executable, project, "", (), budget=row.budget
    )
    work = replace(work, memory=memory)
    RESULTS.mkdir(parents=True, exist_ok=True)
    known = {record["task"] for record in records(name) if record["row"] == called}
    waiting = iter([problem for problem in problems(name) if problem.id not in known])
    async with work.opened() as solver:
        assert isinstance(solver, MethodSolver)
        if row.memory and name in ("wordings", "unseen"):
            solver = replace(solver, memory=_memory)

        async def one_after_the_other() -> None:
            for problem in waiting:
                record = await _measured(solver, problem, called)
                with (RESULTS / f"{name}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(record) + "\n")

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


async def _measured(solver: MethodSolver, problem: Problem, called: str) -> Record:
    record: Record = {"row": called, "task": problem.id, "passed": False, "solved": False, "tokens": 0}
    with suppress(EngineError):  # such as tests that the model's context does not hold
        result = await solver.solve(problem)
        passed = bool(result.visible) and all(outcome == "pass" for outcome in result.visible)
        record |= {"passed": passed, "solved": result.solved, "tokens": result.generated_tokens}
        record |= {"how": result.how, "programs": result.executions}
    return record


def records(name: str) -> list[Record]:
    """What was measured on a set."""
    return choice.read(RESULTS / f"{name}.jsonl")


def table() -> str:
    """Markdown: for each set and row how many are solved (Wilson's 95 % interval), and the paired test."""
    columns = "set,row,solved,right of those that pass,tokens a task,against".split(",")
    lines = [f"| {' | '.join(columns)} | only it, only the other, p |\n", f"{'| --- ' * 7}|\n"]
    for name in SETS:
        found = records(name)
        by_row = {called: {each["task"]: each for each in found if each["row"] == called} for called in ROWS}
        lines += [_line(name, called, by_row) for called in ROWS if by_row[called]]
    return "".join(lines)


def _line(name: str, called: str, by_row: Mapping[str, Mapping[str, Record]]) -> str:
    own = by_row[called]
    solved = sum(each["solved"] for each in own.values())
    low, high = wilson(solved, len(own))
    passing = [each["solved"] for each in own.values() if each["passed"]]
    tokens = sum(each["tokens"] for each in own.values()) / len(own)
    told = f"| {name} | {called} | {solved}/{len(own)} ({100 * low:.0f} to {100 * high:.0f} %) "
    return f"{told}| {sum(passing)}/{len(passing)} | {tokens:,.0f} | {_paired(called, by_row)} |\n"


def _paired(called: str, by_row: Mapping[str, Mapping[str, Record]]) -> str:
    """``greedy | 3, 4, 1``; only tasks that both rows have count."""
    against = ROWS[called].against
    own, other = by_row[called], by_row[against]
    if against == called or not other:
        return " | "
    both = own.keys() & other.keys()
    gained = sum(own[task]["solved"] and not other[task]["solved"] for task in both)
    lost = sum(other[task]["solved"] and not own[task]["solved"] for task in both)
    return f"{against} | {gained}, {lost}, {mcnemar(lost, gained):.2g}"


def main(arguments: list[str] | None = None) -> None:
    """Measures, or makes the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solved.gains", description=__doc__)
    parser.add_argument("step", choices=("run", "table"))
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--rows", default=";".join(ROWS), help="separated by semicolons")
    given = parser.parse_args(arguments)
    if given.step == "run":
        for called in given.rows.split(";"):
            for name in given.sets.split(","):
                asyncio.run(measure(name, called))
    (RESULTS / "table.md").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
