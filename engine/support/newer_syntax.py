"""Rewrites syntax that is newer than the Python that runs us, so that its ``ast`` reads the rest.

A project may have a newer Python than we do, which compiles its code. What is read here of such code is its
names, its statements and their lines, which stay. The rewritten text is never executed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node, Parser

_NEWEST = (3, 13)
"""The Python whose syntax is known here."""
_NEWER = re.compile(rb"\b[a-z]*f[a-z]*['\"]|\b(?:def|class)\s+\w+\s*\[|\btype\s+\w+", re.IGNORECASE)
_DEFINITIONS = ("function_definition", "class_definition")
_TEXTS = ("string", "concatenated_string")
_DEFAULT = re.compile(rb"\b((?:def|class|type)\s+\w+[ \t]*\[[^\]=\n]*)=[^,\]\n]*", re.ASCII)
"""Of a type parameter."""


def lowered(source: str) -> str | None:
    """``source`` without type parameters (PEP 695, 696), ``type`` statements and f-strings (PEP 701).

    An f-string becomes a set of what it evaluates. None where there is nothing to rewrite, or the source is
    no Python at all.
    """
    data = source.encode("utf-8", "surrogatepass")
    if sys.version_info >= _NEWEST or not _NEWER.search(data):
        return None
    data = _DEFAULT.sub(rb"\1", data)
    root = _parser().parse(data).root_node
    if root.has_error:
        return None
    changed = data[: root.start_byte] + _rewritten(root, data) + data[root.end_byte :]
    return None if changed == data else changed.decode("utf-8", "surrogatepass")


@lru_cache(1)
def _parser() -> Parser:
    import tree_sitter_python
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_python.language()))


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
