"""GGUF files of random weights are what they say."""

from __future__ import annotations

import gguf
import numpy as np
import pytest

from benchmarks.models.random_gguf import QWEN2_05B, parameters, tiny, write
from benchmarks.models.random_vocabulary import CHAT_TOKENS, LINE_TOKENS, byte_level, sentencepiece
from engine.lm.llama_cpp import load
from engine.types import Usage


@pytest.mark.parametrize("number", ["f32", "f16", "bf16", "q8_0"])
def test_weights_have_the_deviation_that_was_asked_for(tmp_path, number):
    shape = tiny("qwen2")
    write(tmp_path / "m.gguf", shape, byte_level(shape.vocabulary), number, deviation=0.1)
    read = gguf.GGUFReader(tmp_path / "m.gguf")
    tensors = {each.name: gguf.quants.dequantize(each.data, each.tensor_type) for each in read.tensors}
    assert sum(each.size for each in tensors.values()) == parameters(shape)
    assert tensors["token_embd.weight"].shape == (shape.vocabulary, shape.width)
    for name in ("token_embd.weight", "blk.2.ffn_down.weight", "blk.0.attn_q.weight"):
        assert tensors[name].std() == pytest.approx(0.1, rel=0.1)
        assert abs(tensors[name].mean()) < 0.01
    assert tensors["blk.1.attn_norm.weight"].mean() == pytest.approx(1, abs=0.1)
    assert tensors["blk.1.attn_k.bias"].any()


@pytest.mark.thorough
@pytest.mark.parametrize("number", ["f16", "bf16", "q8_0"])
async def test_smaller_numbers_are_loaded(llama_cpp_installed, tmp_path, number):
    shape = tiny("qwen2")
    write(tmp_path / "m.gguf", shape, byte_level(shape.vocabulary), number, deviation=0.3)
    model = await load(str(tmp_path / "m.gguf"), device="cpu", threads=1, cache_mb=4)
    found = await (await model.open([5], Usage())).extend([6, 7, 8], 3)
    assert np.isfinite(found).all()
    assert found[found > -100].std() > 1
    await model.close()


def test_the_same_seed_gives_the_same_file(tmp_path):
    shape = tiny("gemma2")
    for name, seed in (("a", 1), ("b", 1), ("c", 2)):
        write(tmp_path / name, shape, sentencepiece(shape.vocabulary), "q8_0", seed=seed)
    a, b, c = [(tmp_path / name).read_bytes() for name in "abc"]
    assert a == b != c


def test_the_shape_of_qwen2_has_its_parameters():
    assert parameters(QWEN2_05B) == 494_032_768


@pytest.mark.parametrize("size", [600, 5000])
def test_vocabularies_are_consistent(size):
    words = byte_level(size, unused=10)
    assert len(words.tokens) == len(words.kinds) == len(set(words.tokens)) == size
    known = set(words.tokens)
    for merge in words.merges:
        left, right = merge.split(" ")
        assert {left, right, left + right} <= known
    assert words.tokens[words.eos] == "<|im_end|>"
    ends = sum("Ċ" in token for token in words.tokens) / size
    assert 0.4 / LINE_TOKENS < ends < 2 / LINE_TOKENS
    assert set(CHAT_TOKENS) <= known
    pieces = sentencepiece(size)
    assert len(pieces.tokens) == len(pieces.kinds) == len(pieces.scores) == len(set(pieces.tokens)) == size
