"""Pairs for repair: a program of the model's own that fails, as the engine shows it, and one that passes.

Rejection sampling: the model writes each task of MBPP's training split some times, and the sandbox tells
which of its programs pass. Where all do, a passing one is broken here.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from pathlib import Path
from random import Random

from engine.bench import datasets
from engine.bench.problem import Problem
from engine.core.options import Decoding, between, default_agents, one_of
from engine.core.task import Task, Usage
from engine.decoding.executable import executable, identity
from engine.decoding.judge import Judge
from engine.decoding.services import Plan, Services
from engine.decoding.whole_programs import WHOLE, Page, author, page_of
from engine.lm.base import FEEDBACK
from engine.lm.tokens import plain
from engine.strategies.roles.role import Desk
from engine.support.errors import DataError, SettingsError
from engine.train.collection import Attempt, refused
from engine.train.items import REPAIR, TrainingItem
from engine.train.mutants import CONSTANT, OPERATOR, mutants
from sandbox import TestCase

NONE = "none"
"""In place of a form of feedback: the task alone, as a control."""
FORMS = (NONE, *FEEDBACK)
TRAINING = range(601, 975)
"""MBPP's tasks for training; those before them are left to tests, prompts and validation."""
LONGEST_PROGRAM = 256
"""Tokens."""
MOST_PAIRS = 4
"""Of a task."""
_MOST_MUTANTS = 12


def training_problems(path: str, wanted: range = TRAINING) -> list[Problem]:
    """MBPP's tasks for training; ``path`` may be empty where EGCFG_DATASETS names a folder.

    Raises ``DataError``, ``SettingsError``.
    """
    folder = os.environ.get("EGCFG_DATASETS")
    if not path and not folder:
        raise SettingsError("Name a file of MBPP as repair.data, or its folder in EGCFG_DATASETS.")
    place = path or str(Path(str(folder), "mbpp.jsonl.gz"))
    found = [each for each in datasets.load("mbpp", place, "all").problems if int(each.id) in wanted]
    if not found:
        raise DataError(f"{place} has none of MBPP's tasks {wanted[0]} to {wanted[-1]}; name a whole file.")
    return found


@dataclass(frozen=True)
class Pairs:
    """Which pairs are collected."""

    data: str = ""
    """A file of MBPP; empty: ``mbpp.jsonl.gz`` in the folder EGCFG_DATASETS."""
    feedback: str = field(default=FEEDBACK[0], metadata=one_of(FORMS))
    """How failing programs are shown, which the model is then trained for; ``none``: not at all, neither in
    pairs that are collected so nor in those of a file that is there."""
    count: int = field(default=0, metadata=between(0))
    """At most so many; 0: as many as the tasks give."""
    samples: int = field(default=12, metadata=between(1, 1000))
    """Of a task."""
    tokens: int = field(default=512, metadata=between(1, 100_000))
    """Of a pair, at most."""
    seed: int = 1


@dataclass(frozen=True)
class Answer:
    """A body that the model wrote, and whether it passes all tests, by verdicts that it cannot forge."""

    body: str
    passed: bool


