"""Tasks from starter code: a function without a body, or a method of ``class Solution``."""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Sequence

from engine.bench.problems.prompt_sources import docstring
from engine.core.task import INDENT, Task
from engine.decoding.executable import parse

_TYPING = "from typing import *\n"


def starter_task(starter: str, name: str, text: str, count: int) -> Task:
    """The task of writing ``name``; without starter code it takes ``count`` arguments.

    Raises ``ValueError`` where the starter code has no such function.
    """
    code = starter.expandtabs(len(INDENT)).rstrip()
    if not code:
        parameters = ", ".join(f"argument_{number}" for number in range(1, count + 1))
        return Task(name, f"def {name}({parameters}):\n", docstring(text), description=text)
    tree = _parsed(code)
    inside = next((node for node in tree.body if isinstance(node, ast.ClassDef)), None)
    function = _function(inside.body if inside is not None else tree.body, name)
    lines = code.split("\n")
    end = max(function.lineno, function.body[0].lineno - 1)
    signature = textwrap.dedent("\n".join(lines[function.lineno - 1 : end])) + "\n"
    above = "\n".join(lines[: function.lineno - 1]).rstrip()
    return Task(
        f"{inside.name}.{name}" if inside is not None else name,
        signature,
        docstring(text),
        imports=_TYPING,
        preamble=f"{above}\n" if above else "",
        depth=int(inside is not None),
        description=text,
    )


def called(task: Task, arguments: Sequence[object]) -> str:
    """A call of the function of ``task``."""
    return f"{callee(task)}({', '.join(map(repr, arguments))})"


def callee(task: Task) -> str:
    """What is called: a function, or the method of a new object."""
    owner, dot, name = task.name.rpartition(".")
    return f"{owner}().{name}" if dot else name


def gold(task: Task, solution: str) -> str:
    """A whole solution, which finds the names that starter code relies on."""
    return f"{task.imports}{solution}\n" if solution else ""


def _parsed(code: str) -> ast.Module:
    lines = code.split("\n")
    indent = lines[-1][: len(lines[-1]) - len(lines[-1].lstrip())] + INDENT
    tree = parse(f"{code}\n{indent}pass\n") or parse(code)
    if tree is None:
        raise ValueError("its starter_code is not Python")
    return tree


def _function(body: Sequence[ast.stmt], name: str) -> ast.FunctionDef:
    for node in body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return node
    raise ValueError(f"its starter_code has no function {name}")
