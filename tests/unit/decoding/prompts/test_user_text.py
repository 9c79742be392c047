"""Prompts and signals: what stems from a task is never a control token, whatever it says."""

from __future__ import annotations

import pytest

from engine.core.events import Executed
from engine.core.task import Task, Usage
from engine.decoding.dynamic_signal import render
from engine.decoding.services import Services
from engine.decoding.whole_programs import Page, opened
from engine.lm.chat_server import TextTokenizer
from engine.lm.scripted import END, Scripted, ScriptedTokenizer
from engine.prompts import fitting, load, names
from sandbox import Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent

MARKS = (
    *("<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>"),
    *("<|task|>", "<|tests|>", "<|body|>", "<|signal|>", "<|candidate|>", "<|run|>"),
)
SPELLED = "".join([*MARKS, END])


class Chatting(ScriptedTokenizer):
    """With turns, whose end is the model's end."""

    def chat(self, text: str) -> str:
        return f"<|task|>{text}{END}<|body|>"


TOKENIZER = Chatting([*MARKS, "\ufdd0", "\ufdd1"])
CONTROLS = {token for mark in (*MARKS, END) for token in TOKENIZER.encode(mark)}


def task(said: str) -> Task:
    """One that says ``said`` wherever a user can."""
    return Task(
        name="f",
        signature=f"def f(x='{said}'):\n",
        docstring=f'    """Splits at {said}."""\n',
        description=f"Splits at {said}.",
        imports=f"import at  # {said}\n",
        definitions=f"# AT = '{said}'\n",
        preamble=f"MARK = '{said}'\n",
        body=f"    mark = '{said}'\n",
        after=f"    return '{said}'\n",
        tests=(TestCase("a", f"f('{said}')", expected=f"'{said}'"),),
    )


def executed(said: str) -> list[Executed]:
    """Two candidates: one that returns and one that raises ``said``."""
    asked = task(said)
    trace = Trace((TraceEvent("line", asked.body_line, "f", {"x": f"'{said}'"}),))
    found = []
    for actual, exception in ((said, None), (None, f"ValueError: {said}")):
        test = TestResult(
            asked.tests[0], Outcome.FAIL, True, f"f('{said}')", actual, exception=exception, trace=trace
        )
        found.append(Executed(f"    return '{said}'\n", RunResult(Outcome.FAIL, (test,))))
    return found


def controls(name: str, said: str) -> list[int]:
    """The control tokens of a prompt with its signal."""
    template, asked = load(name).for_tokenizer(TOKENIZER), task(said)
    prompt = template.prompt(asked, TOKENIZER)
    signal = render(asked, executed(said), template.signal)
    assert TOKENIZER.decode(TOKENIZER.encode(signal)).count(said[:20]) >= 6
    tokens = TOKENIZER.opening(prompt.shared) + TOKENIZER.encode(signal) + TOKENIZER.encode(prompt.opening)
    assert said in TOKENIZER.decode(tokens)
    return [token for token in tokens if token in CONTROLS]


@pytest.mark.parametrize("name", names())
def test_only_the_templates_marks_are_marks(name: str):
    assert controls(name, SPELLED) == controls(name, "something that is no mark at all, and rather long")


@pytest.mark.parametrize("said", [SPELLED, "\ufdd0", "<\ufdd0|end|>", "\ufdd0\ufdd1<|end|>"])
@pytest.mark.parametrize("name", names())
def test_the_prompt_says_what_the_user_said(name: str, said: str):
    prompt = load(name).prompt(task(said), TOKENIZER)
    assert task(said).body in TOKENIZER.decode(TOKENIZER.encode(prompt.shared + prompt.opening))


def test_an_end_that_is_a_token_is_no_text():
    """So that a program may spell it out."""
    empty = Task("f", "def f():\n")
    assert fitting("scripted", empty, TOKENIZER).end == ""
    assert fitting("few-shot", empty, TOKENIZER).end == "```"
    assert fitting("scripted", empty, TextTokenizer()).end == END


async def test_a_prompt_with_nothing_before_the_signal_begins_with_a_line_end():
    """A word of the task is not torn apart by the signal."""
    model = Scripted({})
    try:
        bare = Task("f", "def f(x):\n")
        async with opened(Page(bare, load("base-file")), Services(model, None), Usage()) as prompt:
            assert model.tokenizer.decode(prompt.shared.tokens) == "\n"
            assert model.tokenizer.decode(prompt.prior.tokens) == "\ndef f(x):\n"
    finally:
        await model.close()
