"""Bytes of a child are understood exactly or refused; they never hang, crash or deceive the parent."""

import asyncio
import collections
import contextlib
import json
import math
import socket
import sys
import threading
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox import Limits, Outcome, RunResult, SandboxPool, TestCase, TraceEvent
from sandbox.host.run import ProgramRun
from sandbox.host.wire import MAX_FRAME, Decoder, Malformed, Reader, Unpacker, pack, unpack
from sandbox.host.zygote import Child, Exit, Unconfined
from sandbox.judge import Observation, Verdict, plan, result_of, verdicts
from sandbox.worker import wire
from sandbox.worker.wire import ENCODED_CHARS, Encoder, Opaque, describe
from tests.effort import cheap
from tests.thorough import examples

SCALARS = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.complex_numbers() | st.text() | st.binary()
)
KEYS = st.none() | st.booleans() | st.integers() | st.text() | st.tuples(st.integers(), st.text())
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.tuples(inner, inner)
        | st.dictionaries(KEYS, inner, max_size=5)
        | st.sets(KEYS, max_size=5)
        | st.frozensets(KEYS, max_size=5)
        | st.lists(inner, max_size=3).map(collections.deque)
    ),
    max_leaves=20,
)


def comparable(value: Any) -> Any:
    """``value`` such that NaN equals NaN, wherever it is, and the order of sets does not count."""
    if type(value) in (list, tuple, collections.deque):
        return type(value)(comparable(item) for item in value)
    if type(value) is dict:
        return {key: comparable(item) for key, item in value.items()}
    return repr(value) if type(value) in (float, complex) else value


def rebuilt(value: Any) -> Any:
    return Decoder().value(json.loads(json.dumps(Encoder().encode(value))))


@given(VALUES)
def test_values_survive_the_journey(value):
    assert comparable(rebuilt(value)) == comparable(value)
    assert type(rebuilt(value)) is type(value)


RARE = [
    collections.Counter("aab"), collections.OrderedDict(a=1), collections.defaultdict(list, a=[1]),
    10**5000, -(2**63), "\ud800", math.inf,
]  # fmt: skip


@pytest.mark.parametrize("value", RARE, ids=lambda value: type(value).__name__)
def test_rarer_values_survive_too(value):
    assert (rebuilt(value), type(rebuilt(value))) == (value, type(value))


