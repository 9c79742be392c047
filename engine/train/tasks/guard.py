"""A time limit for code that we wrote ourselves. Anything else runs in the sandbox."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import CodeType, FrameType

FILE = "<sample>"
"""As which guarded code is compiled."""
_AGAIN = 0.01
"""Seconds until an end that could not be raised is tried again."""


class Overrun(BaseException):
    """The time is up. Not an ``Exception``, so that a body's own ``except`` does not swallow it."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raises ``Overrun`` after ``seconds`` of processor time, in code that was compiled as ``FILE``.

    Only there, since Python drops what is raised in a finalizer or a callback of a weak reference. Where the
    system has no interval timers, and in threads, nothing is raised.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def over(number: int, frame: FrameType | None) -> None:
        if frame is not None and _guarded(frame.f_code):
            raise Overrun(f"longer than {seconds} s")

    previous = signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)


def _guarded(code: CodeType) -> bool:
    return code.co_filename == FILE and code.co_name != "__del__"
