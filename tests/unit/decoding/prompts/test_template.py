"""Templates: errors that name the mend, texts that stay valid Python and plain text, and what is left out."""

from __future__ import annotations

import ast
import re
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.events import Executed
from engine.core.task import Task, Usage
from engine.decoding.dynamic_signal import render
from engine.decoding.services import Services
from engine.decoding.whole_programs import Page, opened
from engine.lm.chat_server import TextTokenizer
from engine.prompts import fitting, load, names, parts
from engine.prompts.template import encode, shortened, varied, with_fewer_tests
from engine.support.errors import SettingsError, TemplateError
from sandbox import Outcome, RunResult, TestCase, TestResult, Trace, TraceEvent
from tests.scripted import END, Scripted, ScriptedTokenizer

SCRIPTED = (load.__globals__["FOLDER"] / "scripted.toml").read_text()


@pytest.fixture
def mine(tmp_path):
    """Loads a user's template."""

    def loaded(text):
        (tmp_path / "mine.toml").write_text(text)
        return load(str(tmp_path / "mine.toml"))

    return loaded


def test_an_unknown_template_names_those_there_are():
    with pytest.raises(TemplateError, match="scripted"):
        load("no-such")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        (SCRIPTED, "chat = ", "mine.toml cannot be read"),
        (SCRIPTED, "chat = true\n", "mine.toml.* lacks answer"),
        ("<|task|>", "{nope}", "'nope' in braces; there are name, imports"),
        ("<|task|>", "{}", "in braces"),
        ("<|task|>", "{name.nope}", "in braces"),
        ('end = "<|end|>"', "end = 5", "end should be text"),
        ('end = "<|end|>"', 'ends = "<|end|>"', "has 'ends'; it may have advised, answer, chat, end"),
        ("[signal]", '[signal]\nliteral = "a"', "has 'signal.literal'; it may have candidate"),
    ],
)
def test_what_a_template_cannot_say_is_named(mine, before, after, complaint):
    assert before in SCRIPTED
    with pytest.raises(TemplateError, match=complaint):
        mine(SCRIPTED.replace(before, after)).prompt(Task(name="f", signature="def f():\n"))


@pytest.mark.parametrize(
    ("block", "known"), [("candidate", "code"), ("run", "call"), ("returned", "value"), ("left_out", "count")]
)
def test_what_a_signal_cannot_say_is_named_when_it_is_read(mine, block, known):
    changed = re.sub(rf"(?m)^({block} = .*?)\{{{known}\}}", r"\1{nope}", SCRIPTED)
    assert changed != SCRIPTED
    with pytest.raises(TemplateError, match=rf"mine.toml: 'nope' in braces in signal.{block}; there are"):
        mine(changed)


def test_a_users_template_is_used(mine):
    prompt = mine(SCRIPTED.replace("<|task|>", "Task: ")).prompt(Task(name="f", signature="def f():\n"))
    assert prompt.shared.startswith("Task: def f():")


@given(st.text(min_size=1).filter(lambda text: "\x00" not in text and text.isprintable()))
@example('say "x"')
@example('"""')
@example("a\\")
def test_a_description_becomes_a_docstring(description):
    task = Task(name="f", signature="def f():\n", description=description)
    shared = load("base-file").prompt(task)
    tree = ast.parse(shared.shared + shared.opening + "    pass\n")
    assert ast.get_docstring(tree.body[0], clean=False) == description


@pytest.mark.parametrize("name", names())
def test_tests_are_shown_one_a_line(name):
    tests = (TestCase("a", "assert f(1) == {}"), TestCase("b", "f(2)", expected="'{x}'"))
    task = Task(name="f", signature="def f(x):\n", tests=tests)
    prompt = load(name).prompt(task)
    assert "f(1) == {}\n" in prompt.shared + prompt.opening
    assert "f(2) == '{x}'\n" in prompt.shared + prompt.opening


def test_examples_that_the_docstring_shows_are_not_told_twice():
    shown = TestCase("doctest f:1", "f(2)", "4")
    further = TestCase("t", "assert f(3) == 6")
    begins_alike = TestCase("doctest f:2", "f(2", "4")
    of_lines = TestCase("doctest f:3", "for x in [2]:\n    print(f(x))", "4")
    docstring = '    """Twice.\n\n    >>> f(2)\n    4\n    """\n'
    task = Task("f", "def f(x):\n", docstring, tests=(shown, further))
    for name in ("chat", "base-file"):
        prompt = load(name).prompt(task)
        text = prompt.shared + prompt.opening
        begun = prompt.answer.count("f(2)")  # the docstring once more, where the answer begins with it
        assert text.count("f(2)") - begun == (name == "chat") + (name == "base-file" and not begun), name
        assert "# Tests:\n# f(3) == 6\ndef f(x):\n" in text, name
    assert parts(replace(task, tests=(begins_alike,)))["further_tests"] == "# Tests:\n# f(2 == 4\n"
    docstring = '    """Twice.\n\n    >>> for x in [2]:\n    ...     print(f(x))\n    4\n    """\n'
    assert parts(replace(task, docstring=docstring, tests=(of_lines,)))["further_tests"] == ""


