"""Wrappers that pass every call on to a model or context; subclasses change single methods."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.task import Usage
from engine.lm.base import (
    Choice,
    Context,
    Guidance,
    Hear,
    LanguageModel,
    Logprobs,
    Propose,
    Sampling,
    Tokenizer,
)
from engine.lm.turn import Turn, WholeAnswer


class WrappedContext:
    """All of ``engine.lm.base.Context`` but ``fork``."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @property
    def tokens(self) -> Sequence[int]:
        return self.context.tokens

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        return await self.context.extend(tokens, positions)

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        await self.context.draw(most, sampling, hear, lines)

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        inner = conditional.context if isinstance(conditional, WrappedContext) else conditional
        return await self.context.decide(inner, guidance, most, propose)

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        return await self.context.likeliest(count)

    def truncate(self, length: int) -> None:
        self.context.truncate(length)

    def close(self) -> None:
        self.context.close()


class WrappedModel:
    """Satisfies ``engine.lm.base.LanguageModel``."""

    def __init__(self, model: LanguageModel) -> None:
        self.name = model.name
        self.tokenizer: Tokenizer = model.tokenizer
        self.context_length = model.context_length
        self.template = model.template
        self.device = model.device
        self.note = model.note
        self.speed = model.speed
        self.revision = model.revision
        self.gives_distributions = model.gives_distributions
        self._model = model

    async def open(self, tokens: Sequence[int], usage: Usage) -> Context:
        """See ``LanguageModel.open``."""
        return await self._model.open(tokens, usage)

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``LanguageModel.reply``."""
        return await self._model.reply(turn, most, sampling, usage)

    async def close(self) -> None:
        """Nothing: who opened the model closes it."""
