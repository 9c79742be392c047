"""Parses Python by tree-sitter, in bounded time whatever the text is."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Language, Node

_PIECE, _MOST_READS = 256, 1 << 18
"""Bytes, and how often so many are read: the parser looks ahead from each comment and each continued line to
the end of all that follow, by which 50 KB hold it for a minute and a megabyte for a day."""


def parsed(data: bytes) -> Node | None:
    """The tree of ``data``; None where the parser goes back too often. Other threads get their turn."""
    from tree_sitter import Parser

    reads = 0

    def read(offset: int, point: object) -> bytes:
        nonlocal reads
        reads += 1
        return data[offset : offset + _PIECE] if reads <= _MOST_READS else b""

    root = Parser(_language()).parse(read).root_node
    return root if reads <= _MOST_READS else None


@cache
def _language() -> Language:
    import tree_sitter_python
    from tree_sitter import Language

    return Language(tree_sitter_python.language())
