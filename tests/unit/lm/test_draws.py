"""Draws from vocabularies of several blocks, against cumulative sums of all tokens."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.sampling import BLOCK, IMPOSSIBLE, draw, uniform

SIZES = [BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 17]


def random_logits(size: int, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).normal(scale=2, size=size).astype(np.float32)


@given(st.sampled_from(SIZES), st.integers(0, 1000), st.floats(0.3, 2), st.floats(0, 1, exclude_max=True))
def test_a_draw_from_all_tokens_inverts_their_cumulative_probability(size, seed, temperature, number):
    logits = random_logits(size, seed)
    token = draw(logits, temperature, 1.0, number)
    weights = np.exp(logits.astype(np.float64) / temperature)
    mass = np.concatenate([[0], np.cumsum(weights)]) / weights.sum()
    assert mass[token] - 1e-5 <= number <= mass[token + 1] + 1e-5


@given(st.sampled_from(SIZES), st.integers(0, 1000), st.sampled_from([0.0, 0.999999, 1 - 2**-53]))
def test_impossible_tokens_are_never_drawn(size, seed, number):
    logits = random_logits(size, seed)
    possible = np.random.default_rng(seed).random(size) < 0.1
    possible[seed % size] = True
    logits[~possible] = IMPOSSIBLE
    assert possible[draw(logits, 1.0, 1.0, number)]
    assert possible[draw(logits, 1.0, 0.9, number)]


@pytest.mark.parametrize("size", SIZES)
def test_draws_from_the_nucleus_are_as_likely_as_its_tokens(size):
    logits = random_logits(size, 1)
    chances = np.exp(logits) / np.exp(logits).sum()
    order = np.argsort(-chances)
    nucleus = order[: int(np.searchsorted(np.cumsum(chances[order]), 0.8)) + 1]
    counts = np.bincount([draw(logits, 1.0, 0.8, uniform(7, n)) for n in range(4000)], minlength=size)
    assert set(np.flatnonzero(counts)) <= set(nucleus)
    expected = chances[nucleus] / chances[nucleus].sum()
    np.testing.assert_allclose(counts[nucleus] / 4000, expected, atol=0.03)
