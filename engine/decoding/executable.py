"""Executable extraction (EG-CFG, section 3.1): the longest part of a candidate that parses.

A project may have a newer Python than we do, which compiles its code. What is read here of such code is its
names, its statements and their lines: newer syntax is rewritten, and the rewritten text is never executed.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import warnings
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.task import INDENT, Task
from engine.support.python_tree import parsed
from sandbox.syntax import steady

if TYPE_CHECKING:
    from tree_sitter import Node

_NEWEST = (3, 13)
"""The Python whose syntax is known here."""
_NEWER = re.compile(rb"\b[a-z]*f[a-z]*['\"]|\b(?:def|class)\s+\w+\s*\[|\btype\s+\w+", re.IGNORECASE)
_DEFINITIONS = ("function_definition", "class_definition")
_TEXTS = ("string", "concatenated_string")
_DEFAULT = re.compile(rb"\b((?:def|class|type)\s+\w+[ \t]*\[[^\]=\n]*)=[^,\]\n]*", re.ASCII)
"""Of a type parameter."""
_MOST_LINES = 200
"""Of what is shortened line by line, which takes time by the square."""


def executable(task: Task, body: str) -> str | None:
    """Shortens ``body`` (all lines of the new part) until it parses inside ``task``, without its comments.

    Tries it as it is, then with a ``pass`` at its end, then without its last line, or its last ones where
    there are very many, and so on. Returns ``None`` when nothing is left. Adds nothing but a ``pass``.
    """
    lines = body.rstrip().split("\n") if body.strip() else []
    while lines:
        for ending in ([], [_pass_after(lines[-1])]):
            text = "\n".join([*lines, *ending]) + "\n"
            if parses(task.function(text)):
                return _without_comments(task, text)
        del lines[min(len(lines) - 1, _MOST_LINES) :]
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
            return steady(ast.parse, source)
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


def lowered(source: str) -> str | None:
    """``source`` without type parameters (PEP 695, 696), ``type`` statements and f-strings (PEP 701).

    An f-string becomes a set of what it evaluates. None where there is nothing to rewrite, or the source is
    no Python at all.
    """
    data = source.encode("utf-8", "surrogatepass")
    if sys.version_info >= _NEWEST or not _NEWER.search(data):
        return None
    data = _DEFAULT.sub(rb"\1", data)
    root = parsed(data)
    if root is None or root.has_error:
        return None
    changed = data[: root.start_byte] + _rewritten(root, data) + data[root.end_byte :]
    return None if changed == data else changed.decode("utf-8", "surrogatepass")


def _rewritten(node: Node, data: bytes) -> bytes:
    """The text of a node."""
    text = data[node.start_byte : node.end_byte]
    if node.type == "type_parameter" and node.parent is not None and node.parent.type in _DEFINITIONS:
        return re.sub(rb"[^\n]", b" ", text).replace(b"\n", b"\\\n")
    if node.type == "type_alias_statement":
        return b"".join(_alias(node, data))
    if node.type in _TEXTS and (values := list(_values(node))):
        return _set(node, values, data)
    parts, at = [], node.start_byte
    for child in node.children:
        parts += [data[at : child.start_byte], _rewritten(child, data)]
        at = child.end_byte
    return b"".join([*parts, data[at : node.end_byte]])


def _alias(node: Node, data: bytes) -> Iterator[bytes]:
    """``type X[T] = Y`` as ``X = Y``."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    assert left is not None
    assert right is not None
    name = re.match(rb"\w+", data[left.start_byte : left.end_byte])
    yield name[0] if name is not None else b"_"
    yield b" = (" + b"\n" * data.count(b"\n", node.start_byte, right.start_byte)
    yield _rewritten(right, data)
    yield b")"


def _values(node: Node) -> Iterator[Node]:
    """The expressions of an f-string, those of its format specifications too."""
    for child in node.children:
        if child.type in ("interpolation", "format_expression"):
            value = child.child_by_field_name("expression")
            if value is not None:
                yield value
            for part in child.children_by_field_name("format_specifier"):
                yield from _values(part)
        elif child.type in ("string", "format_specifier"):
            yield from _values(child)


def _set(node: Node, values: list[Node], data: bytes) -> bytes:
    """Expressions as a set that has as many lines as the text from which they are.

    Like a text, and unlike a tuple, it cannot be the arguments of what stands before it.
    """
    parts, line = [b"{"], node.start_point[0]
    for value in values:
        parts.append(b"\n" * (value.start_point[0] - line) + b"(" + _rewritten(value, data) + b"),")
        line = value.end_point[0]
    return b"".join([*parts, b"\n" * (node.end_point[0] - line), b"}"])
