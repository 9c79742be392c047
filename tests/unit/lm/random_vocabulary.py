"""Made-up vocabularies of any size in the two formats that code models have in GGUF."""

from __future__ import annotations

import string
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, islice, product

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
