"""Measuring a model: a pass costs what the test says, on the test's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from engine.lm.speed import Speed
from engine.lm.speed_measurement import measure


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Tokenizer:
    def encode(self, text: str) -> list[int]:
        return [ord(letter) for letter in text]


class Model:
    """Passes of ``n`` new tokens take ``fixed + n * each`` seconds; forks that draw at the same time share
    theirs."""

    tokenizer = Tokenizer()
    device = "cpu (float32)"

    def __init__(self, fixed: float, each: float, context_length: int = 4096, ends_after: int = 99) -> None:
        self.clock = Clock()
        self.context_length = context_length
        self.ends_after = ends_after
        self.cost: Callable[[int], float] = lambda tokens: fixed + tokens * each
        self.opened: list[tuple[int, ...]] = []
        self.drawn: list[tuple[int, int]] = []
        """Rows and tokens of what was drawn together."""
        self.left = 0
        self.drawing: list[int] = []

    async def open(self, tokens, usage):
        self.opened.append(tuple(tokens))
        self.clock.now += self.cost(len(tokens) - 1)
        return Context(self)


class Context:
    def __init__(self, model: Model) -> None:
        self.model = model
        model.left += 1

    async def fork(self) -> Context:
        return Context(self.model)

    async def draw(self, most, sampling, hear, lines=0):
        model = self.model
        first = not model.drawing
        model.drawing.append(min(most, model.ends_after))
        await asyncio.sleep(0)  # all that are begun now share their passes
        if first:
            model.drawn.append((len(model.drawing), most))
            model.clock.now += max(model.drawing) * model.cost(len(model.drawing))
            model.drawing.clear()
        hear([1] * min(most, model.ends_after))

    def close(self) -> None:
        self.model.left -= 1


async def measured(model: Model, **options) -> Speed:
    return await measure(model, **{"clock": model.clock, "used": model.clock, **options})  # type: ignore[arg-type]


async def test_a_fast_model_is_measured_in_all_sizes_within_a_second():
    model = Model(fixed=0.002, each=0.0002)
    speed = await measured(model)
    assert model.clock.now < 1.0
    assert speed.read == pytest.approx(256 / model.cost(256))
    for rows in (1, 12, 96):
        assert speed.pass_s(rows) == pytest.approx(model.cost(rows))
    assert {rows for rows, _ in model.drawn} == {1, 12, 96}
    assert model.left == 0


@pytest.mark.parametrize("fixed", [0.2, 3.0])
async def test_a_slow_model_is_measured_by_two_short_passes_and_the_rest_is_estimated(fixed):
    model = Model(fixed, each=0.02 if fixed < 1 else 0.1)
    speed = await measured(model)
    assert len(model.opened) == 1
    assert model.drawn == [(1, 1)]
    assert model.clock.now == pytest.approx(model.cost(16) + model.cost(1))
    for rows in (1, 12, 96):
        assert speed.pass_s(rows) == pytest.approx(model.cost(rows))
    assert speed.read == pytest.approx(16 / model.cost(16))


@pytest.mark.parametrize("each", [0.0005, 0.001, 0.002, 0.004, 0.008])
async def test_whatever_the_speed_a_measurement_takes_no_more_than_a_second(each):
    model = Model(fixed=20 * each, each=each)
    speed = await measured(model)
    assert model.clock.now <= 1.0
    assert speed.pass_s(96) == pytest.approx(model.cost(96), rel=0.01)


async def test_of_several_times_the_shortest_counts():
    model = Model(fixed=0.002, each=0.0002)
    calm, seen = model.cost, set()

    def cost(tokens):
        """The first pass of each size is held up."""
        held_up = 0.0 if tokens in seen else 0.01
        seen.add(tokens)
        return calm(tokens) + held_up

    model.cost = cost
    speed = await measured(model)
    assert speed.read == pytest.approx(256 / calm(256))
    assert speed.pass_s(96) < calm(96) + 0.01


async def test_no_prompt_begins_like_another():
    """A cache of prefixes would be measured, not the model."""
    model = Model(fixed=0.002, each=0.0002)
    await measured(model)
    assert len(model.opened) > 3
    assert len({tokens[:16] for tokens in model.opened}) == len(model.opened)


async def test_contexts_that_end_early_are_counted_as_far_as_they_went():
    model = Model(fixed=0.01, each=0.0001, ends_after=1)
    speed = await measured(model)
    assert speed.pass_s(1) == pytest.approx(model.cost(1))
    assert speed.pass_s(12) == pytest.approx(model.cost(12))


async def test_a_model_with_a_short_context_reads_less():
    model = Model(fixed=0.002, each=0.0002, context_length=64)
    await measured(model)
    assert max(map(len, model.opened)) < 64


async def test_only_what_is_asked_for():
    model = Model(fixed=0.002, each=0.0002)
    await measured(model, rows=(1,))
    assert {rows for rows, _ in model.drawn} == {1}


@pytest.mark.parametrize(("fixed", "each"), [(0.002, 0.0002), (0.2, 0.02)])
@pytest.mark.parametrize("share", [1 / 2, 1 / 10])
async def test_what_other_programs_took_of_the_cores_does_not_count(fixed, each, share):
    """The process had a core for a share of the time only."""
    calm, busy = Model(fixed, each), Model(fixed / share, each / share)
    there = await measured(calm)
    here = await measured(busy, used=lambda: busy.clock.now * share)
    assert here.pass_s(1) == pytest.approx(there.pass_s(1))
    assert here.pass_s(12) == pytest.approx(there.pass_s(12))
    assert busy.clock.now < max(1.0, 1.1 * (busy.cost(16) + busy.cost(1)))


async def test_on_an_accelerator_time_is_time():
    model = Model(fixed=0.002, each=0.0002)
    model.device = "cuda:0"
    speed = await measured(model, used=lambda: 0.0)
    assert speed.pass_s(1) == pytest.approx(model.cost(1))


async def test_several_threads_do_not_make_a_pass_longer():
    model = Model(fixed=0.002, each=0.0002)
    speed = await measured(model, used=lambda: 2 * model.clock.now)
    assert speed.pass_s(1) == pytest.approx(model.cost(1))
