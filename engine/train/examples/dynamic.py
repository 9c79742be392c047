"""Tasks with executed candidates: what EG-CFG's conditional prompt asks the model to read.

One candidate usually passes, and then the answer follows it. Nothing else may tell which one: each
has names of its own, and the wrong ones are written in the same style (mistakes made in the text,
other implementations, other tasks). The docstring is often too vague to do without the candidates.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.decoding.dynamic_signal import Executed
from engine.support import renaming
from engine.train.examples import material
from engine.train.examples.material import Example
from engine.train.examples.neighbors import neighbors
from engine.train.tasks import identifiers, mutation, wording
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.entry import Entry
from engine.train.tasks.synthesis import Sample
from engine.types import Task
from sandbox import Limits, Outcome, SandboxPool

LIMITS = Limits(wall_s=1.0, cpu_s=1.0, events=60)
_VAGUE_SHARE = 0.6
_PASSING_SHARE = 0.85
TESTS = 3
"""That are shown."""
_NEIGHBORS_SHARE = 0.6
"""Of the wrong candidates of a training example; in decoding they are samples and what memory finds."""
_RANK_RATE = 0.3
"""One over the mean rank of a neighbor that is taken."""
GATE_CANDIDATES = 3
"""Of the gate, one of them passing: who picks one without looking is right as seldom as that."""


@dataclass(frozen=True)
class Signalled:
    """A task with what its candidates did, and the answer that should follow."""

    task: Task
    executed: tuple[Executed, ...]
    answer: str

    @property
    def example(self) -> Example:
        """Conditional prompt and answer."""
        return material.example(self.task, self.answer, self.executed, kind="dynamic")

    @property
    def place(self) -> int:
        """Where the answer stands among the candidates, from 0. ``ValueError`` where it does not."""
        return [candidate.body for candidate in self.executed].index(self.answer)


async def dynamic(everything: Catalog, r: Random, pool: SandboxPool) -> Example:
    """A training task with one to three executed candidates."""
    while True:
        sample = material.training_sample(everything, r)
        passing = r.random() < _PASSING_SHARE
        count = r.choice((1, 1, 2, 2, 3, 3))
        found = await signalled(sample, everything, r, pool, count, passing, _NEIGHBORS_SHARE)
        if found is not None:
            return found.example


async def gate(everything: Catalog, sample: Sample, r: Random, pool: SandboxPool) -> Signalled | None:
    """A vague docstring, one passing and two failing candidates: can the model read verdicts?"""
    vague = dataclasses.replace(sample, task=dataclasses.replace(sample.task, description="", docstring=""))
    return await signalled(vague, everything, r, pool, GATE_CANDIDATES, passing=True)


async def signalled(
    sample: Sample,
    everything: Catalog,
    r: Random,
    pool: SandboxPool,
    count: int,
    passing: bool,
    from_memory: float = 0.0,
) -> Signalled | None:
    """``sample`` with ``count`` candidates, or nothing when the sandbox says they are not as planned.

    ``from_memory``: the share of wrong candidates that are what memory finds for the task.
    """
    task = dataclasses.replace(sample.task, tests=sample.task.tests[:TESTS])
    if passing and r.random() < _VAGUE_SHARE:
        task = dataclasses.replace(task, description=r.choice(wording.VAGUE))
    answer = _restyled(sample.body, task, r) if passing else sample.body
    bodies = [answer] if passing else []
    while len(bodies) < count:
        near = from_memory > 0 and r.random() < from_memory
        wrong = _neighbor(sample, everything, r) if near else _wrong(sample, answer, everything, r)
        if wrong is None:
            return None
        if wrong not in bodies:
            bodies.append(wrong)
    r.shuffle(bodies)
    executed = await run(task, bodies, pool)
    right = [candidate.body for candidate in executed if candidate.result.outcome is Outcome.PASS]
    if right != ([answer] if passing else []):
        return None
    return Signalled(task, tuple(executed), answer)


async def right_and_wrong(
    sample: Sample, everything: Catalog, r: Random, pool: SandboxPool
) -> tuple[Task, Executed, Executed] | None:
    """The task with few tests, its solution and a wrong one, run; nothing when the sandbox disagrees.

    Both may have names of their own, so that these do not tell which is which.
    """
    task = dataclasses.replace(sample.task, tests=sample.task.tests[:TESTS])
    body = _wrong(sample, sample.body, everything, r)
    if body is None:
        return None
    right, wrong = await run(task, (_restyled(sample.body, task, r), body), pool)
    if (
        right.result.outcome is not Outcome.PASS
        or wrong.result.outcome is Outcome.PASS
        or not wrong.result.tests
    ):
        return None
    return task, right, wrong


async def run(task: Task, bodies: Sequence[str], pool: SandboxPool) -> list[Executed]:
    """What each body does on the visible tests."""
    results = await asyncio.gather(*(pool.run(task.program(body), task.tests, LIMITS) for body in bodies))
    return [Executed(body, result) for body, result in zip(bodies, results, strict=True)]


def _wrong(sample: Sample, answer: str, everything: Catalog, r: Random) -> str | None:
    """A candidate that most likely fails: a mistake in some implementation, or another task's code."""
    for _ in range(12):
        style = r.random()
        try:
            if style < 0.3:
                return renaming.indented(mutation.mutated(_bare(answer), r))
            if style < 0.6 and not sample.task.depth:
                other = r.choice(sample.entry.bodies)
                code = mutation.mutated(renaming.rename(other, sample.names), r)
            else:
                code = _foreign(sample, everything, r)
            return _restyled(renaming.indented(code), sample.task, r)
        except (ValueError, SyntaxError):
            continue
    return None


