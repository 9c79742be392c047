"""Indents code without changing its string literals."""

from __future__ import annotations

import io
import tokenize
from collections.abc import Iterator
from functools import lru_cache

_SPANNING = ('"""', "'''", "\\\n")
"""One of these stands in every piece with a string of several lines."""


def indented(source: str, prefix: str) -> str:
    """``source`` with ``prefix`` before every line that neither is empty nor begins inside a string."""
    inside = _inside_strings(source) if prefix and any(mark in source for mark in _SPANNING) else ()
    return "\n".join(
        line if at in inside or not line.strip() else prefix + line
        for at, line in enumerate(source.split("\n"))
    )


@lru_cache(maxsize=64)
def _inside_strings(source: str) -> frozenset[int]:
    """Numbers (0-based) of the lines that begin inside a string, up to where the source is no Python."""
    found: set[int] = set()
    try:
        for first, last in _strings(source):
            found.update(range(first + 1, last + 1))
    except (tokenize.TokenError, SyntaxError):
        pass
    return frozenset(found)


def _strings(source: str) -> Iterator[tuple[int, int]]:
    """First and last line (0-based) of every string. Raises ``TokenError``: the bracket is never closed.

    Inside a bracket any indentation will do, so that a piece may begin and end at any level.
    """
    opened: list[int] = []
    for token in tokenize.generate_tokens(io.StringIO("(\n" + source).readline):
        kind = tokenize.tok_name[token.type]
        if kind.endswith("STRING_START"):
            opened.append(token.start[0] - 2)
        elif kind.endswith("STRING_END"):
            yield opened.pop(), token.end[0] - 2
        elif kind == "STRING":
            yield token.start[0] - 2, token.end[0] - 2
