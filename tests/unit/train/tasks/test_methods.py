"""A sample told as a method is still the same task with the same answers."""

from __future__ import annotations

from random import Random

import pytest

from engine.prompts import load
from engine.train.examples.as_method import as_method
from engine.train.tasks import synthesis
from engine.train.tasks.library.check import entries
from engine.train.tasks.synthesis import Unusable


@pytest.mark.parametrize("module", ["lists", "text", "dicts", "numbers"])
def test_methods_pass_the_tests_of_the_function(module):
    random = Random(7)
    told = 0
    for entry in list(entries(module))[::5]:
        try:
            sample = as_method(synthesis.sample(entry, random), random)
        except Unusable:
            continue
        told += 1
        scope: dict[str, object] = {}
        exec(sample.task.program(sample.body), scope)
        for test in (*sample.task.tests, *sample.hidden):
            exec(test.source, scope)
    assert told >= 5


def test_the_prompt_shows_the_class_and_the_method():
    random = Random(1)
    entry = next(entry for entry in entries("lists") if len(entry.params) == 1)
    for _ in range(20):
        try:
            sample = as_method(synthesis.sample(entry, random), random)
            break
        except Unusable:
            continue
    owner, _, method = sample.task.name.partition(".")
    shared = load("native").prompt(sample.task).shared
    assert f"class {owner}:" in shared
    assert f"def {method}(self" in shared
    assert "self." in sample.body
