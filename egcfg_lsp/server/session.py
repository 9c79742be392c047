"""State of one open document: the request in progress and the last answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from egcfg_lsp.server.answers import Answers, Suggested
from egcfg_lsp.server.prefetched import Prefetched

if TYPE_CHECKING:
    from lsprotocol import types

    from egcfg_lsp.server.running_completion import RunningCompletion
    from sandbox import RunResult


@dataclass(frozen=True)
class Traced:
    """The inlay hints of one function, for one text of the document."""

    text: str
    hints: tuple[types.InlayHint, ...]


class Latest:
    """Of several requests for the same thing, only the newest goes on."""

    def __init__(self) -> None:
        self._running: asyncio.Task[object] | None = None

    @contextmanager
    def turn(self) -> Iterator[None]:
        """The task inside replaces the one before it, which is cancelled."""
        self.cancel()
        current = self._running = asyncio.current_task()
        try:
            yield
        finally:
            if self._running is current:
                self._running = None

    def cancel(self) -> asyncio.Task[object] | None:
        """Gives up the request in progress."""
        running, self._running = self._running, None
        if running is None or running is asyncio.current_task():
            return None
        running.cancel()
        return running


@dataclass
class Session:
    """One open document."""

    inline: Latest = field(default_factory=Latest)
    command: Latest = field(default_factory=Latest)
    answers: Answers = field(default_factory=Answers)
    run: RunningCompletion | None = None
    """The completion in the making, or the last one."""
    ahead: Prefetched = field(default_factory=Prefetched)
    offer: asyncio.Task[None] | None = None
    """A question to the person about the best attempt."""
    suggested: Suggested | None = None
    """The ghost text that was answered last."""
    verdicts: dict[tuple[object, ...], RunResult] = field(default_factory=dict)
    """What functions did on their tests, by text, name and tests."""
    traced: dict[str, Traced] = field(default_factory=dict)
    """Functions whose values are shown, by name."""

    def changed(self, text: str) -> None:
        """The document is ``text`` now: work goes on if somebody typed what was shown."""
        self.inline.cancel()
        if self.run is not None and not self.run.keeps(text):
            self.run.cancel()

    def accepted(self, text: str) -> int | None:
        """The line where a whole suggestion begins that makes the document ``text``, if one does."""
        if self.run is None or not self.run.made(text):
            return None
        return self.run.question.before.count("\n")

    def left(self) -> list[asyncio.Task[Any]]:
        """Nobody looks at ghost text any more: the tasks that end now."""
        running = [self.inline.cancel(), self.run.cancel() if self.run is not None else None]
        return [task for task in running if task is not None]

    def forget(self) -> None:
        """What was found out is found out anew; what is being found out is not remembered."""
        self.answers = Answers()
        self.ahead.forget()
        self.verdicts = {}

    def close(self) -> list[asyncio.Task[Any]]:
        """The document is gone, and with it whatever was asked about it: the tasks that end now."""
        asked = self.offer if self.offer is not None and not self.offer.done() else None
        if asked is not None:
            asked.cancel()
        others = (self.command.cancel(), self.ahead.forget(), asked)
        return self.left() + [task for task in others if task is not None]
