"""Shorter and shorter prompts for the same task."""

from __future__ import annotations

from engine.lm.scripted import ScriptedTokenizer
from engine.prompts import load
from engine.prompts.shortening import count_tokens, prompt_sizes, shortened
from engine.types import Task
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


class Chatting(ScriptedTokenizer):
    def chat(self, text):
        return f"user: {text}\nassistant: "


def test_each_prompt_is_shorter_than_the_one_before():
    sizes = list(prompt_sizes(TASK, "few-shot", Chatting()))
    assert [size.template for size in sizes] == ["few-shot", "few-shot", "base-file", "base-file"]
    assert [size.tokens for size in sizes] == sorted({size.tokens for size in sizes}, reverse=True)
    whole = load("few-shot")
    assert sizes[0].tokens == count_tokens(TASK, whole, Chatting())


def test_a_template_that_was_named_stays():
    sizes = list(prompt_sizes(TASK, "few-shot", Chatting(), may_change=False))
    assert {size.template for size in sizes} == {"few-shot"}
    assert len(sizes) == 3


def test_where_there_is_nothing_to_leave_out_there_is_one_prompt():
    task = Task("f", "def f(x):\n")
    assert len(list(prompt_sizes(task, "scripted", ScriptedTokenizer()))) == 1


def test_a_task_is_shortened_as_far_as_its_size_says():
    tokenizer, form = ScriptedTokenizer(), load("base-file")
    whole, without_outline, alone = prompt_sizes(TASK, "base-file", tokenizer)
    assert shortened(TASK, form, tokenizer, None) == TASK
    assert shortened(TASK, form, tokenizer, whole.tokens) == TASK
    second = shortened(TASK, form, tokenizer, without_outline.tokens)
    assert (second.outline, second.preamble) == ("", TASK.preamble)
    third = shortened(TASK, form, tokenizer, alone.tokens)
    assert (third.outline, third.preamble, third.imports) == ("", "", TASK.imports)
    assert shortened(TASK, form, tokenizer, 1) == third, "the least there is"
    assert third.tests == TASK.tests
