"""llama.cpp's tokenizer as ``base.Tokenizer``."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from typing import Any

import llama_cpp

from engine.lm.base import BODY_TEXT, END_TEXT
from engine.lm.infill import marks
from engine.types import ModelError, SettingsError


class LlamaTokenizer:
    """Exact text: pieces are bytes, put together before they are read as UTF-8.

    It lives as long as the model's vocabulary; ``decode`` also afterwards.
    """

    def __init__(self, model: Any, gaps: bool = False) -> None:
        self._vocabulary = llama_cpp.llama_model_get_vocab(model)
        self.vocabulary = int(llama_cpp.llama_vocab_n_tokens(self._vocabulary))
        self._pieces = [self._piece(token) for token in range(self.vocabulary)]
        names = {self._name(token): token for token in range(self.vocabulary) if not self._pieces[token]}
        ends = [token for token in range(self.vocabulary) if self._ends(token)]
        self.end_tokens = frozenset([*ends, *(names[text] for text in (END_TEXT,) if text in names)])
        self.infill = marks(names)
        self.native = BODY_TEXT in names
        """Whether the model knows the engine's native prompt template."""
        self.gaps = self.native and gaps
        template = llama_cpp.llama_model_chat_template(model, None)
        self._template = template.decode() if template else ""
        self._special = {
            name: self._name(token) if token >= 0 else ""
            for name, token in (
                ("bos_token", llama_cpp.llama_vocab_bos(self._vocabulary)),
                ("eos_token", llama_cpp.llama_vocab_eos(self._vocabulary)),
            )
        }
        self._alive = threading.Lock()

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` as it stands, its special tokens recognised, none added."""
        content = text.encode()
        room = len(content) + 16
        tokens = (ctypes.c_int32 * room)()
        with self._alive:
            if self._vocabulary is None:
                raise ModelError("The model is closed.")
            count = llama_cpp.llama_tokenize(
                self._vocabulary, content, len(content), tokens, room, False, True
            )
        if count < 0:
            raise ModelError(f"llama.cpp cannot tokenise a text of {len(content)} bytes.")
        return tokens[:count]

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``, special tokens left out. Incomplete UTF-8 gives replacement characters."""
        return b"".join([self._pieces[token] for token in tokens]).decode(errors="replace")

    def chat(self, text: str) -> str:
        """``text`` as a user's turn, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template.
        """
        if not self._template:
            raise SettingsError(
                "The model has no chat template: choose the prompt template 'native' or 'few-shot'."
            )
        from llama_cpp.llama_chat_format import Jinja2ChatFormatter

        formatter = Jinja2ChatFormatter(self._template, **self._special)
        turns: Any = [{"role": "user", "content": text}]
        return str(formatter(messages=turns).prompt)

    def close(self) -> None:
        """To be called before the model is freed; waits for an ``encode`` that is under way."""
        with self._alive:
            self._vocabulary = None

    def _piece(self, token: int) -> bytes:
        room = 64
        while True:
            buffer = ctypes.create_string_buffer(room)
            size = llama_cpp.llama_token_to_piece(self._vocabulary, token, buffer, room, 0, False)
            if size >= 0:
                return buffer.raw[:size]
            room = -size

    def _name(self, token: int) -> str:
        return (llama_cpp.llama_vocab_get_text(self._vocabulary, token) or b"").decode(errors="replace")

    def _ends(self, token: int) -> bool:
        return bool(llama_cpp.llama_vocab_is_eog(self._vocabulary, token))
