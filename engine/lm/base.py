"""The interface to language models: cached token sequences from which many coroutines draw and decide lines.

Tokens come back, not distributions: sampling and guidance happen where the logits are. Everything above this
interface is plain ``async`` code; batching, caches and devices are below it.
"""

from __future__ import annotations

import asyncio
import math
import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import cycle, islice
from typing import TYPE_CHECKING, Protocol, TypeAlias

from engine.core.task import Usage
from engine.lm.tokens import Marks
from engine.support.errors import ModelError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class Turn:
    """A user's turn in a conversation."""

    question: str
    system: str = ""
    """What the model is, for servers that take messages; others are not told."""
    opening: str = ""
    """How the answer begins, for models that continue texts; part of the answer. Servers that take messages
    are not told."""
    stops: tuple[str, ...] = ()
    """Texts that end the answer of a model that continues texts; a chat model ends by itself."""


@dataclass(frozen=True, slots=True)
class WholeAnswer:
    """What a model said to a turn."""

    text: str
    """With the opening, without what ended it."""
    tokens: int
    """That were generated for it."""
    read: int = 0
    """Tokens of the question, as the model read it."""
    cut: bool = False
    """It ended because there was room for no more tokens."""


REVISE_FROM = 6_000_000_000
"""Parameters of models that repair turns help (arXiv 2604.10508: from 8 billion on). Of 0.5 and 1.5 billion,
Qwen2.5-Coder wrote the same program again in two of three answers."""
ENOUGH = 6
"""Answers from which on the record counts, and not the size."""


FEEDBACK = ("repair", "signal")
"""Forms in which a failing program is shown: a turn that asks for a repair; EG-CFG's dynamic signal."""


class Revision:
    """The record of one model since it was loaded."""

    def __init__(self, parameters: int | None = None, trained_for: str = "") -> None:
        """``parameters``: None if unknown, as of models on servers, which are mostly large. ``trained_for``:
        the form of feedback that the model was trained to repair by, if its file says so."""
        self._parameters = parameters
        self.trained = trained_for in FEEDBACK
        self.form = trained_for if self.trained else FEEDBACK[0]
        """How it is shown what is to be repaired."""
        self._answers = self._others = 0

    def learn(self, changed: bool) -> None:
        """Takes over an answer: whether it is another program than the one that was shown."""
        self._answers += 1
        self._others += changed

    @property
    def is_likely(self) -> bool:
        """Whether repair turns are worth their time."""
        if self._answers >= ENOUGH:
            return 2 * self._others >= self._answers
        return self.trained or self._parameters is None or self._parameters >= REVISE_FROM


ROWS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 192, 384)
"""Numbers of contexts for which a pass is timed; others count as the nearest of these."""
NEWEST = 0.2
"""Share of the newest pass in a mean: the machine may become busy, and quiet again."""
READ_AT_LEAST = 32
"""Tokens of a pass that tells how fast prompts are read."""


class Speed:
    """Seconds that passes took. What has not happened yet is estimated from what has, or unknown."""

    def __init__(self, seconds: Mapping[int, float] | None = None, read: float | None = None) -> None:
        """``seconds``: of a pass, by the number of contexts that write a token each."""
        self._seconds = dict(seconds or {})
        self.read = read
        """Tokens of a prompt a second; None: unknown."""

    def take_over(self, other: Speed) -> None:
        """Knows what ``other`` knows."""
        self._seconds, self.read = dict(other.seconds), other.read

    @property
    def seconds(self) -> Mapping[int, float]:
        """What is known of passes, by the number of contexts."""
        return self._seconds

    def learn_written(self, rows: int, seconds: float) -> None:
        """Takes over a pass in which ``rows`` contexts wrote a token each."""
        nearest = min(ROWS, key=lambda known: abs(math.log(known / rows)))
        own = seconds * nearest / rows if rows > nearest else seconds
        self._seconds[nearest] = _mixed(self._seconds.get(nearest), own)

    def learn_read(self, tokens: int, seconds: float) -> None:
        """Takes over a pass that read ``tokens`` of prompts."""
        if tokens >= READ_AT_LEAST:
            self.read = _mixed(self.read, tokens / max(seconds, 1e-9))

    def pass_s(self, rows: int) -> float | None:
        """Seconds in which each of ``rows`` contexts writes a token; None if nothing tells.

        Between and beyond known numbers passes are taken to grow evenly, and never to become shorter.
        """
        known = sorted(self._seconds)
        if rows in self._seconds:
            return self._seconds[rows]
        if len(known) < 2:
            return None
        below = [each for each in known if each < rows] or known[:1]
        above = [each for each in known if each > rows] or known[-1:]
        few, many = (below[-1], above[0]) if below[-1] < above[0] else (known[0], known[-1])
        slope = max(0.0, self._seconds[many] - self._seconds[few]) / (many - few)
        start = few if rows < known[-1] else known[-1]
        return max(self._seconds[start] + slope * (rows - start), self._seconds[few] / 2)

    def written(self, rows: int) -> float | None:
        """Tokens a second that ``rows`` contexts write together; None: unknown."""
        seconds = self.pass_s(rows)
        return None if seconds is None else rows / seconds


