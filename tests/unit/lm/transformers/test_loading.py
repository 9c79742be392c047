"""Loading, tokens and number formats of the transformers backend, on a tiny random Llama."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from engine.lm.transformers import load
from engine.support.errors import ModelError


def test_importing_the_package_does_not_import_torch():
    code = (
        "import sys, engine.lm.transformers, engine.lm.scripted, engine.lm.base; "
        "print([name for name in ('torch', 'transformers') if name in sys.modules])"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda folder: folder / "absent", "There is no model at .*absent.* Name an existing folder"),
        (lambda folder: folder, "is not a model: the folder has no config.json"),
        (lambda folder: _write(folder, "config.json", "{"), "config.json is not JSON"),
        (lambda folder: _write(folder, "config.json", '{"model_type": "llama"}'), "cannot be loaded as a"),
        (lambda folder: _write(folder, "model.bin", "") / "model.bin", "is no model. Name a .gguf file"),
        (lambda folder: _write(folder, "model.gguf", "") / "model.gguf", "model.gguf is empty"),
        (
            lambda folder: _write(folder, "model.gguf", "GGUF") / "model.gguf",
            "cannot be read as a GGUF file: it ends early",
        ),
    ],
)
async def test_a_path_that_is_no_model_is_a_sentence(tmp_path: Path, make, sentence):
    path = make(tmp_path)
    with pytest.raises(ModelError, match=sentence) as caught:
        await load(str(path), device="cpu")
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def _write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text)
    return folder


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
    loading = asyncio.create_task(load(str(tiny_llama), device="cpu"))
    await asyncio.sleep(0.005)
    loading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await loading
    for _ in range(500):
        new = set(threading.enumerate()) - before
        if not any(thread.name.startswith("model ") for thread in new):
            break
        await asyncio.sleep(0.01)
    else:
        pytest.fail("the owner thread still runs")


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
    import torch
    from transformers import AutoModelForCausalLM

    from engine.lm.transformers import loading

    shutil.copytree(tiny_llama, tmp_path, dirs_exist_ok=True)
    AutoModelForCausalLM.from_pretrained(tiny_llama).to(getattr(torch, stored)).save_pretrained(tmp_path)
    monkeypatch.setattr(loading, "SMALL_MODEL", 0 if large else 10**9)
    monkeypatch.setattr(loading, "multiplies_bfloat16", lambda: multiplies)
    model = await load(str(tmp_path), device="cpu", threads=1)
    assert model.device == f"cpu ({expected})"
    await model.close()
