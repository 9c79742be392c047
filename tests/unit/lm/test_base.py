"""Devices as users write them, what models are asked with, and how speeds are learned and measured."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm import base
from engine.lm.base import Device, Speed, measure, named_device
from engine.lm.tokens import fitting_form
from engine.support.errors import ModelError
from tests.scripted import Scripted


@pytest.mark.parametrize("name", ["auto", "cpu", "cuda", "cuda:1", "mps"])
def test_devices_are_read(name: str):
    kind, _, index = name.partition(":")
    assert named_device(name) == Device(kind, int(index) if index else None)
    assert named_device(name).name == name


@given(st.text(max_size=8))
def test_anything_else_is_an_error_that_names_it(name: str):
    try:
        assert named_device(name).name.split(":")[0] in ("auto", "cpu", "cuda", "mps")
    except ModelError as error:
        assert repr(name) in str(error)  # noqa: PT017


CHAT = "qwen2.5-coder-0.5b-instruct-q4_k_m deepseek-coder-6.7b-instruct codegemma-7b-it my-own-model"
FILE = (
    "Qwen2.5-Coder-1.5B-Q4_K_M deepseek-ai/deepseek-coder-6.7b CodeLlama-7b-Python-hf Llama-3.2-1B "
    "granite-3b-code-base-2k bigcode/santacoder"
)


@pytest.mark.parametrize(("names", "form"), [(CHAT, "chat"), (FILE, "base-file")])
def test_models_are_asked_in_turns_if_their_name_says_so_or_nothing(names, form):
    assert {fitting_form(name, has_turns=True) for name in names.split()} == {form}
    assert {fitting_form(name, has_turns=False) for name in names.split()} == {"base-file"}


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


@pytest.mark.parametrize("rows", [(1,), (1, 12, 48)])
async def test_an_idle_model_is_measured_for_the_rows_that_are_asked_for(monkeypatch, rows):
    times = itertools.count(0, 0.5)
    monkeypatch.setattr(base.time, "perf_counter", lambda: next(times))
    model = Scripted(lambda text: {"a": 1.0})
    speed = await measure(model, rows)
    assert set(speed.seconds) == set(rows)
    assert all(seconds > 0 for seconds in (speed.read, *speed.seconds.values()))
    assert model.open_contexts == 0
    await model.close()
