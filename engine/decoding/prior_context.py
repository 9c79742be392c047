"""Opens the prior context of a task: a template's prompt (EG-CFG, section 3)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace

from engine.core.errors import SettingsError
from engine.core.events import StepTaken
from engine.core.task import Task, Usage
from engine.decoding.plain.thinking import think
from engine.decoding.services import Services
from engine.lm.base import Context
from engine.prompts import Template
from engine.prompts.fewer_tests import with_fewer_tests
from engine.support.phrases import counted

LINE_RESERVE = 64
"""Tokens of the model's context that prompt and signal leave free for a line."""


@dataclass(frozen=True)
class Page:
    """The parts of a prompt: a task, perhaps worded differently from the judge's, and a template."""

    task: Task
    template: Template


@dataclass(frozen=True)
class Opened:
    """Contexts of a prompt: ``shared`` ends where signals go; ``prior`` adds ``opening`` and then grows."""

    shared: Context
    prior: Context
    opening: tuple[int, ...]


@asynccontextmanager
async def opened(
    task: Task, services: Services, template: Template, usage: Usage, think_tokens: int = 0
) -> AsyncIterator[Opened]:
    """Opens both contexts, and closes them on leaving.

    The model may write ``think_tokens`` tokens before the code, where ``template`` has a place for them.

    If the prompt exceeds half of the model's context, the outline of the file and similar functions are left
    out, then some of very many tests. Raises ``SettingsError`` when the prompt does not fit into the context.
    """
    length = services.model.context_length
    prompt = _encoded(task, services, template)
    if (task.outline or task.similar or task.definitions) and prompt.count > length // 2:
        task = replace(task, outline="", similar="", definitions="")
        prompt = _encoded(task, services, template)
    if prompt.count > length // 2:
        task = with_fewer_tests(task, services.model.tokenizer, length)
        prompt = _encoded(task, services, template)
    _check_room(task, prompt.count, length)
    with ExitStack() as contexts:
        shared = contexts.enter_context(closing(await services.model.open(prompt.shared, usage)))
        prior = contexts.enter_context(closing(await shared.fork()))
        most = min(think_tokens, length // 2 - prompt.count) if template.thinks else 0
        opening = await _answering(prior, prompt, services, most) if most > 0 else prompt.opening
        if opening and most <= 0:
            await prior.extend(opening)
        yield Opened(shared, prior, tuple(opening))


async def _answering(prior: Context, prompt: _Encoded, services: Services, most: int) -> list[int]:
    """Lets the model think at the end of the question; returns what stands behind the shared part then."""
    tokenizer = services.model.tokenizer
    question = tokenizer.encode(prompt.question)
    if question:
        await prior.extend(question)
    answer = await think(prior, tokenizer, prompt.answer, most)
    services.listen(StepTaken("thinking", f"{counted(len(answer), 'token')} to the function's head"))
    return [*question, *answer]


@dataclass(frozen=True)
class _Encoded:
    """The tokens of a prompt's two parts, and the texts of the second, before and in the model's answer."""

    shared: list[int]
    opening: list[int]
    question: str
    answer: str

    @property
    def count(self) -> int:
        return len(self.shared) + len(self.opening)


def _encoded(task: Task, services: Services, template: Template) -> _Encoded:
    """The first part is never empty."""
    tokenizer = services.model.tokenizer
    prompt = template.prompt(task, tokenizer)
    shared = tokenizer.opening(prompt.shared) or tokenizer.opening("\n")
    question = prompt.opening.removesuffix(prompt.answer)
    return _Encoded(shared, tokenizer.encode(prompt.opening), question, prompt.answer)


@asynccontextmanager
async def forked(prompt: Opened) -> AsyncIterator[Opened]:
    """Forks the prior context of the same prompt, closed on leaving; costs no forward pass."""
    with closing(await prompt.prior.fork()) as prior:
        yield Opened(prompt.shared, prior, prompt.opening)


def _check_room(task: Task, needed: int, length: int) -> None:
    if needed + LINE_RESERVE > length:
        raise SettingsError(
            f"The prompt for {task.name} has {needed} tokens, and the model holds {length}. "
            "Use a model with a longer context, or shorten the docstring, tests and helpers."
        )
