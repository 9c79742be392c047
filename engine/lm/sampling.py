"""How tokens are drawn and decided: random numbers, nucleus sampling, guidance, and the requests of a pass.

Row → Step → Backend.forward → Answer. Answers are small: tokens and a few numbers, not distributions, unless
those are what is asked for. A seed and a position give the same token, whatever else is computed. Here that
happens on the host, for llama.cpp and servers; ``transformers/answering.py`` does the same for many rows on
the device that holds the logits, and tests compare the two.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from engine.lm.base import Choice, Logprobs


@dataclass(frozen=True, slots=True)
class Row:
    """One sequence's share of a forward pass."""

    sequence: int
    start: int
    """Cached positions that stay; what was cached behind them is forgotten. 0 for a new sequence."""
    tokens: tuple[int, ...]
    """New tokens, at least one, at positions ``start``, ``start + 1``, ..."""
    positions: int
    """How many of the last new tokens need logits; 0 if only the cache is to grow."""


@dataclass(frozen=True, slots=True)
class Read:
    """Nothing is asked: the cache grows. Answer: None."""


@dataclass(frozen=True, slots=True)
class Distributions:
    """Asks for ``(positions, vocabulary)`` natural-log probabilities. Answer: ``Logprobs``."""


@dataclass(frozen=True, slots=True)
class Likeliest:
    """Asks for the likeliest tokens after the last position. Answer: ``list[tuple[int, float]]``."""

    count: int


@dataclass(frozen=True, slots=True)
class Draw:
    """Asks for one token drawn after the last position. Answer: ``int``."""

    temperature: float
    top_p: float
    uniform: float
    """From [0, 1): where in the cumulative distribution the token lies."""


@dataclass(frozen=True, slots=True)
class Decide:
    """Asks for the greedy choice at each of the last ``positions`` of one row, or of a pair (prior,
    conditional) mixed by guidance; both have as many. Answer: ``list[Choice]``, one a position."""

    gamma: float
    alpha: float = 0.0
    explain: bool = False
    """Choices have their probabilities."""


Ask = Read | Distributions | Likeliest | Draw | Decide
Answer: TypeAlias = "Logprobs | list[tuple[int, float]] | int | list[Choice] | None"


@dataclass(frozen=True, slots=True)
class Step:
    """One request's share of a pass: a row, or the pair of a guided line, and what is asked about it."""

    rows: tuple[Row, ...]
    ask: Ask

    @property
    def size(self) -> int:
        """New tokens."""
        return sum(len(row.tokens) for row in self.rows)


class Backend(Protocol):
    """A model's arithmetic and cache. Only the owner thread calls it."""

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        """One answer for each step. All rows have distinct sequences.

        Raises ``MemoryError`` when the batch is too large. After any error the cached ``start`` positions
        of every row are still intact. Tokens that the tokenizer does not know are impossible.
        """

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        """Prepares ``sequence``, new or known, to hold ``tokens``; returns how many of them are cached.

        A new sequence takes over the longest prefix that is cached anywhere. Bookkeeping only.
        """

    def copy(self, source: int, length: int, target: int) -> None:
        """Makes ``target`` a sequence that begins with the first ``length`` positions of ``source``, or as
        many of them as are cached.

        Bookkeeping only: memory that has to be copied is copied in ``forward``. It must not fail.
        """

    def free(self, sequence: int) -> None:
        """Forgets a sequence; harmless when it does not exist."""

    def close(self) -> None:
        """Frees everything."""


_MASK = 2**64 - 1
_STEP = 0x9E3779B97F4A7C15


def seed_of(*parts: int) -> int:
    """Derives one 64-bit seed from several numbers."""
    digest = hashlib.blake2b(repr(parts).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")


def uniform(seed: int, position: int) -> float:
    """Returns a number from [0, 1): splitmix64 of ``seed``, ``position`` steps on."""
    mixed = (seed + (position + 1) * _STEP) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) >> 11) * 2.0**-53


def more_uniforms(first: float, count: int) -> Iterator[float]:
    """Yields ``first`` and ``count - 1`` further numbers from [0, 1) that depend on it alone."""
    yield first
    seed = int(first * 2.0**53)
    for number in range(count - 1):
        yield uniform(seed, number)


