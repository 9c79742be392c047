"""The dynamic signal: golden texts per template, its budget, and full traces (EG-CFG, equation 10)."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.events import Executed
from engine.core.options import Agent
from engine.core.task import SignalUsage, Task
from engine.decoding.dynamic_signal import FULL_VALUE_CHARS, all_steps, render, rendered, within
from engine.prompts import load, names
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent
from tests.scripted import Scripted, ScriptedTokenizer
from tests.unit.decoding.ran import OPENING, Sandbox, ran

GOLDEN = Path(__file__).parents[3] / "golden"
TASK = Task(
    name="total",
    signature="def total(values):\n",
    docstring='    """Add up the values.\n\n    >>> total([])\n    0\n    """\n',
    description="Add up the values.",
    tests=(TestCase("a", "assert total([3, 4]) == 7"), TestCase("b", "total([])", expected="0")),
)
LOOP = "    result = 0\n    for value in values:\n        result += value\n    return result\n"
WRONG = "    return values[0]\n"


def run(*results: tuple[Outcome, str | None, str | None], events: int = 0) -> RunResult:
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


ERROR = (Outcome.ERROR, None, "IndexError: list index out of range")
EXECUTED = [
    Executed(LOOP, run((Outcome.PASS, "7", None), (Outcome.PASS, "0", None), events=2)),
    Executed(WRONG, run((Outcome.FAIL, "3", None), ERROR)),
]
LONG = [Executed(LOOP, run((Outcome.PASS, "7", None), (Outcome.TIMEOUT, None, None), events=150))]


def same_as_golden(folder: str, name: str, text: str) -> None:
    golden = GOLDEN / folder / f"{name}.txt"
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_prompts_and_signals_look_as_they_did(name):
    template = load(name)
    prompt = template.prompt(TASK)
    text = prompt.shared + render(TASK, EXECUTED, template.signal) + prompt.opening
    text += "\n======== long loop, 500 characters\n"
    text += render(TASK, LONG, template.signal, fits=lambda text: len(text) <= 500)
    text += "\n======== minimal trace\n" + render(TASK, EXECUTED, template.signal, trace="minimal")
    same_as_golden("signal", name, text)


@given(st.integers(0, 1200), st.sampled_from(["scripted", "few-shot"]))
def test_the_signal_keeps_its_budget_and_whole_lines_with_turns_for_others_too(budget, name):
    form, executed = load(name).signal, [*EXECUTED, *LONG]

    def fits(text):
        return len(text) <= budget

    text, whole = render(TASK, executed, form, fits), render(TASK, executed, form)
    assert len(text) <= budget
    markers = ("...", "  (", "(", "<|candidate|>")
    assert all(line in whole.splitlines() or line.startswith(markers) for line in text.splitlines())
    told = asyncio.run(rendered(TASK, executed, form, fits, most=budget))
    assert (told.text, told.whole_characters) == (text, len(whole))


@given(st.integers(200, 3000))
def test_nothing_is_left_out_silently(budget):
    form = load("scripted").signal
    text = render(TASK, LONG, form, fits=lambda text: len(text) <= budget)
    shown = text.count(": value =") + text.count(": result =")
    said = sum(int(line[3:]) for line in text.splitlines() if line.startswith("..."))
    assert not text or text.count("<|run|>") == 2
    assert not text or shown + said == 2 * 301


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


HALVE = Task(
    name="halve",
    signature="def halve(n):\n",
    docstring='    """Halvings until 0."""\n',
    description="Halvings until 0.",
    imports="import math\n",
    tests=(TestCase("a", "assert halve(2) == 2"),),
)
HALVES = """\
    steps = []
    while n > 0:
        if n % 2:
            steps.append(n)
        n //= 2
    return steps
"""
DEEP = "    if n < 1:\n        raise ValueError('low')\n    return halve(n - 1) + 1\n"


def at(line: int, kind: str = "line", function: str = "halve", **fields: object) -> TraceEvent:
    """An event on a line of the body; 0 is the function's head."""
    place = 2 if line == 0 else HALVE.body_line - 1 + line
    return TraceEvent(kind, place, function, **fields)  # type: ignore[arg-type]


def changed(line: int, name: str, value: str, kind: str) -> TraceEvent:
    return at(line, values={name: value}, types={name: kind})


def loop(rounds: int, value: str = "[1]") -> Executed:
    events = [at(0, "call", values={"n": "2"}, types={"n": "int"}), changed(1, "steps", "[]", "list")]
    for number in range(rounds):
        events += [at(2), at(3), changed(4, "steps", value, "list"), changed(5, "n", str(number), "int")]
    events += [at(2), at(6), at(6, "return", returned=value)]
    trace = Trace(tuple(events))
    result = TestResult(HALVE.tests[0], Outcome.FAIL, True, "halve(2)", value, trace=trace)
    return Executed(HALVES, RunResult(Outcome.FAIL, (result,)))


