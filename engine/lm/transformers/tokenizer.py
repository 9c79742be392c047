"""A transformers tokenizer as ``base.Tokenizer``, exact in the middle of a text.

Tokenizers are made for whole texts: those that follow SentencePiece put a blank in front of what they encode,
and drop the first blank of what they decode. Prompts and answers come in parts.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import Any

from tokenizers import Tokenizer, models, pre_tokenizers

from engine.lm.tokens import ENDS, Literal, looks_like_control, marks, pieces
from engine.support.errors import ModelError, SettingsError

_BYTE = re.compile("<0x([0-9A-F]{2})>")
"""How SentencePiece spells the token of a byte."""
_ANCHORS = ("\n", "a", ".", "=")


class TransformersTokenizer:
    """Exact text: nothing is cleaned up, added or merged."""

    def __init__(self, tokenizer: Any, vocabulary: int, end_tokens: Iterable[int] = ()) -> None:
        """``vocabulary``: the width of the logits; ``end_tokens``: what its configuration says."""
        self._tokenizer = tokenizer
        self.vocabulary = vocabulary
        known = {text: token for text, token in tokenizer.get_vocab().items() if token < vocabulary}
        self.infill = marks(known)
        self._controls = _controls(tokenizer) | {known[mark]: mark for mark in self.infill or ()}
        self.end_tokens = frozenset(_ends(tokenizer, self._controls, end_tokens)).intersection(
            range(vocabulary)
        )
        unknown = set(range(vocabulary)).difference(known.values())
        silent = self._controls.keys() - self.end_tokens
        self.forbidden: Sequence[int] = tuple(sorted(unknown.union(silent).intersection(range(vocabulary))))
        self._exact = _exact(tokenizer, self._controls)
        self._first = _first_tokens(tokenizer)
        self._literal = Literal(_spellings(known, self._controls))

    @property
    def has_turns(self) -> bool:
        """Whether it has a chat template."""
        return bool(getattr(self._tokenizer, "chat_template", None))

    def literal(self, text: str) -> str:
        """``text`` of a user, marked so that spellings of control tokens in it are encoded as text."""
        return self._literal(text)

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` in the middle of a text, its control tokens recognized, none added."""
        return [token for piece in pieces(text) for token in self._exact.middle(piece)]

    def opening(self, text: str) -> list[int]:
        """Tokens of ``text`` at the beginning of a prompt, behind the tokenizer's own first tokens, once."""
        first, *rest = pieces(text)
        tokens = self._exact.whole(first)
        if tokens[: len(self._first)] != self._first:
            tokens = [*self._first, *tokens]
        return [*tokens, *(token for piece in rest for token in self._exact.middle(piece))]

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens`` in the middle of a text, control tokens left out.

        Incomplete UTF-8 gives replacement characters.
        """
        return self._exact.decode(tokens)

    def chat(self, text: str) -> str:
        """``text`` as a user's turn, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template.
        """
        if not self.has_turns:
            raise SettingsError("The model has no chat template: choose the prompt template 'base-file'.")
        turns = [{"role": "user", "content": text}]
        prompt: str = self._tokenizer.apply_chat_template(turns, tokenize=False, add_generation_prompt=True)
        return prompt


def auto_tokenizer(path_or_id: str) -> Any:
    """The transformers tokenizer of a folder or a model of the hub. Raises ``ModelError``."""
    from transformers import AutoTokenizer

    try:
        return AutoTokenizer.from_pretrained(path_or_id)
    except Exception as error:
        reason = " ".join(str(error).split())[:300]
        raise ModelError(f"There is no tokenizer in {path_or_id}: {reason}") from None


def _controls(tokenizer: Any) -> dict[int, str]:
    """Spellings of control tokens: special ones, and added ones that look like it or swallow blanks."""
    added = {
        number: str(token)
        for number, token in tokenizer.added_tokens_decoder.items()
        if token.special or token.lstrip or token.rstrip or looks_like_control(str(token))
    }
    return added | dict(zip(tokenizer.all_special_ids, tokenizer.all_special_tokens, strict=True))


def _ends(tokenizer: Any, controls: Mapping[int, str], configured: Iterable[int]) -> Iterator[int]:
    yield from configured
    yield from (token for token, text in controls.items() if text in ENDS)
    if tokenizer.eos_token_id is not None:
        yield tokenizer.eos_token_id


def _spellings(known: Container[str], controls: Mapping[int, str]) -> list[str]:
    """What a user's text must not be read as: control tokens, and tokens that stand for a byte."""
    in_bytes = [spelling for byte in range(256) if (spelling := f"<0x{byte:02X}>") in known]
    return [*controls.values(), *in_bytes]


def _first_tokens(tokenizer: Any) -> list[int]:
    """What the tokenizer puts in front of a text, such as BOS."""
    text = tokenizer("a", add_special_tokens=False)["input_ids"]
    whole = tokenizer("a")["input_ids"]
    places = (at for at in range(len(whole)) if whole[at : at + len(text)] == text)
    return list(whole[: next(places, 0)])


def _exact(tokenizer: Any, controls: Mapping[int, str]) -> _Fast | _Anchored:
    """Text to tokens and back, without anything added, dropped or cleaned up.

    ``whole`` encodes the beginning of a text as the tokenizer itself does, ``middle`` the middle of one.
    """
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
