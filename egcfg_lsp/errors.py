"""Errors that the user can resolve, whose text says what to do; and Ctrl-C, which is to stay what it is."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator


class UsageError(Exception):
    """A wrong argument, file or setting. One sentence that names the thing and the mend."""


@contextlib.contextmanager
def interrupted_afterwards() -> Iterator[None]:
    """Ctrl-C waits for the imports inside: in the middle of a class it may become another error."""
    waiting: list[int] = []
    try:
        before = signal.signal(signal.SIGINT, lambda number, _: waiting.append(number))
    except ValueError:  # not the main thread, which gets all signals
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        signal.raise_signal(signal.SIGINT)
