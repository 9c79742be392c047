"""Answers from logits in the host's memory: draws, guided choices, distributions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import numpy as np
import numpy.typing as npt

from engine.lm.base import Choice, Logprobs
from engine.lm.scheduling.passes import Answer, Decide, Distributions, Draw, Likeliest, Step
from engine.lm.scheduling.randomness import more_uniforms

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
        conditional = prior
    mixed = prior
    if conditional is not prior:
        mixed = prior + np.float32(ask.gamma) * (conditional - prior)
        if ask.alpha > 0:
            kept = plausible(prior, ask.alpha) | plausible(conditional, ask.alpha)
            mixed = np.where(kept, mixed, IMPOSSIBLE)
    tokens = [int(token) for token in mixed.argmax(-1)]
    if not ask.explain:
        return [Choice(token) for token in tokens]
    sides = [log_softmax(each) for each in (prior, conditional, mixed)]
    preferred = prior.argmax(-1)
    return [
        Choice(token, int(preferred[at]), *[float(side[at, token]) for side in sides])
        for at, token in enumerate(tokens)
    ]


def plausible(logits: Logits, alpha: float) -> npt.NDArray[np.bool_]:
    """Tokens at least ``alpha`` times as likely as the likeliest one."""
    least = logits.max(-1, keepdims=True) + np.float32(np.log(alpha))
    return cast(npt.NDArray[np.bool_], logits >= least)


def likeliest(logits: Logits, count: int) -> list[tuple[int, float]]:
    """The ``count`` likeliest tokens with their log-probabilities, likeliest first."""
    logprobs = log_softmax(logits)
    count = min(count, len(logprobs))
    best = np.argpartition(-logprobs, count - 1)[:count]
    ordered = best[np.lexsort((best, -logprobs[best]))]
    return [(int(token), float(logprobs[token])) for token in ordered]
