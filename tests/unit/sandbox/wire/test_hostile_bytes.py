"""Whatever bytes a child sends, the parent neither hangs nor crashes, and believes no forged pass."""

import asyncio
import contextlib
import json
import socket
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox import Limits, Outcome, RunResult, TestCase
from sandbox.host.run import ProgramRun
from sandbox.host.wire import Observation, Unpacker, pack, unpack
from sandbox.host.zygote import Child, Exit, Unconfined
from sandbox.judge import Verdict, plan
from sandbox.pool import result_of, verdict_on
from sandbox.types import TraceEvent
from sandbox.worker import wire
from tests.effort import cheap
from tests.thorough import examples

PLANS = [
    plan(TestCase("value", "assert f(3) == 'what only the parent knows'")),
    plan(TestCase("doctest", "f(3)", "what only the parent knows")),
]
LIMITS = Limits(wall_s=0.1)
TEXT = st.text(max_size=5) | st.sampled_from(["\ud800", "\U0001f600", "\x1b[2J", '"'])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT | st.sampled_from(["l", "d", "o", "f", "i", "s", "D"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=12,
)
EVENTS = st.lists(
    st.tuples(
        st.sampled_from(["call", "line", "return", "exception"]),
        st.integers(0, 10_000),
        TEXT,
        st.lists(st.tuples(TEXT, TEXT, TEXT).map(list), max_size=3, unique_by=lambda change: change[0]),
        st.none() | TEXT,
        st.none() | TEXT,
    ).map(list),
    max_size=6,
)
MESSAGES = st.fixed_dictionaries(
    {"kind": st.sampled_from(["loaded", "part", "test", "unconfined", "end"]) | JSON},
    optional={
        "index": st.integers(-1, 2) | JSON,
        "out": TEXT | JSON,
        "err": TEXT | JSON,
        "error": st.none() | st.tuples(TEXT, TEXT).map(list) | JSON,
        "values": st.lists(JSON, max_size=2) | JSON,
        "trace": EVENTS | JSON,
        "truncated": JSON,
    },
)
SPEECH = st.lists(
    MESSAGES.map(pack)
    | st.binary(max_size=30)
    | st.integers(0, 2**32 - 1).map(lambda size: size.to_bytes(4, "big")),
    max_size=6,
).map(b"".join)


class Puppet(Child):
    """A child whose words are ours."""

    def __init__(self, channel: socket.socket) -> None:
        super().__init__(0, channel, Path("/does/not/exist"))
        self.started.set_result(None)

    def kill(self) -> None:
        if not self.ended.done():
            self.ended.set_result(Exit(-9, 0.0))


async def judged(speech: bytes, hangs_up: bool, code: int = 0) -> RunResult | None:
    """What the parent makes of a child that says ``speech`` and then leaves or waits."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    child = Puppet(ours)
    job = asyncio.create_task(ProgramRun("", LIMITS, trace=True).execute(child, PLANS))
    with theirs:
        with contextlib.suppress(ConnectionError):
            await asyncio.get_running_loop().sock_sendall(theirs, speech)
        if hangs_up:
            theirs.close()
            if not child.ended.done():
                child.ended.set_result(Exit(code, 0.0))
        try:
            observation, ending = await job
        except Unconfined:
            return None  # examined by a trial of the pool
    asked = ProgramRun("def f():\n    pass\n", LIMITS, trace=True)
    verdicts = [verdict_on(asked, observation, ending, plan, number) for number, plan in enumerate(PLANS)]
    known = [verdict or Verdict(Outcome.FAIL, False) for verdict in verdicts]
    return result_of(observation, ending, PLANS, known, 0.0)


def as_record(result: RunResult) -> str:
    """The whole result as strict JSON."""
    record = asdict(result)
    for number, test in enumerate(result.tests):
        events = [
            {**event._asdict(), "values": dict(event.values), "types": dict(event.types)}
            for event in test.trace.events
        ]
        record["tests"][number]["trace"]["events"] = events
    return json.dumps(record, allow_nan=False)


@pytest.mark.alone
@settings(max_examples=examples(120))
@given(speech=SPEECH, hangs_up=st.booleans(), code=st.integers(-64, 255))
def test_any_speech_of_a_child_is_survived(speech: bytes, hangs_up: bool, code: int) -> None:
    result = cheap(lambda: asyncio.run(judged(speech, hangs_up, code)), 5)
    if result is not None:
        assert all(test.outcome is not Outcome.PASS for test in result.tests)
        assert len(as_record(result)) < 1 << 20


def frames(kind: str, count: int, **rest: Any) -> bytes:
    return pack({"kind": kind, "index": 0, "out": "", "err": "", "error": None, "values": [], **rest}) * count


@pytest.mark.alone
def test_a_child_that_calls_a_suite_stale_that_it_is_none_of_crashed() -> None:
    result = asyncio.run(judged(frames("stale", 1), hangs_up=False))
    assert result is not None
    assert {test.outcome for test in result.tests} == {Outcome.CRASH}


@pytest.mark.alone
@pytest.mark.parametrize(
    "speech",
    [
        frames("loaded", 100_000, trace=[]),
        frames("part", 40, trace=[["line", 1, "f", [["", "", ""]] * 900, None, None]] * 30),
        frames("part", 40, out="\U0001f600" * 30_000, err="\x00" * 30_000, trace=[]),
        frames("test", 1, values=[[]] * 500_000, trace=[]),
        frames("test", 1, values=[["l", [0] * 200_000]] * 8, trace=[]),
        frames(
            "test",
            1,
            out="\x00" * 32_768,
            err='"' * 32_768,
            trace=[
                [
                    "line",
                    1,
                    "\U0001f600" * 200,
                    [[str(n), "\x01" * 80, "t" * 60] for n in range(50)],
                    None,
                    "e",
                ]
            ]
            * 200,
        ),
    ],
    ids=["many frames", "empty names", "wide text", "many values", "large values", "a large trace"],
)
def test_floods_cost_little(speech: bytes) -> None:
    result = cheap(lambda: asyncio.run(judged(speech, hangs_up=True)), 10)
    assert result is not None
    assert len(as_record(result)) < 1 << 20


@given(EVENTS)
def test_traces_survive_the_journey(events: list[list[Any]]) -> None:
    """Recorded events, through the child's writer and the parent's reader, are the same events."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        message = {"kind": "test", "index": 0, "out": "", "err": "", "error": None, "values": []}
        wire.send(theirs.fileno(), {**message, "trace": events, "truncated": False})
        observation = Observation(Limits(), 1)
        (heard,) = Unpacker().feed(ours.recv(1 << 20))
    observation.take(unpack(heard))
    assert list(observation.traces[0].events) == [rebuilt(*event) for event in events]
    assert not observation.traces[0].truncated


def rebuilt(kind: str, line: int, function: str, changes: list[list[str]], *ends: str | None) -> TraceEvent:
    returned, exception = (None if end is None else plain(end) for end in ends)
    values = {plain(name): plain(text) for name, text, _ in changes}
    types = {plain(name): plain(kind) for name, _, kind in changes}
    return TraceEvent(kind, line, plain(function), values, types, returned, exception)


def plain(text: str) -> str:
    """Lone surrogates are escaped on the way."""
    return text.encode("utf-8", "backslashreplace").decode()


def test_a_trace_that_is_too_long_says_so() -> None:
    observation = Observation(Limits(), 2)
    event = ["line", 1, "f", [[str(number), "v" * 80, "t"] for number in range(10)], None, None]
    for index in range(2):
        message = {"kind": "test", "index": index, "out": "", "err": "", "error": None, "values": []}
        observation.take({**message, "trace": [event] * 400, "truncated": False})
    assert all(trace.truncated for trace in observation.traces.values())
    assert len(observation.traces[0].events) > 200
