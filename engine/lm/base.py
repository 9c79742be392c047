"""The seam to language models: cached token sequences that many coroutines extend at once.

Everything above it is plain ``async`` code; everything below it (batching, caches, devices) is the
business of one backend file and of the scheduler.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from engine.lm.infill import Marks
from engine.types import Usage

Logprobs = npt.NDArray[np.float32]
"""Natural-log probabilities, shape ``(positions, vocabulary)`` or ``(vocabulary,)``."""

END_TEXT = "<|end|>"
"""Ends a completion in models trained for this engine; also the end of a turn in some chat models."""
BODY_TEXT = "<|body|>"
"""Known only to models trained for this engine's native prompt template."""
GAPS = "native_gaps"
"""True in the configuration of models that were trained on gaps, too."""


class Tokenizer(Protocol):
    """Text to tokens and back."""

    vocabulary: int
    end_tokens: frozenset[int]
    """Tokens that end a completion."""
    infill: Marks | None
    """For text after the cursor, if the model was trained to fill in the middle."""
    gaps: bool
    """Whether the model was trained on the template ``native-gap``, for text after the cursor."""

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` as it stands, its special tokens recognised, none added."""

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``, special tokens left out. Incomplete UTF-8 gives replacement characters."""

    def chat(self, text: str) -> str:
        """``text`` as a user's turn under the model's chat template, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template.
        """


class Context(Protocol):
    """One cached token sequence. Every method raises ``ModelError`` when memory cannot hold it."""

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far."""

    @property
    def logprobs(self) -> Logprobs:
        """``(vocabulary,)``: the distribution after the last token. Unknown (an error) after ``truncate``."""

    async def extend(self, tokens: Sequence[int], positions: int = 1) -> Logprobs:
        """Appends at least one token; ``(positions, vocabulary)`` after each of the last ``positions``."""

    async def fork(self) -> Context:
        """An independent continuation that shares this prefix; costs no forward pass."""

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on."""

    def close(self) -> None:
        """Frees the cache. Closing twice is harmless; a closed context cannot be used."""


@runtime_checkable
class Drawing(Protocol):
    """A context whose model draws tokens by itself, many in one request."""

    async def draw(self, most: int, temperature: float, top_p: float, seed: int) -> list[int]:
        """Appends at most ``most`` tokens drawn from the model, and returns them, at least one.

        An end token comes last, and is not appended. What comes next is unknown afterwards.
        """


class LanguageModel(Protocol):
    """A model that serves contexts. Requests that wait at the same moment share a forward pass."""

    name: str
    tokenizer: Tokenizer
    context_length: int
    template: str
    """Name of the prompt template that fits the model when the user names none."""
    device: str
    """Where it runs: ``cpu``, ``cuda:0``, a server's address."""
    note: str
    """What a reader of its results must know, such as ``truncated distribution``; mostly nothing."""

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """A context holding ``tokens``; it and its forks add what they cost to ``usage``."""

    async def close(self) -> None:
        """Frees the model; waiting requests are cancelled."""
