"""Classifier-free guidance on log-probabilities (EG-CFG, section 3.2)."""

from __future__ import annotations

import numpy as np

from engine.lm.base import Logprobs

_FLOOR = np.float32(-1e4)
"""Stands for minus infinity, so that differences of impossible tokens stay finite."""
_LEAST_LEFT = 1e-6
"""Probability that the named tokens leave to all others, whatever rounding says."""


def guided(prior: Logprobs, conditional: Logprobs, gamma: float) -> Logprobs:
    """``log P = log P_prior + gamma * (log P_conditional - log P_prior)``, renormalised.

    All arrays have shape ``(vocabulary,)``. ``gamma`` 0 gives the prior and 1 the conditional.

    Minus infinity is what is not known (see ``floored``); what neither side knows stays impossible.
    """
    return normalised(scores(prior, conditional, gamma))


def masked(mixed: Logprobs, prior: Logprobs, conditional: Logprobs, alpha: float) -> Logprobs:
    """``mixed`` where a token is plausible: on either side at least ``alpha`` times as likely as the best."""
    if alpha <= 0:
        return mixed
    least = np.float32(np.log(alpha))
    plausible = (prior >= prior.max() + least) | (conditional >= conditional.max() + least)
    return np.where(plausible, mixed, np.float32(-np.inf))


def scores(prior: Logprobs, conditional: Logprobs, gamma: float) -> Logprobs:
    """``guided``, but for a constant: all that a greedy choice needs."""
    if gamma in (0, 1):
        return np.maximum(conditional if gamma else prior, _FLOOR)
    if min(prior.min(), conditional.min()) >= _FLOOR:
        return _between(prior, conditional, gamma)
    unknown = np.isneginf(prior) & np.isneginf(conditional)
    return np.where(unknown, _FLOOR, _between(floored(prior), floored(conditional), gamma))


def _between(prior: Logprobs, conditional: Logprobs, gamma: float) -> Logprobs:
    mixed: Logprobs = prior + np.float32(gamma) * (conditional - prior)
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


def normalised(scores: Logprobs) -> Logprobs:
    """Log-softmax over the last axis, in the precision given."""
    shifted: Logprobs = scores - scores.max(axis=-1, keepdims=True)
    total: Logprobs = np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    return shifted - total
