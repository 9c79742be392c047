"""Little memory: sequences are evicted and retained, and no answer depends on it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from engine.lm.base import Logprobs
from engine.lm.cached import PrefixCache
from engine.lm.sampling import Distributions, Read, Row, Step
from tests.unit.lm.scheduling.walks import walk

WORDS = 7


class Store:
    """Keeps tokens, and answers with what tells them all; equal beginnings count once."""

    def __init__(self, most: int = 10**6) -> None:
        self.held: dict[int, tuple[int, ...]] = {}
        self.most = most
        self.computed = 0

    def size(self) -> int:
        return len({held[:end] for held in self.held.values() for end in range(1, len(held) + 1)})

    def begin(self, sequence: int, tokens: tuple[int, ...]) -> int:
        raise AssertionError("the cache knows what is cached")

    def forward(self, steps: Sequence[Step]) -> list[Logprobs]:
        rows = [row for step in steps for row in step.rows]
        for row in rows:
            self.held[row.sequence] = self.held.get(row.sequence, ())[: row.start]
            assert len(self.held[row.sequence]) == row.start, "positions are consecutive"
        if self.size() + sum(len(row.tokens) for row in rows) > self.most:
            raise MemoryError
        for row in rows:
            self.held[row.sequence] += row.tokens
            self.computed += len(row.tokens)
        return [expected(self.held[row.sequence], row.positions) for row in rows]

    def copy(self, source: int, length: int, target: int) -> None:
        assert length <= len(self.held[source])
        self.held[target] = self.held[source][:length]

    def free(self, sequence: int) -> None:
        self.held.pop(sequence, None)

    def close(self) -> None:
        self.held.clear()


def expected(tokens: Sequence[int], positions: int) -> Logprobs:
    digests = np.cumsum([(place + 1) * token for place, token in enumerate(tokens)])[-positions:]
    return (digests[:, None] * np.arange(3, 3 + WORDS) % 17).astype(np.float32)


def asked(*rows: Row) -> list[Step]:
    return [Step((row,), Distributions()) for row in rows]


def read(sequence: int, tokens: Sequence[int], start: int = 0) -> list[Step]:
    return [Step((Row(sequence, start, tuple(tokens), 0),), Read())]


@pytest.mark.parametrize("seed", range(30))
def test_whatever_happens_answers_are_those_of_all_tokens(seed):
    source = random.Random(seed)
    capacity = source.choice([0, 10, 40, 1000])
    store = Store(most=capacity + source.choice([80, 10**6]))
    model = PrefixCache(store, capacity)
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, model, shadows, 150, WORDS):
        for row, answer in zip(rows, answers(model, asked(*rows)), strict=True):
            np.testing.assert_array_equal(answer, expected(shadows[row.sequence], row.positions))
        needed = {prefix for row in rows for prefix in prefixes(shadows[row.sequence])}
        assert store.size() <= max(capacity, len(needed)) or not rows
    model.clear()
    assert len(model) == model.cached == store.size() == 0


def answers(model: PrefixCache, steps: list[Step]) -> list[Logprobs]:
    """As the scheduler: in smaller passes when memory does not suffice."""
    try:
        return model.forward(steps) if steps else []
    except MemoryError:
        assert len(steps) > 1, "for one row all others are evicted"
        middle = len(steps) // 2
        return answers(model, steps[:middle]) + answers(model, steps[middle:])


def prefixes(tokens: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {tokens[:end] for end in range(1, len(tokens) + 1)}


def test_the_least_recently_used_sequence_is_evicted():
    store = Store()
    model = PrefixCache(store, 6)
    for number in (1, 2, 3):
        model.forward(asked(Row(number, 0, (number, 1, 2), 1)))
    assert set(store.held) == {2, 3}
    assert (len(model), model.cached) == (3, 2)


def test_without_memory_for_one_row_the_others_are_evicted():
    store = Store(most=8)
    model = PrefixCache(store, 10**6)
    model.forward(asked(Row(1, 0, (1, 2, 3, 4), 1)))
    model.forward(asked(Row(2, 0, (2, 2, 3, 4, 5), 1)))
    assert set(store.held) == {2}
    with pytest.raises(MemoryError):
        model.forward(asked(Row(3, 0, tuple(range(9)), 1)))
    np.testing.assert_array_equal(model.forward(asked(Row(1, 4, (5,), 1)))[0], expected((1, 2, 3, 4, 5), 1))


def test_a_prompt_that_was_freed_is_the_beginning_of_the_next():
    store = Store()
    model = PrefixCache(store, 100)
    model.forward(read(1, range(10)))
    model.free(1)
    assert len(model) == 0
    assert model.begin(2, (*range(8), 70, 71)) == 8
    model.forward(read(2, (70, 71), start=8))
    assert store.computed == 12


def test_what_was_drawn_is_not_retained():
    store = Store()
    model = PrefixCache(store, 100)
    model.forward(read(1, range(10)))
    model.copy(1, 10, 2)
    model.forward(asked(Row(2, 10, (1, 2, 3), 1)))
    model.free(2)
    assert set(store.held) == {1}


def test_retained_prompts_are_evicted_before_what_is_in_use():
    store = Store()
    model = PrefixCache(store, 25)
    model.forward(read(1, range(10)))
    model.forward(read(2, range(20, 30)))
    model.free(2)
    model.forward(read(3, range(40, 50)))
    assert set(store.held) == {1, 3}
