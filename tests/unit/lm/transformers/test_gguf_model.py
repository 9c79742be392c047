"""Models, numbers and tokenizers from GGUF files are those of llama.cpp and of the package gguf."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.task import Usage
from engine.lm.cached import CachedModel
from engine.lm.gguf_file import BLOCKS, GgufFile
from engine.lm.llama_cpp import backend as llama_cpp_backend
from engine.lm.llama_cpp import load as load_llama_cpp
from engine.lm.transformers import gguf_model, load, loading
from engine.lm.transformers.gguf_model import numbers
from engine.support.errors import ModelError
from tests.thorough import examples
from tests.unit.lm.random_gguf import (
    CONTROL,
    NORMAL,
    UNKNOWN,
    UNUSED,
    USER_DEFINED,
    WIDTH,
    Vocabulary,
    byte_level,
    write,
)
from tests.unit.lm.transformers.test_gguf_file import bounded

pytestmark = pytest.mark.usefixtures("llama_cpp_installed", "one_thread")

TOKENS, FREE = 668, 40
CPU = torch.device("cpu")
BOS = "<|begin_of_text|>"
SPELLED = {
    "</s>": NORMAL,
    "<|endoftext|>": CONTROL,
    "<|eot_id|>": NORMAL,
    "<|fim_pad|>": USER_DEFINED,
    "<tool_call>": USER_DEFINED,
    "<unk>": UNKNOWN,
    "<|free|>": UNUSED,
    BOS: CONTROL,
    "<s>": NORMAL,
    "<file_sep>": NORMAL,
}
"""Texts of added tokens, and what files say of them."""
TEXTS = (
    "def f(x):\n\treturn x\r\n\r\n    # é 🙂 naïve\n\n\n",
    "a </s> b<|endoftext|>c <tool_call>{}</tool_call><unk>",
    "<|im_start|>user\n  Say 12345 it's DON'T<|im_end|>\n",
    "\t\t \r \r\n\n  x  ",
    "<|fim_prefix|>a<|fim_suffix|>b<|fim_middle|>",
    "<|eot_id|><|free|><s><file_sep><|begin_of_text|><|fim_pad|>[PAD630]",
    "日本語 ١٢٣ \u200b\u3000 e\u0301",
    "",
)
CHAT = "{{ bos_token }}{% for m in messages %}<|im_start|>{{ m.content }}<|im_end|>{% endfor %}"


def vocabulary(spelled: Mapping[str, int] = SPELLED, **said: Any) -> Vocabulary:
    """With ``spelled`` tokens of all types behind the usual ones, or in place of those of the same text."""
    words = byte_level(TOKENS, FREE)
    tokens, kinds = list(words.tokens), list(words.kinds)
    free = TOKENS - FREE
    for text, kind in spelled.items():
        if text not in tokens:
            tokens[free] = text
            free += 1
        kinds[tokens.index(text)] = kind
    return replace(words, tokens=tokens, kinds=kinds, said=said)


def file_of(
    folder: Path, architecture: str = "qwen2", pre: str = "qwen2", bos: bool = False, **options: Any
) -> Path:
    words = vocabulary(pre=pre)
    words = replace(words, bos=words.tokens.index(BOS)) if bos else words
    return write(folder / "x.gguf", words, architecture, **options)


@asynccontextmanager
async def both(path: Path) -> AsyncIterator[tuple[CachedModel, CachedModel]]:
    """The file in transformers and in llama.cpp."""
    ours = await load(str(path), device="cpu", dtype="float32", threads=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(llama_cpp_backend, "NUMBER", 0)  # 32-bit floats
        theirs = await load_llama_cpp(str(path), device="cpu", threads=1, cache_mb=8)
    yield ours, theirs
    await asyncio.gather(ours.close(), theirs.close())


def same_tokens(ours: Any, theirs: Any, *texts: str) -> None:
    assert ours.end_tokens == theirs.end_tokens
    assert list(ours.forbidden) == list(theirs.forbidden)
    for text in texts:
        for form in (text, theirs.literal(text)):
            assert ours.encode(form) == theirs.encode(form), text
            assert ours.opening(form) == theirs.opening(form), text
        tokens = theirs.encode(theirs.literal(text))
        assert ours.decode(tokens) == theirs.decode(tokens) == text


FACTORS = {"rope_freqs.weight": np.array([1, 1, 1.5, 2, 4, 8, 8, 8], np.float32)}
FILES: Mapping[str, Mapping[str, Any]] = {  # in 32 bits: llama.cpp rounds what it multiplies with fewer
    "qwen2": {},
    "qwen3": {"architecture": "qwen3"},
    "llama": {"architecture": "llama", "pre": "llama-bpe", "bos": True},
    "llama 3": {"architecture": "llama", "pre": "llama-bpe", "bos": True, "vectors": FACTORS},
}


@pytest.mark.parametrize("name", FILES)
async def test_both_backends_compute_the_same(tmp_path: Path, name: str):
    async with both(file_of(tmp_path, **FILES[name])) as models:
        tokens = [(7 * n) % 500 for n in range(40)]
        answers = []
        for model in models:
            context = await model.open(tokens[:1], Usage())
            answers.append(await context.extend(tokens[1:], 39))
        likely = answers[1] > -15
        assert likely.sum() > 39 * 50
        np.testing.assert_allclose(answers[0][likely], answers[1][likely], atol=2e-3)


@pytest.mark.parametrize("pre", ["qwen2", "llama-bpe"])
async def test_both_backends_have_the_same_tokens(tmp_path: Path, pre: str):
    async with both(file_of(tmp_path, pre=pre, bos=True)) as models:
        ours, theirs = (model.tokenizer for model in models)
        assert ours.vocabulary == theirs.vocabulary
        assert ours.infill == theirs.infill
        same_tokens(ours, theirs, *TEXTS)
        letters = st.text("\n\r\t '\"0x_é🙂a():1s", max_size=30)

        @settings(max_examples=examples(60))
        @given(st.lists(letters | st.sampled_from([*SPELLED, "    return x\n"]), max_size=5).map("".join))
        def same(text: str) -> None:
            same_tokens(ours, theirs, text)

        same()


PADS = ("<|fim_pad|>", "<fim-pad>", "<fim_pad>", "<PAD>", "<|fim_pad|>")
REPOSITORIES = ("<|fim_repo|>", "<fim-repo>", "<reponame>", "<REPO>", "<|repo_name|>")


@pytest.mark.parametrize(("pad", "repository"), list(zip(PADS, REPOSITORIES, strict=True)))
async def test_ends_are_those_of_llama_cpp_whatever_their_type(tmp_path: Path, pad: str, repository: str):
    """Of pads and of repositories' names llama.cpp takes one."""
    ends = gguf_model._ENDS.difference(PADS, REPOSITORIES) | {pad, repository}
    words = vocabulary(dict.fromkeys(sorted(ends), NORMAL))
    async with both(write(tmp_path / "x.gguf", words)) as models:
        ours, theirs = (model.tokenizer for model in models)
        assert {words.tokens.index(text) for text in ends} <= theirs.end_tokens
        same_tokens(ours, theirs, *(f"x{text}\n{text[:-1]}" for text in ends))


