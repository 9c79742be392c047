"""Tiny GGUF files of random weights: the architectures that people use, with tokenizers of both kinds."""

from __future__ import annotations

from pathlib import Path

from tests.unit.lm.random_gguf import tiny, write
from tests.unit.lm.random_vocabulary import byte_level, sentencepiece

TOKENS, UNUSED = 600, 8
VOCABULARIES = {
    "llama": lambda: sentencepiece(TOKENS, space_prefix=True),
    "qwen2": lambda: byte_level(TOKENS, UNUSED),
    "starcoder2": lambda: byte_level(TOKENS, UNUSED),
    "gemma": lambda: sentencepiece(TOKENS, space_prefix=False),
    "gemma2": lambda: sentencepiece(TOKENS, space_prefix=False),
}
TOLERANCES = {"llama": 1e-4, "qwen2": 1e-4, "starcoder2": 1e-2, "gemma": 1e-2, "gemma2": 1e-2}
"""How far log-probabilities from passes of different shapes may differ. GELU comes from a table of 16-bit
numbers, where the last bit of a 32-bit number can make a difference of 0.0005."""


def write_random(architecture: str, folder: Path, context: int = 256) -> Path:
    """Writes a model with a ``context`` of so many tokens, and a window of 16 in ``gemma2``."""
    path = folder / f"{architecture}-{context}.gguf"
    deviation = 0.1 if architecture.startswith("gemma") else 0.3  # Gemma multiplies its embeddings
    write(path, tiny(architecture, TOKENS, context), VOCABULARIES[architecture](), deviation=deviation)
    return path