@dataclass(frozen=True)
class Writer:
    """Has one model write programs for one task, one of which may be shown to it as failing."""

    judge: Judge
    plan: Plan

    @classmethod
    def of(cls, task: Task, services: Services, template: str, seed: int) -> Writer:
        """The engine's first agent, as it samples where nothing guides."""
        [agent] = default_agents(1, template)
        agent = replace(agent, gamma=0.0, horizon=WHOLE)
        decoding = Decoding(max_new_tokens=LONGEST_PROGRAM, seed=seed)
        return cls(Judge(task, services, Usage()), Plan((agent,), decoding))

    def page(self) -> Page:
        """The task alone."""
        return page_of(self.judge.task, self.judge.services, self.plan.agents[0], self.plan.decoding)

    async def repairing(self, failed: str, form: str) -> Page | None:
        """The task with a failing body, in one of ``FORMS``; None where that does not fit."""
        if form == NONE:
            return self.page()
        return Desk(self.judge, self.plan).repairing(
            failed, await self.judge.run_on(failed, self.tests), form
        )

    def shows(self, form: str) -> bool:
        """Whether the model can be shown programs in a form at all."""
        return form != FEEDBACK[0] or Desk(self.judge, self.plan).tells

    @property
    def tests(self) -> Sequence[TestCase]:
        return self.judge.task.tests

    async def answers(self, page: Page, count: int, stream: int = 0) -> list[Answer]:
        """Samples at the same time, in their order."""
        async with author(page, self.judge, self.plan.decoding) as writes:
            seed, [agent] = self.plan.decoding.seed, self.plan.agents
            drawn = await asyncio.gather(
                *(writes.write(agent, (seed, stream, number)) for number in range(count))
            )
        bodies = [executable(self.judge.task, program.text) or "" for program in drawn]
        return [Answer(body, await self.passes(body)) for body in bodies]

    async def passes(self, body: str) -> bool:
        result = await self.judge.run_on(body, self.tests)
        return result.all_pass and all(test.trusted for test in result.tests)


def pairs(
    services: Services, problems: Sequence[Problem], chosen: Pairs, template: str
) -> Callable[[int], Awaitable[Attempt]]:
    """Attempts at pairs: the task of each is that of its number."""

    async def attempt(number: int) -> Attempt:
        writer = Writer.of(problems[number].task, services, template, chosen.seed)
        found = await writer.answers(writer.page(), chosen.samples)
        passing = _distinct(writer.judge.task, [each.body for each in found if each.passed])
        failing = _distinct(writer.judge.task, [each.body for each in found if not each.passed and each.body])
        if not passing:
            return refused("no sample passes")
        if not failing:
            failing = await _broken(writer, passing[0], Random(f"{chosen.seed} {number}"))
        made = [
            await _pair(writer, problems[number].id, body, passing, chosen.feedback)
            for body in failing[:MOST_PAIRS]
        ]
        most = chosen.tokens
        kept = tuple(each for each in made if each is not None and _tokens(services, each) <= most)
        return Attempt(kept, ("too long",) * (len(made) - len(kept)))

    return attempt


def _tokens(services: Services, item: TrainingItem) -> int:
    return len(services.model.tokenizer.encode(item.prompt + item.body)) + 2


def _distinct(task: Task, bodies: Sequence[str]) -> list[str]:
    """The first of those that are the same program."""
    return list({identity(task, body): body for body in reversed(bodies)}.values())[::-1]


async def _pair(
    writer: Writer, key: str, failed: str, passing: Sequence[str], form: str
) -> TrainingItem | None:
    """``failed`` as it is shown, and the passing program that is most like it."""
    page = await writer.repairing(failed, form)
    if page is None:
        return None
    prompt = page.template.prompt(page.task, writer.judge.services.model.tokenizer)
    right = max(passing, key=lambda body: SequenceMatcher(None, failed, body).ratio())
    return TrainingItem(
        REPAIR,
        f"{REPAIR}.{key}",
        task=writer.judge.task,
        body=right,
        tests=tuple(writer.tests),
        failed=failed,
        prompt=plain(prompt.shared + prompt.opening),
    )


async def _broken(writer: Writer, body: str, r: Random) -> list[str]:
    """Programs like ``body``, with another operator or constant, that run and fail."""
    head = writer.judge.task.signature + writer.judge.task.docstring
    found = [
        each.text.removeprefix(head)
        for each in mutants(head + body, line=1)
        if each.kind in (OPERATOR, CONSTANT) and each.is_another
    ]
    r.shuffle(found)
    failing = []
    for mutant in found[:_MOST_MUTANTS]:
        result = await writer.judge.run_on(mutant, writer.tests)
        if not result.all_pass and result.exception is None:
            failing.append(mutant)
    return failing[: MOST_PAIRS // 2]
