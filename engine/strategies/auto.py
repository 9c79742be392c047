"""``auto``: what costs least comes first, until a program passes or the time is over.

Each rung of the ladder is tried where the ones before it failed: the likeliest program; samples, in rounds
that become warmer and see the task in other forms; repairs, where the model changes what it is shown, which
come first where a body stands already; agents that execution guides (EG-CFG), where it reads fast.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import cached_property, partial
from typing import Any

from engine.core.events import Rung, RungBegan
from engine.core.options import Agent
from engine.core.task import Completion
from engine.decoding.executable import identity
from engine.decoding.judge import Judge
from engine.decoding.loop import race
from engine.decoding.services import Plan
from engine.decoding.whole_programs import (
    WHOLE,
    Author,
    Page,
    WholeProgram,
    author,
    likeliest,
    page_of,
    sample_until_one_passes,
    warmer,
    write_likeliest,
)
from engine.strategies.roles.role import Desk

MOST_ROUNDS = 10
"""Of samples: what so many did not find, more of them will hardly find."""
TIMES = (1, 2, 4)
"""A round has the candidates of an agent, or so many times as many, as the model's passes make it pay."""
CHANCES = {0.0: 0.4, 0.02: 0.2, 0.1: 0.2, 0.3: 0.2}
"""How likely a sample passes where the likeliest program fails: the share of tasks with each chance. A guess
until ``python -m benchmarks plan`` was run."""
LONGEST = 256
"""Tokens of the likeliest program: in one that is longer the model mostly repeats itself."""
PROMPT_SHARE = 0.25
"""Of the time, that reading the prompt should take."""
GUIDED_AT = 1_000
"""Tokens a second of the contexts of a round together from which on agents are guided: GPUs."""
OTHER_FORM = "base-file"
"""Every other round sees the task as a file that ends in the function, where no template is set."""


async def auto(judge: Judge, plan: Plan) -> Completion:
    """Returns the first program that passes all visible tests, else the best; without tests the likeliest."""
    async with AsyncExitStack() as stack:
        ladder = _Ladder(judge, plan, stack)
        for number, (name, climb) in enumerate(ladder.rungs(), 1):
            judge.services.listen(RungBegan(number, name))
            if how := await ladder.timed(name, climb):
                return judge.completion("auto", how)
        return judge.completion("auto")


