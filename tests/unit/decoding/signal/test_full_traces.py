"""Full traces (EG-CFG, equation 10): every event with values and types, and the budget of a signal."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.completion import complete
from engine.core.events import Executed
from engine.core.options import Agent, Decoding
from engine.core.task import SignalUsage, Task
from engine.decoding.dynamic_signal import FULL_VALUE_CHARS, all_steps, render
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted
from engine.prompts import load
from sandbox import Limits, Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent

GOLDEN = Path(__file__).parents[3] / "golden" / "full_signal"
TASK = Task(
    name="halve",
    signature="def halve(n):\n",
    docstring='    """Halvings until 0."""\n',
    description="Halvings until 0.",
    imports="import math\n",
    tests=(TestCase("a", "assert halve(2) == 2"),),
)
LOOP = """\
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
    place = 2 if line == 0 else TASK.body_line - 1 + line
    return TraceEvent(kind, place, function, **fields)  # type: ignore[arg-type]


def changed(line: int, name: str, value: str, kind: str) -> TraceEvent:
    return at(line, values={name: value}, types={name: kind})


def executed(
    body: str, *events: TraceEvent, actual: str | None = "2", exception: str | None = None
) -> Executed:
    outcome = Outcome.ERROR if exception else Outcome.FAIL
    result = TestResult(
        TASK.tests[0], outcome, True, "halve(2)", actual, exception=exception, trace=Trace(events)
    )
    return Executed(body, RunResult(outcome, (result,)))


def loop(rounds: int, value: str = "[1]") -> Executed:
    events = [at(0, "call", values={"n": "2"}, types={"n": "int"}), changed(1, "steps", "[]", "list")]
    for number in range(rounds):
        events += [at(2), at(3), changed(4, "steps", value, "list"), changed(5, "n", str(number), "int")]
    events += [at(2), at(6), at(6, "return", returned=value)]
    return executed(LOOP, *events, actual=value)


DEEP_RUN = executed(
    DEEP,
    at(0, "call", values={"n": "1"}, types={"n": "int"}),
    at(1),
    at(0, "call", values={"n": "0"}, types={"n": "int"}),
    at(1),
    at(2),
    at(2, "exception", exception="ValueError: low"),
    at(3, "exception", exception="ValueError: low"),
    actual=None,
    exception="ValueError: low",
)


@pytest.mark.parametrize("name", ["scripted", "few-shot"])
def test_full_signals_look_as_they_did(name):
    form = load(name).signal
    text = render(TASK, [loop(2), DEEP_RUN], form, trace="full")
    text += "======== 500 characters\n"
    text += render(TASK, [loop(90, "[" + "1, " * 80 + "1]")], form, lambda one: len(one) <= 500, "full")
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("EGCFG_REWRITE_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


async def test_what_the_sandbox_traces_is_told_in_order(pool):
    """A recursive function, whose innermost call fails: calls, conditions, values, returns and the error."""
    body = "    if n < 1:\n        return [n]\n    rest = halve(n // 2)\n    return rest + [[n][n]]\n"
    result = await pool.run(TASK.program(body), TASK.tests)
    text = render(TASK, [Executed(body, result)], load("few-shot").signal, trace="full")
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
    assert all_steps(TASK, DEEP, trace)[0].outcome == told


@settings(max_examples=25)
@given(st.integers(0, 4000), st.sampled_from(["scripted", "few-shot"]))
def test_a_full_signal_keeps_its_budget_and_says_what_is_missing(budget, name):
    form = load(name).signal
    text = render(TASK, [loop(60)], form, lambda one: len(one) <= budget, "full")
    assert len(text) <= budget
    told = len(re.findall(r"^(?:  line )?\d+: ", text, re.MULTILINE))
    missing = sum(map(int, re.findall(r"^(?:\.\.\.|  \()(\d+)", text, re.MULTILINE)))
    assert not text or told + missing == 2 + 4 * 60 + 2


LONG = "[" + "1, " * 100 + "1]"


class Tracing:
    """A sandbox in which every program does the same, and which remembers its limits."""

    def __init__(self) -> None:
        self.limits: list[Limits] = []

    async def run(self, program, tests, limits=None, *, trace=True):
        self.limits.append(limits)
        return loop(1, LONG).result


async def signals(context_length: int, **decoding: object) -> tuple[list[str], SignalUsage, int]:
    """The signals of a run with one agent, what is counted of them, and the characters of a value."""
    sandbox = Tracing()
    model = Scripted({"<|body|>\n": {LOOP: 1.0}}, context_length=context_length)
    plan = Plan((Agent(1, 8, 1.0, 1.0),), Decoding(harvest=False, **decoding))  # type: ignore[arg-type]
    completion = await complete(TASK, Services(model, sandbox), plan, "eg-cfg")
    texts = [model.tokenizer.decode(row.tokens) for rows in model.backend.passes for row in rows]
    signalled = [text for text in texts if "<|signal|>" in text]
    return signalled, completion.usage.signals, sandbox.limits[0].value_chars


async def test_a_full_trace_keeps_long_values_and_counts_what_is_lost():
    [first, *_], count, chars = await signals(100_000, trace="full")
    assert f"steps = {LONG} (list)" in first
    assert (count.shortened, count.characters) == (0, count.whole_characters)
    assert count.written > 1
    assert chars == FULL_VALUE_CHARS
    [first, *_], _, chars = await signals(100_000, trace="changes")
    assert f"steps = {LONG[:45]}..." in first
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
