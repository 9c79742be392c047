"""Replaces pieces of a source that a syntax tree has placed."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Place(NamedTuple):
    """Where a piece begins and ends; lines from 0, columns in bytes, as ``ast`` counts them."""

    line: int
    column: int
    last_line: int
    last_column: int


def place(node: ast.expr, above: int = 0) -> Place:
    """Where ``node`` stands, with ``above`` lines left out that the tree has before the source."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    first, last = node.lineno - 1 - above, node.end_lineno - 1 - above
    return Place(first, node.col_offset, last, node.end_col_offset)


def piece(lines: Sequence[str], at: Place) -> str:
    """The text at a place."""
    if at.line == at.last_line:
        return lines[at.line].encode()[at.column : at.last_column].decode()
    first, last = lines[at.line].encode()[at.column :], lines[at.last_line].encode()[: at.last_column]
    return "\n".join([first.decode(), *lines[at.line + 1 : at.last_line], last.decode()])


def spliced(lines: Sequence[str], changes: Iterable[tuple[Place, str]]) -> str:
    """The lines with other texts at some places, none of which is in another."""
    made = list(lines)
    for at, text in sorted(changes, reverse=True):
        head, tail = made[at.line].encode()[: at.column], made[at.last_line].encode()[at.last_column :]
        made[at.line : at.last_line + 1] = [head.decode() + text + tail.decode()]
    return "\n".join(made)
