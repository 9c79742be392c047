"""Where tokens end lines, so that decoding can stop there without asking the event loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class TokenLines:
    """The texts of single tokens. ``decode`` gives the text of tokens."""

    def __init__(self, decode: Callable[[Sequence[int]], str]) -> None:
        self._decode = decode
        self._texts: dict[int, str] = {}

    def text(self, token: int) -> str:
        """The text of one token, with LF for every line end."""
        found = self._texts.get(token)
        if found is None:
            found = self._decode([token]).replace("\r\n", "\n").replace("\r", "\n")
            self._texts[token] = found
        return found


class LineTracker:
    """Follows the lines of one text while tokens are added to it."""

    def __init__(self, lines: TokenLines, last: int) -> None:
        """``last`` is the token that the text ends with."""
        self._lines = lines
        self._at_start = lines.text(last).endswith("\n")
        self.ends = 0
        """Line ends so far."""
        self.begins = False
        """The last token begins a line at column 0."""

    def add(self, token: int) -> bool:
        """Takes the next token; returns whether it ends a line, or begins one at column 0."""
        text = self._lines.text(token)
        ends = text.count("\n")
        begun = text[text.rfind("\n") + 1 :]
        self.begins = bool(begun) and not begun[0].isspace() and (ends > 0 or self._at_start)
        if text:
            self._at_start = not begun
        self.ends += ends
        return ends > 0 or self.begins
