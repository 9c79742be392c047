"""Whole programs of the plain model: sampled, or asked for where a server gives answers only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.decoding.candidates import sample_whole
from engine.decoding.growing_code import Growth
from engine.decoding.plain.answered_body import answered_body
from engine.decoding.prior_context import Page, opened
from engine.lm.base import Sampling
from engine.lm.scheduling.randomness import seed_of
from engine.lm.turn import Turn
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
    if not services.model.gives_distributions:
        return await together(
            answered_program(page, services, usage, agent.temperature, decoding, (*seed, number))
            for number in range(count)
        )
    think = decoding.think_tokens
    async with opened(page.task, services, page.template, usage, think) as prompt:
        growths = [Growth(page.task, services.model.tokenizer, page.template.end) for _ in range(count)]
        await sample_whole(prompt.prior, growths, agent, decoding, services.model.context_length, seed)
    return [WholeProgram(growth.text, growth.ended, growth.taken) for growth in growths]


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