@pytest.mark.parametrize(
    ("pre", "said"), [("qwen2", None), ("qwen2", True), ("llama-bpe", None), ("llama-bpe", False)]
)
async def test_bos_comes_where_llama_cpp_puts_it(tmp_path: Path, pre: str, said: bool | None):
    """Before a text, if the file says so or says nothing and the tokenizer is Llama 3's; and in templates."""
    metadata = {"tokenizer.ggml.add_bos_token": said, "tokenizer.chat_template": CHAT}
    path = file_of(tmp_path, pre=pre, bos=True, metadata=metadata)
    async with both(path) as models:
        ours, theirs = (model.tokenizer for model in models)
        bos = vocabulary().tokens.index(BOS)
        assert ours.opening("x")[0] == bos or not (said or (pre == "llama-bpe" and said is None))
        for text in ("x", ours.chat("x"), f"{BOS}x"):
            assert ours.opening(text) == theirs.opening(text)
        assert ours.chat("x") == theirs.chat("x") == f"{BOS}<|im_start|>x<|im_end|>"
        assert ours.opening(ours.chat("x")).count(bos) == 1


@pytest.mark.parametrize(("large", "dtype"), [(True, torch.bfloat16), (False, torch.float32)])
def test_numbers_are_rounded_once_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large, dtype):
    monkeypatch.setattr(loading, "SMALL_MODEL", 0 if large else 10**9)
    monkeypatch.setattr(loading, "multiplies_bfloat16", lambda: True)
    path = file_of(tmp_path)
    _, model, *_ = loading._read(path, str(path), None, CPU)
    with GgufFile(path) as file:
        exact = numbers(file, file.tensors["blk.1.ffn_up.weight"], CPU, torch.float32)
    assert not torch.equal(exact, exact.to(torch.bfloat16).float())
    assert torch.equal(model.model.layers[1].mlp.up_proj.weight, exact.to(dtype))
    assert {weight.dtype for weight in model.parameters()} == {dtype}


