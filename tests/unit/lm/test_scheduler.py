"""Batching, failures and cancellation, against a backend that a test can hold up."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence

import numpy as np
import pytest

from engine.lm.base import Logprobs
from engine.lm.cached import CachedContext, CachedModel
from engine.lm.owner import Owner
from engine.lm.scheduler import PASS_TOKENS, SHORT_ROW, Row
from engine.lm.scripted import Scripted, ScriptedBackend
from engine.types import ModelError, Usage


class HeldBackend(ScriptedBackend):
    """Waits for ``go`` in each pass, and can be made to fail."""

    def __init__(self, scripted: Scripted) -> None:
        super().__init__(scripted.tokenizer, lambda text: {"a": 1.0})
        self.go = threading.Event()
        self.go.set()
        self.started = threading.Event()
        self.trouble: Callable[[Sequence[Row]], None] = lambda rows: None

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
        self.started.set()
        assert self.go.wait(10)
        self.passes.append(list(rows))
        self.trouble(rows)
        return [self._answer(row) for row in rows]

    @property
    def sizes(self) -> list[int]:
        return [len(rows) for rows in self.passes]


class HeldModel(CachedModel):
    def __init__(self) -> None:
        scripted = Scripted({})
        scripted.scheduler._owner.stop()
        self.backend = HeldBackend(scripted)
        super().__init__(
            self.backend,
            scripted.tokenizer,
            name="held",
            context_length=100_000,
            template="native",
            owner=Owner("held model"),
        )

    async def contexts(self, count: int, usage: Usage | None = None) -> list[CachedContext]:
        opened = [await self.open([1, 2], usage or Usage()) for _ in range(count)]
        self.backend.passes.clear()
        self.backend.started.clear()
        return opened

    async def held(self) -> None:
        """Returns when a pass has begun."""
        assert await asyncio.to_thread(self.backend.started.wait, 10)


@pytest.fixture
async def model() -> AsyncIterator[HeldModel]:
    model = HeldModel()
    yield model
    model.backend.go.set()
    await model.close()


async def test_simultaneous_requests_share_passes(model):
    contexts = await model.contexts(12)

    async def agent(context: CachedContext) -> None:
        for _ in range(5):
            await context.extend([3])

    await asyncio.gather(*(agent(context) for context in contexts))
    assert model.backend.sizes == [12] * 5


async def test_coroutines_that_gather_still_meet(model):
    contexts = await model.contexts(6)

    async def agent(prior: CachedContext, conditional: CachedContext) -> None:
        for _ in range(4):
            async with asyncio.TaskGroup() as group:
                group.create_task(prior.extend([3]))
                group.create_task(conditional.extend([3]))
            await asyncio.gather(prior.extend([4]), conditional.extend([4]))

    await asyncio.gather(*(agent(*contexts[n : n + 2]) for n in (0, 2, 4)))
    assert model.backend.sizes == [6] * 8


async def test_long_rows_have_passes_of_their_own_and_take_turns(model):
    contexts = await model.contexts(4)
    long = [5] * (SHORT_ROW + 1)

    async def decode(context: CachedContext) -> None:
        for _ in range(4):
            await context.extend([3])

    await asyncio.gather(
        decode(contexts[0]), decode(contexts[1]), contexts[2].extend(long), contexts[3].extend(long)
    )
    lengths = [sorted({len(row.tokens) for row in rows}) for rows in model.backend.passes]
    assert lengths == [[1], [len(long)], [1], [1], [1]] or lengths == [[len(long)], [1], [1], [1], [1]]


async def test_a_pass_holds_a_bounded_number_of_tokens(model):
    contexts = await model.contexts(5)
    await asyncio.gather(*(context.extend([5] * (PASS_TOKENS // 2)) for context in contexts))
    assert model.backend.sizes == [2, 2, 1]
    model.backend.passes.clear()
    await asyncio.gather(*(context.extend([5] * (PASS_TOKENS + 1)) for context in contexts))
    assert model.backend.sizes == [1] * 5


async def test_the_event_loop_turns_while_a_pass_runs(model):
    (context,) = await model.contexts(1)
    model.backend.go.clear()
    extension = asyncio.create_task(context.extend([3]))
    await model.held()
    begin = time.perf_counter()
    for _ in range(100):
        await asyncio.sleep(0)
    assert time.perf_counter() - begin < 1
    assert not extension.done()
    model.backend.go.set()
    await extension


async def test_requests_that_come_during_a_pass_share_the_next(model):
    contexts = await model.contexts(5)
    model.backend.go.clear()
    first = asyncio.create_task(contexts[0].extend([3]))
    await model.held()
    others = [asyncio.create_task(context.extend([3])) for context in contexts[1:]]
    await asyncio.sleep(0.01)
    model.backend.go.set()
    await asyncio.gather(first, *others)
    assert model.backend.sizes == [1, 4]


async def test_a_cancelled_request_is_not_computed(model):
    contexts = await model.contexts(3)
    model.backend.go.clear()
    tasks = [asyncio.create_task(context.extend([3])) for context in contexts[:1]]
    await model.held()
    tasks += [asyncio.create_task(context.extend([4])) for context in contexts[1:]]
    await asyncio.sleep(0)
    tasks[1].cancel()
    model.backend.go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert model.backend.sizes == [1, 1]
    assert [list(context.tokens) for context in contexts] == [[1, 2, 3], [1, 2], [1, 2, 4]]


async def test_cancelled_during_its_pass_a_context_stays_as_it_was(model):
    (context,) = await model.contexts(1)
    model.backend.go.clear()
    extension = asyncio.create_task(context.extend([3, 4]))
    await model.held()
    extension.cancel()
    with pytest.raises(asyncio.CancelledError):
        await extension
    again = asyncio.create_task(context.extend([5]))
    model.backend.go.set()
    await again
    assert list(context.tokens) == [1, 2, 5]
    assert model.backend.sequences[model.backend.passes[-1][0].sequence] == [1, 2, 5]


@pytest.mark.parametrize("begun", [True, False])
async def test_a_context_may_be_closed_under_an_extension(model, begun):
    contexts = await model.contexts(2)
    model.backend.go.clear()
    blocker = asyncio.create_task(contexts[1].extend([3]))
    extension = asyncio.create_task(contexts[0].extend([3]))
    if begun:
        await model.held()
    else:
        await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="while it is being extended"):
        contexts[0].truncate(1)
    contexts[0].close()
    with pytest.raises(ModelError, match="closed while"):
        await extension
    model.backend.go.set()
    await blocker
    await contexts[1].extend([4])
    assert list(model.backend.sequences.values()) == [[1, 2, 3, 4]]


async def test_an_error_reaches_exactly_those_who_had_a_row(model):
    contexts = await model.contexts(3)

    def fail(rows: Sequence[Row]) -> None:
        if any(row.tokens == (9,) for row in rows):
            raise RuntimeError("numbers everywhere")

    model.backend.trouble = fail
    model.backend.go.clear()
    good = asyncio.create_task(contexts[0].extend([3]))
    await model.held()
    bad = [asyncio.create_task(context.extend([9])) for context in contexts[1:]]
    await asyncio.sleep(0)
    model.backend.go.set()
    errors = await asyncio.gather(*bad, return_exceptions=True)
    await good
    assert all(isinstance(error, ModelError) and "numbers everywhere" in str(error) for error in errors)
    assert errors[0] is not errors[1]
    await asyncio.gather(*(context.extend([4]) for context in contexts))
    assert list(contexts[1].tokens) == [1, 2, 4]


async def test_out_of_memory_halves_the_batch(model):
    usage = Usage()
    contexts = await model.contexts(5, usage)
    usage.forward_passes = usage.generated_tokens = 0

    def fail(rows: Sequence[Row]) -> None:
        if len(rows) > 2:
            raise MemoryError

    model.backend.trouble = fail
    answers = await asyncio.gather(*(context.extend([3]) for context in contexts))
    assert model.backend.sizes == [5, 2, 3, 1, 2]
    assert all(np.isfinite(answer).all() for answer in answers)
    assert usage.generated_tokens == 5
    assert usage.forward_passes == 5


async def test_one_row_too_many_for_memory_is_a_clear_error(model):
    contexts = await model.contexts(2)

    def fail(rows: Sequence[Row]) -> None:
        if any(len(row.tokens) == 3 for row in rows):
            raise MemoryError

    model.backend.trouble = fail
    bad, good = await asyncio.gather(
        contexts[0].extend([3, 3, 3]), contexts[1].extend([3]), return_exceptions=True
    )
    assert isinstance(bad, ModelError)
    assert "Out of memory: no room for a context of 5 tokens" in str(bad)
    assert not isinstance(good, BaseException)


def test_a_loop_that_ends_takes_its_requests_with_it():
    model = HeldModel()

    async def abandon() -> None:
        (context,) = await model.contexts(1)
        model.backend.go.clear()
        asyncio.create_task(context.extend([3]))  # noqa: RUF006 - it is meant to be forgotten
        await model.held()

    async def later() -> list[int]:
        model.backend.go.set()
        context = await model.open([1], Usage())
        await context.extend([2])
        await model.close()
        return list(context.tokens)

    asyncio.run(abandon())
    assert asyncio.run(later()) == [1, 2]
