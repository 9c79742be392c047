"""Templates: errors that name the mend, and texts that stay valid Python whatever the task says."""

from __future__ import annotations

import ast
import re
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.core.task import Task
from engine.prompts import load, names, parts
from engine.support.errors import TemplateError
from sandbox import TestCase


def test_an_unknown_template_names_those_there_are():
    with pytest.raises(TemplateError, match="scripted"):
        load("no-such")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("chat = ", "cannot be read"), ("chat = true\n", "lacks answer"), (b"\xff\xfe", "cannot be read")],
)
def test_a_malformed_template_is_named(tmp_path, text, complaint):
    path = tmp_path / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(TemplateError, match=complaint) as caught:
        load(str(path))
    assert str(path) in str(caught.value)


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("<|task|>", "{nope}", "'nope' in braces; there are name, imports"),
        ("<|task|>", "{}", "in braces"),
        ("<|task|>", "{name.nope}", "in braces"),
        ('end = "<|end|>"', "end = 5", "end should be text"),
        ('end = "<|end|>"', 'ends = "<|end|>"', "has 'ends'; it may have advised, answer, chat, end"),
        ("[signal]", '[signal]\nliteral = "a"', "has 'signal.literal'; it may have candidate"),
    ],
)
def test_what_a_template_cannot_say_is_named(tmp_path, before, after, complaint):
    scripted = (load.__globals__["FOLDER"] / "scripted.toml").read_text()
    assert before in scripted
    path = tmp_path / "mine.toml"
    path.write_text(scripted.replace(before, after))
    with pytest.raises(TemplateError, match=complaint):
        load(str(path)).prompt(Task(name="f", signature="def f():\n"))


@pytest.mark.parametrize(
    ("block", "known"), [("candidate", "code"), ("run", "call"), ("returned", "value"), ("left_out", "count")]
)
def test_what_a_signal_cannot_say_is_named_when_it_is_read(tmp_path, block, known):
    scripted = (load.__globals__["FOLDER"] / "scripted.toml").read_text()
    path = tmp_path / "mine.toml"
    changed = re.sub(rf"(?m)^({block} = .*?)\{{{known}\}}", r"\1{nope}", scripted)
    assert changed != scripted
    path.write_text(changed)
    with pytest.raises(TemplateError, match=rf"mine.toml: 'nope' in braces in signal.{block}; there are"):
        load(str(path))


def test_a_users_template_is_used(tmp_path):
    path = tmp_path / "mine.toml"
    scripted = (load.__globals__["FOLDER"] / "scripted.toml").read_text()
    path.write_text(scripted.replace("<|task|>", "Task: "))
    task = Task(name="f", signature="def f():\n")
    assert load(str(path)).prompt(task).shared.startswith("Task: def f():")


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