OTHER_TENSORS = "has other tensors than its architecture: '"
OTHER_ATTENTION = "has attention of a kind that is not known here"
WRONG: Mapping[str, Sequence[Any]] = {  # None: the file lacks the key
    "qwen2.block_count": (2**31 - 1, 0, True, "3", None),
    "qwen2.embedding_length": ("wide", 2**30),
    "qwen2.feed_forward_length": (-1,),
    "qwen2.attention.head_count": (0,),
    "qwen2.rope.freq_base": (0.0, float("inf"), float("nan"), True),
    "qwen2.context_length": (2**31 - 1,),
    "general.architecture": (["qwen2"],),
    "tokenizer.ggml.tokens": ([1, 2], ["a"] * TOKENS),
    "tokenizer.ggml.merges": (["a"], None),
    "tokenizer.ggml.eos_token_id": (TOKENS, None),
    "tokenizer.ggml.bos_token_id": (-1,),
    "tokenizer.chat_template": (3, ["a"]),
}
REFUSED: Sequence[tuple[str, Any, str]] = [
    ("qwen2.block_count", 4, f"{OTHER_TENSORS}model.layers.3"),
    ("qwen2.block_count", 2, f"{OTHER_TENSORS}model.layers.2"),
    ("qwen2.embedding_length", 128, OTHER_TENSORS),
    ("qwen2.attention.head_count_kv", 3, "has a wrong qwen2.attention.head_count"),
    ("qwen2.attention.head_count_kv", [2, 2, 2], "has a wrong qwen2.attention.head_count"),
    ("qwen2.attention.key_length", 15, "has a wrong qwen2.attention.head_count"),
    ("qwen2.attention.value_length", 32, OTHER_ATTENTION),
    ("qwen2.rope.dimension_count", 8, OTHER_ATTENTION),
    ("qwen2.rope.scaling.type", "yarn", OTHER_ATTENTION),
    ("qwen2.rope.scaling.factor", 4.0, OTHER_ATTENTION),
    ("general.architecture", "gemma\n" * 99, "is of the architecture 'gemma"),
    ("tokenizer.ggml.model", "llama", r"The tokenizer of .*x.gguf \('llama', 'qwen2'\) is not"),
    ("tokenizer.ggml.pre", "x\n" * 99, r"The tokenizer of .*x.gguf \('gpt2', 'x"),
    ("tokenizer.ggml.tokens", ["a", "b"], "has a wrong tokenizer.ggml.token_type"),
    ("tokenizer.ggml.tokens", [f"t{n}" for n in range(TOKENS)], "has a wrong tokenizer.ggml.merges"),
    ("tokenizer.ggml.add_bos_token", True, "does not say its tokenizer.ggml.bos_token_id"),
    *(
        (key, value, f"does not say its {key}" if value is None else f"has a wrong {key}")
        for key, values in WRONG.items()
        for value in values
    ),
    ("rope_freqs.weight", FACTORS["rope_freqs.weight"], f"{OTHER_TENSORS}rope_freqs.weight'"),
    ("model.norm.weight", np.ones(WIDTH, np.float32), OTHER_TENSORS),
    ("blk.00.attn_norm.weight", np.ones(WIDTH, np.float32), "'model.layers.00.input_layernorm.weight'"),
    ("x\n" * 30, np.ones(WIDTH, np.float32), f"{OTHER_TENSORS}x"),
]


@pytest.mark.parametrize(("key", "value", "reason"), REFUSED, ids=range(len(REFUSED)))
async def test_a_file_that_cannot_be_is_a_sentence(tmp_path: Path, key: str, value: Any, reason: str):
    """A key of its metadata, or a tensor too many."""
    where = "vectors" if isinstance(value, np.ndarray) else "metadata"
    await is_refused(file_of(tmp_path, **{where: {key: value}}), reason)


@pytest.mark.parametrize("factors", [np.ones(7, np.float32), np.zeros(8, np.float32)])
async def test_factors_that_cannot_be_are_a_sentence(tmp_path: Path, factors):
    await is_refused(
        file_of(tmp_path, "llama", vectors={"rope_freqs.weight": factors}), "has a wrong rope_freqs"
    )


