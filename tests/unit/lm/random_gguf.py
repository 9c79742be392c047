"""GGUF files of random weights in the true structure of Llama, Qwen2, Qwen3 and Gemma 2.

Numbers depend on the seed only. Vocabularies are made up, in the two formats that code models have.
"""

from __future__ import annotations

import string
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice, product
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import numpy.typing as npt

WORDS = ("self", "return", "def", "for", "in", "if", "else", "not", "None", "True", "False", "range", "len")
"""Words that get a token of their own."""
LINE_TOKENS = 12
"""One filler in so many ends a line, so lines that are drawn at random have about this many tokens."""
_SPACE, _LINE_END = "Ġ", "Ċ"
"""Blank and line end in the byte-level alphabet."""
_INDENTATIONS = (2, 4, 8, 12, 16)


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A tokenizer in the words of GGUF."""

    model: str
    """``gpt2`` (byte-level BPE) or ``llama`` (SentencePiece)."""
    tokens: Sequence[str]
    kinds: Sequence[int]
    """GGUF's token type of each token."""
    bos: int | None
    eos: int
    add_bos: bool
    pre: str = "default"
    merges: Sequence[str] = field(default_factory=list)
    scores: Sequence[float] = field(default_factory=list)
    space_prefix: bool = False
    """Whether a blank is put before every text."""


NORMAL, UNKNOWN, CONTROL, UNUSED, BYTE = 1, 2, 3, 5, 6
"""Token types of GGUF."""
CHAT_TOKENS = (
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
    "<|fim_prefix|>",
    "<|fim_middle|>",
    "<|fim_suffix|>",
)
"""Control tokens of the byte-level vocabulary, as Qwen-Coder spells them."""


def byte_level(size: int, unused: int = 0) -> Vocabulary:
    """``size`` tokens: bytes, words, marks that end lines, fillers; then control tokens and ``unused`` rows.

    The end of a text is ``<|im_end|>``, and no token begins one, as in Qwen's chat models.
    """
    merges = list(islice(_merges(), size - 256 - len(CHAT_TOKENS) - unused))
    tokens = [*_byte_letters(), *("".join(pair) for pair in merges), *CHAT_TOKENS]
    kinds = [NORMAL] * (len(tokens) - len(CHAT_TOKENS)) + [CONTROL] * len(CHAT_TOKENS)
    tokens += [f"[PAD{number}]" for number in range(len(tokens), size)]
    kinds += [UNUSED] * (size - len(kinds))
    end = tokens.index("<|im_end|>")
    return Vocabulary("gpt2", tokens, kinds, None, end, False, "qwen2", [" ".join(pair) for pair in merges])


def sentencepiece(size: int, space_prefix: bool = True) -> Vocabulary:
    """``size`` tokens: ``<unk>``, ``<s>``, ``</s>``, bytes, characters, words, indentations, fillers.

    Texts begin with ``<s>`` and, with ``space_prefix``, a blank, as in Llama 2; Gemma has no such blank.
    """
    pieces = islice(_pieces(), size - 259)
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), *pieces]
    kinds = [UNKNOWN, CONTROL, CONTROL, *[BYTE] * 256, *[NORMAL] * (size - 259)]
    scores = [0.0] * 259 + [-float(rank) for rank in range(size - 259)]
    return Vocabulary("llama", tokens, kinds, 1, 2, True, scores=scores, space_prefix=space_prefix)


def _byte_letters() -> list[str]:
    """The letters that stand for the 256 bytes, in the order of the bytes (GPT-2's)."""
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    letters = {byte: chr(byte) for byte in printable}
    others = [byte for byte in range(256) if byte not in letters]
    letters |= {byte: chr(256 + place) for place, byte in enumerate(others)}
    return [letters[byte] for byte in range(256)]


def _merges() -> Iterator[tuple[str, str]]:
    """Pairs of tokens that make a new one, each of an earlier pair or a byte."""
    seen = set(_byte_letters())
    chains = [*(_SPACE * width for width in _INDENTATIONS), *WORDS, *(_SPACE + word for word in WORDS)]
    marks = [mark + _LINE_END for mark in (")", "):", ":", ",", "]", "", _LINE_END)]
    for text in chain(chains, marks, _fillers(_LINE_END)):
        for end in range(2, len(text) + 1):
            if text[:end] not in seen:
                seen.add(text[:end])
                yield text[: end - 1], text[end - 1]