def deep(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value",
    [
        object(), type("Int", (int,), {})(3), [object()], len, deep(100), [0] * 60_000, "x" * 2_000_000,
        1 << 5_000_000, "\U0001f600" * 200_000, "\x00" * 400_000, ["é" * 900] * 300,
    ],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_everything_else_is_opaque(value):
    with pytest.raises(Opaque):
        Encoder().encode(value)


def test_the_values_of_one_test_fit_in_a_frame_together():
    encoder = Encoder()
    encoder.encode("x" * (ENCODED_CHARS - 10))
    with pytest.raises(Opaque):
        encoder.encode("x" * 11)
    assert encoder.encode("x" * 9) == "x" * 9


def test_descriptions_are_short_and_run_no_code():
    class Hostile:
        def __repr__(self) -> str:
            raise SystemExit

        __len__ = __iter__ = __str__ = __repr__

    cyclic: list[Any] = []
    cyclic.append(cyclic)
    values = Hostile(), [Hostile()] * 100, {1: Hostile()}, cyclic, 10**6000, "x" * 1000, deep(5000), Hostile
    assert all(len(describe(value, 40)) <= 40 for value in values)
    assert describe(Hostile(), 40) == "Hostile()"
    assert describe(ValueError("bad", 3), 40) == "ValueError('bad', 3)"
    assert describe([1, (2,), {3}, {"a": None}], 80) == "[1, (2,), {3}, {'a': None}]"
    assert describe([range(3), range(0, 9, 2), slice(1, None)], 80) == (
        "[range(0, 3), range(0, 9, 2), slice(1, None, None)]"
    )


def test_what_describes_a_value_runs_nothing_of_its_class():
    """Gained: code of a program runs in the tracer's place, and ends what it traces; also beside numpy."""
    import numpy

    assert describe(numpy.int64(3), 40) == "3"
    run = []

    class Name(str):
        def __str__(self) -> str:
            run.append("name")
            return self

    class Kind(type):
        def __hash__(cls) -> int:
            run.append("hash")
            return hash(int)

        def __eq__(cls, other: object) -> bool:
            run.append("equal")
            raise KeyboardInterrupt

        def __getattribute__(cls, name: str) -> object:
            run.append(name)
            raise KeyboardInterrupt

    number = Kind(Name("Number"), (int,), {"__repr__": lambda self: run.append("repr") or "0"})
    plain = Kind("Plain", (), {})
    run.clear()
    values = [type.__call__(number, 3), type.__call__(plain)]
    assert [describe(value, 40) for value in values] == ["Number()", "Plain()"]
    assert describe([slice(values[0], 2), plain], 60) == "[slice(Number(), 2, None), <Kind>]"
    assert run == []


MESSAGE = st.dictionaries(st.text(max_size=3), st.none() | st.integers() | st.text(max_size=3), max_size=3)


@given(st.lists(MESSAGE, max_size=5), st.integers(1, 50))
def test_frames_survive_any_splitting(messages, size):
    data = b"".join(map(pack, messages))
    unpacker = Unpacker()
    parts = [data[start : start + size] for start in range(0, len(data), size)]
    assert [unpack(frame) for part in parts for frame in unpacker.feed(part)] == messages


@pytest.mark.parametrize(
    "data",
    [
        ["D", "defaultdict:evil", []], ["D", "defaultdict", []], ["i", ""], ["c", "x"], ["?", []], 0.5,
        ["s", [["i", hex(k * sys.hash_info.modulus)] for k in range(1, 5000)]],
    ],
    ids=lambda data: str(data)[:20],
)  # fmt: skip
def test_a_value_that_is_none_or_costly_is_refused(data):
    with pytest.raises(Malformed):
        Decoder().value(data)


BAD = [b"[]", b"NaN", b"{", b"\xff", b'{"a": NaN}', b"[" * 100_000, b"1" * 10_000]
NUMBERS = [b"9" * 65, b"-" + b"9" * 64, b"0.5", b"1e5", b"9" * 5000]


@pytest.mark.parametrize("body", BAD + [b'{"a":[' + number + b"]}" for number in NUMBERS])
def test_bad_frames(body):
    with pytest.raises(Malformed):
        list(map(unpack, Unpacker().feed(len(body).to_bytes(4, "big") + body)))


def test_too_much_is_refused():
    with pytest.raises(Malformed):
        list(Unpacker().feed((MAX_FRAME + 1).to_bytes(4, "big")))
    unpacker = Unpacker()
    frame = pack({"a": "x" * 1_000_000})
    for _ in range(16):
        list(unpacker.feed(frame))
    with pytest.raises(Malformed):
        list(unpacker.feed(frame))


# Whole runs of a child whose words are ours

PLANS = [
    plan(TestCase("value", "assert f(3) == 'what only the parent knows'")),
    plan(TestCase("doctest", "f(3)", "what only the parent knows")),
]
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
LENGTHS = st.integers(0, 2**32 - 1).map(lambda size: size.to_bytes(4, "big"))
SPEECH = st.lists(MESSAGES.map(pack) | st.binary(max_size=30) | LENGTHS, max_size=6).map(b"".join)


def frames(kind: str, count: int, **rest: Any) -> bytes:
    message = {"kind": kind, "index": 0, "out": "", "err": "", "error": None, "values": [], "trace": []}
    return pack({**message, **rest}) * count


class Puppet(Child):
    """A child whose words are ours."""

    def __init__(self, channel: socket.socket) -> None:
        super().__init__(0, channel, Path("/does/not/exist"))
        self.started.set_result(None)

    def kill(self) -> None:
        if not self.ended.done():
            self.ended.set_result(Exit(-9, 0.0))


async def heard(speech: bytes, code: int | None = 0, wall_s: float = 60) -> Observation:
    """What the parent makes of a child that says ``speech`` and then leaves with ``code``, or waits."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    child = Puppet(ours)
    job = asyncio.create_task(ProgramRun("", Limits(wall_s=wall_s), trace=True).execute(child, PLANS))
    with theirs:
        with contextlib.suppress(ConnectionError):
            await asyncio.get_running_loop().sock_sendall(theirs, speech)
        if code is not None:
            theirs.close()
            if not child.ended.done():
                child.ended.set_result(Exit(code, 0.0))
        return await job


def judged(speech: bytes, code: int | None = 0) -> RunResult | None:
    try:
        observation = asyncio.run(heard(speech, code, wall_s=0.1))
    except Unconfined:
        return None  # examined by a trial of the pool
    found = verdicts(PLANS, observation, "def f():\n    pass\n", None)
    return result_of(PLANS, [each or Verdict(Outcome.FAIL, False) for each in found], observation, 0.0)


def as_record(result: RunResult) -> str:
    """The whole result as strict JSON."""
    return json.dumps(asdict(result), allow_nan=False, default=dict)


@pytest.mark.alone
@settings(max_examples=examples(120))
@given(speech=SPEECH, code=st.none() | st.integers(-64, 255))
def test_any_speech_of_a_child_is_survived(speech, code):
    result = cheap(lambda: judged(speech, code), 5)
    if result is not None:
        assert all(test.outcome is not Outcome.PASS for test in result.tests)
        assert len(as_record(result)) < 1 << 20


WIDE = [["line", 1, "\U0001f600" * 200, [[str(n), "\x01" * 80, "t" * 60] for n in range(50)], None, "e"]]
FLOODS = {
    "many frames": frames("loaded", 100_000),
    "empty names": frames("part", 40, trace=[["line", 1, "f", [["", "", ""]] * 900, None, None]] * 30),
    "wide text": frames("part", 40, out="\U0001f600" * 30_000, err="\x00" * 30_000),
    "many values": frames("test", 1, values=[[]] * 500_000),
    "large values": frames("test", 1, values=[["l", [0] * 200_000]] * 8),
    "a large trace": frames("test", 1, out="\x00" * 32_768, err='"' * 32_768, trace=WIDE * 200),
}


@pytest.mark.alone
@pytest.mark.parametrize("flood", FLOODS)
def test_floods_cost_little(flood):
    result = cheap(lambda: judged(FLOODS[flood]), 10)
    assert result is not None
    assert len(as_record(result)) < 1 << 20


@pytest.mark.parametrize(
    ("speech", "code", "outcome"),
    [
        (frames("stale", 1), None, Outcome.CRASH),  # of a child that runs in no suite
        (frames("loaded", 41), 0, Outcome.CRASH),
        (frames("loaded", 1) + frames("part", 40), 0, Outcome.CRASH),
        (frames("loaded", 1) + pack({"kind": "test", "index": 7}) * 40, 0, Outcome.CRASH),
        (frames("loaded", 1), -24, Outcome.TIMEOUT),
        (frames("loaded", 1), -9, Outcome.MEMORY),
        (frames("loaded", 1), 72, Outcome.MEMORY),
        (frames("loaded", 1), -40, Outcome.CRASH),
        (frames("loaded", 1), None, Outcome.TIMEOUT),
    ],
)
def test_how_a_child_ended(speech, code, outcome):
    result = judged(speech, code)
    assert {test.outcome for test in result.tests} == {outcome}


async def test_the_order_of_frames_stays_and_repetitions_are_ignored():
    value = ["l", [["f", "0.5"]] * 5000]  # read in a thread
    speech = frames("loaded", 1) + frames("test", 1, values=[value]) + frames("test", 1)
    observation = await heard(speech)
    assert observation.answers[0].values == ([0.5] * 5000,)
    assert observation.large


async def test_a_large_value_is_read_and_judged_in_threads(monkeypatch):
    threads = []

    def noted(*arguments: Any) -> Any:
        threads.append(threading.current_thread() is threading.main_thread())
        return verdicts(*arguments)

    def taken(reader: Reader, frame: bytes) -> None:
        if len(frame) > 10_000:
            threads.append(threading.current_thread() is threading.main_thread())
        take(reader, frame)

    take = Reader.take
    monkeypatch.setattr("sandbox.pool.verdicts", noted)
    monkeypatch.setattr(Reader, "take", taken)
    program = "def f(x):\n    return [number / 7 for number in range(45_000)]\n"
    async with SandboxPool() as pool:
        result = await pool.run(program, [TestCase("f", "assert f(3) == 6")], Limits(60, 60), trace=False)
    assert result.tests[0].actual == repr([number / 7 for number in range(45_000)])[:400]
    assert threads == [False, False]


@given(EVENTS)
def test_traces_survive_the_journey(events):
    """Recorded events, through the child's writer and the parent's reader, are the same events."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        message = {"kind": "test", "index": 0, "out": "", "err": "", "error": None, "values": []}
        wire.send(theirs.fileno(), {**message, "trace": events, "truncated": False})
        observation = Observation(1)
        (frame,) = Unpacker().feed(ours.recv(1 << 20))
    Reader(observation, Limits()).take(frame)
    assert list(observation.traces[0].events) == [event_of(*event) for event in events]
    assert not observation.traces[0].truncated


def event_of(kind: str, line: int, function: str, changes: list[list[str]], *ends: str | None) -> TraceEvent:
    returned, exception = (None if end is None else plain(end) for end in ends)
    values = {plain(name): plain(text) for name, text, _ in changes}
    types = {plain(name): plain(kind) for name, _, kind in changes}
    return TraceEvent(kind, line, plain(function), values, types, returned, exception)


def plain(text: str) -> str:
    """Lone surrogates are escaped on the way."""
    return text.encode("utf-8", "backslashreplace").decode()


def test_a_trace_that_is_too_long_says_so():
    observation = Observation(2)
    reader = Reader(observation, Limits())
    event = ["line", 1, "f", [[str(number), "v" * 80, "t"] for number in range(10)], None, None]
    for index in range(2):
        (frame,) = Unpacker().feed(frames("test", 1, index=index, trace=[event] * 400))
        reader.take(frame)
    assert all(trace.truncated for trace in observation.traces.values())
    assert len(observation.traces[0].events) > 200
