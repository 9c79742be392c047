"""The EG-CFG inference loop (section 3.3), by which an agent completes a function line by line, and the race.

A line is decided under guidance (section 3.2); without it, the whole program is written greedily in one draw.
Agents (section 3.4) are configurations that work on a task at the same time.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from engine.core.events import AgentEnded, CandidatesRan, Executed, LineDecided, Shift
from engine.core.options import Agent, Decoding
from engine.decoding import dynamic_signal
from engine.decoding.candidates import (
    Candidate,
    Growth,
    beam_search,
    distinct,
    execute,
    passing,
    sample,
)
from engine.decoding.executable import identity
from engine.decoding.judge import Judge
from engine.decoding.services import Plan
from engine.decoding.whole_programs import Opened, Page, opened, page_of
from engine.lm.base import Choice, Context, Guidance, Sampling, Tokenizer
from engine.lm.prefix_cache import common_prefix
from engine.prompts.template import LINE_RESERVE, Template
from engine.support.async_tasks import first

LINE_ENDS = frozenset("\r\n")


@dataclass(frozen=True)
class _Signalled:
    """A conditional context, and the dynamic signal in it."""

    signal: str
    context: Context


@dataclass(frozen=True)
class _Explored:
    """The executed candidates of a line; one of them may end the task at once."""

    executed: list[Executed]
    failing: frozenset[str]
    """The identities of those that fail."""
    harvest: Candidate | None
    agreed: Candidate | None
    """What all of them are, if they are one finished program."""
    drafts: Drafts


@dataclass(frozen=True)
class Decoded:
    """The result of one agent: the new lines, and whether they are a harvested candidate."""

    code: str
    harvested: bool


class Loop:
    """One agent at work on the task of ``judge``; ``stream`` separates its random numbers from others'."""

    def __init__(
        self,
        judge: Judge,
        agent: Agent,
        decoding: Decoding,
        template: Template,
        stream: int = 0,
    ) -> None:
        self._judge = judge
        self._services = judge.services
        self._agent = agent
        self._decoding = decoding
        self._stream = stream
        self._template = template
        self._task = judge.task
        self._tokenizer = judge.services.model.tokenizer

    async def run(self, opened: Opened) -> Decoded:
        """Decodes line after line until the function ends or ``max_new_tokens`` are spent.

        ``opened`` has the same template, and stays unchanged for further use.
        """
        with closing(await opened.prior.fork()) as prior:  # costs no forward pass
            prompt = replace(opened, prior=prior)
            self._task = opened.task
            conditional: _Signalled | None = None
            drafts: Drafts | None = None
            growth = self._growth()
            shown: set[str] = set()
            number = agreements = 0
            if not self._explores:
                await self._unguided(prompt, growth)
                return Decoded(growth.text, harvested=False)
            try:
                while not growth.ended and (budget := self._budget(prompt, growth)) > 0:
                    number += 1
                    if (number - 1) % self._decoding.refresh_every == 0:
                        explored = await self._explore(prompt, growth, number, budget)
                        if explored.harvest is not None:
                            return Decoded(explored.harvest.code, harvested=True)
                        agreements = agreements + 1 if explored.agreed else 0
                        if explored.agreed and agreements == self._decoding.agreement:
                            return Decoded(explored.agreed.code, harvested=False)
                        conditional = await self._refreshed(conditional, prompt, growth, explored.executed)
                        if conditional is not None:
                            shown |= explored.failing
                        drafts = explored.drafts if self._decoding.drafts else None
                    await self._line(prompt.prior, conditional, growth, number, budget, drafts)
            finally:
                if conditional is not None:
                    conditional.context.close()
        if shown:
            self._judge.workings.repeats.count(identity(self._judge.task, growth.text) in shown)
        return Decoded(growth.text, harvested=False)

    @property
    def _explores(self) -> bool:
        """Whether candidates are worth their cost: there are tests, and their outcome is used."""
        return bool(self._judge.task.tests) and (self._agent.gamma > 0 or self._decoding.harvest)

    async def _unguided(self, prompt: Opened, growth: Growth) -> None:
        def tell(number: int, line: str) -> None:
            self._services.listen(LineDecided(self._agent, number, line, growth.text))

        await write_greedily(prompt.prior, growth, self._budget(prompt, growth), tell)

    async def _explore(self, prompt: Opened, growth: Growth, number: int, budget: int) -> _Explored:
        """Samples and runs the candidates of a line."""
        agent = self._agent
        growths = await self._continuations(prompt.prior, growth, number, budget)
        candidates = await distinct(self._judge.task, growths)
        executed = await execute(candidates, self._judge, agent, may_answer=self._decoding.harvest)
        self._services.listen(CandidatesRan(agent, number, tuple(executed)))
        pairs = zip(candidates, executed, strict=True)
        return _Explored(
            executed,
            frozenset(candidate.identity for candidate, run in pairs if not run.result.all_pass),
            passing(candidates, executed) if self._decoding.harvest else None,
            candidates[0] if self._agree(candidates) else None,
            Drafts(self._tokenizer, (growth.tokens for growth in growths)),
        )

    def _agree(self, candidates: Sequence[Candidate]) -> bool:
        """Whether all samples are the same finished program, and it may be the answer."""
        if not self._decoding.harvest or len(candidates) != 1:
            return False
        return candidates[0].complete and 1 < candidates[0].votes == self._agent.num_candidates

    async def _continuations(
        self, prior: Context, growth: Growth, number: int, budget: int
    ) -> Sequence[Growth]:
        agent = self._agent
        if self._decoding.beams:
            start = self._growth(growth.tokens)
            return await beam_search(prior, start, agent.num_candidates, agent.horizon, budget)
        growths = [self._growth(growth.tokens) for _ in range(agent.num_candidates)]
        seed = (self._decoding.seed, self._stream, number)
        await sample(prior, growths, agent, self._decoding.nucleus, budget, seed)
        return growths

    async def _refreshed(
        self, last: _Signalled | None, prompt: Opened, growth: Growth, executed: list[Executed]
    ) -> _Signalled | None:
        """Returns the conditional context with the signal of ``executed``; ``last`` if that is the same.

        Returns ``None`` if gamma is 0, or if there is nothing to signal.
        """
        guides = self._agent.gamma > 0
        text = await self._signal(prompt.prior, executed) if guides else ""
        if last is not None and text == last.signal:
            return last
        context = last.context if last is not None else None
        if not text:
            if context is not None:
                context.close()
            return None
        if context is None:
            context = await prompt.shared.fork()
        try:
            await continued(
                context,
                len(prompt.shared.tokens),
                [*self._tokenizer.encode(text), *prompt.opening, *growth.tokens],
            )
        except BaseException:
            context.close()
            raise
        return _Signalled(text, context)

    async def _signal(self, prior: Context, executed: Sequence[Executed]) -> str:
        room = self._room(prior) - LINE_RESERVE
        signal = await dynamic_signal.for_line(
            self._judge.task, executed, self._template.signal, self._tokenizer, self._decoding, room
        )
        if executed:
            self._judge.usage.signals.add(len(signal.text), signal.whole_characters)
        return signal.text

    async def _line(
        self,
        prior: Context,
        conditional: _Signalled | None,
        growth: Growth,
        number: int,
        budget: int,
        drafts: Drafts | None,
    ) -> None:
        before = growth.text
        guide = conditional.context if conditional and self._room(conditional.context) > 0 else None
        most = min(budget, 2 * LINE_RESERVE)
        most = min(most, self._room(guide)) if guide is not None else most
        guidance = Guidance(self._agent.gamma, self._decoding.plausibility, self._decoding.shifts)
        choices = await decode_line(prior, guide, guidance, growth, most, drafts)
        line = growth.text.removeprefix(before)
        if line.strip():
            told = self._decoding.shifts and guide is not None
            moved = shifts(choices, self._tokenizer.decode) if told else ()
            self._services.listen(LineDecided(self._agent, number, line, growth.text, moved))

    def _growth(self, base: list[int] | None = None) -> Growth:
        return Growth(self._task, self._tokenizer, self._template.end, base or ())

    def _budget(self, prompt: Opened, growth: Growth) -> int:
        return min(self._decoding.max_new_tokens - len(growth.tokens), self._room(prompt.prior))

    def _room(self, prior: Context) -> int:
        return self._services.model.context_length - len(prior.tokens) - 1