def uniform_table(firsts: Sequence[float], count: int) -> npt.NDArray[np.float64]:
    """Returns ``more_uniforms`` of each of ``firsts``, all at once: ``(firsts, count)``."""
    first = np.array(firsts)[:, None]
    steps = np.arange(1, count, dtype=np.uint64) * np.uint64(_STEP)
    mixed = (first * 2.0**53).astype(np.uint64) + steps
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    further = ((mixed ^ (mixed >> np.uint64(31))) >> np.uint64(11)) * 2.0**-53
    return np.concatenate((first, further), 1)


Logits = npt.NDArray[np.float32]
IMPOSSIBLE = np.float32(-1e30)
"""Logit of tokens that cannot be chosen; finite, so that differences stay finite."""
BLOCK = 64
"""Tokens whose weights are summed up before they are cumulated."""
NEGLIGIBLE = 0.5
"""Tokens are left out at once that hold, all together, less than this share of what a nucleus leaves out."""
TRIES = 24
"""Draws from the likelier tokens before the likeliest one is taken; each leaves fewer of them."""


def answer(step: Step, logits: Sequence[Logits]) -> Answer:
    """Answers ``step`` from the ``(positions, vocabulary)`` logits of each of its rows."""
    ask = step.ask
    if isinstance(ask, Draw):
        return draw(logits[0][-1], ask.temperature, ask.top_p, ask.uniform)
    if isinstance(ask, Decide):
        return decide(logits[0], logits[1] if len(logits) > 1 else None, ask)
    if isinstance(ask, Distributions):
        return log_softmax(logits[0])
    if isinstance(ask, Likeliest):
        return likeliest(logits[0][-1], ask.count)
    return None


def log_softmax(logits: Logits) -> Logprobs:
    """Natural-log probabilities over the last axis, in the precision given."""
    shifted: Logprobs = logits - logits.max(axis=-1, keepdims=True)
    total: Logprobs = np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    return shifted - total


def draw(logits: Logits, temperature: float, top_p: float, uniform: float) -> int:
    """Draws a token at ``temperature`` from the nucleus: those whose likelier ones hold less than ``top_p``.

    Nothing is sorted: a token is drawn from all, and again from the likelier ones if it lies outside.
    Temperature 0 takes the likeliest token, the lowest number among equals.
    """
    if temperature <= 0:
        return int(logits.argmax())
    if top_p < 1:
        ratio = math.log(len(logits) / (NEGLIGIBLE * (1 - top_p)))  # of the likeliest one's to theirs
        kept = np.flatnonzero(logits > logits.max() - np.float32(ratio * temperature))
        return int(kept[_drawn(logits[kept], temperature, top_p, uniform)])
    return _drawn(logits, temperature, top_p, uniform)


def _drawn(logits: Logits, temperature: float, top_p: float, uniform: float) -> int:
    weights = logits - logits.max()
    weights /= np.float32(temperature)
    np.exp(weights, out=weights)
    total, remaining = float(weights.sum()), weights
    for number in more_uniforms(uniform, TRIES):
        token = _at(remaining, number)
        likelier = weights * (weights > weights[token])
        mass = float(likelier.sum())
        if top_p >= 1 or mass == 0 or mass < top_p * total:
            return token
        remaining = likelier
    return int(logits.argmax())


def _at(weights: Logits, number: float) -> int:
    """The token where the cumulative ``weights`` pass ``number`` times their sum.

    Sums of blocks are cumulated, and then the weights within one: that takes a tenth of the time.
    """
    whole = len(weights) // BLOCK * BLOCK
    blocks = weights[:whole].reshape(-1, BLOCK).sum(axis=1)
    mass = np.cumsum(np.append(blocks, weights[whole:].sum()), dtype=np.float64)
    mark = min(number * mass[-1], np.nextafter(mass[-1], 0))
    block = int(np.searchsorted(mass, mark, side="right"))
    tokens = block * BLOCK + np.flatnonzero(weights[block * BLOCK : (block + 1) * BLOCK])
    within = np.cumsum(weights[tokens], dtype=np.float64)
    at = np.searchsorted(within, mark - mass[block] + within[-1], side="right")
    return int(tokens[min(int(at), len(tokens) - 1)])