async def is_refused(path: Path, reason: str) -> None:
    with pytest.raises(ModelError, match=reason) as caught:
        await load(str(path), device="cpu")
    said = str(caught.value)
    assert said.count(str(path)) == 1
    assert "\n" not in said
    assert len(said) < 300 + len(str(path))
    assert said.endswith((" Use --set backend=llama-cpp for it.", ", or use another one."))


def test_a_header_that_lies_takes_little_memory(tmp_path: Path):
    """As many layers as may be, as wide as may be, and not one of their tensors."""
    sizes = ("embedding_length", "feed_forward_length", "attention.head_count")
    path = file_of(tmp_path, metadata={"qwen2.block_count": 2**8} | {f"qwen2.{key}": 2**18 for key in sizes})
    with bounded(64 * 2**20), GgufFile(path) as file, pytest.raises(ModelError, match="has other tensors"):
        gguf_model.model_of(file, torch.float32, CPU)


def test_changed_headers_are_a_model_or_a_sentence(tmp_path: Path):
    path = file_of(tmp_path)
    content = path.read_bytes()
    end = content.index(b"blk.2.ffn_norm.weight") + 60
    places = [
        content.index(key)
        for key in (b"block_count", b"freq_base", b"ggml.tokens", b"ggml.merges", b"ggml.eos")
    ]
    near = st.sampled_from(places).flatmap(lambda at: st.integers(at, at + 60))

    @settings(max_examples=examples(80))
    @given(near | st.integers(0, end), st.sampled_from((b"\xff" * 4, b"\0", b"\1", b"\x80")))
    def check(start: int, new: bytes) -> None:
        path.write_bytes(content[:start] + new + content[start + len(new) :])
        said = f"{path} "
        try:
            loading._read(path, str(path), torch.float32, CPU)
        except ModelError as error:
            said = str(error)
        assert str(path) in said
        assert "\n" not in said

    check()


@pytest.mark.weights
async def test_both_backends_have_the_tokens_of_a_real_model(weights: Path):
    async with both(weights) as models:
        same_tokens(*(model.tokenizer for model in models), *TEXTS, Path(__file__).read_text("utf-8"))


FORMATS = ["F32", "F16", *(kind.name for kind in gguf.quants._type_traits)]


def written(path: Path, name: str, seed: int) -> tuple[GgufFile, np.ndarray]:
    """A tensor of random bytes in 5 rows of 7 blocks, and these bytes."""
    kind = gguf.GGMLQuantizationType[name]
    raw = np.random.default_rng(seed).integers(0, 256, (5, 7 * BLOCKS[name][1]), np.uint8)
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_tensor("x", raw, raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return GgufFile(path), raw


@pytest.mark.parametrize("at_once", [2**22, 1, 500])
@pytest.mark.parametrize("name", FORMATS)
def test_numbers_are_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, at_once: int):
    """Of any bytes: scales may be infinite or no numbers at all."""
    monkeypatch.setattr(gguf_model, "AT_ONCE", {"cpu": at_once})
    file, raw = written(tmp_path / "x.gguf", name, at_once)
    with file, np.errstate(all="ignore"):
        tensor = file.tensors["x"]
        expected = gguf.quants.dequantize(raw, gguf.GGMLQuantizationType[name])
        assert tensor.shape == expected.shape == (5, 7 * BLOCKS[name][0])
        found = numbers(file, tensor, CPU, torch.float32)
        rounded = numbers(file, tensor, CPU, torch.bfloat16)
    missing = np.isnan(expected)
    assert np.array_equal(torch.isnan(found).numpy(), missing)
    assert np.array_equal(found.numpy().view(np.int32)[~missing], expected.view(np.int32)[~missing])
    assert torch.equal(rounded[~missing], found.to(torch.bfloat16)[~missing])


@pytest.mark.parametrize("name", ["I32", "F64", "Q8_1"])
def test_a_format_that_is_no_weights_is_a_sentence(tmp_path: Path, name: str):
    file, _ = written(tmp_path / "x.gguf", name, 0)
    said = rf"x\.gguf .* {name} cannot be read here\. Use --set backend=llama-cpp"
    with file, pytest.raises(ModelError, match=said):
        numbers(file, file.tensors["x"], CPU, torch.float32)