class _Ladder:
    """The rungs for one task; prompts stay read until the end."""

    def __init__(self, judge: Judge, plan: Plan, stack: AsyncExitStack) -> None:
        self._judge = judge
        self._services = judge.services
        self._agent = plan.agents[0]
        self._plan = replace(plan, decoding=replace(plan.decoding, prompt_tokens=self._readable(plan)))
        self._stack = stack
        self._authors: dict[str, Author] = {}
        self._sampled = 0

    def rungs(self) -> Iterator[tuple[str, Callable[[], Coroutine[Any, Any, str | None]]]]:
        """Their names, and what they do; that gives how a program that passes was found, or None."""
        if self._plan.standing and (page := self._repair_page()):
            yield "repairs of the present body", partial(self._repaired, page, self._sampling(0), MOST_ROUNDS)
        yield "likeliest program", self._likeliest
        if not self._judge.task.tests:
            return
        for round in range(MOST_ROUNDS):
            agent = self._sampling(round)
            told = f"{agent.num_candidates} samples at temperature {agent.temperature:g}"
            yield f"{told}, {agent.template}", partial(self._samples, agent, round)
            if page := self._repair_page():
                yield "repairs of the best program", partial(self._repaired, page, agent, round)
            if self._guides:
                yield f"guided, gamma {self._agent.gamma:g}", partial(self._guided, round)

    async def timed(self, name: str, climb: Callable[[], Coroutine[Any, Any, str | None]]) -> str | None:
        """What ``climb`` gives; the judge's workings have what it cost, also if it is interrupted."""
        usage, began = self._judge.usage, time.monotonic()
        before = usage.prompt_tokens, usage.generated_tokens, usage.executions
        how = None
        try:
            how = await climb()
            return how
        finally:
            read, written, programs = before
            cost = usage.prompt_tokens - read, usage.generated_tokens - written, usage.executions - programs
            spent = time.monotonic() - began
            self._judge.workings.rungs.append(Rung(name, spent, *cost, passed=how is not None))

    async def _likeliest(self) -> str | None:
        agent, decoding = likeliest(self._agent), self._plan.decoding
        author = await self._author(agent)
        most = min(LONGEST, decoding.max_new_tokens) if self._judge.task.tests else decoding.max_new_tokens
        passed = await write_likeliest(self._judge, author, agent, decoding, most)
        return "decoded" if passed else None

    async def _samples(self, agent: Agent, round: int) -> str | None:
        author, decoding = await self._author(agent), self._plan.decoding
        found = await sample_until_one_passes(self._judge, author, agent, decoding, round)
        self._sampled += agent.num_candidates
        return "harvested" if found or await self._judge.reconsider() else None

    async def _repaired(self, page: Page, agent: Agent, round: int) -> str | None:
        """Shows the best program and what it did, and samples others; the model's record is kept."""
        task = self._judge.task
        shown = identity(task, self._judge.completion("auto").code)

        def learn(program: WholeProgram) -> None:
            is_same = identity(task, program.text) == shown
            self._services.model.revision.learn(not is_same)
            self._judge.workings.repeats.count(is_same)

        async with author(page, self._judge, self._plan.decoding) as writes:
            found = await sample_until_one_passes(
                self._judge, writes, agent, self._plan.decoding, MOST_ROUNDS + round, learn
            )
        return "harvested" if found else None

    async def _guided(self, round: int) -> str | None:
        return await race(self._judge, self._plan, stream=round + 1)

    def _sampling(self, round: int) -> Agent:
        plain = warmer(replace(self._agent, gamma=0.0, horizon=WHOLE), round)
        model, asked = self._services.model, self._agent.template
        free = model.gives_distributions and asked == model.template
        return replace(
            plain,
            num_candidates=self._rows(),
            template=OTHER_FORM if free and round % 2 else asked,
        )

    def _rows(self) -> int:
        """How many candidates at once bring most chances of a pass a second."""
        fewest, speed = self._agent.num_candidates, self._services.model.speed
        costs = {fewest * times: speed.pass_s(fewest * times) for times in TIMES}
        worth = {rows: _chance(rows, self._sampled) / cost for rows, cost in costs.items() if cost}
        return max(worth, key=worth.__getitem__, default=fewest)

    def _repair_page(self) -> Page | None:
        """Shows the best program; None where there is none, or the model is not likely to change it."""
        best, revision = self._judge.completion("auto"), self._services.model.revision
        fits = revision.is_likely and bool(best.code) and (revision.form == "signal" or self._desk.tells)
        return self._desk.repairing(best.code, best.result, revision.form) if fits else None

    @cached_property
    def _desk(self) -> Desk:
        return Desk(self._judge, self._plan)

    @property
    def _guides(self) -> bool:
        model, rows = self._services.model, self._agent.num_candidates
        written = model.speed.written(rows) or 0.0
        return model.gives_distributions and self._agent.gamma > 0 and written >= GUIDED_AT

    def _readable(self, plan: Plan) -> int | None:
        """Tokens of a prompt that there is time for; None: any number."""
        read, deadline = self._services.model.speed.read, plan.decoding.deadline_s
        return None if read is None or deadline is None else int(PROMPT_SHARE * deadline * read)

    async def _author(self, agent: Agent) -> Author:
        """One for each form of the prompt."""
        if agent.template not in self._authors:
            page = page_of(self._judge.task, self._services, agent, self._plan.decoding)
            opening = author(page, self._judge, self._plan.decoding)
            self._authors[agent.template] = await self._stack.enter_async_context(opening)
        return self._authors[agent.template]


def _chance(rows: int, failed: int) -> float:
    """That one of ``rows`` samples passes, after so many that did not."""
    left = {chance: share * (1 - chance) ** failed for chance, share in CHANCES.items()}
    return sum(share * (1 - (1 - chance) ** rows) for chance, share in left.items()) / sum(left.values())
