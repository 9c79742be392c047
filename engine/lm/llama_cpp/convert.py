"""Converts a Hugging Face transformers folder to one GGUF file with the same results in llama.cpp."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from engine.lm.base import GAPS
from engine.lm.llama_cpp.architectures import ARCHITECTURES, DEFAULTS
from engine.lm.llama_cpp.vocabulary import Vocabulary, vocabulary
from engine.support.files import NewFile
from engine.types import ModelError

GAPS_KEY = f"egcfg.{GAPS}"
NUMBERS = {"f32": "ALL_F32", "f16": "MOSTLY_F16", "bf16": "MOSTLY_BF16", "q8_0": "MOSTLY_Q8_0"}
"""Number formats, and the names of GGUF files that are mostly of one."""

_NORM = "input_layernorm"
_ELSE = "Use --backend transformers."
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
    try:
        with NewFile(target, 0o644) as new:
            writer = gguf.GGUFWriter(new.finish(), config["model_type"])
            _add_architecture(writer, config, gguf.LlamaFileType[NUMBERS[number]])
            _add_tokenizer(writer, words, config, gguf.TokenType)
            for name, weights in _tensors(folder, config, _names(config, gguf)):
                _add_tensor(gguf, writer, name, weights, number)
            writer.write_header_to_file()
            writer.write_kv_data_to_file()
            writer.write_tensors_to_file()
            writer.close()
            new.take_place()
    except OSError as error:
        raise ModelError(f"{target} cannot be written: {error.strerror or error}.") from None


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
    """The configuration, with what transformers takes for granted filled in."""
    config = _json(folder, "config.json")
    kind = config.get("model_type", "unknown")
    if kind not in ARCHITECTURES:
        known = ", ".join(map(repr, ARCHITECTURES))
        raise ModelError(f"{folder} is of the architecture {kind!r}; what can be converted is {known}.")
    given = {key: value for key, value in config.items() if value is not None}
    config = {**DEFAULTS, **ARCHITECTURES[kind].defaults, **given}
    for key in (
        "vocab_size",
        "hidden_size",
        "intermediate_size",
        "num_hidden_layers",
        "num_attention_heads",
    ):
        if not isinstance(config.get(key), int):
            raise ModelError(f"{folder / 'config.json'} does not say {key}. Copy the model again.")
    config.setdefault("num_key_value_heads", config["num_attention_heads"])
    config.setdefault("head_dim", config["hidden_size"] // config["num_attention_heads"])
    return config


def _rope(config: dict[str, Any]) -> dict[str, Any]:
    """``rope_parameters`` since transformers 5, ``rope_theta`` and ``rope_scaling`` before."""
    return {"rope_theta": config.get("rope_theta", 10000.0)} | dict(
        config.get("rope_parameters") or config.get("rope_scaling") or {}
    )


def _check_architecture(config: dict[str, Any]) -> None:
    rope = _rope(config)
    kind = rope.get("rope_type", rope.get("type", "default"))
    if kind != "default":
        raise ModelError(f"Models with scaled positions ({kind}) cannot be converted. {_ELSE}")
    for key, value in ARCHITECTURES[config["model_type"]].required.items():
        if config.get(key, value) != value:
            raise ModelError(f"Models with {key} = {config[key]!r} cannot be converted. {_ELSE}")


def _add_architecture(writer: Any, config: dict[str, Any], kind: Any) -> None:
    lengths = (config["max_position_embeddings"], config.get("sliding_window"))
    writer.add_context_length(min(length for length in lengths if length))
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
    writer.add_layer_norm_eps(config["norm_epsilon"])
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


def _tensors(folder: Path, config: dict[str, Any], names: dict[str, str]) -> Iterator[tuple[str, Weights]]:
    """Every tensor of the model under its name in GGUF."""
    from safetensors import SafetensorError, safe_open

    missing = set(names)
    for file in sorted(folder.glob("*.safetensors")):
        try:
            with safe_open(file, framework="pt") as stored:
                for name in missing.intersection(stored.keys()):
                    weights: Weights = stored.get_tensor(name).float().numpy()
                    yield names[name], _arranged(name, weights, config)
                missing.difference_update(stored.keys())
        except SafetensorError as error:
            raise ModelError(f"{file} cannot be read ({error}). Copy the model again.") from None
    if missing:
        raise ModelError(f"{folder} lacks weights in *.safetensors, among them {min(missing)}.")


def _names(config: dict[str, Any], gguf: Any) -> dict[str, str]:
    """GGUF's name of every tensor."""
    kind, layers = config["model_type"], config["num_hidden_layers"]
    architecture = ARCHITECTURES[kind]
    modules = ["model.embed_tokens", "model.norm", *([] if config["tie_word_embeddings"] else ["lm_head"])]
    modules += [f"model.layers.{layer}.{module}" for layer in range(layers) for module in architecture.block]
    biased = {f"model.layers.{layer}.{module}" for layer in range(layers) for module in architecture.biased}
    if _NORM in architecture.biased:
        biased.add("model.norm")
    theirs = gguf.get_tensor_name_map(gguf.MODEL_ARCH[kind.upper()], layers)
    names = [f"{module}.weight" for module in modules] + [f"{module}.bias" for module in biased]
    return {name: theirs.get_name(name, try_suffixes=(".weight", ".bias")) for name in names}


def _arranged(name: str, weights: Weights, config: dict[str, Any]) -> Weights:
    """Reorders the rows of Q and K where llama.cpp rotates neighbouring pairs."""
    if ARCHITECTURES[config["model_type"]].pairs:
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
