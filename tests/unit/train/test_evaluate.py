"""Evaluation and executed candidates, with a model that follows a script and the real sandbox."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from engine.lm.scripted import Scripted
from engine.train import catalog, dynamic, evaluate, executed, reading, synth
from engine.train.evaluate import Method, Score
from engine.train.material import example, template
from sandbox import Outcome, SandboxPool

EVERYTHING = catalog.full()


@asynccontextmanager
async def opened(script: dict[str, dict[str, float]]) -> AsyncIterator[Scripted]:
    model = Scripted(script)
    yield model
    await model.close()


@pytest.fixture
async def pool() -> AsyncIterator[SandboxPool]:
    async with SandboxPool(parallel=2) as sandbox:
        yield sandbox


async def test_the_right_answer_passes_and_another_does_not(pool: SandboxPool) -> None:
    samples = synth.held_samples(EVERYTHING, "combinations", 2, seed=0)
    answers = {example(samples[0].task, "").prompt: {samples[0].body + template().end: 1.0}}
    other = {example(samples[1].task, "").prompt: {"    return ...\n" + template().end: 1.0}}
    greedy = evaluate.methods()[0]
    async with opened(answers | other) as model:
        score = await evaluate.score(model, pool, samples, greedy)
    assert (score.tasks, score.passed, score.visible) == (2, 1, 1)
    assert score.tokens > 0


async def test_greedy_reading_follows_the_likeliest() -> None:
    async with opened({"<|body|>\n": {"    return 1\n<|end|>": 0.8, "    return 2\n<|end|>": 0.2}}) as model:
        assert await reading.greedy(model, "<|task|>def one():\n<|tests|>\n<|body|>\n") == "    return 1\n"


async def test_one_candidate_passes_and_is_the_answer(pool: SandboxPool) -> None:
    random = Random(0)
    for sample in synth.held_samples(EVERYTHING, "combinations", 6, seed=3):
        found = await dynamic.signalled(sample, EVERYTHING, random, pool, 3, passing=True)
        if found is None:
            continue
        passing = [one.body for one in found.executed if one.result.outcome is Outcome.PASS]
        assert passing == [found.answer]
        assert len(found.executed) == 3


async def test_without_a_passing_candidate_the_answer_is_not_shown(pool: SandboxPool) -> None:
    random = Random(1)
    for sample in synth.held_samples(EVERYTHING, "combinations", 6, seed=4):
        found = await dynamic.signalled(sample, EVERYTHING, random, pool, 2, passing=False)
        if found is not None:
            assert found.answer not in [one.body for one in found.executed]
            assert found.task.description == sample.task.description


async def test_gates_do_without_a_docstring(pool: SandboxPool) -> None:
    gates = await executed.held_gates(EVERYTHING, pool, 3, seed=0)
    assert len(gates) == 3
    for sample, gate in gates:
        assert sample.task.description not in gate.example.prompt or not sample.task.description
        assert gate.example.prompt.count("<|candidate|>") == 3


def test_intervals_hold_the_rate_and_shrink() -> None:
    few, many = Score("m", 10, 5, 5, 0, 0), Score("m", 1000, 500, 500, 0, 0)
    for score in (few, many):
        low, high = score.interval
        assert low < 0.5 < high
    assert many.interval[0] > few.interval[0]
    assert Score("m", 10, 0, 0, 0, 0).interval[0] == pytest.approx(0)


def test_the_table_has_a_row_for_each_method() -> None:
    scores = [Score("greedy", 10, 5, 6, 21.4, 0.1), Score("best of 12", 10, 8, 8, 260, 0.1)]
    lines = evaluate.table({"combinations": scores, "entries": scores}).splitlines()
    assert lines[0] == "| method | combinations | RSR | tokens | entries | RSR | tokens |"
    assert len(lines) == 4
    assert lines[2].startswith("| greedy | 0.50 (0.24–0.76) | – | 21 | 0.50")
    assert lines[3].endswith("| 0.80 (0.49–0.94) | 60% | 260 |")


def test_methods_have_different_names() -> None:
    methods: list[Method] = evaluate.methods()
    assert len({method.name for method in methods}) == len(methods)
    assert {method.strategy for method in methods} == {"direct", "resample", "eg-cfg"}
