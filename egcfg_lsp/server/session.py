"""What is remembered of one open document: answers, the completion in the making, and the requests at work.

Requests end here: the newest request of a kind cancels the one before it (``Latest``), typing something else
than what is shown cancels the completion in the making (``Session.changed``), and leaving, closing and
shutting down cancel all (``Session.left``, ``Session.close``).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol

from engine.support.async_tasks import begin
from engine.support.text import CLOSING, in_turn, is_closing

if TYPE_CHECKING:
    from lsprotocol import types

    from egcfg_lsp.reports.search_history import EventLog
    from egcfg_lsp.server.search_panel import SearchPanel
    from engine.core.events import Progress
    from engine.core.task import Task
    from sandbox import RunResult

    MakeAhead = Callable[[Callable[[Progress], None]], Coroutine[Any, Any, EventLog | None]]
    """Makes a completion, and tells what happens."""

_REMEMBERED = 32


@dataclass(frozen=True)
class PendingQuestion:
    """Two equal questions have the same answer."""

    before: str
    """Text before the cursor."""
    after: str
    """Text after it."""
    tests: tuple[str, ...] = ()
    """What decides: ids and sources of the tests."""
    invoked: bool = False
    """Asked by a gesture: worth more time, and several answers."""

    def continues(self, earlier: PendingQuestion) -> bool:
        """Whether at most something was typed at the cursor since ``earlier``, and nothing else changed.

        Editors close brackets and quotes behind the cursor, and take them away when they are typed over. What
        a gesture asked for also serves who only types; not the other way round.
        """
        same = self.tests == earlier.tests and self.after.lstrip(CLOSING) == earlier.after.lstrip(CLOSING)
        enough = earlier.invoked or not self.invoked
        return same and enough and self.before.startswith(earlier.before)

    def remainder(self, earlier: PendingQuestion, answer: RememberedAnswer) -> RememberedAnswer | None:
        """What is left of the ``answer`` to an ``earlier`` question after what was typed since."""
        if not self.continues(earlier):
            return None
        typed = self.before[len(earlier.before) :]
        more = len(self.after) - len(earlier.after)
        if not typed and not more:
            return answer
        return answer.rest(typed, self.after[: answer.ahead + more]) if answer.ahead + more >= 0 else None


@dataclass(frozen=True)
class RememberedAnswer:
    """Text to show at the cursor; empty when nothing is worth showing."""

    text: str
    back: int = 0
    """Columns before the cursor that the text replaces (white space)."""
    ahead: int = 0
    """Columns behind the cursor that the text repeats, and replaces."""
    others: tuple[RememberedAnswer, ...] = ()
    """Different ones that are as good."""
    marker: str = ""
    """What the code lens says of it: how many tests it passes; empty where that is not known."""

    def rest(self, typed: str, closed: str = "") -> RememberedAnswer | None:
        """What remains after ``typed``; ``None`` if that is not how it begins, or all of it.

        ``closed`` are the brackets and quotes behind the cursor that it replaces: they have to be in it.
        """
        text = self.text.removeprefix(typed)
        if (
            self.back
            or not text
            or not self.text.startswith(typed)
            or not in_turn(closed.strip(), text.split("\n")[0])
        ):
            return None
        others = tuple(rest for other in self.others if (rest := other.rest(typed, closed)) is not None)
        return RememberedAnswer(text, 0, len(closed), others, self.marker)


@dataclass(frozen=True)
class Suggested:
    """What is known of ghost text in a document, for the code lens of its function."""

    function: str
    text: str
    """The document's, without the ghost text."""
    marker: str


class Answers:
    """Recent answers. One also serves while the user types along what it proposed."""

    def __init__(self, size: int = _REMEMBERED) -> None:
        self._size = size
        self._known: OrderedDict[PendingQuestion, RememberedAnswer] = OrderedDict()

    def remember(self, question: PendingQuestion, answer: RememberedAnswer) -> None:
        self._known[question] = answer
        self._known.move_to_end(question)
        while len(self._known) > self._size:
            self._known.popitem(last=False)

    def recall(self, question: PendingQuestion) -> RememberedAnswer | None:
        """A remembered answer, shortened by what was typed since; ``None`` if there is none.

        What a gesture found comes first.
        """
        for asked in (replace(question, invoked=True), question):
            exact = self._known.get(asked)
            if exact is not None:
                self._known.move_to_end(asked)
                return exact
        left = (question.remainder(*known) for known in reversed(self._known.items()))
        return next((rest for rest in left if rest is not None), None)


class Show(Protocol):
    """Shows an answer; ``whole`` if it is no beginning."""

    def __call__(self, answer: RememberedAnswer, *, whole: bool) -> None: ...


Make = Callable[[Show], Awaitable[RememberedAnswer | None]]
"""Makes the final answer, ``None`` if there was no time for one, and shows what is good enough before."""

MOST_REFRESHES = 3
"""One for lines of a completion in the making, one for a whole one, and one for the last."""


