"""A transformers model and its tokenizer from a GGUF file, without a second copy on disk."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import torch
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedTokenizerFast

from engine.lm.gguf_file import GgufFile
from engine.lm.transformers.gguf_numbers import numbers
from engine.types import ModelError

ARCHITECTURES = ("llama", "qwen2", "qwen3")
_WITHOUT_BLOCK = {
    "token_embd": "model.embed_tokens",
    "output_norm": "model.norm",
    "output": "lm_head",
}
_IN_BLOCK = {
    "attn_norm": "input_layernorm",
    "attn_q": "self_attn.q_proj",
    "attn_k": "self_attn.k_proj",
    "attn_v": "self_attn.v_proj",
    "attn_q_norm": "self_attn.q_norm",
    "attn_k_norm": "self_attn.k_norm",
    "attn_output": "self_attn.o_proj",
    "ffn_norm": "post_attention_layernorm",
    "ffn_gate": "mlp.gate_proj",
    "ffn_up": "mlp.up_proj",
    "ffn_down": "mlp.down_proj",
}
"""Names of GGUF's tensors, and what they are called by transformers."""
_CONTROL, _USER_DEFINED = 3, 4
"""GGUF's types of tokens; 1 is a piece of text. Those of other types are given by no text."""
_OTHER = "Use --backend llama-cpp for it."
_WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}%s| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+"
    r"|\s+(?!\S)|\s+"
)
_SPLITS = {"qwen2": _WORDS % "", "llama-bpe": _WORDS % "{1,3}"}
"""How a text is cut into words before they are merged, by GGUF's name for it."""


def model_of(file: GgufFile, number: torch.dtype | None, device: torch.device) -> Any:
    """The model on ``device``. ``number``: None stands for bfloat16, which holds the file's precision.

    Raises ``ModelError`` for architectures and settings that are not known here.
    """
    config = AutoConfig.for_model(**_config(file))
    dtype = number or torch.bfloat16
    with torch.device("meta"):
        model: Any = AutoModelForCausalLM.from_config(config, dtype=dtype)  # type: ignore[no-untyped-call]
    weights = dict(_weights(file, dtype, device))
    missing, unknown = model.load_state_dict(weights, strict=False, assign=True)
    if unknown or not set(missing) <= ({"lm_head.weight"} if config.tie_word_embeddings else set()):
        names = ", ".join([*missing, *unknown][:3])
        raise ModelError(f"{file.path} has other tensors than its architecture: {names}. {_OTHER}")
    model.tie_weights()
    with device:
        model.model.rotary_emb = type(model.model.rotary_emb)(config=config)
    for parameter in model.parameters():
        parameter.requires_grad_(False)
    return model.eval()


def tokenizer_of(file: GgufFile) -> Any:
    """The transformers tokenizer that gives the same tokens as llama.cpp's. Raises ``ModelError``."""
    kind, split = file.get("tokenizer.ggml.model", str), file.get("tokenizer.ggml.pre", str, "")
    if kind != "gpt2" or split not in _SPLITS:
        raise ModelError(f"The tokenizer of {file.path} ({kind}, {split}) is not known here. {_OTHER}")
    tokens = file.get("tokenizer.ggml.tokens", list)
    kinds = file.get("tokenizer.ggml.token_type", list)
    merges = [tuple(merge.split(" ", 1)) for merge in file.get("tokenizer.ggml.merges", list)]
    known = {
        text: token
        for token, (text, kind) in enumerate(zip(tokens, kinds, strict=True))
        if kind in (1, _CONTROL, _USER_DEFINED)
    }
    made = Tokenizer(models.BPE(vocab=known, merges=merges, ignore_merges=split == "llama-bpe"))
    made.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(_SPLITS[split]), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    made.decoder = decoders.ByteLevel()
    added = [
        (text, kind) for text, kind in zip(tokens, kinds, strict=True) if kind in (_CONTROL, _USER_DEFINED)
    ]
    made.add_tokens([AddedToken(text, normalized=False, special=kind == _CONTROL) for text, kind in added])
    first = tokens[file.get("tokenizer.ggml.bos_token_id", int, 0)]
    if file.get("tokenizer.ggml.add_bos_token", bool, False):
        made.post_processor = _beginning(first, known[first])
    return PreTrainedTokenizerFast(  # type: ignore[no-untyped-call]
        tokenizer_object=made,
        eos_token=tokens[file.get("tokenizer.ggml.eos_token_id", int)],
        chat_template=file.get("tokenizer.chat_template", str, "") or None,
        clean_up_tokenization_spaces=False,
    )


