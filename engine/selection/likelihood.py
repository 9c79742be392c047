"""Computes how likely a body is: the sum of its tokens' log-probabilities (natural logarithm)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from contextlib import closing

import numpy as np

from engine.decoding.judge import Kept
from engine.decoding.services import Services
from engine.lm.base import Tokenizer
from engine.prompts import Template


def tokens_of(body: str, template: Template, tokenizer: Tokenizer) -> list[int]:
    """Encodes ``body`` and the text that ends it."""
    if template.end:
        return tokenizer.encode(body + template.end)
    return [*tokenizer.encode(body), min(tokenizer.end_tokens)]


async def log_likelihood(tokens: Sequence[int], services: Services, kept: Kept) -> float:
    """Returns the log-probability of ``tokens`` after the prompt ``kept``; reads as many tokens.

    Returns minus infinity if they do not fit into the model's context.
    """
    before = list(kept.prior.tokens)
    if len(before) + len(tokens) >= services.model.context_length:
        return -math.inf
    with closing(await kept.prior.fork()) as context:
        context.truncate(len(before) - 1)
        rows = await context.extend([before[-1], *tokens[:-1]], positions=len(tokens))
    return float(np.sum(rows[np.arange(len(tokens)), list(tokens)], dtype=np.float64))
