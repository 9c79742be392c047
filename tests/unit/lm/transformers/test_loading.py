"""Loading, tokens and number formats of the transformers backend, on a tiny random Llama."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import torch
from transformers import AutoModelForCausalLM

from engine.lm.transformers import load, loading
from engine.support.errors import ModelError


def test_importing_backends_imports_nothing_heavy():
    code = (
        "import sys, engine.lm.transformers, engine.lm.llama_cpp, tests.scripted; "
        "print({'torch', 'transformers', 'llama_cpp'} & {*sys.modules})"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("absent", None, "There is no model at .*absent.* Name an existing folder"),
        ("", None, "is not a model: the folder has no config.json"),
        ("config.json", "{", "config.json is not JSON"),
        ("config.json", '{"model_type": "llama"}', "cannot be loaded as a"),
        ("model.bin", "", "is no model. Name a .gguf file"),
        ("model.gguf", "", "model.gguf is empty"),
        ("model.gguf", "GGUF", "cannot be read as a GGUF file: it ends early"),
    ],
)
async def test_a_path_that_is_no_model_is_a_sentence(tmp_path: Path, name, text, sentence):
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
    if name == "config.json":
        path = tmp_path
    with pytest.raises(ModelError, match=sentence) as caught:
        await load(str(path), device="cpu")
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


async def test_a_hub_name_that_is_not_there_is_a_sentence(monkeypatch):
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", True)
    with pytest.raises(ModelError, match="nobody/nothing-at-all cannot be loaded from the Hugging Face hub"):
        await load("nobody/nothing-at-all", device="cpu")


@pytest.mark.parametrize(("option", "value"), [("device", "abacus"), ("dtype", "roman")])
async def test_options_that_do_not_exist(tiny_llama: Path, option, value):
    with pytest.raises(ModelError, match=value):
        await load(str(tiny_llama), **{option: value})


async def test_a_cancelled_load_leaves_no_thread(tiny_llama: Path):
    before = set(threading.enumerate())  # of models that other tests share
    begun = asyncio.create_task(load(str(tiny_llama), device="cpu"))
    await asyncio.sleep(0.005)
    begun.cancel()
    with pytest.raises(asyncio.CancelledError):
        await begun
    async with asyncio.timeout(60):
        while any(thread.name.startswith("model ") for thread in set(threading.enumerate()) - before):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("stored", "large", "multiplies", "expected"),
    [
        ("bfloat16", True, True, "bfloat16"),
        ("bfloat16", True, False, "float32"),
        ("bfloat16", False, True, "float32"),
        ("float16", True, True, "float32"),
        ("float32", True, True, "float32"),
    ],
)
async def test_the_number_format_on_a_cpu(
    tiny_llama: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored, large, multiplies, expected
):
    """16 bits only where they are stored, the CPU multiplies them, and the model is large."""
    shutil.copytree(tiny_llama, tmp_path, dirs_exist_ok=True)
    AutoModelForCausalLM.from_pretrained(tiny_llama).to(getattr(torch, stored)).save_pretrained(tmp_path)
    monkeypatch.setattr(loading, "SMALL_MODEL", 0 if large else 10**9)
    monkeypatch.setattr(loading, "multiplies_bfloat16", lambda: multiplies)
    model = await load(str(tmp_path), device="cpu", threads=1)
    assert model.device == f"cpu ({expected})"
    await model.close()
