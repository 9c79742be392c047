"""GGUF files of random weights in the true structure of Llama, Qwen2, Qwen3 and Gemma 2.

Vocabularies are made up, in the two formats that code models have.
"""

from __future__ import annotations

import string
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from pathlib import Path
from typing import Any

import gguf
import numpy as np
import numpy.typing as npt

NORMAL, UNKNOWN, CONTROL, USER_DEFINED, UNUSED, BYTE = range(1, 7)
"""GGUF's types of tokens."""
BLANKS = (2, 4, 8, 12, 16)
"""Indentations that are one token."""
WORDS = ("self", "return", "def", "for", "in", "if", "else", "not", "None", "True", "False", "range", "len")
FILLERS = ["".join(letters) for letters in product(string.ascii_lowercase, repeat=2)]
CHAT_TOKENS = (
    "<|endoftext|>",
    "<|im_start|>",
    "<|im_end|>",
    "<|fim_prefix|>",
    "<|fim_middle|>",
    "<|fim_suffix|>",
)
"""As Qwen-Coder spells them."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """A tokenizer in the words of GGUF."""

    tokens: Sequence[str]
    kinds: Sequence[int]
    eos: int
    bos: int | None = None
    merges: Sequence[str] | None = None
    """Of byte-level BPE; None: after SentencePiece, where later tokens merge later."""
    said: Mapping[str, Any] = field(default_factory=dict)
    """Further metadata of ``tokenizer.ggml``."""

    def metadata(self) -> dict[str, Any]:
        told = {
            "model": "llama" if self.merges is None else "gpt2",
            "pre": "default" if self.merges is None else "qwen2",
            "tokens": list(self.tokens),
            "token_type": list(self.kinds),
            "merges": self.merges,
            "scores": None if self.merges else [-float(number) for number in range(len(self.tokens))],
            "bos_token_id": self.bos,
            "eos_token_id": self.eos,
            "add_bos_token": self.merges is None,
            "add_space_prefix": False,
            **self.said,
        }
        return {f"tokenizer.ggml.{key}": value for key, value in told.items()}


def byte_level(size: int, unused: int = 0) -> Vocabulary:
    """``size`` tokens: bytes, words, marks that end lines, fillers; then control tokens and ``unused`` rows.

    The end of a text is ``<|im_end|>``, and no token begins one, as in Qwen's chat models.
    """
    printable = [*range(33, 127), *range(161, 173), *range(174, 256)]
    others = [byte for byte in range(256) if byte not in printable]
    letters = [chr(byte if byte in printable else 256 + others.index(byte)) for byte in range(256)]
    marks = [mark + "Ċ" for mark in (")", "):", ":", ",", "]", "Ċ")]
    grown = _grown(letters, [*_words("Ġ"), *marks, *FILLERS])
    words = list(islice(grown, size - 256 - len(CHAT_TOKENS) - unused))
    tokens = [*letters, *words, *CHAT_TOKENS]
    kinds = [NORMAL] * (len(tokens) - len(CHAT_TOKENS)) + [CONTROL] * len(CHAT_TOKENS) + [UNUSED] * unused
    tokens += [f"[PAD{number}]" for number in range(len(tokens), size)]
    merges = [f"{word[:-1]} {word[-1]}" for word in words]
    return Vocabulary(tokens, kinds, tokens.index("<|im_end|>"), merges=merges)


def sentencepiece(size: int, space_prefix: bool = True) -> Vocabulary:
    """``size`` tokens: ``<unk>``, ``<s>``, ``</s>``, bytes, characters, words, indentations, fillers.

    Texts begin with ``<s>`` and, with ``space_prefix``, a blank, as in Llama 2; Gemma has no such blank.
    """
    letters = ["▁", *string.punctuation, *string.ascii_letters, *string.digits]
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256)), *letters]
    tokens += islice(_grown(letters, [*_words("▁"), *FILLERS]), size - len(tokens))
    kinds = [UNKNOWN, CONTROL, CONTROL, *[BYTE] * 256, *[NORMAL] * (size - 259)]
    return Vocabulary(tokens, kinds, 2, 1, said={"add_space_prefix": space_prefix})


def _words(blank: str) -> list[str]:
    return [*(blank * width for width in BLANKS), *WORDS, *(blank + word for word in WORDS)]


def _grown(letters: Iterable[str], words: Iterable[str]) -> Iterator[str]:
    """Words and their beginnings, each a letter longer than one before."""
    seen = {*letters}
    for word in words:
        for end in range(2, len(word) + 1):
            if word[:end] not in seen:
                seen.add(word[:end])
                yield word[:end]


LAYERS, WIDTH, INNER, HEADS, KV_HEADS = 3, 64, 96, 4, 2
"""The structure of a model in a file of a few hundred KB."""


def write(
    path: Path,
    words: Vocabulary,
    architecture: str = "qwen2",
    number: str = "f32",
    *,
    deviation: float = 0.3,
    context: int = 256,
    metadata: Mapping[str, Any] | None = None,
    vectors: Mapping[str, npt.NDArray[np.float32]] | None = None,
) -> Path:
    """Writes a model whose matrices are drawn with standard ``deviation``, the same ones every time.

    ``architecture``: ``llama``, ``qwen2``, ``qwen3`` or ``gemma2``; ``vocabulary`` writes no model.
    ``number``: ``f32`` or ``q8_0``, of the matrices. ``metadata`` replaces what else would be said, or
    removes it (None); ``vectors`` are tensors beside the usual ones.
    """
    source = np.random.default_rng(0)
    writer = gguf.GGUFWriter(path, "llama" if architecture == "vocabulary" else architecture)
    told = words.metadata() | _shape(architecture, context) | dict(metadata or {})
    for key, value in told.items():
        writer.kv_data[0].pop(key, None)
        if value is not None:
            natural = type(value) is int and value >= 0
            kind = gguf.GGUFValueType.UINT32 if natural else gguf.GGUFValueType.get_type(value)
            writer.add_key_value(key, value, kind)
    for name, sizes in _tensors(architecture, len(words.tokens)):
        drawn = source.standard_normal(sizes, np.float32) * np.float32(deviation)
        drawn += name.endswith("norm.weight")
        if number == "f32" or len(sizes) == 1:
            writer.add_tensor(name, drawn)
        else:
            kind = gguf.GGMLQuantizationType[number.upper()]
            writer.add_tensor(name, gguf.quants.quantize(drawn, kind), raw_dtype=kind)
    for name, vector in (vectors or {}).items():
        writer.add_tensor(name, vector)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return path


def _head_size(architecture: str) -> int:
    return 32 if architecture == "gemma2" else 16


def _shape(architecture: str, context: int) -> dict[str, Any]:
    told = {
        "context_length": context,
        "embedding_length": WIDTH,
        "block_count": LAYERS,
        "feed_forward_length": INNER,
        "attention.head_count": HEADS,
        "attention.head_count_kv": KV_HEADS,
        "attention.key_length": _head_size(architecture),
        "attention.value_length": _head_size(architecture),
        "rope.dimension_count": _head_size(architecture),
        "rope.freq_base": 1_000_000.0,
        "attention.layer_norm_rms_epsilon": 1e-6,
        "attn_logit_softcapping": 50.0 if architecture == "gemma2" else None,
        "final_logit_softcapping": 30.0 if architecture == "gemma2" else None,
        "attention.sliding_window": 16 if architecture == "gemma2" else None,
    }
    return {} if architecture == "vocabulary" else {f"{architecture}.{key}": told[key] for key in told}


def _tensors(architecture: str, vocabulary: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Names and shapes ``(outputs, inputs)``; embeddings are tied."""
    if architecture == "vocabulary":
        return
    size = _head_size(architecture)
    yield "token_embd.weight", (vocabulary, WIDTH)
    yield "output_norm.weight", (WIDTH,)
    for block in (f"blk.{layer}." for layer in range(LAYERS)):
        for name, outputs in (
            ("attn_q", HEADS * size),
            ("attn_k", KV_HEADS * size),
            ("attn_v", KV_HEADS * size),
        ):
            yield f"{block}{name}.weight", (outputs, WIDTH)
            if architecture == "qwen2":
                yield f"{block}{name}.bias", (outputs,)
        yield f"{block}attn_output.weight", (WIDTH, HEADS * size)
        yield f"{block}ffn_gate.weight", (INNER, WIDTH)
        yield f"{block}ffn_up.weight", (INNER, WIDTH)
        yield f"{block}ffn_down.weight", (WIDTH, INNER)
        further = {"gemma2": ("post_attention_norm", "post_ffw_norm")}.get(architecture, ())
        for name in ("attn_norm", "ffn_norm", *further):
            yield f"{block}{name}.weight", (WIDTH,)
        for name in ("attn_q_norm", "attn_k_norm") if architecture == "qwen3" else ():
            yield f"{block}{name}.weight", (size,)


TOKENS, FREE = 600, 8
VOCABULARIES = {
    "llama": lambda: sentencepiece(TOKENS, space_prefix=True),
    "qwen2": lambda: byte_level(TOKENS, FREE),
    "gemma2": lambda: sentencepiece(TOKENS, space_prefix=False),
}
TOLERANCES = {"llama": 1e-4, "qwen2": 1e-4, "gemma2": 1e-2}
"""How far log-probabilities from passes of different shapes may differ. GELU comes from a table of 16-bit
numbers, where the last bit of a 32-bit number can make a difference of 0.0005."""


def write_random(architecture: str, folder: Path) -> Path:
    """Writes a model with a context of 256 tokens, and a window of 16 in ``gemma2``."""
    deviation = 0.1 if architecture == "gemma2" else 0.3  # Gemma multiplies its embeddings
    words = VOCABULARIES[architecture]()
    return write(folder / f"{architecture}.gguf", words, architecture, deviation=deviation)
