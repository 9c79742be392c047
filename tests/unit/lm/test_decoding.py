"""Drawing and deciding where the logits are: what every backend owes (engine/lm/base.py)."""

from __future__ import annotations

import asyncio

import numpy as np
import pytest

from engine.core.task import Usage
from engine.lm.base import Context, Guidance, LanguageModel, Sampling
from engine.lm.sampling import guided, masked
from engine.support.errors import ModelError
from tests.thorough import thorough

PROMPT = [4, 5, 6]
NEAR = 2e-3
"""Candidates this close may change places between passes of another shape."""


async def distribution(model: LanguageModel, tokens: list[int]) -> np.ndarray:
    """``(vocabulary,)`` after ``tokens``, from a context of its own."""
    context = await model.open(tokens[:1], Usage())
    context.truncate(0)
    rows = await context.extend(tokens, 1)
    context.close()
    return rows[0]


async def drawn(context: Context, most: int, sampling: Sampling, lines: int = 0) -> list[int]:
    found: list[int] = []

    def hear(tokens):
        found.extend(tokens)
        return True

    await context.draw(most, sampling, hear, lines)
    return found


async def test_temperature_0_draws_the_likeliest_tokens(subject):
    context = await subject.model.open(PROMPT, Usage())
    tokens = await drawn(context, 5, Sampling(temperature=0))
    ends = subject.model.tokenizer.end_tokens
    for count, token in enumerate(tokens):
        expected = await distribution(subject.model, [*PROMPT, *tokens[:count]])
        assert expected[token] >= expected.max() - NEAR
    assert len(tokens) == 5 or tokens[-1] in ends
    assert list(context.tokens) == [*PROMPT, *(token for token in tokens if token not in ends)]
    context.close()


async def test_draws_do_not_depend_on_what_else_is_drawn(subject):
    if subject.model.note:
        pytest.skip("a server draws by itself")
    context = await subject.model.open(PROMPT, Usage())
    alone = await drawn(await context.fork(), 12, Sampling(1.0, 0.9, seed=7))
    forks = [await context.fork() for _ in range(12)]
    together = await asyncio.gather(
        *(drawn(fork, 12, Sampling(1.0, 0.9, seed=seed)) for seed, fork in enumerate(forks))
    )
    assert together[7] == alone
    assert len({tuple(tokens) for tokens in together}) > 1


async def test_draws_follow_the_distribution(subject):
    if subject.model.note:
        pytest.skip("a server draws by itself")
    context = await subject.model.open(PROMPT, Usage())
    expected = np.exp(await distribution(subject.model, PROMPT))
    forks = [await context.fork() for _ in range(200)]
    found = await asyncio.gather(*(drawn(fork, 1, Sampling(seed=seed)) for seed, fork in enumerate(forks)))
    counts = np.bincount([tokens[0] for tokens in found], minlength=len(expected))
    spread = np.sqrt(200 * expected * (1 - expected))
    assert (np.abs(counts - 200 * expected) <= 5 * spread + 1).all()  # seeds are fixed: no chance in it


async def test_a_cancelled_draw_leaves_the_context_as_it_was(subject):
    context = await subject.model.open(PROMPT, Usage())
    drawing = asyncio.create_task(drawn(context, 200, Sampling(seed=1)))
    for _ in range(8):
        await asyncio.sleep(0)
    drawing.cancel()
    await asyncio.gather(drawing, return_exceptions=True)
    if drawing.cancelled():
        assert list(context.tokens) == PROMPT
    context.close()
    assert await subject.leaks() == 0


async def test_nothing_is_drawn_beyond_the_context(subject):
    context = await subject.model.open([1] * 254, Usage())
    tokens = await drawn(context, 50, Sampling(temperature=0))
    assert len(tokens) <= 2
    context.close()
    full = await subject.model.open([1] * 256, Usage())
    with pytest.raises(ModelError, match="ends at 256"):
        await drawn(full, 1, Sampling())
    full.close()


async def test_the_likeliest_tokens(subject):
    context = await subject.model.open(PROMPT, Usage())
    found = await context.likeliest(3)
    expected = await distribution(subject.model, PROMPT)
    assert [logprob for _, logprob in found] == sorted((logprob for _, logprob in found), reverse=True)
    for token, logprob in found:
        assert logprob == pytest.approx(expected[token], abs=1e-3)
    assert found[-1][1] >= np.sort(expected)[-3] - NEAR


FORMULAS = [
    (gamma, alpha, explain)
    for gamma, alpha in [(0.5, 0.0), (1.0, 0.0), (3.0, 0.0), (3.0, 0.2)]
    for explain in (False, True)
]


@pytest.mark.parametrize(
    ("gamma", "alpha", "explain"), [FORMULAS[0], FORMULAS[-1], *thorough(FORMULAS[1:-1])]
)
async def test_decided_tokens_are_those_of_the_formula(subject, gamma, alpha, explain):
    model = subject.model
    prior, conditional = await model.open([4, 5, 6], Usage()), await model.open([8, 9, 6], Usage())
    choices = await prior.decide(conditional, Guidance(gamma, alpha, explain), 6)
    assert choices
    ends = model.tokenizer.end_tokens
    so_far: list[int] = []
    for choice in choices:
        before = await distribution(model, [4, 5, 6, *so_far])
        after = await distribution(model, [8, 9, 6, *so_far])
        mixed = masked(guided(before, after, gamma), before, after, alpha)
        assert mixed[choice.token] >= mixed.max() - NEAR
        if explain and not model.note:
            assert choice.prior == pytest.approx(before[choice.token], abs=NEAR)
            assert choice.conditional == pytest.approx(after[choice.token], abs=NEAR)
            assert before[choice.preferred] >= before.max() - NEAR
        so_far.append(choice.token)
    kept = [token for token in so_far if token not in ends]
    assert list(prior.tokens) == [4, 5, 6, *kept]
    assert list(conditional.tokens) == [8, 9, 6, *kept]
    prior.close()
    conditional.close()
    assert await subject.leaks() == 0


@pytest.mark.parametrize("gamma", [0.5, 1.0])
async def test_drafts_change_nothing_but_the_passes(subject, gamma):
    model = subject.model

    async def decided(draft):
        usage = Usage()
        prior, conditional = await model.open([4, 5, 6], usage), await model.open([8, 9, 6], usage)
        propose = None if draft is None else lambda known, most: draft[len(known) :][:most]
        choices = await prior.decide(conditional, Guidance(gamma), 6, propose)
        following = await prior.likeliest(1), await conditional.likeliest(1)
        prior.close()
        conditional.close()
        return [choice.token for choice in choices], [each[0][0] for each in following], usage.forward_passes

    tokens, following, passes = await decided(None)
    right, wrong = tokens, [*tokens[:1], 77, 78, 79]
    for draft in (right, wrong, []):
        again = await decided(draft)
        assert again[:2] == (tokens, following)
    assert len(tokens) == 1 or (await decided(right))[2] < passes
