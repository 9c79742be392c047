"""Selects varied tests for the prompt of a task with very many; all of them are run."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from engine.core.task import Task
from engine.lm.base import Tokenizer
from engine.prompts.template import statement
from sandbox import TestCase

_SHARE = 4
"""Told tests have the fourth part of the model's context, where not all of them can be told."""
_NUMBER = re.compile(r"\d+(\.\d+)?")
_TEXT = re.compile(r"""'[^']+'|"[^"]+\"""")


def with_fewer_tests(task: Task, tokenizer: Tokenizer, context_length: int) -> Task:
    """Returns ``task`` with as many tests as fit into a share of the model's context; for prompts alone."""
    room = context_length // _SHARE
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
