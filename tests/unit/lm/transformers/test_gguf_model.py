"""Models and tokenizers from GGUF files compute what llama.cpp computes from the same files."""

from __future__ import annotations

import asyncio
import tracemalloc
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.task import Usage
from engine.lm.cached import CachedModel
from engine.lm.gguf_file import GgufFile
from engine.lm.llama_cpp import backend as llama_cpp_backend
from engine.lm.llama_cpp import load as load_llama_cpp
from engine.lm.transformers import gguf_model, load, loading
from engine.lm.transformers.gguf_model import numbers
from engine.support.errors import ModelError
from tests.thorough import examples
from tests.unit.lm.random_gguf import CONTROL, NORMAL, UNKNOWN, UNUSED, Vocabulary, byte_level, tiny, write

pytestmark = pytest.mark.usefixtures("llama_cpp_installed", "one_thread")

TOKENS, FREE = 668, 40
USER_DEFINED = 4
SPELLED = {
    "</s>": NORMAL,
    "<|endoftext|>": CONTROL,
    "<|eot_id|>": NORMAL,
    "<|fim_pad|>": USER_DEFINED,
    "<tool_call>": USER_DEFINED,
    "<unk>": UNKNOWN,
    "<|free|>": UNUSED,
    "<|begin_of_text|>": CONTROL,
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


def vocabulary(pre: str = "qwen2", bos: str | None = None) -> Vocabulary:
    """With tokens of all types behind the usual ones."""
    words = byte_level(TOKENS, FREE)
    spelled = {text: kind for text, kind in SPELLED.items() if text not in words.tokens}
    start = TOKENS - FREE
    tokens, kinds = list(words.tokens), list(words.kinds)
    tokens[start : start + len(spelled)] = spelled
    kinds[start : start + len(spelled)] = spelled.values()
    return replace(words, tokens=tokens, kinds=kinds, pre=pre, bos=tokens.index(bos) if bos else None)


def file_of(
    folder: Path, architecture: str = "qwen2", pre: str = "qwen2", number: str = "f32", **options: Any
) -> Path:
    path = folder / "x.gguf"
    words = vocabulary(pre, options.pop("bos", None))
    write(path, tiny(architecture, TOKENS), words, number, deviation=0.3, **options)
    return path


@asynccontextmanager
async def both(path: Path) -> AsyncIterator[tuple[CachedModel, CachedModel]]:
    """The file in transformers and in llama.cpp."""
    ours = await load(str(path), device="cpu", dtype="float32", threads=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(llama_cpp_backend, "NUMBER", 0)  # 32-bit floats
        theirs = await load_llama_cpp(str(path), device="cpu", threads=1, cache_mb=8)
    yield ours, theirs
    await asyncio.gather(ours.close(), theirs.close())


def same_tokens(ours: Any, theirs: Any, text: str) -> None:
    for form in (text, theirs.literal(text)):
        assert ours.encode(form) == theirs.encode(form), text
        assert ours.opening(form) == theirs.opening(form), text
    tokens = theirs.encode(theirs.literal(text))
    assert ours.decode(tokens) == theirs.decode(tokens) == text


FACTORS = {"rope_freqs.weight": np.array([1, 1, 1.5, 2, 4, 8, 8, 8], np.float32)}
BOS = "<|begin_of_text|>"
FILES: Mapping[str, Mapping[str, Any]] = {  # in 32 bits: llama.cpp rounds what it multiplies with fewer
    "qwen2": {},
    "qwen3": {"architecture": "qwen3"},
    "llama": {"architecture": "llama", "pre": "llama-bpe", "bos": BOS},
    "llama 3": {"architecture": "llama", "pre": "llama-bpe", "bos": BOS, "vectors": FACTORS},
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
    async with both(file_of(tmp_path, pre=pre, bos=BOS)) as models:
        ours, theirs = (model.tokenizer for model in models)
        assert ours.vocabulary == theirs.vocabulary
        assert ours.end_tokens == theirs.end_tokens
        assert list(ours.forbidden) == list(theirs.forbidden)
        assert ours.infill == theirs.infill
        for text in TEXTS:
            same_tokens(ours, theirs, text)
        letters = st.text("\n\r\t '\"0x_é🙂a():1s", max_size=30)

        @settings(max_examples=examples(60))
        @given(st.lists(letters | st.sampled_from([*SPELLED, "    return x\n"]), max_size=5).map("".join))
        def same(text: str) -> None:
            same_tokens(ours, theirs, text)

        same()


PADS = ("<|fim_pad|>", "<fim-pad>", "<fim_pad>", "<PAD>", "<PAD>")
REPOSITORIES = ("<|fim_repo|>", "<|repo_name|>", "<fim-repo>", "<REPO>", "<reponame>")


@pytest.mark.parametrize(("pad", "repository"), [*zip(PADS, REPOSITORIES, strict=True)])
async def test_ends_are_those_of_llama_cpp_whatever_their_type(tmp_path: Path, pad: str, repository: str):
    """Of pads and of repositories' names llama.cpp takes one."""
    words = vocabulary()
    tokens, kinds = [pad if text == "<|fim_pad|>" else text for text in words.tokens], [*words.kinds]
    ends = gguf_model._ENDS.difference(PADS, REPOSITORIES) | {pad, repository}
    new = sorted(ends.difference(tokens))
    tokens[-len(new) :] = new
    for text in ends:
        kinds[tokens.index(text)] = NORMAL
    write(tmp_path / "x.gguf", tiny("qwen2", TOKENS), replace(words, tokens=tokens, kinds=kinds))
    async with both(tmp_path / "x.gguf") as models:
        ours, theirs = (model.tokenizer for model in models)
        assert {tokens.index(text) for text in ends} <= theirs.end_tokens
        assert ours.end_tokens == theirs.end_tokens
        for text in ends:
            same_tokens(ours, theirs, f"x{text}\n{text[:-1]}")


@pytest.mark.parametrize(
    ("pre", "said"), [("qwen2", None), ("qwen2", True), ("llama-bpe", None), ("llama-bpe", False)]
)
async def test_bos_comes_where_llama_cpp_puts_it(tmp_path: Path, pre: str, said: bool | None):
    """Before a text, if the file says so or says nothing and the tokenizer is Llama 3's; and in templates."""
    metadata = {"tokenizer.ggml.add_bos_token": said, "tokenizer.chat_template": CHAT}
    path = file_of(tmp_path, pre=pre, bos=BOS, metadata=metadata)
    async with both(path) as models:
        ours, theirs = (model.tokenizer for model in models)
        bos = vocabulary().tokens.index(BOS)
        assert ours.opening("x")[0] == bos or not (said or (pre == "llama-bpe" and said is None))
        for text in ("x", ours.chat("x"), f"{BOS}x"):
            assert ours.opening(text) == theirs.opening(text)
        assert ours.chat("x") == theirs.chat("x") == f"{BOS}<|im_start|>x<|im_end|>"
        assert ours.opening(ours.chat("x")).count(bos) == 1


@pytest.mark.parametrize("large", [True, False])
@pytest.mark.parametrize("multiplies", [True, False])
def test_numbers_are_rounded_once_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, large, multiplies):
    monkeypatch.setattr(loading, "SMALL_MODEL", 0 if large else 10**9)
    monkeypatch.setattr(loading, "multiplies_bfloat16", lambda: multiplies)
    path = file_of(tmp_path)
    cpu = torch.device("cpu")
    _, model = loading._read(path, str(path), None, cpu)
    dtype = torch.bfloat16 if large and multiplies else torch.float32
    with GgufFile(path) as file:
        exact = numbers(file, file.tensors["blk.1.ffn_up.weight"], cpu, torch.float32)
    assert not torch.equal(exact, exact.to(torch.bfloat16).float())
    assert torch.equal(model.model.layers[1].mlp.up_proj.weight, exact.to(dtype))
    assert {weight.dtype for weight in model.parameters()} == {dtype}


OTHER_TENSORS = "has other tensors than its architecture: 'model."
OTHER_ATTENTION = "has attention of a kind that is not known here"
WRONG: Mapping[str, Sequence[Any]] = {  # None: the file lacks the key
    "qwen2.block_count": (2**31 - 1, 0, None),
    "qwen2.embedding_length": ("wide", 2**30),
    "qwen2.feed_forward_length": (-1,),
    "qwen2.attention.head_count": (0,),
    "qwen2.rope.freq_base": (0.0, float("inf")),
    "qwen2.context_length": (2**31 - 1,),
    "general.architecture": (["qwen2"],),
    "tokenizer.ggml.tokens": ([1, 2], ["a"] * TOKENS),
    "tokenizer.ggml.merges": (["a"], None),
    "tokenizer.ggml.eos_token_id": (TOKENS, None),
    "tokenizer.ggml.bos_token_id": (-1,),
    "tokenizer.chat_template": (3,),
}
REFUSED: Sequence[tuple[str, Any, str]] = [
    ("qwen2.block_count", 4, f"{OTHER_TENSORS}layers.3"),
    ("qwen2.block_count", 2, f"{OTHER_TENSORS}layers.2"),
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
]


@pytest.mark.parametrize(("key", "value", "reason"), REFUSED, ids=range(len(REFUSED)))
async def test_a_file_that_cannot_be_is_a_sentence(tmp_path: Path, key: str, value: Any, reason: str):
    await is_refused(file_of(tmp_path, metadata={key: value}), reason)


async def is_refused(path: Path, reason: str) -> None:
    with pytest.raises(ModelError, match=reason) as caught:
        await load(str(path), device="cpu")
    said = str(caught.value)
    assert said.count(str(path)) == 1
    assert "\n" not in said
    assert len(said) < 300 + len(str(path))
    assert said.endswith((" Use --set backend=llama-cpp for it.", ", or use another one."))


@pytest.mark.parametrize(
    ("architecture", "vectors", "reason"),
    [
        ("qwen2", FACTORS, "has other tensors than its architecture: 'rope_freqs.weight'"),
        ("qwen2", {"model.norm.weight": np.ones(64, np.float32)}, "other tensors"),
        (
            "qwen2",
            {"blk.00.attn_norm.weight": np.ones(64, np.float32)},
            "'model.layers.00.input_layernorm.weight'",
        ),
        ("qwen2", {"x\n" * 30: np.ones(64, np.float32)}, "has other tensors than its architecture: 'x"),
        ("llama", {"rope_freqs.weight": np.ones(7, np.float32)}, "has a wrong rope_freqs.weight"),
        ("llama", {"rope_freqs.weight": np.zeros(8, np.float32)}, "has a wrong rope_freqs.weight"),
    ],
)
async def test_tensors_that_are_too_many(tmp_path: Path, architecture, vectors, reason):
    await is_refused(file_of(tmp_path, architecture, vectors=vectors), reason)


def test_a_header_that_lies_takes_little_memory(tmp_path: Path):
    """As many layers as may be, as wide as may be, and not one of their tensors."""
    sizes = ("embedding_length", "feed_forward_length", "attention.head_count")
    path = file_of(tmp_path, metadata={"qwen2.block_count": 2**8} | {f"qwen2.{key}": 2**18 for key in sizes})
    tracemalloc.start()
    try:
        with GgufFile(path) as file, pytest.raises(ModelError, match="has other tensors"):
            gguf_model.model_of(file, torch.float32, torch.device("cpu"))
        assert tracemalloc.get_traced_memory()[1] < 64 * 2**20
    finally:
        tracemalloc.stop()


def test_changed_headers_are_a_model_or_a_sentence(tmp_path: Path):
    path = file_of(tmp_path)
    content = path.read_bytes()
    end = content.index(b"blk.2.ffn_down.weight") + 60
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
            loading._read(path, str(path), torch.float32, torch.device("cpu"))
        except ModelError as error:
            said = str(error)
        assert str(path) in said
        assert "\n" not in said

    check()


FUNCTION = """def median(numbers):
    ordered = sorted(numbers)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2
"""


@pytest.mark.weights
async def test_both_backends_agree_on_a_real_model(weights: Path):
    """Its tokens are the same; llama.cpp rounds what it multiplies, so log-probabilities are close."""
    async with both(weights) as models:
        ours, theirs = (model.tokenizer for model in models)
        assert ours.end_tokens == theirs.end_tokens
        assert list(ours.forbidden) == list(theirs.forbidden)
        for text in (*TEXTS, FUNCTION, Path(__file__).read_text(encoding="utf-8")):
            same_tokens(ours, theirs, text)
        question = ours.chat("Write a Python function that says whether a number is prime.")
        assert question == theirs.chat("Write a Python function that says whether a number is prime.")
        tokens = ours.encode(FUNCTION)
        likely, written = [], []
        for model in models:
            context = await model.open(tokens[:1], Usage())
            rows = await context.extend(tokens[1:-1], len(tokens) - 2)
            likely.append(rows[range(len(rows)), tokens[2:]])
            context = await model.open(ours.opening(question)[:-1], Usage())
            answer = ours.opening(question)[-1:]
            for _ in range(24):
                answer.append(int((await context.extend(answer[-1:], 1))[0].argmax()))
            written.append(ours.decode(answer))
        assert written[0] == written[1]
        assert np.abs(likely[0] - likely[1]).mean() < 0.05
