"""A time limit for code that we wrote ourselves. Anything else runs in the sandbox."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

FILE = "<sample>"
"""As which guarded code is compiled."""
_AGAIN = 0.01
"""Seconds until an end that was dropped is tried again."""


class Overrun(BaseException):
    """The time is up. Not an ``Exception``, so that a body's own ``except`` does not swallow it."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raises ``Overrun`` after ``seconds`` of processor time, at the next line of code compiled as ``FILE``.

    Not where the time ends, since Python drops what is raised in a finalizer or in the callback of a weak
    reference. Where the system has no interval timers, and in threads, nothing is raised.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(frame: FrameType, event: str, argument: object) -> None:
        raise Overrun(f"longer than {seconds} s")

    def over(number: int, frame: FrameType | None) -> None:
        for guarded in _guarded(frame):
            guarded.f_trace = stop
        sys.settrace(lambda frame, event, argument: None)

    handler, tracer = signal.signal(signal.SIGPROF, over), sys.gettrace()
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, handler)
        sys.settrace(tracer)


def _guarded(frame: FrameType | None) -> list[FrameType]:
    """The frames of guarded code that are active, but for finalizers and what they call."""
    found: list[FrameType] = []
    while frame is not None:
        if frame.f_code.co_name == "__del__":
            found.clear()
        elif frame.f_code.co_filename == FILE:
            found.append(frame)
        frame = frame.f_back
    return found
