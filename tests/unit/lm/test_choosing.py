"""Choosing on the device is choosing on the host: torch and numpy take the same tokens."""

from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.lm import sampling
from engine.lm.sampling import (
    Decide,
    Distributions,
    Draw,
    Likeliest,
    Read,
    Row,
    Step,
    more_uniforms,
    uniform_table,
)
from engine.lm.transformers import answering
from engine.lm.transformers.answering import TRIES, TorchBackend
from tests.thorough import examples

VOCABULARY = 1300
"""Not a multiple of the blocks that are summed first."""


def logits(seed: int, rows: int, scale: float) -> np.ndarray:
    random = np.random.default_rng(seed)
    return (random.standard_normal((rows, VOCABULARY)) * scale).astype(np.float32)


@given(
    seed=st.integers(0, 10**6),
    scale=st.sampled_from([0.01, 1.0, 6.0]),
    temperature=st.sampled_from([0.3, 0.8, 1.5]),
    top_p=st.sampled_from([0.2, 0.9, 1.0]),
)
@settings(max_examples=examples(40))
def test_draws_are_those_of_the_host(seed, scale, temperature, top_p):
    rows = logits(seed, 6, scale)
    starts = [n / 7 + 0.01 for n in range(6)]
    drawn = answering.draw(
        torch.from_numpy(rows),
        torch.full((6, 1), temperature),
        torch.full((6, 1), top_p),
        torch.tensor(uniform_table(starts, TRIES), dtype=torch.float32),
    )
    expected = [
        sampling.draw(row, temperature, top_p, start) for row, start in zip(rows, starts, strict=True)
    ]
    same = sum(token == other for token, other in zip(drawn.tolist(), expected, strict=True))
    assert same >= 5  # a sum may be rounded to the other side of a border


@given(st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=5), st.integers(1, 6))
def test_random_numbers_are_the_same_one_by_one_and_all_at_once(firsts, count):
    one_by_one = [list(more_uniforms(first, count)) for first in firsts]
    assert uniform_table(firsts, count).tolist() == one_by_one


@pytest.mark.parametrize(
    ("top_p", "most"), [(1.0, 1), (0.99, 4), (0.95, 5), (0.9, 6), (0.3, TRIES), (0.01, TRIES)]
)
def test_as_many_draws_are_prepared_as_the_nucleus_may_need(top_p, most):
    assert answering.tries(top_p) == most


def test_a_row_whose_draws_all_miss_gets_its_likeliest_token():
    rows = torch.from_numpy(logits(3, 30, 1.0))
    top_p = torch.full((30, 1), 0.01)  # the likeliest token alone
    uniforms = torch.full((30, 2), 0.999)
    found = answering.draw(rows, torch.ones(30, 1), top_p, uniforms)
    assert found.tolist() == rows.argmax(-1).tolist()


def test_equal_logits_are_all_in_the_nucleus():
    rows = torch.zeros(50, VOCABULARY)
    uniforms = torch.tensor(uniform_table([(n + 0.5) / 50 for n in range(50)], 1), dtype=torch.float32)
    top_p = torch.full((50, 1), 0.3)
    found = answering.draw(rows, torch.ones(50, 1), top_p, uniforms)
    assert found.tolist() == sorted(found.tolist())
    assert found.max() > 0.9 * VOCABULARY


class Fixed(TorchBackend):
    """Gives the same logits, whatever is asked of it."""

    def __init__(self, rows: torch.Tensor, forbidden=()) -> None:
        self.rows = rows
        self.forbidden = forbidden

    def logits(self, rows):
        return self.rows[: sum(row.positions for row in rows)].clone()

    def copy(self, source, length, target): ...
    def free(self, sequence): ...
    def close(self): ...
    def size(self):
        return 0


def row(sequence: int, positions: int = 1) -> Row:
    return Row(sequence, 0, (1,) * max(1, positions), positions)


STEPS = [
    Step((row(0),), Draw(0.8, 0.9, 0.3)),
    Step((row(1, 0),), Read()),
    Step((row(2, 3), row(3, 3)), Decide(0.5)),
    Step((row(4, 2),), Distributions()),
    Step((row(5),), Draw(0.0, 0.9, 0.3)),
    Step((row(6),), Likeliest(4)),
    Step((row(7), row(8)), Decide(3.0, 0.1, explain=True)),
    Step((row(9, 2),), Decide(0.0)),
    Step((row(10, 2),), Decide(0.0, 0.1, explain=True)),
    Step((row(11), row(12)), Decide(0.5)),
    Step((row(13), row(14)), Decide(0.7)),
]


@pytest.mark.parametrize("at_once", [1, 3, 2**10])
@pytest.mark.parametrize("forbidden", [(), (3, 1290, 1299), tuple(range(700, VOCABULARY))])
def test_a_mixed_pass_is_answered_as_on_the_host(forbidden, at_once, monkeypatch):
    """However many rows are chosen for at once."""
    monkeypatch.setattr(answering, "AT_ONCE", at_once * VOCABULARY)
    rows = logits(2, 26, 4.0)
    answers = Fixed(torch.from_numpy(rows), forbidden).forward(STEPS)
    rows[:, list(forbidden)] = sampling.IMPOSSIBLE
    first = 0
    for step, answer in zip(STEPS, answers, strict=True):
        own = []
        for each in step.rows:
            own.append(rows[first : first + each.positions])
            first += each.positions
        expected = sampling.answer(step, own)
        if isinstance(step.ask, Distributions):
            np.testing.assert_allclose(answer, expected, atol=1e-4)
        elif isinstance(step.ask, Likeliest):
            assert [token for token, _ in answer] == [token for token, _ in expected]
            assert [chance for _, chance in answer] == pytest.approx(
                [chance for _, chance in expected], abs=1e-4
            )
        elif isinstance(step.ask, Decide):
            assert [choice.token for choice in answer] == [choice.token for choice in expected]
            for choice, other in zip(answer, expected, strict=True):
                assert choice.preferred == other.preferred
                for name in ("prior", "conditional", "guided"):
                    assert getattr(choice, name) == pytest.approx(getattr(other, name), abs=1e-3, nan_ok=True)
        else:
            assert answer == expected


class Waits(torch.utils._python_dispatch.TorchDispatchMode):
    """Records operators that would wait for a device, and how many bytes come to the host."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        if func.overloadpacket.__name__ in ("_local_scalar_dense", "nonzero", "item", "equal", "is_nonzero"):
            self.names.append(str(func))
        return func(*args, **(kwargs or {}))


def test_nothing_waits_for_the_device_but_one_transfer(monkeypatch):
    moved = []
    to_host = torch.Tensor.cpu
    monkeypatch.setattr(torch.Tensor, "cpu", lambda tensor: moved.append(tensor.nbytes) or to_host(tensor))
    tokens_only = [step for step in STEPS if not isinstance(step.ask, Distributions | Likeliest)]
    backend = Fixed(torch.from_numpy(logits(2, 20, 4.0)), (1299,))
    with Waits() as waits:
        backend.forward(tokens_only)
    assert waits.names == []
    rows = sum(each.positions for step in tokens_only for each in step.rows)
    assert len(moved) == 1
    assert moved[0] <= 64 * rows
