"""Text after the cursor is shown to models that fill in the middle, in their own words."""

from __future__ import annotations

import pytest

from engine.completion import complete
from engine.core.options import Agent, Decoding
from engine.core.task import Task
from engine.decoding.services import Plan, Services
from engine.lm.scripted import Scripted, ScriptedTokenizer
from engine.lm.tokens import KNOWN, marks
from engine.prompts import fitting, load
from sandbox import TestCase

TASK = Task(
    name="area",
    signature="def area(a, b):\n",
    description="Area of a rectangle.",
    body="    size = a\n",
    after="    return size\n",
    tests=(TestCase("a", "assert area(2, 3) == 6"),),
)
QWEN = KNOWN[0]
AGENT = Agent(2, 4, 1.0, 0.5, "few-shot")


@pytest.mark.parametrize("known", KNOWN)
def test_all_three_marks_are_needed(known):
    assert marks(set(known)) == known
    assert marks(set(known[:2])) is None


def test_the_prompt_ends_where_the_gap_is():
    tokenizer = ScriptedTokenizer(QWEN)
    prompt = fitting("few-shot", TASK, tokenizer).prompt(TASK, tokenizer)
    text = prompt.shared + prompt.opening
    assert text.startswith("<|fim_prefix|>")
    assert text.endswith("    size = a\n<|fim_suffix|>    return size\n<|fim_middle|>")
    assert text.count("    size = a\n") == 1
    assert prompt.shared == "<|fim_prefix|>", "the signal comes before the function"


@pytest.mark.parametrize(
    ("name", "after", "texts", "expected"),
    [
        ("few-shot", "", QWEN, "few-shot"),
        ("few-shot", "  \n", QWEN, "few-shot"),
        ("few-shot", "    return 1\n", (), "few-shot"),
        ("scripted", "    return 1\n", QWEN, "scripted"),
        ("chat", "    return 1\n", QWEN, "fill-in-middle"),
        ("long-code", "    return 1\n", QWEN, "fill-in-middle"),
    ],
)
def test_only_where_it_helps(name, after, texts, expected):
    task = Task(name="f", signature="def f():\n", after=after)
    assert fitting(name, task, ScriptedTokenizer(texts)).name == expected


def test_the_body_follows_other_templates():
    prompt = load("few-shot").prompt(TASK)
    assert prompt.opening.endswith("    size = a\n")
    assert "return size" not in prompt.opening


async def test_the_gap_is_filled(pool):
    """The script knows nothing but what to do between this prefix and this suffix."""
    gap = "<|fim_suffix|>    return size\n<|fim_middle|>"
    model = Scripted({gap: {"    size *= b\n": 0.6, "    size += b\n": 0.4}}, tokens=QWEN)
    plan = Plan((AGENT,), Decoding(max_new_tokens=40, harvest=False))
    completion = await complete(TASK, Services(model, pool), plan, "eg-cfg")
    assert (completion.code, completion.passed) == ("    size *= b\n", True)
    assert model.open_contexts == 0
