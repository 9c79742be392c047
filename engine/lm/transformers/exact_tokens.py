"""Tokens and text of a tokenizer as they stand in the middle of a text.

Tokenizers are made for whole texts: those that follow SentencePiece put a blank in front of what they encode,
and drop the first blank of what they decode. Prompts and answers come in parts.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from tokenizers import Tokenizer, models, pre_tokenizers

_BYTE = re.compile("<0x([0-9A-F]{2})>")
"""How SentencePiece spells the token of a byte."""
_ANCHORS = ("\n", "a", ".", "=")


class Exact(Protocol):
    """Text to tokens and back, without anything added, dropped or cleaned up."""

    def whole(self, text: str) -> list[int]:
        """Tokens of ``text`` at the beginning of a text, as the tokenizer itself has them."""

    def middle(self, text: str) -> list[int]:
        """Tokens of ``text`` in the middle of a text."""

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens`` in the middle of a text, control tokens left out."""


def exact(tokenizer: Any, controls: Mapping[int, str]) -> Exact:
    """The exact face of a transformers tokenizer with these control tokens."""
    backend = getattr(tokenizer, "backend_tokenizer", None)
    steps = _steps(_pipeline(backend)["decoder"]) if isinstance(backend, Tokenizer) else []
    if isinstance(backend, Tokenizer) and all(map(_is_known, steps)) and steps:
        return _Fast(backend, _Pieces(backend, steps, controls))
    return _Anchored(tokenizer)


class _Fast:
    """Encodes with a copy of the tokenizer that adds no blank, and decodes bytes."""

    def __init__(self, backend: Tokenizer, pieces: _Pieces) -> None:
        self._whole = _untruncated(backend)
        self._middle = _without_prefix(self._whole)
        self._pieces = pieces
        self._letter, self._letter_tokens = pieces.blank_letter()

    def whole(self, text: str) -> list[int]:
        return self._encode(self._whole, text)

    def middle(self, text: str) -> list[int]:
        return self._encode(self._middle, text)

    def _encode(self, encoder: Tokenizer, text: str) -> list[int]:
        """The letter that stands for a blank is encoded in bytes: else it would come back as a blank."""
        first, *rest = text.split(self._letter) if self._letter else [text]
        tokens = list(encoder.encode(first, add_special_tokens=False).ids)
        for part in rest:
            tokens += [*self._letter_tokens, *self.middle(part)]
        return tokens

    def decode(self, tokens: Sequence[int]) -> str:
        return b"".join([self._pieces[token] for token in tokens]).decode(errors="replace")


