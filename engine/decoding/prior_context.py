"""Opens the prior context of a task: a template's prompt (EG-CFG, section 3), and what the model thinks."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace

from engine.core.events import StepTaken
from engine.core.options import Agent, Decoding
from engine.core.task import Task, Usage
from engine.decoding.services import Services
from engine.lm.base import Context, Sampling, Tokenizer
from engine.prompts.fit import EncodedPrompt, fitting_context, shortened
from engine.prompts.template import FENCE, Template, fitting
from engine.support.text import counted

_BLOCK = re.compile(rf"^[ \t]*{FENCE}", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """The parts of a prompt: a task, perhaps worded differently from the judge's, and a template."""

    task: Task
    template: Template


def page_of(task: Task, services: Services, agent: Agent, decoding: Decoding) -> Page:
    """Puts ``task`` into the agent's template, with as much context as ``Decoding.prompt_tokens`` allows."""
    tokenizer = services.model.tokenizer
    template = fitting(agent.template, task, tokenizer)
    template = replace(template, shots=decoding.shots or template.shots)
    return Page(shortened(task, template, tokenizer, decoding.prompt_tokens), template)


@dataclass(frozen=True)
class Opened:
    """Contexts of a prompt: ``shared`` ends where signals go; ``prior`` adds ``opening`` and then grows."""

    shared: Context
    prior: Context
    opening: tuple[int, ...]


@asynccontextmanager
async def opened(
    page: Page, services: Services, usage: Usage, think_tokens: int = 0
) -> AsyncIterator[Opened]:
    """Opens both contexts, and closes them on leaving.

    The model may write ``think_tokens`` tokens before the code, where the template has a place for them.

    What makes the prompt too long is left out. Raises ``SettingsError`` when it does not fit into the
    context.
    """
    length = services.model.context_length
    prompt = fitting_context(page.task, page.template, services.model.tokenizer, length)
    with ExitStack() as contexts:
        shared = contexts.enter_context(closing(await services.model.open(prompt.shared, usage)))
        prior = contexts.enter_context(closing(await shared.fork()))
        most = min(think_tokens, length // 2 - prompt.count) if page.template.thinks else 0
        opening = await _answering(prior, prompt, services, most) if most > 0 else prompt.opening
        if opening and most <= 0:
            await prior.extend(opening)
        yield Opened(shared, prior, tuple(opening))


async def _answering(prior: Context, prompt: EncodedPrompt, services: Services, most: int) -> list[int]:
    """Lets the model think at the end of the question; returns what stands behind the shared part then."""
    tokenizer = services.model.tokenizer
    question = tokenizer.encode(prompt.question)
    if question:
        await prior.extend(question)
    answer = await _think(prior, tokenizer, prompt.answer, most)
    services.listen(StepTaken("thinking", f"{counted(len(answer), 'token')} to the function's head"))
    return [*question, *answer]


async def _think(prior: Context, tokenizer: Tokenizer, answer: str, most: int) -> list[int]:
    """Extends ``prior`` greedily to the first code block (EG-CFG, equations 4 and 5), and by ``answer``.

    ``answer`` opens the code block. Returns the new tokens, those of ``answer`` among them. Text that has no
    code block after ``most`` tokens stays, and the block is opened behind it.
    """
    begun = len(prior.tokens)
    drawn: list[int] = []

    def hear(tokens: Sequence[int]) -> bool:
        drawn.extend(token for token in tokens if token not in tokenizer.end_tokens)
        return _BLOCK.search(tokenizer.decode(drawn)) is None

    await prior.draw(most, Sampling(temperature=0.0), hear)
    text = tokenizer.decode(drawn)
    block = _BLOCK.search(text)
    if block is None:
        kept, rest = len(drawn), "" if text.endswith("\n") or not text else "\n"
    else:
        kept, rest = _before(drawn, text[: block.start()], tokenizer)
    prior.truncate(begun + kept)
    opening = tokenizer.encode(tokenizer.literal(rest) + answer)
    await prior.extend(opening)
    return [*drawn[:kept], *opening]


def _before(drawn: Sequence[int], text: str, tokenizer: Tokenizer) -> tuple[int, str]:
    """How many tokens hold nothing but a beginning of ``text``, and what is left of it then."""
    for count in range(len(drawn), 0, -1):
        beginning = tokenizer.decode(drawn[:count])
        if text.startswith(beginning):
            return count, text[len(beginning) :]
    return 0, text
