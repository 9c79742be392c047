"""One model of each backend (a script, or a tiny random Llama), and the wait for the owner thread."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from engine.lm.cached import CachedModel
from engine.lm.scripted import Scripted
from engine.lm.transformers import load
from engine.types import Usage


@dataclass
class Subject:
    """A model under test, and how many sequences its cache holds."""

    model: CachedModel
    cached: Callable[[], int]

    async def leaks(self) -> int:
        """Sequences left in the cache once all that was queued has been done."""
        (await self.model.open([1, 2], Usage())).close()  # which also shows that the model still works
        await self.model.scheduler._owner.run(lambda: None)
        return self.cached() + self.model.open_contexts


def ripple(text: str) -> dict[str, float]:
    """A script that depends on all of the text, so that a wrong cache is noticed."""
    digest = sum((place + 1) * ord(letter) for place, letter in enumerate(text))
    return {chr(97 + digest % 26): 2.0, chr(97 + digest * 7 % 26): 1.0, "x": 0.5}


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
def llama_cpp_installed() -> None:
    """Skips a test, and says what to do, where the package is not installed."""
    reason = "NOT TESTED: llama-cpp-python is not installed; make test installs it"
    pytest.importorskip("llama_cpp", reason=reason)


@pytest.fixture(scope="session")
def tiny_gguf(llama_cpp_installed: None, tiny_llama: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same model as a GGUF file of 32-bit floats."""
    from engine.lm.llama_cpp.convert import convert

    target = tmp_path_factory.mktemp("gguf") / "tiny.gguf"
    convert(tiny_llama, target)
    return target


@asynccontextmanager
async def of_script(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    model = Scripted(ripple, context_length=256)
    yield Subject(model, lambda: len(model.backend.sequences))
    await model.close()


@asynccontextmanager
async def of_transformers(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    model = await load(str(request.getfixturevalue("tiny_llama")), device="cpu")
    yield Subject(model, lambda: len(model.scheduler._backend))
    await model.close()


@asynccontextmanager
async def of_llama_cpp(request: pytest.FixtureRequest, separate: bool = False) -> AsyncIterator[Subject]:
    from engine.lm.llama_cpp import load as load_gguf

    path = request.getfixturevalue("tiny_gguf")
    model = await load_gguf(
        str(path), device="cpu", threads=1, separate=separate, cache="float32", cache_mb=4
    )
    yield Subject(model, lambda: len(model.scheduler._backend) + model.scheduler._backend.seated)
    await model.close()


KINDS = {
    "scripted": of_script,
    "transformers": of_transformers,
    "llama-cpp": of_llama_cpp,
    "llama-cpp separate": partial(of_llama_cpp, separate=True),
}


@pytest.fixture(params=KINDS)
async def subject(request: pytest.FixtureRequest) -> AsyncIterator[Subject]:
    """Every contract test runs once for each kind of model."""
    async with KINDS[request.param](request) as subject:
        yield subject
