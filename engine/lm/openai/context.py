"""Contexts of a served model: a request for each distribution that is not known yet."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from typing import Any, Protocol

import numpy as np

from engine.lm.base import Choice, Context, Guidance, Hear, Logprobs, Propose, Sampling, Tokenizer
from engine.lm.distribution_decoding import decide
from engine.lm.extension_checks import check_length, check_new
from engine.lm.openai.dialect import Known, Tokens
from engine.lm.openai.tokens import dense
from engine.lm.scheduling.randomness import seed_of
from engine.lm.token_lines import LineTracker, TokenLines
from engine.types import ModelError, Usage

DRAWN_AT_ONCE = 48
"""Tokens of one request: some four lines."""


class Remote(Protocol):
    """A served model, as its contexts use it."""

    tokenizer: Tokenizer
    context_length: int
    token_lines: TokenLines

    async def distributions(self, prompts: Sequence[Tokens], usage: Usage) -> list[Known]:
        """What may follow each of ``prompts``."""

    async def drawn(self, prompt: Tokens, sampling: Mapping[str, Any], usage: Usage) -> list[int]:
        """Tokens sampled after ``prompt``."""

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
        """See ``base.Context``: the server draws, some lines a request. Raises ``ModelError``."""
        ends = self._model.tokenizer.end_tokens
        async with self._turn:
            self._check_open()
            tokens, left = self._tokens, self._left(most, self._tokens)
            tracker = LineTracker(self._model.token_lines, tokens[-1])
            goes_on = True
            while goes_on and left > 0 and not (lines and tracker.ends >= lines):
                drawn = await self._drawn(tokens, min(left, DRAWN_AT_ONCE), sampling)
                kept = _to_line(drawn, tracker, lines)
                left -= len(kept)
                tokens += tuple(token for token in kept if token not in ends)
                goes_on = hear(kept) and kept[-1] not in ends
            self._tokens = tokens

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
        with self._reserved(await self._afforded(int(counted))) as cost:
            found = await self._model.distributions(prompts, self._usage)
            self._check_open()
            self._usage.generated_tokens += cost
        return found

    async def _drawn(self, tokens: Tokens, most: int, sampling: Sampling) -> list[int]:
        """At most ``most`` tokens after ``tokens``, of one request."""
        with self._reserved(await self._afforded(most)) as afforded:
            options = {
                "max_tokens": afforded,
                "temperature": sampling.temperature,
                "top_p": sampling.top_p,
                "seed": seed_of(sampling.seed, len(tokens)) % 2**31,
            }
            self._usage.forward_passes += 1
            drawn = await self._model.drawn(tokens, options, self._usage)
            self._check_open()
            self._usage.generated_tokens += len(drawn)
        return drawn

    async def _afforded(self, most: int) -> int:
        """``most``, or what is left of the task's allowance; waits for ever if nothing is.

        What requests under way may still use up is not left, but may be when they are answered.
        """
        while most and (left := self._usage.tokens_left) is not None:
            allowance = self._usage.allowance
            assert allowance is not None
            if left:
                return min(most, left)
            if not allowance.reserved:
                allowance.spent()
                await asyncio.Event().wait()
            await self._model.answered()
        return most

    @contextmanager
    def _reserved(self, tokens: int) -> Iterator[int]:
        """Keeps ``tokens`` of the task's allowance for a request that is under way meanwhile."""
        allowance = self._usage.allowance
        if allowance is None:
            yield tokens
            return
        allowance.reserved += tokens
        try:
            yield tokens
        finally:
            allowance.reserved -= tokens

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


def _to_line(tokens: list[int], tracker: LineTracker, lines: int) -> list[int]:
    """``tokens`` up to the end of line ``lines`` (0: all of them)."""
    for number, token in enumerate(tokens, 1):
        tracker.add(token)
        if lines and tracker.ends >= lines:
            return tokens[:number]
    return tokens
