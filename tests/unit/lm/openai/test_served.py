"""The default model behind a real server of somebody else's: llama-cpp-python's own, on loopback."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from engine.lm import openai, transformers
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.guidance import guided
from engine.lm.llama_cpp.cache import converted
from engine.types import ModelError, Usage
from tests.unit.lm.openai.llama_server import start

pytestmark = [pytest.mark.model, pytest.mark.thorough]
PROMPT = "<|task|>def total(numbers):\n    result = 0\n    for number in numbers:\n        result +="


@pytest.fixture(scope="module")
def gguf(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return converted(SHIPPED_MODEL, "auto", tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="module")
def server(gguf: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process, url = start(gguf, tmp_path_factory.mktemp("log") / "server.log", "--logits_all", "true")
    yield url
    process.terminate()
    process.wait(30)


async def test_the_served_model_says_what_the_local_one_says(server, one_thread):
    here = await transformers.load(str(SHIPPED_MODEL), device="cpu", dtype="float32")
    there = await openai.load(server, "ours", tokenizer=str(SHIPPED_MODEL))
    assert (there.dialect.ids, there.dialect.top) == (False, 20)
    assert (there.template, there.note) == (here.template, "truncated distribution")
    tokens = here.tokenizer.encode(PROMPT)
    contexts = [await model.open(tokens[:-1], Usage()) for model in (here, there)]
    token = tokens[-1]
    for _ in range(12):
        [ours], [theirs] = await asyncio.gather(*(context.extend([token], 1) for context in contexts))
        named = np.isfinite(theirs)
        assert 15 <= named.sum() <= 20
        named[list(here.tokenizer.end_tokens)] = False  # the server spells every special token as nothing
        np.testing.assert_allclose(theirs[named], ours[named], atol=0.05)
        token = int(ours.argmax())
        assert int(theirs.argmax()) == token
    await asyncio.gather(here.close(), there.close())


async def test_guidance_over_the_union_chooses_as_with_whole_distributions(server, one_thread):
    here = await transformers.load(str(SHIPPED_MODEL), device="cpu", dtype="float32")
    there = await openai.load(server, "ours", tokenizer=str(SHIPPED_MODEL))
    prompts = [here.tokenizer.encode(text) for text in (PROMPT, PROMPT.replace("total", "product"))]
    rows = {}
    for model in (here, there):
        contexts = [await model.open(tokens[:-1], Usage()) for tokens in prompts]
        [prior], [conditional] = [
            await context.extend(tokens[-1:], 1) for context, tokens in zip(contexts, prompts, strict=True)
        ]
        rows[model] = guided(prior, conditional, 0.5)
    likely = rows[here] > np.log(0.01)
    np.testing.assert_allclose(np.exp(rows[there][likely]), np.exp(rows[here][likely]), atol=0.01)
    await asyncio.gather(here.close(), there.close())


async def test_without_a_tokenizer_texts_are_tokens(server):
    model = await openai.load(server, "ours")
    context = await model.open(model.tokenizer.encode(PROMPT), Usage())
    for _ in range(3):
        [(token, _)] = await context.likeliest(1)
        await context.extend([token])
    assert model.tokenizer.decode(context.tokens).startswith(PROMPT + " number\n")
    await model.close()


async def test_a_server_that_was_started_without_probabilities(gguf, tmp_path, monkeypatch):
    monkeypatch.setattr("engine.lm.openai.client.FIRST_PAUSE_S", 0.01)
    process, url = start(gguf, tmp_path / "log", "--logits_all", "false")
    try:
        with pytest.raises(ModelError, match="logits_all"):
            await openai.load(url, "ours")
    finally:
        process.terminate()
        process.wait(30)
