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
from engine.support.errors import ModelError
from tests.thorough import thorough


def some_tokens(source: random.Random, count: int) -> list[int]:
    return [source.randrange(1, 90) for _ in range(count)]


async def from_scratch(model: LanguageModel, tokens: list[int], positions: int) -> np.ndarray:
    """Log-probabilities from one uncached pass over all tokens but the first."""
    context = await model.open(tokens[:1], Usage())
    context.truncate(0)
    rows = await context.extend(tokens, len(tokens))
    context.close()
    return rows[-positions:]


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
            np.testing.assert_allclose(
                answer, await from_scratch(model, shadow, positions), atol=subject.tolerance
            )

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


async def test_closed_and_truncated_contexts(subject):
    context = await subject.model.open([1, 2, 3], Usage())
    context.truncate(3)
    assert list(context.tokens) == [1, 2, 3]
    context.truncate(2)
    assert list(context.tokens) == [1, 2]
    context.close()
    context.close()
    with pytest.raises(ModelError, match="closed"):
        await context.extend([1])
    with pytest.raises(ModelError, match="closed"):
        await context.fork()
    with pytest.raises(ModelError, match="closed"):
        context.truncate(1)


async def test_what_cannot_be_extended(subject):
    context = await subject.model.open([1, 2, 3], Usage())
    with pytest.raises(ValueError, match="at least one token"):
        await context.extend([])
    with pytest.raises(ValueError, match="positions"):
        await context.extend([1], 2)
    with pytest.raises(ValueError, match="vocabulary"):
        await context.extend([subject.model.tokenizer.vocabulary])
    with pytest.raises(ModelError, match="ends at 256"):
        await context.extend([1] * 254)
    await context.extend([1] * 253)
    with pytest.raises(ModelError, match="ends at 256"):
        await context.extend([1])
    assert len(context.tokens) == 256


async def test_a_closed_model_answers_with_an_error(subject):
    context = await subject.model.open([1, 2], Usage())
    await subject.model.close()
    with pytest.raises(ModelError, match="closed"):
        await context.extend([3], 1)
    context.close()


async def test_waiting_requests_are_cancelled_when_the_model_closes(subject):
    async def asked() -> None:
        await (await subject.model.open([1, 2], Usage())).likeliest(1)

    waiting = asyncio.create_task(asked())
    await asyncio.sleep(0)
    await subject.model.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting


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
