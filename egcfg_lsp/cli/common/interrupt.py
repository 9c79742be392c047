"""Handles Ctrl-C: the first one asks for the best result so far, the second one exits at once."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

_Value = TypeVar("_Value")
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Interrupts:
    """``stop`` is set by the first Ctrl-C while something worth keeping is in progress."""

    def __init__(self) -> None:
        self.stop = asyncio.Event()
        self._keep = False
        self._work: asyncio.Task[Any] | None = None

    @contextlib.contextmanager
    def keeping(self, keep: bool) -> Iterator[None]:
        """Inside, a first Ctrl-C only sets ``stop`` if there is work to ``keep``; else it ends the work."""
        before, self._keep = self._keep, keep
        try:
            yield
        finally:
            self._keep = before

    @contextlib.contextmanager
    def outside(self) -> Iterator[None]:
        """Inside, where the event loop is blocked, Ctrl-C and SIGTERM do what they do without one."""
        for number in _SIGNALS:
            with contextlib.suppress(NotImplementedError, RuntimeError):
                asyncio.get_running_loop().remove_signal_handler(number)
        try:
            yield
        finally:
            self.watch(self._work)

    def watch(self, work: asyncio.Task[Any] | None) -> None:
        """Reacts to Ctrl-C and SIGTERM on behalf of ``work``."""
        self._work = work
        for number in _SIGNALS:
            with contextlib.suppress(NotImplementedError, RuntimeError):
                asyncio.get_running_loop().add_signal_handler(number, self._signalled)

    def _signalled(self) -> None:
        again = self.stop.is_set()
        self.stop.set()
        if self._work is not None and (again or not self._keep):
            self._work.cancel()


def run_interruptible(work: Coroutine[Any, Any, _Value]) -> _Value:
    """``asyncio.run``, with ``KeyboardInterrupt`` where the work was given up."""
    try:
        return asyncio.run(work)
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
    finally:
        work.close()  # it may have been given up before it began
