"""What a function's task is made of: its words, its parts in normal form, and what it needs of its file."""

from __future__ import annotations

import textwrap
import warnings

import pytest

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.task import site_for
from egcfg_lsp.discovery.tests_of import TestIndex

STUBS = '''\
"""Ways to leave a function unwritten."""
from __future__ import annotations

import json
from math import *

FACTOR: int = 2
TABLE = {}
TABLE["a"] = FACTOR


def words(x):
    """Doubles ``x``, by TABLE and `_twice`.

    Examples:
        >>> words(3)
        6
    """


def _twice(x):
    return x * FACTOR


def kept(x):  # noqa: D103
    # first halve it
    # TODO(me): halve x
    pass


@decorator(
    1,
    key="é",
)
async def größe(
    ä,
    *,
    ö=FACTOR,
) -> "int":
    raise NotImplementedError("not yet")


# Counts the words
# of a text.
def told_above(text):
    # FIXME
    raise NotImplementedError


class Stack(list):
\tlimit = FACTOR

\tdef broken(self:
\t\treturn 1

\tdef push(self, item):
\t\t"""Appends, unless full.

\t\tReturns:
\t\t\tthe item
\t\t"""
\t\tpass

\tclass Inner:
\t\t@staticmethod
\t\tdef deep(x):
\t\t\traise NotImplementedError

\tdef pop_all(self): return [self.pop()
\t                          for _ in range(len(self))]


@overload
def chosen(x: int) -> int: ...
class Base:
    @abstractmethod
    def area(self):
        raise NotImplementedError
'''
HEAD = "from __future__ import annotations\nimport json\nfrom math import *\n\n\n"
FACTOR = "FACTOR: int = 2\n"
STACK = "class Stack(list):\n    limit = FACTOR\n\n"
POP_ALL = (
    "    def pop_all(self): return [self.pop()\n                              for _ in range(len(self))]\n"
)


@pytest.mark.parametrize(
    ("name", "description", "program"),
    [
        (
            "words",
            "Doubles ``x``, by TABLE and `_twice`.",
            HEAD + FACTOR + 'TABLE = {}\nTABLE["a"] = FACTOR\n\n\ndef words(x):\n'
            '    """Doubles ``x``, by TABLE and `_twice`.\n\n    Examples:\n        >>> words(3)\n        6\n'
            '    """\n    <body>\n\n\ndef _twice(x):\n    return x * FACTOR\n',
        ),
        ("kept", "halve x", HEAD + "def kept(x):  # noqa: D103\n    # first halve it\n    <body>\n"),
        (
            "größe",
            "",
            HEAD + FACTOR + '\n\n@decorator(\n    1,\n    key="é",\n)\nasync def größe(\n    ä,\n    *,\n'
            '    ö=FACTOR,\n) -> "int":\n    <body>\n',
        ),
        ("told_above", "Counts the words\nof a text.", HEAD + "def told_above(text):\n    <body>\n"),
        (
            "Stack.push",
            "Appends, unless full.\n\nReturns:\n        the item",
            HEAD
            + FACTOR
            + "\n\n"
            + STACK
            + '\n    def push(self, item):\n        """Appends, unless full.\n\n'
            '        Returns:\n            the item\n        """\n        <body>\n\n    class Inner:\n'
            "        @staticmethod\n        def deep(x):\n            raise NotImplementedError\n\n"
            + POP_ALL,
        ),
    ],
)
def test_a_task_has_what_its_function_needs(name, description, program):
    document = Document(STUBS)
    function = document.find(name)
    assert function is not None
    task = site_for(document, function).task
    assert task.description == description
    assert task.program("    <body>\n") == program


def test_which_functions_wait_to_be_written():
    document = Document(STUBS)
    waiting = [each.name for each in document.unwritten]
    assert waiting == ["words", "kept", "größe", "told_above", "Stack.push", "Stack.Inner.deep"]
    assert [each.name for each in document.functions if each.is_declaration] == ["chosen", "Base.area"]


def test_every_program_compiles():
    document = Document(STUBS)
    for function in document.functions:
        task = site_for(document, function, TestIndex().find(document, function).cases).task
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(task.program("    pass\n"), function.name, "exec")
            for test in task.tests:
                compile(textwrap.dedent(test.setup + test.source), test.id, "exec")
