"""A task's program is the function where it belongs, with its strings as they were."""

from __future__ import annotations

import ast

from engine.layout import indented
from engine.types import Task


def test_a_method_is_indented_and_its_strings_are_not():
    task = Task(
        name="Note.text",
        signature="def text(self):\n",
        docstring='    """Says."""\n',
        preamble="class Note:\n    def __init__(self, n):\n        self.n = n\n\n",
        epilogue="\n    def last(self):\n        return 1\n",
        depth=1,
    )
    body = '    value = """a\nb\n    c"""\n    return value * self.n\n'
    scope: dict[str, type] = {}
    exec(task.program(body), scope)
    assert scope["Note"](1).text() == "a\nb\n    c"
    assert scope["Note"](1).last() == 1
    assert task.program(body).splitlines()[task.body_line - 1] == '        value = """a'


def test_formatted_strings_stay_too():
    source = 'def f(x):\n    y = f"""{x}\nz {x}\n"""\n    return y\n'
    assert ast.unparse(ast.parse("if 1:\n" + indented(source, "    ")).body[0].body[0]) == ast.unparse(
        ast.parse(source)
    )


def test_unfinished_source_is_indented_all_the_same():
    assert indented("def f(:\n    '''\nx\n", "  ").startswith("  def f(:\n")
