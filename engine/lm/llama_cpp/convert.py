"""From a folder of Hugging Face transformers to one GGUF file that llama.cpp computes alike."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.lm.base import GAPS
from engine.lm.llama_cpp.vocabulary import Vocabulary, vocabulary
from engine.types import ModelError

GAPS_KEY = f"egcfg.{GAPS}"
NUMBERS = {"f32": "ALL_F32", "f16": "MOSTLY_F16", "bf16": "MOSTLY_BF16", "q8_0": "MOSTLY_Q8_0"}
"""Number formats, and the names of GGUF files that are mostly of one."""

_OUTSIDE = {
    "model.embed_tokens.weight": "token_embd.weight",
    "model.norm.weight": "output_norm.weight",
    "lm_head.weight": "output.weight",
}
_BLOCK = {
    "input_layernorm": "attn_norm",
    "self_attn.q_proj": "attn_q",
    "self_attn.k_proj": "attn_k",
    "self_attn.v_proj": "attn_v",
    "self_attn.o_proj": "attn_output",
    "post_attention_layernorm": "ffn_norm",
    "mlp.gate_proj": "ffn_gate",
    "mlp.up_proj": "ffn_up",
    "mlp.down_proj": "ffn_down",
}
_NO_MERGE = "Ċ A"
"""llama.cpp wants a merge where there are none. A line end is never in one word with a letter behind it."""
Weights = npt.NDArray[np.float32]


def convert(folder: Path, target: Path, number: str = "f32", *, force: bool = False) -> None:
    """Writes ``target``, whole or not at all. Raises ``ModelError`` with what stands in the way."""
    try:
        import gguf
    except ImportError:
        raise ModelError("The package gguf is not installed: pip install 'egcfg-lsp[gguf]'.") from None
    if target.exists() and not force:
        raise ModelError(f"{target} exists already; add --force to replace it.")
    config = _config(folder)
    _check_architecture(config)
    words = vocabulary(_json(folder, "tokenizer.json"), config["vocab_size"])
    temporary = _beside(target)
    try:
        writer = gguf.GGUFWriter(temporary, "llama")
        _add_architecture(writer, config, gguf.LlamaFileType[NUMBERS[number]])
        _add_tokenizer(writer, words, config, gguf.TokenType)
        for name, weights in _tensors(folder, config):
            _add_tensor(gguf, writer, name, weights, number)
        writer.write_header_to_file()
        writer.write_kv_data_to_file()
        writer.write_tensors_to_file()
        writer.close()
        temporary.replace(target)
    except OSError as error:
        raise ModelError(f"{target} cannot be written: {error.strerror or error}.") from None
    finally:
        temporary.unlink(missing_ok=True)


def _beside(target: Path) -> Path:
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise ModelError(f"{target} cannot be written: {error.strerror or error}.") from None
    os.close(handle)
    os.chmod(name, 0o644)
    return Path(name)


def _json(folder: Path, name: str) -> dict[str, Any]:
    try:
        found = json.loads((folder / name).read_text(encoding="utf-8"))
    except OSError:
        raise ModelError(f"{folder} is not a model folder: there is no {name} that can be read.") from None
    except ValueError as error:
        raise ModelError(f"{folder / name} is not JSON ({error}). Copy the model again.") from None
    if not isinstance(found, dict):
        raise ModelError(f"{folder / name} is not a JSON object. Copy the model again.")
    return found


def _config(folder: Path) -> dict[str, Any]:
    """The configuration, with what transformers takes for granted, filled in."""
    config = _json(folder, "config.json")
    if config.get("model_type") != "llama":
        kind = config.get("model_type", "unknown")
        raise ModelError(f"{folder} is of the architecture {kind!r}; only 'llama' can be converted.")
    defaults: dict[str, Any] = {"rms_norm_eps": 1e-6, "max_position_embeddings": 2048, "hidden_act": "silu"}
    config = defaults | config
    for key in (
        "vocab_size",
        "hidden_size",
        "intermediate_size",
        "num_hidden_layers",
        "num_attention_heads",
    ):
        if not isinstance(config.get(key), int):
            raise ModelError(f"{folder / 'config.json'} does not say {key}. Copy the model again.")
    config["num_key_value_heads"] = config.get("num_key_value_heads") or config["num_attention_heads"]
    config["head_dim"] = config.get("head_dim") or config["hidden_size"] // config["num_attention_heads"]
    return config


def _rope(config: dict[str, Any]) -> dict[str, Any]:
    """``rope_parameters`` since transformers 5, ``rope_theta`` and ``rope_scaling`` before."""
    return {"rope_theta": config.get("rope_theta", 10000.0)} | dict(
        config.get("rope_parameters") or config.get("rope_scaling") or {}
    )


def _check_architecture(config: dict[str, Any]) -> None:
    rope = _rope(config)
    kind = rope.get("rope_type", rope.get("type", "default"))
    reasons = {
        f"scaled positions ({kind})": kind != "default",
        "biases": config.get("attention_bias") or config.get("mlp_bias"),
        f"the activation {config['hidden_act']}": config["hidden_act"] != "silu",
    }
    for reason, present in reasons.items():
        if present:
            raise ModelError(f"Models with {reason} cannot be converted. Use --backend transformers.")


def _add_architecture(writer: Any, config: dict[str, Any], kind: Any) -> None:
    writer.add_context_length(config["max_position_embeddings"])
    writer.add_embedding_length(config["hidden_size"])
    writer.add_block_count(config["num_hidden_layers"])
    writer.add_feed_forward_length(config["intermediate_size"])
    writer.add_head_count(config["num_attention_heads"])
    writer.add_head_count_kv(config["num_key_value_heads"])
    writer.add_key_length(config["head_dim"])
    writer.add_value_length(config["head_dim"])
    writer.add_rope_dimension_count(config["head_dim"])
    writer.add_rope_freq_base(_rope(config)["rope_theta"])
    writer.add_layer_norm_rms_eps(config["rms_norm_eps"])
    writer.add_vocab_size(config["vocab_size"])
    writer.add_file_type(kind)
    if config.get(GAPS):
        writer.add_bool(GAPS_KEY, True)


def _add_tokenizer(writer: Any, words: Vocabulary, config: dict[str, Any], kinds: Any) -> None:
    def kind(number: int, text: str) -> Any:
        if number in words.special:
            return kinds.CONTROL
        if number in words.added:
            return kinds.USER_DEFINED
        return kinds.UNUSED if text.startswith("[unused ") else kinds.NORMAL

    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre(words.pre)
    writer.add_token_list(words.tokens)
    writer.add_token_types([kind(number, text) for number, text in enumerate(words.tokens)])
    writer.add_token_merges(words.merges or [_NO_MERGE])
    for name, add in (
        ("bos_token_id", writer.add_bos_token_id),
        ("eos_token_id", writer.add_eos_token_id),
        ("pad_token_id", writer.add_pad_token_id),
    ):
        token = config.get(name)
        if isinstance(token, list):
            token = token[0] if token else None
        if token is not None:
            add(token)
    writer.add_add_bos_token(False)


def _tensors(folder: Path, config: dict[str, Any]) -> Iterator[tuple[str, Weights]]:
    """Every tensor of the model under its name in GGUF."""
    from safetensors import SafetensorError, safe_open

    expected = set(_names(config))
    for file in sorted(folder.glob("*.safetensors")):
        try:
            with safe_open(file, framework="pt") as stored:
                for name in stored.keys():  # noqa: SIM118 (no mapping)
                    if name not in _names(config):
                        continue
                    expected.discard(name)
                    weights: Weights = stored.get_tensor(name).float().numpy()
                    yield _names(config)[name], _arranged(name, weights, config)
        except SafetensorError as error:
            raise ModelError(f"{file} cannot be read ({error}). Copy the model again.") from None
    if expected:
        raise ModelError(f"{folder} lacks weights in *.safetensors, among them {min(expected)}.")


def _names(config: dict[str, Any]) -> dict[str, str]:
    names = dict(_OUTSIDE)
    if config.get("tie_word_embeddings"):
        del names["lm_head.weight"]
    for layer in range(config["num_hidden_layers"]):
        for ours, theirs in _BLOCK.items():
            names[f"model.layers.{layer}.{ours}.weight"] = f"blk.{layer}.{theirs}.weight"
    return names


def _arranged(name: str, weights: Weights, config: dict[str, Any]) -> Weights:
    """llama.cpp rotates neighbouring pairs where transformers rotates halves."""
    for part, heads in (("q_proj", "num_attention_heads"), ("k_proj", "num_key_value_heads")):
        if f".{part}." in name:
            rows, columns = weights.shape
            halves = weights.reshape(config[heads], 2, rows // config[heads] // 2, columns)
            return np.ascontiguousarray(halves.swapaxes(1, 2).reshape(rows, columns))
    return weights


def _add_tensor(gguf: Any, writer: Any, name: str, weights: Weights, number: str) -> None:
    """Vectors, and rows that do not fill blocks of 32 in ``q8_0``, stay as they are."""
    if weights.ndim == 1 or number == "f32" or (number == "q8_0" and weights.shape[-1] % 32):
        writer.add_tensor(name, weights)
    else:
        kind = gguf.GGMLQuantizationType[number.upper()]
        writer.add_tensor(name, gguf.quants.quantize(weights, kind), raw_dtype=kind)
