"""Caches ghost-text answers of one document, and reuses them while the user types along."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

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

        What a gesture asked for also serves who only types; not the other way round.
        """
        same = (self.after, self.tests) == (earlier.after, earlier.tests)
        enough = earlier.invoked or not self.invoked
        return same and enough and self.before.startswith(earlier.before)


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
    passes: str = ""
    """How many tests it passes, in words; empty where that is not known."""

    def rest(self, typed: str) -> RememberedAnswer | None:
        """What remains after ``typed``; ``None`` if that is not how it begins, or all of it."""
        if self.back or not self.text.startswith(typed) or self.text == typed:
            return None
        others = tuple(rest for other in self.others if (rest := other.rest(typed)) is not None)
        return RememberedAnswer(self.text.removeprefix(typed), 0, self.ahead, others, self.passes)


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
        for earlier, answer in reversed(self._known.items()):
            if question.continues(earlier):
                rest = answer.rest(question.before.removeprefix(earlier.before))
                if rest is not None:
                    return rest
        return None
