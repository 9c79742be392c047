"""Few seats and few cells: sequences come and go, and no answer depends on it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from walks import walk

from engine.lm.llama_cpp.backend import Full, LlamaBackend, Logits, Piece
from engine.lm.scheduler import Row

WORDS = 11


class Cells:
    """Cells hold tokens, logits tell all tokens before; equal beginnings share their cells."""

    def __init__(self, seats: int, cells: int) -> None:
        self.seats = seats
        self.cells = cells
        self.held: list[list[int]] = [[] for _ in range(seats)]
        self.computed = 0
        self.trouble = False

    def used(self) -> int:
        if sum(map(len, self.held)) <= self.cells:
            return sum(map(len, self.held))
        return len({tuple(held[:end]) for held in self.held for end in range(1, len(held) + 1)})

    def decode(self, pieces: list[Piece]) -> Logits:
        before = [list(held) for held in self.held]
        rows = []
        for piece in pieces:
            held = self.held[piece.seat]
            assert len(held) == piece.start, "positions are consecutive"
            held.extend(piece.tokens)
            rows += [self.logits(held[:end]) for end in range(len(held) - piece.wanted + 1, len(held) + 1)]
        if self.used() > self.cells:
            self.held = before
            raise Full
        self.computed += sum(len(piece.tokens) for piece in pieces)
        if self.trouble:
            raise RuntimeError("broken")
        return np.array(rows, np.float32).reshape(-1, WORDS)

    @staticmethod
    def logits(tokens: list[int]) -> list[float]:
        digest = sum((place + 1) * token for place, token in enumerate(tokens))
        return [float(digest * (word + 3) % 17) for word in range(WORDS)]

    def copy(self, source: int, length: int, target: int) -> None:
        assert self.held[target] == []
        assert length <= len(self.held[source])
        self.held[target] = self.held[source][:length]

    def cut(self, seat: int, length: int) -> None:
        del self.held[seat][length:]

    def close(self) -> None:
        self.held = []


def backend(seats: int, cells: int) -> tuple[LlamaBackend, Cells]:
    contexts = Cells(seats, cells)
    return LlamaBackend(contexts, lambda: None), contexts


def expected(tokens: Sequence[int], positions: int) -> np.ndarray:
    ends = range(len(tokens) - positions + 1, len(tokens) + 1)
    logits = np.array([Cells.logits(tokens[:end]) for end in ends])
    return logits - np.log(np.exp(logits).sum(-1, keepdims=True))


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_answers_are_those_of_all_tokens(seed):
    source = random.Random(seed)
    model, contexts = backend(source.choice([3, 5, 40]), source.choice([60, 100, 1000]))
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, model, shadows, 120, WORDS):
        for row, answer in zip(rows, model.forward(rows) if rows else [], strict=True):
            np.testing.assert_allclose(
                answer, expected(shadows[row.sequence], row.positions), rtol=1e-4, atol=1e-4
            )
        assert model.seated <= contexts.seats
    assert len(model) == model.seated == contexts.used() == 0


def test_the_longest_unused_gives_way_and_comes_back():
    model, contexts = backend(2, 1000)
    for number in range(3):
        model.forward([Row(number, 0, (number, 1, 2), 1)])
    assert contexts.held == [[2, 1, 2], [1, 1, 2]]  # 0 was not used for longest
    [answer] = model.forward([Row(0, 3, (5,), 1)])
    np.testing.assert_allclose(answer, expected([0, 1, 2, 5], 1), rtol=1e-4, atol=1e-4)
    assert contexts.held == [[2, 1, 2], [0, 1, 2, 5]]


def test_a_common_beginning_is_computed_once():
    model, contexts = backend(4, 1000)
    model.forward([Row(0, 0, tuple(range(10)), 1)])
    model.forward([Row(1, 0, (*range(8), 3, 3), 1)])
    assert contexts.computed == 10 + 2


def test_a_fork_without_a_seat_is_computed_when_used():
    model, _ = backend(2, 1000)
    model.forward([Row(0, 0, (1, 2, 3), 1)])
    model.copy(0, 3, 1)
    model.copy(0, 2, 2)
    model.copy(2, 1, 3)
    [answer] = model.forward([Row(3, 1, (4,), 1)])
    np.testing.assert_allclose(answer, expected([1, 4], 1), rtol=1e-4, atol=1e-4)
    assert len(model) == 4


def test_what_does_not_fit_alone_is_a_memory_error_and_changes_nothing():
    model, _ = backend(4, 10)
    model.forward([Row(0, 0, (1, 2, 3), 1)])
    with pytest.raises(MemoryError):
        model.forward([Row(1, 0, tuple([7] * 11), 1)])
    [answer] = model.forward([Row(0, 3, (4,), 1)])
    np.testing.assert_allclose(answer, expected([1, 2, 3, 4], 1), rtol=1e-4, atol=1e-4)


def test_after_an_error_the_cached_positions_can_be_used():
    model, contexts = backend(4, 100)
    model.forward([Row(0, 0, (1, 2, 3), 1)])
    contexts.trouble = True
    with pytest.raises(RuntimeError, match="broken"):
        model.forward([Row(0, 3, (4, 5), 1)])
    contexts.trouble = False
    [answer] = model.forward([Row(0, 3, (6,), 1)])
    np.testing.assert_allclose(answer, expected([1, 2, 3, 6], 1), rtol=1e-4, atol=1e-4)


def test_a_long_row_takes_several_passes():
    model, contexts = backend(2, 10_000)
    tokens = [n % WORDS for n in range(2500)]
    [answer] = model.forward([Row(0, 0, tuple(tokens), 2300)])
    np.testing.assert_allclose(answer[[0, 1999, -1]], expected(tokens, 2300)[[0, 1999, -1]], atol=1e-3)
    assert contexts.computed == 2500
