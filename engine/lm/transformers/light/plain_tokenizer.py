"""A ``tokenizer.json`` with the part of transformers' interface that ``TransformersTokenizer`` reads."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from tokenizers import AddedToken, Tokenizer


class PlainTokenizer:
    """Without a chat template; its special tokens are those that the file calls special."""

    chat_template = None

    def __init__(self, folder: Path) -> None:
        self.backend_tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        told = json.loads((folder / "tokenizer_config.json").read_text(encoding="utf-8"))
        self.eos_token_id: int | None = self.backend_tokenizer.token_to_id(told.get("eos_token") or "")
        self.added_tokens_decoder: Mapping[int, AddedToken] = (
            self.backend_tokenizer.get_added_tokens_decoder()
        )
        special = {number: each for number, each in self.added_tokens_decoder.items() if each.special}
        self.all_special_ids = list(special)
        self.all_special_tokens = [each.content for each in special.values()]

    def get_vocab(self) -> dict[str, int]:
        """Numbers of all tokens by their spelling."""
        return self.backend_tokenizer.get_vocab()

    def __call__(self, text: str, add_special_tokens: bool = True) -> dict[str, list[int]]:
        """The tokens of ``text`` as ``input_ids``."""
        return {"input_ids": self.backend_tokenizer.encode(text, add_special_tokens=add_special_tokens).ids}
