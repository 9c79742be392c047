"""A model and its contexts as others see them: everything is passed on but what a subclass changes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.lm.base import Context, LanguageModel, Logprobs, Tokenizer


class WrappedContext:
    """All of ``engine.lm.base.Context`` but ``fork``."""

    def __init__(self, context: Context) -> None:
        self._context = context

    @property
    def tokens(self) -> Sequence[int]:
        return self._context.tokens

    @property
    def logprobs(self) -> Logprobs:
        return self._context.logprobs

    async def extend(self, tokens: Sequence[int], positions: int = 1) -> Logprobs:
        return await self._context.extend(tokens, positions)

    def truncate(self, length: int) -> None:
        self._context.truncate(length)

    def close(self) -> None:
        self._context.close()


class WrappedModel:
    """All of ``engine.lm.base.LanguageModel`` but ``open``."""

    def __init__(self, model: LanguageModel) -> None:
        self.name = model.name
        self.tokenizer: Tokenizer = model.tokenizer
        self.context_length = model.context_length
        self.template = model.template
        self.device = model.device
        self.note = model.note
        self._model = model

    async def close(self) -> None:
        """Nothing: who opened the model closes it."""
