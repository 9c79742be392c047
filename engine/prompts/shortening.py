"""Shorter prompts for the same task, for models that read slowly."""

from __future__ import annotations

from dataclasses import replace

from engine.core.task import Task
from engine.lm.base import Tokenizer
from engine.prompts.template import Template


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


def _variants(task: Task) -> tuple[Task, ...]:
    """``task``, the same without what only the model needs, and the function alone with its imports."""
    short = replace(task, outline="", similar="")
    alone = replace(short, definitions="")
    return task, short, alone, replace(alone, preamble="")
