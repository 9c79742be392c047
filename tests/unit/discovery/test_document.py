"""Functions are found in any text, finished or not."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from egcfg_lsp.completer.render import apply, edit, inline
from egcfg_lsp.discovery.document import Document, Lines, Position
from egcfg_lsp.discovery.task import site_for
from egcfg_lsp.discovery.tests_of import TestIndex
from tests.thorough import examples

FRAGMENTS = [
    "def f(x):", "def g(): ...", "class A:", "class B(A):", "    ", "\t", "  ", "\n", "\n", "\r\n", "\r",
    '"""', "'", "return x", "(", ")", "[", "{", "x = 1", "pass", "...", "# TODO: x", "@d", "async ", "if x:",
    "else:", "\\", "é", "\ufeff", "\x0c", "\u2028", "\ud800", "\0", "lambda", ">>> f(1)\n", "raise E", ":",
    "assert f(1) == 2", "def test_f():", "f'{x!r:>{", "match x:", "case _:", "import text", "from . import *",
]  # fmt: skip


@settings(max_examples=examples(100), deadline=None)
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=25).map("".join), st.data())
def test_nothing_crashes(text, data):
    document = Document(text)
    line = data.draw(st.integers(0, len(document.lines) - 1))
    column = data.draw(st.integers(0, len(document.lines[line])))
    document.function_at(line, column)
    document.in_text(line, column)
    for function in document.functions:
        assert document.find(function.name) is not None
        found = TestIndex().find(document, function)
        for cursor in (None, (line, column), (function.last, 0)):
            site = site_for(document, function, found.cases, cursor)
            assert site.start <= site.end
            change = edit(site, "    return 1\n")
            assert apply(text, change).startswith(document.lines.slice(Position(0, 0), change.start))
            inline(site, "    return 1\n")


@given(st.text(st.sampled_from("a\n\r\x0b\u2028é")))
def test_lines_are_cut_at_line_ends_only(text):
    lines = Lines(text)
    whole = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert [lines[at] for at in range(len(lines))] == whole


TEXT = """\
import os

class A:
    def one(self):
        return 1

    @property
    def two(self):
        def three():
            pass

        return three

def last():


x = "é"; y = "# no"  # yes
"""


@pytest.mark.parametrize(
    ("line", "column", "name"),
    [
        (0, 0, None), (2, 3, None), (3, 10, "A.one"), (4, 0, "A.one"), (5, 8, "A.one"), (5, 4, None),
        (6, 5, "A.two"), (8, 9, "A.two.three"), (10, 12, "A.two.three"), (10, 8, "A.two"), (10, 0, "A.two"),
        (11, 9, "A.two"), (12, 0, None), (13, 0, "last"), (14, 0, "last"), (14, 4, "last"), (16, 0, None),
    ],
)  # fmt: skip
def test_function_at(line, column, name):
    text = TEXT.replace("        return three\n\ndef", "        return three\n    \ndef")
    lines = text.split("\n")
    lines[line] = lines[line].ljust(column)
    function = Document("\n".join(lines)).function_at(line, column)
    assert (function.name if function is not None else None) == name


@pytest.mark.parametrize(
    ("body", "name"),
    [("", "f"), ("    ...\n", None), ("    # TODO\n", None), ("    return 1\n", None)],
)
def test_below_a_docstring_alone_the_body_is_to_come_whatever_the_indentation(body, name):
    document = Document(f'def f():\n    """Doc."""\n{body}\n\nx = 1\n')
    for line in (2, 3):
        function = document.function_at(line + body.count("\n"), 0)
        assert (function.name if function is not None else None) == name
    text = 'class A:\n    @abstractmethod\n    def f(self):\n        """Doc."""\n    \n    x = 1\n'
    assert Document(text).function_at(4, 4) is None, "a declaration has none"


@pytest.mark.parametrize(
    ("column", "inside"), [(4, False), (5, True), (6, True), (7, False), (13, False), (14, True), (19, False),
                           (22, True), (25, True)],
)  # fmt: skip
def test_in_text(column, inside):
    assert Document(TEXT).in_text(16, column) is inside


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        ('text = "abc', True), ("text = g('a", True), ('return g("x", "', True), ('text = "abc" +', False),
        ('text = "open\n    return', False),
    ],
)  # fmt: skip
def test_a_string_that_is_not_closed_yet(text, inside):
    document = Document(f"def f(n):\n    {text}\n\n\nx = 1\n")
    line = 1 + text.count("\n")
    assert document.in_text(line, len(document.lines[line])) is inside


@pytest.mark.parametrize(
    ("body", "unfinished"),
    [
        (' """Doc."""', True), (" ...", True), (" pass", True), (" raise NotImplementedError", True),
        (" raise NotImplementedError('x')", True), ("\n    # TODO", True), ("", True), ("\n\n", True),
        (" return 1", False), (" raise ValueError", False), ("\n  'doc'\n  # x\n  pass", True),
        ("\n  b'no'", False), ("\n  x = 1\n  ...", True), ("\n  x = 1\n  pass", False),
        ("\n  if not f: return\n  raise NotImplementedError", False), ("\n  f'doc'", False),
    ],
)  # fmt: skip
def test_unfinished(body, unfinished):
    for text in ("def f():" + body, "class A:\n\tx = 1\n\nasync def f():" + body + "\n\ny = 2\n"):
        function = Document(text).find("f")
        assert function.is_unfinished is unfinished