@pytest.mark.parametrize("name", ["scripted", "few-shot"])
def test_full_signals_look_as_they_did(name):
    form = load(name).signal
    text = render(HALVE, [loop(2)], form, trace="full")
    text += "======== 500 characters\n"
    text += render(HALVE, [loop(90, "[" + "1, " * 80 + "1]")], form, lambda one: len(one) <= 500, "full")
    same_as_golden("full_signal", name, text)


async def test_what_the_sandbox_traces_is_told_in_order(pool):
    """A recursive function, whose innermost call fails: calls, conditions, values, returns and the error."""
    body = "    if n < 1:\n        return [n]\n    rest = halve(n // 2)\n    return rest + [[n][n]]\n"
    result = await pool.run(HALVE.program(body), HALVE.tests)
    text = render(HALVE, [Executed(body, result)], load("few-shot").signal, trace="full")
    assert re.findall(r"^  (line .*|raised .*)$", text, re.MULTILINE) == [
        "line 1: call of halve with n = 2 (int)",
        "line 2: condition false",
        "line 1: call of halve with n = 1 (int)",
        "line 2: condition false",
        "line 1: call of halve with n = 0 (int)",
        "line 2: condition true",
        "line 3: returns [0]",
        "line 4: rest = [0] (list)",
        "line 5: raises IndexError: list index out of range",
        "line 4: raises IndexError: list index out of range",
        "raised IndexError: list index out of range",
    ]


@pytest.mark.parametrize(
    ("following", "told"),
    [
        ([at(2)], "condition true"),
        ([at(3)], "condition false"),
        ([at(0, "call"), at(9, "return"), at(3)], "condition false"),
        ([at(0, "call"), at(2, "exception"), at(3)], ""),
        ([at(3, function="other")], ""),
        ([], ""),
    ],
)
def test_a_condition_is_told_where_the_trace_tells_it(following, told):
    trace = Trace((at(1), *following))
    assert all_steps(HALVE, DEEP, trace)[0].outcome == told


@settings(max_examples=25)
@given(st.integers(0, 4000), st.sampled_from(["scripted", "few-shot"]))
def test_a_full_signal_keeps_its_budget_and_says_what_is_missing(budget, name):
    form = load(name).signal
    text = render(HALVE, [loop(60)], form, lambda one: len(one) <= budget, "full")
    assert len(text) <= budget
    told = len(re.findall(r"^(?:  line )?\d+: ", text, re.MULTILINE))
    missing = sum(map(int, re.findall(r"^(?:\.\.\.|  \()(\d+)", text, re.MULTILINE)))
    assert not text or told + missing == 2 + 4 * 60 + 2


LONG_VALUE = "[" + "1, " * 100 + "1]"


async def signals(context_length: int, **decoding: object) -> tuple[list[str], SignalUsage, int]:
    """The signals of a run with one agent, what is counted of them, and the characters of a value."""

    async def answer(program: str) -> RunResult:
        return loop(1, LONG_VALUE).result

    sandbox = Sandbox(answer)
    model = Scripted({OPENING: {HALVES: 1.0}}, context_length=context_length)
    run = await ran(sandbox, model, HALVE, Agent(1, 8, 1.0, 1.0), harvest=False, **decoding)
    texts = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    signalled = [text for text in texts if "<|signal|>" in text]
    return signalled, run.completion.usage.signals, sandbox.limits[0].value_chars


async def test_a_full_trace_keeps_long_values_and_counts_what_is_lost():
    [first, *_], count, chars = await signals(100_000, trace="full")
    assert f"steps = {LONG_VALUE} (list)" in first
    assert (count.shortened, count.characters) == (0, count.whole_characters)
    assert count.written > 1
    assert chars == FULL_VALUE_CHARS
    [first, *_], _, chars = await signals(100_000, trace="changes")
    assert f"steps = {LONG_VALUE[:45]}..." in first
    assert chars == Limits().value_chars


async def test_the_budget_is_a_share_of_the_context_or_what_is_set():
    """The scripted model has a token for each character."""
    whole, _, _ = await signals(4_000, trace="full", signal_tokens=0, signal_share=1.0)
    some, count, _ = await signals(4_000, trace="full", signal_tokens=0, signal_share=0.1)
    assert len(whole[0]) > len(some[0])
    assert count.shortened == count.written > 1
    assert count.characters < count.whole_characters
    least, _, _ = await signals(4_000, trace="full", signal_tokens=3_000, signal_share=0.1)
    assert least == whole
