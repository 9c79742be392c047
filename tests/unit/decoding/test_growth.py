"""Code while it grows: whatever ends a line for Python ends one here."""

from __future__ import annotations

import pytest

from engine.core.task import Task
from engine.decoding.candidates import Growth
from engine.lm.scripted import ScriptedTokenizer

TASK = Task("f", "def f(x):\n")
TOKENIZER = ScriptedTokenizer(["\r", "\r\n", ":\r"])


def grown(text: str, base: str = "") -> Growth:
    growth = Growth(TASK, TOKENIZER, "", TOKENIZER.encode(base))
    for token in TOKENIZER.encode(text):
        growth.add(token)
    return growth


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_counts_once(end: str) -> None:
    growth = grown(f"    y = x{end}    z = 2{end}    return y + z{end}")
    assert growth.text == "    y = x\n    z = 2\n    return y + z\n"
    assert growth.new_lines == 3


def test_a_line_end_may_come_in_two_tokens() -> None:
    first, second = TOKENIZER.encode("\r"), TOKENIZER.encode("\n")
    growth = Growth(TASK, TOKENIZER, "", [*TOKENIZER.encode("    y = x"), *first])
    assert growth.text == "    y = x\n"
    growth.add(*second)
    assert (growth.text, growth.new_lines) == ("    y = x\n", 0)


def test_a_function_ends_behind_a_lone_carriage_return_too() -> None:
    growth = grown("    return x\rp")
    assert growth.ended
    assert growth.text == "    return x\n"
