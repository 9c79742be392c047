"""Spells source for the Python that runs here, where it is written for a newer one."""

from __future__ import annotations

from collections.abc import Iterator

import tree_sitter_python
from tree_sitter import Language, Node, Parser

PYTHON = Language(tree_sitter_python.language())
_Change = tuple[int, int, bytes]
"""What stands between two bytes of a source, and what is to stand there."""


def older(source: str) -> str:
    """``source`` with the same names, bound and read in the same lines, in words that older Pythons know.

    Parameters of types are left out, a type alias becomes an assignment, and a formatted string a call of
    ``format`` with its values. It is for syntax trees, not to be run.
    """
    data = source.encode("utf-8", "surrogatepass")
    for start, end, new in sorted(_changes(Parser(PYTHON).parse(data).root_node), reverse=True):
        lines = data[start:end].count(b"\n") - new.count(b"\n")
        data = data[:start] + new + b"\\\n" * lines + data[end:]
    return data.decode("utf-8", "surrogatepass")


def _changes(root: Node) -> Iterator[_Change]:
    waiting = [root]
    while waiting:
        node = waiting.pop()
        inner = node.named_children
        if node.type == "type_alias_statement" and (name := node.child_by_field_name("left")) is not None:
            yield node.start_byte, name.start_byte, b""
            inner = inner[1:]
            parameters = [child for part in name.named_children for child in part.named_children]
            for each in parameters:
                if each.type == "type_parameter":
                    yield each.start_byte, each.end_byte, b""
        elif node.type == "type_parameter" and _is_definition(node.parent):
            yield node.start_byte, node.end_byte, b" "
            continue
        elif node.type in ("string", "concatenated_string") and (values := list(_values(node))):
            yield node.start_byte, node.end_byte, b"format(str((%s)))" % b",".join(values)
            continue
        elif node.type == "except_clause" and len(kinds := node.children_by_field_name("value")) > 1:
            yield kinds[0].start_byte, kinds[0].start_byte, b"("
            yield kinds[-1].end_byte, kinds[-1].end_byte, b")"
        waiting.extend(inner)


def _is_definition(node: Node | None) -> bool:
    return node is not None and node.type in ("function_definition", "class_definition")


def _values(string: Node) -> Iterator[bytes]:
    """The expressions in a formatted string, each spelled anew, with line ends where they stand."""
    waiting = list(string.named_children)
    while waiting:
        node = waiting.pop(0)
        value = node.child_by_field_name("expression")
        if value is not None and value.text is not None:
            text = older(value.text.decode("utf-8", "surrogatepass"))
            yield b"(" + text.encode("utf-8", "surrogatepass") + b")"
        if node.type in ("string", "interpolation", "format_specifier"):
            waiting.extend(child for child in node.named_children if child != value)
