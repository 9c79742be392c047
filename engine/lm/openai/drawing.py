"""Tokens that a server draws after a prompt, at once or piece by piece."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.lm.openai.answers import drawn
from engine.lm.openai.dialect import Known, Tokens
from engine.lm.openai.tokens import ServedTokenizer, numbered

Remember = Callable[[Tokens, Known], None]
"""Takes a prompt and what may follow it."""


class Drawing:
    """Numbers tokens, up to an end token; one without a number or forbidden counts as one."""

    def __init__(self, tokenizer: ServedTokenizer, prompt: Tokens, remember: Remember) -> None:
        self._tokenizer = tokenizer
        self._forbidden = frozenset(tokenizer.forbidden)
        self._tokens = prompt
        self._remember = remember
        self.ended = False
        self.count = 0
        """Tokens so far."""

    def take(self, answer: Any) -> list[int]:
        """The tokens of ``answer``, or of the next piece of one; what they were drawn from is remembered.

        Raises ``ModelError`` where there are no log-probabilities.
        """
        found = drawn(answer)
        taken: list[int] = []
        for place, name in enumerate([*found.tokens, *([""] if found.ended else [])]):
            if self.ended:
                break
            if place < len(found.distributions):
                self._remember(self._tokens, numbered(self._tokenizer, found.distributions[place]))
            taken.append(self._number(name))
        return taken

    def _number(self, name: int | str) -> int:
        token = name if isinstance(name, int) else self._tokenizer.number(name)
        ends = self._tokenizer.end_tokens
        if token is None or token in self._forbidden:
            token = min(ends)
        self.ended = token in ends
        self.count += 1
        self._tokens = (*self._tokens, token)
        return token
