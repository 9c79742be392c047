"""A Hugging Face byte-level BPE tokenizer in GGUF's words, or the reason why it has none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.types import ModelError

_LETTERS = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+"
_REST = r" ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
_PATTERNS = {rf"{_LETTERS}|\p{{N}}|{_REST}": "qwen2", rf"{_LETTERS}|\p{{N}}{{1,3}}|{_REST}": "llama-bpe"}
"""What llama.cpp calls the patterns it knows."""
_WHOLE_WORDS = {"llama-bpe"}
"""Names under which llama.cpp takes a word that is a token as it is, whatever the merges."""
_DIGITS = {"type": "Digits", "individual_digits": True}
_LINE_ENDS = r"[\r\n]"
_LINE_END_LETTERS = ("Ċ", "č")
"""LF and CR in the byte-level alphabet."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What GGUF holds of a tokenizer."""

    pre: str
    tokens: list[str]
    merges: list[str]
    special: frozenset[int]
    added: frozenset[int]
    """Added tokens that are not special: text, but never split."""


def vocabulary(tokenizer: dict[str, Any], size: int) -> Vocabulary:
    """From the contents of ``tokenizer.json``, padded to the ``size`` of the model's logits.

    Raises ``ModelError`` for what llama.cpp would not tokenise in the same way. It leaves text as it is: what
    is not in Unicode's normal form C becomes other tokens than in a tokenizer that normalizes to it.
    """
    model = tokenizer["model"]
    if model.get("type") != "BPE" or model.get("byte_fallback"):
        raise _inexpressible("it is not byte-level BPE")
    if (tokenizer.get("normalizer") or {"type": "NFC"}) != {"type": "NFC"}:
        raise _inexpressible("it normalizes text")
    merges = [merge if isinstance(merge, str) else " ".join(merge) for merge in model["merges"]]
    pre = _pre(tokenizer.get("pre_tokenizer") or {}, merges)
    if merges and bool(model.get("ignore_merges")) != (pre in _WHOLE_WORDS):
        raise _inexpressible("llama.cpp treats whole words in another way under this pattern")
    numbers = dict(model["vocab"]) | {token["content"]: token["id"] for token in tokenizer["added_tokens"]}
    if len(set(numbers.values())) != len(numbers) or max(numbers.values()) >= size:
        raise _inexpressible(f"its tokens are not distinct numbers below {size}")
    tokens = [f"[unused {number}]" for number in range(size)]
    for text, number in numbers.items():
        tokens[number] = text
    added = tokenizer["added_tokens"]
    special = frozenset(token["id"] for token in added if token["special"])
    return Vocabulary(pre, tokens, merges, special, frozenset(token["id"] for token in added) - special)


def _pre(node: dict[str, Any], merges: list[str]) -> str:
    """llama.cpp's name of the pre-tokenizer.

    A further split at line ends needs no name: if no merge contains a line end, it changes nothing.
    """
    steps = node.get("pretokenizers", [node])
    if not steps or steps[-1].get("type") != "ByteLevel" or steps[-1].get("add_prefix_space"):
        raise _inexpressible("it does not end in bytes")
    if not merges:
        return "qwen2"  # every byte is a token, wherever words end
    if steps[:-1] == [_DIGITS] and steps[-1].get("use_regex", True):
        return "starcoder"
    patterns = [step.get("pattern", {}).get("Regex") for step in steps[:-1]]
    if patterns[1:] == [_LINE_ENDS] and not any(
        end in merge for merge in merges for end in _LINE_END_LETTERS
    ):
        patterns.pop()
    isolated = all(step.get("behavior") == "Isolated" and not step.get("invert") for step in steps[:-1])
    if len(patterns) != 1 or patterns[0] not in _PATTERNS or not isolated or steps[-1].get("use_regex"):
        raise _inexpressible("llama.cpp has no name for the way it splits text into words")
    return _PATTERNS[patterns[0]]


def _inexpressible(reason: str) -> ModelError:
    return ModelError(
        f"The tokenizer cannot be expressed in GGUF exactly: {reason}. Use --backend transformers."
    )
