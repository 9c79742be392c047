"""What a server remembers of one open document: the request in progress and the last answers."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from egcfg_lsp.features.prefetch import Ahead

if TYPE_CHECKING:
    from egcfg_lsp.features.inlay_hints import Traced
    from egcfg_lsp.features.running_completion import Run
    from sandbox import RunResult

_REMEMBERED = 32


@dataclass(frozen=True)
class Question:
    """Two equal questions have the same answer."""

    before: str
    """Text before the cursor."""
    after: str
    """Text after it."""
    tests: tuple[str, ...] = ()
    """What decides: ids and sources of the tests."""
    invoked: bool = False
    """Asked by a gesture: worth more time, and several answers."""

    def continues(self, earlier: Question) -> bool:
        """Whether at most something was typed at the cursor since ``earlier``, and nothing else changed.

        What a gesture asked for also serves who only types; not the other way round.
        """
        same = (self.after, self.tests) == (earlier.after, earlier.tests)
        enough = earlier.invoked or not self.invoked
        return same and enough and self.before.startswith(earlier.before)


@dataclass(frozen=True)
class Answer:
    """Text to show at the cursor; empty when nothing is worth showing."""

    text: str
    back: int = 0
    """Columns before the cursor that the text replaces (white space)."""
    ahead: int = 0
    """Columns behind the cursor that the text repeats, and replaces."""
    others: tuple[Answer, ...] = ()
    """Different ones that are as good."""
    passes: str = ""
    """How many tests it passes, in words; empty where that is not known."""

    def rest(self, typed: str) -> Answer | None:
        """What remains after ``typed``; ``None`` if that is not how it begins, or all of it."""
        if self.back or not self.text.startswith(typed) or self.text == typed:
            return None
        others = tuple(rest for other in self.others if (rest := other.rest(typed)) is not None)
        return Answer(self.text.removeprefix(typed), 0, self.ahead, others, self.passes)


@dataclass(frozen=True)
class Suggested:
    """What ghost text in a document passes, for the code lens of its function."""

    function: str
    text: str
    """The document's, without the ghost text."""
    passes: str


class Answers:
    """Recent answers. One also serves while the user types along what it proposed."""

    def __init__(self, size: int = _REMEMBERED) -> None:
        self._size = size
        self._known: OrderedDict[Question, Answer] = OrderedDict()

    def remember(self, question: Question, answer: Answer) -> None:
        self._known[question] = answer
        self._known.move_to_end(question)
        while len(self._known) > self._size:
            self._known.popitem(last=False)

    def recall(self, question: Question) -> Answer | None:
        """A remembered answer, shortened by what was typed since; ``None`` if there is none.

        What a gesture found comes first.
        """
        for asked in (replace(question, invoked=True), question):
            exact = self._known.get(asked)
            if exact is not None:
                self._known.move_to_end(asked)
                return exact
        for earlier, answer in reversed(self._known.items()):
            if question.continues(earlier):
                rest = answer.rest(question.before.removeprefix(earlier.before))
                if rest is not None:
                    return rest
        return None


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
    run: Run | None = None
    """The completion in the making, or the last one."""
    ahead: Ahead = field(default_factory=Ahead)
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
