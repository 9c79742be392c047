"""Caches of prefixes over both kinds of stores: sequences come and go, and no answer depends on it."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from engine.lm.llama_cpp import backend as llama
from engine.lm.llama_cpp.backend import LlamaBackend, Logits, Piece, is_consistent
from engine.lm.prefix_cache import RETAINED, Full, PrefixCache
from engine.lm.sampling import (
    Answer,
    Ask,
    Decide,
    Distributions,
    Draw,
    Likeliest,
    Read,
    Row,
    Step,
    answer,
    log_softmax,
)
from tests.unit.lm.scheduling.walks import walk

WORDS = 11
GREEDY = Draw(temperature=0, top_p=1, uniform=0)


class Cells:
    """Contexts whose cells hold tokens; logits depend on all tokens before; equal prefixes share cells.

    Like llama.cpp's, its logits are overwritten by the next pass.
    """

    def __init__(self, slots: int, cells: int) -> None:
        self.slots = slots
        self.cells = cells
        self.held: list[list[int]] = [[] for _ in range(slots)]
        self.passes: list[Sequence[Piece]] = []
        self.broken = False
        self._logits = np.zeros((400, WORDS), np.float32)

    @property
    def computed(self) -> int:
        return sum(len(piece.tokens) for pieces in self.passes for piece in pieces)

    def used(self) -> int:
        if sum(map(len, self.held)) <= self.cells:
            return sum(map(len, self.held))
        return len({tuple(held[:end]) for held in self.held for end in range(1, len(held) + 1)})

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        before = [list(held) for held in self.held]
        self._logits[:] = np.nan
        at = 0
        for piece in pieces:
            held = self.held[piece.slot]
            assert len(held) == piece.start, "positions are consecutive"
            held.extend(piece.tokens)
            for end in range(len(held) - piece.positions + 1, len(held) + 1):
                self._logits[at] = logits_after(held[:end])
                at += 1
        if self.used() > self.cells:
            self.held = before
            raise Full
        self.passes.append(pieces)
        if self.broken:
            raise RuntimeError("broken")
        return self._logits[:at]

    def copy(self, source: int, length: int, target: int) -> int:
        assert self.held[target] == []
        assert 0 < length <= len(self.held[source])
        self.held[target] = self.held[source][:length]
        return length

    def cut(self, slot: int, length: int) -> int:
        del self.held[slot][length:]
        return length


def logits_after(tokens: Sequence[int]) -> list[float]:
    digest = sum((place + 1) * token for place, token in enumerate(tokens))
    return [float(digest * (word + 3) % 17) for word in range(WORDS)]


def distributions(tokens: Sequence[int], positions: int) -> np.ndarray:
    return log_softmax(raw(tokens, positions))


def raw(tokens: Sequence[int], positions: int) -> np.ndarray:
    ends = range(len(tokens) - positions + 1, len(tokens) + 1)
    return np.array([logits_after(tokens[:end]) for end in ends], np.float32)


def likeliest(tokens: Sequence[int]) -> int:
    return int(np.argmax(logits_after(tokens)))


class Memory:
    """Keeps tokens, and answers with what tells them all; equal beginnings count once."""

    def __init__(self, most: int = 10**6) -> None:
        self.held: dict[int, tuple[int, ...]] = {}
        self.most = most
        self.computed = 0

    def size(self) -> int:
        return len({held[:end] for held in self.held.values() for end in range(1, len(held) + 1)})

    def forward(self, steps: Sequence[Step]) -> list[Answer]:
        rows = [row for step in steps for row in step.rows]
        for row in rows:
            self.held[row.sequence] = self.held.get(row.sequence, ())[: row.start]
            assert len(self.held[row.sequence]) == row.start, "positions are consecutive"
        if self.size() + sum(len(row.tokens) for row in rows) > self.most:
            raise MemoryError
        for row in rows:
            self.held[row.sequence] += row.tokens
            self.computed += len(row.tokens)
        logits = [raw(self.held[row.sequence], row.positions) for row in rows]
        return [answer(step, [each]) for step, each in zip(steps, logits, strict=True)]

    def copy(self, source: int, length: int, target: int) -> int:
        assert length <= len(self.held[source])
        self.held[target] = self.held[source][:length]
        return length

    def cut(self, sequence: int, length: int) -> int:
        return length

    def free(self, sequence: int) -> None:
        self.held.pop(sequence, None)

    def close(self) -> None:
        self.held.clear()


@dataclass
class Made:
    """A cache, what it is made of, and the tokens that the store holds of each sequence."""

    cache: PrefixCache
    store: Any
    held: Callable[[], list[Sequence[int]]]


def in_slots(slots: int = 8, cells: int = 1000, retained: int = 100) -> Made:
    contexts = Cells(slots, cells)
    cache = PrefixCache(LlamaBackend(contexts, lambda: None), slots, retained)
    return Made(cache, contexts, lambda: [tuple(each) for each in contexts.held if each])


def in_memory(most: int = 10**6, capacity: int = 10**6) -> Made:
    store = Memory(most)
    return Made(PrefixCache(store, capacity), store, lambda: [each for each in store.held.values() if each])


BOTH = pytest.mark.parametrize("make", [in_slots, in_memory])


def one(cache: PrefixCache, sequence: int, start: int, tokens: Sequence[int], ask: Ask = GREEDY) -> Answer:
    """The answer for one row, with logits at its last position if anything is asked."""
    row = Row(sequence, start, tuple(tokens), int(not isinstance(ask, Read)))
    [found] = cache.forward([Step((row,), ask)])
    return found


def answers(cache: PrefixCache, steps: Sequence[Step]) -> list[Answer]:
    """In one pass, or one by one as the scheduler does at the end."""
    try:
        return cache.forward(steps)
    except MemoryError:
        return [cache.forward([step])[0] for step in steps]


SIZES = [
    *(lambda n=n: in_slots(*n) for n in ((3, 60), (5, 100), (40, 60), (40, 1000, 20))),
    *(lambda n=n: in_memory(*n) for n in ((40, 10**6), (10**6, 30), (10**6, 10**6))),
]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("make", SIZES)
def test_whatever_happens_answers_are_those_of_all_tokens(make, seed):
    source, made = random.Random(seed), make()
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, made.cache, shadows, 120, WORDS):
        steps = [
            Step((row,), Distributions())
            if source.random() < 0.7
            else Step((Row(row.sequence, row.start, row.tokens, 0),), Read())
            for row in rows
        ]
        for step, found in zip(steps, answers(made.cache, steps), strict=True):
            [row] = step.rows
            if row.positions:
                expected = distributions(shadows[row.sequence], row.positions)
                np.testing.assert_allclose(found, expected, atol=1e-4)
            else:
                assert found is None
    assert len(made.cache) == made.cache.cached == 0
    made.cache.clear()
    assert made.held() == []


def test_every_ask_gets_its_answer_in_one_pass():
    made = in_slots()
    model, contexts = made.cache, made.store
    steps = [
        Step((Row(0, 0, (1, 2, 3), 1),), GREEDY),
        Step((Row(1, 0, (4, 5), 2), Row(2, 0, (6, 5), 2)), Decide(gamma=1.0, explain=True)),
        Step((Row(3, 0, (7, 8), 0),), Read()),
        Step((Row(4, 0, (9, 9, 9), 2),), Distributions()),
        Step((Row(5, 0, (1, 1), 1),), Likeliest(3)),
    ]
    drawn, decided, read, distribution, best = model.forward(steps)
    assert drawn == likeliest([1, 2, 3])
    # gamma 1 is the conditional
    assert [choice.token for choice in decided] == [likeliest([6]), likeliest([6, 5])]
    assert [choice.preferred for choice in decided] == [likeliest([4]), likeliest([4, 5])]
    assert read is None
    np.testing.assert_allclose(distribution, distributions([9, 9, 9], 2), atol=1e-4)
    assert [token for token, _ in best] == sorted(range(WORDS), key=lambda n: -logits_after([1, 1])[n])[:3]
    [pieces] = contexts.passes
    assert [piece.positions for piece in pieces] == [1, 2, 2, 0, 2, 1]


@BOTH
def test_a_new_sequence_begins_from_a_freed_prompt(make):
    made = make()
    one(made.cache, 0, 0, range(10), Read())
    made.cache.free(0)
    assert (len(made.cache), made.cache.cached) == (0, 0)
    prompt = (*range(8), 3, 3)
    assert made.cache.begin(1, prompt) == 8
    assert one(made.cache, 1, 8, prompt[8:]) == likeliest(prompt)
    assert made.store.computed == 10 + 2


def test_what_was_drawn_is_not_kept():
    made = in_slots()
    one(made.cache, 0, 0, [1, 2, 3], Read())
    one(made.cache, 0, 3, [4])
    made.cache.copy(0, 4, 1)
    one(made.cache, 1, 4, [5])
    made.cache.free(1)  # drew only
    made.cache.free(0)
    assert made.held() == [(1, 2, 3)]


@BOTH
def test_a_kept_prompt_replaces_those_it_begins_with(make):
    made = make()
    for number, prompt in enumerate([[1, 2, 3], [1, 2, 3, 4, 5], [1, 2], [7]]):
        one(made.cache, number, 0, prompt, Read())
        made.cache.free(number)
    assert sorted(made.held()) == [(1, 2, 3, 4, 5), (7,)]


def test_kept_prompts_are_bounded():
    made = in_slots(40, retained=20)
    for number in range(9):
        one(made.cache, number, 0, [number] * 6, Read())
        made.cache.free(number)
    assert sorted(held[0] for held in made.held()) == [6, 7, 8]
    one(made.cache, 10, 0, [9] * 30, Read())
    made.cache.free(10)
    assert [len(held) for held in made.held()] == [30]  # the last one stays, however long it is
    many = in_memory()
    for number in range(RETAINED + 9):
        one(many.cache, number, 0, [1, 1, number], Read())
        many.cache.free(number)
    assert len(many.held()) == RETAINED


@pytest.mark.parametrize("make", [lambda: in_slots(3, 20), lambda: in_memory(10**6, 20)])
def test_freed_prompts_are_evicted_before_sequences_in_use(make):
    made = make()
    one(made.cache, 0, 0, [1] * 5, Read())
    one(made.cache, 1, 0, [2] * 5, Read())
    made.cache.free(1)
    one(made.cache, 2, 0, [3] * 12, Read())  # room runs out
    assert sorted(held[0] for held in made.held()) == [1, 3]


@pytest.mark.parametrize("make", [lambda: in_slots(4, 10), lambda: in_memory(10)])
def test_what_does_not_fit_alone_is_a_memory_error_and_changes_nothing(make):
    made = make()
    one(made.cache, 0, 0, [1, 2, 3])
    with pytest.raises(MemoryError):
        one(made.cache, 1, 0, [7] * 11)
    assert one(made.cache, 0, 3, [4]) == likeliest([1, 2, 3, 4])


def test_after_an_error_the_cached_positions_can_be_used():
    made = in_slots()
    one(made.cache, 0, 0, [1, 2, 3])
    made.store.broken = True
    with pytest.raises(RuntimeError, match="broken"):
        one(made.cache, 0, 3, [4, 5])
    made.store.broken = False
    assert one(made.cache, 0, 3, [6]) == likeliest([1, 2, 3, 6])


def test_a_long_request_takes_several_passes():
    made = in_slots(3, 10_000)
    model, contexts = made.cache, made.store
    tokens = [n % WORDS for n in range(2500)]
    other = [(n + 1) % WORDS for n in range(2500)]
    rows = (Row(0, 0, tuple(tokens), 300), Row(1, 0, tuple(other), 300))
    decided, answer = model.forward(
        [Step(rows, Decide(gamma=1.0, explain=True)), Step((Row(2, 0, tuple(tokens), 300),), Distributions())]
    )
    assert [choice.token for choice in decided][::99] == [
        likeliest(other[: 2201 + n]) for n in range(0, 300, 99)
    ]
    np.testing.assert_allclose(answer, distributions(tokens, 300), atol=1e-3)
    for pieces in contexts.passes:
        assert sum(len(piece.tokens) for piece in pieces) <= llama.PASS_TOKENS
        assert sum(piece.positions for piece in pieces) <= llama.PASS_POSITIONS
    assert contexts.computed == 3 * 2500


class LosesItsBeginning(Cells):
    """Cannot cut a sequence of more than 8 positions: it has to be computed again."""

    def cut(self, slot: int, length: int) -> int:
        return super().cut(slot, 0 if len(self.held[slot]) > 8 else length)

    def copy(self, source: int, length: int, target: int) -> int:
        return super().copy(source, length, target) if len(self.held[source]) <= 8 else 0


def test_what_cannot_be_cut_or_shared_is_computed_again():
    model = PrefixCache(LlamaBackend(LosesItsBeginning(4, 1000), lambda: None), 4, 100)
    one(model, 0, 0, range(10))
    assert one(model, 0, 9, [1]) == likeliest([*range(9), 1])
    model.copy(0, 9, 1)
    assert one(model, 1, 9, [2]) == likeliest([*range(9), 2])
    assert model.begin(0, (*range(9), 3)) == 0
    assert one(model, 0, 0, [*range(9), 3]) == likeliest([*range(9), 3])


class WrongAt(Cells):
    """Makes one mistake of those that a cache could make."""

    def __init__(self, mistake: str) -> None:
        super().__init__(8, 100)
        self.mistake = mistake

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        logits = super().decode(pieces)
        if self.mistake == "drafts" and len(pieces) > 1 and any(len(piece.tokens) > 1 for piece in pieces):
            logits[2] = logits[1]
        if self.mistake == "four rows" and len(pieces) >= 4:
            logits[-1] += np.arange(WORDS)
        if self.mistake == "error" and len(pieces) >= 4:
            raise RuntimeError("shape is invalid")
        return logits

    def copy(self, source: int, length: int, target: int) -> int:
        super().copy(source, length, target)
        if self.mistake == "copies":
            self.held[target][0] += 1
        return 0 if self.mistake == "uncopied" else length

    def cut(self, slot: int, length: int) -> int:
        keep = self.mistake == "cuts" and 0 < length < len(self.held[slot])
        last = self.held[slot][-1] if keep else 0
        super().cut(slot, length)
        if keep:
            self.held[slot][-1] = last
        return 0 if self.mistake == "uncut" else length


@pytest.mark.parametrize("mistake", ["drafts", "four rows", "error", "copies", "uncopied", "cuts", "uncut"])
def test_the_probe_finds_a_wrong_cache(mistake):
    contexts = WrongAt(mistake)
    assert not is_consistent(contexts, WORDS)
    assert contexts.used() == 0


def test_the_probe_passes_a_right_cache():
    contexts = Cells(4, 64)
    assert is_consistent(contexts, WORDS)
    assert contexts.used() == 0
    assert contexts.computed <= 30
