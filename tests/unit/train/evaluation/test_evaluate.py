"""Evaluation and executed candidates, with a model that follows a script and the real sandbox."""

from __future__ import annotations

import math
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import pytest

from engine.completion import complete
from engine.lm.scripted import Scripted
from engine.services import Plan, Services
from engine.train.data import executed_probes, synth
from engine.train.evaluation import evaluate, signal_gain, trace_reading
from engine.train.evaluation.blanking import PROMPTS
from engine.train.evaluation.evaluate import MeasuredMethod, MethodScore
from engine.train.evaluation.signal_gain import TaskGain
from engine.train.evaluation.trace_reading import Reading
from engine.train.examples import dynamic
from engine.train.examples.material import example, template
from engine.train.tasks import catalog
from engine.types import Agent, Decoding
from sandbox import Outcome, SandboxPool

EVERYTHING = catalog.full()


@asynccontextmanager
async def opened(script: dict[str, dict[str, float]]) -> AsyncIterator[Scripted]:
    model = Scripted(script)
    yield model
    await model.close()


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
        assert (
            await trace_reading.greedy(model, "<|task|>def one():\n<|tests|>\n<|body|>\n") == "    return 1\n"
        )


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
    gates = await executed_probes.held_gates(EVERYTHING, pool, 3, seed=0)
    assert len(gates) == 3
    for sample, gate in gates:
        assert sample.task.description not in gate.example.prompt or not sample.task.description
        assert gate.example.prompt.count("<|candidate|>") == 3


async def test_blanked_prompts_lack_one_thing_each(pool: SandboxPool) -> None:
    for _, gate in await executed_probes.held_gates(EVERYTHING, pool, 3, seed=0):
        whole, blanked, unrun, bare, anonymous, nothing = (prompt(gate) for prompt in PROMPTS.values())
        came_of = r"(?<=\n)(-> |! |\d+: |\.\.\.\d+\n)[^\n]*\n"
        assert whole == gate.example.prompt
        assert blanked == re.sub(came_of, "", whole) != whole
        assert unrun == re.sub(r"<\|run\|>[^\n]*\n", "", blanked) != blanked
        assert bare == re.sub(r"<\|signal\|>.*(?=<\|body\|>)", "", unrun, flags=re.DOTALL) != unrun
        assert nothing == re.sub(came_of, "", anonymous) != anonymous
        assert gate.task.name not in anonymous
        assert "<|tests|>\n<|signal|>" in anonymous
        assert all(one.body in text for one in gate.executed for text in (whole, blanked, unrun))


async def test_the_order_of_candidates_does_not_tell_which_one_passes(pool: SandboxPool) -> None:
    gates = await executed_probes.held_gates(EVERYTHING, pool, 24, seed=0)
    places = [gate.place for _, gate in gates]
    assert [gate.executed[gate.place].result.outcome for _, gate in gates] == [Outcome.PASS] * 24
    assert all(4 <= places.count(place) <= 13 for place in range(3))


async def test_each_prompt_of_the_gate_is_counted_by_itself(pool: SandboxPool) -> None:
    gates = await executed_probes.held_gates(EVERYTHING, pool, 3, seed=0)
    whole, blanked, *others = PROMPTS.values()
    lost = {
        prompt(gate): {"    return ...\n" + template().end: 1.0} for prompt in others for _, gate in gates
    }
    followed = {whole(gate): {gate.example.answer: 1.0} for _, gate in gates}
    first = {blanked(gate): {gate.executed[0].body + template().end: 1.0} for _, gate in gates}
    async with opened(lost | followed | first) as model:
        found = await trace_reading.measure(model, pool, EVERYTHING, 3, seed=0)
    assert list(found.right.values()) == [3, found.places[0], 0, 0, 0, 0]
    assert (found.tasks, sum(found.places)) == (3, 3)


def test_the_table_of_reading_has_intervals_and_chance() -> None:
    text = Reading(50, {"all": 38, "traces blanked out": 20}, (17, 16, 17)).table
    assert "| all | 38/50 (63% to 86%) |\n| traces blanked out | 20/50 (28% to 54%) |\n" in text
    assert "first, second, third in 17, 16, 17" in text
    assert "at random is right in 33%" in text


def test_intervals_hold_the_rate_and_shrink() -> None:
    few, many = MethodScore("m", 10, 5, 5, 0, 0), MethodScore("m", 1000, 500, 500, 0, 0)
    for score in (few, many):
        low, high = score.interval
        assert low < 0.5 < high
    assert many.interval[0] > few.interval[0]
    assert MethodScore("m", 10, 0, 0, 0, 0).interval[0] == pytest.approx(0)


