"""Expert iteration: what is learned where greedy decoding is right, where search is, and where neither is."""

from __future__ import annotations

from random import Random

import pytest

from engine.lm.scripted import Scripted
from engine.memory.library import Without, bundled
from engine.train.data import synth
from engine.train.examples import expert, material
from engine.train.examples.material import Example, template
from engine.train.tasks import catalog
from engine.train.tasks.synthesis import Sample
from sandbox import SandboxPool

EVERYTHING = catalog.full()
WRONG = "    return ...\n"


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> Sample:
    """The task that is drawn for training; memory knows nothing of it."""
    drawn = synth.held_samples(EVERYTHING, "combinations", 1, seed=0)[0]
    monkeypatch.setattr(material, "training_sample", lambda everything, r: drawn)
    monkeypatch.setattr(expert, "AT_ONCE", 1)
    monkeypatch.setattr(expert, "Memory", lambda sources: None)
    return drawn


async def made(pool: SandboxPool, weights: dict[str, float]) -> list[Example]:
    model = Scripted({"<|body|>\n": {body + template().end: weight for body, weight in weights.items()}})
    try:
        return await expert.expert(EVERYTHING, Random(1), pool, model)
    finally:
        await model.close()


async def test_what_greedy_decoding_solves_teaches_nothing(pool: SandboxPool, sample: Sample) -> None:
    assert await made(pool, {sample.body: 0.6, WRONG: 0.4}) == []


async def test_what_search_finds_is_learned_without_and_with_its_run(
    pool: SandboxPool, sample: Sample
) -> None:
    plain, alone, several = await made(pool, {sample.body: 0.4, WRONG: 0.6})
    assert {each.answer for each in (plain, alone, several)} == {sample.body + template().end}
    assert sample.body not in plain.prompt
    assert sample.body in alone.prompt
    assert WRONG not in alone.prompt
    assert sample.body in several.prompt
    assert WRONG in several.prompt


async def test_the_reference_is_learned_where_search_fails(pool: SandboxPool, sample: Sample) -> None:
    (only,) = await made(pool, {WRONG: 1.0})
    assert only.answer == sample.body + template().end
    assert "Ellipsis" not in only.prompt


async def test_what_only_passes_the_tests_that_are_shown_is_not_learned(
    pool: SandboxPool, sample: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = sample.task.tests[0]
    weak = f"    return {test.expected}\n"
    monkeypatch.setattr(expert, "TESTS", 1)
    (only,) = await made(pool, {weak: 1.0})
    assert only.answer == sample.body + template().end


def test_memory_is_without_what_is_asked_for() -> None:
    words = ["count", "consonants", "in", "text"]
    numbers = bundled().likeness(words)
    known = {each.where for number in numbers if (each := bundled().function(number))}
    without = Without("text.count_consonants")
    found = {each.where for number in without.likeness(words) if (each := without.function(number))}
    assert "text.count_consonants" in known
    assert "text.count_consonants" not in found
