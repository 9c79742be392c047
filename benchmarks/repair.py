"""Counts how often a model repairs a failing program in one turn, and how often it writes it once more.

The tasks are those for validation of MBPP, on which none is trained, whose likeliest program fails: the
model's own, or that of another model, so that several are shown the same. That program is shown as the engine
shows it, in each form of feedback, and samples are drawn as its repair rung draws them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from benchmarks.figures import Figure
from benchmarks.plan import FIRST
from engine.bench.problem import Problem
from engine.bench.report import Rate, bootstrap
from engine.decoding.executable import identity
from engine.decoding.services import Services
from engine.lm.backends import load_model
from engine.train.collection import Journal
from engine.train.repair import FORMS, TRAINING, Writer, training_problems
from sandbox import SandboxPool

HELD_OUT = range(FIRST, TRAINING[0])
SAMPLES = 4
"""Of each form."""
TOLD = {
    "none": "the task alone",
    "repair": "the turn of the repair rung",
    "signal": "EG-CFG's signal, gamma 1",
}


def measure(
    data: str, out: str, tasks: int = 40, model: str = "auto", programs: str = "", **place: str
) -> list[Figure]:
    """All figures; ``out`` keeps what is known already. ``place`` are options of ``load_model``.

    ``programs``: the ``out`` of another model, whose likeliest programs are shown.
    """
    asyncio.run(_measure(data, Path(out, "records.jsonl"), tasks, model, programs, place))
    return figures(read(Path(out)))


async def _measure(
    data: str, path: Path, count: int, name: str, programs: str, place: Mapping[str, str]
) -> None:
    problems = {int(each.id): each for each in training_problems(data, HELD_OUT)}
    others = read(Path(programs)) if programs else {}
    tasks = sorted(problems.keys() & others.keys() if programs else problems)
    model = await load_model(name, **place)
    try:
        async with SandboxPool(parallel=1) as pool:
            journal = Journal(path, {"model": model.name, "samples": SAMPLES, "programs": programs})
            for task in tasks[:: max(1, len(tasks) // count)][:count]:
                if task not in journal.done:
                    services = Services(model, pool)
                    journal.add(task, await record(problems[task], services, others.get(task)))
    finally:
        await model.close()


async def record(of: Problem, services: Services, other: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Whether the likeliest program passes; if not, what became of each sample, by form of feedback.

    ``other``: a record of another model, whose likeliest program it is about.
    """
    writer = Writer.of(of.task, services, services.model.template, seed=0)
    found = {name: other[name] for name in ("passed", "program") if name in other} if other else {}
    found = found or await _likeliest(writer)
    program = found.get("program")
    if program is None:
        return found
    shown = identity(of.task, program)
    for stream, form in enumerate(FORMS):
        page = await writer.repairing(program, form)
        answers = await writer.answers(page, SAMPLES, stream) if page is not None else []
        found[form] = [
            {"passed": each.passed, "same": identity(of.task, each.body) == shown, "body": each.body}
            for each in answers
        ]
    return found


async def _likeliest(writer: Writer) -> dict[str, Any]:
    """Whether the likeliest program passes; if not, that program, if there is one."""
    [agent] = writer.plan.agents
    greedy = replace(writer, plan=replace(writer.plan, agents=(replace(agent, temperature=0.0),)))
    [first] = await greedy.answers(greedy.page(), 1)
    fails = bool(first.body) and not first.passed
    return {"passed": first.passed, **({"program": first.body} if fails else {})}


@dataclass(frozen=True)
class Repairs:
    """What samples did in one form of feedback."""

    form: str
    repaired: Rate
    """Of all samples, those that pass."""
    same: Rate
    """Those that are the failing program."""
    solved: Mapping[str, bool]
    """Of each task, whether some sample passes."""


def read(folder: Path) -> dict[int, dict[str, Any]]:
    """The records of a folder, which may be compressed, by the numbers of tasks. Raises OSError."""
    packed = folder / "records.jsonl.gz"
    text = (
        gzip.decompress(packed.read_bytes()) if packed.exists() else (folder / "records.jsonl").read_bytes()
    )
    return {each["number"]: each for each in map(json.loads, text.splitlines()[1:])}


def repairs(records: Collection[Mapping[str, Any]]) -> Iterator[Repairs]:
    """Of each form, over the tasks whose likeliest program fails; intervals are over tasks."""
    for form in FORMS:
        found = {str(each["number"]): answers for each in records if (answers := each.get(form))}
        if found:
            passed, same = (
                bootstrap([sum(one[what] for one in answers) / len(answers) for answers in found.values()])
                for what in ("passed", "same")
            )
            solved = {task: any(one["passed"] for one in answers) for task, answers in found.items()}
            yield Repairs(form, passed, same, solved)


def figures(records: Mapping[int, Mapping[str, Any]]) -> list[Figure]:
    """For people."""
    passed = sum(each["passed"] for each in records.values())
    made = [
        Figure("tasks", len(records), "tasks", "of which the likeliest program was run"),
        Figure("passed", passed, "tasks", "whose likeliest program passes"),
    ]
    for each in repairs(records.values()):
        about = f"{TOLD[each.form]}, {len(each.solved)} failing programs, {SAMPLES} samples each"
        made += [
            Figure(f"{each.form}_repaired", 100 * each.repaired.value, "%", f"of samples pass; {about}"),
            Figure(f"{each.form}_same", 100 * each.same.value, "%", "of samples are the failing program"),
            Figure(f"{each.form}_tasks", sum(each.solved.values()), "tasks", "that some sample solves"),
        ]
    return made
