"""Executable extraction always parses and adds nothing but a ``pass``."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.task import Task
from engine.decoding.executable import executable, identity

TASK = Task(name="f", signature="def f(x):\n")
DESCRIBED = Task(name="f", signature="def f(x):\n", docstring='    """Says."""\n')


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("    return x\n", "    return x\n"),
        ("    return x", "    return x\n"),
        ("    for y in x:\n", "    for y in x:\n        pass\n"),
        ("    for y in x:  # each\n", "    for y in x:\n        pass\n"),
        ("    a = 1\n    b = (a +\n", "    a = 1\n"),
        ("    if x:\n        return 1\n    else", "    if x:\n        return 1\n"),
        ("    try:\n        a = 1\n", None),
        ("    a = 0\n    try:\n        a = 1\n", "    a = 0\n"),
        ("    return x  # done\n", "    return x\n"),
        ("    # only words\n    return '#'\n", "    return '#'\n"),
        ("    return (\n", None),
        ("", None),
        ("\n\n", None),
    ],
)
def test_extraction(body, expected):
    assert executable(TASK, body) == expected


LINES = st.lists(
    st.sampled_from(
        "    a = 1|    for y in x:|        a += y|    if a:|        return a|    return (a|    else:|"
        "    try:|    except ValueError:|    # why|    return a  # so|    s = '''|    while True|  x|"
        "        pass|    with x as y:|    def g():|    class C:|    return [y for y in|    @x|".split("|")
    ),
    max_size=8,
)


@given(LINES, st.sampled_from([TASK, DESCRIBED]))
def test_extraction_parses_and_adds_only_a_pass(lines, task):
    body = "\n".join(lines)
    extracted = executable(task, body)
    if extracted is None:
        return
    ast.parse(task.program(extracted))
    given_lines = [line.partition("#")[0].rstrip() for line in lines]
    kept = [line for line in extracted.splitlines() if line.strip() != "pass"]
    assert all(line in given_lines or line in lines for line in kept)
    added = extracted.count("pass") - body.count("pass")
    assert added <= 1


@given(st.text(max_size=60))
def test_extraction_survives_any_text(text):
    extracted = executable(TASK, text)
    if extracted is not None:
        ast.parse(TASK.program(extracted))


def test_identity_ignores_layout_comments_and_docstrings():
    first = identity(TASK, "    return x+1  # next\n")
    assert first == identity(TASK, '    """Doc."""\n    return (x + 1)\n')
    assert first != identity(TASK, "    return x + 2\n")


@pytest.mark.parametrize("body", [f"    return x{'.next' * 400}\n", f"    return x{' + 1' * 900}\n"])
def test_what_is_nested_too_deep_to_be_written_again_is_its_own_identity(body):
    assert identity(TASK, body) == body
