"""Caches of prefixes over slots of llama.cpp: sequences come and go, and no answer depends on it."""

from __future__ import annotations

from collections.abc import Sequence

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
    log_softmax,
)
from tests.unit.lm.walks import check_walk

WORDS = 11
GREEDY = Draw(temperature=0, top_p=1, uniform=0)


def logits(tokens: Sequence[int]) -> Logits:
    """After each token; they depend on all tokens before."""
    digests = np.cumsum(np.arange(1, len(tokens) + 1) * np.array(tokens))
    return (digests[:, None] * np.arange(3, WORDS + 3) % 17).astype(np.float32)


def logprobs(tokens: Sequence[int]) -> Logits:
    return log_softmax(logits(tokens))


def likeliest(tokens: Sequence[int]) -> int:
    return int(logits(tokens)[-1].argmax())


class Cells:
    """Contexts whose cells hold tokens; logits depend on all tokens before; equal prefixes share cells.

    Like llama.cpp's, its logits are overwritten by the next pass. It can make a mistake that caches make.
    """

    def __init__(self, slots: int, cells: int, mistake: str = "") -> None:
        self.slots, self.cells, self.mistake = slots, cells, mistake
        self.held: list[list[int]] = [[] for _ in range(slots)]
        self.passes: list[Sequence[Piece]] = []
        self._logits = np.zeros((400, WORDS), np.float32)

    @property
    def computed(self) -> int:
        return sum(len(piece.tokens) for pieces in self.passes for piece in pieces)

    def used(self) -> int:
        return len({tuple(held[:end]) for held in self.held for end in range(1, len(held) + 1)})

    def decode(self, pieces: Sequence[Piece]) -> Logits:
        before = [list(held) for held in self.held]
        self._logits[:] = np.nan
        at = 0
        for piece in pieces:
            held = self.held[piece.slot]
            assert len(held) == piece.start, "positions are consecutive"
            held.extend(piece.tokens)
            found = logits(held)[len(held) - piece.positions :]
            self._logits[at : at + len(found)] = found
            at += len(found)
        if sum(map(len, self.held)) > self.cells and self.used() > self.cells:
            self.held = before
            raise Full
        self.passes.append(pieces)
        if self.mistake == "error" or (self.mistake == "error of four" and len(pieces) >= 4):
            raise RuntimeError("broken")
        if self.mistake == "drafts" and len(pieces) > 1 and any(len(piece.tokens) > 1 for piece in pieces):
            self._logits[2] = self._logits[1]
        if self.mistake == "four rows" and len(pieces) >= 4:
            self._logits[at - 1] += np.arange(WORDS)
        return self._logits[:at]

    def copy(self, source: int, length: int, target: int) -> int:
        assert self.held[target] == []
        assert 0 < length <= len(self.held[source])
        if self._loses(source):
            return 0
        self.held[target] = self.held[source][:length]
        if self.mistake == "copies":
            self.held[target][0] += 1
        return 0 if self.mistake == "uncopied" else length

    def cut(self, slot: int, length: int) -> int:
        last, cut = self.held[slot][-1:], 0 < length < len(self.held[slot])
        length = 0 if self._loses(slot) else length
        del self.held[slot][length:]
        if cut and self.mistake == "cuts":
            self.held[slot][-1:] = last
        return 0 if self.mistake == "uncut" else length

    def _loses(self, slot: int) -> bool:
        """Like a sliding window, whose first positions may be gone."""
        return self.mistake == "forgets" and len(self.held[slot]) > 8


class Made:
    """A cache, and what it is made of."""

    def __init__(
        self, slots: int = 8, cells: int = 10_000, retained: int = 100, mistake: str = "", capacity: int = 99
    ) -> None:
        self.store = Cells(slots, cells, mistake)
        self.cache = PrefixCache(LlamaBackend(self.store, lambda: None), min(capacity, slots), retained)

    def held(self) -> list[tuple[int, ...]]:
        """The tokens that the store has of each sequence."""
        return sorted(tuple(each) for each in self.store.held if each)

    def ask(self, sequence: int, start: int, tokens: Sequence[int], ask: Ask = GREEDY) -> Answer:
        row = Row(sequence, start, tuple(tokens), int(not isinstance(ask, Read)))
        [found] = self.cache.forward([Step((row,), ask)])
        return found

    def read(self, *prompts: Sequence[int]) -> None:
        """Reads and frees them."""
        for number, prompt in enumerate(prompts, 100):
            self.ask(number, 0, prompt, Read())
            self.cache.free(number)


SIZES = {
    "few slots": (3, 60),
    "some slots": (5, 100),
    "few cells": (40, 60),
    "few retained": (40, 1000, 20),
    "forgets": (5, 100, 100, "forgets"),
    "small capacity": (40, 1000, 100, "", 2),
}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("size", SIZES)
def test_whatever_happens_answers_are_those_of_all_tokens(size, seed):
    made = Made(*SIZES[size])
    check_walk(made.cache, logprobs, WORDS, seed=seed)
    assert made.cache.cached == 0
    made.cache.clear()
    assert made.held() == []


