"""Batching, failures and cancellation, against a backend that a test can hold up."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence

import numpy as np
import pytest

from engine.core.task import Allowance, Usage
from engine.lm.base import Guidance, Sampling
from engine.lm.cached import CachedContext, CachedModel
from engine.lm.sampling import Answer, Row, Step
from engine.lm.scheduler import PASS_TOKENS, SHORT_ROW, Chunk, Owner
from engine.support.errors import ModelError
from tests.scripted import Scripted, ScriptedBackend


class HeldBackend(ScriptedBackend):
    """Waits for ``go`` in each pass, and can be made to fail."""

    def __init__(self, scripted: Scripted) -> None:
        super().__init__(scripted.tokenizer, lambda text: {"a": 1.0})
        self.go, self.started = threading.Event(), threading.Event()
        self.go.set()
        self.trouble: Callable[[Sequence[Row]], None] = lambda rows: None

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        self.started.set()
        assert self.go.wait(10)
        rows = [row for step in steps for row in step.rows]
        try:
            self.trouble(rows)
        except BaseException:
            self.passes.append(rows)
            raise
        return super().forward(steps)

    @property
    def sizes(self) -> list[int]:
        return [len(rows) for rows in self.passes]

    def fails_where(self, wrong: Callable[[Sequence[Row]], bool], error: BaseException) -> None:
        def trouble(rows: Sequence[Row]) -> None:
            if wrong(rows):
                raise error

        self.trouble = trouble


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
            template="scripted",
            owner=Owner("held model"),
            chunk=Chunk(PASS_TOKENS),
        )

    async def contexts(self, count: int, usage: Usage | None = None) -> list[CachedContext]:
        opened = [await self.open([1, 2], usage or Usage()) for _ in range(count)]
        self.backend.passes.clear()
        self.backend.started.clear()
        return opened

    async def held(self, work: Awaitable[object]) -> asyncio.Future[object]:
        """Holds the first pass of ``work``, which has begun then."""
        self.backend.go.clear()
        begun = asyncio.ensure_future(work)
        assert await asyncio.to_thread(self.backend.started.wait, 10)
        return begun


@pytest.fixture
async def model() -> AsyncIterator[HeldModel]:
    model = HeldModel()
    yield model
    model.backend.go.set()
    await model.close()


async def test_long_rows_have_passes_of_their_own_and_take_turns(model):
    contexts = await model.contexts(4)
    long = [5] * (SHORT_ROW + 1)

    async def decode(context: CachedContext) -> None:
        for _ in range(4):
            await context.extend([3], 1)

    await asyncio.gather(
        decode(contexts[0]), decode(contexts[1]), contexts[2].extend(long), contexts[3].extend(long)
    )
    kinds = [{len(row.tokens) > SHORT_ROW for row in rows} for rows in model.backend.passes]
    assert all(len(kind) == 1 for kind in kinds)
    assert [kind == {True} for kind in kinds][:3] in ([False, True, False], [True, False, False])


async def test_a_prompt_that_nobody_wants_is_not_read_on(model):
    model.scheduler._chunk = Chunk(32)
    (context,) = await model.contexts(1)
    reading = await model.held(context.extend([5] * 1000))
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    model.backend.go.set()
    await context.extend([6], 1)
    assert model.backend.sizes == [1, 1]
    assert list(context.tokens) == [1, 2, 6]


async def test_a_mistake_of_a_proposer_reaches_its_caller_alone(model):
    prior, context = await model.contexts(2)

    def propose(known: Sequence[int], most: int) -> list[int]:
        raise LookupError("no draft")

    with pytest.raises(ModelError, match="no draft"):
        await prior.decide(None, Guidance(0.5), 5, propose)
    await context.extend([3], 1)
    assert list(prior.tokens) == [1, 2]


async def test_a_cancelled_request_is_not_computed(model):
    contexts = await model.contexts(3)
    tasks = [await model.held(contexts[0].extend([3], 1))]
    tasks += [asyncio.create_task(context.extend([4], 1)) for context in contexts[1:]]
    await asyncio.sleep(0)
    tasks[1].cancel()
    model.backend.go.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert model.backend.sizes == [1, 1]
    assert [list(context.tokens) for context in contexts] == [[1, 2, 3], [1, 2], [1, 2, 4]]


@pytest.mark.parametrize("begun", [True, False])
async def test_a_context_may_be_closed_under_an_extension(model, begun):
    contexts = await model.contexts(2)
    asked = [contexts[0].extend([3], 1), contexts[1].extend([3], 1)]
    first = await model.held(asked[not begun])
    second = asyncio.create_task(asked[begun])
    await asyncio.sleep(0)
    extension, blocker = (first, second) if begun else (second, first)
    with pytest.raises(RuntimeError, match="while it is in use"):
        contexts[0].truncate(1)
    contexts[0].close()
    with pytest.raises(ModelError, match="closed while"):
        await extension
    model.backend.go.set()
    await blocker
    await contexts[1].extend([4], 1)
    assert list(model.backend.sequences.values()) == [[1, 2, 3, 4]]


async def test_an_error_reaches_exactly_those_who_had_a_row(model):
    contexts = await model.contexts(3)
    error = RuntimeError("numbers everywhere")
    model.backend.fails_where(lambda rows: any(row.tokens[-1] == 9 for row in rows), error)
    good = await model.held(contexts[0].extend([3], 1))
    bad = [asyncio.create_task(context.extend([9], 1)) for context in contexts[1:]]
    await asyncio.sleep(0)
    model.backend.go.set()
    errors = await asyncio.gather(*bad, return_exceptions=True)
    await good
    assert all(isinstance(error, ModelError) and "numbers everywhere" in str(error) for error in errors)
    assert errors[0] is not errors[1]
    await asyncio.gather(*(context.extend([4], 1) for context in contexts))
    assert list(contexts[1].tokens) == [1, 2, 4]


async def test_out_of_memory_halves_the_batch(model):
    usage = Usage()
    contexts = await model.contexts(5, usage)
    usage.forward_passes = usage.prompt_tokens = 0
    model.backend.fails_where(lambda rows: len(rows) > 2, MemoryError())
    answers = await asyncio.gather(*(context.extend([3], 1) for context in contexts))
    assert model.backend.sizes == [5, 2, 3, 1, 2]
    assert all(np.isfinite(answer).all() for answer in answers)
    assert (usage.prompt_tokens, usage.forward_passes) == (10, 5)


async def test_one_row_too_many_for_memory_is_a_clear_error(model):
    contexts = await model.contexts(2)
    model.backend.fails_where(lambda rows: any(len(row.tokens) > 2 for row in rows), MemoryError())
    asked = contexts[0].extend([3, 3, 3], 1), contexts[1].extend([3], 1)
    bad, good = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(bad, ModelError)
    assert "Out of memory: no room for a context of 5 tokens" in str(bad)
    assert not isinstance(good, BaseException)


def test_a_loop_that_ends_takes_its_requests_with_it():
    model = HeldModel()

    async def abandon() -> None:
        (context,) = await model.contexts(1)
        await model.held(context.extend([3], 1))

    async def later() -> list[int]:
        model.backend.go.set()
        context = await model.open([1], Usage())
        await context.extend([2], 1)
        await model.close()
        return list(context.tokens)

    asyncio.run(abandon())
    assert asyncio.run(later()) == [1, 2]


async def test_nothing_is_drawn_behind_the_end_of_a_function():
    """It ends where a line begins at column 0, which only the listener knows."""
    model = Scripted({">": {"    a\nb = 1\nc = 1\n": 1.0}})
    context = await model.open(model.tokenizer.encode(">"), usage := Usage())
    heard: list[int] = []

    def hear(tokens: Sequence[int]) -> bool:
        heard.extend(tokens)
        time.sleep(0.02)  # the owner thread could go on meanwhile
        return "b" not in model.tokenizer.decode(tokens)

    await context.draw(50, Sampling(temperature=0), hear)
    assert model.tokenizer.decode(heard) == "    a\nb"
    await model.scheduler._owner.run(lambda: None)
    assert usage.generated_tokens == len(heard)
    await model.close()


async def test_what_can_be_afforded_is_answered_before_an_allowance_is_spent(model):
    """Of four jobs that want a token each, three get theirs; the fourth ends the task, unanswered."""
    usage = Usage()
    contexts = await model.contexts(4, usage)
    spent_at: list[int] = []
    usage.allowance = Allowance(3, lambda: spent_at.append(usage.generated_tokens))
    first = await model.held(contexts[0].likeliest(1))
    asking = [first, *(asyncio.create_task(context.likeliest(1)) for context in contexts[1:])]
    assert spent_at == []
    model.backend.go.set()
    while not spent_at:  # noqa: ASYNC110 - a callback sets it
        await asyncio.sleep(0)
    assert spent_at == [3]
    async with asyncio.timeout(10):
        await asyncio.gather(*asking[:3])
    assert not asking[3].done()
    asking[3].cancel()
    await asyncio.gather(asking[3], return_exceptions=True)
