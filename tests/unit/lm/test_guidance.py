"""The CFG formula, its plausibility mask, and nucleus sampling, as properties."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.sampling import Decide, decide, draw, floored, guided, log_softmax, masked

scores = st.lists(st.floats(-30, 30, width=32), min_size=4, max_size=4).map(
    lambda values: log_softmax(np.array(values, dtype=np.float32))
)


@given(scores, scores, st.floats(0, 5))
def test_guided_is_the_formula(prior, conditional, gamma):
    mixed = prior + gamma * (conditional - prior)
    expected = mixed - np.log(np.exp(mixed - mixed.max()).sum()) - mixed.max()
    np.testing.assert_allclose(guided(prior, conditional, gamma), expected, atol=1e-3)


numbers = st.floats(0, 1, exclude_max=True)


@given(scores, st.floats(0.1, 2), st.floats(0.05, 1), numbers)
def test_draws_come_from_the_smallest_likely_set_alone(logprobs, temperature, top_p, uniform):
    """Probabilities that differ in their last digit may be equal in another order of computing."""
    token = draw(logprobs, temperature, top_p, uniform)
    probabilities = np.exp(log_softmax(logprobs / np.float32(temperature)))
    likelier = probabilities[probabilities > 1.00001 * probabilities[token]].sum()
    assert likelier <= top_p + 1e-4


@given(scores, scores, st.floats(0, 5), st.floats(0.01, 1))
def test_implausible_tokens_cannot_be_chosen(prior, conditional, gamma, alpha):
    (choice,) = decide(prior[None], conditional[None], Decide(gamma, alpha, explain=True))
    probable = [np.exp(side) for side in (prior, conditional)]
    assert any(side[choice.token] >= 0.99 * alpha * side.max() for side in probable)
    kept = masked(guided(prior, conditional, gamma), prior, conditional, alpha)
    assert kept[choice.token] >= kept.max() - 1e-3
    assert choice.prior == pytest.approx(prior[choice.token], abs=1e-3)


@given(scores, scores, st.floats(0.1, 5))
def test_without_a_mask_the_choice_is_the_papers(prior, conditional, gamma):
    (choice,) = decide(prior[None], conditional[None], Decide(gamma))
    mixed = prior + np.float32(gamma) * (conditional - prior)
    assert mixed[choice.token] == mixed.max()


def top(logprobs: np.ndarray, count: int) -> np.ndarray:
    """The likeliest ``count`` tokens; nothing is known of the others."""
    kept = np.full_like(logprobs, -np.inf)
    best = np.argsort(-logprobs, kind="stable")[:count]
    kept[best] = logprobs[best]
    return kept


@given(scores, scores, st.integers(1, 4), st.floats(0, 5))
def test_of_truncated_distributions_the_union_is_mixed(prior, conditional, count, gamma):
    ours, theirs = top(prior, count), top(conditional, count)
    mixed = guided(ours, theirs, gamma)
    assert np.isclose(np.exp(mixed).sum(), 1, atol=1e-4)
    neither = np.isneginf(ours) & np.isneginf(theirs)
    assert (mixed[neither] < -1000).all()
    np.testing.assert_allclose(guided(ours, theirs, 0), log_softmax(np.maximum(ours, -1e4)), atol=1e-4)


@given(scores, st.integers(1, 3))
def test_the_floor_is_the_least_likely_that_is_named_or_what_is_left(prior, count):
    kept = top(prior, count)
    named = np.exp(kept[np.isfinite(kept)])
    floor = np.exp(floored(kept)[np.isneginf(kept)])
    assert (floor <= named.min() * 1.001).all()
    assert np.allclose(floor, min(named.min(), max(1 - named.sum(), 1e-6)), rtol=0.05, atol=2e-6)


def test_a_token_of_one_list_is_not_beaten_by_tokens_of_none():
    prior = np.array([-0.02, -4.0, -np.inf, -np.inf], np.float32)
    conditional = np.array([-0.1, -np.inf, -2.5, -np.inf], np.float32)
    assert guided(prior, conditional, 3).argmax() != 3
    assert guided(prior, conditional, 0.5).argmax() == 0
