"""GGUF files hold what the model folder holds."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import gguf
import numpy as np
import pytest
from safetensors import safe_open

from egcfg_lsp.cli import main
from egcfg_lsp.compose import SHIPPED_MODEL
from engine.lm.llama_cpp.convert import convert
from engine.lm.llama_cpp.vocabulary import vocabulary
from engine.types import ModelError


def changed(folder: Path, target: Path, file: str, **changes: object) -> Path:
    """A copy of a model folder with other entries in one of its JSON files."""
    shutil.copytree(folder, target)
    content = json.loads((target / file).read_text(encoding="utf-8"))
    (target / file).write_text(json.dumps(content | changes), encoding="utf-8")
    return target


def test_the_default_model_keeps_its_weights_and_tokens(tmp_path):
    assert main(["convert", "default", str(tmp_path / "d.gguf")]) == 0
    read = gguf.GGUFReader(tmp_path / "d.gguf")
    tensors = {tensor.name: tensor.data for tensor in read.tensors}
    layers = json.loads((SHIPPED_MODEL / "config.json").read_text(encoding="utf-8"))["num_hidden_layers"]
    assert len(tensors) == 2 + 9 * layers
    with safe_open(SHIPPED_MODEL / "model.safetensors", framework="pt") as stored:
        for theirs, ours in (
            ("token_embd", "model.embed_tokens"),
            ("blk.5.ffn_down", "model.layers.5.mlp.down_proj"),
        ):
            expected = stored.get_tensor(f"{ours}.weight").float().numpy()
            np.testing.assert_array_equal(tensors[f"{theirs}.weight"], expected)
        query = stored.get_tensor("model.layers.0.self_attn.q_proj.weight").float().numpy()
    # llama.cpp rotates rows 0 and 1 together, transformers rows 0 and half a head (16) later
    np.testing.assert_array_equal(tensors["blk.0.attn_q.weight"][:4], query[[0, 16, 1, 17]])
    words = read.fields["tokenizer.ggml.tokens"].contents()
    numbers = json.loads((SHIPPED_MODEL / "tokenizer.json").read_text(encoding="utf-8"))["model"]["vocab"]
    assert all(words[number] == text for text, number in numbers.items())
    assert read.fields["tokenizer.ggml.pre"].contents() == "qwen2"
    assert read.fields["tokenizer.ggml.eos_token_id"].contents() == 1


@pytest.mark.parametrize(("number", "tolerance"), [("f16", 1e-3), ("bf16", 1e-2), ("q8_0", 1e-2)])
def test_smaller_numbers_are_close(tiny_llama, tmp_path, number, tolerance):
    convert(tiny_llama, tmp_path / "exact.gguf")
    convert(tiny_llama, tmp_path / "small.gguf", number)
    assert (tmp_path / "small.gguf").stat().st_size < (tmp_path / "exact.gguf").stat().st_size
    exact = gguf.GGUFReader(tmp_path / "exact.gguf").tensors
    for before, after in zip(exact, gguf.GGUFReader(tmp_path / "small.gguf").tensors, strict=True):
        assert before.name == after.name
        values = gguf.quants.dequantize(after.data, after.tensor_type)
        np.testing.assert_allclose(values, before.data, atol=tolerance * np.abs(before.data).max())


def test_an_existing_file_is_kept_unless_forced(tiny_llama, tmp_path):
    target = tmp_path / "out.gguf"
    target.write_text("mine")
    with pytest.raises(ModelError, match="--force"):
        convert(tiny_llama, target)
    assert target.read_text() == "mine"
    convert(tiny_llama, target, force=True)
    assert target.read_bytes()[:4] == b"GGUF"


def test_a_failed_conversion_leaves_nothing(tiny_llama, tmp_path):
    folder = changed(tiny_llama, tmp_path / "model", "config.json", num_hidden_layers=4)
    out = tmp_path / "out"
    out.mkdir()
    with pytest.raises(ModelError, match=r"lacks weights.*layers\.3"):
        convert(folder, out / "m.gguf")
    assert list(out.iterdir()) == []
    with pytest.raises(ModelError, match="cannot be written"):
        convert(tiny_llama, tmp_path / "nowhere" / "m.gguf")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"model_type": "gpt2"}, "architecture 'gpt2'"),
        ({"attention_bias": True}, "biases"),
        ({"hidden_act": "gelu"}, "gelu"),
        ({"rope_parameters": {"rope_type": "llama3", "rope_theta": 1.0}}, "scaled positions"),
    ],
)
def test_models_that_llama_cpp_would_compute_differently(tiny_llama, tmp_path, changes, complaint):
    folder = changed(tiny_llama, tmp_path / "model", "config.json", **changes)
    with pytest.raises(ModelError, match=complaint):
        convert(folder, tmp_path / "m.gguf")


def test_what_is_no_model(tmp_path):
    with pytest.raises(ModelError, match=r"no config\.json"):
        convert(tmp_path, tmp_path / "m.gguf")
    assert main(["convert", str(tmp_path), str(tmp_path / "m.gguf")]) == 2


def shipped_tokenizer(**changes: object) -> dict[str, object]:
    content = json.loads((SHIPPED_MODEL / "tokenizer.json").read_text(encoding="utf-8"))
    return content | changes


def test_tokenizers_that_llama_cpp_would_not_reproduce():
    with pytest.raises(ModelError, match="normalises"):
        vocabulary(shipped_tokenizer(normalizer={"type": "NFC"}), 2560)
    with pytest.raises(ModelError, match="not byte-level"):
        vocabulary(shipped_tokenizer(model={"type": "Unigram"}), 2560)
    bytes_only = {"type": "ByteLevel", "add_prefix_space": False, "use_regex": True}
    with pytest.raises(ModelError, match="splits text"):
        vocabulary(shipped_tokenizer(pre_tokenizer=bytes_only), 2560)
    crossing = shipped_tokenizer()
    crossing["model"]["merges"].append(["Ċ", "Ġ"])  # a token that crosses a line end
    with pytest.raises(ModelError, match="splits text"):
        vocabulary(crossing, 2560)
