"""Executable extraction (EG-CFG, section 3.1): the longest part of a candidate that parses."""

from __future__ import annotations

import ast
import io
import tokenize
import warnings

from engine.core.task import INDENT, Task
from engine.support.newer_syntax import lowered


def executable(task: Task, body: str) -> str | None:
    """Shortens ``body`` (all lines of the new part) until it parses inside ``task``, without its comments.

    Tries it as it is, then with a ``pass`` at its end, then without its last line, and so on. Returns
    ``None`` when nothing is left. Adds nothing but a ``pass``.
    """
    lines = body.rstrip().split("\n") if body.strip() else []
    while lines:
        for ending in ([], [_pass_after(lines[-1])]):
            text = "\n".join([*lines, *ending]) + "\n"
            if parses(task.function(text)):
                return _without_comments(task, text)
        lines.pop()
    return None


def can_end(task: Task, body: str) -> bool:
    """Whether all lines of ``body`` parse inside ``task``, if need be with a ``pass`` at the end."""
    last = body.rstrip("\n").rpartition("\n")[2]
    return parses(task.function(body)) or parses(task.function(f"{body}{_pass_after(last)}\n"))


def parses(source: str) -> bool:
    """Whether some Python takes the text: ours, or a newer one that the project may have."""
    return read(source) is not None


def read(source: str) -> ast.Module | None:
    """Returns the tree of ``parse``, or else one that has the names and lines of newer syntax.

    What such a tree is unparsed to may be something else.
    """
    tree = parse(source)
    if tree is None and (older := lowered(source)) is not None:
        return parse(older)
    return tree


def parse(source: str) -> ast.Module | None:
    """Returns the syntax tree, or ``None`` if our Python would refuse the text."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def identity(task: Task, body: str) -> str:
    """Returns a key that is equal for bodies that differ only in layout, comments and docstrings.

    Returns the body itself if it does not parse or cannot be unparsed.
    """
    tree = parse(task.function(body))
    if tree is None:
        return body
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and _has_docstring(node):
            node.body[:1] = [] if len(node.body) > 1 else [ast.Pass()]
    try:
        return ast.unparse(tree)
    except (ValueError, RecursionError):  # too deep, or a number of too many digits
        return body


def _has_docstring(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> bool:
    first = node.body[0]
    return (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    )


def _pass_after(line: str) -> str:
    indentation = line[: len(line) - len(line.lstrip())]
    opens_a_block = line.partition("#")[0].rstrip().endswith(":")
    return indentation + (INDENT if opens_a_block else "") + "pass"


def _without_comments(task: Task, body: str) -> str:
    """``body`` without comments, where the whole is still the same program; else as it was."""
    if "#" not in body:
        return body
    lines = body.split("\n")
    head = task.signature + task.docstring + task.body
    offset = head.count("\n") + 1
    try:
        for token in tokenize.generate_tokens(io.StringIO(task.function(body)).readline):
            row = token.start[0] - offset
            if token.type == tokenize.COMMENT and 0 <= row < len(lines):
                lines[row] = lines[row][: token.start[1]].rstrip()
    except (tokenize.TokenError, SyntaxError):
        return body
    text = "\n".join(line for line in lines if line.strip()) + "\n"
    return text if identity(task, text) == identity(task, body) else body
