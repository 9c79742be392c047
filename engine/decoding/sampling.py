"""Choosing a token from a distribution."""

from __future__ import annotations

import numpy as np

from engine.decoding.guidance import normalised
from engine.lm.base import Logprobs


def greedy(logprobs: Logprobs) -> int:
    """The likeliest token; the lowest number among equals."""
    return int(logprobs.argmax())


def nucleus(logprobs: Logprobs, temperature: float, top_p: float, random: np.random.Generator) -> int:
    """A token drawn at ``temperature`` from the smallest likeliest set that holds ``top_p`` of the mass.

    Temperature 0 is greedy.
    """
    if temperature <= 0:
        return greedy(logprobs)
    probabilities = np.exp(normalised(logprobs / np.float32(temperature))).astype(np.float64)
    likely = np.flatnonzero(
        probabilities >= (1 - top_p) / len(probabilities)
    )  # the others hold less than 1 - p
    order = likely[np.argsort(-probabilities[likely], kind="stable")]
    mass = np.cumsum(probabilities[order])
    last = min(int(np.searchsorted(mass, top_p)), len(order) - 1)
    drawn = np.searchsorted(mass[:last], random.random() * mass[last], side="right")
    return int(order[drawn])
