"""Tokens of a served model: numbers of a local tokenizer, or the server's texts themselves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from engine.lm.base import Logprobs, Tokenizer
from engine.lm.infill import Marks
from engine.lm.openai.answers import Likely
from engine.lm.transformers.tokenizer import TransformersTokenizer
from engine.types import ModelError, SettingsError

CAPACITY = 65_536
"""Different texts that a model without tokenizer can have."""
ALMOST_CERTAIN = float(np.log1p(-1e-6))
_PIECES = re.compile(r"\n|[^\S\n]+|\w{1,6}|[^\w\s]")


class ServedTokenizer(Tokenizer, Protocol):
    """A tokenizer that also knows how the server names tokens."""

    def spelled(self, tokens: Sequence[int]) -> str:
        """The prompt that stands for ``tokens``, special ones included."""

    def number(self, text: str) -> int | None:
        """The token that the server calls ``text``, or None."""


class TextTokenizer:
    """Every text that occurs gets a number: what the server names, and pieces of words in prompts.

    Prompts are sent as text, so the server may split what it generated in another way when it reads it again.
    """

    def __init__(self) -> None:
        self.vocabulary = CAPACITY
        self.end_tokens = frozenset({0})
        self.infill: Marks | None = None
        self.gaps = False
        self._texts = [""]
        self._numbers = {"": 0}

    def encode(self, text: str) -> list[int]:
        """Pieces of ``text``, at most a short word long."""
        return [self.number(piece) for piece in _PIECES.findall(text)]

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``."""
        return "".join([self._texts[token] for token in tokens])

    def chat(self, text: str) -> str:
        """Raises ``SettingsError``: a chat template comes with a tokenizer."""
        raise SettingsError(
            "The chat template of a served model comes with its tokenizer: name it with --tokenizer, or "
            "choose the prompt template 'few-shot'."
        )

    def spelled(self, tokens: Sequence[int]) -> str:
        """See ``ServedTokenizer``."""
        return self.decode(tokens)

    def number(self, text: str) -> int:
        """A number for ``text``, the same every time. Nothing means the end."""
        if text not in self._numbers:
            if len(self._texts) == CAPACITY:
                raise ModelError(
                    f"The server has named more than {CAPACITY} texts: give its tokenizer with --tokenizer."
                )
            self._numbers[text] = len(self._texts)
            self._texts.append(text)
        return self._numbers[text]


class LocalTokenizer(TransformersTokenizer):
    """The served model's own tokenizer."""

    def __init__(self, tokenizer: Any, vocabulary: int) -> None:
        super().__init__(tokenizer, vocabulary)
        self._numbers: dict[str, int] = {"": min(self.end_tokens)} if self.end_tokens else {}
        """Nothing is how some servers spell special tokens; in code it is mostly the end."""
        for token in range(vocabulary):
            text = self.decode([token])
            if text and "\ufffd" not in text:
                self._numbers.setdefault(text, token)
        self._numbers |= {str(added): token for token, added in tokenizer.added_tokens_decoder.items()}

    def spelled(self, tokens: Sequence[int]) -> str:
        """See ``ServedTokenizer``."""
        text: str = self._tokenizer.decode(
            list(tokens), skip_special_tokens=False, clean_up_tokenization_spaces=False
        )
        return text

    def number(self, text: str) -> int | None:
        """See ``ServedTokenizer``. Parts of characters have no text of their own, and so no number."""
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
    if not known:
        raise ModelError(
            "The server names no token in a way that --tokenizer knows. Is it this model's tokenizer?"
        )
    return known


def dense(known: dict[int, float], vocabulary: int) -> Logprobs:
    """``(vocabulary,)``, minus infinity where nothing is known."""
    row = np.full(vocabulary, -np.inf, np.float32)
    row[list(known)] = list(known.values())
    return row
