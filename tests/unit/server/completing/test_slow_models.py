"""Models that have no time for more than some lines: what is shown, what the status says."""

from __future__ import annotations

import asyncio

import pytest

from egcfg_lsp.reports.search_history import EventLog
from egcfg_lsp.server.ghost_text import Stream
from engine.core.events import CandidatesRan, Executed, LineDecided
from engine.core.options import Agent
from engine.core.task import Task
from sandbox import Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent
from tests.clock import LoopClock
from tests.scripted import Scripted
from tests.unit.server.completing.test_server import CURSOR, SOURCE

BOTH = {"status": True, "refresh": True}
LINES = "    y = x + x\n    z = y\n    return z\n"


class _Context:
    """Writes some lines of what it is asked for, and then comes to no end."""

    def __init__(self, context, decode, lines):
        self.context = context
        self._decode = decode
        self._lines = lines

    def __getattr__(self, name):
        return getattr(self.context, name)

    async def decide(self, conditional, *arguments):
        return await self.context.decide(conditional and conditional.context, *arguments)

    async def fork(self):
        return _Context(await self.context.fork(), self._decode, self._lines)

    async def draw(self, most, sampling, hear, lines=0):
        written = []

        def some(tokens):
            written.extend(tokens)
            return hear(tokens) and self._decode(written).count("\n") < self._lines

        await self.context.draw(most, sampling, some, lines)
        await asyncio.Event().wait()


class Slow(Scripted):
    def __init__(self, script, lines):
        super().__init__(script, tokens=["    ", "return "])
        self._lines = lines

    async def open(self, tokens, usage):
        return _Context(await super().open(tokens, usage), self.tokenizer.decode, self._lines)


@pytest.fixture
def slow(monkeypatch):
    """``slow(body, lines)`` opens a model that has time for so many lines, until they were run and told."""

    def opening(body=LINES, lines=1):
        async def open_model(settings):
            clock, listen = LoopClock(), EventLog.listen

            def heard(record, event):
                listen(record, event)
                if isinstance(event, LineDecided) and event.body.count("\n") == lines:
                    clock.forward(10_000)

            monkeypatch.setattr(EventLog, "listen", heard)
            return Slow({"<|body|>\n": {body: 1.0}}, lines)

        return open_model

    return opening


async def test_one_line_that_ran_is_shown_although_no_test_passes_yet(connect, path, slow):
    async with connect(open_model=slow(), experimental=BOTH, text=SOURCE) as client:
        [item] = await client.inline(path, *CURSOR, invoked=False)
        assert item.insert_text == "y = x + x"
        beginning = "double: 0 of 1 tests pass; ask to search longer. Tried: likeliest program "
        assert (await client.status("ready")).reason.startswith(beginning)
        await client.until(lambda: client.lsp.log_messages)
        assert "; likeliest program " in client.lsp.log_messages[-1].message


async def test_a_line_that_raises_is_not_shown_and_lines_are_no_whole_function(connect, path, slow):
    async with connect(open_model=slow("    y = x + nothing\n    return y\n"), text=SOURCE) as client:
        assert await client.inline(path, *CURSOR) == []
    async with connect(open_model=slow(lines=2), text=SOURCE.replace("    \n", "    ...\n")) as client:
        assert not (await client.command(path.as_uri(), "double"))["applied"]
        assert client.edits == []


CASE = TestCase("t", "double(3)", expected="6")
LIKELIEST, AGENT = Agent(1, 1000, 0.0, 0.0), Agent()


def ran(outcome, *events, exception=None):
    trace = Trace(tuple(TraceEvent(kind, 1, "double") for kind in events))
    result = TestResult(CASE, outcome, True, "double(3)", trace=trace)
    return RunResult(outcome, (result,), exception=exception)


@pytest.mark.parametrize(
    ("agent", "result", "is_shown"),
    [
        (LIKELIEST, ran(Outcome.FAIL, "call", "return"), True),
        (LIKELIEST, ran(Outcome.ERROR, "call", "return"), True),
        (LIKELIEST, ran(Outcome.PASS), True),
        (LIKELIEST, ran(Outcome.FAIL, "call", "exception"), False),
        (LIKELIEST, ran(Outcome.ERROR, "call", "exception"), False),
        (LIKELIEST, ran(Outcome.ERROR), False),
        (LIKELIEST, ran(Outcome.TIMEOUT, "call"), False),
        (LIKELIEST, ran(Outcome.ERROR, exception="SyntaxError"), False),
        (AGENT, ran(Outcome.FAIL, "call", "return"), False),
        (AGENT, ran(Outcome.PASS), True),
    ],
)
@pytest.mark.parametrize("before", ["", "    w = 1\n"])
def test_what_speaks_for_a_line(agent, result, is_shown, before):
    """Agents' lines need a candidate that passes a test; plain ones may raise nothing."""
    shown = []
    stream = Stream(Task("double", "def double(x):\n", body=before, tests=(CASE,)), shown.append)
    stream.listen(CandidatesRan(agent, 1, (Executed(before + "    y = x\n", result),)))
    stream.listen(LineDecided(agent, 1, "    y = x\n", "    y = x\n"))
    assert shown == (["    y = x\n"] if is_shown else [])


def test_other_bodies_are_told_without_what_stands_before_the_cursor():
    before, one, other = "    w = 1\n", "    return x + x\n", "    return 2 * x\n"
    stream = Stream(Task("double", "def double(x):\n", body=before, tests=(CASE,)))
    executed = tuple(Executed(before + body, ran(Outcome.PASS)) for body in (one, other))
    stream.listen(CandidatesRan(AGENT, 1, executed))
    assert stream.others(one, 2) == (other,)
