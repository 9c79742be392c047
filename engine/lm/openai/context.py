"""Contexts of a served model: a request for each distribution that is not known yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any, Protocol

import numpy as np

from engine.core.errors import ModelError
from engine.core.task import Usage
from engine.lm.base import Choice, Context, Guidance, Hear, Logprobs, Propose, Sampling, Tokenizer
from engine.lm.distribution_decoding import decide
from engine.lm.extension_checks import check_length, check_new
from engine.lm.openai.allowance import afforded, reserved
from engine.lm.openai.dialect import Known, Tokens
from engine.lm.openai.tokens import dense
from engine.lm.scheduling.randomness import seed_of
from engine.lm.token_lines import LineTracker, TokenLines

DRAWN_AT_ONCE = 48
"""Tokens of one request: some four lines."""


class Remote(Protocol):
    """A served model, as its contexts use it."""

    tokenizer: Tokenizer
    context_length: int
    token_lines: TokenLines
    streams: bool
    """Whether it streams log-probabilities, as far as is known."""

    async def distributions(self, prompts: Sequence[Tokens], usage: Usage) -> list[Known]:
        """What may follow each of ``prompts``."""

    async def drawn(self, prompt: Tokens, sampling: Mapping[str, Any], usage: Usage) -> list[int]:
        """Tokens sampled after ``prompt``."""

    async def streamed(
        self, prompt: Tokens, sampling: Mapping[str, Any], usage: Usage, hear: Callable[[list[int]], bool]
    ) -> None:
        """The same, for ``hear`` to take as they come, until it returns False."""

    async def answered(self) -> None:
        """Waits until one of the requests under way has ended."""


class RemoteContext:
    """A ``base.Context``. A call that fails or is cancelled leaves it as it was."""

    def __init__(self, model: Remote, usage: Usage, tokens: Tokens = ()) -> None:
        self._model = model
        self._usage = usage
        self._tokens = tokens
        self._closed = False
        self._turn = asyncio.Lock()

    @property
    def tokens(self) -> Sequence[int]:
        """All tokens so far."""
        return self._tokens

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs:
        """Appends ``tokens``; ``(positions, vocabulary)`` after each of the last ``positions``.

        Minus infinity stands for what the server did not name. Positions are asked for at the same time, a
        request each; without any nothing is sent. Raises ``ModelError`` and ``ValueError``.
        """
        added = tuple(int(token) for token in tokens)
        self._check_open()
        check_new(added, positions, self._model.tokenizer.vocabulary)
        async with self._turn:
            self._check_open()
            whole = self._tokens + added
            check_length(len(whole), self._model.context_length)
            ends = range(len(whole) - positions + 1, len(whole) + 1)
            alone = len(added) == positions == 1
            found = await self._distributions([whole[:end] for end in ends], counted=alone)
            if len(added) > 1:
                self._usage.prompt_tokens += len(added)
            self._tokens = whole
            vocabulary = self._model.tokenizer.vocabulary
            if not found:
                return np.empty((0, vocabulary), np.float32)
            return np.stack([dense(known, vocabulary) for known in found])

    async def draw(self, most: int, sampling: Sampling, hear: Hear, lines: int = 0) -> None:
        """See ``base.Context``: the server draws, some lines a request. Raises ``ModelError``.

        Where ``lines`` bounds nothing it draws all in one request, which ends when ``hear`` has enough.
        """
        async with self._turn:
            self._check_open()
            draft = _Draft(self._model, self._tokens, self._left(most, self._tokens), hear, lines)
            whole = not 0 < lines < most
            while draft.goes_on:
                if whole and self._model.streams:
                    await self._stream(draft, sampling)
                else:
                    draft.take(await self._drawn(draft.tokens, min(draft.left, DRAWN_AT_ONCE), sampling))
            self._tokens = draft.tokens

    async def decide(
        self, conditional: Context | None, guidance: Guidance, most: int, propose: Propose | None = None
    ) -> list[Choice]:
        """See ``base.Context``: by the distributions of both sides. Raises ``ModelError``."""
        assert conditional is None or isinstance(conditional, RemoteContext)
        contexts = [self] if conditional is None else [self, conditional]
        lines, ends = self._model.token_lines, self._model.tokenizer.end_tokens
        async with AsyncExitStack() as stack:
            for context in contexts:
                await stack.enter_async_context(context._turn)
                context._check_open()
            left = self._left(most, max((context._tokens for context in contexts), key=len))
            prior, *others = [RemoteContext(self._model, self._usage, each._tokens) for each in contexts]
            choices = await decide(prior, others[0] if others else None, guidance, left, lines, ends, propose)
            decided = tuple(each.token for each in choices if each.token not in ends)
            for context in contexts:
                context._check_open()
            for context in contexts:
                context._tokens += decided
        return choices

    async def likeliest(self, count: int) -> list[tuple[int, float]]:
        """See ``base.Context``; not more than the server names. Raises ``ModelError``."""
        async with self._turn:
            [known] = await self._distributions([self._tokens], counted=True)
        return sorted(known.items(), key=lambda each: -each[1])[:count]

    async def _distributions(self, prompts: Sequence[Tokens], *, counted: bool) -> list[Known]:
        """What may follow each of ``prompts``; ``counted`` as one generated token."""
        self._check_open()
        if not prompts:
            return []
        with reserved(self._usage, await self._afforded(int(counted))) as cost:
            found = await self._model.distributions(prompts, self._usage)
            self._check_open()
            self._usage.generated_tokens += cost
        return found

    async def _drawn(self, tokens: Tokens, most: int, sampling: Sampling) -> list[int]:
        """At most ``most`` tokens after ``tokens``, of one request."""
        with reserved(self._usage, await self._afforded(most)) as limit:
            self._usage.forward_passes += 1
            drawn = await self._model.drawn(tokens, _options(limit, sampling, tokens), self._usage)
            self._check_open()
            self._usage.generated_tokens += len(drawn)
        return drawn

    async def _stream(self, draft: _Draft, sampling: Sampling) -> None:
        """Has ``draft`` take tokens as they come, of one request; none if the server can't stream them."""
        before, tokens = draft.taken, draft.tokens
        with reserved(self._usage, await self._afforded(draft.left)) as limit:
            self._usage.forward_passes += 1
            await self._model.streamed(tokens, _options(limit, sampling, tokens), self._usage, draft.take)
            self._check_open()
            self._usage.generated_tokens += draft.taken - before
        if draft.taken == before and self._model.streams:  # not a word: that is the end
            draft.take([min(self._model.tokenizer.end_tokens)])

    async def _afforded(self, most: int) -> int:
        return await afforded(self._usage, most, self._model.answered)

    async def fork(self) -> RemoteContext:
        """An independent continuation."""
        async with self._turn:
            self._check_open()
            return RemoteContext(self._model, self._usage, self._tokens)

    def truncate(self, length: int) -> None:
        """Forgets all tokens from ``length`` on; nothing happens when there are none."""
        self._check_open()
        if self._turn.locked():
            raise RuntimeError("A context cannot be truncated while it is being extended.")
        if length < 0:
            raise ValueError(f"A context cannot have {length} tokens.")
        if length < len(self._tokens):
            self._tokens = self._tokens[:length]

    def close(self) -> None:
        """Nothing more can be asked."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise ModelError("The context is closed.")

    def _left(self, most: int, tokens: Tokens) -> int:
        """How many of ``most`` tokens fit behind ``tokens``. Raises ``ModelError`` if none does."""
        check_length(len(tokens) + min(1, most), self._model.context_length)
        return min(most, self._model.context_length - len(tokens))


class _Draft:
    """Tokens as a server draws them, up to ``left``, the end of line ``lines`` (0: any), or an end token."""

    def __init__(self, model: Remote, tokens: Tokens, left: int, hear: Hear, lines: int) -> None:
        self.tokens = tokens
        """Of the context so far, without an end token."""
        self.left = left
        self.taken = 0
        """That the server sent."""
        self._ends = model.tokenizer.end_tokens
        self._tracker = LineTracker(model.token_lines, tokens[-1])
        self._hear = hear
        self._lines = lines
        self._wants_more = True

    def take(self, drawn: list[int]) -> bool:
        """Takes the next tokens; False where no more are wanted, though there may be room."""
        self.taken += len(drawn)
        if kept := self._to_line(drawn[: self.left]):
            self.left -= len(kept)
            self.tokens += tuple(token for token in kept if token not in self._ends)
            more = self._hear(kept) and kept[-1] not in self._ends
            self._wants_more = more and not self._is_complete
        return self._wants_more

    @property
    def goes_on(self) -> bool:
        """Whether more tokens are wanted, and there is room."""
        return self._wants_more and self.left > 0

    @property
    def _is_complete(self) -> bool:
        return 0 < self._lines <= self._tracker.ends

    def _to_line(self, tokens: list[int]) -> list[int]:
        """``tokens`` up to the end of the last line."""
        for number, token in enumerate(tokens, 1):
            self._tracker.add(token)
            if self._is_complete:
                return tokens[:number]
        return tokens


def _options(limit: int, sampling: Sampling, tokens: Tokens) -> dict[str, Any]:
    """Of a request for at most ``limit`` tokens after ``tokens``."""
    return {
        "max_tokens": limit,
        "temperature": sampling.temperature,
        "top_p": sampling.top_p,
        "seed": seed_of(sampling.seed, len(tokens)) % 2**31,
    }
