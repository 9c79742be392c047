"""One model of each backend (a script, or a tiny random Llama), and the wait for the owner thread."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from engine.core.task import Usage
from engine.lm.base import LanguageModel
from engine.lm.cached import CachedModel
from engine.lm.scripted import Scripted
from engine.lm.transformers import load
from engine.strategies.roles import role
from tests.thorough import thorough
from tests.unit.lm.llama_cpp.ggufs import TOLERANCES, VOCABULARIES, write_random
from tests.unit.lm.openai.served import NamedTokenizer, ripple, serving


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
    one_loop: bool = False
    """It keeps connections of one event loop."""

    async def leaks(self) -> int:
        """What is left once all that was queued has been done."""
        (await self.model.open([1, 2], Usage())).close()  # which also shows that the model still works
        await self.settled()
        return self.left()


def of_cached(model: CachedModel, cached: Callable[[], int]) -> Subject:
    return Subject(
        model, lambda: cached() + model.open_contexts, lambda: model.scheduler._owner.run(lambda: None)
    )


@pytest.fixture(scope="session")
def one_thread() -> None:
    """On busy cores torch's threads spend their time waiting for each other."""
    import torch

    torch.set_num_threads(1)


@pytest.fixture(scope="session")
def tiny_llama(one_thread: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a random Llama (grouped queries) and a byte-level tokenizer."""
    import torch
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers
    from transformers import LlamaConfig, LlamaForCausalLM, PreTrainedTokenizerFast

    folder = tmp_path_factory.mktemp("tiny-llama")
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer = Tokenizer(models.BPE(vocab={letter: n for n, letter in enumerate(alphabet)}, merges=[]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens(["<|end|>", "<|body|>"])
    PreTrainedTokenizerFast(tokenizer_object=tokenizer).save_pretrained(folder)
    torch.manual_seed(0)
    config = LlamaConfig(
        vocab_size=260,
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
def llama_cpp_installed() -> Iterator[None]:
    """Fails where the package is not installed; ``make test-all`` installs it."""
    import llama_cpp._utils as utilities  # which leaves two files open

    from engine.lm.llama_cpp import loading

    usual, loading.NUMBER = loading.NUMBER, 0  # 32-bit floats: passes of other shapes then agree to 0.0001
    yield
    loading.NUMBER = usual
    utilities.outnull_file.close()
    utilities.errnull_file.close()


@pytest.fixture(scope="session")
def tiny_gguf(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A random model of another kind as a GGUF file of 32-bit floats."""
    return write_random("qwen2", tmp_path_factory.mktemp("gguf"))


@pytest.fixture(scope="session")
def random_ggufs(llama_cpp_installed: None, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """GGUF files of random weights, by architecture."""
    folder = tmp_path_factory.mktemp("random-ggufs")
    return {architecture: write_random(architecture, folder) for architecture in VOCABULARIES}


@pytest.fixture(scope="session")
def roles(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder of our forms, with short questions and shorter answers."""
    folder = tmp_path_factory.mktemp("roles")
    for name in role.names():
        text = (role.FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        kept = re.findall(r"^(?:answer|again|stop|temperature|untold) = .*$", text, re.MULTILINE)
        lines = [f'ask = "{name} of {{name}}"', "max_new_tokens = 4", *kept]
        (folder / f"{name}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(folder)


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
    backend = model.scheduler._backend
    if room is not None:
        backend._capacity = room

    def left() -> int:
        """Without what is retained for prompts to come."""
        backend.clear()
        return len(backend) + backend.cached + backend.size()

    yield of_cached(model, left)
    await model.close()


@asynccontextmanager
async def of_llama_cpp(request: pytest.FixtureRequest, architecture: str = "") -> AsyncIterator[Subject]:
    from engine.lm.llama_cpp import load as load_gguf

    path = (
        request.getfixturevalue("random_ggufs")[architecture]
        if architecture
        else request.getfixturevalue("tiny_gguf")
    )
    model = await load_gguf(str(path), device="cpu", threads=1, cache_mb=4)
    backend = model.scheduler._backend

    def left() -> int:
        """Without what is retained for prompts to come."""
        backend.clear()
        return len(backend) + backend.slots_in_use

    subject = of_cached(model, left)
    subject.tolerance = TOLERANCES.get(architecture, 1e-4)
    yield subject
    await model.close()


@asynccontextmanager
async def of_openai(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    from engine.lm.chat_server import Client
    from engine.lm.openai import Dialect, RemoteModel

    async with serving() as served:
        dialect = Dialect(ids=True, top=20, numbers=True)
        model = RemoteModel(Client(served.url), "scripted", NamedTokenizer(), dialect, 256)
        yield Subject(model, lambda: model.waiting, lambda: asyncio.sleep(0), one_loop=True)
        await model.close()


KINDS = {
    "scripted": of_script,
    "transformers": of_transformers,
    "transformers in little memory": partial(of_transformers, room=30_000),
    "transformers over pages": partial(of_transformers, pages=True),
    "llama-cpp": of_llama_cpp,
    "openai": of_openai,
    **{f"llama-cpp {name}": partial(of_llama_cpp, architecture=name) for name in VOCABULARIES},
}


_COMPILED = [kind for kind in KINDS if kind.startswith("llama-cpp")]


@pytest.fixture(params=[*(kind for kind in KINDS if kind not in _COMPILED), *thorough(_COMPILED)])
async def subject(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    """Every contract test runs once for each kind of model."""
    async with KINDS[request.param](request) as subject:
        yield subject
