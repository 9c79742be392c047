"""GGUF files of random weights in the true structure of Llama, Qwen2, Qwen3, StarCoder2, Gemma and Gemma 2.

    write(Path("random.gguf"), QWEN2_05B, byte_level(QWEN2_05B.vocabulary), "q8_0")

Needs ``gguf`` and numpy alone; the numbers of a file depend on its seed only. 0.5 B parameters in ``q8_0``
take three seconds and 530 MB.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import numpy.typing as npt

from tests.unit.lm.random_vocabulary import Vocabulary

_BLOCK = np.dtype([("scale", np.float16), ("values", np.int8, 32)])
"""32 numbers in ``q8_0``."""
_FEED_FORWARD = {"starcoder2": ("ffn_up", "ffn_down")}
_GATED = ("ffn_gate", "ffn_up", "ffn_down")


@dataclass(frozen=True, slots=True)
class Shape:
    """What a model is made of."""

    architecture: str
    """``llama``, ``qwen2``, ``qwen3``, ``starcoder2``, ``gemma`` or ``gemma2``."""
    vocabulary: int
    layers: int
    width: int
    inner: int
    """Width of the feed-forward layers."""
    heads: int
    kv_heads: int
    head_size: int
    context: int
    window: int = 0
    """Positions that every other layer of a ``gemma2`` sees."""


QWEN2_05B = Shape("qwen2", 151_936, 24, 896, 4864, 14, 2, 64, 32_768)
"""Qwen2 and Qwen2.5-Coder with 0.5 B parameters."""


def tiny(architecture: str, vocabulary: int = 600, context: int = 256) -> Shape:
    """Three layers of width 64: the structure of a model in a file of a few hundred KB."""
    head_size = 32 if architecture.startswith("gemma") else 16
    window = 16 if architecture == "gemma2" else 0
    return Shape(architecture, vocabulary, 3, 64, 96, 4, 2, head_size, context, window)


def write(
    path: Path,
    shape: Shape,
    words: Vocabulary,
    number: str = "f32",
    *,
    deviation: float = 0.02,
    seed: int = 0,
    metadata: Mapping[str, Any] | None = None,
    vectors: Mapping[str, npt.NDArray[np.float32]] | None = None,
) -> None:
    """Writes a model whose matrices are drawn with standard ``deviation``.

    ``number``: ``f32``, ``f16``, ``bf16`` or ``q8_0``, of the matrices. A larger ``deviation`` makes the
    distributions of tokens less flat. ``metadata`` replaces what else would be said, or removes it (None);
    ``vectors`` are tensors beside the usual ones.
    """
    vectors = vectors or {}
    writer = gguf.GGUFWriter(path, shape.architecture)
    _add_architecture(writer, shape, number)
    _add_vocabulary(writer, words)
    for key, value in (metadata or {}).items():
        writer.kv_data[0].pop(key, None)
        if value is not None:
            natural = type(value) is int and value >= 0
            kind = gguf.GGUFValueType.UINT32 if natural else gguf.GGUFValueType.get_type(value)
            writer.add_key_value(key, value, kind)
    names = [*_tensors(shape), *((name, vector.shape) for name, vector in vectors.items())]
    kinds = {name: _kind(sizes, number) for name, sizes in names}
    for name, sizes in names:
        stored = gguf.quant_shape_to_byte_shape(sizes, kinds[name]) if kinds[name] else sizes
        item = np.dtype(np.uint8 if kinds[name] else np.float32)
        writer.add_tensor_info(name, stored, item, int(np.prod(stored)) * item.itemsize, kinds[name] or None)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_ti_data_to_file()
    source = np.random.default_rng(seed)
    for name, sizes in names:
        drawn = vectors.get(name)
        writer.write_tensor_data(
            _weights(source, name, sizes, kinds[name], deviation) if drawn is None else drawn
        )
    writer.close()


def parameters(shape: Shape) -> int:
    """How many numbers a model has."""
    return sum(int(np.prod(sizes)) for _, sizes in _tensors(shape))


def _add_architecture(writer: Any, shape: Shape, number: str) -> None:
    writer.add_context_length(shape.context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.inner)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.kv_heads)
    writer.add_key_length(shape.head_size)
    writer.add_value_length(shape.head_size)
    writer.add_rope_dimension_count(shape.head_size)
    writer.add_rope_freq_base(1_000_000.0)
    writer.add_layer_norm_rms_eps(1e-6)
    writer.add_layer_norm_eps(1e-5)
    writer.add_vocab_size(shape.vocabulary)
    writer.add_file_type(gguf.LlamaFileType["ALL_F32" if number == "f32" else f"MOSTLY_{number.upper()}"])
    if shape.architecture == "gemma2":
        writer.add_attn_logit_softcapping(50.0)
        writer.add_final_logit_softcapping(30.0)
        writer.add_sliding_window(shape.window)


def _add_vocabulary(writer: Any, words: Vocabulary) -> None:
    writer.add_tokenizer_model(words.model)
    writer.add_tokenizer_pre(words.pre)
    writer.add_token_list(words.tokens)
    writer.add_token_types(words.kinds)
    if words.merges:
        writer.add_token_merges(words.merges)
    if words.scores:
        writer.add_token_scores(words.scores)
    if words.bos is not None:
        writer.add_bos_token_id(words.bos)
    writer.add_eos_token_id(words.eos)
    writer.add_add_bos_token(words.add_bos)
    writer.add_add_space_prefix(words.space_prefix)


def _tensors(shape: Shape) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Names and shapes ``(outputs, inputs)``; embeddings are tied."""
    kind, width = shape.architecture, shape.width
    queries, keys = shape.heads * shape.head_size, shape.kv_heads * shape.head_size
    yield "token_embd.weight", (shape.vocabulary, width)
    yield from _norm("output_norm", shape)
    for layer in range(shape.layers):
        block = f"blk.{layer}."
        yield from _norm(block + "attn_norm", shape)
        for name, size in (("attn_q", queries), ("attn_k", keys), ("attn_v", keys)):
            yield from _linear(block + name, size, width, bias=kind in ("qwen2", "starcoder2"))
        if kind == "qwen3":
            yield f"{block}attn_q_norm.weight", (shape.head_size,)
            yield f"{block}attn_k_norm.weight", (shape.head_size,)
        yield from _linear(block + "attn_output", width, queries, bias=kind == "starcoder2")
        yield from _norm(block + "ffn_norm", shape)
        for name in _FEED_FORWARD.get(kind, _GATED):
            sizes = (width, shape.inner) if name == "ffn_down" else (shape.inner, width)
            yield from _linear(block + name, *sizes, bias=kind == "starcoder2")
        if kind == "gemma2":
            yield from _norm(block + "post_attention_norm", shape)
            yield from _norm(block + "post_ffw_norm", shape)


