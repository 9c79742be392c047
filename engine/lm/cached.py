"""Contexts and the language model above a scheduler: what the rest of the engine holds in its hands."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.lm.base import Logprobs, Tokenizer
from engine.lm.owner import Owner
from engine.lm.scheduler import Backend, Row, Scheduler
from engine.types import ModelError, Usage


class CachedContext:
    """A ``base.Context``. One coroutine after the other may use it; calls take effect in their order.

    An ``extend`` that fails or is cancelled leaves the context as it was.
    """

    def __init__(
        self,
        model: CachedModel,
        usage: Usage,
        tokens: tuple[int, ...] = (),
        logprobs: Logprobs | None = None,
    ) -> None:
        self._closed = False
        self._model = model
        self._usage = usage
        self._sequence = model.scheduler.new_sequence()
        self._tokens = tokens
        self._logprobs = logprobs
        self._turn = asyncio.Lock()
        model.open_contexts += 1

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far; a snapshot, which later calls do not change."""
        return self._tokens

    @property
    def logprobs(self) -> Logprobs:
        """``(vocabulary,)`` after the last token. Raises ``ModelError`` after ``truncate`` and ``close``."""
        self._check_open()
        if self._logprobs is None:
            raise ModelError("The context was truncated: extend it before asking what comes next.")
        return self._logprobs

    async def extend(self, tokens: Sequence[int], positions: int = 1) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Raises ``ModelError`` when the context is closed (before or meanwhile), would exceed the model's
        context length or does not fit in memory, and ``ValueError`` for tokens that do not exist.
        """
        added = tuple(int(token) for token in tokens)
        self._check_new(added, positions)
        async with self._turn:
            self._check_open()
            start = len(self._tokens)
            self._check_length(start + len(added))
            row = Row(self._sequence, start, added, positions)
            result = await self._model.scheduler.forward(row, self._usage)
            self._check_open()
            self._tokens += added
            self._logprobs = result[-1]
            return result

    async def fork(self) -> CachedContext:
        """An independent continuation; waits for extensions that were asked for earlier."""
        async with self._turn:
            self._check_open()
            fork = CachedContext(self._model, self._usage, self._tokens, self._logprobs)
            self._model.scheduler.copy(self._sequence, len(self._tokens), fork._sequence)
            self._usage.cached_tokens += len(self._tokens)
            return fork

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on; nothing happens when there are none."""
        self._check_open()
        if self._turn.locked():
            raise RuntimeError("A context cannot be truncated while it is being extended.")
        if length < 0:
            raise ValueError(f"A context cannot have {length} tokens.")
        if length < len(self._tokens):
            self._tokens = self._tokens[:length]
            self._logprobs = None

    def close(self) -> None:
        """Frees the cache; an extension that is under way raises ``ModelError``."""
        if not self._closed:
            self._closed = True
            self._logprobs = None
            self._model.open_contexts -= 1
            self._model.scheduler.free(self._sequence)

    def __del__(self) -> None:
        """A context whose owner was cancelled before it could take it is freed here."""
        if not getattr(self, "_closed", True):
            self.close()

    def _check_open(self) -> None:
        if self._closed:
            raise ModelError("The context is closed.")

    def _check_new(self, tokens: tuple[int, ...], positions: int) -> None:
        self._check_open()
        if not tokens:
            raise ValueError("A context can only be extended by at least one token.")
        if not 1 <= positions <= len(tokens):
            raise ValueError(f"{positions} positions were asked for, of {len(tokens)} new tokens.")
        if min(tokens) < 0 or max(tokens) >= self._model.tokenizer.vocabulary:
            raise ValueError(f"The vocabulary ends at {self._model.tokenizer.vocabulary - 1}: {tokens}")

    def _check_length(self, length: int) -> None:
        limit = self._model.context_length
        if length > limit:
            raise ModelError(f"{length} tokens do not fit: the model's context ends at {limit}.")


class CachedModel:
    """A ``base.LanguageModel`` made of a tokenizer and a backend. ``owner`` already runs."""

    def __init__(
        self,
        backend: Backend,
        tokenizer: Tokenizer,
        *,
        name: str,
        context_length: int,
        template: str,
        owner: Owner,
        device: str = "cpu",
    ) -> None:
        self.device = device
        self.note = ""
        self.name = name
        self.tokenizer = tokenizer
        self.context_length = context_length
        self.template = template
        self.scheduler = Scheduler(backend, owner)
        self.open_contexts = 0
        """Contexts that nobody has closed yet."""

    async def open(self, tokens: Sequence[int], usage: Usage) -> CachedContext:
        """A context holding ``tokens``, at least one.

        ``usage`` grows with every call on it and on its forks: extensions by one token count as generated,
        longer ones (prompts, signals, verified drafts) as prompt tokens; ``forward_passes`` counts the passes
        in which at least one row belonged to it, however many rows those were. ``cached_tokens`` grows with
        forks, by the tokens that they share.
        """
        context = CachedContext(self, usage)
        try:
            await context.extend(tokens)
        except BaseException:
            context.close()
            raise
        return context

    async def close(self) -> None:
        """Frees the model and ends its thread; waiting requests are cancelled."""
        await self.scheduler.close()
