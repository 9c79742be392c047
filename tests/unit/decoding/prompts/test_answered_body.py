"""Bodies in the answers of chat models: several blocks, cut off, in other words than those of the task."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.task import Task
from engine.decoding.answered_body import AnsweredBody, CodeBlock, answered_body, code_blocks, prose
from engine.decoding.executable import parse

TASK = Task("mean", "def mean(values):\n", '    """Average."""\n', imports="import math\n")
RETURN = "    return sum(values) / len(values)\n"


def body(answer: str, task: Task = TASK) -> str | None:
    found = answered_body(task, answer)
    assert found is None or found.whole
    return found and found.text


def block(code: str, language: str = "python") -> str:
    return f"```{language}\n{code}```\n"


@pytest.mark.parametrize(
    "answer",
    [
        f"Sure!\n\n{block(TASK.signature + RETURN)}\nI hope that helps.",
        TASK.signature + TASK.docstring + RETURN,
        block(TASK.signature + "    return 0\n")
        + "Sorry, that was wrong:\n"
        + block(TASK.signature + RETURN),
        block(TASK.signature + RETURN) + "Use it so:\n" + block("print(mean([1]))\n"),
        block("pip install nothing\n", "bash") + block(TASK.signature + RETURN, "Python"),
        block(TASK.signature + RETURN) + "It keeps this form:\n" + block(TASK.signature + "    ...\n"),
        block(RETURN),
        block("return sum(values) / len(values)\n", ""),
        "1. First:\n\n   ~~~py\n   def mean(values):\n       return sum(values) / len(values)\n   ~~~\n",
        block("class Numbers:\n    def mean(values):\n        return sum(values) / len(values)\n"),
        block("def mean(values):\n\treturn sum(values) / len(values)\n"),
        block("def mean(values): return sum(values) / len(values)\n"),
        block(TASK.signature + RETURN) + "An excerpt:\n" + block("def mean(values):\n    return sum(\n"),
    ],
)
def test_the_last_whole_function_counts(answer):
    assert body(answer) == RETURN


def test_comments_and_strings_stay_as_they_are():
    code = '    # as asked\n    text = """a\n  b"""\n    return text  # now\n'
    assert body(block(f'def mean(values):\n    """Doc."""\n{code}')) == code


def test_helpers_imports_and_constants_come_along_from_other_blocks():
    answer = block("import math\nimport statistics as st\nZERO = 0\nUNUSED = 1\n")
    answer += block("def halved(x):\n    return x / 2 + ZERO\n\n\nresult = mean([1])\nprint(result)\n")
    answer += block(f"{TASK.signature}    result = halved(st.mean(values))\n    return math.floor(result)\n")
    assert body(answer) == (
        "    import statistics as st\n    ZERO = 0\n    def halved(x):\n        return x / 2 + ZERO\n"
        "    result = halved(st.mean(values))\n    return math.floor(result)\n"
    )


def test_other_names_of_parameters_are_given_the_values():
    task = Task("f", "def f(a, b=2):\n")
    assert body(block("def f(b, a):\n    return b - a\n"), task) == "    b, a = a, b\n    return b - a\n"
    assert body(block("def f(a, rest=2):\n    return a\n"), task) == "    rest = b\n    return a\n"


def test_lines_that_stand_around_the_cursor_are_not_written_again():
    task = Task("f", "def f(a):\n", body="    b = a\n", after="    return b\n")
    assert body(block("def f(a):\n    b = a\n    b += 1\n    return b\n"), task) == "    b += 1\n"
    assert answered_body(task, block("def f(a):\n    return a + 1\n")) is None


def test_an_answer_that_is_cut_off_gives_what_there_is():
    answer = f"Here:\n```python\n{TASK.signature}    total = sum(values)\n    return total / le"
    assert answered_body(TASK, answer) == AnsweredBody(
        "    total = sum(values)\n    return total / le\n", True
    )
    answer = (
        f"Here:\n```python\n{TASK.signature}    '''Doc.'''\n    total = sum(values)\n    return total / ("
    )
    assert answered_body(TASK, answer) == AnsweredBody(
        "    total = sum(values)\n    return total / (\n", False
    )


@pytest.mark.parametrize("answer", ["", "I'm sorry, I can't.", block("def other():\n    return 1\n"), "```"])
def test_an_answer_without_the_function(answer):
    assert answered_body(TASK, answer) is None


def test_blocks_and_prose():
    answer = "One\n```py title\na = 1\n```\nTwo\n````\n```\n````\n~~~\nb"
    assert code_blocks(answer) == [
        CodeBlock("py", "a = 1\n"),
        CodeBlock("", "```\n"),
        CodeBlock("", "b\n", closed=False),
    ]
    assert prose(answer) == "One\nTwo\n"


PIECES = st.lists(
    st.text(max_size=8)
    | st.sampled_from(
        ["```python\n", "\n```\n", "def mean(values):\n", "    return values\n", "import os\n", "\t", "'''"]
    )
).map("".join)


@given(PIECES)
def test_what_is_called_whole_can_be_run(answer):
    found = answered_body(TASK, answer)
    with contextlib.suppress(AttributeError):
        assert not found.whole or parse(TASK.function(found.text)) is not None
