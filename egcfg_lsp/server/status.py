"""Sends the server's current state to editors that support ``egcfg/status``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any

NOTIFICATION = "egcfg/status"


class ServerState(StrEnum):
    """What an editor may show."""

    READY = "ready"
    LOADING = "loading"
    INDEXING = "indexing"
    BUSY = "busy"
    SLOW = "slow"
    REFUSED = "refused"
    ERROR = "error"


@dataclass(frozen=True)
class Action:
    """What the person may do about it: a command of the server's."""

    title: str
    command: str


@dataclass(frozen=True)
class Status:
    state: ServerState
    reason: str = ""
    action: Action | None = None
    label: str = ""
    """A few words that should be seen without looking for them: a share, a phase, what passes."""


EXAMINE = Action("Examine this machine", "egcfg.doctor")
SEARCH = Action("Search longer", "egcfg.completeFunction")
_READY = Status(ServerState.READY)


@dataclass(eq=False)
class _Work:
    """Something in progress, and what is said of it now."""

    status: Status


class StatusReporter:
    """Tells of changes, each once. What went wrong stays until something goes well."""

    def __init__(self, tell: Callable[[Status], None]) -> None:
        self._tell = tell
        self._told: Status | None = None
        self._resting = _READY
        self._working: list[_Work] = []

    @property
    def current(self) -> Status:
        """What is loaded or asked for comes before the work that waits for it."""
        waited_for = [work for work in self._working if work.status.state is ServerState.LOADING]
        working = waited_for or self._working
        return working[-1].status if working else self._resting

    def announce(self) -> None:
        """Tells how things stand, to an editor that was not told yet."""
        self._show()

    def rest(self, status: Status = _READY) -> None:
        """How things stand whenever nothing is being done."""
        self._resting = status
        self._show()

    @contextmanager
    def during(self, status: Status, slow_s: float | None = None) -> Iterator[Callable[[str], None]]:
        """Holds while the body runs, which may change its label; called slow after ``slow_s`` seconds."""
        work = _Work(status)

        def change(**parts: Any) -> None:
            work.status = replace(work.status, **parts)
            self._show()

        late = None
        if slow_s is not None:
            loop = asyncio.get_running_loop()
            late = loop.call_later(slow_s, partial(change, state=ServerState.SLOW, action=EXAMINE))
        self._working.append(work)
        self._show()
        try:
            yield lambda label: change(label=label)
        finally:
            if late is not None:
                late.cancel()
            self._working.remove(work)
            self._show()

    @contextmanager
    def lasting(self, status: Status, after_s: float) -> Iterator[None]:
        """Holds while the body runs, from ``after_s`` seconds on."""
        work = _Work(status)

        def show() -> None:
            self._working.append(work)
            self._show()

        begun = asyncio.get_running_loop().call_later(after_s, show)
        try:
            yield
        finally:
            begun.cancel()
            if work in self._working:
                self._working.remove(work)
                self._show()

    def _show(self) -> None:
        if self.current != self._told:
            self._told = self.current
            self._tell(self.current)
