"""Loading, tokens and arithmetic of the llama.cpp backend."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import numpy as np
import pytest

import engine.lm.scheduler
from engine.core.task import Usage
from engine.lm.base import Sampling
from engine.lm.cached import CachedModel
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.backend import Piece
from engine.lm.sampling import Distributions, Step, log_softmax
from engine.support.errors import ModelError
from tests.unit.lm.random_gguf import TOKENS, TOLERANCES, UNUSED, VOCABULARIES
from tests.unit.lm.scheduling.walks import walk

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


async def test_a_closed_model_does_not_tokenise(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    await model.close()
    with pytest.raises(ModelError, match="closed"):
        model.tokenizer.encode("x")
    assert model.tokenizer.decode([40]) != ""


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


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("architecture", VOCABULARIES)
async def test_whatever_happens_answers_are_those_of_a_plain_run(random_ggufs, architecture, seed):
    """Long sequences in a small cache: with a window of 16, old cells are taken by other sequences."""
    path = random_ggufs[architecture]
    plain = await load(str(path), device="cpu", threads=1, cache_mb=8)
    model = await load(str(path), device="cpu", threads=1, cache_mb=1)
    contexts = plain.backend._store._contexts
    backend = model.backend
    source = random.Random(seed)
    shadows: dict[int, tuple[int, ...]] = {}
    for rows in walk(source, backend, shadows, 80, TOKENS - UNUSED - 20, longest=60):
        answers = backend.forward([Step((row,), Distributions()) for row in rows])
        for row, answer in zip(rows, answers, strict=True):
            contexts.cut(0, 0)
            logits = contexts.decode([Piece(0, 0, shadows[row.sequence], row.positions)])
            logits[:, list(plain.tokenizer.forbidden)] = -1e30
            expected = log_softmax(logits)
            likely = expected > np.log(1e-6)
            np.testing.assert_allclose(answer[likely], expected[likely], atol=TOLERANCES[architecture])
    await asyncio.gather(plain.close(), model.close())
