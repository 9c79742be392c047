"""Measures how often passing programs are right: the first that passes, and the one that is chosen.

``python -m benchmarks.solved.choice run`` completes every task once, with what a user gets (eight agents,
in turn so that results repeat, one round; two agents on HumanEval), and adds a record for each to
``results/choice/SET.jsonl``; ``... table`` makes ``table.md`` of the records. Both answers come from the
same run: the program that passed first is what ``--choose first`` answers with, and the tokens until then
are its cost. Sets: the functions of ``everyday``, known functions in words kept back from training (the
draw of ``egcfg eval held-out``), and HumanEval, whose file lies in the folder ``EGCFG_DATASETS``. On the
side of ``training`` the rules were tried: known functions, one or two tests, half of them without a
description. Hidden tests judge both answers when a task is over; nothing else sees them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from benchmarks import places
from egcfg_lsp.project_bench import own_problems
from egcfg_lsp.project_bench.workload import Work
from egcfg_lsp.settings import MethodSettings, ModelSettings
from engine.bench.datasets import load as dataset
from engine.bench.problems.problem import Hidden, HiddenTest, Problem
from engine.bench.reporting.metrics import mcnemar
from engine.bench.running.solver import MethodSolver
from engine.lm.base import Context
from engine.lm.delegation import WrappedModel
from engine.progress import Compared, PassFound, Progress
from engine.selection.result import Selection
from engine.support.confidence import wilson
from engine.train.data import synth
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.synthesis import Sample, Telling, Unusable
from engine.types import Usage

RESULTS = places.RESULTS / "choice"
SETS = ("everyday", "wordings", "humaneval")
TRAINING = "training"
MEMORY = "+memory"
"""Behind the name of a set: the library is searched first, as for users."""
WORDINGS, SEED = 100, 7
"""As ``egcfg eval held-out`` draws them."""
AGENTS = {"humaneval": 2}
"""Elsewhere eight; few tasks of this set are solved, and what fails costs the most."""
AT_ONCE = 4
Record = dict[str, Any]


def problems(name: str) -> list[Problem]:
    """The tasks of a set, always the same ones. Raises ``DataError`` where the file is missing."""
    if name == "everyday":
        return list(own_problems.load(places.EVERYDAY).problems)
    if name == "wordings":
        drawn = synth.held_samples(catalog.full(), "wordings", WORDINGS, SEED)
        return [held(number, sample) for number, sample in enumerate(drawn, 1)]
    if name == TRAINING:
        return [held(number, sample) for number, sample in enumerate(_from_training(), 1)]
    folder = Path(os.environ.get("EGCFG_DATASETS", "."))
    return list(dataset(name, str(folder / f"{name}.jsonl.gz")).problems)


def held(number: int, sample: Sample) -> Problem:
    """A held-out task as a problem: its hidden tests, and those that are shown, judge."""
    every = (*sample.task.tests, *sample.hidden)
    hidden = [HiddenTest(test.id, test.source, test.setup, test.expected) for test in every]
    return Problem(f"{number}/{sample.key}", sample.task, Hidden(hidden), sample.task.program(sample.body))


def _from_training() -> list[Sample]:
    """Tellings of known functions that a model can misunderstand."""
    random, known = Random(TRAINING), catalog.full().known_entries
    found: list[Sample] = []
    while len(found) < WORDINGS:
        with contextlib.suppress(Unusable):
            sample = synthesis.sample(random.choice(known), random, Telling(plain=True))
            task = replace(sample.task, tests=sample.task.tests[: random.choice((1, 2))])
            if len(found) % 2:
                task = replace(task, docstring="", description="")
            hidden = (*sample.task.tests[len(task.tests) :], *sample.hidden)
            found.append(replace(sample, task=task, hidden=hidden))
    return found


class _Counted(WrappedModel):
    """Keeps hold of what a task costs while it is at work."""

    usage = Usage()

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        self.usage = usage
        return await self._model.open(tokens, usage)


@dataclass
class _Heard:
    """The program that passed first, and the tokens until then."""

    model: _Counted
    code: str = ""
    generated: int = 0
    read: int = 0
    selection: Selection | None = None

    def listen(self, event: Progress) -> None:
        if isinstance(event, PassFound):
            self.code = event.code
            self.generated = self.model.usage.generated_tokens
            self.read = self.model.usage.prompt_tokens
        elif isinstance(event, Compared):
            self.selection = event.selection


async def measure(name: str, minutes: float, listen: Callable[[Record], None], memory: bool = False) -> None:
    """Adds a record for every task of a set that has none; begins none after so many ``minutes``."""
    called = f"{name}{MEMORY}" if memory else name
    project = places.EVERYDAY if name == "everyday" else None
    method = MethodSettings(agents=AGENTS.get(name, 8), rounds=1, choose="alike")
    work = Work("eg-cfg", ModelSettings(threads=1), method, sys.executable, project)
    work = replace(work, memory="library" if memory else "off")
    RESULTS.mkdir(parents=True, exist_ok=True)
    known = {record["task"] for record in records(called)}
    waiting = iter([problem for problem in problems(name) if problem.id not in known])
    ends = asyncio.get_running_loop().time() + 60 * minutes
    async with work.opened() as solver:
        assert isinstance(solver, MethodSolver)

        async def one_after_the_other() -> None:
            for problem in waiting:
                if asyncio.get_running_loop().time() > ends:
                    return
                record = await measured(solver, problem)
                with (RESULTS / f"{called}.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(record) + "\n")
                listen(record)

        await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


async def measured(solver: MethodSolver, problem: Problem) -> Record:
    """Both answers to one task."""
    heard = _Heard(_Counted(solver.model))
    result = await replace(solver, model=heard.model, listen=heard.listen).solve(problem)
    passes = bool(result.visible) and {*result.visible} == {"pass"}
    heard_one, selection = bool(heard.code), heard.selection
    verdict = (await solver.judge.judge(problem, heard.code)).solved if heard_one else result.solved
    return {
        "task": problem.id,
        "tests": len(problem.task.tests),
        "passed": passes,
        "first_right": verdict,
        "right": result.solved,
        "first_generated": heard.generated if heard_one else result.generated_tokens,
        "generated": result.generated_tokens,
        "first_read": heard.read if heard_one else result.prompt_tokens,
        "read": result.prompt_tokens,
        "programs": result.executions,
        "compared": selection.passing if selection is not None else 0,
        "alike": selection.alike if selection is not None else 0,
        "changed": heard_one and heard.code != result.code,
    }


def records(name: str) -> list[Record]:
    """What was measured on a set."""
    return read(RESULTS / f"{name}.jsonl")


def read(path: Path) -> list[Record]:
    """The records of a file of JSON lines; none if there is no file."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def table() -> str:
    """Markdown: both answers with Wilson's 95 % intervals and their cost, and what agreement says of them."""
    found = {name: each for name in SETS if (each := records(name))}
    found["all of these"] = [record for each in found.values() for record in each]
    if known := {f"{name}{MEMORY}": each for name in SETS if (each := records(f"{name}{MEMORY}"))}:
        found |= {**known, f"all{MEMORY}": [record for each in known.values() for record in each]}
    if training := records(TRAINING):
        found[TRAINING] = training
    head = (
        "| set | tasks | pass | answer | right of those that pass | solved | right alone, p "
        "| generated tokens a task | read | compared, changed |\n"
    )
    lines = "".join(rows(name, each) for name, each in found.items())
    return f"{head}{'| --- ' * 10}|\n{lines}\n{agreement(found)}"


