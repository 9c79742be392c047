"""Candidates (EG-CFG, section 3.1): sampled continuations, made executable and run on the tests."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Protocol

from engine.decoding.dynamic_signal import Executed
from engine.decoding.executable import executable, identity, parse
from engine.decoding.growing_code import Growth
from engine.judge import Judge
from engine.lm.base import Context, Sampling
from engine.lm.sampling import seed_of
from engine.support.gather import together
from engine.types import Agent, Decoding, Task
from sandbox import Outcome


@dataclass(frozen=True)
class Candidate:
    """An executable continuation: the decided lines and the sampled ones."""

    code: str
    complete: bool
    """The model ended the function here, and nothing had to be cut or added."""
    votes: int = 1
    """How many of the samples were this program."""


async def sample(
    prior: Context, growths: Sequence[Growth], agent: Agent, top_p: float, budget: int, seed: Sequence[int]
) -> None:
    """Extends each of ``growths`` from ``prior`` by ``agent.horizon`` lines or to the function's end.

    All are sampled at the same time; none takes more than ``budget`` tokens.
    """
    await together(
        _grow(prior, growth, agent, Sampling(agent.temperature, top_p, seed_of(*seed, number)), budget)
        for number, growth in enumerate(growths)
    )


async def sample_whole(
    prior: Context,
    growths: Sequence[Growth],
    agent: Agent,
    decoding: Decoding,
    context_length: int,
    seed: Sequence[int],
    most: int | None = None,
) -> None:
    """Extends each of ``growths`` to the function's end, or to ``most`` tokens if that is less."""
    room = context_length - len(prior.tokens) - 1
    budget = min(decoding.max_new_tokens, room, most or room)
    whole = replace(agent, gamma=0.0, horizon=decoding.max_new_tokens)
    await sample(prior, growths, whole, decoding.nucleus, budget, seed)


async def _grow(prior: Context, growth: Growth, agent: Agent, sampling: Sampling, budget: int) -> None:
    """Extends ``growth`` on a fork of ``prior``, at most to the context's end."""
    first = len(growth.tokens)

    def hear(tokens: Sequence[int]) -> bool:
        growth.extend(tokens)
        return not growth.ended and growth.new_lines < agent.horizon

    with closing(await prior.fork()) as context:
        while not growth.ended and (lines := agent.horizon - growth.new_lines) > 0:
            left = budget - (len(growth.tokens) - first)
            before = growth.taken
            if left > 0:
                await context.draw(left, sampling, hear, lines)
            if growth.taken == before:
                break


class DrawnBody(Protocol):
    """A body as a model wrote it."""

    @property
    def text(self) -> str: ...

    @property
    def ended(self) -> bool:
        """The model ended the function."""


async def distinct(task: Task, growths: Sequence[DrawnBody]) -> list[Candidate]:
    """Returns the different executable programs among ``growths``, by votes, then by first appearance.

    Making one executable takes some milliseconds, so the event loop gets control after each.
    """
    found: dict[str, Candidate] = {}
    votes: Counter[str] = Counter()
    for (text, ended), times in Counter((growth.text, growth.ended) for growth in growths).items():
        await asyncio.sleep(0)
        code = executable(task, text)
        if code is None:
            continue
        key = identity(task, code)
        complete = ended and parse(task.function(text)) is not None
        votes[key] += times
        if key not in found or (complete and not found[key].complete):
            found[key] = Candidate(text if complete else code, complete)
    ordered = sorted(found, key=lambda key: -votes[key])
    return [replace(found[key], votes=votes[key]) for key in ordered]


async def execute(
    candidates: Sequence[Candidate], judge: Judge, agent: Agent, *, may_answer: bool = True
) -> list[Executed]:
    """Runs every candidate on every visible test, all at the same time, under the limits for candidates.

    Without ``may_answer`` none of them can become the answer of the task.
    """
    limits = judge.patience.limits
    results = await together(
        judge.run(
            candidate.code,
            agent,
            whole=candidate.complete,
            limits=limits,
            may_answer=may_answer,
            votes=candidate.votes,
        )
        for candidate in candidates
    )
    judge.patience.learn(results)
    return [
        Executed(judge.task.body + candidate.code, result)
        for candidate, result in zip(candidates, results, strict=True)
    ]


def passing(candidates: Sequence[Candidate], executed: Sequence[Executed]) -> Candidate | None:
    """Returns the first complete candidate that passes all visible tests, if there is one."""
    pairs = zip(candidates, executed, strict=True)
    return next((one for one, run in pairs if one.complete and run.result.outcome is Outcome.PASS), None)