def test_the_table_has_a_row_for_each_method() -> None:
    scores = [MethodScore("greedy", 10, 5, 6, 21.4, 0.1), MethodScore("best of 12", 10, 8, 8, 260, 0.1)]
    lines = evaluate.table({"combinations": scores, "entries": scores}).splitlines()
    assert lines[0] == "| method | combinations | RSR | tokens | entries | RSR | tokens |"
    assert len(lines) == 4
    assert lines[2].startswith("| greedy | 0.50 (0.24–0.76) | – | 21 | 0.50")
    assert lines[3].endswith("| 0.80 (0.49–0.94) | 60% | 260 |")


def test_methods_have_different_names() -> None:
    methods: list[MeasuredMethod] = evaluate.methods()
    assert len({method.name for method in methods}) == len(methods)
    assert {method.strategy for method in methods} == {"direct", "resample", "eg-cfg"}


def test_ablations_differ_from_the_whole_method_in_one_thing() -> None:
    plans = {method.name: method.plan for method in evaluate.methods()}
    whole = plans["EG-CFG, gamma 1"]
    [agent] = whole.agents
    alone = replace(agent, num_candidates=1)
    assert plans["EG-CFG, gamma 1, no candidates"] == replace(whole, agents=(alone,))
    minimal = replace(whole.decoding, trace="minimal")
    assert plans["EG-CFG, gamma 1, minimal trace"] == replace(whole, decoding=minimal)


async def test_a_signal_that_shows_the_answer_is_worth_what_it_adds(pool: SandboxPool) -> None:
    [sample] = synth.held_samples(EVERYTHING, "combinations", 1, seed=0)
    right, wrong = sample.body + template().end, "    return ...\n" + template().end

    def script(text: str) -> dict[str, float]:
        body = text.rpartition("<|body|>\n")[2]
        share = 0.9 if "<|signal|>" in text else 0.5
        rest = {right: share, wrong: 1 - share}
        return {whole[len(body) :]: weight for whole, weight in rest.items() if whole.startswith(body)}

    model = Scripted(script)
    [gain] = await signal_gain.gains(model, pool, [sample], Agent(num_candidates=6), seed=1)
    await model.close()
    assert gain.some_pass
    assert gain.nats == pytest.approx(math.log(0.9 / 0.5), abs=0.01)


async def test_the_signal_whose_worth_is_measured_is_the_one_of_decoding(pool: SandboxPool) -> None:
    """The scripted model has a token for each character, so that a signal is longer than 600 tokens."""
    [sample] = synth.held_samples(EVERYTHING, "combinations", 1, seed=0)
    agent = Agent(num_candidates=6)

    def script(text: str) -> dict[str, float]:
        body = text.rpartition("<|body|>\n")[2]
        lines = "".join(f"    value_{number} = {number} * 'long'\n" for number in range(20))
        whole = f"{lines}    return value_1\n{template().end}"
        return {whole[len(body) :]: 1.0} if whole.startswith(body) else {}

    def signals(model: Scripted) -> list[str]:
        texts = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
        return [text.partition("<|body|>")[0] for text in texts if "<|signal|>" in text]

    measured, decoded = Scripted(script, context_length=20_000), Scripted(script, context_length=20_000)
    await signal_gain.gains(measured, pool, [sample], agent, seed=1)
    plan = Plan((replace(agent, gamma=1.0),), Decoding(harvest=False, agreement=0, seed=1))
    await complete(sample.task, Services(decoded, pool), plan)
    [signal] = signals(measured)
    assert signals(decoded)[0] == signal
    assert len(signal) > Decoding().signal_tokens


def test_gains_are_split_by_whether_a_candidate_passes() -> None:
    found = [TaskGain(True, 4.0, 8), TaskGain(True, 2.0, 4), TaskGain(False, -3.0, 6)]
    some, none, all_of_them = signal_gain.by_split(found)
    assert (some.tasks, some.per_token.value, some.per_program.value) == (2, 0.5, 3.0)
    assert (none.tasks, none.per_token.value, none.per_program.value) == (1, -0.5, -3.0)
    assert all_of_them.tasks == 3
    assert "| wordings | all fail | 1 | -0.500 " in signal_gain.table({"wordings": [some, none]})
