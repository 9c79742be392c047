"""Converts between positions of the protocol and of a text, in the units that the editor counts."""

from __future__ import annotations

from lsprotocol import types

from egcfg_lsp.completer.render import TextEdit
from egcfg_lsp.discovery.document import Lines, Position

Encoding = types.PositionEncodingKind | str | None
"""``None`` is UTF-16, as the protocol has it."""
_BYTES = {types.PositionEncodingKind.Utf8.value: "utf-8", types.PositionEncodingKind.Utf16.value: "utf-16-le"}


def from_client(lines: Lines, position: types.Position, encoding: Encoding) -> Position:
    """In code points; a position outside the text moves to the nearest one inside."""
    if position.line >= len(lines):
        return lines.end(len(lines) - 1)
    text, units = lines[position.line], 0
    for column, character in enumerate(text):
        if units >= position.character:
            return Position(position.line, column)
        units += _units(character, encoding)
    return lines.end(position.line)


def to_client(lines: Lines, position: Position, encoding: Encoding) -> types.Position:
    """In the editor's units."""
    before = lines[position.line][: position.column]
    return types.Position(line=position.line, character=_units(before, encoding))


def text_edit(lines: Lines, change: TextEdit, encoding: Encoding) -> types.TextEdit:
    """An edit as the protocol has it."""
    start, end = (to_client(lines, place, encoding) for place in (change.start, change.end))
    return types.TextEdit(range=types.Range(start=start, end=end), new_text=change.text)


def _units(text: str, encoding: Encoding) -> int:
    codec = _BYTES.get(str(getattr(encoding, "value", encoding or "utf-16")))
    if codec is None:
        return len(text)
    return len(text.encode(codec, "surrogatepass")) // (2 if codec == "utf-16-le" else 1)
