"""Decides what a prompt leaves out that is too long: for the time there is, or for the model's context.

Only prompts are shortened; programs need what is left out, and all tests are run.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core.task import Task
from engine.lm.base import Tokenizer
from engine.prompts.template import Template, statement
from engine.support.errors import SettingsError
from sandbox import TestCase

LINE_RESERVE = 64
"""Tokens of the model's context that prompt and signal leave free for a line."""
_SHARE = 4
"""Told tests have the fourth part of the model's context, where not all of them can be told."""
_NUMBER = re.compile(r"\d+(\.\d+)?")
_TEXT = re.compile(r"""'[^']+'|"[^"]+\"""")


@dataclass(frozen=True)
class EncodedPrompt:
    """The tokens of a prompt's two parts, and the texts of the second, before and in the model's answer."""

    shared: list[int]
    """Never empty."""
    opening: list[int]
    question: str
    answer: str

    @property
    def count(self) -> int:
        return len(self.shared) + len(self.opening)


def encode(task: Task, template: Template, tokenizer: Tokenizer) -> EncodedPrompt:
    """The prompt of ``task``, with all that it has."""
    prompt = template.prompt(task, tokenizer)
    shared = tokenizer.opening(prompt.shared) or tokenizer.opening("\n")
    question = prompt.opening.removesuffix(prompt.answer)
    return EncodedPrompt(shared, tokenizer.encode(prompt.opening), question, prompt.answer)


def shortened(task: Task, template: Template, tokenizer: Tokenizer, most: int | None) -> Task:
    """As much of ``task`` as ``template`` tells in ``most`` tokens (None: any number), or else the least.

    The first to go is what only the model needs, then what the program needs, too.
    """
    if most is None:
        return task
    alone = replace(task, definitions="")
    variants = task, alone, replace(alone, preamble="")
    fit = (each for each in variants if encode(each, template, tokenizer).count <= most)
    return next(fit, variants[-1])


def fitting_context(task: Task, template: Template, tokenizer: Tokenizer, length: int) -> EncodedPrompt:
    """The prompt of ``task`` for a model whose context has ``length`` tokens.

    If it exceeds half of that, the definitions of other files are left out, then some of very many tests.
    Raises ``SettingsError`` when it does not fit at all.
    """
    prompt = encode(task, template, tokenizer)
    if task.definitions and prompt.count > length // 2:
        task = replace(task, definitions="")
        prompt = encode(task, template, tokenizer)
    if prompt.count > length // 2:
        task = with_fewer_tests(task, tokenizer, length)
        prompt = encode(task, template, tokenizer)
    if prompt.count + LINE_RESERVE > length:
        raise SettingsError(
            f"The prompt for {task.name} has {prompt.count} tokens, and the model holds {length}. "
            "Use a model with a longer context, or shorten the docstring, tests and helpers."
        )
    return prompt


def with_fewer_tests(task: Task, tokenizer: Tokenizer, length: int) -> Task:
    """Returns ``task`` with as many varied tests as fit into a share of the model's context."""
    room = length // _SHARE
    chosen: list[TestCase] = []
    for test in varied(task.tests):
        room -= len(tokenizer.encode(statement(test) + "\n"))
        if room < 0 and chosen:
            break
        chosen.append(test)
    kept = {id(test) for test in chosen}
    return replace(task, tests=tuple(test for test in task.tests if id(test) in kept))


def varied(tests: Sequence[TestCase]) -> list[TestCase]:
    """Returns all ``tests``, so that its beginning shows as many kinds of calls as it can.

    Tests that differ only in their numbers and words are of one kind: of each kind comes the first, then of
    each the last, then those between.
    """
    kinds: dict[str, list[TestCase]] = defaultdict(list)
    for test in tests:
        kinds[_NUMBER.sub("0", _TEXT.sub("'x'", statement(test)))].append(test)
    turns: dict[int, list[TestCase]] = defaultdict(list)
    for alike in kinds.values():
        for turn, test in enumerate([*alike[:1], *alike[1:][-1:], *alike[1:-1]]):
            turns[turn].append(test)
    return [test for turn in sorted(turns) for test in turns[turn]]