def _pieces() -> Iterator[str]:
    """Pieces of which every one is made of two earlier ones."""
    seen: set[str] = set()
    chains = [*("▁" * width for width in _INDENTATIONS), *WORDS, *("▁" + word for word in WORDS)]
    letters = ("▁", *string.punctuation, *string.ascii_letters, *string.digits)
    for text in chain(letters, chains, _fillers("\n")):
        for end in range(1, len(text) + 1):
            if text[:end] not in seen:
                seen.add(text[:end])
                yield text[:end]


def _fillers(line_end: str) -> Iterator[str]:
    """Combinations of letters without end; some end a line."""
    for length in range(2, 6):
        for number, letters in enumerate(product(string.ascii_lowercase, repeat=length)):
            yield "".join(letters)
            if number % LINE_TOKENS == 0:
                yield "".join(letters) + line_end


@dataclass(frozen=True, slots=True)
class Shape:
    """What a model is made of."""

    architecture: str
    """``llama``, ``qwen2``, ``qwen3`` or ``gemma2``."""
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
    yield "output_norm.weight", (width,)
    for layer in range(shape.layers):
        block = f"blk.{layer}."
        yield f"{block}attn_norm.weight", (width,)
        for name, size in (("attn_q", queries), ("attn_k", keys), ("attn_v", keys)):
            yield from _linear(block + name, size, width, bias=kind == "qwen2")
        if kind == "qwen3":
            yield f"{block}attn_q_norm.weight", (shape.head_size,)
            yield f"{block}attn_k_norm.weight", (shape.head_size,)
        yield from _linear(block + "attn_output", width, queries)
        yield f"{block}ffn_norm.weight", (width,)
        for name in ("ffn_gate", "ffn_up", "ffn_down"):
            sizes = (width, shape.inner) if name == "ffn_down" else (shape.inner, width)
            yield f"{block}{name}.weight", sizes
        if kind == "gemma2":
            yield f"{block}post_attention_norm.weight", (width,)
            yield f"{block}post_ffw_norm.weight", (width,)


def _linear(
    name: str, outputs: int, inputs: int, *, bias: bool = False
) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield f"{name}.weight", (outputs, inputs)
    if bias:
        yield f"{name}.bias", (outputs,)


def _kind(sizes: tuple[int, ...], number: str) -> Any:
    """GGML's type of a tensor that is not stored as 32-bit floats, else None."""
    return None if number == "f32" or len(sizes) == 1 else gguf.GGMLQuantizationType[number.upper()]


def _weights(
    source: np.random.Generator, name: str, sizes: tuple[int, ...], kind: Any, deviation: float
) -> npt.NDArray[Any]:
    drawn = source.standard_normal(sizes, np.float32) * np.float32(deviation)
    if name.endswith("norm.weight"):
        drawn += 1
    return drawn if kind is None else gguf.quants.quantize(drawn, kind)


TOKENS, UNUSED = 600, 8
VOCABULARIES = {
    "llama": lambda: sentencepiece(TOKENS, space_prefix=True),
    "qwen2": lambda: byte_level(TOKENS, UNUSED),
    "gemma2": lambda: sentencepiece(TOKENS, space_prefix=False),
}
TOLERANCES = {"llama": 1e-4, "qwen2": 1e-4, "gemma2": 1e-2}
"""How far log-probabilities from passes of different shapes may differ. GELU comes from a table of 16-bit
numbers, where the last bit of a 32-bit number can make a difference of 0.0005."""


def write_random(architecture: str, folder: Path, context: int = 256) -> Path:
    """Writes a model with a ``context`` of so many tokens, and a window of 16 in ``gemma2``."""
    path = folder / f"{architecture}-{context}.gguf"
    deviation = 0.1 if architecture.startswith("gemma") else 0.3  # Gemma multiplies its embeddings
    write(path, tiny(architecture, TOKENS, context), VOCABULARIES[architecture](), deviation=deviation)
    return path