def _mixed(known: float | None, new: float) -> float:
    return new if known is None else known + NEWEST * (new - known)


Logprobs: TypeAlias = "npt.NDArray[np.float32]"
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


class WrappedModel:
    """Satisfies ``engine.lm.base.LanguageModel``."""

    def __init__(self, model: LanguageModel) -> None:
        self.name = model.name
        self.tokenizer: Tokenizer = model.tokenizer
        self.context_length = model.context_length
        self.template = model.template
        self.device = model.device
        self.note = model.note
        self.speed = model.speed
        self.revision = model.revision
        self.gives_distributions = model.gives_distributions
        self._model = model

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        return await self._model.open(tokens, usage)

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        return await self._model.reply(turn, most, sampling, usage)

    async def close(self) -> None:
        """Nothing: who opened the model closes it."""


MEASURED_ROWS = (1, 12, 48)
"""Contexts that write together."""
_READ, _WRITTEN = 256, 8
"""Tokens."""
_TEXT = "def total(prices, discount):\n    return sum(prices) * (1 - discount)\n\n\n"


async def measure(model: LanguageModel, rows: Sequence[int] = MEASURED_ROWS, read: int = _READ) -> Speed:
    """The speed of a model that nobody else uses meanwhile, by ``read`` tokens; raises ``ModelError``.

    Of a server the way to it and back is included.
    """
    speed = Speed()
    text = model.tokenizer.encode(
        f"{random.getrandbits(64):x}\n{_TEXT}"
    )  # of which no cache knows a beginning
    tokens = list(islice(cycle(text), min(read, model.context_length // 2)))
    began = time.perf_counter()
    with closing(await model.open(tokens, Usage())) as prompt:
        speed.learn_read(len(tokens), time.perf_counter() - began)
        for count in rows:
            with ExitStack() as forks:
                contexts = [forks.enter_context(closing(await prompt.fork())) for _ in range(count)]
                await asyncio.gather(*(_drawn(each, 1, 0) for each in contexts))  # memory grows once
                began = time.perf_counter()
                drawn = await asyncio.gather(
                    *(_drawn(each, _WRITTEN, seed) for seed, each in enumerate(contexts))
                )
                speed.learn_written(count, (time.perf_counter() - began) / max(1, *drawn))
    return speed


async def _drawn(context: Context, most: int, seed: int) -> int:
    """How many tokens came, the one that ends the completion among them."""
    heard = 0

    def hear(tokens: Sequence[int]) -> bool:
        nonlocal heard
        heard += len(tokens)
        return True

    await context.draw(most, Sampling(temperature=1.0, seed=seed), hear)
    return heard


_DEVICE = re.compile(r"(auto|cpu|cuda|mps)(?::(\d{1,3}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Device:
    """A device that a user asks for."""

    kind: str
    """``auto``, ``cpu``, ``cuda`` or ``mps``."""
    index: int | None = None
    """Which of several GPUs."""

    @property
    def name(self) -> str:
        """As torch writes it."""
        return self.kind if self.index is None else f"{self.kind}:{self.index}"


def named_device(name: str) -> Device:
    """Reads ``auto``, ``cpu``, ``cuda``, ``cuda:1``, ``mps``. Raises ``ModelError`` for anything else."""
    found = _DEVICE.fullmatch(name)
    if found is None or (found[2] is not None and found[1] == "auto"):
        raise ModelError(f"There is no device {name!r}. Use auto, cpu, cuda, cuda:1 or mps.")
    return Device(found[1], None if found[2] is None else int(found[2]))


def described(place: str, *details: str) -> str:
    """Where a model runs, with details such as its hardware, number format and threads.

    The result is for people, and tells apart what runs at different speeds. Nothing reads it again.
    """
    known = ", ".join(detail for detail in details if detail)
    return f"{place} ({known})" if known else place
