"""Sends the server's current state to editors that support ``egcfg/status``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum

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
    """A few words of the reason that should be seen without looking for it."""


EXAMINE = Action("Examine this machine", "egcfg.doctor")
SEARCH = Action("Search longer", "egcfg.completeFunction")
_READY = Status(ServerState.READY)


class StatusReporter:
    """Tells of changes, each once. What went wrong stays until something goes well."""

    def __init__(self, tell: Callable[[Status], None]) -> None:
        self._tell = tell
        self._told: Status | None = None
        self._resting = _READY
        self._working: list[Status] = []

    @property
    def current(self) -> Status:
        return self._working[-1] if self._working else self._resting

    def announce(self) -> None:
        """Tells how things stand, to an editor that was not told yet."""
        self._show()

    def rest(self, status: Status = _READY) -> None:
        """How things stand whenever nothing is being done."""
        self._resting = status
        self._show()

    @contextmanager
    def during(self, status: Status, slow_s: float | None = None) -> Iterator[None]:
        """Holds while the body runs; after ``slow_s`` seconds it is called slow."""
        self._working.append(status)
        self._show()
        slow = Status(ServerState.SLOW, status.reason, EXAMINE)
        late = None
        if slow_s is not None:
            late = asyncio.get_running_loop().call_later(slow_s, self._replace, status, slow)
        try:
            yield
        finally:
            if late is not None:
                late.cancel()
            self._drop(status, slow)
            self._show()

    @contextmanager
    def lasting(self, status: Status, after_s: float) -> Iterator[None]:
        """Holds while the body runs, from ``after_s`` seconds on."""
        shown = False

        def show() -> None:
            nonlocal shown
            shown = True
            self._working.append(status)
            self._show()

        begun = asyncio.get_running_loop().call_later(after_s, show)
        try:
            yield
        finally:
            begun.cancel()
            if shown:
                self._drop(status)
                self._show()

    def _replace(self, status: Status, by: Status) -> None:
        if status in self._working:
            self._working[self._working.index(status)] = by
            self._show()

    def _drop(self, *either: Status) -> None:
        for status in either:
            if status in self._working:
                self._working.remove(status)
                return

    def _show(self) -> None:
        if self.current != self._told:
            self._told = self.current
            self._tell(self.current)
