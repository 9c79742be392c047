"""A transformers model and its tokenizer from a GGUF file, without a second copy on disk.

Numbers are computed on the device that holds them, and are exactly those of ``gguf.quants.dequantize``: the
same operations in 32 bits, in the same order.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Mapping
from functools import partial
from itertools import chain
from math import prod
from pathlib import Path
from typing import Any

import gguf
import torch
from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, processors
from transformers import AutoConfig, AutoModelForCausalLM, PreTrainedTokenizerFast

from engine.lm.gguf_file import BLOCKS, GgufFile, Tensor
from engine.lm.tokens import KNOWN
from engine.support.errors import ModelError

AT_ONCE = {"cpu": 2**18}
OTHERWISE = 2**22
"""Values of a tensor that are computed at once, by the kind of device: on a CPU, what its caches hold."""
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
_MOST_LAYERS, _WIDEST, _LONGEST = 2**8, 2**18, 2**20
"""How many layers, how wide a layer and how long a context may be."""
_FACTORS = "rope_freqs.weight"
"""The tensor by which Llama 3 divides the frequencies of its rotation."""
_PIECE, _UNKNOWN, _CONTROL, _USER_DEFINED = 1, 2, 3, 4
"""GGUF's types of tokens. Those of other types are given by no text."""
_MARKS = frozenset(chain.from_iterable(KNOWN))
_ENDS = frozenset(
    "<|eot_id|> <|eom_id|> <|im_end|> <|end|> <|return|> <end_of_turn> <|endoftext|> <|end_of_text|> "
    "<end_of_utterance> </s> <eos> <EOT> _<EOT> [EOT] [EOS] <|fim_pad|> <fim-pad> <fim_pad> <PAD> "
    "<|fim_repo|> <|repo_name|> <fim-repo> <REPO> <reponame> <|file_sep|>".split()
)
"""What llama.cpp takes for control tokens and for ends, whatever a file says of their type."""
_OTHER = "Use --set backend=llama-cpp for it."
_WORDS = (
    r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}%s| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+"
    r"|\s+(?!\S)|\s+"
)
_SPLITS = {"qwen2": _WORDS % "", "llama-bpe": _WORDS % "{1,3}"}
"""How a text is cut into words before they are merged, by GGUF's name for it."""


def model_of(file: GgufFile, dtype: torch.dtype, device: torch.device) -> Any:
    """The model on ``device``, its numbers rounded once, to ``dtype``.

    Raises ``ModelError`` for architectures and settings that are not known here.
    """
    config = AutoConfig.for_model(**_config(file))
    with torch.device("meta"):
        model: Any = AutoModelForCausalLM.from_config(config)  # type: ignore[no-untyped-call]
    tensors = {given_name(tensor.name): tensor for tensor in file.tensors.values()}
    factors = tensors.pop(_FACTORS, None) if config.model_type == "llama" else None
    wanted = {name: tuple(weight.shape) for name, weight in model.state_dict().items()}
    if config.tie_word_embeddings:
        wanted.pop("lm_head.weight", None)
    found = {name: tensor.shape for name, tensor in tensors.items()}
    if wrong := {name for name, _ in wanted.items() ^ found.items()}:
        names = ", ".join(repr(name[:60]) for name in sorted(wrong)[:3])
        raise ModelError(f"{file.path} has other tensors than its architecture: {names}. {_OTHER}")
    weights = {name: _weight(file, tensor, config, device, dtype) for name, tensor in tensors.items()}
    model.load_state_dict(weights, strict=False, assign=True)
    model.tie_weights()
    with device:
        rotation = model.model.rotary_emb = type(model.model.rotary_emb)(config=config)
    if factors is not None:
        rotation.inv_freq /= _factors(file, factors, rotation.inv_freq)
    for parameter in model.parameters():
        parameter.requires_grad_(False)
    return model.eval()


