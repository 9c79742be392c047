"""Classifier-free guidance on log-probabilities (EG-CFG, section 3.2)."""

from __future__ import annotations

import numpy as np

from engine.lm.base import Logprobs

_FLOOR = np.float32(-1e4)
"""Stands for minus infinity, so that differences of impossible tokens stay finite."""


def guided(prior: Logprobs, conditional: Logprobs, gamma: float) -> Logprobs:
    """``log P = log P_prior + gamma * (log P_conditional - log P_prior)``, renormalised.

    All arrays have shape ``(vocabulary,)``. ``gamma`` 0 gives the prior and 1 the conditional.
    """
    prior, conditional = np.maximum(prior, _FLOOR), np.maximum(conditional, _FLOOR)
    return normalised(prior + np.float32(gamma) * (conditional - prior))


def normalised(scores: Logprobs) -> Logprobs:
    """Log-softmax over the last axis, in the precision given."""
    shifted: Logprobs = scores - scores.max(axis=-1, keepdims=True)
    total: Logprobs = np.log(np.exp(shifted).sum(axis=-1, keepdims=True))
    return shifted - total
