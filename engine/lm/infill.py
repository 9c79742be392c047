"""How models are asked to fill in the middle: the text before, the text after, then what is missing."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple


class Marks(NamedTuple):
    """Special tokens that stand before the prefix, the suffix and the middle."""

    prefix: str
    suffix: str
    middle: str


KNOWN = (
    Marks("<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"),
    Marks("<fim_prefix>", "<fim_suffix>", "<fim_middle>"),
    Marks("<fim-prefix>", "<fim-suffix>", "<fim-middle>"),
    Marks("<｜fim▁begin｜>", "<｜fim▁hole｜>", "<｜fim▁end｜>"),
)
"""Of Qwen-Coder and others, StarCoder, SantaCoder, DeepSeek-Coder."""


def marks(vocabulary: Container[str]) -> Marks | None:
    """The marks of a model whose special tokens these are, if it has any that are known."""
    return next((known for known in KNOWN if all(mark in vocabulary for mark in known)), None)