def tokenizer_of(file: GgufFile) -> Any:
    """The transformers tokenizer that gives the same tokens as llama.cpp's. Raises ``ModelError``."""
    kind, split = file.get("tokenizer.ggml.model", str), file.get("tokenizer.ggml.pre", str, "")
    if kind != "gpt2" or split not in _SPLITS:
        raise ModelError(
            f"The tokenizer of {file.path} ({kind[:20]!r}, {split[:20]!r}) is not known here. {_OTHER}"
        )
    tokens, kinds = _tokens(file), file.get("tokenizer.ggml.token_type", array)
    if len(kinds) != len(tokens):
        raise file.wrong("tokenizer.ggml.token_type")
    known, controls, own = {}, set(), []
    for token, (text, kind) in enumerate(zip(tokens, kinds, strict=True)):
        if text in _ENDS or text in _MARKS or kind in (_CONTROL, _UNKNOWN):
            controls.add(token)
        elif kind not in (_PIECE, _USER_DEFINED):
            continue
        known[text] = token
        if token in controls or kind == _USER_DEFINED:
            own.append(AddedToken(text, normalized=False, special=token in controls))
    merges = [tuple(merge.split(" ", 1)) for merge in file.get("tokenizer.ggml.merges", list)]
    if not all(len(merge) == 2 and {*merge, "".join(merge)} <= known.keys() for merge in merges):
        raise file.wrong("tokenizer.ggml.merges")
    made = Tokenizer(models.BPE(vocab=known, merges=merges, ignore_merges=split == "llama-bpe"))
    made.pre_tokenizer = pre_tokenizers.Sequence(
        [
            pre_tokenizers.Split(Regex(_SPLITS[split]), "isolated"),
            pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
        ]
    )
    made.decoder = decoders.ByteLevel()
    made.add_tokens(own)
    if file.get("tokenizer.ggml.add_bos_token", bool, split == "llama-bpe"):
        first = [("first", _token(file, "bos", len(tokens)))]
        made.post_processor = processors.TemplateProcessing(single="first:0 $A:0", special_tokens=first)
    named = {name: _token(file, name, len(tokens)) for name in ("bos", "eos") if _key(name) in file.metadata}
    return PreTrainedTokenizerFast(  # type: ignore[no-untyped-call]
        tokenizer_object=made,
        chat_template=file.get("tokenizer.chat_template", str, "") or None,
        clean_up_tokenization_spaces=False,
        **{f"{name}_token": tokens[token] for name, token in named.items() if token in controls},
    )


def parameters(file: GgufFile) -> int:
    """How many numbers the model has."""
    return sum(prod(tensor.shape) for tensor in file.tensors.values())


def _tokens(file: GgufFile) -> list[str]:
    tokens: list[str] = file.get("tokenizer.ggml.tokens", list)
    if len(set(tokens)) != len(tokens):
        raise file.wrong("tokenizer.ggml.tokens")
    return tokens


def _key(name: str) -> str:
    return f"tokenizer.ggml.{name}_token_id"


def _token(file: GgufFile, name: str, tokens: int) -> int:
    return file.count(_key(name), tokens - 1, least=0)


def _ends(file: GgufFile, tokens: list[str]) -> list[int]:
    named = [name for name in ("eot", "eom", "fim_pad", "fim_rep", "fim_sep") if _key(name) in file.metadata]
    found = {_token(file, name, len(tokens)) for name in ("eos", *named)}
    return sorted(found.union(token for token, text in enumerate(tokens) if text in _ENDS))


