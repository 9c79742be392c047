"""llama.cpp's tokenizer as ``base.Tokenizer``."""

from __future__ import annotations

import ctypes
import re
import threading
from collections.abc import Sequence
from typing import Any

import llama_cpp

from engine.lm.chat_template import ChatTemplate
from engine.lm.tokens import ENDS, Literal, looks_like_control, marks, pieces
from engine.support.errors import ModelError, SettingsError

_ANCHORS = ("\n", "a", ".", "=")
"""Characters to stand in front of a text; one of them does not merge with it."""


class LlamaTokenizer:
    """Exact text: pieces are bytes, put together before they are read as UTF-8.

    It lives as long as the model's vocabulary; ``decode`` also afterwards.
    """

    def __init__(self, model: Any) -> None:
        self._vocabulary = llama_cpp.llama_model_get_vocab(model)
        self.vocabulary = int(llama_cpp.llama_vocab_n_tokens(self._vocabulary))
        self._pieces = [self._piece(token) for token in range(self.vocabulary)]
        self._added = {self._name(token): token for token in range(self.vocabulary) if self._is_added(token)}
        self.infill = marks(self._added)
        controls = {text: token for text, token in self._added.items() if self._is_control(text, token)}
        ends = {
            token for token in range(self.vocabulary) if llama_cpp.llama_vocab_is_eog(self._vocabulary, token)
        }
        self.end_tokens = frozenset(ends.union(token for text, token in controls.items() if text in ENDS))
        for token in controls.values():
            self._pieces[token] = b""
        silent = {token for token, piece in enumerate(self._pieces) if not piece}
        self.forbidden: Sequence[int] = tuple(sorted(silent - self.end_tokens))
        template = llama_cpp.llama_model_chat_template(model, None)
        self.has_turns = bool(template)
        bos = llama_cpp.llama_vocab_bos(self._vocabulary)
        eos = llama_cpp.llama_vocab_eos(self._vocabulary)
        adds_bos = bos >= 0 and llama_cpp.llama_vocab_get_add_bos(self._vocabulary)
        self._first = [bos] if adds_bos else []
        self._literal = Literal(controls)
        longest_first = sorted(filter(None, self._added), key=len, reverse=True)
        self._marks = re.compile("|".join(map(re.escape, longest_first)) if longest_first else r"(?!)")
        special = {"bos_token": self._name(bos), "eos_token": self._name(eos)}
        self._template = ChatTemplate((template or b"").decode(errors="replace"), special)
        self._alive = threading.Lock()
        self._has_prefix = self._bytes(self._tokens("a")) == b" a"

    def literal(self, text: str) -> str:
        """``text`` of a user, marked so that spellings of control tokens in it are encoded as text."""
        return self._literal(text)

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` in the middle of a text, its control tokens recognized, none added."""
        return [token for piece in pieces(text) for token in self._middle(piece)]

    def opening(self, text: str) -> list[int]:
        """Tokens of ``text`` at the beginning of a prompt, behind BOS, once, if the file asks for it."""
        first, *rest = pieces(text)
        tokens = self._tokens(first) if first else []
        if tokens[: len(self._first)] != self._first:
            tokens = [*self._first, *tokens]
        return [*tokens, *(token for piece in rest for token in self._middle(piece))]

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens`` in the middle of a text, control tokens left out.

        Incomplete UTF-8 gives replacement characters.
        """
        return self._bytes(tokens).decode(errors="replace")

    def chat(self, text: str) -> str:
        """``text`` as a user's turn, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template, ``ModelError`` when it cannot be used.
        """
        if not self.has_turns:
            raise SettingsError("The model has no chat template: choose the prompt template 'base-file'.")
        return self._template.filled(text)

    def _middle(self, text: str) -> list[int]:
        """Tokens of ``text`` without the blank that llama.cpp puts in front and behind control tokens."""
        if not self._has_prefix:
            return self._tokens(text)
        tokens = []
        at = 0
        for found in self._marks.finditer(text):
            tokens += [*self._anchored(text[at : found.start()]), self._added[found[0]]]
            at = found.end()
        return [*tokens, *self._anchored(text[at:])]

    def _anchored(self, text: str) -> list[int]:
        """What changes behind a character with which ``text`` does not merge."""
        if not text:
            return []
        for anchor in _ANCHORS:
            before, both = self._tokens(anchor), self._tokens(anchor + text)
            if both[: len(before)] == before:
                return both[len(before) :]
        return self._tokens(text)

    def _tokens(self, text: str) -> list[int]:
        """llama.cpp's tokens of a whole text, BOS and EOS left out."""
        content = text.encode()
        capacity = len(content) + 16
        tokens = (ctypes.c_int32 * capacity)()
        with self._alive:
            if self._vocabulary is None:
                raise ModelError("The model is closed.")
            count = llama_cpp.llama_tokenize(
                self._vocabulary, content, len(content), tokens, capacity, False, True
            )
        if count < 0:
            raise ModelError(f"llama.cpp cannot tokenize a text of {len(content)} bytes.")
        return tokens[:count]

    def _bytes(self, tokens: Sequence[int]) -> bytes:
        return b"".join([self._pieces[token] for token in tokens])

    def close(self) -> None:
        """To be called before the model is freed; waits for an ``encode`` that is under way."""
        with self._alive:
            self._vocabulary = None

    def _piece(self, token: int) -> bytes:
        capacity = 64
        while True:
            buffer = ctypes.create_string_buffer(capacity)
            size = llama_cpp.llama_token_to_piece(self._vocabulary, token, buffer, capacity, 0, False)
            if size >= 0:
                return buffer.raw[:size]
            capacity = -size

    def _name(self, token: int) -> str:
        """How the vocabulary spells ``token``; nothing for -1, no token."""
        text = llama_cpp.llama_vocab_get_text(self._vocabulary, token) if token >= 0 else None
        return (text or b"").decode(errors="replace")

    def _is_added(self, token: int) -> bool:
        """Whether llama.cpp looks for the token before it splits a text into words."""
        added = llama_cpp.LLAMA_TOKEN_ATTR_CONTROL | llama_cpp.LLAMA_TOKEN_ATTR_USER_DEFINED
        attributes = llama_cpp.llama_vocab_get_attr(self._vocabulary, token)
        return bool(attributes & (added | llama_cpp.LLAMA_TOKEN_ATTR_UNKNOWN))

    def _is_control(self, text: str, token: int) -> bool:
        return not self._pieces[token] or looks_like_control(text) or text in (self.infill or ())
