"""Tokens of a served model: numbers of a local tokenizer, or the server's texts themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from engine.core.errors import ModelError, SettingsError
from engine.lm.base import Logprobs, Tokenizer
from engine.lm.infill import Marks
from engine.lm.openai.answers import Likely
from engine.lm.transformers.tokenizer import TransformersTokenizer

CAPACITY = 65_536
"""Different texts that a model without tokenizer can have."""
ALMOST_CERTAIN = float(np.log1p(-1e-6))
_PIECES = re.compile(r"\n|[^\S\n]+|\w{1,6}|[^\w\s]")


class ServedTokenizer(Tokenizer, Protocol):
    """A tokenizer that also knows how the server names tokens."""

    @property
    def has_turns(self) -> bool:
        """Whether there is a chat template."""

    def spelled(self, tokens: Sequence[int]) -> str:
        """The prompt that stands for ``tokens``, control tokens included, but for what the server adds."""

    def number(self, text: str) -> int | None:
        """The token that the server calls ``text``, or None."""


class TextTokenizer:
    """Every text that occurs gets a number: what the server names, and pieces of words in prompts.

    Prompts are sent as text, so the server may split what it generated in another way when it reads it again,
    and it may read control tokens in a user's text. It adds what the model wants in front.
    """

    has_turns = False

    def __init__(self) -> None:
        self.vocabulary = CAPACITY
        self.end_tokens = frozenset({0})
        self.forbidden: Sequence[int] = ()
        self.infill: Marks | None = None
        self._texts = [""]
        self._numbers = {"": 0}

    def literal(self, text: str) -> str:
        """``text`` itself: how the server reads control tokens cannot be told."""
        return text

    def encode(self, text: str) -> list[int]:
        """Pieces of ``text``, at most a short word long."""
        return [self.number(piece) for piece in self.pieces(text)]

    @staticmethod
    def pieces(text: str) -> list[str]:
        """Line ends, spaces, signs, and words cut into short parts."""
        return _PIECES.findall(text)

    def opening(self, text: str) -> list[int]:
        """The same: the server adds what the model wants in front."""
        return self.encode(text)

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``."""
        return "".join([self._texts[token] for token in tokens])

    def chat(self, text: str) -> str:
        """Raises ``SettingsError``: a chat template comes with a tokenizer."""
        raise SettingsError(
            "The chat template of a served model comes with its tokenizer: name it with --set tokenizer, or "
            "choose the prompt template 'base-file'."
        )

    def spelled(self, tokens: Sequence[int]) -> str:
        """See ``ServedTokenizer``."""
        return self.decode(tokens)

    def number(self, text: str) -> int:
        """A number for ``text``, the same every time. Nothing means the end."""
        if text not in self._numbers:
            if len(self._texts) == CAPACITY:
                raise ModelError(
                    f"The server has named more than {CAPACITY} texts: name its tokenizer by --set tokenizer."
                )
            self._numbers[text] = len(self._texts)
            self._texts.append(text)
        return self._numbers[text]


class LocalTokenizer(TransformersTokenizer):
    """The served model's own tokenizer."""

    def __init__(self, tokenizer: Any, vocabulary: int) -> None:
        super().__init__(tokenizer, vocabulary)
        self._has_prefix = self.decode(self.opening("a")) == " a"
        self._numbers: dict[str, int] = {"": min(self.end_tokens)} if self.end_tokens else {}
        """Nothing is how some servers spell special tokens; in code it is mostly the end."""
        for token in range(vocabulary):
            text = self.decode([token])
            if text and "\ufffd" not in text:
                self._numbers.setdefault(text, token)
        self._numbers |= {str(added): token for token, added in tokenizer.added_tokens_decoder.items()}
        never = set(self.forbidden)
        self._numbers = {text: token for text, token in self._numbers.items() if token not in never}

    def spelled(self, tokens: Sequence[int]) -> str:
        """See ``ServedTokenizer``."""
        if list(tokens[: len(self._first)]) == self._first:
            tokens = tokens[len(self._first) :]
        text = self._spelled(tokens)
        return text.removeprefix(" ") if self._has_prefix else text

    def _spelled(self, tokens: Sequence[int]) -> str:
        """Control tokens by their spellings, what lies between them decoded at once."""
        text, between = "", list[int]()
        for token in tokens:
            if token in self._controls:
                text += self.decode(between) + self._controls[token]
                between = []
            else:
                between.append(token)
        return text + self.decode(between)

    def number(self, text: str) -> int | None:
        """See ``ServedTokenizer``. Parts of characters have no text of their own, and so no number; nor have
        control tokens that end nothing."""
        return self._numbers.get(text)


def numbered(tokenizer: ServedTokenizer, found: Likely) -> dict[int, float]:
    """Log-probabilities by number; what cannot be numbered is left out."""
    if found.ended:
        return dict.fromkeys(tokenizer.end_tokens, ALMOST_CERTAIN)
    known = {token: value for token, value in found.numbered.items() if token < tokenizer.vocabulary}
    for text, value in found.named.items():
        token = tokenizer.number(text)
        if token is not None:
            known[token] = max(value, known.get(token, value))
    for token in known.keys() & set(tokenizer.forbidden):
        del known[token]
    if not known:
        raise ModelError(
            "The server names no token in a way that --set tokenizer knows. Is it this model's tokenizer?"
        )
    return known


def dense(known: dict[int, float], vocabulary: int) -> Logprobs:
    """``(vocabulary,)``, minus infinity where nothing is known."""
    row = np.full(vocabulary, -np.inf, np.float32)
    row[list(known)] = list(known.values())
    return row
