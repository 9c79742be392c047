"""Requests of coroutines: each job says what the next pass computes for it, until it is done.

A job works in the owner thread from pass to pass, without coming back to the event loop for each token.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from engine.core.task import Usage
from engine.lm.base import Choice, Guidance, Hear, Logprobs, Propose, Sampling
from engine.lm.scheduling.passes import (
    Answer,
    Backend,
    Decide,
    Distributions,
    Draw,
    Likeliest,
    Read,
    Row,
    Step,
)
from engine.lm.scheduling.randomness import uniform
from engine.lm.token_lines import LineTracker, TokenLines

SHORT_ROW = 48
"""Rows with at most this many new tokens (decoding, verifying drafts) never wait for a prefill to end."""


@dataclass(slots=True)
class CachedTokens:
    """The tokens of one sequence, and how many of them are cached."""

    number: int
    tokens: list[int]
    cached: int = 0

    @property
    def pending(self) -> int:
        """Tokens that are not cached yet."""
        return len(self.tokens) - self.cached

    def row(self, positions: int, draft: Sequence[int] = ()) -> Row:
        """All pending tokens and ``draft``, with logits at the last ``positions``."""
        return Row(self.number, self.cached, (*self.tokens[self.cached :], *draft), positions)

    def piece(self, size: int) -> Row:
        """The next ``size`` pending tokens, without logits."""
        return Row(self.number, self.cached, tuple(self.tokens[self.cached : self.cached + size]), 0)


class Job:
    """One request. The scheduler calls ``begin`` once, then ``step`` and ``take`` in turn until ``done``."""

    future: asyncio.Future[None]
    """Resolved in the event loop that waits for the job."""
    last = 1
    """How many of a sequence's last tokens are computed in the pass that asks."""
    hear: Hear | None = None
    """Takes tokens in the event loop as they are drawn."""

    def __init__(self, usage: Usage, *sequences: CachedTokens) -> None:
        self.usage = usage
        self.sequences = sequences
        self.wanted = True
        """False once nobody waits for it any more."""
        self.done = False
        self.paused = False
        """It goes on when the event loop has heard of its last tokens and wants more."""

    def begin(self, backend: Backend) -> None:
        """Takes over what the cache has of its sequences."""
        for sequence in self.sequences:
            cached = backend.begin(sequence.number, tuple(sequence.tokens))
            sequence.cached = min(cached, len(sequence.tokens) - self.last)

    def step(self, chunk: int) -> Step:
        """The next pass's share: at most ``chunk`` tokens of what is to be read first, or what is asked."""
        for sequence in self.sequences:
            unread = sequence.pending - self.last
            if unread > 0 and sequence.pending > SHORT_ROW:
                return Step((sequence.piece(min(chunk, unread)),), Read())
        return self._asking()

    def take(self, step: Step, answer: Answer) -> Sequence[int]:
        """Goes on from the answer to ``step``; returns tokens that are to be heard now."""
        if isinstance(step.ask, Read):
            for row in step.rows:
                sequence = next(each for each in self.sequences if each.number == row.sequence)
                sequence.cached += len(row.tokens)
            return ()
        return self._answered(answer)

    def _asking(self) -> Step:
        raise NotImplementedError

    def _answered(self, answer: Answer) -> Sequence[int]:
        raise NotImplementedError


class ReadJob(Job):
    """Reads a sequence into the cache, all but its last token, which is computed with what comes next."""

    def begin(self, backend: Backend) -> None:
        """See ``Job``."""
        super().begin(backend)
        self.done = self.sequences[0].pending <= 1

    def step(self, chunk: int) -> Step:
        """See ``Job``."""
        [sequence] = self.sequences
        return Step((sequence.piece(min(chunk, sequence.pending - 1)),), Read())

    def take(self, step: Step, answer: Answer) -> Sequence[int]:
        """See ``Job``."""
        super().take(step, answer)
        self.done = self.sequences[0].pending <= 1
        return ()


class DistributionsJob(Job):
    """Reads a sequence; ``result`` is ``(positions, vocabulary)`` after each of the last ``positions``."""

    result: Logprobs

    def __init__(self, usage: Usage, sequence: CachedTokens, positions: int) -> None:
        super().__init__(usage, sequence)
        self.last = positions

    def _asking(self) -> Step:
        return Step((self.sequences[0].row(self.last),), Distributions())

    def _answered(self, answer: Answer) -> Sequence[int]:
        self.result = cast(Logprobs, answer)
        self.done = True
        return ()


