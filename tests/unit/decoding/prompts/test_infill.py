"""Text around the code: what stands after the cursor, and thoughts before a code block."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.options import Agent
from engine.core.task import Task
from engine.decoding.candidates import without_repetition
from engine.lm.tokens import KNOWN, marks
from engine.prompts import fitting, load
from sandbox import Outcome, RunResult, TestCase
from tests.scripted import Scripted, ScriptedTokenizer, Weights, follow
from tests.unit.decoding.prompts.test_template import SCRIPTED
from tests.unit.decoding.ran import OPENING, Sandbox, everywhere, ran
from tests.unit.mean import GOOD
from tests.unit.mean import TASK as MEAN

TASK = Task(
    name="area",
    signature="def area(a, b):\n",
    description="Area of a rectangle.",
    body="    size = a\n",
    after="    return size\n",
    tests=(TestCase("a", "assert area(2, 3) == 6"),),
)
QWEN = KNOWN[0]


def test_all_three_marks_are_needed():
    assert [marks(set(known)) for known in KNOWN] == [*KNOWN]
    assert [marks(set(known[:2])) for known in KNOWN] == [None] * len(KNOWN)


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
    agent = Agent(2, 4, 1.0, 0.5, "few-shot")
    found = (await ran(pool, model, TASK, agent, max_new_tokens=40, harvest=False)).completion
    assert (found.code, found.passed) == ("    size *= b\n", True)


@pytest.mark.parametrize(
    ("begun", "tokens"),
    [("    retu", [" return"]), ("    return si", [" size"]), ("    return s", []), ("    ", [])],
)
async def test_what_is_typed_goes_on_with_the_tokens_that_fit_it(pool, begun, tokens):
    """The model would divide the text otherwise than the cursor does."""
    model = Scripted({"    size = a\n": {"    return size * b\n": 0.9, "    size = b\n": 0.1}}, tokens=tokens)
    task = replace(TASK, after="", begun=begun)
    found = (await ran(pool, model, task, Agent(1, 4, 0.0, 0.0, "base-file"), max_new_tokens=40)).completion
    assert (found.code, found.passed) == ("    return size * b\n", True)


async def test_code_behind_the_cursor_ends_the_line(pool):
    task = replace(TASK, after="", begun="    return ", ending=" * b")
    model = Scripted({"<|fim_suffix|> * b\n<|fim_middle|>": {" size": 1.0}}, tokens=QWEN)
    found = (await ran(pool, model, task, Agent(1, 4, 0.0, 0.0, "few-shot"), max_new_tokens=40)).completion
    assert (found.code, found.passed) == ("    return size * b\n", True)


@pytest.mark.parametrize("after", ["    return x\n", "    x += 1\n    return x\n"])
def test_what_stands_below_is_not_repeated(after):
    assert without_repetition("    y = 1\n" + after, after + "\n    # end\n") == "    y = 1\n"
    assert without_repetition("    y = 1\n" + after, "    return y\n") == "    y = 1\n" + after


HEAD = "```python\n" + MEAN.signature
BLOCK = {
    'task = ""': r'task = "{description}\nAnswer:\n"',
    r'answer = "<|body|>\n"': r'answer = "```python\n{signature}"',
    'end = "<|end|>"': 'end = "```"',
}
"""What a template with a code block says in place of the scripted one."""
ASKED = "Answer:\n"
THOUGHT = "First the empty list,\nthen the sum.\n"


@pytest.fixture
def template(tmp_path):
    text = SCRIPTED
    for words, others in BLOCK.items():
        assert words in text
        text = text.replace(words, others)
    path = tmp_path / "block.toml"
    path.write_text(text)
    return str(path)


async def completed(template, script, **decoding):
    """The completion, and every text that the model was to continue."""
    texts: list[str] = []

    def listening(text: str) -> Weights:
        texts.append(text)
        return follow(script)(text)

    async def failing(program: str) -> RunResult:
        return everywhere(Outcome.FAIL, MEAN, actual="1")

    agent, signal = Agent(2, 8, 1.0, 1.0, template), {"harvest": False, "signal_share": 0.9}
    run = await ran(Sandbox(failing), Scripted(listening), MEAN, agent, **signal, **decoding)
    return run.completion, texts


@pytest.mark.parametrize(
    ("answer", "kept"),
    [
        (THOUGHT + "```python\ndef mean(", THOUGHT),
        (THOUGHT + "```\nmean", THOUGHT),
        ("```python\n", ""),
        (THOUGHT, THOUGHT),
        ("Without an end", "Without an end\n"),
    ],
)
async def test_the_thought_stays_and_the_function_begins_behind_it(template, answer, kept):
    script = {ASKED: {answer: 1.0}, kept + HEAD: {GOOD + "```": 1.0}}
    completion, texts = await completed(template, script, think_tokens=200)
    assert completion.code == GOOD
    guided = [text for text in texts if "<|candidate|>" in text and GOOD[:8] in text.rpartition(HEAD)[2]]
    assert guided, "lines are guided behind the thought"
    assert all(ASKED + kept + HEAD in text for text in guided)


async def test_a_thought_that_does_not_end_is_cut(template):
    script = {ASKED: {"so " * 200: 1.0}, HEAD: {GOOD + "```": 1.0}}
    completion, texts = await completed(template, script, think_tokens=30)
    assert completion.code == GOOD
    assert any(ASKED + "so " * 10 + "\n" + HEAD in text for text in texts if "<|candidate|>" in text)


async def test_without_thinking_or_a_code_block_there_are_no_thoughts(template):
    completion, _ = await completed(template, {ASKED + HEAD: {GOOD + "```": 1.0}})
    assert completion.code == GOOD
    completion, _ = await completed("scripted", {OPENING: {GOOD: 1.0}}, think_tokens=50)
    assert completion.code == GOOD
    assert not load("scripted").thinks