async def continued(context: Context, start: int, tokens: list[int]) -> None:
    """Makes ``context`` hold ``tokens`` from ``start`` on, keeping the common beginning."""
    same = min(common_prefix(context.tokens[start:], tokens), len(tokens) - 1)
    context.truncate(start + same)
    await context.extend(tokens[same:])


class Drafts:
    """Lines of executed candidates, proposed to guided decoding.

    A draft is verified under both contexts in one pass of several tokens (speculative decoding, with the
    candidates as the draft model). Only tokens that guided decoding would have chosen are kept. Candidates
    begin, like the solution, with the body's first new token.
    """

    def __init__(self, tokenizer: Tokenizer, candidates: Iterable[Sequence[int]] = ()) -> None:
        self._tokenizer = tokenizer
        votes = Counter(tuple(candidate) for candidate in candidates)
        self._candidates = [candidate for candidate, _ in votes.most_common()]

    def after(self, tokens: Sequence[int], most: int) -> list[int]:
        """Returns how the most frequent candidate continues ``tokens``, at most to the end of its line."""
        solution = tuple(tokens)
        for candidate in self._candidates:
            if len(candidate) > len(solution) and candidate[: len(solution)] == solution:
                return self._line(candidate[len(solution) :][: max(0, most)])
        return []

    def _line(self, tokens: Sequence[int]) -> list[int]:
        """``tokens`` to the first one that holds a line end."""
        for number, token in enumerate(tokens, 1):
            if not LINE_ENDS.isdisjoint(self._tokenizer.decode([token])):
                return list(tokens[:number])
        return list(tokens)


