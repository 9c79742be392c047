"""Measures what a dynamic signal adds: log P(right body | signal) - log P(right body | prior).

Signals are made as in decoding: candidates are the model's own samples, run on the visible tests, rendered by
the same code within the same budget. A paired, continuous measure: it separates models that pass rates
cannot, split by whether some candidate passes or all fail.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass

from engine.bench.reporting.metrics import Rate, bootstrap
from engine.decoding import candidates, dynamic_signal
from engine.decoding.dynamic_signal import Executed
from engine.decoding.growing_code import Growth
from engine.decoding.prior_context import LINE_RESERVE, Opened, opened
from engine.judge import Judge, Kept
from engine.lm.base import LanguageModel
from engine.prompts import Template, fitting
from engine.selection.likelihood import log_likelihood, tokens_of
from engine.services import Services
from engine.train.evaluation.evaluate import LIMITS
from engine.train.tasks.synthesis import Sample
from engine.types import Agent, Decoding, SettingsError, Usage
from sandbox import Outcome, SandboxPool

SPLITS = ("some pass", "all fail")
_AT_ONCE = 8


@dataclass(frozen=True)
class TaskGain:
    """What the signal of one task's first line is worth."""

    some_pass: bool
    nats: float
    """Of the whole right body, its end included."""
    tokens: int


@dataclass(frozen=True)
class GainOfSplit:
    """The gains of some tasks; intervals by bootstrap over tasks."""

    name: str
    tasks: int
    per_token: Rate
    """Nats, the mean of the tasks' means."""
    per_program: Rate


async def gains(
    model: LanguageModel, pool: SandboxPool, samples: Sequence[Sample], agent: Agent, seed: int
) -> list[TaskGain]:
    """The gain of each of ``samples``; tasks without a signal, or too long for the model, are left out."""
    slots = asyncio.Semaphore(_AT_ONCE)
    services = Services(model, pool, LIMITS)

    async def one(sample: Sample) -> TaskGain | None:
        async with slots:
            try:
                return await _gain(sample, services, agent, Decoding(harvest=False, seed=seed))
            except SettingsError:
                return None

    return [gain for gain in await asyncio.gather(*map(one, samples)) if gain is not None]


async def _gain(sample: Sample, services: Services, agent: Agent, decoding: Decoding) -> TaskGain | None:
    template = fitting(agent.template, sample.task, services.model.tokenizer)
    tokens = tokens_of(sample.body, template, services.model.tokenizer)
    judge = Judge(sample.task, services, Usage())
    async with opened(sample.task, services, template, judge.usage) as prompt:
        executed = await _candidates(prompt, judge, services, agent, decoding, template)
        room = services.model.context_length - len(prompt.prior.tokens) - 1 - LINE_RESERVE
        tokenizer = services.model.tokenizer
        signal = await dynamic_signal.for_line(
            judge.task, executed, template.signal, tokenizer, decoding, room
        )
        if not signal.text:
            return None
        before = await log_likelihood(tokens, services, Kept(template, prompt.prior))
        with closing(await prompt.shared.fork()) as context:
            await context.extend([*tokenizer.encode(signal.text), *prompt.opening])
            after = await log_likelihood(tokens, services, Kept(template, context))
    gain = after - before
    passes = any(one.result.outcome is Outcome.PASS for one in executed)
    return TaskGain(passes, gain, len(tokens)) if abs(gain) < float("inf") else None


async def _candidates(
    prompt: Opened, judge: Judge, services: Services, agent: Agent, decoding: Decoding, template: Template
) -> list[Executed]:
    """The first line's candidates, as the agent's loop samples and runs them."""
    tokenizer = services.model.tokenizer
    growths = [Growth(judge.task, tokenizer, template.end, ()) for _ in range(agent.num_candidates)]
    room = services.model.context_length - len(prompt.prior.tokens) - 1
    budget = min(decoding.max_new_tokens, room)
    await candidates.sample(prompt.prior, growths, agent, decoding.nucleus, budget, (decoding.seed, 0, 1))
    distinct = await candidates.distinct(judge.task, growths)
    return await candidates.execute(distinct, judge, agent, may_answer=False)


def by_split(found: Sequence[TaskGain]) -> list[GainOfSplit]:
    """Tasks with a passing candidate, those where all fail, and all of them."""
    groups = [
        (SPLITS[0], [one for one in found if one.some_pass]),
        (SPLITS[1], [one for one in found if not one.some_pass]),
        ("all", list(found)),
    ]
    return [
        GainOfSplit(
            name,
            len(group),
            bootstrap([one.nats / one.tokens for one in group]),
            bootstrap([one.nats for one in group]),
        )
        for name, group in groups
    ]


def table(sets: dict[str, list[GainOfSplit]]) -> str:
    """Markdown: a row for each set and split."""
    rows = [
        f"| {name} | {one.name} | {one.tasks} | {_rate(one.per_token, 3)} | {_rate(one.per_program, 2)} |\n"
        for name, splits in sets.items()
        for one in splits
    ]
    return (
        "log P(right body | signal) - log P(right body | prior), in nats, 95 % by bootstrap over tasks:\n\n"
        "| set | candidates | tasks | a token | a program |\n| --- | --- | --- | --- | --- |\n"
        + "".join(rows)
    )


def _rate(rate: Rate, digits: int) -> str:
    return f"{rate.value:+.{digits}f} ({rate.low:+.{digits}f} to {rate.high:+.{digits}f})"