class _Anchored:
    """For tokenizers of which nothing is known: what changes behind an anchor is taken."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer = tokenizer
        self._anchor = self.whole(_ANCHORS[1])
        self._anchor_text = self._text(self._anchor)

    def whole(self, text: str) -> list[int]:
        return list(self._tokenizer.encode(text, add_special_tokens=False))

    def middle(self, text: str) -> list[int]:
        for anchor in _ANCHORS:
            before, both = self.whole(anchor), self.whole(anchor + text)
            if both[: len(before)] == before:
                return both[len(before) :]
        return self.whole(text)

    def decode(self, tokens: Sequence[int]) -> str:
        return self._text([*self._anchor, *tokens]).removeprefix(self._anchor_text)

    def _text(self, tokens: Sequence[int]) -> str:
        text: str = self._tokenizer.decode(
            list(tokens),
            skip_special_tokens=True,
            clean_up_tokenization_spaces=False,
            spaces_between_special_tokens=False,
        )
        return text


class _Pieces(dict[int, bytes]):
    """The bytes of each token, made when asked for; none for control tokens and unknown ones."""

    def __init__(self, backend: Tokenizer, steps: Sequence[Any], controls: Mapping[int, str]) -> None:
        super().__init__(dict.fromkeys(controls, b""))
        self._backend = backend
        self._added = {number: added.content for number, added in backend.get_added_tokens_decoder().items()}
        self._letters = _letters() if any(step["type"] == "ByteLevel" for step in steps) else None
        self._has_bytes = any(step["type"] == "ByteFallback" for step in steps)
        self._blanks = [_replacement(step) for step in steps if step["type"] in ("Replace", "Metaspace")]

    def __missing__(self, token: int) -> bytes:
        found = self[token] = self._bytes(token)
        return found

    def blank_letter(self) -> tuple[str, list[int]]:
        """The letter that stands for a blank, and the tokens of its own bytes; nothing if there are none."""
        letter = next((old for old, new in self._blanks if new == " "), "")
        tokens = [self._backend.token_to_id(f"<0x{byte:02X}>") for byte in letter.encode()]
        known = [token for token in tokens if token is not None]
        return (letter, known) if self._has_bytes and known == tokens else ("", [])

    def _bytes(self, token: int) -> bytes:
        text = self._backend.id_to_token(token) or ""
        if self._letters is not None:
            if token not in self._added and self._letters.keys() >= set(text):
                return bytes(self._letters[letter] for letter in text)
            return text.encode()
        if self._has_bytes and (byte := _BYTE.fullmatch(text)):
            return bytes([int(byte[1], 16)])
        for old, new in self._blanks:
            text = text.replace(old, new)
        return text.encode()


def _letters() -> dict[str, int]:
    """The byte that each letter of the byte-level alphabet stands for (GPT-2's table).

    Bytes that can be printed stand for themselves, the others for letters beyond them, in order.
    """
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    printed = {letter: ord(letter) for letter in alphabet if ord(letter) < 256}
    others = sorted(set(range(256)) - set(printed.values()))
    return printed | dict(zip((letter for letter in alphabet if ord(letter) >= 256), others, strict=True))


def _pipeline(backend: Tokenizer) -> dict[str, Any]:
    """The parts of a tokenizer beside its vocabulary, as ``tokenizer.json`` spells them."""
    bare = Tokenizer(models.BPE())
    for part in ("normalizer", "pre_tokenizer", "decoder"):
        if getattr(backend, part) is not None:
            setattr(bare, part, getattr(backend, part))
    pipeline: dict[str, Any] = json.loads(bare.to_str())
    return pipeline


def _steps(node: Any) -> list[Any]:
    """A normalizer, a pre-tokenizer or a decoder as the steps that it is a sequence of."""
    if node is None:
        return []
    parts = node.get("normalizers") or node.get("pretokenizers") or node.get("decoders")
    return [step for part in parts for step in _steps(part)] if parts else [node]


def _is_known(step: Any) -> bool:
    """Whether a step of a decoder treats each token by itself, up to blanks at the ends."""
    if step["type"] == "Replace":
        return "String" in step["pattern"]
    return step["type"] in ("ByteLevel", "ByteFallback", "Metaspace", "Fuse", "Strip")


def _replacement(step: Any) -> tuple[str, str]:
    if step["type"] == "Metaspace":
        return step["replacement"], " "
    return step["pattern"]["String"], step["content"]


def _untruncated(backend: Tokenizer) -> Tokenizer:
    """``backend``, or a copy that neither cuts nor fills up texts."""
    if backend.truncation is None and backend.padding is None and not backend.encode_special_tokens:
        return backend
    backend = copy.deepcopy(backend)
    backend.no_truncation()
    backend.no_padding()
    backend.encode_special_tokens = False
    return backend


def _without_prefix(backend: Tokenizer) -> Tokenizer:
    """``backend``, or a copy that takes texts as they are: no blank in front, none dropped."""
    pipeline = _pipeline(backend)
    changed = {part: list(_exact_steps(pipeline[part])) for part in ("normalizer", "pre_tokenizer")}
    if all(changed[part] == _steps(pipeline[part]) for part in changed):
        return backend
    names = {"normalizer": "normalizers", "pre_tokenizer": "pretokenizers"}
    for part, steps in changed.items():
        pipeline[part] = {"type": "Sequence", names[part]: steps}
    bare = Tokenizer.from_str(json.dumps(pipeline))
    twin = copy.deepcopy(backend)
    twin.normalizer, twin.pre_tokenizer = bare.normalizer, bare.pre_tokenizer
    return twin


def _exact_steps(node: Any) -> Iterator[Any]:
    for step in _steps(node):
        if step["type"] in ("Prepend", "Strip"):
            continue
        if step["type"] == "Metaspace":
            step = {**step, "prepend_scheme": "never"}
        if step["type"] == "ByteLevel" and step.get("add_prefix_space"):
            step = {**step, "add_prefix_space": False}
        yield step
