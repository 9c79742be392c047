"""What a prompt leaves out that is too long."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.task import Task, Usage
from engine.decoding.services import Services
from engine.decoding.whole_programs import Page, opened
from engine.lm.scripted import Scripted, ScriptedTokenizer
from engine.prompts import load
from engine.prompts.template import encode, shortened, varied, with_fewer_tests
from engine.support.errors import SettingsError
from sandbox import TestCase

MANY = tuple(TestCase(f"t{n}", f"assert f({n}) == {2 * n}") for n in range(198))
ODD = (TestCase("empty", "assert f('') == 0"), TestCase("negative", "assert f(-3) == -6"))
TESTED = Task("f", "def f(x):\n", description="Twice x.", tests=MANY + ODD)
DEFINED = Task("f", "def f(x):\n", definitions="def helper(x):\n    ...\n" * 40)


def test_a_task_is_shortened_as_far_as_its_size_says():
    tokenizer, form = ScriptedTokenizer(), load("base-file")
    imports, preamble = "import math\n", "FACTOR = 2\n"
    task = replace(TESTED, tests=ODD, imports=imports, definitions="# def other(): ...\n", preamble=preamble)
    undefined = replace(task, definitions="")
    whole, without = (encode(each, form, tokenizer).count for each in (task, undefined))
    alone = replace(undefined, preamble="")
    cases = {
        None: task,
        whole: task,
        whole - 1: undefined,
        without: undefined,
        without - 1: alone,
        1: alone,
    }
    assert {most: shortened(task, form, tokenizer, most) for most in cases} == cases


def test_some_of_many_tests_are_told_of_every_kind_and_in_their_order():
    tokenizer = ScriptedTokenizer()
    order = [test.id for test in varied(TESTED.tests)]
    assert order[:6] == ["t0", "empty", "negative", "t197", "t1", "t2"]
    assert sorted(order) == sorted(test.id for test in TESTED.tests)
    few = with_fewer_tests(TESTED, tokenizer, 1000)
    ids = [test.id for test in few.tests]
    assert {"t0", "t197", "empty", "negative"} <= set(ids)
    assert ids == [test.id for test in TESTED.tests if test.id in ids]
    assert sum(len(tokenizer.encode(test.source[7:] + "\n")) for test in few.tests) <= 250
    assert with_fewer_tests(TESTED, tokenizer, 100_000) == TESTED
    long = replace(TESTED, tests=(TestCase("long", "assert f('" + "x" * 5000 + "') == 1"),))
    assert with_fewer_tests(long, tokenizer, 1000) == long


async def told(task: Task, length: int) -> str:
    model = Scripted({"x": {}})
    model.context_length = length
    try:
        async with opened(Page(task, load("base-file")), Services(model, None), Usage()) as prompt:
            return model.tokenizer.decode(prompt.prior.tokens)
    finally:
        await model.close()


@pytest.mark.parametrize(
    ("task", "length", "text", "times"),
    [
        (DEFINED, 4096, "def helper", 40),
        (DEFINED, 1000, "def helper", 0),
        (TESTED, 100_000, ") == ", 200),
        (TESTED, 2048, ") == ", 43),
    ],
)
async def test_what_gives_way_where_room_is_scarce(task: Task, length: int, text: str, times: int):
    assert (await told(task, length)).count(text) == times


async def test_a_prompt_that_does_not_fit_is_named():
    with pytest.raises(SettingsError, match="The prompt for f has"):
        await told(DEFINED, 70)
