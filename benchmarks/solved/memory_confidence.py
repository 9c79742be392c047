"""Measures how often a passing function of the library is the one asked for; fits the formula for it.

Training tasks ask for an entry by one wording and one name that the library is searched without. For two of
three the entry is missing, and so is whatever else does the same: what passes does so by accident, for most
of what people ask for is in no library. Hidden tests decide. ``engine.memory.confidence.FITTED`` are the
weights that come out.
"""

from __future__ import annotations

import random
import resource
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from benchmarks.figures import Figure
from engine.memory.confidence import WEIGHED, Evidence, fitted, probability, results
from engine.memory.fit import orders
from engine.memory.library import LibraryFunction
from engine.memory.library import function as made
from engine.memory.memory import MOST
from engine.memory.ranking import Ranking
from engine.memory.types import Request, request
from engine.memory.words import opposed
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.entry import Entry
from engine.train.tasks.guard import FILE, Overrun, deadline
from engine.train.tasks.library_file import record
from engine.train.tasks.synthesis import Sample, Telling, Unusable
from engine.types import Task
from sandbox import TestCase

TASKS = 3000
_KNOWN = 1 / 3
"""Share of tasks that ask for what the library has."""
_TESTS = (1, 2, 2, 3, 3, 4)
_SECONDS = 0.3
_MEMORY = 4 << 30
"""Bytes of this process."""
_BOUNDS = (0.0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)


@dataclass(frozen=True)
class Answered:
    """The likeliest function that passes the visible tests of a task."""

    evidence: Evidence
    right: bool
    known: bool
    """The task's entry was in the library."""


def measure(count: int = TASKS) -> list[Figure]:
    """Fits on all tasks; counts what the weights of one half say of the other."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))  # a function given odd inputs may want all
    answered = list(_answered(count))
    weights = _fitted(answered)
    judged = [*_judged(answered[::2], answered[1::2]), *_judged(answered[1::2], answered[::2])]
    share = sum(each.right for each in answered) / len(answered)
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
    return fitted([each.evidence for each in answered], [each.right for each in answered])


def _judged(held: Sequence[Answered], others: Sequence[Answered]) -> list[tuple[float, bool]]:
    """For each of ``held`` its probability by what ``others`` tell, and whether it is right."""
    weights = _fitted(others)
    return [(probability(each.evidence, weights), each.right) for each in held]


def _answered(count: int) -> Iterator[Answered]:
    entries = catalog.full().entries
    functions = [made(record(entry)) for entry in entries]
    ranking = Ranking()
    for number, entry in enumerate(entries):
        ranking.add(number, entry.words)
    draws = random.Random("memory confidence")
    for _ in range(count):
        number, known = draws.randrange(len(entries)), draws.random() < _KNOWN
        entry = entries[number]
        doc, name = draws.choice(entry.docs), draws.choice(entry.names)
        every, fewer = entry.words, _without(entry, doc, name).words
        ranking.remove(number, every)
        if known:
            ranking.add(number, fewer)
        try:
            sample = _sample(replace(entry, docs=(doc,), names=(name,)), entry, draws)
            asked = request(sample.task)
            if asked is not None and (found := _best(asked, sample, ranking, functions, known)):
                yield found
        except Unusable:
            pass
        finally:
            if known:
                ranking.remove(number, fewer)
            ranking.add(number, every)


def _without(entry: Entry, doc: str, name: str) -> Entry:
    docs = tuple(each for each in entry.docs if each != doc)
    return replace(entry, docs=docs, names=tuple(each for each in entry.names if each != name))


def _sample(told: Entry, entry: Entry, draws: random.Random) -> Sample:
    if told.names != entry.names[:1] and any(f"{entry.names[0]}(" in body for body in entry.bodies):
        raise Unusable("it calls itself by another name")
    sample = synthesis.sample(told, draws, Telling(plain=draws.random() < 0.5))
    return replace(sample, task=replace(sample.task, tests=sample.task.tests[: draws.choice(_TESTS)]))


def _best(
    asked: Request, sample: Sample, ranking: Ranking, functions: Sequence[LibraryFunction], known: bool
) -> Answered | None:
    """The first function that passes, by rank, and whether it is right; unless ``known``, none that is."""
    likeness = ranking.likeness(asked.words)
    passing: list[tuple[Evidence, str, bool]] = []
    every = (*sample.task.tests, *sample.hidden)
    different, empty = results(asked)
    rank = 0
    for number in sorted(likeness, key=lambda each: -likeness[each]):
        function = functions[number]
        bodies = [(order, function.body(asked, order)) for order in orders(function, asked)]
        passes = [each for each in bodies if each[1] and _passes(sample.task, each[1], sample.task.tests)]
        right = [_passes(sample.task, body, every) for _, body in passes if body]
        if any(right) and not known:
            continue  # as if the library had nothing that does it
        rank += bool(bodies)
        for (order, _), holds in zip(passes, right, strict=True):
            permuted = order != tuple(range(len(order)))
            against = opposed(function.where.rpartition(".")[2], asked.words)
            evidence = Evidence(likeness[number], rank, 1, different, empty, permuted, against)
            passing.append((evidence, function.where, holds))
        if rank == MOST:
            break
    if not passing:
        return None
    others = len({where for _, where, _ in passing})
    best, _, holds = passing[0]
    return Answered(replace(best, passing=others), holds, known)


def _passes(task: Task, body: str, tests: Sequence[TestCase]) -> bool:
    """Whether code of the library, which is ours, passes tests that were made from it."""
    scope: dict[str, object] = {}
    try:
        with deadline(_SECONDS):
            exec(compile(task.program(body), FILE, "exec"), scope)
            for test in tests:
                exec(compile(test.source, FILE, "exec"), scope)
    except (Exception, Overrun):
        return False
    return True