class RunningCompletion:
    """One question at work.

    ``refresh`` is called, at most three times, when there is a better answer than the one given out.
    ``finished`` gets the final one. Whoever stops waiting for the first answer stops the run.
    """

    def __init__(
        self,
        question: PendingQuestion,
        make: Make,
        refresh: Callable[[], None],
        finished: Callable[[RememberedAnswer | None], None],
    ) -> None:
        self.question = question
        self._refresh = refresh
        self._finished = finished
        self._best: RememberedAnswer | None = None
        self._given: RememberedAnswer | None = None
        self._refreshes = 0
        self._awaited = 0
        self._ready = asyncio.Event()
        self._stopped = False
        self._task = begin(self._work(make))

    @property
    def working(self) -> bool:
        return not self._task.done()

    def follows(self, question: PendingQuestion) -> bool:
        """Whether this goes on, and ``question`` is its own, or what became of it by typing what is shown."""
        if self._stopped or self._task.done() or not question.continues(self.question):
            return False
        return question.before == self.question.before or self._remainder(question) is not None

    def renewed(self, question: PendingQuestion) -> PendingQuestion | None:
        """``question`` as this run's own, where the editor asks it because of a refresh; each counts once.

        Some editors can only renew ghost text by the person's gesture, which it was not.
        """
        own = replace(question, invoked=self.question.invoked)
        if self._stopped or not self._awaited or self._remainder(own) is None:
            return None
        self._awaited -= 1
        return own

    def keeps(self, text: str) -> bool:
        """Whether a changed document is still one that this run answers."""
        before, after = self.question.before, self.question.after
        if not (text.startswith(before) and text.endswith(after) and len(text) >= len(before) + len(after)):
            return False
        new = text[len(before) : len(text) - len(after)]
        cuts = [at for at in range(len(new) + 1) if is_closing(new[at:])]
        best = self._best
        return not new or (best is not None and any(best.rest(new[:at], new[at:]) for at in cuts))

    def made(self, text: str) -> bool:
        """Whether the document became ``text`` by accepting all of a suggestion."""
        before, after = self.question.before, self.question.after
        shown = (self._best, *self._best.others) if self._best is not None and self._best.text else ()
        return any(
            text == before[: len(before) - each.back] + each.text + after[each.ahead :] for each in shown
        )

    async def answer(self, question: PendingQuestion) -> RememberedAnswer | None:
        """The best answer so far, as soon as there is one, without what was typed of it.

        Raises ``CancelledError`` when the run is stopped, and what its making raised.
        """
        try:
            await self._ready.wait()
        except asyncio.CancelledError:
            self.cancel()
            raise
        if self._stopped:
            raise asyncio.CancelledError
        if self._task.done():
            self._task.result()  # an error of ours is the request's error
        self._given = self._best
        return self._remainder(question)

    def cancel(self) -> asyncio.Task[None] | None:
        """Stops everything under it; the task that ends now."""
        self._stopped = True
        if self._task.done():
            return None
        self._task.cancel()
        return self._task

    def _remainder(self, question: PendingQuestion) -> RememberedAnswer | None:
        """What is left of the best answer after what was typed of it, if that is all that happened."""
        return None if self._best is None else question.remainder(self.question, self._best)

    async def _work(self, make: Make) -> None:
        try:
            final = await make(self._show)
            self._finished(final)
            self._show(final or RememberedAnswer(""), whole=True, last=True)
        finally:
            self._ready.set()

    def _show(self, answer: RememberedAnswer, *, whole: bool, last: bool = False) -> None:
        self._best = answer
        self._ready.set()
        better = self._given is not None and answer != self._given
        if better and self._refreshes < MOST_REFRESHES - (not whole) - (not last):
            self._refreshes += 1
            self._awaited += 1
            self._refresh()


class Prefetched:
    """One completion in the making, or made, for whoever asks for the same task.

    What passed for one task passes for an equal one, wherever the cursor stands, if the program that ran is
    the same: helpers may have changed of which the task knows no more than their heads.
    """

    def __init__(self) -> None:
        self._task: Task | None = None
        self._work: asyncio.Task[EventLog | None] | None = None
        self._heard: list[Progress] = []
        """What happened while nobody had asked."""
        self._listen: Callable[[Progress], None] = self._heard.append

    @property
    def working(self) -> bool:
        return self._work is not None and not self._work.done()

    def begin(self, task: Task, make: MakeAhead) -> None:
        """Makes it in the background, in place of what was made before."""
        self.forget()
        self._heard = []
        self._listen = self._heard.append
        self._task, self._work = task, begin(make(lambda event: self._listen(event)))

    async def take(
        self, task: Task, listen: Callable[[Progress], None] = lambda event: None
    ) -> EventLog | None:
        """What is there for ``task``, waited for if it is in the making; otherwise the work is given up.

        ``listen`` hears what happened, and what happens, of a completion in the making.
        """
        if self._work is None or self._task != task:
            self.forget()
            return None
        made = self._task
        if self.working:
            for event in self._heard:
                listen(event)
            self._listen = listen
        try:
            record = await self._work
        finally:
            self.forget()
        done = record.completion if record is not None else None
        code = done.code if done is not None else task.begun
        same = made.program(code) == task.program(code) and code.startswith(task.begun)
        return record if same else None

    def forget(self) -> asyncio.Task[EventLog | None] | None:
        """Gives up what is made or in the making; the task that ends now."""
        completer, self._task, self._work = self._work, None, None
        if completer is None or completer.done():
            return None
        completer.cancel()
        return completer


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
    panel: SearchPanel | None = None
    """The programs of the last command."""
    offer: asyncio.Task[None] | None = None
    """A question to the person about the best attempt."""
    reading: asyncio.Task[None] | None = None
    """The model reads what is being typed."""
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
        begun = [task for task in (self.offer, self.reading) if task is not None and not task.done()]
        for task in begun:
            task.cancel()
        others = (self.command.cancel(), self.ahead.forget())
        return self.left() + begun + [task for task in others if task is not None]