def test_a_chat_server_is_asked_with_the_head_of_the_function():
    question = load("chat").question(Task("f", "def f(x):\n", imports="import math\n"))
    assert question.endswith("```python\nimport math\ndef f(x):\n```")


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
    asked, call = task(said), f"f('{said}')"
    trace = Trace((TraceEvent("line", asked.body_line, "f", {"x": f"'{said}'"}),))
    results = (
        TestResult(asked.tests[0], Outcome.FAIL, True, call, actual, exception=exception, trace=trace)
        for actual, exception in ((said, None), (None, f"ValueError: {said}"))
    )
    return [Executed(f"    return '{said}'\n", RunResult(Outcome.FAIL, (result,))) for result in results]


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
    page = Page(Task("f", "def f(x):\n"), load("base-file"))
    async with opened(page, Services(model, None), Usage()) as prompt:
        assert model.tokenizer.decode(prompt.shared.tokens) == "\n"
        assert model.tokenizer.decode(prompt.prior.tokens) == "\ndef f(x):\n"
    await model.close()


MANY = tuple(TestCase(f"t{n}", f"assert f({n}) == {2 * n}") for n in range(198))
ODD = (TestCase("empty", "assert f('') == 0"), TestCase("negative", "assert f(-3) == -6"))
TESTED = Task("f", "def f(x):\n", description="Twice x.", tests=MANY + ODD)
DEFINED = Task("f", "def f(x):\n", definitions="def helper(x):\n    ...\n" * 40)


def test_a_task_is_shortened_as_far_as_its_size_says():
    tokenizer, form = ScriptedTokenizer(), load("base-file")
    others = {"definitions": "# def other(): ...\n", "preamble": "FACTOR = 2\n"}
    task = replace(TESTED, tests=ODD, imports="import math\n", **others)
    undefined = replace(task, definitions="")
    alone = replace(undefined, preamble="")
    whole, without = (encode(each, form, tokenizer).count for each in (task, undefined))
    cases = {None: task, whole: task, whole - 1: undefined, without: undefined, without - 1: alone, 1: alone}
    assert {most: shortened(task, form, tokenizer, most) for most in cases} == cases


def test_some_of_many_tests_are_told_of_every_kind_and_in_their_order():
    tokenizer = ScriptedTokenizer()
    order = [test.id for test in varied(TESTED.tests)]
    assert order[:6] == ["t0", "empty", "negative", "t197", "t1", "t2"]
    assert sorted(order) == sorted(test.id for test in TESTED.tests)
    few = with_fewer_tests(TESTED, tokenizer, 1000)
    ids = [test.id for test in few.tests]
    assert {"t0", "t197", "empty", "negative"} <= set(ids)
    assert ids == [test.id for test in TESTED.tests if test.id in ids]
    assert sum(len(tokenizer.encode(test.source[7:] + "\n")) for test in few.tests) <= 250
    assert with_fewer_tests(TESTED, tokenizer, 100_000) == TESTED
    long = replace(TESTED, tests=(TestCase("long", "assert f('" + "x" * 5000 + "') == 1"),))
    assert with_fewer_tests(long, tokenizer, 1000) == long


async def told(task: Task, length: int) -> str:
    model = Scripted({"x": {}})
    model.context_length = length
    async with opened(Page(task, load("base-file")), Services(model, None), Usage()) as prompt:
        return model.tokenizer.decode(prompt.prior.tokens)


@pytest.mark.parametrize(
    ("task", "length", "text", "times"),
    [
        (DEFINED, 4096, "def helper", 40),
        (DEFINED, 1000, "def helper", 0),
        (TESTED, 100_000, ") == ", 200),
        (TESTED, 2048, ") == ", 43),
    ],
)
async def test_what_gives_way_where_room_is_scarce(task: Task, length: int, text: str, times: int):
    assert (await told(task, length)).count(text) == times


async def test_a_prompt_that_does_not_fit_is_named():
    with pytest.raises(SettingsError, match="The prompt for f has"):
        await told(DEFINED, 70)
