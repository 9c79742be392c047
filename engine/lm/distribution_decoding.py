"""Guided decoding for contexts that know distributions only, such as a server's: on the host, in numpy."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol

from engine.lm.base import Choice, Guidance, Logprobs, Propose
from engine.lm.guidance import floored, guided, masked
from engine.lm.scheduling.numpy_answers import log_softmax
from engine.lm.token_lines import LineTracker, TokenLines


class Extendable(Protocol):
    """What is needed of a context here."""

    @property
    def tokens(self) -> Sequence[int]: ...

    async def extend(self, tokens: Sequence[int], positions: int = 0) -> Logprobs: ...

    def truncate(self, length: int) -> None: ...


async def decide(
    prior: Extendable,
    conditional: Extendable | None,
    guidance: Guidance,
    most: int,
    lines: TokenLines,
    end_tokens: frozenset[int],
    propose: Propose | None = None,
) -> list[Choice]:
    """``Context.decide`` by distributions of both sides at every position."""
    alone = conditional is not None and not guidance.needs_prior
    asked = [conditional] if alone else [prior, conditional]
    contexts = [context for context in asked if context is not None]
    lengths = [len(context.tokens) for context in contexts]
    tracker = LineTracker(lines, prior.tokens[-1])
    choices: list[Choice] = []
    done = False
    while not done and len(choices) < most:
        left = most - len(choices) - 1
        known = [each.token for each in choices]
        draft = list(propose(known, left))[:left] if propose and left > 0 else []
        rows = await _distributions(contexts, lengths, known, draft)
        for at, drafted in enumerate([*draft, None]):
            choice = _choice([side[at] for side in rows], guidance)
            choices.append(choice)
            done = choice.token in end_tokens or tracker.add(choice.token) or len(choices) == most
            if done or choice.token != drafted:
                break
    decided = [each.token for each in choices if each.token not in end_tokens]
    for context, length in zip(contexts, lengths, strict=True):
        context.truncate(length + max(0, len(decided) - 1))
        if decided:
            await context.extend(decided[-1:])
    if alone and decided:
        await prior.extend(decided)
    return choices


async def _distributions(
    contexts: Sequence[Extendable], lengths: Sequence[int], known: Sequence[int], draft: Sequence[int]
) -> list[Logprobs]:
    """What follows ``known`` and each token of ``draft``, of each context: ``(positions, vocabulary)``."""
    asked = []
    for context, length in zip(contexts, lengths, strict=True):
        last = known[-1] if known else context.tokens[length - 1]
        context.truncate(length + len(known) - 1)
        asked.append(context.extend([last, *draft], 1 + len(draft)))
    return list(await asyncio.gather(*asked))


def _choice(sides: Sequence[Logprobs], guidance: Guidance) -> Choice:
    """Decides after one position, whose distributions (prior and conditional, or one) are ``sides``."""
    prior, conditional = sides[0], sides[-1]
    mixed = prior if len(sides) == 1 else guided(prior, conditional, guidance.gamma)
    mixed = masked(mixed, prior, conditional, guidance.alpha)
    token = int(mixed.argmax())
    known = [float(log_softmax(floored(side))[token]) for side in (prior, conditional)]
    return Choice(token, int(prior.argmax()), known[0], known[1], float(log_softmax(mixed)[token]))
