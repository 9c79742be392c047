"""Finds the ends of lines and of the function in code that grows token by token."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence

from engine.core.task import Task
from engine.decoding.executable import parses
from engine.lm.base import Tokenizer


class Growth:
    """New tokens of a body, after ``base`` (tokens that are decided already).

    Text is never tokenized again, and a token that holds a line end and more is kept whole.
    """

    def __init__(
        self,
        task: Task,
        tokenizer: Tokenizer,
        end: str,
        base: Sequence[int] = (),
        hear: Callable[[str], None] = lambda lines: None,
    ) -> None:
        """``hear`` gets the whole lines so far when ``extend`` has added some."""
        self._hear = hear
        self._task = task
        self._tokenizer = tokenizer
        self._end = end
        self.tokens: list[int] = list(base)
        self._base_length = len(self.tokens)
        self.ended = False
        self.taken = 0
        """Tokens since ``base``, the model's end token among them."""
        self.text = self._decoded()
        self._base_lines = self.text.count("\n")

    def copy(self) -> Growth:
        """Returns a copy at the same position."""
        twin = copy.copy(self)
        twin.tokens = list(self.tokens)
        return twin

    @property
    def new_tokens(self) -> list[int]:
        return self.tokens[self._base_length :]

    @property
    def new_lines(self) -> int:
        """The number of line ends since ``base``."""
        return self.text.count("\n") - self._base_lines

    def add(self, token: int) -> None:
        """Adds the next token; sets ``ended`` if it, or the text it completes, ends the function."""
        self.taken += 1
        if token in self._tokenizer.end_tokens:
            self._finish(self.text)
            return
        self.tokens.append(token)
        self.text = self._decoded()
        if self._end and self._end in self.text:
            self._finish(self.text.partition(self._end)[0])
        elif (length := self._length_of_function()) is not None:
            self._finish(self.text[:length])

    def extend(self, tokens: Sequence[int]) -> None:
        """Adds ``tokens`` up to the one that ends the function."""
        before = self.new_lines
        for token in tokens:
            if self.ended:
                break
            self.add(token)
        if self.new_lines > before:
            self._hear(self.text[: self.text.rfind("\n") + 1])

    def _decoded(self) -> str:
        """Decodes the tokens, with ``\\n`` for every line end, so that lines are counted consistently."""
        return self._tokenizer.decode(self.tokens).replace("\r\n", "\n").replace("\r", "\n")

    def _finish(self, text: str) -> None:
        self.ended = True
        stripped = text.rstrip()
        self.text = stripped + "\n" if stripped else ""

    def _length_of_function(self) -> int | None:
        """Returns the start of a line at column 0 that follows a complete function."""
        start = self.text.rfind("\n") + 1
        if start == 0 or not self.text[start:] or self.text[start].isspace():
            return None
        whole = parses(self._task.signature + self._task.docstring + self._task.body + self.text[:start])
        return start if whole else None