def _beginning(text: str, token: int) -> Any:
    from tokenizers.processors import TemplateProcessing

    return TemplateProcessing(single=f"{text}:0 $A:0", special_tokens=[(text, token)])


def _config(file: GgufFile) -> Mapping[str, Any]:
    """Arguments of ``AutoConfig.for_model``."""
    kind = file.get("general.architecture", str)
    if kind not in ARCHITECTURES:
        raise ModelError(f"{file.path} is of the architecture {kind!r}, which is not known here. {_OTHER}")
    if (
        file.metadata.get(f"{kind}.rope.scaling.type", "none") != "none"
        or "rope_freqs.weight" in file.tensors
    ):
        raise ModelError(f"{file.path} stretches its positions in a way that is not known here. {_OTHER}")

    def number(key: str, kind_of: type, default: Any = None) -> Any:
        return file.get(f"{kind}.{key}", kind_of, default)

    heads, width = number("attention.head_count", int), number("embedding_length", int)
    settings = {
        "model_type": kind,
        "vocab_size": file.tensors["token_embd.weight"].shape[0],
        "hidden_size": width,
        "num_hidden_layers": number("block_count", int),
        "num_attention_heads": heads,
        "num_key_value_heads": number("attention.head_count_kv", int, heads),
        "intermediate_size": number("feed_forward_length", int),
        "max_position_embeddings": number("context_length", int),
        "rms_norm_eps": number("attention.layer_norm_rms_epsilon", float),
        "rope_theta": number("rope.freq_base", float, 10_000.0),
        "tie_word_embeddings": "output.weight" not in file.tensors,
        "bos_token_id": None,
        "eos_token_id": file.get("tokenizer.ggml.eos_token_id", int),
    }
    if kind != "qwen2":
        settings["head_dim"] = number("attention.key_length", int, width // heads)
    return settings


def _weights(file: GgufFile, dtype: torch.dtype, device: torch.device) -> Iterator[tuple[str, torch.Tensor]]:
    kind = file.get("general.architecture", str)
    for tensor in file.tensors.values():
        values = numbers(file, tensor, device, dtype)
        if kind == "llama" and (found := re.search(r"\.attn_([qk])\.weight$", tensor.name)):
            key = "attention.head_count" + "_kv" * (found[1] == "k")
            values = _interleaved_back(values, file.get(f"llama.{key}", int))
        yield _name(tensor.name), values


def _name(name: str) -> str:
    """Of a tensor, as transformers calls it; unknown ones stay as they are."""
    stem, _, what = name.rpartition(".")
    if stem in _WITHOUT_BLOCK:
        return f"{_WITHOUT_BLOCK[stem]}.{what}"
    found = re.fullmatch(r"blk\.(\d+)\.(\w+)", stem)
    if found is None or found[2] not in _IN_BLOCK:
        return name
    return f"model.layers.{found[1]}.{_IN_BLOCK[found[2]]}.{what}"


def _interleaved_back(weight: torch.Tensor, heads: int) -> torch.Tensor:
    """Rows of each head as transformers rotates them: halves, where llama.cpp has pairs."""
    return weight.view(heads, -1, 2, *weight.shape[1:]).transpose(1, 2).reshape(weight.shape)


def is_gguf(path: Path) -> bool:
    """Whether ``path`` is a file by that name."""
    return path.suffix == ".gguf" and path.is_file()
