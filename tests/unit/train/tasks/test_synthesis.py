"""Tasks from entries: reproducible, correct, and never from what is held out."""

from __future__ import annotations

import ast
from dataclasses import replace
from random import Random

import pytest

from engine.train.data import synth
from engine.train.examples import material
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.catalog import Catalog
from engine.train.tasks.library import check
from engine.train.tasks.synthesis import Sample, Telling, Unusable


@pytest.fixture(scope="module")
def everything() -> Catalog:
    return catalog.full()


def tellings(everything: Catalog, count: int, seed: int = 0) -> list[Sample]:
    random = Random(seed)
    return [material.training_sample(everything, random) for _ in range(count)]


def test_the_same_seed_gives_the_same_examples(everything: Catalog) -> None:
    first, second = Random(3), Random(3)
    for _ in range(50):
        assert material.plain(everything, first) == material.plain(everything, second)


def test_answers_pass_their_tests(everything: Catalog) -> None:
    for sample in tellings(everything, 200):
        scope: dict[str, object] = {}
        exec(sample.task.program(sample.body), scope)
        for test in sample.task.tests + sample.hidden:
            exec(test.source, scope)


def test_tests_are_short_literal_and_different(everything: Catalog) -> None:
    for sample in tellings(everything, 100, seed=1):
        sources = [test.source for test in sample.task.tests + sample.hidden]
        assert len(set(sources)) == len(sources)
        for source in sources:
            expected = source.rpartition(" == ")[2]
            ast.literal_eval(expected)
            assert len(expected) <= synthesis.VALUE_CHARS


def test_names_vary(everything: Catalog) -> None:
    entry = everything.known_entries[0]
    random = Random(0)
    tasks = [synthesis.sample(entry, random).task for _ in range(60)]
    assert len({task.name for task in tasks}) > 5
    assert len({task.signature.partition("(")[2] for task in tasks}) > 10
    assert len({task.description for task in tasks}) > 10


def test_the_plain_telling_keeps_the_entrys_names(everything: Catalog) -> None:
    random = Random(0)
    for entry in everything.known_entries[:40]:
        sample = synthesis.sample(entry, random, Telling(plain=True, min_tests=2))
        assert sample.task.name in entry.names
        assert all(name in sample.task.signature for name in entry.param_names)
        assert len(sample.task.tests) >= 2


def test_the_prompt_is_the_engines(everything: Catalog) -> None:
    example = material.plain(everything, Random(5))
    assert example.prompt.startswith("<|task|>")
    assert example.prompt.endswith("<|body|>\n")
    assert example.answer.endswith("\n<|end|>")


def test_nothing_held_out_is_trained_on(everything: Catalog) -> None:
    held = {entry.key for entry in everything.held_entries}
    names = {entry.names[0] for entry in everything.held_entries}
    for sample in tellings(everything, 500, seed=2):
        assert sample.key not in held
        if sample.entry in everything.entries:
            assert sample.entry.names[0] not in names
        else:
            assert not catalog.held_out(sample.entry)


def test_material_may_come_from_some_modules_of_the_library_alone(everything: Catalog) -> None:
    some = replace(everything, modules=frozenset({"text", "dates"}))
    r = Random(1)
    keys = {material.training_entry(some, r).key for _ in range(200)}
    assert {key.partition(".")[0] for key in keys} == {"text", "dates"}
    assert keys <= {entry.key for entry in everything.known_entries}
    assert some.held_entries == everything.held_entries


def test_material_may_be_of_short_bodies_alone(everything: Catalog) -> None:
    some = replace(everything, longest=60)
    bodies = [body for entry in some.known_entries for body in entry.bodies]
    assert max(map(len, bodies)) <= 60
    assert {entry.key for entry in some.known_entries} < {entry.key for entry in everything.known_entries}
    assert some.held_entries == everything.held_entries


def test_evaluation_takes_only_what_is_held_out(everything: Catalog) -> None:
    held = {entry.key for entry in everything.held_entries}
    assert {sample.key for sample in synth.held_samples(everything, "entries", 20, 0)} <= held
    for sample in synth.held_samples(everything, "combinations", 20, 0):
        assert catalog.held_out(sample.entry)


def test_the_border_does_not_move() -> None:
    assert catalog.fraction("entry count vowels") == pytest.approx(0.7115682907661594)
    assert catalog.concept("text.count_vowels") == catalog.concept("sample.count_vowels") == "count vowels"


def test_an_entry_that_raises_is_unusable(everything: Catalog) -> None:
    entry = everything.known_entries[0]
    broken = replace(entry, bodies=("return 1 / 0",))
    with pytest.raises(Unusable):
        synthesis.sample(broken, Random(0))


def test_the_library_is_sound(everything: Catalog) -> None:
    assert len(everything.entries) >= 150
    found = [problem for entry in everything.entries for problem in check.problems(entry, draws=8)]
    assert not [problem for problem in found if "always returns" not in problem]


def test_compositions_are_sound(everything: Catalog) -> None:
    random = Random(0)
    for family in dict.fromkeys(everything.compositions):
        for _ in range(25):
            found = list(check.problems(family(random), draws=8))
            assert not [problem for problem in found if "always returns" not in problem]
