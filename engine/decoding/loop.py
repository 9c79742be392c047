"""The EG-CFG inference loop (section 3.3): one agent completes one function line by line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.decoding import dynamic_signal
from engine.decoding.beams import search
from engine.decoding.candidates import Candidate, distinct, execute, passing, sample
from engine.decoding.drafts import Drafts
from engine.decoding.dynamic_signal import Executed
from engine.decoding.growing_code import Growth
from engine.decoding.guidance_shifts import shifts
from engine.decoding.line import decode_line
from engine.decoding.plain.unguided import write_greedily
from engine.decoding.prior_context import LINE_RESERVE, Opened, forked
from engine.judge import Judge
from engine.lm.base import Context, Guidance
from engine.lm.cached import common_prefix
from engine.progress import CandidatesRan, LineDecided
from engine.prompts import Template, fitting
from engine.services import Services
from engine.types import Agent, Decoding


@dataclass(frozen=True)
class _Signalled:
    """A conditional context, and the dynamic signal in it."""

    signal: str
    context: Context


@dataclass(frozen=True)
class _Explored:
    """The executed candidates of a line; one of them may end the task at once."""

    executed: list[Executed]
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
    """One agent at work on the task of ``judge``; ``stream`` separates its random numbers from others'.

    ``template`` replaces the agent's.
    """

    def __init__(
        self,
        judge: Judge,
        services: Services,
        agent: Agent,
        decoding: Decoding,
        stream: int = 0,
        template: Template | None = None,
    ) -> None:
        self._judge = judge
        self._services = services
        self._agent = agent
        self._decoding = decoding
        self._stream = stream
        self._template = template or fitting(agent.template, judge.task, services.model.tokenizer)
        self._tokenizer = services.model.tokenizer

    async def run(self, opened: Opened) -> Decoded:
        """Decodes line after line until the function ends or ``max_new_tokens`` are spent.

        ``opened`` has the same template, and stays unchanged for further use.
        """
        async with forked(opened) as prompt:
            conditional: _Signalled | None = None
            drafts: Drafts | None = None
            growth = self._growth()
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
                        drafts = explored.drafts if self._decoding.drafts else None
                    await self._line(prompt.prior, conditional, growth, number, budget, drafts)
            finally:
                if conditional is not None:
                    conditional.context.close()
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
        return _Explored(
            executed,
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
            return await search(prior, start, agent.num_candidates, agent.horizon, budget)
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
            await _continued(
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
        return Growth(self._judge.task, self._tokenizer, self._template.end, base or ())

    def _budget(self, prompt: Opened, growth: Growth) -> int:
        return min(self._decoding.max_new_tokens - len(growth.tokens), self._room(prompt.prior))

    def _room(self, prior: Context) -> int:
        return self._services.model.context_length - len(prior.tokens) - 1


async def _continued(context: Context, start: int, tokens: list[int]) -> None:
    """Makes ``context`` hold ``tokens`` from ``start`` on, keeping the common beginning."""
    same = min(common_prefix(context.tokens[start:], tokens), len(tokens) - 1)
    context.truncate(start + same)
    await context.extend(tokens[same:])
