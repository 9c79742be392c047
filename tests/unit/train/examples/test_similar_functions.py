"""Training tasks below known functions: decoding's text, with the task's own function or without it."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine.prompts import load
from engine.train.examples import material, similar_functions
from engine.train.tasks import catalog, synthesis
from engine.train.tasks.synthesis import Sample, Telling

_PLACE = re.compile(r"^# from (\S+):$", re.MULTILINE)


@pytest.fixture(scope="module")
def everything():
    return catalog.full()


def told(everything, key: str) -> Sample:
    return synthesis.sample(everything.by_name[key], Random(1), Telling(plain=True, min_tests=2))


def test_a_task_stands_below_its_own_function_or_below_others(everything):
    sample = told(everything, "text.count_consonants")
    for seed in range(20):
        for own in (True, False):
            example = similar_functions.below(sample, everything, Random(seed), own=own)
            places = _PLACE.findall(example.prompt)
            assert 1 <= len(places) <= 3
            assert (sample.key in places) == own
            assert example.answer == sample.body + load("native").end


def test_functions_stand_before_the_task_as_they_do_in_decoding(everything):
    sample = told(everything, "text.count_consonants")
    example = similar_functions.below(sample, everything, Random(3), own=False)
    known, task = example.prompt.split("<|task|>")
    assert known.startswith("# from ")
    assert known.endswith("\n\n\n")
    assert "<|task|>" + task == material.example(sample.task, sample.body).prompt


def test_held_out_functions_are_never_shown(everything):
    held = {entry.key for entry in everything.held_entries}
    random = Random(5)
    examples = [similar_functions.similar(everything, random) for _ in range(60)]
    shown = {place for example in examples for place in _PLACE.findall(example.prompt)}
    assert len(shown) > 30
    assert not shown & held


def test_some_descriptions_say_nothing_where_the_own_function_is_shown(everything):
    sample = told(everything, "text.count_consonants")
    prompts = [
        similar_functions.below(sample, everything, Random(seed), own=True).prompt for seed in range(20)
    ]
    silent = sum(sample.task.description not in prompt for prompt in prompts)
    assert 5 <= silent <= 15
