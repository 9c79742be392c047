"""Measures how often a passing function of the library is the one asked for; fits the formula for it.

Training tasks ask for an entry by one wording and one name that the library is searched without. For two of
three the entry is missing, and so is whatever else does the same: what passes does so by accident, for most
of what people ask for is in no library. Hidden tests decide. ``engine.memory.confidence.FITTED`` are the
weights that come out.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from benchmarks.figures import Figure
from engine.memory.confidence import WEIGHED, Evidence, fitted, probability
from engine.memory.library import LibraryFunction
from engine.memory.library import function as made
from engine.memory.memory import Memory
from engine.memory.ranking import Ranking
from engine.memory.recall import recall
from engine.train.tasks import catalog, library_file, synthesis
from engine.train.tasks.entry import Entry
from engine.train.tasks.synthesis import Sample, Telling, Unusable
from engine.types import Usage
from sandbox import DEFAULT_LIMITS, Outcome, SandboxPool

TASKS = 3000
_KNOWN = 1 / 3
"""Share of tasks that ask for what the library has."""
_TESTS = (1, 2, 2, 3, 3, 4)
_BOUNDS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)


@dataclass(frozen=True)
class Passing:
    """A function that passes the visible tests of a task."""

    evidence: Evidence
    right: bool


Answered = Sequence[Passing]
"""Those of a task, of which there is one at least."""


def measure(count: int = TASKS) -> list[Figure]:
    """Fits on all tasks; counts what the weights of one half say of the other."""
    answered = asyncio.run(_answered(count))
    weights = _fitted(answered)
    judged = [*_judged(answered[::2], answered[1::2]), *_judged(answered[1::2], answered[::2])]
    share = sum(_likeliest(each, weights)[1] for each in answered) / len(answered)
    found = [
        Figure("answered", len(answered), "tasks", f"of {count} some function passes the visible tests"),
        Figure("right", share, "share", "of these the likeliest passes hidden tests, too"),
    ]
    found += [Figure(f"weight {name}", value, "", name) for name, value in zip(WEIGHED, weights, strict=True)]
    for bound in _BOUNDS:
        sure = [holds for likely, holds in judged if likely >= bound]
        right = sum(sure) / max(1, len(sure))
        found += [
            Figure(f"sure at {bound:g}", len(sure) / len(judged), "share", "of answered tasks"),
            Figure(f"right at {bound:g}", right, "share", "of those that are sure"),
        ]
    return found


def _fitted(answered: Sequence[Answered]) -> tuple[float, ...]:
    """Each task counts once, however many functions pass its tests."""
    every = [each for passing in answered for each in passing]
    counts = [1 / len(passing) for passing in answered for _ in passing]
    return fitted([each.evidence for each in every], [each.right for each in every], counts)


def _judged(held: Sequence[Answered], others: Sequence[Answered]) -> list[tuple[float, bool]]:
    """For each of ``held`` its probability by what ``others`` tell, and whether it is right."""
    weights = _fitted(others)
    return [_likeliest(each, weights) for each in held]


def _likeliest(passing: Answered, weights: Sequence[float]) -> tuple[float, bool]:
    """The probability of the likeliest of a task, and whether it is right."""
    return max((probability(each.evidence, weights), each.right) for each in passing)


async def _answered(count: int) -> list[Answered]:
    async with SandboxPool() as pool:
        return await _answered_in(pool, count)


async def _answered_in(pool: SandboxPool, count: int) -> list[Answered]:
    everything = catalog.full()
    entries, library = everything.entries, library_file.functions(everything)
    functions = [made(library_file.record(entry)) for entry in library]
    ranking = Ranking()
    for number, entry in enumerate(library):
        ranking.add(number, entry.words)
    draws = random.Random("memory confidence")
    answered = []
    for _ in range(count):
        number, known = draws.randrange(len(entries)), draws.random() < _KNOWN
        entry = entries[number]
        doc, name = draws.choice(entry.docs), draws.choice(entry.names)
        every, fewer = entry.words, _without(entry, doc, name).words
        ranking.remove(number, every)
        if known:
            ranking.add(number, fewer)
        with suppress(Unusable):
            sample = _sample(replace(entry, docs=(doc,), names=(name,)), entry, draws)
            if found := await _passing(sample, _Kept(functions, ranking), known, pool):
                answered.append(found)
        if known:
            ranking.remove(number, fewer)
        ranking.add(number, every)
    return answered


def _without(entry: Entry, doc: str, name: str) -> Entry:
    docs = tuple(each for each in entry.docs if each != doc)
    return replace(entry, docs=docs, names=tuple(each for each in entry.names if each != name))


def _sample(told: Entry, entry: Entry, draws: random.Random) -> Sample:
    if told.names != entry.names[:1] and any(f"{entry.names[0]}(" in body for body in entry.bodies):
        raise Unusable("it calls itself by another name")
    sample = synthesis.sample(told, draws, Telling(plain=draws.random() < 0.5))
    return replace(sample, task=replace(sample.task, tests=sample.task.tests[: draws.choice(_TESTS)]))


@dataclass
class _Kept:
    """The library, but for some of its functions."""

    functions: Sequence[LibraryFunction]
    ranking: Ranking
    hidden: set[str] = field(default_factory=set)

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        return self.ranking.likeness(words)

    def function(self, number: int) -> LibraryFunction | None:
        known = self.functions[number]
        return None if known.where in self.hidden else known


async def _passing(sample: Sample, library: _Kept, known: bool, pool: SandboxPool) -> Answered:
    """What passes, and whether it is right; unless ``known``, nothing that is right as it is."""
    while True:
        found = await recall(sample.task, Memory((library,)), pool, DEFAULT_LIMITS, Usage(), math.inf)
        passing = [each for each in found.tried if each.passes]
        right = {each.body for each in passing if await _is_right(sample, each.body, pool)}
        whole = {each.known.where for each in passing if each.body in right and not each.edit}
        if known or not whole:
            break
        library.hidden |= whole  # as if the library had nothing that does it
    return [Passing(each.evidence, each.body in right) for each in passing if each.evidence is not None]


async def _is_right(sample: Sample, body: str, pool: SandboxPool) -> bool:
    result = await pool.run(sample.task.program(body), sample.hidden, trace=False)
    return result.outcome is Outcome.PASS
