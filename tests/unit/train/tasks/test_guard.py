"""The time limit of our own code."""

from __future__ import annotations

import signal
import weakref
from typing import Any

import pytest

from engine.train.tasks.guard import FILE, Overrun, deadline

ENDLESS = "def endless():\n    while True:\n        pass\n"
FINALIZED = """\
class Slow:
    def __del__(self):
        for number in range(2_000_000):
            pass
        ended.append(number)

def endless():
    while True:
        Slow()
"""


def ran(source: str, **scope: Any) -> None:
    exec(compile(source, FILE, "exec"), scope)
    with deadline(0.01):
        scope["endless"]()


def test_what_does_not_end_is_stopped() -> None:
    with pytest.raises(Overrun):
        ran(ENDLESS)


def test_an_end_within_a_finalizer_waits_for_the_code_around_it() -> None:
    ended: list[int] = []
    with pytest.raises(Overrun):
        ran(FINALIZED, ended=ended)
    assert ended


def test_an_end_within_a_callback_of_others_waits_for_the_code_around_it() -> None:
    called: list[int] = []

    class Thing:
        pass

    def dropped(_: object) -> None:
        called.append(sum(1 for _ in range(2_000_000)))

    kept: list[object] = []

    def fresh() -> None:
        thing = Thing()
        kept[:] = [weakref.ref(thing, dropped)]

    with pytest.raises(Overrun):
        ran("def endless():\n    while True:\n        fresh()\n", fresh=fresh)
    assert called


def test_the_handler_of_before_is_back() -> None:
    before = signal.getsignal(signal.SIGPROF)
    with pytest.raises(Overrun):
        ran(ENDLESS)
    assert signal.getsignal(signal.SIGPROF) is before
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
