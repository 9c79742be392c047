"""One model of each backend (a script, or a tiny random Llama), and the wait for the owner thread."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from engine.core.task import Usage
from engine.lm.base import LanguageModel
from engine.lm.cached import CachedModel
from engine.lm.transformers import load
from engine.support import own_files
from tests.scripted import Scripted
from tests.thorough import thorough
from tests.unit.lm.openai.served import NamedTokenizer, ripple, serving
from tests.unit.lm.random_gguf import TOLERANCES, VOCABULARIES, write_random


@dataclass
class Subject:
    """A model under test, and what it still holds."""

    model: LanguageModel
    left: Callable[[], int]
    """Cached sequences, open contexts, requests under way: everything that should end with its context."""
    settled: Callable[[], Awaitable[object]]
    """Waits until all that was queued has been done."""
    tolerance: float = 1e-4
    """How far log-probabilities from passes of different shapes may differ."""

    async def leaks(self) -> int:
        """What is left once all that was queued has been done."""
        (await self.model.open([1, 2], Usage())).close()  # which also shows that the model still works
        await self.settled()
        return self.left()


def of_cached(model: CachedModel, cached: Callable[[], int], tolerance: float = 1e-4) -> Subject:
    settled = partial(model.scheduler._owner.run, lambda: None)
    return Subject(model, lambda: cached() + model.open_contexts, settled, tolerance)


def of_prefix_cache(model: CachedModel, tolerance: float = 1e-4) -> Subject:
    def cached() -> int:
        """Without what is retained for prompts to come."""
        model.backend.clear()
        return len(model.backend) + model.backend.cached + model.backend._store.size()

    return of_cached(model, cached, tolerance)


@pytest.fixture(scope="session")
def one_thread() -> None:
    """On busy cores torch's threads spend their time waiting for each other."""
    import torch

    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def tiny_llama(one_thread: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a random Llama (grouped queries) and a byte-level tokenizer."""
    import torch
    from transformers import LlamaConfig, LlamaForCausalLM

    from tests.unit.lm.tokenizers.tokenizer_kinds import like_qwen

    folder = tmp_path_factory.mktemp("tiny-llama")
    tokenizer = like_qwen()
    tokenizer.save_pretrained(folder)
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=len(tokenizer),
        hidden_size=32,
        num_hidden_layers=3,
        num_attention_heads=4,
        num_key_value_heads=2,
        intermediate_size=48,
        max_position_embeddings=256,
        initializer_range=0.3,
        eos_token_id=3,
        bos_token_id=None,
    )
    LlamaForCausalLM(config).save_pretrained(folder)
    return folder


@pytest.fixture(scope="session")
def llama_cpp_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Fails where the package is not installed; ``make test-all`` installs it."""
    import llama_cpp  # noqa: F401

    from engine.lm.llama_cpp import backend

    results = tmp_path_factory.mktemp("llama-cpp") / "results.json"
    found, own_files.tried_models = own_files.tried_models, lambda: results
    usual, backend.NUMBER = backend.NUMBER, 0  # 32-bit floats: passes of other shapes then agree to 0.0001
    yield
    backend.NUMBER, own_files.tried_models = usual, found


@pytest.fixture(scope="session")
def random_ggufs(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """GGUF files of random weights, by architecture."""
    folder = tmp_path_factory.mktemp("random-ggufs")
    return {architecture: write_random(architecture, folder) for architecture in VOCABULARIES}


@pytest.fixture(scope="session")
def tiny_gguf(random_ggufs: dict[str, Path]) -> Path:
    return random_ggufs["qwen2"]


@asynccontextmanager
async def of_script(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    model = Scripted(ripple, context_length=256)
    yield of_cached(model, lambda: len(model.backend.sequences))
    await model.close()


@asynccontextmanager
async def of_transformers(
    request: pytest.FixtureRequest, room: int | None = None, pages: bool = False
) -> AsyncIterator[Subject]:
    if pages:
        from engine.lm.transformers import loading
        from engine.lm.transformers.choice import choose
        from tests.unit.lm.transformers.stand_in import plain

        request.getfixturevalue("monkeypatch").setattr(loading, "choose", partial(choose, kernel=plain))
    model = await load(str(request.getfixturevalue("tiny_llama")), device="cpu")
    if room is not None:
        model.backend._capacity = room
    yield of_prefix_cache(model)
    await model.close()


@asynccontextmanager
async def of_llama_cpp(request: pytest.FixtureRequest, architecture: str) -> AsyncIterator[Subject]:
    from engine.lm.llama_cpp import load as load_gguf

    path = request.getfixturevalue("random_ggufs")[architecture]
    model = await load_gguf(str(path), device="cpu", threads=1, cache_mb=4)
    yield of_prefix_cache(model, TOLERANCES[architecture])
    await model.close()


@asynccontextmanager
async def of_openai(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    from engine.lm.chat_server import Client
    from engine.lm.completions import Dialect, RemoteModel

    async with serving() as served:
        dialect = Dialect(ids=True, top=20, numbers=True)
        model = RemoteModel(Client(served.url), "scripted", NamedTokenizer(), dialect, 256)
        yield Subject(model, lambda: model.waiting, lambda: asyncio.sleep(0))
        await model.close()


COMPILED = {f"llama-cpp {name}": partial(of_llama_cpp, architecture=name) for name in VOCABULARIES}
KINDS = {
    "scripted": of_script,
    "transformers": of_transformers,
    "transformers in little memory": partial(of_transformers, room=30_000),
    "transformers over pages": partial(of_transformers, pages=True),
    "openai": of_openai,
    **COMPILED,
}


@pytest.fixture(params=[*(kind for kind in KINDS if kind not in COMPILED), *thorough(COMPILED)])
async def subject(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    """Every contract test runs once for each kind of model."""
    async with KINDS[request.param](request) as subject:
        yield subject