def decide(prior: Logits, conditional: Logits | None, ask: Decide) -> list[Choice]:
    """Decides greedily at each position of ``(positions, vocabulary)`` logits, guided by ``conditional``."""
    if conditional is None:
        return _choices(prior, prior, prior, ask.explain)
    mixed = masked(_between(prior, conditional, ask.gamma), prior, conditional, ask.alpha)
    return _choices(prior, conditional, mixed, ask.explain)


def _choices(prior: Logits, conditional: Logits, mixed: Logits, explain: bool) -> list[Choice]:
    """The likeliest token of each of ``mixed``; with ``explain``, what each side says of it."""
    tokens = [int(token) for token in mixed.argmax(-1)]
    if not explain:
        return [Choice(token) for token in tokens]
    sides = [log_softmax(each) for each in (prior, conditional, mixed)]
    preferred = prior.argmax(-1)
    return [
        Choice(token, int(preferred[at]), *[float(side[at, token]) for side in sides])
        for at, token in enumerate(tokens)
    ]


def masked(mixed: Logits, prior: Logits, conditional: Logits, alpha: float) -> Logits:
    """``mixed`` where a token is plausible: on either side at least ``alpha`` times as likely as the best."""
    if alpha <= 0:
        return mixed
    least = np.float32(np.log(alpha))
    plausible = [side >= side.max(-1, keepdims=True) + least for side in (prior, conditional)]
    return np.where(plausible[0] | plausible[1], mixed, IMPOSSIBLE)


def likeliest(logits: Logits, count: int) -> list[tuple[int, float]]:
    """The ``count`` likeliest tokens with their log-probabilities, likeliest first."""
    logprobs = log_softmax(logits)
    count = min(count, len(logprobs))
    best = np.argpartition(-logprobs, count - 1)[:count]
    ordered = best[np.lexsort((best, -logprobs[best]))]
    return [(int(token), float(logprobs[token])) for token in ordered]


_FLOOR = np.float32(-1e4)
"""Stands for minus infinity in distributions, so that differences of impossible tokens stay finite."""
_LEAST_LEFT = 1e-6
"""Probability that the named tokens leave to all others, whatever rounding says."""


def guided(prior: Logprobs, conditional: Logprobs, gamma: float) -> Logprobs:
    """``log P = log P_prior + gamma * (log P_conditional - log P_prior)``, renormalized (EG-CFG, 3.2).

    All arrays have shape ``(vocabulary,)``. ``gamma`` 0 gives the prior and 1 the conditional.

    Minus infinity is what is not known (see ``floored``); what neither side knows stays impossible.
    """
    if gamma in (0, 1):
        return log_softmax(np.maximum(conditional if gamma else prior, _FLOOR))
    unknown = np.isneginf(prior) & np.isneginf(conditional)
    return log_softmax(np.where(unknown, _FLOOR, _between(floored(prior), floored(conditional), gamma)))


def _between(prior: Logits, conditional: Logits, gamma: float) -> Logits:
    mixed: Logits = prior + np.float32(gamma) * (conditional - prior)
    return mixed


def floored(logprobs: Logprobs) -> Logprobs:
    """What is not known takes the least log-probability that is known, or all that is left if that is less.

    A server names the likeliest tokens only; no other one can be likelier than that.
    """
    known = ~np.isneginf(logprobs)
    if known.all():
        return np.maximum(logprobs, _FLOOR)
    named = logprobs[known]
    left = max(1 - float(np.exp(named).sum()), _LEAST_LEFT)
    floor = np.float32(min(float(named.min()), float(np.log(left))))
    return np.where(known, np.maximum(logprobs, _FLOOR), floor)


def decide_truncated(prior: Logprobs, conditional: Logprobs | None, ask: Decide) -> list[Choice]:
    """``decide`` by distributions of which only the likeliest tokens are known, such as a server's."""
    choices = []
    for row, other in zip(prior, prior if conditional is None else conditional, strict=True):
        mixed = row if conditional is None else guided(row, other, ask.gamma)
        mixed = np.maximum(masked(mixed, row, other, ask.alpha), IMPOSSIBLE)
        choices += _choices(floored(row)[None], floored(other)[None], mixed[None], explain=True)
    return choices
