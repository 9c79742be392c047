"""What every language model owes its callers (engine/lm/base.py), for every backend."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Generator
from typing import Any

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


async def from_scratch(model: LanguageModel, tokens: list[int], positions: int = 1) -> np.ndarray:
    """Log-probabilities at the last ``positions``, from an uncached pass of a context of its own."""
    context = await model.open(tokens[:1], Usage())
    context.truncate(0)
    rows = await context.extend(tokens, positions)
    context.close()
    return rows


async def distribution(model: LanguageModel, tokens: list[int]) -> np.ndarray:
    return (await from_scratch(model, tokens))[0]


async def drawn(context: Context, most: int, sampling: Sampling) -> list[int]:
    found: list[int] = []
    await context.draw(most, sampling, lambda tokens: not found.extend(tokens))
    return found


@pytest.fixture
def drawing(subject):
    """A model that draws by itself."""
    if subject.model.note:
        pytest.skip("a server draws by itself")
    return subject.model


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


async def test_draws_depend_on_their_seeds_alone_and_follow_the_distribution(drawing):
    context = await drawing.open(PROMPT, Usage())
    expected = np.exp(await distribution(drawing, PROMPT))
    alone = await drawn(await context.fork(), 12, Sampling(1.0, 0.9, seed=7))
    together = [drawn(await context.fork(), 12, Sampling(1.0, 0.9, seed=seed)) for seed in range(12)]
    assert (await asyncio.gather(*together))[7] == alone
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


@pytest.mark.parametrize(
    ("gamma", "alpha", "explain"),
    [(0.5, 0.0, False), (3.0, 0.2, True), *thorough([(1.0, 0.0, True), (3.0, 0.0, False)])],
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


def some_tokens(source: random.Random, count: int) -> list[int]:
    return [source.randrange(1, 90) for _ in range(count)]


@pytest.mark.parametrize("seed", [0, 1, *thorough(range(2, 6))])
async def test_any_order_of_calls_equals_recomputation(subject, seed):
    source = random.Random(seed)
    model, usage = subject.model, Usage()
    contexts = [await model.open(some_tokens(source, 40), usage)]
    shadows = [list(contexts[0].tokens)]

    async def extend(context: Context, shadow: list[int]) -> None:
        added = some_tokens(source, source.choice([1, 1, 2, 7]))
        positions = source.randint(0, len(added))
        shadow += added
        answer = await context.extend(added, positions)
        assert answer.shape == (positions, model.tokenizer.vocabulary)
        assert answer.dtype == np.float32
        if positions:
            expected = await from_scratch(model, shadow, len(shadow))
            np.testing.assert_allclose(answer, expected[-positions:], atol=subject.tolerance)

    for _ in range(25):
        chosen = source.sample(range(len(contexts)), source.randint(1, len(contexts)))
        await asyncio.gather(*(extend(contexts[n], shadows[n]) for n in chosen))
        n = source.choice(chosen)
        action = source.random()
        if action < 0.4 and len(contexts) < 8:
            contexts.append(await contexts[n].fork())
            shadows.append(list(shadows[n]))
        elif action < 0.7:
            length = source.randint(1, len(shadows[n]))
            contexts[n].truncate(length)
            del shadows[n][length:]
        elif len(contexts) > 1:
            contexts.pop(n).close()
            shadows.pop(n)
        assert [list(context.tokens) for context in contexts] == shadows
    for context in contexts:
        context.close()
    assert await subject.leaks() == 0


async def test_a_fork_costs_no_pass_and_no_tokens(subject):
    """The last token of what is read is computed with what comes next; a server reads nothing before that."""
    usage = Usage()
    context = await subject.model.open([4, 5, 6], usage)
    read, passes = (3, 0) if subject.model.note else (2, 1)
    assert usage == Usage(prompt_tokens=read, forward_passes=passes)
    forks = [await context.fork() for _ in range(5)]
    assert (usage.prompt_tokens, usage.forward_passes) == (read, passes)
    await asyncio.gather(*(fork.likeliest(3) for fork in forks))
    assert (usage.prompt_tokens, usage.generated_tokens, usage.forward_passes) == (read, 5, passes + 1)
    await asyncio.gather(*(fork.extend([7, 8], 2) for fork in forks))
    assert usage.forward_passes == passes + 2


async def test_a_closed_context_is_of_no_use(subject):
    context = await subject.model.open([1, 2, 3], Usage())
    context.truncate(3)
    context.truncate(2)
    assert list(context.tokens) == [1, 2]
    context.close()
    context.close()
    for use in (lambda: context.extend([1]), context.fork):
        with pytest.raises(ModelError, match="closed"):
            await use()
    with pytest.raises(ModelError, match="closed"):
        context.truncate(1)


async def test_what_cannot_be_extended(subject):
    context = await subject.model.open([1, 2, 3], Usage())
    beyond = [subject.model.tokenizer.vocabulary]
    for wrong, said in (([], 0), "at least one token"), (([1], 2), "positions"), ((beyond, 0), "vocabulary"):
        with pytest.raises(ValueError, match=said):
            await context.extend(*wrong)
    with pytest.raises(ModelError, match="ends at 256"):
        await context.extend([1] * 254)
    await context.extend([1] * 253)
    with pytest.raises(ModelError, match="ends at 256"):
        await context.extend([1])
    assert len(context.tokens) == 256


async def test_closing_a_model_ends_what_waits_and_refuses_what_comes(subject):
    context = await subject.model.open([1, 2], Usage())
    waiting = asyncio.create_task((await subject.model.open([1, 2], Usage())).likeliest(1))
    await asyncio.sleep(0)
    await subject.model.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    with pytest.raises(ModelError, match="closed"):
        await context.extend([3], 1)
    context.close()


class CancelledAt:
    """Runs a coroutine like a task does, and cancels it when it suspends for the n-th time."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], n: int) -> None:
        self.coroutine = coroutine
        self.n = n
        self.happened = False

    def __await__(self) -> Generator[Any, None, None]:
        for _ in range(self.n):
            try:
                future = self.coroutine.send(None)
            except StopIteration:
                return
            yield future
        try:
            future = self.coroutine.send(None)
        except StopIteration:
            return
        self.happened = True
        if future is not None:
            future.cancel()
        with pytest.raises(asyncio.CancelledError):
            self.coroutine.throw(asyncio.CancelledError())


async def a_life(model: LanguageModel) -> None:
    """Every await of the interface, contended and not."""
    held: list[Context] = []
    try:
        held.append(await model.open([1, 2, 3], Usage()))
        held.append(await held[0].fork())
        await held[1].extend([4, 5], 2)
        await held[0].extend([6], 1)
        held[1].truncate(4)
        held.append(await held[1].fork())
        await held[2].draw(3, Sampling(seed=1), lambda tokens: True)
        await held[0].decide(held[1], Guidance(0.5), 2)
        await held[2].extend([7, 8])
    finally:
        for context in held:
            context.close()


async def test_cancelled_at_any_await_nothing_leaks(subject):
    for n in range(20):
        attempt = CancelledAt(a_life(subject.model), n)
        await attempt
        assert await subject.leaks() == 0, f"cancelled at suspension {n}"
        if not attempt.happened:
            break
    assert n >= 3
    assert not attempt.happened
