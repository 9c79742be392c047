"""Loading, tokens and arithmetic of the llama.cpp backend."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import engine.lm.scheduler
from engine.core.task import Usage
from engine.lm.base import Sampling
from engine.lm.cached import CachedModel
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.backend import Full, Piece
from engine.support.errors import ModelError

CODE = Path(engine.lm.scheduler.__file__).read_text(encoding="utf-8")


pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("llama_cpp_installed")]


@pytest.fixture
async def tiny(tiny_gguf: Path) -> AsyncIterator[CachedModel]:
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    yield model
    await model.close()


def test_importing_the_package_does_not_import_llama_cpp():
    code = "import sys, engine.lm.llama_cpp; print('llama_cpp' in sys.modules, 'torch' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False False"


async def chain(model: CachedModel, tokens: list[int]) -> np.ndarray:
    """A prefill, a fork, single tokens, and a draft that is taken back: all that decoding does."""
    trunk = await model.open(tokens[:99], Usage())
    found = [await trunk.extend(tokens[99:200], 101)]
    branch = await trunk.fork()
    await asyncio.gather(trunk.extend(tokens[:9], 9), branch.extend(tokens[200:210]))
    trunk.truncate(150)
    for token in tokens[210:220]:
        found.append(await branch.extend([token], 1))
    found.append(await trunk.extend(tokens[150:160], 10))
    return np.concatenate(found)


async def test_a_closed_model_does_not_tokenise(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    await model.close()
    with pytest.raises(ModelError, match="closed"):
        model.tokenizer.encode("x")
    assert model.tokenizer.decode([40]) != ""


async def test_more_contexts_than_the_cache_holds(tiny_gguf):
    """Of 16 contexts the cache holds 11; all answer as if each were alone."""
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    prompts = [[n, *range(1, 180)] for n in range(16)]
    alone = []
    for prompt in prompts:
        context = await model.open(prompt, Usage())
        alone.append(await context.extend([7], 1))
        context.close()
    contexts = [await model.open(prompt, Usage()) for prompt in prompts]
    backend = model.backend
    assert backend.cached < len(backend) == 16
    together = await asyncio.gather(*(context.extend([7], 1) for context in contexts))
    np.testing.assert_allclose(np.concatenate(together), np.concatenate(alone), atol=1e-3)
    await model.close()


async def test_a_second_request_reads_only_what_changed(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    first, second = Usage(), Usage()
    context = await model.open([*range(1, 200), 7], first)
    await context.draw(5, Sampling(), lambda tokens: True)
    context.close()
    context = await model.open([*range(1, 180), 9, 9], second)
    assert (first.prompt_tokens, second.prompt_tokens) == (199, 1)
    answer = await context.extend([5], 1)
    context.close()
    model.backend.clear()
    alone = await model.open([*range(1, 180), 9, 9], Usage())
    np.testing.assert_allclose(answer, await alone.extend([5], 1), atol=1e-4)
    await model.close()


@pytest.mark.parametrize(
    ("make", "options", "sentence"),
    [
        (lambda folder: folder / "absent.gguf", {}, r"There is no GGUF file at .*absent\.gguf"),
        (lambda folder: _write(folder, "m.gguf", "hello"), {}, r"m\.gguf cannot be loaded by llama\.cpp: ."),
        (lambda folder: folder, {}, r"There is no GGUF file at .*use --set backend=transformers"),
        (lambda folder: _write(folder, "m.gguf", ""), {"device": "abacus"}, "no device 'abacus'"),
    ],
)
async def test_what_is_no_model_is_a_sentence(tmp_path, monkeypatch, capfd, make, options, sentence):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    path = make(tmp_path)
    with pytest.raises(ModelError, match=sentence) as caught:
        await load(str(path), **options)
    assert "\n" not in str(caught.value)
    assert capfd.readouterr() == ("", "")


async def test_a_build_without_a_gpu_says_so(tiny_gguf):
    import llama_cpp

    if llama_cpp.llama_supports_gpu_offload():
        pytest.skip("NOT TESTED: this build of llama-cpp-python supports a GPU")
    with pytest.raises(
        ModelError, match=r"--set device=cpu, or install it anew with CMAKE_ARGS=-DGGML_CUDA=ON"
    ):
        await load(str(tiny_gguf), device="cuda")


async def test_without_the_package(monkeypatch, tiny_gguf):
    monkeypatch.setitem(sys.modules, "llama_cpp", None)
    with pytest.raises(ModelError, match="pip install llama-cpp-python "):
        await load(str(tiny_gguf))


def _write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text)
    return folder / name


async def test_a_cancelled_load_leaves_no_thread(tiny_gguf):
    loading = asyncio.create_task(load(str(tiny_gguf), device="cpu"))
    await asyncio.sleep(0.002)
    loading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await loading
    for _ in range(500):
        if not any(thread.name.startswith("model ") for thread in threading.enumerate()):
            break
        await asyncio.sleep(0.01)
    else:
        pytest.fail("the owner thread still runs")


def _piece(slot: int, start: int, tokens: tuple[int, ...]) -> Piece:
    return Piece(slot, start, tokens, 1)


@pytest.fixture
def bare(tiny_gguf: Path) -> Iterator[Any]:
    """llama.cpp's own model."""
    import llama_cpp

    options = llama_cpp.llama_model_default_params()
    options.use_extra_bufts = False
    model = llama_cpp.llama_model_load_from_file(os.fsencode(tiny_gguf), options)
    yield model
    llama_cpp.llama_model_free(model)


def test_a_row_without_a_free_cell_undoes_those_before_it(bare: Any):
    from engine.lm.llama_cpp.backend import UnifiedContext

    contexts = UnifiedContext(bare, 256, 1, slots=8)
    contexts.decode([_piece(0, 0, tuple((7 * n) % 250 for n in range(255)))])
    contexts.copy(0, 30, 1)
    rows = [_piece(0, 255, (5,)), _piece(1, 30, (6,))]
    with pytest.raises(Full):
        contexts.decode(rows)
    assert contexts.decode(rows[:1]).shape[0] == 1  # llama.cpp takes a position once
    contexts.close()
