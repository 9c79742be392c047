"""Opens the prior context of a task: a template's prompt (EG-CFG, section 3)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, replace

from engine.lm.base import Context
from engine.prompts import Template
from engine.prompts.fewer_tests import with_fewer_tests
from engine.services import Services
from engine.types import SettingsError, Task, Usage

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
async def opened(task: Task, services: Services, template: Template, usage: Usage) -> AsyncIterator[Opened]:
    """Opens both contexts, and closes them on leaving.

    If the prompt exceeds half of the model's context, the outline of the file is left out, then some of very
    many tests. Raises ``SettingsError`` when the prompt does not fit into the context.
    """
    length = services.model.context_length
    tokens, opening = _encoded(task, services, template)
    if task.outline and len(tokens) + len(opening) > length // 2:
        task = replace(task, outline="")
        tokens, opening = _encoded(task, services, template)
    if len(tokens) + len(opening) > length // 2:
        task = with_fewer_tests(task, services.model.tokenizer, length)
        tokens, opening = _encoded(task, services, template)
    _check_room(task, len(tokens) + len(opening), length)
    with ExitStack() as contexts:
        shared = contexts.enter_context(closing(await services.model.open(tokens, usage)))
        prior = contexts.enter_context(closing(await shared.fork()))
        if opening:
            await prior.extend(opening)
        yield Opened(shared, prior, tuple(opening))


def _encoded(task: Task, services: Services, template: Template) -> tuple[list[int], list[int]]:
    """The tokens of a prompt's two parts; the first is never empty."""
    tokenizer = services.model.tokenizer
    prompt = template.prompt(task, tokenizer)
    shared = tokenizer.opening(prompt.shared) or tokenizer.opening("\n")
    return shared, tokenizer.encode(prompt.opening)


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