async def decode_line(
    prior: Context,
    conditional: Context | None,
    guidance: Guidance,
    growth: Growth,
    budget: int,
    drafts: Drafts | None = None,
) -> list[Choice]:
    """Extends ``growth`` greedily to its next line end or the function's end, by at most ``budget`` tokens.

    Afterwards both contexts hold the line. Without ``conditional`` the line comes from ``prior`` alone.
    ``drafts`` save passes and change nothing else. Returns the choices that were made.
    """
    lines = growth.new_lines
    choices: list[Choice] = []
    while not growth.ended and growth.new_lines == lines and len(choices) < budget:
        decided = growth.tokens

        def propose(tokens: Sequence[int], most: int, decided: list[int] = decided) -> Sequence[int]:
            return drafts.after([*decided, *tokens], most) if drafts else ()

        found = await prior.decide(conditional, guidance, budget - len(choices), propose if drafts else None)
        if not found:
            break
        choices += found
        growth.extend([choice.token for choice in found])
    return choices


def shifts(choices: Iterable[Choice], decode: Callable[[Sequence[int]], str]) -> tuple[Shift, ...]:
    """Turns the choices of a guided line into readable shifts; ``decode`` gives the text of tokens."""
    return tuple(
        Shift(
            decode([choice.token]),
            math.exp(choice.prior),
            math.exp(choice.conditional),
            math.exp(choice.guided),
            "" if choice.preferred == choice.token else decode([choice.preferred]),
        )
        for choice in choices
    )


async def write_greedily(prior: Context, growth: Growth, most: int, tell: Callable[[int, str], None]) -> None:
    """Extends ``growth`` to the function's end in one draw, by at most ``most`` tokens.

    A server is sent one request, and needs no distributions. Afterwards ``prior`` holds the tokens. ``tell``
    gets the number and the text of each line as soon as it is whole, but for blank ones.
    """
    number, before, lines = 0, growth.text, growth.new_lines

    def end_line() -> None:
        nonlocal number, before, lines
        number += 1
        line, before, lines = growth.text.removeprefix(before), growth.text, growth.new_lines
        if line.strip():
            tell(number, line)

    def hear(tokens: Sequence[int]) -> bool:
        for token in tokens:
            if growth.ended:
                break
            growth.add(token)
            if growth.new_lines > lines and not growth.ended:
                end_line()
        return not growth.ended

    await prior.draw(most, Sampling(temperature=0.0), hear)
    if growth.text != before:
        end_line()


_Work = Callable[[], Coroutine[Any, Any, str | None]]


async def race(judge: Judge, plan: Plan, stream: int = 0, pages: Sequence[Page] = ()) -> str | None:
    """Runs all agents at once until one passes every visible test, and cancels the others.

    Returns how the winner found its program (``decoded`` or ``harvested``), ``None`` if all failed; the judge
    holds the best body. Agents sample differently for every ``stream``. With ``in_turn`` they run one after
    the other. ``pages``, one for each agent, replace the task in the agent's template.
    """
    told = pages or [page_of(judge.task, judge.services, agent, plan.decoding) for agent in plan.agents]
    before = stream * len(plan.agents)
    async with AsyncExitStack() as stack:
        prompts: dict[Page, Opened] = {}
        for page in told:
            if page not in prompts:
                opening = opened(page, judge.services, judge.usage, plan.decoding.think_tokens)
                prompts[page] = await stack.enter_async_context(opening)
        work: list[_Work] = []
        for number, (agent, page) in enumerate(zip(plan.agents, told, strict=True), before):
            loop = Loop(judge, agent, plan.decoding, page.template, number)
            work.append(partial(_finish, judge, agent, loop, prompts[page]))
        return await (_one_by_one(work) if plan.decoding.in_turn else first(begun() for begun in work))


async def _one_by_one(work: Sequence[_Work]) -> str | None:
    """The agents in their order, until one passes."""
    for agent in work:
        how = await agent()
        if how is not None:
            return how
    return None


async def _finish(judge: Judge, agent: Agent, loop: Loop, prompt: Opened) -> str | None:
    """One agent to its end; how it came to its program if that passes, else ``None``."""
    decoded = await loop.run(prompt)
    passed = await judge.attempt(decoded.code, agent)
    how = "harvested" if decoded.harvested else "decoded"
    judge.services.listen(AgentEnded(agent, how if passed else "failed"))
    return how if passed else None
