"""Shorter prompts for the same task, for models that read slowly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.lm.base import Tokenizer
from engine.prompts.template import Template, fitting
from engine.types import Task

SHORT_TEMPLATE = "base-file"
"""A file that ends in the unfinished function: short, and any model understands it."""
_LONG_TEMPLATES = ("chat", "few-shot", "long-code")
"""Those with instructions or examples, which are the same in all prompts."""


@dataclass(frozen=True)
class PromptSize:
    """A way to put a task to the model, and how many tokens it takes."""

    template: str
    tokens: int


def prompt_sizes(
    task: Task, template: str, tokenizer: Tokenizer, *, may_change: bool = True
) -> Iterator[PromptSize]:
    """Prompts for ``task``, each shorter than the one before.

    First the whole in ``template``; then without the outline of the file and similar functions; then in a
    short template, if it ``may_change``; last without what stands before the function.
    Description and tests always stay.
    """
    short = SHORT_TEMPLATE if may_change and template in _LONG_TEMPLATES else template
    whole, without_outline, function_alone = _variants(task)
    ways = ((template, whole), (template, without_outline), (short, without_outline), (short, function_alone))
    fewest = None
    for name, shorter in ways:
        tokens = count_tokens(shorter, fitting(name, task, tokenizer), tokenizer)
        if fewest is None or tokens < fewest:
            fewest = tokens
            yield PromptSize(name, tokens)


def shortened(task: Task, template: Template, tokenizer: Tokenizer, most: int | None) -> Task:
    """As much of ``task`` as ``template`` tells in ``most`` tokens (None: any number), or else the least.

    Only for prompts: programs need what is left out.
    """
    if most is None:
        return task
    variants = _variants(task)
    fit = (each for each in variants if count_tokens(each, template, tokenizer) <= most)
    return next(fit, variants[-1])


def count_tokens(task: Task, template: Template, tokenizer: Tokenizer) -> int:
    """Tokens of a prompt."""
    prompt = template.prompt(task, tokenizer)
    return len(tokenizer.opening(prompt.shared)) + len(tokenizer.encode(prompt.opening))


def _variants(task: Task) -> tuple[Task, Task, Task]:
    """``task``, the same without what only the model needs, and the function alone with its imports."""
    return task, replace(task, outline="", similar=""), replace(task, outline="", similar="", preamble="")
