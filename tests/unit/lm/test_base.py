"""Devices as users write them, what models are asked with, and how speeds are learned and measured."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm import base
from engine.lm.base import ROWS, Device, Sampling, Speed, measure, named_device
from engine.lm.scripted import Scripted
from engine.lm.tokens import fitting_form
from engine.support.errors import ModelError


@pytest.mark.parametrize(
    ("name", "device"),
    [
        ("auto", Device("auto")),
        ("cpu", Device("cpu")),
        ("cuda", Device("cuda")),
        ("cuda:1", Device("cuda", 1)),
        ("mps", Device("mps")),
    ],
)
def test_names_are_read(name: str, device: Device):
    assert named_device(name) == device
    assert device.name == name


@given(st.text(max_size=8))
def test_anything_else_is_an_error_that_names_it(name: str):
    try:
        assert named_device(name).name.split(":")[0] in ("auto", "cpu", "cuda", "mps")
    except ModelError as error:
        assert repr(name) in str(error)  # noqa: PT017


CHAT = """
qwen2.5-coder-0.5b-instruct-q4_k_m
deepseek-coder-6.7b-instruct
codegemma-7b-it
my-own-model
""".split()
FILE = """
Qwen2.5-Coder-1.5B-Q4_K_M
deepseek-ai/deepseek-coder-6.7b
CodeLlama-7b-Python-hf
Llama-3.2-1B
granite-3b-code-base-2k
bigcode/santacoder
""".split()


@pytest.mark.parametrize(("names", "form"), [(CHAT, "chat"), (FILE, "base-file")])
def test_models_are_asked_in_turns_if_their_name_says_so_or_nothing(names, form):
    assert {fitting_form(name, has_turns=True) for name in names} == {form}
    assert {fitting_form(name, has_turns=False) for name in names} == {"base-file"}


COUNTS = st.integers(1, 1000)
GREEDY = Sampling(temperature=0.0, seed=1)


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


class Clock:
    """Every look at it is half a second later."""

    def __init__(self) -> None:
        self._times = itertools.count(0, 0.5)

    def __call__(self) -> float:
        return next(self._times)


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