def _neighbor(sample: Sample, everything: Catalog, r: Random) -> str | None:
    """Code that memory finds for the task, in its parameters; a likelier one more often."""
    fitting = [entry for entry in neighbors(sample, everything) if _kinds(entry) == _kinds(sample.entry)]
    if not fitting or sample.task.depth:
        return None
    entry = fitting[min(int(r.expovariate(_RANK_RATE)), len(fitting) - 1)]
    return _restyled(renaming.indented(_in_names_of(entry, sample, r)), sample.task, r)


def _in_names_of(entry: Entry, sample: Sample, r: Random) -> str:
    """One of the bodies of ``entry``, with the parameters of ``sample``."""
    names = dict(zip(entry.param_names, sample.names.values(), strict=True))
    return renaming.rename(r.choice(entry.bodies), names)


def _foreign(sample: Sample, everything: Catalog, r: Random) -> str:
    """Another entry's code with this one's parameters; ``ValueError`` when none fits."""
    if sample.task.depth:
        raise ValueError("a method's parameters are called otherwise")
    kinds = _kinds(sample.entry)
    for _ in range(40):
        entry = material.training_entry(everything, r)
        if len(entry.params) == len(sample.names) and (_kinds(entry) == kinds or r.random() < 0.03):
            return _in_names_of(entry, sample, r)
    raise ValueError("no entry fits")


def _kinds(entry: Entry) -> list[str]:
    return [param.partition(":")[2].partition("=")[0].strip() for param in entry.params]


def _restyled(body: str, task: Task, r: Random) -> str:
    """``body`` with other names for its own variables, most of the time."""
    bare = _bare(body)
    if r.random() < 0.25:
        return body
    taken = {*renaming.used_names(bare), task.name}
    names: dict[str, str] = {}
    for old in sorted(renaming.local_names(bare)):
        if old not in task.signature and r.random() < 0.8:
            names[old] = identifiers.fresh(r, old, "", taken)
            taken.add(names[old])
    return renaming.indented(renaming.rename(bare, names))


def _bare(body: str) -> str:
    return "\n".join(line[4:] for line in body.rstrip("\n").split("\n"))
