"""Whole programs of the plain model: sampled, or asked for where a server gives answers only."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from engine.decoding.candidates import sample_whole
from engine.decoding.growing_code import Growth
from engine.decoding.plain.answered_body import answered_body
from engine.decoding.prior_context import Opened, Page, opened
from engine.lm.base import Sampling, Turn
from engine.lm.sampling import seed_of
from engine.services import Services
from engine.support.gather import together
from engine.types import Agent, Decoding, SettingsError, Task, Usage

SYSTEM = "You are an experienced Python developer. Answer with one complete function in a Python code block."
_GIVEN = """

The function already has these lines; keep them as they are, in their places:
```python
{lines}```"""


@dataclass(frozen=True)
class WholeProgram:
    """A body that is not executed yet."""

    text: str
    ended: bool
    """The model ended the function."""
    tokens: int = 0
    """That were generated for it."""
    read: int = 0
    """Tokens of the question."""


class Author:
    """Writes whole programs on one page, as many at the same time as are asked for."""

    def __init__(
        self, page: Page, services: Services, usage: Usage, decoding: Decoding, prompt: Opened | None
    ) -> None:
        """``prompt`` is the page, read by the model; None where a server gives answers only."""
        self.page = page
        self.prompt = prompt
        self._services = services
        self._usage = usage
        self._decoding = decoding

    async def write(
        self,
        agent: Agent,
        seed: Sequence[int],
        most: int | None = None,
        hear: Callable[[str], None] = lambda lines: None,
    ) -> WholeProgram:
        """A program at the temperature of ``agent``, of at most ``most`` tokens; the page stays unchanged.

        ``hear`` gets its whole lines so far after each of them, but not from a server of whole answers.
        """
        page, services, decoding = self.page, self._services, self._decoding
        if self.prompt is None:
            return await answered_program(page, services, self._usage, agent.temperature, decoding, seed)
        growth = Growth(page.task, services.model.tokenizer, page.template.end, hear=hear)
        length = services.model.context_length
        await sample_whole(self.prompt.prior, [growth], agent, decoding, length, seed, most)
        return WholeProgram(growth.text, growth.ended, growth.taken)


@asynccontextmanager
async def author(page: Page, services: Services, usage: Usage, decoding: Decoding) -> AsyncIterator[Author]:
    """Has the model read ``page``; raises what ``prior_context.opened`` raises."""
    if not services.model.gives_distributions:
        yield Author(page, services, usage, decoding, None)
        return
    async with opened(page.task, services, page.template, usage, decoding.think_tokens) as prompt:
        yield Author(page, services, usage, decoding, prompt)


async def whole_programs(
    page: Page,
    services: Services,
    usage: Usage,
    agent: Agent,
    decoding: Decoding,
    seed: Sequence[int],
    count: int = 1,
) -> list[WholeProgram]:
    """``count`` samples at the temperature of ``agent``, all at the same time."""
    async with author(page, services, usage, decoding) as writes:
        return await together(writes.write(agent, (*seed, number)) for number in range(count))


async def answered_program(
    page: Page,
    services: Services,
    usage: Usage,
    temperature: float,
    decoding: Decoding,
    seed: Sequence[int],
    system: str = SYSTEM,
) -> WholeProgram:
    """The program of a chat model's answer; empty if there is none in it.

    Raises ``SettingsError`` when the question does not fit into the model's context, ``TemplateError`` for a
    template without turns.
    """
    turn = Turn(page.template.question(page.task) + _given(page.task), system)
    sampling = Sampling(temperature, decoding.nucleus, seed_of(*seed))
    answer = await services.model.reply(turn, decoding.max_new_tokens, sampling, usage)
    if answer is None:
        raise SettingsError(
            f"The question for {page.task.name} leaves no room for an answer: the model's context ends at "
            f"{services.model.context_length} tokens. Use a model with a longer context, or shorten the "
            "docstring, tests and helpers."
        )
    body = answered_body(page.task, answer.text)
    if body is None:
        return WholeProgram("", ended=False, tokens=answer.tokens, read=answer.read)
    return WholeProgram(body.text, body.whole, answer.tokens, answer.read)


def _given(task: Task) -> str:
    """The lines of the body that stand before and after the cursor, as part of a question."""
    lines = task.body + ("    ...\n" + task.after if task.after else "")
    return _GIVEN.format(lines=task.signature + lines) if lines.strip() else ""
