"""The language model and contexts above a scheduler, which the rest of the engine uses."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

import numpy as np

from engine.core.errors import ModelError
from engine.core.task import Usage
from engine.lm.base import Choice, Context, Guidance, Hear, Logprobs, Propose, Sampling, Tokenizer
from engine.lm.extension_checks import check_length, check_new
from engine.lm.reply import drawn_answer
from engine.lm.revision import Revision
from engine.lm.scheduling.jobs import (
    Bounds,
    CachedTokens,
    DecideJob,
    DistributionsJob,
    DrawJob,
    Job,
    LikeliestJob,
    ReadJob,
)
from engine.lm.scheduling.owner_thread import Owner
from engine.lm.scheduling.passes import Backend
from engine.lm.scheduling.scheduler import Chunk, Scheduler
from engine.lm.token_lines import TokenLines
from engine.lm.turn import Turn, WholeAnswer


class CachedContext:
    """A ``base.Context``. One coroutine after the other may use it; calls take effect in their order.

    A call that fails or is cancelled leaves the context as it was. The last token is computed with whatever
    comes next.
    """

    def __init__(self, model: CachedModel, usage: Usage, tokens: tuple[int, ...] = ()) -> None:
        self._closed = False
        self._model = model
        self._usage = usage
        self._sequence = model.scheduler.new_sequence()
        self._tokens = tokens
        self._turn = asyncio.Lock()
        model.open_contexts += 1

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far; a snapshot, which later calls do not change."""
        return self._tokens

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Raises ``ModelError`` when the context is closed (before or meanwhile), would exceed the model's
        context length or does not fit in memory, and ``ValueError`` for tokens that do not exist.
        """
        added = tuple(int(token) for token in tokens)
        self._check_open()
        check_new(added, positions, self._model.tokenizer.vocabulary)
        async with self._turn:
            self._check_open()
            whole = self._tokens + added
            check_length(len(whole), self._model.context_length)
            cached = CachedTokens(self._sequence, list(whole))
            if not positions:
                await self._run(ReadJob(self._usage, cached))
                self._tokens = whole
                return np.empty((0, self._model.tokenizer.vocabulary), np.float32)
            job = DistributionsJob(self._usage, cached, positions)
            await self._run(job)
            self._tokens = whole
            return job.result

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        """See ``base.Context``. Raises ``ModelError``; what was heard before that is not kept."""
        ends = self._model.tokenizer.end_tokens
        heard: list[int] = []

        def take(tokens: Sequence[int]) -> bool:
            heard.extend(token for token in tokens if token not in ends)
            return hear(tokens)

        async with self._turn:
            self._check_open()
            bounds = self._bounds(most, lines, len(self._tokens))
            if not bounds.most:
                return
            cached = CachedTokens(self._sequence, list(self._tokens))
            lines_of = self._model.token_lines
            await self._run(DrawJob(self._usage, cached, sampling, bounds, lines_of, take))
            self._tokens += tuple(heard)

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        """See ``base.Context``. Raises ``ModelError``."""
        assert conditional is None or isinstance(conditional, CachedContext)
        alone = conditional is not None and not guidance.needs_prior
        asked = [conditional] if alone else [self, conditional]
        contexts = [context for context in asked if context is not None]
        async with AsyncExitStack() as stack:
            for context in (self, conditional) if conditional is not None else (self,):
                await stack.enter_async_context(context._turn)
                context._check_open()
            bounds = self._bounds(most, 0, max(len(context._tokens) for context in contexts))
            if not bounds.most:
                return []
            job = DecideJob(
                self._usage,
                [CachedTokens(context._sequence, list(context._tokens)) for context in contexts],
                guidance,
                bounds,
                self._model.token_lines,
                propose,
            )
            await self._run(job)
            decided = tuple(each.token for each in job.result if each.token not in bounds.end_tokens)
            if alone and decided:
                read = CachedTokens(self._sequence, [*self._tokens, *decided])
                await self._run(ReadJob(self._usage, read))
            for context in {self, *contexts}:
                context._tokens += decided
            return job.result

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        """See ``base.Context``. Raises ``ModelError``."""
        async with self._turn:
            self._check_open()
            job = LikeliestJob(self._usage, CachedTokens(self._sequence, list(self._tokens)), count)
            await self._run(job)
            return job.result

    async def fork(self) -> CachedContext:
        """An independent continuation; waits for calls that were made earlier."""
        async with self._turn:
            self._check_open()
            fork = CachedContext(self._model, self._usage, self._tokens)
            self._model.scheduler.copy(self._sequence, len(self._tokens), fork._sequence)
            self._usage.cached_tokens += len(self._tokens)
            return fork

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on; nothing happens when there are none."""
        self._check_open()
        if self._turn.locked():
            raise RuntimeError("A context cannot be truncated while it is in use.")
        if length < 0:
            raise ValueError(f"A context cannot have {length} tokens.")
        if length < len(self._tokens):
            self._tokens = self._tokens[:length]

    def close(self) -> None:
        """Frees the cache; a call that is under way raises ``ModelError``."""
        if not self._closed:
            self._closed = True
            self._model.open_contexts -= 1
            self._model.scheduler.free(self._sequence)

    def __del__(self) -> None:
        """A context whose owner was cancelled before it could take it is freed here."""
        if not getattr(self, "_closed", True):
            self.close()

    async def _run(self, job: Job) -> None:
        await self._model.scheduler.run(job)
        self._check_open()

    def _bounds(self, most: int, lines: int, length: int) -> Bounds:
        """Bounds of drawing behind ``length`` tokens. Raises ``ModelError`` if there is no room for any."""
        check_length(length + min(1, most), self._model.context_length)
        left = self._model.context_length - length
        return Bounds(min(most, left), lines, self._model.tokenizer.end_tokens)

    def _check_open(self) -> None:
        if self._closed:
            raise ModelError("The context is closed.")


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
        chunk: Chunk | None = None,
        parameters: int | None = None,
    ) -> None:
        self.device = device
        self.note = ""
        self.gives_distributions = True
        self.name = name
        self.tokenizer = tokenizer
        self.context_length = context_length
        self.template = template
        self.token_lines = TokenLines(tokenizer.decode)
        self.scheduler = Scheduler(backend, owner, chunk)
        self.speed = self.scheduler.speed
        self.revision = Revision(parameters)
        self.open_contexts = 0
        """Contexts that nobody has closed yet."""

    async def open(self, tokens: Sequence[int], usage: Usage) -> CachedContext:
        """A context holding ``tokens``, at least one.

        ``usage`` grows with every call on it and on its forks: tokens that are computed one by one to draw or
        decide the next count as generated, all others (prompts, signals, verified drafts) as prompt tokens;
        ``forward_passes`` counts the passes in which at least one row belonged to it, however many rows those
        were. ``cached_tokens`` grows with forks, by the tokens that they share.
        """
        context = CachedContext(self, usage)
        try:
            await context.extend(tokens)
        except BaseException:
            context.close()
            raise
        return context

    async def reply(self, turn: Turn, most: int, sampling: Sampling, usage: Usage) -> WholeAnswer | None:
        """See ``base.LanguageModel``."""
        return await drawn_answer(self, turn, most, sampling, usage)

    async def close(self) -> None:
        """Frees the model and ends its thread; waiting requests are cancelled."""
        await self.scheduler.close()
