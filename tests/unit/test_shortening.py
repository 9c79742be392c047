"""Tasks in fewer tokens."""

from __future__ import annotations

from dataclasses import replace

from engine.core.task import Task
from engine.lm.scripted import ScriptedTokenizer
from engine.prompts import load
from engine.prompts.fit import encode, shortened
from sandbox import TestCase

TASK = Task(
    "f",
    "def f(x):\n",
    description="Twice x.",
    imports="import math\n",
    outline="# def other(): ...\n",
    preamble="FACTOR = 2\n",
    tests=(TestCase("t", "f(3) == 6"),),
)


def test_a_task_is_shortened_as_far_as_its_size_says():
    tokenizer, form = ScriptedTokenizer(), load("base-file")
    no_outline = replace(TASK, outline="")
    whole, without = (encode(task, form, tokenizer).count for task in (TASK, no_outline))
    assert without < whole
    assert shortened(TASK, form, tokenizer, None) == TASK
    assert shortened(TASK, form, tokenizer, whole) == TASK
    assert shortened(TASK, form, tokenizer, whole - 1) == no_outline
    assert shortened(TASK, form, tokenizer, without) == no_outline
    alone = shortened(TASK, form, tokenizer, without - 1)
    assert alone == replace(no_outline, preamble="")
    assert shortened(TASK, form, tokenizer, 1) == alone, "the least there is"