class LikeliestJob(Job):
    """``result`` is the ``count`` likeliest next tokens with their log-probabilities."""

    result: list[tuple[int, float]]

    def __init__(self, usage: Usage, sequence: CachedTokens, count: int) -> None:
        super().__init__(usage, sequence)
        self._count = count

    def _asking(self) -> Step:
        return Step((self.sequences[0].row(1),), Likeliest(self._count))

    def _answered(self, answer: Answer) -> Sequence[int]:
        self.result = cast("list[tuple[int, float]]", answer)
        self.done = True
        return ()


@dataclass(frozen=True, slots=True)
class Bounds:
    """Where drawing and deciding end."""

    most: int
    """Tokens."""
    lines: int
    """Line ends; 0: any number."""
    end_tokens: frozenset[int]


class DrawJob(Job):
    """Draws token after token; what ends a line or begins one at column 0 is heard at once.

    Where a line begins at column 0, a function may end: it pauses there until that is known.
    """

    def __init__(
        self,
        usage: Usage,
        sequence: CachedTokens,
        sampling: Sampling,
        bounds: Bounds,
        lines: TokenLines,
        hear: Hear,
    ) -> None:
        super().__init__(usage, sequence)
        self.hear = hear
        self._sampling = sampling
        self._bounds = bounds
        self._tracker = LineTracker(lines, sequence.tokens[-1])
        self._drawn = 0
        self._unheard: list[int] = []

    def _asking(self) -> Step:
        [sequence] = self.sequences
        sampling = self._sampling
        drawn = Draw(sampling.temperature, sampling.top_p, uniform(sampling.seed, len(sequence.tokens)))
        return Step((sequence.row(1),), drawn)

    def _answered(self, answer: Answer) -> Sequence[int]:
        [sequence] = self.sequences
        bounds, token = self._bounds, cast(int, answer)
        sequence.cached = len(sequence.tokens)
        sequence.tokens.append(token)
        self._drawn += 1
        self._unheard.append(token)
        notable = self._tracker.add(token)
        self.done = (
            token in bounds.end_tokens
            or self._drawn == bounds.most
            or (bounds.lines > 0 and self._tracker.ends >= bounds.lines)
        )
        self.paused = self._tracker.begins and not self.done
        if not (notable or self.done):
            return ()
        heard, self._unheard = self._unheard, []
        return heard


class DecideJob(Job):
    """Decides the tokens of one line greedily, from the prior alone or guided by a conditional sequence."""

    def __init__(
        self,
        usage: Usage,
        sequences: Sequence[CachedTokens],
        guidance: Guidance,
        bounds: Bounds,
        lines: TokenLines,
        propose: Propose | None,
    ) -> None:
        super().__init__(usage, *sequences)
        self.result: list[Choice] = []
        self._guidance = guidance
        self._bounds = bounds
        self._tracker = LineTracker(lines, sequences[0].tokens[-1])
        self._propose = propose
        self._draft: tuple[int, ...] = ()

    def _asking(self) -> Step:
        left = self._bounds.most - len(self.result) - 1
        if self._propose is not None and left > 0:
            self._draft = tuple(self._propose([choice.token for choice in self.result], left))[:left]
        else:
            self._draft = ()
        positions = len(self._draft) + 1
        rows = tuple(sequence.row(positions, self._draft) for sequence in self.sequences)
        guidance = self._guidance
        return Step(rows, Decide(guidance.gamma, guidance.alpha, guidance.explain))

    def _answered(self, answer: Answer) -> Sequence[int]:
        choices = cast("list[Choice]", answer)
        for choice, drafted in zip(choices, (*self._draft, None), strict=True):
            self._decided(choice)
            if self.done or choice.token != drafted:
                break
        return ()

    def _decided(self, choice: Choice) -> None:
        for sequence in self.sequences:
            sequence.cached = len(sequence.tokens)
            sequence.tokens.append(choice.token)
        self.result.append(choice)
        self.done = (
            choice.token in self._bounds.end_tokens
            or self._tracker.add(choice.token)
            or len(self.result) == self._bounds.most
        )
