"""GGUF files hold what the model folder holds."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import pytest
from safetensors import safe_open
from tokenizers import Tokenizer
from transformers import LlamaConfig, LlamaForCausalLM

from egcfg_lsp.cli import main
from engine.lm.backends import SHIPPED_MODEL
from engine.lm.llama_cpp import load
from engine.lm.llama_cpp.convert import convert
from engine.lm.llama_cpp.vocabulary import vocabulary
from engine.lm.scheduling.numpy_answers import log_softmax
from engine.types import ModelError, Usage


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
        ({"model_type": "gpt2"}, "architecture 'gpt2'; what can be converted is 'llama', 'qwen2'"),
        ({"attention_bias": True}, "attention_bias = True"),
        ({"model_type": "qwen2", "use_sliding_window": True}, "use_sliding_window = True"),
        ({"model_type": "starcoder2"}, "hidden_act = 'silu'"),
        ({"hidden_act": "gelu"}, "gelu"),
        ({"rope_parameters": {"rope_type": "llama3", "rope_theta": 1.0}}, "scaled positions"),
    ],
)
def test_models_that_llama_cpp_would_compute_differently(tiny_llama, tmp_path, changes, complaint):
    folder = changed(tiny_llama, tmp_path / "model", "config.json", **changes)
    with pytest.raises(ModelError, match=complaint):
        convert(folder, tmp_path / "m.gguf")


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("kind", "tolerance"),
    [("llama", 1e-4), ("qwen2", 1e-4), ("qwen3", 1e-4), ("starcoder2", 1e-2)],  # GELU by a table of 16 bits
)
def test_llama_cpp_computes_a_converted_model_as_transformers_does(
    llama_cpp_installed, tiny_llama, tmp_path, kind, tolerance
):
    import torch

    model = random_model(kind)
    model.save_pretrained(tmp_path)
    shutil.copy(tiny_llama / "tokenizer.json", tmp_path)
    convert(tmp_path, tmp_path / "out.gguf")
    tokens = list(range(5, 250, 4))
    with torch.no_grad():
        logits = model(torch.tensor([tokens])).logits[0].numpy()

    async def computed() -> np.ndarray:
        loaded = await load(str(tmp_path / "out.gguf"), device="cpu", threads=1, cache="float32", cache_mb=4)
        assert loaded.context_length == 256
        logits[:, list(loaded.tokenizer.forbidden)] = -1e30
        found = await (await loaded.open(tokens[:1], Usage())).extend(tokens[1:], len(tokens) - 1)
        await loaded.close()
        return found

    found, expected = asyncio.run(computed()), log_softmax(logits)[1:]
    likely = expected > np.log(1e-6)
    np.testing.assert_allclose(found[likely], expected[likely], atol=tolerance)


def random_model(kind: str) -> Any:
    """A transformers model of three layers whose biases and norms are random, too."""
    import torch
    from transformers import AutoConfig, AutoModelForCausalLM

    torch.manual_seed(0)
    config = AutoConfig.for_model(
        kind,
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
    model = AutoModelForCausalLM.from_config(config)
    for name, weights in model.named_parameters():
        if weights.ndim == 1:
            torch.nn.init.normal_(weights, mean=float(name.endswith("weight")), std=0.3)
    return model.eval()


def test_what_is_no_model(tmp_path):
    with pytest.raises(ModelError, match=r"no config\.json"):
        convert(tmp_path, tmp_path / "m.gguf")
    assert main(["convert", str(tmp_path), str(tmp_path / "m.gguf")]) == 2


def shipped_tokenizer(**changes: object) -> dict[str, object]:
    content = json.loads((SHIPPED_MODEL / "tokenizer.json").read_text(encoding="utf-8"))
    return content | changes


@pytest.mark.thorough
@pytest.mark.parametrize(("digits", "name"), [(True, "starcoder"), (False, "qwen2")])
def test_tokenizers_of_other_models(llama_cpp_installed, tiny_llama, tmp_path, digits, name):
    """Qwen's normalizes; StarCoder's splits at digits and then as GPT-2's."""
    content = shipped_tokenizer(normalizer={"type": "NFC"})
    qwen = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*"
    whole = {
        "type": "Split",
        "pattern": {"Regex": qwen + r"|\s*[\r\n]+|\s+(?!\S)|\s+"},
        "behavior": "Isolated",
    }
    steps = [{"type": "Digits", "individual_digits": True} if digits else {**whole, "invert": False}]
    steps.append({"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": digits})
    content["pre_tokenizer"] = {"type": "Sequence", "pretokenizers": steps}
    assert vocabulary(content, 2560).pre == name
    folder = changed(tiny_llama, tmp_path / "model", "tokenizer.json", **content)
    model = LlamaForCausalLM(
        LlamaConfig(vocab_size=2560, hidden_size=32, num_hidden_layers=1, num_attention_heads=4)
    )
    model.save_pretrained(folder)
    convert(folder, tmp_path / "out.gguf")
    theirs = Tokenizer.from_str(json.dumps(content))

    async def agree() -> None:
        ours = await load(str(tmp_path / "out.gguf"), device="cpu", threads=1, cache_mb=64)
        lines = Path(__file__).read_text(encoding="utf-8").splitlines(keepends=True)
        for line in (*lines, "x=12345\n", "é\t\t1 2"):
            assert ours.tokenizer.encode(line) == theirs.encode(line).ids
        await ours.close()

    asyncio.run(agree())


def test_tokenizers_that_llama_cpp_would_not_reproduce():
    with pytest.raises(ModelError, match="normalizes"):
        vocabulary(shipped_tokenizer(normalizer={"type": "NFKC"}), 2560)
    with pytest.raises(ModelError, match="not byte-level"):
        vocabulary(shipped_tokenizer(model={"type": "Unigram"}), 2560)
    bytes_only = {"type": "ByteLevel", "add_prefix_space": False, "use_regex": True}
    with pytest.raises(ModelError, match="splits text"):
        vocabulary(shipped_tokenizer(pre_tokenizer=bytes_only), 2560)
    crossing = shipped_tokenizer()
    crossing["model"]["merges"].append(["Ċ", "Ġ"])  # a token that crosses a line end
    with pytest.raises(ModelError, match="splits text"):
        vocabulary(crossing, 2560)
