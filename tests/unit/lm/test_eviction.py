"""Little room: sequences come and go, and no answer depends on it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from walks import walk

from engine.lm.base import Logprobs
from engine.lm.eviction import Evicting
from engine.lm.scheduler import Row

WORDS = 7


class Store:
    """Keeps tokens, and answers with what tells them all; equal beginnings count once."""

    def __init__(self, most: int = 10**6) -> None:
        self.held: dict[int, tuple[int, ...]] = {}
        self.most = most
        self.computed = 0

    def size(self) -> int:
        return len({held[:end] for held in self.held.values() for end in range(1, len(held) + 1)})

    def forward(self, rows: Sequence[Row]) -> list[Logprobs]:
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


@pytest.mark.parametrize("seed", range(30))
def test_whatever_happens_answers_are_those_of_all_tokens(seed):
    source = random.Random(seed)
    room = source.choice([0, 10, 40, 1000])
    store = Store(most=room + source.choice([80, 10**6]))
    model = Evicting(store, room)
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, model, shadows, 150, WORDS):
        for row, answer in zip(rows, answers(model, rows), strict=True):
            np.testing.assert_array_equal(answer, expected(shadows[row.sequence], row.positions))
        needed = {prefix for row in rows for prefix in prefixes(shadows[row.sequence])}
        assert store.size() <= max(room, len(needed)) or not rows
    assert len(model) == model.cached == store.size() == 0


def answers(model: Evicting, rows: list[Row]) -> list[Logprobs]:
    """As the scheduler: in smaller passes when memory does not suffice."""
    try:
        return model.forward(rows) if rows else []
    except MemoryError:
        assert len(rows) > 1, "alone, everything else gives way"
        middle = len(rows) // 2
        return answers(model, rows[:middle]) + answers(model, rows[middle:])


def prefixes(tokens: tuple[int, ...]) -> set[tuple[int, ...]]:
    return {tokens[:end] for end in range(1, len(tokens) + 1)}


def test_who_was_not_used_for_longest_gives_way():
    store = Store()
    model = Evicting(store, 6)
    for number in (1, 2, 3):
        model.forward([Row(number, 0, (number, 1, 2), 1)])
    assert set(store.held) == {2, 3}
    assert (len(model), model.cached) == (3, 2)


def test_what_is_cached_elsewhere_is_not_computed_again():
    store = Store()
    model = Evicting(store, 6)
    model.forward([Row(1, 0, (1, 2, 3), 1)])
    model.copy(1, 3, 2)
    model.forward([Row(3, 0, (9, 9, 9, 9), 1)])
    assert set(store.held) == {3}
    model.forward([Row(1, 3, (4,), 1)])
    model.forward([Row(2, 3, (5,), 1)])
    assert store.computed == 3 + 4 + 4 + 1


def test_without_memory_for_one_row_the_others_give_way():
    store = Store(most=8)
    model = Evicting(store, 10**6)
    model.forward([Row(1, 0, (1, 2, 3, 4), 1)])
    model.forward([Row(2, 0, (2, 2, 3, 4, 5), 1)])
    assert set(store.held) == {2}
    with pytest.raises(MemoryError):
        model.forward([Row(3, 0, tuple(range(9)), 1)])
    np.testing.assert_array_equal(model.forward([Row(1, 4, (5,), 1)])[0], expected((1, 2, 3, 4, 5), 1))
