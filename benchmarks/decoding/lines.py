"""Lines of guided decoding, ready to be decoded again and again in different ways."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from engine.decoding import dynamic_signal
from engine.decoding.candidates import distinct, execute, sample
from engine.decoding.drafts import Drafts
from engine.decoding.growing_code import Growth
from engine.decoding.line import decode_line
from engine.decoding.prior_context import Opened, opened
from engine.judge import Judge
from engine.lm.base import Context, Guidance
from engine.prompts import load
from engine.services import Services
from engine.types import Agent, Decoding, Task, Usage

LINE_TOKENS = 64
_DECODING = Decoding()


@dataclass(frozen=True)
class Line:
    """The contexts before a line, what is decided already, and the candidates as drafts."""

    task: Task
    services: Services
    agent: Agent
    prior: Context
    conditional: Context
    decided: Growth
    drafts: Drafts

    def growth(self) -> Growth:
        """A fresh one, at the beginning of the line."""
        end = load(self.agent.template).end
        return Growth(self.task, self.services.model.tokenizer, end, self.decided.tokens)


async def lines(task: Task, services: Services, agent: Agent, most: int) -> AsyncIterator[Line]:
    """The lines of ``task`` as one agent comes to them, at most ``most``."""
    judge = Judge(task, services, Usage())
    form = load(agent.template)
    async with opened(task, services, form, judge.usage) as prompt:
        decided = Growth(task, services.model.tokenizer, form.end)
        for number in range(most):
            drafts, text = await _explored(judge, services, agent, prompt, decided, number)
            if decided.ended or not text:
                return
            async with _conditional(services, prompt, text, decided) as conditional:
                yield Line(task, services, agent, prompt.prior, conditional, decided, drafts)
                await decode_line(prompt.prior, conditional, Guidance(agent.gamma), decided, LINE_TOKENS)
                if decided.ended:
                    return


async def _explored(
    judge: Judge, services: Services, agent: Agent, prompt: Opened, decided: Growth, number: int
) -> tuple[Drafts, str]:
    """The candidates of a line, and the signal that their runs give."""
    task, tokenizer, form = judge.task, services.model.tokenizer, load(agent.template)
    growths = [Growth(task, tokenizer, form.end, decided.tokens) for _ in range(agent.num_candidates)]
    await sample(prompt.prior, growths, agent, _DECODING.nucleus, 160, (0, number))
    executed = await execute(await distinct(task, growths), judge, agent)

    def fits(text: str) -> bool:
        return len(tokenizer.encode(text)) <= _DECODING.signal_tokens

    return Drafts(tokenizer, (growth.tokens for growth in growths)), dynamic_signal.render(
        task, executed, form.signal, fits
    )


@asynccontextmanager
async def _conditional(
    services: Services, prompt: Opened, text: str, decided: Growth
) -> AsyncIterator[Context]:
    context = await prompt.shared.fork()
    try:
        await context.extend([*services.model.tokenizer.encode(text), *prompt.opening, *decided.tokens])
        yield context
    finally:
        context.close()
