"""The language model above a scheduler: cached contexts, whole answers, a cache of prefixes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from itertools import takewhile
from typing import Protocol, cast

import numpy as np

from engine.core.task import Usage
from engine.lm.base import (
    Choice,
    Context,
    Guidance,
    Hear,
    Logprobs,
    Propose,
    Revision,
    Sampling,
    Tokenizer,
    Turn,
    WholeAnswer,
)
from engine.lm.sampling import Backend, Distributions, Likeliest
from engine.lm.scheduler import (
    AskJob,
    Bounds,
    CachedTokens,
    Chunk,
    DecideJob,
    DrawJob,
    Job,
    Owner,
    ReadJob,
    Runner,
    Scheduler,
)
from engine.lm.tokens import TokenLines
from engine.support.errors import ModelError, SettingsError

SHORTEST = 16
"""Tokens of the context that a question must leave for the answer."""
_PAGE = "{question}\n\n### Answer\n"
_PAGE_STOP = "\n### "


class Reply:
    """Collects drawn tokens; ``hear`` is for ``Context.draw``."""

    def __init__(self, tokenizer: Tokenizer, stops: Sequence[str] = ()) -> None:
        self._tokenizer = tokenizer
        self._stops = stops
        self._tokens: list[int] = []
        self.text = ""
        """So far, without what ended it."""
        self.taken = 0
        """Tokens that were drawn, an end token and what came after a stop among them."""
        self.ended = False

    def hear(self, tokens: Sequence[int]) -> bool:
        """Takes the next tokens; False at the end of the reply."""
        self.taken += len(tokens)
        text = list(takewhile(lambda token: token not in self._tokenizer.end_tokens, tokens))
        self.ended = len(text) < len(tokens)
        self._tokens += text
        self.text = self._tokenizer.decode(self._tokens)
        if (stopped := ended_by(self.text, self._stops)) is not None:
            self.text, self.ended = stopped, True
        return not self.ended


def ended_by(text: str, stops: Sequence[str]) -> str | None:
    """``text`` up to the first of ``stops``; None if there is none of them in it."""
    ends = [at for stop in stops if (at := text.find(stop)) >= 0]
    return text[: min(ends)] if ends else None


async def drawn_reply(
    context: Context, tokenizer: Tokenizer, most: int, sampling: Sampling, stops: Sequence[str] = ()
) -> str:
    """Draws at most ``most`` tokens from ``context``; their text up to an end token or one of ``stops``."""
    reply = Reply(tokenizer, stops)
    await context.draw(most, sampling, reply.hear)
    return reply.text


def page(question: str) -> str:
    """Formats a question for a model without chat turns: a document with an answer to fill in."""
    return _PAGE.format_map({"question": question})


def spelled(turn: Turn, tokenizer: Tokenizer) -> tuple[str, tuple[str, ...]]:
    """The prompt of a turn, its opening included, and the texts that end the answer.

    A model with chat turns gets one, any other a page with an answer to fill in.
    """
    text = tokenizer.literal(turn.question)
    try:
        return tokenizer.chat(text) + turn.opening, turn.stops
    except SettingsError:
        return page(text) + turn.opening, (*turn.stops, _PAGE_STOP)


class ContextModel(Protocol):
    """What contexts use of their model."""

    tokenizer: Tokenizer
    context_length: int
    token_lines: TokenLines
    open_contexts: int

    @property
    def scheduler(self) -> Runner:
        """Runs their jobs."""


class CachedContext:
    """A ``base.Context``. One coroutine after the other may use it; calls take effect in their order.

    A call that fails or is cancelled leaves the context as it was. The last token is computed with whatever
    comes next.
    """

    def __init__(self, model: ContextModel, usage: Usage, tokens: tuple[int, ...] = ()) -> None:
        self._tokens = tokens
        self._closed = False
        self._turn = asyncio.Lock()
        self._model = model
        self._usage = usage
        self._sequence = model.scheduler.new_sequence()
        model.open_contexts += 1

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far; a snapshot, which later calls do not change."""
        return self._tokens

    @asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """Waits for calls that were made earlier. Raises ``ModelError`` when the context is closed."""
        async with self._turn:
            self._check_open()
            yield

    @asynccontextmanager
    async def _guided_turn(
        self, conditional: Context | None, guidance: Guidance
    ) -> AsyncIterator[tuple[list[CachedContext], list[CachedContext]]]:
        """Waits for the turns of both sides of guidance.

        Yields them, and those whose distributions decide: with gamma 1 the conditional one alone. Raises
        ``ModelError`` when one is closed.
        """
        assert conditional is None or isinstance(conditional, CachedContext)
        both = [self] if conditional is None else [self, conditional]
        alone = conditional is not None and not guidance.needs_prior
        async with AsyncExitStack() as stack:
            for context in both:
                await stack.enter_async_context(context._in_turn())
            yield both, both[1:] if alone else both

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on; nothing happens when there are none."""
        self._check_open()
        if self._turn.locked():
            raise RuntimeError("A context cannot be truncated while it is in use.")
        if length < 0:
            raise ValueError(f"A context cannot have {length} tokens.")
        self._tokens = self._tokens[:length]

    def _checked(self, tokens: Sequence[int], positions: int) -> tuple[int, ...]:
        """``tokens``. Raises ValueError if they cannot extend a context, or for positions beyond them."""
        self._check_open()
        added = tuple(int(token) for token in tokens)
        if not added:
            raise ValueError("A context can only be extended by at least one token.")
        if not 0 <= positions <= len(added):
            raise ValueError(f"{positions} positions were asked for, of {len(added)} new tokens.")
        if min(added) < 0 or max(added) >= self._model.tokenizer.vocabulary:
            raise ValueError(f"The vocabulary ends at {self._model.tokenizer.vocabulary - 1}: {added}")
        return added

    def _check_length(self, length: int) -> None:
        """Raises ``ModelError`` for more tokens than the model can hold."""
        if length > self._model.context_length:
            raise ModelError(
                f"{length} tokens do not fit: the model's context ends at {self._model.context_length}."
            )

    def _room(self, most: int) -> int:
        """How many of ``most`` tokens fit behind these. Raises ``ModelError`` if none does."""
        self._check_length(len(self._tokens) + min(1, most))
        return min(most, self._model.context_length - len(self._tokens))

    def _check_open(self) -> None:
        """Raises ``ModelError`` when the context is closed."""
        if self._closed:
            raise ModelError("The context is closed.")

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Raises ``ModelError`` when the context is closed (before or meanwhile), would exceed the model's
        context length or does not fit in memory, and ``ValueError`` for tokens that do not exist.
        """
        added = self._checked(tokens, positions)
        async with self._in_turn():
            whole = self._tokens + added
            self._check_length(len(whole))
            if positions:
                job = AskJob(self._usage, self._cached(added), Distributions(), positions)
                await self._run(job)
                found = cast(Logprobs, job.result)
            else:
                await self._run(ReadJob(self._usage, self._cached(added)))
                found = np.empty((0, self._model.tokenizer.vocabulary), np.float32)
            self._tokens = whole
            return found

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        """See ``base.Context``. Raises ``ModelError``; what was heard before that is not kept."""
        ends = self._model.tokenizer.end_tokens
        heard: list[int] = []

        def take(tokens: Sequence[int]) -> bool:
            heard.extend(token for token in tokens if token not in ends)
            return hear(tokens)

        async with self._in_turn():
            if room := self._room(most):
                bounds = Bounds(room, lines, ends)
                token_lines = self._model.token_lines
                await self._run(DrawJob(self._usage, self._cached(), sampling, bounds, token_lines, take))
                self._tokens += tuple(heard)

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        """See ``base.Context``. Raises ``ModelError``."""
        async with self._guided_turn(conditional, guidance) as (both, contexts):
            room = min(context._room(most) for context in contexts)
            if not room:
                return []
            bounds = Bounds(room, 0, self._model.tokenizer.end_tokens)
            sequences = [context._cached() for context in contexts]
            job = DecideJob(self._usage, sequences, guidance, bounds, self._model.token_lines, propose)
            await self._run(job)
            decided = tuple(each.token for each in job.result if each.token not in bounds.end_tokens)
            if contexts != both and decided:
                await self._run(ReadJob(self._usage, self._cached(decided)))
            for context in both:
                context._tokens += decided
            return job.result

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        """See ``base.Context``. Raises ``ModelError``."""
        async with self._in_turn():
            job = AskJob(self._usage, self._cached(), Likeliest(count))
            await self._run(job)
            return cast("list[tuple[int, float]]", job.result)

    async def fork(self) -> CachedContext:
        """An independent continuation; waits for calls that were made earlier."""
        async with self._in_turn():
            fork = CachedContext(self._model, self._usage, self._tokens)
            shared = self._model.scheduler.copy(self._sequence, len(self._tokens), fork._sequence)
            self._usage.cached_tokens += shared
            return fork

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

    def _cached(self, more: Sequence[int] = ()) -> CachedTokens:
        """What jobs work on: the tokens so far and ``more``."""
        return CachedTokens(self._sequence, [*self._tokens, *more], len(self._tokens))

    async def _run(self, job: Job) -> None:
        await self._model.scheduler.run(job)
        self._check_open()


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
        trained_for: str = "",
    ) -> None:
        self.backend = backend
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
        self.revision = Revision(parameters, trained_for)
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
        """See ``base.LanguageModel``: drawn from a context."""
        prompt, stops = spelled(turn, self.tokenizer)
        tokens = self.tokenizer.opening(prompt)
        room = self.context_length - len(tokens) - 1
        if room < SHORTEST:
            return None
        reply = Reply(self.tokenizer, stops)
        with closing(await self.open(tokens, usage)) as context:
            await context.draw(min(most, room), sampling, reply.hear)
        return WholeAnswer(turn.opening + reply.text, reply.taken, len(tokens), not reply.ended)

    async def close(self) -> None:
        """Frees the model and ends its thread; waiting requests are cancelled."""
        await self.scheduler.close()


async def load_in_thread(name: str, load: Callable[[Owner], CachedModel]) -> CachedModel:
    """The model that ``load`` makes in the thread that will own it.

    If the caller is cancelled meanwhile, the thread finishes loading and then frees the model.
    """
    owner = Owner(f"model {name}")
    models: list[CachedModel] = []

    def work() -> CachedModel:
        models.append(load(owner))
        return models[0]

    def free() -> None:
        for model in models:
            model.backend.close()

    try:
        return await owner.run(work)
    except BaseException as error:
        if isinstance(error, asyncio.CancelledError):
            owner.post(free)
        owner.stop()
        raise
