"""Speeds: what passes teach, what is estimated from it, and how a model that is idle is measured."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.task import Usage
from engine.lm import base, scheduler
from engine.lm.base import NEWEST, READ_AT_LEAST, ROWS, Sampling, Speed, measure
from engine.lm.scripted import Scripted

COUNTS = st.integers(1, 1000)
GREEDY = Sampling(temperature=0.0, seed=1)


def test_a_first_pass_is_taken_as_it_is_and_later_ones_move_the_mean():
    speed = Speed()
    speed.learn_written(12, 0.1)
    assert speed.pass_s(12) == 0.1
    assert speed.written(12) == pytest.approx(120)
    speed.learn_written(12, 0.2)
    assert speed.pass_s(12) == pytest.approx(0.1 + NEWEST * 0.1)
    for _ in range(100):
        speed.learn_written(12, 0.3)
    assert speed.pass_s(12) == pytest.approx(0.3)


@given(st.dictionaries(st.sampled_from(ROWS), st.floats(1e-6, 1e3), min_size=2), COUNTS)
def test_between_two_known_numbers_an_estimate_lies_between_their_times(seconds: dict[int, float], rows: int):
    ordered = dict(zip(sorted(seconds), sorted(seconds.values()), strict=True))
    below = max((known for known in ordered if known <= rows), default=None)
    above = min((known for known in ordered if known >= rows), default=None)
    found = Speed(ordered).pass_s(rows)
    assert found is not None
    if below is not None:
        assert found >= ordered[below] * (1 - 1e-9)
    if above is not None:
        assert found <= ordered[above] * (1 + 1e-9)


@pytest.mark.parametrize(
    ("known", "rows", "expected"),
    [
        ({}, 1, None),
        ({1: 0.1}, 12, None),
        ({1: 0.1, 3: 0.3, 12: 0.3}, 2, 0.2),
        ({1: 0.1, 3: 0.3, 12: 0.3}, 8, 0.3),
        ({12: 0.2, 24: 0.3}, 48, 0.5),
        ({12: 0.2, 24: 0.3}, 6, 0.15),
        ({12: 0.3, 24: 0.2}, 48, 0.2),
    ],
)
def test_passes_grow_evenly_between_and_beyond_known_numbers(known, rows, expected):
    assert Speed(known).pass_s(rows) == (expected and pytest.approx(expected))


def test_what_a_pass_counts_for():
    """A number of rows that is not kept counts as the nearest; short passes tell nothing of reading."""
    speed = Speed()
    speed.learn_written(1000, 5.0)
    speed.learn_written(13, 1.0)
    assert dict(speed.seconds) == {384: pytest.approx(5.0 * 384 / 1000), 12: pytest.approx(12 / 13)}
    speed.learn_read(READ_AT_LEAST - 1, 0.001)
    assert speed.read is None
    speed.learn_read(100, 2.0)
    speed.learn_read(100, 1.0)
    assert speed.read == pytest.approx(50 + NEWEST * 50)


class Clock:
    """Every look at it is half a second later."""

    def __init__(self) -> None:
        self._times = itertools.count(0, 0.5)

    def __call__(self) -> float:
        return next(self._times)


async def test_a_scheduler_learns_from_its_passes(monkeypatch):
    monkeypatch.setattr(scheduler, "perf_counter", Clock())
    model = Scripted({"def one():\n": {"    return 1\n": 1.0}})
    learned = model.scheduler.speed
    context = await model.open(model.tokenizer.encode("#" * 90 + "\ndef one():\n"), Usage())
    assert learned.read is not None
    assert 100 <= learned.read <= 2 * 102
    assert dict(learned.seconds) == {}
    await context.draw(5, GREEDY, lambda tokens: True)
    context.close()
    assert dict(learned.seconds) == {1: 0.5}
    await model.close()


@pytest.mark.parametrize("rows", [(1,), (1, 12, 48)])
async def test_an_idle_model_is_measured_for_the_rows_that_are_asked_for(monkeypatch, rows):
    clock = Clock()
    monkeypatch.setattr(base.time, "perf_counter", clock)
    model = Scripted(lambda text: {"a": 1.0})
    speed = await measure(model, rows)
    assert set(speed.seconds) == set(rows)
    assert all(seconds > 0 for seconds in speed.seconds.values())
    assert speed.read is not None
    assert model.open_contexts == 0
    await model.close()


async def test_no_prompt_begins_like_another_and_a_short_context_is_enough():
    """A cache of prefixes would be measured, not the model."""
    model = Scripted(lambda text: {}, context_length=128)
    for _ in range(2):
        await measure(model, (1,))
    read = [rows[0].tokens for rows in model.backend.passes if len(rows[0].tokens) > 16]
    assert len({tokens[:16] for tokens in read}) == len(read) == 2
    assert max(map(len, read)) <= 64
    await model.close()