def rows(name: str, found: Sequence[Record]) -> str:
    """The first answer to the tasks of a set, and the chosen one."""
    passing = [record for record in found if record["passed"]]
    gained = sum(record["right"] and not record["first_right"] for record in found)
    lost = sum(record["first_right"] and not record["right"] for record in found)
    compared = sum(record["compared"] > 0 for record in found)
    changed = sum(record["changed"] for record in found)
    generated, first_generated = _mean(found, "generated"), _mean(found, "first_generated")
    read, first_read = _mean(found, "read"), _mean(found, "first_read")
    about = f"| {name} | {len(found)} | {len(passing)} "
    first = f"{about}| first {_right(found, passing, 'first_right')}| {lost} "
    first += f"| {first_generated:,.0f} | {first_read:,.0f} | |\n"
    chosen = f"{about}| chosen {_right(found, passing, 'right')}| {gained}, p = {mcnemar(lost, gained):.2g} "
    chosen += f"| {generated:,.0f} (x {generated / first_generated:.2f}) "
    return f"{first}{chosen}| {read:,.0f} (x {read / first_read:.2f}) | {compared}, {changed} |\n"


def agreement(found: Mapping[str, Sequence[Record]]) -> str:
    """How often an answer that passes is right, by what others that pass do."""
    lines = ["| answers that pass | " + " | ".join(found) + " |\n", "| --- " * (len(found) + 1) + "|\n"]
    kinds: dict[str, Callable[[Record], bool]] = {
        "no other program was found": lambda record: record["compared"] == 0,
        "all that were compared behave alike": lambda record: 0 < record["compared"] == record["alike"],
        "some behave otherwise": lambda record: record["alike"] < record["compared"],
    }
    for kind, fits in kinds.items():
        groups = [[each for each in one if each["passed"] and fits(each)] for one in found.values()]
        lines.append(f"| {kind} | " + " | ".join(f"{_count(one, 'right')}" for one in groups) + " |\n")
    return "".join(lines)


def _right(found: Sequence[Record], passing: Sequence[Record], which: str) -> str:
    return f"| {_count(passing, which)} | {_count(found, which)} "


def _count(found: Sequence[Record], which: str) -> str:
    """``3/4 (30 to 95 %)``"""
    right = sum(record[which] for record in found)
    low, high = wilson(right, len(found))
    return f"{right}/{len(found)} ({100 * low:.0f} to {100 * high:.0f} %)" if found else "0/0"


def _mean(found: Sequence[Record], what: str) -> float:
    return sum(float(record[what]) for record in found) / len(found)


def main(arguments: list[str] | None = None) -> None:
    """Measures, or makes the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.solved.choice", description=__doc__)
    parser.add_argument("step", choices=("run", "table"))
    parser.add_argument("--sets", default=",".join(SETS))
    parser.add_argument("--memory", action="store_true", help="search the library first, as for users")
    parser.add_argument("--minutes", type=float, default=1000.0, help="of each set; no task is begun later")
    given = parser.parse_args(arguments)
    if given.step == "run":
        for name in given.sets.split(","):
            asyncio.run(measure(name, given.minutes, lambda record: print(record, flush=True), given.memory))
    (RESULTS / "table.md").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
