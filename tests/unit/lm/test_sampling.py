"""The formula, its mask and nucleus sampling, as properties; on the device and on the host the same."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lm import sampling
from engine.lm.sampling import (
    BLOCK,
    IMPOSSIBLE,
    Decide,
    Distributions,
    Draw,
    Likeliest,
    Read,
    Row,
    Step,
    decide,
    draw,
    floored,
    guided,
    log_softmax,
    masked,
    uniform,
    uniform_table,
)
from engine.lm.transformers import answering
from engine.lm.transformers.answering import TRIES, TorchBackend
from tests.thorough import examples
from tests.unit.lm.transformers.test_paged import Watch

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


@given(scores, scores, st.floats(0, 5), st.just(0.0) | st.floats(0.01, 1))
def test_the_likeliest_plausible_token_of_the_mixture_is_decided(prior, conditional, gamma, alpha):
    (choice,) = decide(prior[None], conditional[None], Decide(gamma, alpha, explain=True))
    probable = [np.exp(side) for side in (prior, conditional)]
    assert any(side[choice.token] >= 0.99 * alpha * side.max() for side in probable)
    kept = masked(guided(prior, conditional, gamma), prior, conditional, alpha)
    assert kept[choice.token] >= kept.max() - 1e-3
    assert choice.prior == pytest.approx(prior[choice.token], abs=1e-3)


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


SIZES = [BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 17]


def random_logits(seed: int, *shape: int, scale: float = 2) -> np.ndarray:
    return np.random.default_rng(seed).normal(scale=scale, size=shape).astype(np.float32)


@given(st.sampled_from(SIZES), st.integers(0, 1000), st.floats(0.3, 2), st.floats(0, 1, exclude_max=True))
def test_a_draw_from_all_tokens_inverts_their_cumulative_probability(size, seed, temperature, number):
    logits = random_logits(seed, size)
    token = draw(logits, temperature, 1.0, number)
    weights = np.exp(logits.astype(np.float64) / temperature)
    mass = np.concatenate([[0], np.cumsum(weights)]) / weights.sum()
    assert mass[token] - 1e-5 <= number <= mass[token + 1] + 1e-5


@given(st.sampled_from(SIZES), st.integers(0, 1000), st.sampled_from([0.0, 0.999999, 1 - 2**-53]))
def test_impossible_tokens_are_never_drawn(size, seed, number):
    logits = random_logits(seed, size)
    possible = np.random.default_rng(seed).random(size) < 0.1
    possible[seed % size] = True
    logits[~possible] = IMPOSSIBLE
    assert possible[draw(logits, 1.0, 1.0, number)]
    assert possible[draw(logits, 1.0, 0.9, number)]


def test_draws_from_the_nucleus_are_as_likely_as_its_tokens():
    logits = random_logits(1, SIZES[-1])
    chances = np.exp(logits) / np.exp(logits).sum()
    order = np.argsort(-chances)
    nucleus = order[: int(np.searchsorted(np.cumsum(chances[order]), 0.8)) + 1]
    counts = np.bincount([draw(logits, 1.0, 0.8, uniform(7, n)) for n in range(4000)], minlength=len(logits))
    assert set(np.flatnonzero(counts)) <= set(nucleus)
    expected = chances[nucleus] / chances[nucleus].sum()
    np.testing.assert_allclose(counts[nucleus] / 4000, expected, atol=0.03)


VOCABULARY = 1300
"""Not a multiple of the blocks that are summed first."""


@given(
    seed=st.integers(0, 10**6),
    scale=st.sampled_from([0.01, 1.0, 6.0]),
    temperature=st.sampled_from([0.3, 0.8, 1.5]),
    top_p=st.sampled_from([0.2, 0.9, 1.0]),
)
@settings(max_examples=examples(40))
def test_draws_are_those_of_the_host(seed, scale, temperature, top_p):
    rows = random_logits(seed, 6, VOCABULARY, scale=scale)
    starts = [n / 7 + 0.01 for n in range(6)]
    drawn = answering.draw(
        torch.from_numpy(rows),
        torch.full((6, 1), temperature),
        torch.full((6, 1), top_p),
        torch.tensor(uniform_table(starts, TRIES), dtype=torch.float32),
    )
    expected = [draw(row, temperature, top_p, start) for row, start in zip(rows, starts, strict=True)]
    assert (drawn.numpy() == expected).sum() >= 5, "a sum may be rounded to the other side of a border"


class Fixed(TorchBackend):
    """Gives the same logits, whatever is asked of it."""

    def __init__(self, rows: torch.Tensor, forbidden=()) -> None:
        self.rows = rows
        self.forbidden = forbidden

    def logits(self, rows):
        return self.rows[: sum(row.positions for row in rows)].clone()

    def copy(self, source, length, target): ...
    def free(self, sequence): ...
    def close(self): ...
    def size(self):
        return 0


def row(sequence: int, positions: int = 1) -> Row:
    return Row(sequence, 0, (1,) * max(1, positions), positions)


STEPS = [
    Step((row(0),), Draw(0.8, 0.9, 0.3)),
    Step((row(1, 0),), Read()),
    Step((row(2, 3), row(3, 3)), Decide(0.5)),
    Step((row(4, 2),), Distributions()),
    Step((row(5),), Draw(0.0, 0.9, 0.3)),
    Step((row(6),), Likeliest(4)),
    Step((row(7), row(8)), Decide(3.0, 0.1, explain=True)),
    Step((row(9, 2),), Decide(0.0)),
    Step((row(10, 2),), Decide(0.0, 0.1, explain=True)),
    Step((row(11), row(12)), Decide(0.5)),
    Step((row(13), row(14)), Decide(0.7)),
]


def told(answer) -> tuple[list[int], list[float]]:
    """The tokens and the numbers of an answer."""
    if answer is None or isinstance(answer, int):
        return [answer], []
    if isinstance(answer, np.ndarray):
        return [], list(answer.flat)
    if isinstance(answer[0], tuple):
        return tuple(map(list, zip(*answer, strict=True)))
    tokens = [token for choice in answer for token in (choice.token, choice.preferred)]
    return tokens, [n for choice in answer for n in (choice.prior, choice.conditional, choice.guided)]


@pytest.mark.parametrize("at_once", [1, 3, 2**10])
@pytest.mark.parametrize("forbidden", [(), (3, 1290, 1299), tuple(range(700, VOCABULARY))])
def test_a_mixed_pass_is_answered_as_on_the_host(forbidden, at_once, monkeypatch):
    """However many rows are chosen for at once."""
    monkeypatch.setattr(answering, "AT_ONCE", at_once * VOCABULARY)
    logits = random_logits(2, 26, VOCABULARY, scale=4)
    answers = Fixed(torch.from_numpy(logits), forbidden).forward(STEPS)
    logits[:, list(forbidden)] = IMPOSSIBLE
    parts = iter(np.split(logits, np.cumsum([each.positions for step in STEPS for each in step.rows])))
    for step, found in zip(STEPS, answers, strict=True):
        tokens, numbers = told(sampling.answer(step, [next(parts) for _ in step.rows]))
        assert told(found)[0] == tokens
        assert told(found)[1] == pytest.approx(numbers, abs=1e-3, nan_ok=True)


def test_nothing_waits_for_the_device_but_one_transfer(monkeypatch):
    moved = []
    to_host = torch.Tensor.cpu
    monkeypatch.setattr(torch.Tensor, "cpu", lambda tensor: moved.append(tensor.nbytes) or to_host(tensor))
    tokens_only = [step for step in STEPS if not isinstance(step.ask, Distributions | Likeliest)]
    backend = Fixed(torch.from_numpy(random_logits(2, 20, VOCABULARY, scale=4)), (1299,))
    with Watch() as watch:
        backend.forward(tokens_only)
    assert watch.waiting == []
    rows = sum(each.positions for step in tokens_only for each in step.rows)
    assert len(moved) == 1
    assert moved[0] <= 64 * rows
