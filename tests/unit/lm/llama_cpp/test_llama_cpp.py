"""Loading, tokens and arithmetic of the llama.cpp backend."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine.lm.scheduling.scheduler
from engine.lm import transformers
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.base import Sampling
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.cache import converted
from engine.lm.llama_cpp.convert import convert
from engine.lm.llama_cpp.slots import Full, Piece
from engine.lm.scheduling.cached import CachedModel
from engine.types import ModelError, SettingsError, Usage
from tests.thorough import examples

CODE = Path(engine.lm.scheduling.scheduler.__file__).read_text(encoding="utf-8")


pytestmark = [pytest.mark.thorough, pytest.mark.usefixtures("llama_cpp_installed")]


@pytest.fixture(scope="session")
def default_gguf(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return converted(SHIPPED_MODEL, "auto", tmp_path_factory.mktemp("converted"))


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


@pytest.mark.model
@pytest.mark.parametrize(
    ("cache", "separate", "tolerance"),
    [("float32", False, 2e-3), ("float32", True, 2e-3), ("float16", False, 0.05)],
)
async def test_logprobs_of_the_default_model_are_those_of_transformers(
    default_gguf, one_thread, cache, separate, tolerance
):
    theirs = await transformers.load(str(SHIPPED_MODEL), device="cpu", dtype="float32")
    ours = await load(str(default_gguf), device="cpu", cache=cache, separate=separate, threads=1)
    tokens = theirs.tokenizer.encode(CODE)
    expected, found = await chain(theirs, tokens), await chain(ours, tokens)
    likely = expected > np.log(1e-6)
    np.testing.assert_allclose(found[likely], expected[likely], atol=tolerance)
    np.testing.assert_allclose(np.exp(found), np.exp(expected), atol=tolerance / 10)
    assert (found.argmax(-1) == expected.argmax(-1)).mean() > 0.99
    assert (ours.context_length, ours.template, ours.tokenizer.end_tokens) == (
        theirs.context_length,
        theirs.template,
        theirs.tokenizer.end_tokens,
    )
    await asyncio.gather(theirs.close(), ours.close())


@pytest.mark.model
async def test_the_tokenizer_of_the_default_model_is_that_of_transformers(default_gguf, one_thread):
    theirs = await transformers.load(str(SHIPPED_MODEL), device="cpu", dtype="float32")
    ours = await load(str(default_gguf), device="cpu", threads=1)

    @settings(max_examples=examples(200))
    @given(st.text() | st.text("\n\r\t '\"0x_é🙂a(", max_size=30) | st.sampled_from(CODE.splitlines(True)))
    def agree(text: str) -> None:
        tokens = ours.tokenizer.encode(text)
        assert tokens == theirs.tokenizer.encode(text)
        assert ours.tokenizer.decode(tokens) == theirs.tokenizer.decode(tokens)
        assert ours.tokenizer.decode(tokens) == text or "<|" in text

    agree()
    assert ours.tokenizer.encode(CODE) == theirs.tokenizer.encode(CODE)
    every = range(theirs.tokenizer.vocabulary)
    assert [ours.tokenizer.decode([n]) for n in every] == [theirs.tokenizer.decode([n]) for n in every]
    with_ends = "<|body|>x<|end|>"
    assert ours.tokenizer.encode(with_ends) == theirs.tokenizer.encode(with_ends)
    await asyncio.gather(theirs.close(), ours.close())


async def test_tokens_and_text_of_a_small_vocabulary(tiny, tiny_llama):
    theirs = await transformers.load(str(tiny_llama), device="cpu")

    @settings(max_examples=examples(50), suppress_health_check=[HealthCheck.function_scoped_fixture])
    @given(st.text())
    def agree(text: str) -> None:
        assert tiny.tokenizer.encode(text) == theirs.tokenizer.encode(text)
        assert tiny.tokenizer.decode(tiny.tokenizer.encode(text)) == text or "<|" in text

    agree()
    assert tiny.tokenizer.decode(tiny.tokenizer.encode("é")[:1]) == "\ufffd"
    assert tiny.tokenizer.decode(tiny.tokenizer.encode("a<|body|>b<|end|>")) == "ab"
    assert tiny.tokenizer.end_tokens == theirs.tokenizer.end_tokens
    assert tiny.template == "native"
    with pytest.raises(SettingsError, match="chat template"):
        tiny.tokenizer.chat("hello")
    tiny.tokenizer._template = "{% for m in messages %}[{{ m.content }}]{% endfor %}answer:"
    assert tiny.tokenizer.chat("hello") == "[hello]answer:"
    await theirs.close()


async def test_a_model_that_was_trained_on_gaps_says_so(tiny, tiny_llama, tmp_path):
    copy = shutil.copytree(tiny_llama, tmp_path / "model")
    config = json.loads((copy / "config.json").read_text())
    (copy / "config.json").write_text(json.dumps({**config, "native_gaps": True}))
    convert(copy, tmp_path / "gaps.gguf")
    model = await load(str(tmp_path / "gaps.gguf"))
    assert (tiny.tokenizer.gaps, model.tokenizer.gaps) == (False, True)
    await model.close()


async def test_a_closed_model_does_not_tokenise(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache_mb=4)
    await model.close()
    with pytest.raises(ModelError, match="closed"):
        model.tokenizer.encode("x")
    assert model.tokenizer.decode([40]) != ""


async def test_more_contexts_than_the_cache_holds(tiny_gguf):
    """Of 16 contexts the cache holds 11; all answer as if each were alone."""
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache="float32", cache_mb=4)
    prompts = [[n, *range(1, 180)] for n in range(16)]
    alone = []
    for prompt in prompts:
        context = await model.open(prompt, Usage())
        alone.append(await context.extend([7], 1))
        context.close()
    contexts = [await model.open(prompt, Usage()) for prompt in prompts]
    backend = model.scheduler._backend
    assert backend.cached < len(backend) == 16
    together = await asyncio.gather(*(context.extend([7], 1) for context in contexts))
    np.testing.assert_allclose(np.concatenate(together), np.concatenate(alone), atol=1e-3)
    await model.close()


async def test_a_second_request_reads_only_what_changed(tiny_gguf):
    model = await load(str(tiny_gguf), device="cpu", threads=1, cache="float32", cache_mb=4)
    first, second = Usage(), Usage()
    context = await model.open([*range(1, 200), 7], first)
    await context.draw(5, Sampling(), lambda tokens: True)
    context.close()
    context = await model.open([*range(1, 180), 9, 9], second)
    assert (first.prompt_tokens, second.prompt_tokens) == (199, 1)
    answer = await context.extend([5], 1)
    context.close()
    model.scheduler._backend.clear()
    alone = await model.open([*range(1, 180), 9, 9], Usage())
    np.testing.assert_allclose(answer, await alone.extend([5], 1), atol=1e-4)
    await model.close()


@pytest.mark.parametrize(
    ("make", "options", "sentence"),
    [
        (lambda folder: folder / "absent.gguf", {}, r"There is no model at .*absent\.gguf.*egcfg convert"),
        (lambda folder: _write(folder, "m.gguf", "hello"), {}, r"m\.gguf cannot be loaded by llama\.cpp: ."),
        (lambda folder: folder, {}, r"is not a GGUF file, and egcfg convert refuses it: .*config\.json"),
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
    with pytest.raises(ModelError, match=r"--device cpu, or install it anew with CMAKE_ARGS=-DGGML_CUDA=ON"):
        await load(str(tiny_gguf), device="cuda")


async def test_numbers_of_a_file_cannot_be_chosen(tiny_gguf):
    with pytest.raises(SettingsError, match="egcfg convert --type"):
        await load(str(tiny_gguf), dtype="bfloat16")


async def test_without_the_package(monkeypatch, tiny_gguf):
    monkeypatch.setitem(sys.modules, "llama_cpp", None)
    with pytest.raises(ModelError, match=r"pip install 'egcfg-lsp\[llama-cpp\]'"):
        await load(str(tiny_gguf))


def _write(folder: Path, name: str, text: str) -> Path:
    (folder / name).write_text(text)
    return folder / name


async def test_a_folder_is_converted_once(tiny_llama, tmp_path):
    first = converted(tiny_llama, "auto", tmp_path)
    stamp = first.stat().st_mtime_ns
    assert converted(tiny_llama, "float32", tmp_path) == first
    assert first.stat().st_mtime_ns == stamp
    assert converted(tiny_llama, "bfloat16", tmp_path).stat().st_size < first.stat().st_size
    weights = tiny_llama / "model.safetensors"
    before = weights.stat()
    os.utime(weights, ns=(before.st_atime_ns, before.st_mtime_ns + 1))
    try:
        assert converted(tiny_llama, "auto", tmp_path) != first
    finally:
        os.utime(weights, ns=(before.st_atime_ns, before.st_mtime_ns))


async def test_a_folder_is_a_model(tiny_llama, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    model = await load(str(tiny_llama), device="cpu", threads=1, cache_mb=4)
    assert model.name == tiny_llama.name
    assert model.context_length == 256
    assert [file.suffix for file in tmp_path.rglob("*") if file.is_file()] == [".gguf"]
    await model.close()


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


def test_rows_that_are_computed_alone_give_what_they_give_together(bare: Any):
    from engine.lm.llama_cpp.contexts import Form, UnifiedContext

    prompt = tuple((7 * n) % 250 for n in range(40))
    found = []
    for alone in (1, 3):
        contexts = UnifiedContext(bare, Form(256, 1, 0, False, alone), 8)
        contexts.decode([_piece(0, 0, prompt)])
        contexts.copy(0, 30, 1)
        rows = [_piece(0, 40, (5,)), _piece(1, 30, (6,))]
        found.append(contexts.decode(rows).copy())
        contexts.close()
    np.testing.assert_allclose(found[0], found[1], atol=1e-4)


def test_a_row_without_a_free_cell_undoes_those_before_it(bare: Any):
    from engine.lm.llama_cpp.contexts import Form, UnifiedContext

    contexts = UnifiedContext(bare, Form(256, 1, 0, False, 3), 8)
    contexts.decode([_piece(0, 0, tuple((7 * n) % 250 for n in range(255)))])
    contexts.copy(0, 30, 1)
    rows = [_piece(0, 255, (5,)), _piece(1, 30, (6,))]
    with pytest.raises(Full):
        contexts.decode(rows)
    assert contexts.decode(rows[:1]).shape[0] == 1  # llama.cpp takes a position once
    contexts.close()


@pytest.mark.parametrize(("number", "parameters", "alone"), [("7", 5e8, 3), ("7", 5e6, 1), ("1", 5e8, 1)])
def test_which_models_compute_few_rows_alone(monkeypatch, number, parameters, alone):
    from engine.lm.llama_cpp import loading

    monkeypatch.setattr(loading.llama_cpp, "llama_model_n_params", lambda model: parameters)
    monkeypatch.setattr(loading, "_metadata", lambda model, key: number)
    assert loading._alone(None) == alone