def test_every_ask_gets_its_answer_in_one_pass():
    made = Made()
    drawn, decided, read, distribution, best = made.cache.forward(
        [
            Step((Row(0, 0, (1, 2, 3), 1),), GREEDY),
            Step((Row(1, 0, (4, 5), 2), Row(2, 0, (6, 5), 2)), Decide(gamma=1.0, explain=True)),
            Step((Row(3, 0, (7, 8), 0),), Read()),
            Step((Row(4, 0, (9, 9, 9), 2),), Distributions()),
            Step((Row(5, 0, (1, 1), 1),), Likeliest(3)),
        ]
    )
    assert drawn == likeliest([1, 2, 3])
    assert [choice.token for choice in decided] == [likeliest([6]), likeliest([6, 5])], "gamma is 1"
    assert [choice.preferred for choice in decided] == [likeliest([4]), likeliest([4, 5])]
    assert read is None
    np.testing.assert_allclose(distribution, logprobs([9, 9, 9])[1:], atol=1e-4)
    assert [token for token, _ in best] == list(np.argsort(-logits([1, 1])[-1], kind="stable")[:3])
    [pieces] = made.store.passes
    assert [piece.positions for piece in pieces] == [1, 2, 2, 0, 2, 1]


def test_a_new_sequence_begins_from_a_freed_prompt():
    made = Made()
    made.read(range(10))
    assert (len(made.cache), made.cache.cached) == (0, 0)
    prompt = (*range(8), 3, 3)
    assert made.cache.begin(1, prompt) == 8
    assert made.ask(1, 8, prompt[8:]) == likeliest(prompt)
    assert made.store.computed == 10 + 2


def test_what_was_drawn_is_not_kept():
    made = Made()
    made.ask(0, 0, [1, 2, 3], Read())
    made.ask(0, 3, [4])
    made.cache.copy(0, 4, 1)
    made.ask(1, 4, [5])
    made.cache.free(1)
    made.cache.free(0)
    assert made.held() == [(1, 2, 3)]


def test_a_kept_prompt_replaces_those_it_begins_with():
    made = Made()
    made.read([1, 2, 3], [1, 2, 3, 4, 5], [1, 2], [7])
    assert made.held() == [(1, 2, 3, 4, 5), (7,)]


@pytest.mark.parametrize(
    ("prompts", "kept"),
    [
        ([[number] * 6 for number in range(9)], [6, 7, 8]),
        ([[3] * 6, [9] * 30], [9]),
        ([[number] for number in range(RETAINED + 9)], list(range(9, RETAINED + 9))),
    ],
    ids=["tokens", "the last one whatever its length", "prompts"],
)
def test_kept_prompts_are_bounded(prompts, kept):
    made = Made(RETAINED + 20, capacity=RETAINED + 20, retained=100 if len(prompts) > RETAINED else 20)
    made.read(*prompts)
    assert [held[0] for held in made.held()] == kept


@pytest.mark.parametrize("bound", [{"cells": 20}, {"slots": 2}, {"capacity": 2}], ids=str)
def test_freed_prompts_are_evicted_before_sequences_in_use(bound):
    made = Made(**bound)
    made.ask(0, 0, [1] * 5, Read())
    made.read([2] * 5)
    made.ask(2, 0, [3] * 12, Read())  # room runs out
    assert [held[0] for held in made.held()] == [1, 3]


def test_what_does_not_fit_alone_is_a_memory_error_and_changes_nothing():
    made = Made(4, 10)
    made.ask(0, 0, [1, 2, 3])
    with pytest.raises(MemoryError):
        made.ask(1, 0, [7] * 11)
    assert made.ask(0, 3, [4]) == likeliest([1, 2, 3, 4])


def test_after_an_error_the_cached_positions_can_be_used():
    made = Made()
    made.ask(0, 0, [1, 2, 3])
    made.store.mistake = "error"
    with pytest.raises(RuntimeError, match="broken"):
        made.ask(0, 3, [4, 5])
    made.store.mistake = ""
    assert made.ask(0, 3, [6]) == likeliest([1, 2, 3, 6])


def test_a_beginning_that_the_store_forgot_is_not_begun_from():
    made = Made(mistake="forgets")
    made.ask(0, 0, range(10))
    assert made.cache.begin(0, (*range(9), 3)) == 0
    assert made.ask(0, 0, [*range(9), 3]) == likeliest([*range(9), 3])


def test_a_long_request_takes_several_passes():
    made = Made(3)
    one, other = ([(n + first) % WORDS for n in range(2500)] for first in range(2))
    rows = (Row(0, 0, tuple(one), 300), Row(1, 0, tuple(other), 300))
    decided, found = made.cache.forward(
        [Step(rows, Decide(gamma=1.0)), Step((Row(2, 0, tuple(one), 300),), Distributions())]
    )
    assert [choice.token for choice in decided] == list(logits(other)[-300:].argmax(1))
    np.testing.assert_allclose(found, logprobs(one)[-300:], atol=1e-3)
    for pieces in made.store.passes:
        assert sum(len(piece.tokens) for piece in pieces) <= llama.PASS_TOKENS
        assert sum(piece.positions for piece in pieces) <= llama.PASS_POSITIONS
    assert made.store.computed == 3 * 2500


@pytest.mark.parametrize(
    "mistake", ["", "drafts", "four rows", "error of four", "copies", "uncopied", "cuts", "uncut"]
)
def test_the_probe_finds_a_wrong_cache_and_passes_a_right_one(mistake):
    contexts = Cells(8, 100, mistake)
    assert is_consistent(contexts, WORDS) is not bool(mistake)
    assert contexts.used() == 0
    assert contexts.computed <= 30
