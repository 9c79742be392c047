"""What memory finds for a training task, among the candidates of its example."""

from __future__ import annotations

import ast
import textwrap
from random import Random

import pytest

from engine.support import renaming
from engine.train.examples import dynamic
from engine.train.examples.neighbors import neighbors
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.synthesis import Sample, Telling
from sandbox import Outcome, SandboxPool


@pytest.fixture(scope="module")
def everything():
    return catalog.full()


def told(everything, key: str) -> Sample:
    return synthesis.sample(everything.by_name[key], Random(1), Telling(plain=True, min_tests=2))


def shape(body: str) -> tuple[str, ...]:
    """The kinds of all nodes, which other names do not change."""
    return tuple(type(node).__name__ for node in ast.walk(renaming.parse(body)))


def test_neighbors_share_words_with_the_task_and_are_not_its_own_entry(everything):
    sample = told(everything, "text.count_consonants")
    found = neighbors(sample, everything, 10)
    assert len(found) == 10
    assert sample.entry not in found
    assert all({"count", "conson", "consonant", "letter"} & set(entry.words) for entry in found)
    assert not set(found) & set(everything.held_entries)


async def test_wrong_candidates_of_an_example_are_what_memory_finds(everything):
    sample = told(everything, "text.count_consonants")
    bodies = {
        shape(body)
        for entry in neighbors(sample, everything)
        if len(entry.params) == 1
        for body in entry.bodies
    }
    r = Random(3)
    async with SandboxPool(parallel=1) as pool:
        signals = [
            await dynamic.signalled(sample, everything, r, pool, 3, passing=True, from_memory=1.0)
            for _ in range(6)
        ]
    wrong = [
        each.body
        for signal in signals
        if signal is not None
        for each in signal.executed
        if each.result.outcome is not Outcome.PASS
    ]
    assert len(wrong) >= 4
    assert all(shape(textwrap.dedent(body)) in bodies for body in wrong)
