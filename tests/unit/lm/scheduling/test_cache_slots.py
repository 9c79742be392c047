"""Few cache slots and few cells: sequences come and go, and no answer depends on it."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from engine.lm.llama_cpp import backend as under_test
from engine.lm.llama_cpp.backend import Full, LlamaBackend, Logits, Piece
from engine.lm.llama_cpp.contexts import is_consistent
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
    ends = range(len(tokens) - positions + 1, len(tokens) + 1)
    return log_softmax(np.array([logits_after(tokens[:end]) for end in ends]))


def likeliest(tokens: Sequence[int]) -> int:
    return int(np.argmax(logits_after(tokens)))


def made(slots: int, cells: int) -> tuple[LlamaBackend, Cells]:
    contexts = Cells(slots, cells)
    return LlamaBackend(contexts, lambda: None), contexts


def one(model: LlamaBackend, sequence: int, start: int, tokens: Sequence[int], ask: Ask = GREEDY) -> Answer:
    """The answer for one row, with logits at its last position if anything is asked."""
    row = Row(sequence, start, tuple(tokens), int(not isinstance(ask, Read)))
    [answer] = model.forward([Step((row,), ask)])
    return answer


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_answers_are_those_of_all_tokens(seed):
    source = random.Random(seed)
    model, contexts = made(source.choice([3, 5, 40]), source.choice([60, 100, 1000]))
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, model, shadows, 120, WORDS):
        steps = [
            Step((row,), Distributions())
            if source.random() < 0.7
            else Step((Row(row.sequence, row.start, row.tokens, 0),), Read())
            for row in rows
        ]
        for step, answer in zip(steps, model.forward(steps), strict=True):
            [row] = step.rows
            if row.positions:
                expected = distributions(shadows[row.sequence], row.positions)
                np.testing.assert_allclose(answer, expected, atol=1e-4)
            else:
                assert answer is None
        assert model.cached + model.retained <= contexts.slots
    assert len(model) == model.cached == 0
    assert sum(map(bool, contexts.held)) == model.retained


def test_every_ask_gets_its_answer_in_one_pass():
    model, contexts = made(8, 1000)
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


def test_forbidden_tokens_are_impossible_whatever_is_asked():
    best = likeliest([1, 2, 3])
    model = LlamaBackend(Cells(4, 100), lambda: None, forbidden=[best])
    assert one(model, 0, 0, [1, 2, 3]) != best
    assert one(model, 0, 2, [3], Draw(temperature=1.0, top_p=1.0, uniform=0.999999)) != best
    assert best not in [token for token, _ in one(model, 0, 2, [3], Likeliest(WORDS - 1))]
    assert one(model, 0, 2, [3], Distributions())[0, best] < -1e6
    [choice] = one(model, 0, 2, [3], Decide(gamma=0.0, explain=True))
    assert best not in (choice.token, choice.preferred)


def test_a_new_sequence_begins_from_a_freed_prompt():
    model, contexts = made(4, 1000)
    one(model, 0, 0, range(10), Read())
    model.free(0)
    assert (len(model), model.cached, model.retained) == (0, 0, 1)
    prompt = (*range(8), 3, 3)
    assert model.begin(1, prompt) == 8
    assert one(model, 1, 8, prompt[8:]) == likeliest(prompt)
    assert contexts.computed == 10 + 2


def test_what_was_drawn_is_not_kept():
    model, contexts = made(4, 1000)
    one(model, 0, 0, [1, 2, 3], Read())
    one(model, 0, 3, [4])
    model.copy(0, 4, 1)
    one(model, 1, 4, [5])
    model.free(1)  # drew only
    model.free(0)
    assert [held for held in contexts.held if held] == [[1, 2, 3]]


def test_a_kept_prompt_replaces_those_it_begins_with():
    model, contexts = made(4, 1000)
    for number, prompt in enumerate([[1, 2, 3], [1, 2, 3, 4, 5], [1, 2], [7]]):
        one(model, number, 0, prompt, Read())
        model.free(number)
    assert sorted(held for held in contexts.held if held) == [[1, 2, 3, 4, 5], [7]]
    assert model.retained == 2


def test_kept_prompts_are_bounded(monkeypatch):
    monkeypatch.setattr(under_test, "RETAINED_CELLS", 20)
    model, contexts = made(40, 1000)
    for number in range(9):
        one(model, number, 0, [number] * 6, Read())
        model.free(number)
    assert sorted(held[0] for held in contexts.held if held) == [6, 7, 8]
    one(model, 10, 0, [9] * 30, Read())
    model.free(10)
    assert [len(held) for held in contexts.held if held] == [30]  # the last one stays, however long it is
    model.clear()
    for number in range(8):  # 11 cells
        one(model, number, 0, [1, 1, 1, number], Read())
        model.free(number)
    assert model.retained == 8


def test_freed_prompts_are_evicted_before_sequences_in_use():
    model, contexts = made(3, 20)
    one(model, 0, 0, [1] * 5, Read())
    one(model, 1, 0, [2] * 5, Read())
    model.free(1)
    one(model, 2, 0, [3] * 12, Read())  # cells run out
    assert sorted(held[0] for held in contexts.held if held) == [1, 3]
    model.free(2)
    one(model, 3, 0, [4], Read())
    one(model, 4, 0, [5], Read())  # slots run out
    assert sorted(held[0] for held in contexts.held if held) == [1, 4, 5]


def test_what_does_not_fit_alone_is_a_memory_error_and_changes_nothing():
    model, _ = made(4, 10)
    one(model, 0, 0, [1, 2, 3])
    with pytest.raises(MemoryError):
        one(model, 1, 0, [7] * 11)
    assert one(model, 0, 3, [4]) == likeliest([1, 2, 3, 4])


def test_after_an_error_the_cached_positions_can_be_used():
    model, contexts = made(4, 100)
    one(model, 0, 0, [1, 2, 3])
    contexts.broken = True
    with pytest.raises(RuntimeError, match="broken"):
        one(model, 0, 3, [4, 5])
    contexts.broken = False
    assert one(model, 0, 3, [6]) == likeliest([1, 2, 3, 6])


def test_a_long_request_takes_several_passes():
    model, contexts = made(3, 10_000)
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
        assert sum(len(piece.tokens) for piece in pieces) <= under_test.PASS_TOKENS
        assert sum(piece.positions for piece in pieces) <= under_test.PASS_POSITIONS
    assert contexts.computed == 3 * 2500


class LosesItsBeginning(Cells):
    """Cannot cut a sequence of more than 8 positions: it has to be computed again."""

    def cut(self, slot: int, length: int) -> int:
        return super().cut(slot, 0 if len(self.held[slot]) > 8 else length)

    def copy(self, source: int, length: int, target: int) -> int:
        return super().copy(source, length, target) if len(self.held[source]) <= 8 else 0


def test_what_cannot_be_cut_or_shared_is_computed_again():
    contexts = LosesItsBeginning(4, 1000)
    model = LlamaBackend(contexts, lambda: None)
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
