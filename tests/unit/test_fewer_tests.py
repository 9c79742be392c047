"""Prompts of tasks with very many tests."""

from __future__ import annotations

import pytest

from engine.core.task import Executed, Task, Usage
from engine.decoding import dynamic_signal
from engine.decoding.prior_context import Page, opened
from engine.decoding.services import Services
from engine.lm.scripted import Scripted, ScriptedTokenizer
from engine.prompts import load
from engine.prompts.fit import varied, with_fewer_tests
from sandbox import Outcome, RunResult, TestCase, TestResult

MANY = tuple(TestCase(f"t{n}", f"assert f({n}) == {2 * n}") for n in range(198))
ODD = (TestCase("empty", "assert f('') == 0"), TestCase("negative", "assert f(-3) == -6"))
TASK = Task("f", "def f(x):\n", description="Twice x.", tests=MANY + ODD)


def test_tests_of_every_kind_come_first():
    order = [test.id for test in varied(TASK.tests)]
    assert order[:6] == ["t0", "empty", "negative", "t197", "t1", "t2"]
    assert sorted(order) == sorted(test.id for test in TASK.tests)


def test_a_share_of_the_context_is_told_in_the_order_of_the_tests():
    tokenizer = ScriptedTokenizer()
    few = with_fewer_tests(TASK, tokenizer, 1000)
    ids = [test.id for test in few.tests]
    assert {"t0", "t197", "empty", "negative"} <= set(ids)
    assert ids == [test.id for test in TASK.tests if test.id in ids]
    assert sum(len(tokenizer.encode(test.source[7:] + "\n")) for test in few.tests) <= 250
    assert with_fewer_tests(TASK, tokenizer, 100_000) == TASK


def test_one_test_is_told_however_long_it_is():
    long = TestCase("long", "assert f('" + "x" * 5000 + "') == 1")
    task = Task("f", "def f(x):\n", tests=(long,))
    assert with_fewer_tests(task, ScriptedTokenizer(), 1000).tests == (long,)


@pytest.mark.parametrize(("length", "told"), [(100_000, 200), (2048, 43)])
async def test_a_prompt_tells_some_of_many_tests(length: int, told: int):
    model = Scripted({"x": {}})
    model.context_length = length
    try:
        async with opened(Page(TASK, load("base-file")), Services(model, None), Usage()) as prompt:
            text = model.tokenizer.decode(prompt.prior.tokens)
    finally:
        await model.close()
    assert text.count(") == ") == told


def test_a_signal_of_many_tests_shows_some_that_failed():
    outcomes = [Outcome.FAIL if n in (50, 120) else Outcome.PASS for n in range(200)]
    results = tuple(
        TestResult(test, outcome, True, test.source[7:].partition(" ==")[0])
        for test, outcome in zip(TASK.tests, outcomes, strict=True)
    )
    ran = Executed("    return 2 * x\n", RunResult(Outcome.FAIL, results))
    text = dynamic_signal.render(TASK, [ran, ran], load("scripted").signal, lambda text: len(text) < 400)
    assert "f(50)" in text
    assert "f(120)" in text
    assert 3 <= text.count("f(") <= 16
