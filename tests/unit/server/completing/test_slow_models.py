"""Models that have no time for more than some lines: what is shown, what the status says."""

from __future__ import annotations

import sys

import pytest

from egcfg_lsp.features.partial_completion import Stream
from engine.decoding.dynamic_signal import Executed
from engine.lm.delegation import WrappedContext
from engine.lm.scripted import Scripted
from engine.lm.speed import Speed
from engine.progress import CandidatesRan, LineDecided
from engine.types import Agent, Task
from sandbox import Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent
from tests.unit.server.completing.test_server import CURSOR, SOURCE

SLOW = Speed(read=50, rows_1=3.3, rows_12=30, rows_96=64)
BOTH = {"status": True, "refresh": True}
LONG = {
    "trusted": True,
    "interpreter": sys.executable,
    "budget": {"automaticS": 20, "invokedS": 20, "commandS": 20},
}
LINES = "    y = x + x\n    z = y\n    return z\n"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "a.py"


class _Context(WrappedContext):
    def __init__(self, context, model):
        super().__init__(context)
        self._model = model

    async def fork(self):
        return _Context(await self.context.fork(), self._model)

    async def draw(self, most, sampling, hear, lines=0):
        if not self._model.lines:
            raise TimeoutError
        self._model.lines -= 1
        await self.context.draw(most, sampling, hear, lines)


class Slow(Scripted):
    """Says that it is slow, and has no time for more than ``lines`` lines."""

    def __init__(self, model, lines):
        super().__init__(model, tokens=["    ", "return "])
        self.speed = SLOW
        self.lines = lines

    async def open(self, tokens, usage):
        return _Context(await super().open(tokens, usage), self)


def opening(lines=99, body=LINES):
    """Opens such a model."""

    async def open_model(settings):
        return Slow({"<|body|>\n": {body: 1.0}}, lines)

    return open_model


async def test_one_line_that_ran_is_shown_although_no_test_passes_yet(connect, path):
    async with connect(open_model=opening(1), options=LONG, experimental=BOTH) as client:
        client.open(path, SOURCE)
        [item] = await client.inline(path, *CURSOR, invoked=False)
        assert item.insert_text == "y = x + x"
        await client.until(lambda: client.statuses[-1].state == "ready")
        beginning = "double: 0 of 1 tests pass; ask to search longer. Plan: the likeliest program alone, "
        assert client.statuses[-1].reason.startswith(beginning)
        assert "reads 50 and writes 3.3 tokens/s" in client.statuses[-1].reason
        await client.until(lambda: client.lsp.log_messages)
        assert "plan: the likeliest program alone" in client.lsp.log_messages[-1].message


async def test_the_whole_is_shown_when_there_was_time_for_it(connect, path):
    async with connect(open_model=opening(), options=LONG) as client:
        client.open(path, SOURCE)
        [item] = await client.inline(path, *CURSOR)
        assert item.insert_text == LINES.strip()


async def test_a_line_that_raises_is_not_shown(connect, path):
    body = "    y = x + nothing\n    return y\n"
    async with connect(open_model=opening(1, body), options=LONG) as client:
        client.open(path, SOURCE)
        assert await client.inline(path, *CURSOR) == []


async def test_lines_are_no_whole_function(connect, path):
    async with connect(open_model=opening(1), options=LONG) as client:
        client.open(path, SOURCE.replace("    \n", "    ...\n"))
        answer = await client.command(path.as_uri(), "double")
        assert answer["applied"] is False
        assert client.edits == []


CASE = TestCase("t", "double(3)", expected="6")
FIRST_TRY, AGENT = Agent(1, 1, 0.0, 0.0), Agent()


def ran(outcome, *events, exception=None):
    trace = Trace(tuple(TraceEvent(kind, 1, "double") for kind in events))
    result = TestResult(CASE, outcome, True, "double(3)", trace=trace)
    return RunResult(outcome, (result,), exception=exception)


@pytest.mark.parametrize(
    ("agent", "result", "is_shown"),
    [
        (FIRST_TRY, ran(Outcome.FAIL, "call", "return"), True),
        (FIRST_TRY, ran(Outcome.ERROR, "call", "return"), True),
        (FIRST_TRY, ran(Outcome.PASS), True),
        (FIRST_TRY, ran(Outcome.FAIL, "call", "exception"), False),
        (FIRST_TRY, ran(Outcome.ERROR, "call", "exception"), False),
        (FIRST_TRY, ran(Outcome.ERROR), False),
        (FIRST_TRY, ran(Outcome.TIMEOUT, "call"), False),
        (FIRST_TRY, ran(Outcome.ERROR, exception="SyntaxError"), False),
        (AGENT, ran(Outcome.FAIL, "call", "return"), False),
        (AGENT, ran(Outcome.PASS), True),
    ],
)
@pytest.mark.parametrize("before", ["", "    w = 1\n"])
def test_what_speaks_for_a_line(agent, result, is_shown, before):
    """Agents' lines need a candidate that passes a test; plain ones may raise nothing."""
    shown = []
    stream = Stream(
        Task("double", "def double(x):\n", body=before, tests=(CASE,)), lambda body, whole: shown.append(body)
    )
    stream.listen(CandidatesRan(agent, 1, (Executed(before + "    y = x\n", result),)))
    stream.listen(LineDecided(agent, 1, "    y = x\n", "    y = x\n"))
    assert shown == (["    y = x\n"] if is_shown else [])


def test_other_bodies_are_told_without_what_stands_before_the_cursor():
    before, one, other = "    w = 1\n", "    return x + x\n", "    return 2 * x\n"
    stream = Stream(Task("double", "def double(x):\n", body=before, tests=(CASE,)))
    executed = tuple(Executed(before + body, ran(Outcome.PASS)) for body in (one, other))
    stream.listen(CandidatesRan(AGENT, 1, executed))
    assert stream.others(one, 2) == (other,)
