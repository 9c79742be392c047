"""The model that ships, loaded without transformers, beside the same model loaded with it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lm.backends import SHIPPED_MODEL
from engine.lm.base import BODY_TEXT
from engine.lm.scheduling.passes import Row
from engine.lm.transformers.light.loading import load_light
from engine.lm.transformers.loaded import Loaded
from engine.lm.transformers.loading import load_now

pytestmark = pytest.mark.usefixtures("one_thread")
SETTING = {"device": "cpu", "dtype": "auto", "threads": 1, "cache_mb": 64, "kernel": "auto"}


@pytest.fixture(scope="module")
def light() -> Loaded:
    loaded = load_light(str(SHIPPED_MODEL), **SETTING)
    assert loaded is not None
    return loaded


@pytest.fixture(scope="module")
def full() -> Loaded:
    return load_now(str(SHIPPED_MODEL), **SETTING)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the model that ships."""
    return Path(shutil.copytree(SHIPPED_MODEL, tmp_path / "model"))


def test_the_model_that_ships_is_loaded_without_transformers():
    code = (
        "import asyncio, sys\nfrom engine.lm import transformers\n"
        "from engine.lm.backends import SHIPPED_MODEL\n"
        "model = asyncio.run(transformers.load(str(SHIPPED_MODEL), device='cpu'))\n"
        "print(model.template, 'transformers' in sys.modules)"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.split() == ["native", "False"]


def test_what_is_told_of_the_model_is_the_same(light: Loaded, full: Loaded):
    for name in ("name", "context_length", "device", "cache_bytes"):
        assert getattr(light, name) == getattr(full, name)
    for name in ("vocabulary", "end_tokens", "forbidden", "infill", "native", "gaps", "template"):
        assert getattr(light.tokenizer, name) == getattr(full.tokenizer, name)


@given(st.text() | st.sampled_from(["<|task|>", "    return n\n", BODY_TEXT, " <|end|>x"]))
def test_tokens_are_the_same(light: Loaded, full: Loaded, text: str):
    for literal in (text, light.tokenizer.literal(text)):
        tokens = light.tokenizer.encode(literal)
        assert tokens == full.tokenizer.encode(literal)
        assert light.tokenizer.opening(literal) == full.tokenizer.opening(literal)
        assert light.tokenizer.decode(tokens) == full.tokenizer.decode(tokens)
    assert light.tokenizer.literal(text) == full.tokenizer.literal(text)


def test_logits_are_the_same(light: Loaded, full: Loaded):
    tokens = tuple((7 * n + 3) % light.tokenizer.vocabulary for n in range(90))
    rows = [Row(0, 0, tokens, 90), Row(1, 0, tokens[5:30], 25)]
    expected, found = (each.backend.inner.logits(rows).numpy() for each in (full, light))
    np.testing.assert_allclose(found, expected, atol=1e-4)


@pytest.mark.parametrize(
    "changed",
    [{"dtype": "bfloat16"}, {"kernel": "plain"}, {"device": "meta"}],
)
def test_other_settings_are_for_the_loader_that_reads_every_model(changed):
    assert load_light(str(SHIPPED_MODEL), **{**SETTING, **changed}) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"model_type": "qwen2"},
        {"attention_bias": True},
        {"rope_parameters": {"rope_type": "linear", "rope_theta": 10000.0, "factor": 2.0}},
        {"quantization_config": {}},
        {"num_hidden_layers": 11},
        {"native_gaps": None},
    ],
)
def test_other_shapes_are_for_the_loader_that_reads_every_model(folder: Path, changed):
    path = folder / "config.json"
    told = json.loads(path.read_text()) | changed
    path.write_text(json.dumps({key: value for key, value in told.items() if value is not None}))
    assert load_light(str(folder), **SETTING) is None


@pytest.mark.parametrize(
    "name", ["config.json", "tokenizer.json", "tokenizer_config.json", "model.safetensors"]
)
@pytest.mark.parametrize("content", [None, b"", b"{", b"[]"])
def test_damaged_folders_are_for_the_loader_that_names_the_damage(folder: Path, name: str, content):
    (folder / name).unlink()
    if content is not None:
        (folder / name).write_bytes(content)
    assert load_light(str(folder), **SETTING) is None


def test_a_path_without_a_model_is_for_the_loader_that_names_it(tmp_path: Path):
    assert load_light(str(tmp_path / "nothing"), **SETTING) is None