def _config(file: GgufFile) -> Mapping[str, Any]:
    """Arguments of ``AutoConfig.for_model``."""
    kind = file.get("general.architecture", str)
    if kind not in ARCHITECTURES:
        raise ModelError(
            f"{file.path} is of the architecture {kind[:40]!r}, which is not known here. {_OTHER}"
        )

    def count(key: str, most: int = _WIDEST, default: int | None = None) -> int:
        return file.count(f"{kind}.{key}", most, default)

    def positive(key: str, default: float | None = None) -> float:
        value: float = file.get(f"{kind}.{key}", float, default)
        if value <= 0:
            raise file.wrong(f"{kind}.{key}")
        return value

    tokens = _tokens(file)
    width, heads = count("embedding_length"), count("attention.head_count")
    key_heads = count("attention.head_count_kv", heads, heads)
    size = count("attention.key_length", default=width // heads)
    if heads % key_heads or size % 2:
        raise file.wrong(f"{kind}.attention.head_count")
    values, turned = (
        count("attention.value_length", default=size),
        count("rope.dimension_count", default=size),
    )
    if values != size or turned != size or _is_stretched(file, kind):
        raise ModelError(f"{file.path} has attention of a kind that is not known here. {_OTHER}")
    return {
        "model_type": kind,
        "vocab_size": len(tokens),
        "hidden_size": width,
        "num_hidden_layers": count("block_count", _MOST_LAYERS),
        "num_attention_heads": heads,
        "num_key_value_heads": key_heads,
        "head_dim": size,
        "intermediate_size": count("feed_forward_length"),
        "max_position_embeddings": count("context_length", _LONGEST),
        "rms_norm_eps": positive("attention.layer_norm_rms_epsilon"),
        "rope_theta": positive("rope.freq_base", 10_000.0),
        "tie_word_embeddings": "output.weight" not in file.tensors,
        "bos_token_id": None,
        "eos_token_id": _ends(file, tokens),
    }


def _is_stretched(file: GgufFile, kind: str) -> bool:
    """Whether positions are scaled, other than by ``_FACTORS``."""
    by = file.metadata.get(f"{kind}.rope.scaling.factor", file.metadata.get(f"{kind}.rope.scale_linear", 0))
    return by not in (0, 1) or file.metadata.get(f"{kind}.rope.scaling.type", "none") not in (
        "none",
        "linear",
    )


def _factors(file: GgufFile, tensor: Tensor, frequencies: torch.Tensor) -> torch.Tensor:
    found = numbers(file, tensor, frequencies.device, frequencies.dtype)
    if found.shape != frequencies.shape or not (found.isfinite() & (found > 0)).all():
        raise file.wrong(_FACTORS)
    return found


def _weight(
    file: GgufFile, tensor: Tensor, config: Any, device: torch.device, dtype: torch.dtype
) -> torch.Tensor:
    values = numbers(file, tensor, device, dtype)
    found = re.search(r"\.attn_([qk])\.weight$", tensor.name)
    if config.model_type != "llama" or found is None:
        return values
    heads = config.num_attention_heads if found[1] == "q" else config.num_key_value_heads
    return _interleaved_back(values, heads)


def given_name(name: str) -> str:
    """Of a tensor, as transformers calls it; of unknown ones, something that it calls none."""
    stem, _, what = name.rpartition(".")
    if stem in _WITHOUT_BLOCK:
        return f"{_WITHOUT_BLOCK[stem]}.{what}"
    found = re.fullmatch(r"blk\.(\d+)\.(\w+)", stem)
    if found is None or found[2] not in _IN_BLOCK:
        return name.replace("model.", "model?").replace("lm_head.", "lm_head?")
    return f"model.layers.{found[1]}.{_IN_BLOCK[found[2]]}.{what}"


def stored(name: str, weight: torch.Tensor, config: Any) -> torch.Tensor:
    """A weight of the tensor ``name`` as GGUF has it, from what transformers has."""
    found = re.search(r"\.attn_([qk])\.weight$", name)
    if config.model_type != "llama" or found is None:
        return weight
    heads = config.num_attention_heads if found[1] == "q" else config.num_key_value_heads
    return weight.view(heads, 2, -1, *weight.shape[1:]).transpose(1, 2).reshape(weight.shape)


def _interleaved_back(weight: torch.Tensor, heads: int) -> torch.Tensor:
    """Rows of each head as transformers rotates them: halves, where llama.cpp has pairs."""
    return weight.view(heads, -1, 2, *weight.shape[1:]).transpose(1, 2).reshape(weight.shape)


def is_gguf(path: Path) -> bool:
    """Whether ``path`` is a file by that name."""
    return path.suffix == ".gguf" and path.is_file()


def numbers(file: GgufFile, tensor: Tensor, device: torch.device, dtype: torch.dtype) -> torch.Tensor:
    """The tensor on ``device`` in ``dtype``, in its own shape. Raises ``ModelError`` for unknown formats."""
    values, size = BLOCKS[tensor.format]
    raw = torch.frombuffer(bytearray(file.bytes_of(tensor)), dtype=torch.uint8).to(device)
    blocks = raw.view(-1, size)
    convert = _CONVERTED.get(tensor.format) or partial(_by_gguf, file, tensor)
    result = torch.empty((len(blocks), values), dtype=dtype, device=device)
    step = max(1, AT_ONCE.get(device.type, OTHERWISE) // values)
    for start in range(0, len(blocks), step):
        result[start : start + step] = convert(blocks[start : start + step])
    return result.view(tensor.shape)


def _half(part: torch.Tensor) -> torch.Tensor:
    """``(blocks, 2)`` bytes as ``(blocks, 1)`` numbers of 32 bits."""
    return part.contiguous().view(torch.float16).float()


def _f32(blocks: torch.Tensor) -> torch.Tensor:
    return blocks.contiguous().view(torch.float32)


def _bf16(blocks: torch.Tensor) -> torch.Tensor:
    return blocks.contiguous().view(torch.bfloat16).float()


def _q8_0(blocks: torch.Tensor) -> torch.Tensor:
    return _half(blocks[:, :2]) * blocks[:, 2:].contiguous().view(torch.int8).float()


def _q5_0(blocks: torch.Tensor) -> torch.Tensor:
    high = _bits(blocks[:, 2:6], range(8), 1).flatten(1)
    packed = blocks[:, 6:]
    low = torch.cat((packed & 15, packed >> 4), 1)
    return _half(blocks[:, :2]) * ((low | (high << 4)).to(torch.int8) - 16).float()


def _q4_k(blocks: torch.Tensor) -> torch.Tensor:
    count = len(blocks)
    first, second, third = blocks[:, 4:16].view(count, 3, 4).unbind(1)
    scales = torch.cat((first & 63, (third & 15) | ((first >> 2) & 48)), 1)
    least = torch.cat((second & 63, (third >> 4) | ((second >> 2) & 48)), 1)
    scale = (_half(blocks[:, :2]) * scales.float())[:, :, None]
    shift = (_half(blocks[:, 2:4]) * least.float())[:, :, None]
    packed = blocks[:, 16:].reshape(count, 4, 1, 32)
    values = torch.cat((packed & 15, packed >> 4), 2).view(count, 8, 32).float()
    return (scale * values - shift).flatten(1)


def _q6_k(blocks: torch.Tensor) -> torch.Tensor:
    count = len(blocks)
    packed = blocks[:, :128].reshape(count, 2, 1, 64)
    low = torch.cat((packed & 15, packed >> 4), 2).view(count, 8, 32)
    packed = blocks[:, 128:192].reshape(count, 2, 1, 32)
    high = torch.cat([(packed >> shift) & 3 for shift in (0, 2, 4, 6)], 2).view(count, 8, 32)
    values = ((low | (high << 4)).to(torch.int8) - 32).view(count, 16, 16).float()
    scales = blocks[:, 192:208].contiguous().view(torch.int8).float()
    return ((_half(blocks[:, 208:210]) * scales)[:, :, None] * values).flatten(1)


def _bits(packed: torch.Tensor, shifts: range, mask: int) -> torch.Tensor:
    """``(blocks, bytes, shifts)``: the bits of each byte, lowest first."""
    return torch.stack([(packed >> shift) & mask for shift in shifts], 2)


def _by_gguf(file: GgufFile, tensor: Tensor, blocks: torch.Tensor) -> torch.Tensor:
    """Any other format, by numpy on the CPU."""
    try:
        found = gguf.quants.dequantize(blocks.cpu().numpy(), gguf.GGMLQuantizationType[tensor.format])
    except NotImplementedError:
        raise ModelError(
            f"{file.path} cannot be used: its weights of the format {tensor.format} cannot be read here. "
            "Use --set backend=llama-cpp, or another file."
        ) from None
    return torch.from_numpy(found).to(blocks.device)


_CONVERTED: Mapping[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "F32": _f32,
    "F16": _half,
    "BF16": _bf16,
    "Q8_0": _q8_0,
    "Q5_0": _q5_0,
    "Q4_K": _q4_k,
    "Q6_K": _q6_k,
}
