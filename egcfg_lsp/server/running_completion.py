"""A running completion: its first lines can be shown early; typing along keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Protocol

from egcfg_lsp.server.answers import PendingQuestion, RememberedAnswer
from engine.support.async_tasks import begin


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
        typed = text[len(before) : len(text) - len(after)]
        return not typed or (self._best is not None and self._best.rest(typed) is not None)

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
        if self._best is None or not question.continues(self.question):
            return None
        typed = question.before.removeprefix(self.question.before)
        return self._best.rest(typed) if typed else self._best

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
