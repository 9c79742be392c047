"""The dynamic signal: golden texts per template, and its budget as a property."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.events import Executed
from engine.core.task import Task
from engine.decoding.dynamic_signal import render, rendered, within
from engine.lm.scripted import ScriptedTokenizer
from engine.prompts import load, names
from sandbox import Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent

GOLDEN = Path(__file__).parents[3] / "golden" / "signal"
TASK = Task(
    name="total",
    signature="def total(values):\n",
    docstring='    """Add up the values.\n\n    >>> total([])\n    0\n    """\n',
    description="Add up the values.",
    tests=(TestCase("a", "assert total([3, 4]) == 7"), TestCase("b", "total([])", expected="0")),
)
LOOP = "    result = 0\n    for value in values:\n        result += value\n    return result\n"
WRONG = "    return values[0]\n"


def run(results: list[tuple[Outcome, str | None, str | None]], events: int = 0) -> RunResult:
    first = TASK.body_line
    trace = [TraceEvent("line", first, "total", {"result": "0"})]
    for step in range(events):
        trace.append(TraceEvent("line", first + 1, "total", {"value": str(step)}))
        trace.append(TraceEvent("line", first + 2, "total", {"result": str(step * step)}))
    trace.append(TraceEvent("return", first + 3, "total", returned="7"))
    tests = tuple(
        TestResult(test, outcome, True, call, actual, exception=exception, trace=Trace(tuple(trace)))
        for test, call, (outcome, actual, exception) in zip(
            TASK.tests, ("total([3, 4])", "total([])"), results, strict=True
        )
    )
    return RunResult(results[-1][0], tests)


EXECUTED = [
    Executed(LOOP, run([(Outcome.PASS, "7", None), (Outcome.PASS, "0", None)], events=2)),
    Executed(
        WRONG, run([(Outcome.FAIL, "3", None), (Outcome.ERROR, None, "IndexError: list index out of range")])
    ),
]
LONG = [Executed(LOOP, run([(Outcome.PASS, "7", None), (Outcome.TIMEOUT, None, None)], events=150))]


@pytest.mark.parametrize("name", names())
def test_prompts_and_signals_look_as_they_did(name):
    template = load(name)
    prompt = template.prompt(TASK)
    text = "".join(
        [
            prompt.shared,
            render(TASK, EXECUTED, template.signal),
            prompt.opening,
            "\n======== long loop, 500 characters\n",
            render(TASK, LONG, template.signal, fits=lambda text: len(text) <= 500),
            "\n======== minimal trace\n",
            render(TASK, EXECUTED, template.signal, trace="minimal"),
        ]
    )
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@given(st.integers(0, 1200), st.sampled_from(["scripted", "few-shot"]))
def test_the_signal_keeps_its_budget_and_whole_lines(budget, name):
    form = load(name).signal
    text = render(TASK, [*EXECUTED, *LONG], form, fits=lambda text: len(text) <= budget)
    whole = render(TASK, [*EXECUTED, *LONG], form).splitlines()
    assert len(text) <= budget
    markers = ("...", "  (", "(", "<|candidate|>")
    assert all(line in whole or line.startswith(markers) for line in text.splitlines())


@given(st.integers(200, 3000))
def test_nothing_is_left_out_silently(budget):
    form = load("scripted").signal
    text = render(TASK, LONG, form, fits=lambda text: len(text) <= budget)
    shown = text.count(": value =") + text.count(": result =")
    said = sum(int(line[3:]) for line in text.splitlines() if line.startswith("..."))
    assert not text or text.count("<|run|>") == 2
    assert not text or shown + said == 2 * 301


@given(st.integers(0, 1200), st.sampled_from(["scripted", "few-shot"]))
def test_with_turns_for_others_it_is_the_same_signal(budget, name):
    form, executed = load(name).signal, [*EXECUTED, *LONG]

    def fits(text):
        return len(text) <= budget

    told = asyncio.run(rendered(TASK, executed, form, fits, most=budget))
    assert told.text == render(TASK, executed, form, fits)
    assert told.whole_characters == len(render(TASK, executed, form))


@given(st.text(max_size=200), st.integers(-1, 60))
def test_too_long_is_too_long_however_it_is_found_out(text, room):
    tokenizer = ScriptedTokenizer()
    assert within(tokenizer, text, room) == (len(tokenizer.encode(text)) <= room)


def test_a_signal_of_many_tests_shows_some_that_failed():
    outcomes = [Outcome.FAIL if n in (50, 120) else Outcome.PASS for n in range(200)]
    results = tuple(
        TestResult(TestCase(str(n), ""), outcome, True, f"f({n})") for n, outcome in enumerate(outcomes)
    )
    ran = Executed("    return 2 * x\n", RunResult(Outcome.FAIL, results))
    text = render(TASK, [ran, ran], load("scripted").signal, lambda text: len(text) < 400)
    assert "f(50)" in text
    assert "f(120)" in text
    assert 3 <= text.count("f(") <= 16
