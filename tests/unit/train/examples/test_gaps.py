"""Text after the cursor in training: the gap is where the engine says it is."""

from __future__ import annotations

import ast
from random import Random

from engine.prompts import load
from engine.train.examples import gaps, material
from engine.train.tasks import catalog
from engine.types import Task

EVERYTHING = catalog.full()


def test_the_missing_lines_fit_between_what_is_shown() -> None:
    random = Random(0)
    for _ in range(60):
        example = gaps.gap(EVERYTHING, random)
        _, mark, shown = example.prompt.partition("<|end|>\n")
        after, opening, before = shown.partition("<|body|>\n")
        assert mark
        assert opening
        missing = example.answer.removesuffix(material.template().end)
        assert missing.strip()
        assert after.strip()
        ast.parse(f"def f():\n{before}{missing}{after}")


def test_the_prompt_shows_what_stands_around_the_gap() -> None:
    task = Task("f", "def f(x):\n", body="    y = x\n", after="    return y\n")
    texts = load("native-gap").prompt(task)
    assert material.example(task, "    y += 1\n").prompt == texts.shared + texts.opening
    assert texts.opening.endswith("    y = x\n")
    assert texts.shared.endswith("    return y\n")
