"""Indentation that leaves the inside of strings alone."""

from __future__ import annotations

import io
import tokenize

_OPENING = {getattr(tokenize, name, None) for name in ("FSTRING_START", "TSTRING_START")} - {None}
_CLOSING = {getattr(tokenize, name, None) for name in ("FSTRING_END", "TSTRING_END")} - {None}


def indented(source: str, prefix: str) -> str:
    """``source`` with ``prefix`` before every line that has text, save lines that begin inside a string.

    Source that Python cannot tokenise is indented as far as its strings are known.
    """
    if not prefix:
        return source
    inside = _lines_inside_strings(source)
    lines = source.splitlines(keepends=True)
    return "".join(
        line if number in inside or not line.strip() else prefix + line
        for number, line in enumerate(lines, 1)
    )


def _lines_inside_strings(source: str) -> set[int]:
    """Numbers (1-based) of the lines whose first character belongs to a string."""
    inside: set[int] = set()
    opened: list[int] = []
    try:
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.STRING:
                inside.update(range(token.start[0] + 1, token.end[0] + 1))
            elif token.type in _OPENING:
                opened.append(token.start[0])
            elif token.type in _CLOSING:
                inside.update(range(opened.pop() + 1, token.end[0] + 1))
    except (tokenize.TokenError, SyntaxError):
        pass
    return inside
