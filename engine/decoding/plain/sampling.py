"""Whole programs that nothing guides: the likeliest one, and samples until one passes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace

from engine.core.events import AgentEnded, CandidatesRan, LineDecided
from engine.core.options import Agent, Decoding
from engine.decoding.candidates import distinct, execute, passing
from engine.decoding.executable import can_end
from engine.decoding.judge import Judge
from engine.decoding.plain.whole_programs import Author, WholeProgram
from engine.decoding.services import Services
from engine.support.async_tasks import begin, end
from engine.support.gather import first

WHOLE = 1_000
"""Lines of a candidate that nothing guides: one that is cut off can pass no test."""
WARMER, HOTTEST = 0.2, 1.6
"""What each round adds to the temperature, and to what end."""


def likeliest(agent: Agent) -> Agent:
    """The agent without anything that is drawn by chance."""
    return replace(agent, num_candidates=1, horizon=WHOLE, temperature=0.0, gamma=0.0)


def warmer(agent: Agent, round: int) -> Agent:
    """The agent of a later ``round`` (from 0 on): what it is sure of has failed, so samples spread."""
    return replace(agent, temperature=min(agent.temperature + WARMER * round, HOTTEST))


async def write_likeliest(
    judge: Judge, services: Services, author: Author, agent: Agent, decoding: Decoding, most: int
) -> bool:
    """Writes and judges the likeliest program, of at most ``most`` tokens; whether a whole one passes.

    With a deadline each line is run and told as soon as it is there: what exists at its end was executed.
    """
    lines = _Lines(judge, services, agent)
    hear = lines.hear if decoding.deadline_s is not None else lambda text: None
    try:
        program = await author.write(agent, (decoding.seed,), most, hear)
    finally:
        await lines.close()
    if program.ended or not judge.task.tests:
        await judge.attempt(program.text, agent)
    else:
        await execute(await distinct(judge.task, [program]), judge, agent)
    passed = bool(judge.passing)
    services.listen(AgentEnded(agent, "passed" if passed else "failed"))
    return passed


class _Lines:
    """Runs and tells the lines of a program while the model goes on with it."""

    def __init__(self, judge: Judge, services: Services, agent: Agent) -> None:
        self._judge = judge
        self._services = services
        self._agent = agent
        self._heard = self._told = ""
        self._number = 0
        self._telling: asyncio.Task[None] | None = None

    def hear(self, text: str) -> None:
        """Takes the lines so far; those that come while others run wait for their turn."""
        self._heard = _to_last_code(text)
        if self._telling is None or self._telling.done():
            self._telling = begin(self._tell())

    async def _tell(self) -> None:
        while self._told != self._heard:
            text, before = self._heard, self._told
            if not can_end(self._judge.task, text):
                return
            self._told = text
            line = text.removeprefix(before)
            self._number += 1
            growing = WholeProgram(text, ended=False)
            ran = await execute(await distinct(self._judge.task, [growing]), self._judge, self._agent)
            self._services.listen(CandidatesRan(self._agent, self._number, tuple(ran)))
            self._services.listen(LineDecided(self._agent, self._number, line, text))

    async def close(self) -> None:
        """Ends what still runs."""
        if self._telling is not None:
            await end([self._telling])


def _to_last_code(text: str) -> str:
    """Without blank lines and comments at the end, which change nothing that can be run."""
    lines = text.splitlines(keepends=True)
    while lines and lines[-1].strip()[:1] in ("", "#"):
        lines.pop()
    return "".join(lines)


async def sample_until_one_passes(
    judge: Judge,
    services: Services,
    author: Author,
    agent: Agent,
    decoding: Decoding,
    stream: int,
    learn: Callable[[WholeProgram], None] = lambda program: None,
) -> bool:
    """Samples ``agent.num_candidates`` programs; whether a complete one passes all visible tests.

    The first that does ends the others. ``stream`` separates the random numbers from those of other rounds.
    ``learn`` gets each program before it is judged.
    """
    begun = defaultdict[str, asyncio.Lock](asyncio.Lock)

    async def write(number: int) -> bool | None:
        program = await author.write(agent, (decoding.seed, stream, number))
        learn(program)
        programs = await distinct(judge.task, [program])
        known = program.text in begun
        async with begun[program.text]:  # of equal ones the first runs, and the others learn what it did
            ran = await execute(programs, judge, agent)
        if not known:
            services.listen(CandidatesRan(agent, 1, tuple(ran), whole=True))
        return True if passing(programs, ran) else None

    found = await first(write(number) for number in range(agent.num_candidates))
    services.listen(AgentEnded(agent, "harvested" if found else "failed"))
    return bool(found)