def _norm(name: str, shape: Shape) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield f"{name}.weight", (shape.width,)
    if shape.architecture == "starcoder2":
        yield f"{name}.bias", (shape.width,)


def _linear(name: str, outputs: int, inputs: int, *, bias: bool) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield f"{name}.weight", (outputs, inputs)
    if bias:
        yield f"{name}.bias", (outputs,)


def _kind(sizes: tuple[int, ...], number: str) -> Any:
    """GGML's type of a tensor that is not stored as 32-bit floats, else None."""
    return None if number == "f32" or len(sizes) == 1 else gguf.GGMLQuantizationType[number.upper()]


def _weights(
    source: np.random.Generator, name: str, sizes: tuple[int, ...], kind: Any, deviation: float
) -> npt.NDArray[Any]:
    if kind == gguf.GGMLQuantizationType.Q8_0:
        return _blocks(source, sizes, deviation)
    drawn = source.standard_normal(sizes, np.float32) * np.float32(deviation)
    if name.endswith("norm.weight"):
        drawn += 1
    return drawn if kind is None else gguf.quants.quantize(drawn, kind)


def _blocks(source: np.random.Generator, sizes: tuple[int, ...], deviation: float) -> npt.NDArray[np.uint8]:
    """Rows of ``q8_0``, uniform numbers in place of normal ones: nothing has to be rounded."""
    rows, columns = sizes
    values = source.integers(-127, 128, (rows, columns // 32, 32), np.int8)
    blocks = np.empty((rows, columns // 32), _BLOCK)
    blocks["scale"] = deviation / (127 / 3**0.5)
    blocks["values"] = values
    return blocks.view(np.uint8).reshape(rows, -1)
