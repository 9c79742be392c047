"""What a terminal shows of the bytes that are written to it: as much of one as rich uses."""

import re

_PART = re.compile(r"\x1b\[(?P<private>\??)(?P<number>[\d;]*)(?P<what>[A-Za-z])|(?P<text>[^\x1b])")


class Screen:
    """Lines of text, a cursor, and whether it can be seen."""

    def __init__(self, written=""):
        self.lines = [""]
        self.row = self.column = 0
        self.cursor_visible = True
        self.write(written)

    def write(self, written):
        at = 0
        while at < len(written):
            part = _PART.match(written, at)
            assert part, f"an unknown sequence: {written[at : at + 12]!r}"
            at = part.end()
            self._obey(part) if part["what"] else self._put(part["text"])

    def _obey(self, part):
        if part["private"] + part["number"] == "?25":
            self.cursor_visible = part["what"] == "h"
        elif part["what"] == "A":
            self.row -= int(part["number"] or 1)
        elif part["what"] == "K":
            self.lines[self.row] = ""

    def _put(self, sign):
        if sign == "\n":
            self.row, self.column = self.row + 1, 0
            self.lines += [""] * (self.row + 1 - len(self.lines))
        elif sign == "\r":
            self.column = 0
        else:
            line = self.lines[self.row].ljust(self.column)
            self.lines[self.row] = line[: self.column] + sign + line[self.column + 1 :]
            self.column += 1

    @property
    def text(self):
        """All lines without what is empty at the end."""
        return "\n".join(line.rstrip() for line in self.lines).rstrip()
