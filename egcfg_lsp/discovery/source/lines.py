"""Lines and positions of a text: 0-based lines, 0-based columns in code points."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import NamedTuple

TAB = 8


class Position(NamedTuple):
    line: int
    column: int


class Lines:
    """A text cut at ``\\n``, ``\\r\\n`` and ``\\r``, and at nothing else (as editors and Python do)."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = _line_starts(text)

    def __len__(self) -> int:
        """At least 1; a text that ends with a line end has an empty last line."""
        return len(self.starts)

    def __getitem__(self, line: int) -> str:
        """The line without its end."""
        stop = self.starts[line + 1] if line + 1 < len(self.starts) else len(self.text)
        content = self.text[self.starts[line] : stop]
        return content.rstrip("\r\n") if line + 1 < len(self.starts) else content

    @cached_property
    def newline(self) -> str:
        """The commonest line end; ``\\n`` if there is none."""
        ends = Counter(
            self.text[self.starts[line] + len(self[line]) : self.starts[line + 1]]
            for line in range(len(self) - 1)
        )
        return ends.most_common(1)[0][0] if ends else "\n"

    def offset(self, position: Position) -> int:
        """Index into the text; a column past the line's end is its end."""
        line = min(position.line, len(self) - 1)
        return self.starts[line] + min(position.column, len(self[line]))

    def end(self, line: int) -> Position:
        """Where the line's text ends."""
        return Position(line, len(self[line]))

    def after(self, line: int) -> Position:
        """The start of the next line, or the end of the text where there is none."""
        return Position(line + 1, 0) if line + 1 < len(self) else self.end(line)

    def slice(self, start: Position, end: Position) -> str:
        return self.text[self.offset(start) : self.offset(end)]


def line_feeds(text: str) -> str:
    """The text, as long as before, without lone carriage returns, which the grammar does not know."""
    return "\r\n".join(part.replace("\r", "\n") for part in text.split("\r\n"))


def _line_starts(text: str) -> list[int]:
    starts = [0]
    for line in text.replace("\r\n", " \n").replace("\r", "\n").split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    return starts[:-1]


def in_code_points(line: str, column: int) -> int:
    """The column of a line in code points, from one in UTF-8 bytes."""
    if line.isascii():
        return column
    return sum(byte & 0xC0 != 0x80 for byte in encode(line)[:column])


def encode(text: str) -> bytes:
    """UTF-8, also of the lone surrogates that an editor may send."""
    return text.encode("utf-8", "surrogatepass")


def leading(line: str) -> str:
    """The white space before a line's text."""
    return line[: len(line) - len(line.lstrip(" \t\f"))]


def width(whitespace: str) -> int:
    """Columns that white space takes by Python's rule: tabs stop at multiples of eight."""
    column = 0
    for character in whitespace:
        if character == "\f":
            column = 0
        else:
            column += TAB - column % TAB if character == "\t" else 1
    return column
