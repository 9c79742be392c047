"""The interface to language models: cached token sequences from which many coroutines draw and decide lines.

Tokens come back, not distributions: sampling and guidance happen where the logits are. Everything above this
interface is plain ``async`` code; batching, caches and devices are below it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from engine.core.task import Usage
from engine.lm.infill import Marks
from engine.lm.revision import Revision
from engine.lm.speed import Speed
from engine.lm.turn import Turn, WholeAnswer

Logprobs = npt.NDArray[np.float32]
"""Natural-log probabilities, shape ``(positions, vocabulary)`` or ``(vocabulary,)``."""


class Tokenizer(Protocol):
    """Text to tokens and back."""

    vocabulary: int
    """Width of the logits."""
    end_tokens: frozenset[int]
    """Tokens that end a completion."""
    forbidden: Sequence[int]
    """Tokens that are never drawn or decided: rows of the vocabulary that the tokenizer does not know, and
    control tokens that end nothing."""
    infill: Marks | None
    """For text after the cursor, if the model was trained to fill in the middle."""

    def literal(self, text: str) -> str:
        """``text`` of a user, marked so that ``encode`` takes spellings of special tokens in it as text."""

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` as it stands in the middle of a text: special tokens recognised, none added."""

    def opening(self, text: str) -> list[int]:
        """Tokens of ``text`` at the beginning of a prompt: ``encode``, behind the model's own first token if
        it wants one and ``text`` does not begin with it."""

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens`` as it stands in the middle of a text, special tokens left out.

        Incomplete UTF-8 gives replacement characters.
        """

    def chat(self, text: str) -> str:
        """``text`` as a user's turn under the model's chat template, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template.
        """


@dataclass(frozen=True, slots=True)
class Sampling:
    """How tokens are drawn. The draw at a position depends on ``seed`` and that position alone, whatever is
    computed in the same pass."""

    temperature: float = 1.0
    """0 takes the likeliest token."""
    top_p: float = 1.0
    """Tokens come from the smallest set of likeliest ones that holds so much of the probability."""
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Guidance:
    """Classifier-free guidance (EG-CFG, section 3.2), with the plausibility mask of contrastive decoding."""

    gamma: float
    """log P = log P_prior + gamma (log P_conditional - log P_prior). 0: the prior; 1: the conditional."""
    alpha: float = 0.0
    """Only tokens whose prior or conditional probability is at least so much of the likeliest one's can be
    chosen. 0: all (the paper's formula)."""
    explain: bool = False
    """Choices tell their probabilities, on both sides even where one of them decides alone."""

    @property
    def needs_prior(self) -> bool:
        """Whether the prior has a say, or is to be told of."""
        return self.gamma != 1 or self.explain


@dataclass(frozen=True, slots=True)
class Choice:
    """A decided token; with ``Guidance.explain`` also what the prior alone ``preferred``, and the token's
    natural-log probabilities."""

    token: int
    preferred: int = -1
    prior: float = math.nan
    conditional: float = math.nan
    guided: float = math.nan


Hear = Callable[[Sequence[int]], bool]
"""Takes tokens as they are drawn; False ends the drawing."""
Propose = Callable[[Sequence[int], int], Sequence[int]]
"""From the tokens decided since the call, and how many more fit, to a draft of what comes next. It is called
in the thread that owns the model."""


class Context(Protocol):
    """One cached token sequence. Every method raises ``ModelError`` when memory cannot hold it."""

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far."""

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Decoding asks for none: distributions are large.
        """

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        """Draws at most ``most`` tokens, to the first that ends the completion or line ``lines`` (0: any).

        ``hear`` gets them in the event loop, a line at a time, the end token included. Afterwards the context
        holds what ``hear`` got, but for an end token.
        """

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        """Decides at most ``most`` tokens greedily under guidance, to the first that holds a line end.

        Both contexts then hold them, but for an end token. Returns early where a line begins at column 0.
        Without ``conditional`` the prior decides alone; with gamma 1 the conditional does. ``propose`` saves
        passes and changes nothing else.
        """

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        """The ``count`` likeliest next tokens with their natural-log probabilities, likeliest first."""

    async def fork(self) -> Context:
        """An independent continuation that shares this prefix; costs no forward pass."""

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on."""

    def close(self) -> None:
        """Frees the cache. Closing twice is harmless; a closed context cannot be used."""


class LanguageModel(Protocol):
    """A model that serves contexts and whole answers. Requests that wait at the same moment share a forward
    pass."""

    name: str
    tokenizer: Tokenizer
    context_length: int
    template: str
    """Name of the prompt template that fits the model when the user names none."""
    device: str
    """Where it runs: ``cpu``, ``cuda:0``, a server's address."""
    note: str
    """What a reader of its results must know, such as ``truncated distribution``; mostly nothing."""
    speed: Speed
    """How fast it reads and writes here, as far as it is known."""
    revision: Revision
    """Whether it changes programs that it is shown."""
    gives_distributions: bool
    """False for chat servers: they give whole answers only, and ``open`` raises ``ModelError``."""

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """A context holding ``tokens``; it and its forks add what they cost to ``usage``."""

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """The answer to ``turn``, of at most ``most`` tokens or what fits; adds its cost to ``usage``.

        None: the question leaves no room for an answer. A server is sent one request. Raises ``ModelError``.
        """

    async def close(self) -> None:
        """Frees the model; waiting requests are cancelled."""
