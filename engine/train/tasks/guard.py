"""A time limit for code that we wrote ourselves. Anything else runs in the sandbox."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Overrun(BaseException):
    """The time is up. Not an ``Exception``, so that a body's own ``except`` does not swallow it."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raises ``Overrun`` inside the block after ``seconds``, where the system has interval timers."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def over(number: int, frame: FrameType | None) -> None:
        raise Overrun(f"longer than {seconds} s")

    previous = signal.signal(signal.SIGALRM, over)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
