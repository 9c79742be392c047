"""The event loop is not held up by what a child says, however much that is and in whatever pieces."""

import asyncio
import socket
import threading
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox import Limits, Outcome, SandboxPool, TestCase, judge
from sandbox import pool as pool_module
from sandbox.host import run
from sandbox.host.run import ProgramRun
from sandbox.host.wire import Malformed, Observation, pack, unpack
from sandbox.judge import plan, show
from sandbox.worker.wire import ENCODED_CHARS, EncodingRoom, encode
from sandbox.worker.wire import Opaque as TooStrange
from tests.unit.sandbox.wire.test_hostile_bytes import Puppet, frames
from tests.unit.sandbox.wire.test_wire import VALUES

PLANS = [plan(TestCase("value", "assert f(3) == 'what only the parent knows'"))]
FLOATS = [number / 7 for number in range(45_000)]


class Threads:
    """In which threads a function was called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> None:
        self.calls: list[tuple[Any, bool]] = []
        original = getattr(module, name)

        def called(first: Any, *rest: Any) -> Any:
            self.calls.append((first, threading.current_thread() is threading.main_thread()))
            return original(first, *rest)

        monkeypatch.setattr(module, name, called)


async def told(speech: bytes) -> tuple[Observation, run.Ending | None]:
    """What is made of a child that says this and leaves."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    theirs.setblocking(False)
    running = asyncio.create_task(ProgramRun("", Limits(wall_s=60), trace=True).execute(Puppet(ours), PLANS))
    with theirs:
        await asyncio.get_running_loop().sock_sendall(theirs, speech)
        return await running


async def test_a_large_value_is_read_and_judged_in_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    read, judged = Threads(monkeypatch, run, "unpack"), Threads(monkeypatch, pool_module, "verdict_on")
    program = "def f(x):\n    return [number / 7 for number in range(45_000)]\n"
    tests = [TestCase("f", "assert f(3) == 6")]
    async with SandboxPool() as pool:
        read.calls.clear(), judged.calls.clear()
        result = await pool.run(program, tests, Limits(60, 60), trace=False)
    assert result.outcome is Outcome.FAIL
    assert result.tests[0].actual == repr(FLOATS)[:400]
    assert [here for body, here in read.calls if len(body) > 10_000] == [False]
    assert [here for _, here in judged.calls] == [False]


async def test_the_order_of_frames_stays_as_it_was() -> None:
    value = ["l", [["f", "0.5"]] * 1000]
    speech = frames("loaded", 1) + frames("test", 1, values=[value], trace=[]) + frames("test", 1, trace=[])
    observation, ending = await told(speech)
    assert ending is None
    assert observation.answers[0].values == ([0.5] * 1000,)


async def test_there_are_only_so_many_frames() -> None:
    for speech in (
        frames("loaded", 40),
        frames("part", 40, trace=[]),
        pack({"kind": "test", "index": 7}) * 40,
    ):
        observation, ending = await told(frames("loaded", 1) + speech)
        assert ending is not None
        assert ending.outcome is Outcome.CRASH
        assert not observation.complete


@given(VALUES, st.integers(0, 300))
def test_the_beginning_of_a_value_is_shown_as_it_is(value: Any, room: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(judge, "_FEW", -1)
        assert show(value, 10_000) == repr(value)
        if "'" not in repr(value):  # of a text that is cut, the quotes may be others
            assert show(value, room) == repr(value)[:room]


@pytest.mark.parametrize("value", ["\U0001f600" * 200_000, "\x00" * 400_000, ["é" * 900] * 300])
def test_what_would_be_too_long_when_escaped_is_opaque(value: Any) -> None:
    with pytest.raises(TooStrange):
        encode(value)


def test_the_values_of_one_test_fit_in_a_frame_together() -> None:
    room = EncodingRoom()
    encode("x" * (ENCODED_CHARS - 10), room)
    with pytest.raises(TooStrange):
        encode("x" * 11, room)
    assert encode("x" * 9, room) == "x" * 9


@pytest.mark.parametrize("number", [b"9" * 65, b"-" + b"9" * 64, b"0.5", b"1e5", b"9" * 5000])
def test_numbers_that_no_child_sends_are_refused(number: bytes) -> None:
    with pytest.raises(Malformed):
        unpack(b'{"a":[' + number + b"]}")
