"""A transformers tokenizer as ``base.Tokenizer``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.lm.base import BODY_TEXT, END_TEXT
from engine.lm.infill import marks
from engine.types import ModelError, SettingsError


class TransformersTokenizer:
    """Exact text: nothing is cleaned up, added or merged."""

    def __init__(
        self, tokenizer: Any, vocabulary: int, end_tokens: Iterable[int] = (), gaps: bool = False
    ) -> None:
        """``vocabulary``: the width of the logits; ``end_tokens``, ``gaps``: what its configuration says."""
        self._tokenizer = tokenizer
        self.vocabulary = vocabulary
        known = tokenizer.get_vocab()
        own = (tokenizer.eos_token_id, known.get(END_TEXT))
        self.end_tokens = frozenset([*end_tokens, *(token for token in own if token is not None)])
        self.infill = marks(known)
        self.native = BODY_TEXT in known
        """Whether the model knows the engine's native prompt template."""
        self.gaps = self.native and gaps

    def encode(self, text: str) -> list[int]:
        """Tokens of ``text`` as it stands, its special tokens recognised, none added."""
        return list(self._tokenizer.encode(text, add_special_tokens=False, verbose=False))

    def decode(self, tokens: Sequence[int]) -> str:
        """Text of ``tokens``, special tokens left out. Incomplete UTF-8 gives replacement characters."""
        text: str = self._tokenizer.decode(
            list(tokens), skip_special_tokens=True, clean_up_tokenization_spaces=False
        )
        return text

    def chat(self, text: str) -> str:
        """``text`` as a user's turn, ready for the answer.

        Raises ``SettingsError`` when the model has no chat template.
        """
        if not getattr(self._tokenizer, "chat_template", None):
            raise SettingsError(
                "The model has no chat template: choose the prompt template 'native' or 'few-shot'."
            )
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
