"""A place in an open document that can be completed, and positions in the units that the editor counts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lsprotocol import types
from pygls.workspace import TextDocument

from egcfg_lsp.completer.render import TextEdit
from egcfg_lsp.discovery.document import Document, Function, Position
from egcfg_lsp.discovery.task import FunctionUnderTest, find
from egcfg_lsp.discovery.tests_of import TestIndex
from egcfg_lsp.errors import UsageError
from egcfg_lsp.files.source_file import LARGEST, FileError, has_plain_name, read
from egcfg_lsp.server.cells import Cell

Encoding = types.PositionEncodingKind | str | None
"""``None`` is UTF-16, as the protocol has it."""
_BYTES = {types.PositionEncodingKind.Utf8.value: "utf-8", types.PositionEncodingKind.Utf16.value: "utf-16-le"}


def from_client(document: Document, position: types.Position, encoding: Encoding) -> Position:
    """In code points; a position outside the text moves to the nearest one inside."""
    line, lines = document.above + position.line, document.lines
    if line >= len(lines):
        return lines.end(len(lines) - 1)
    text, units = lines[line], 0
    for column, character in enumerate(text):
        if units >= position.character:
            return Position(line, column)
        units += _units(character, encoding)
    return lines.end(line)


def to_client(document: Document, position: Position, encoding: Encoding) -> types.Position:
    """In the editor's units."""
    before = document.lines[position.line][: position.column]
    return types.Position(line=position.line - document.above, character=_units(before, encoding))


def text_edit(document: Document, change: TextEdit, encoding: Encoding) -> types.TextEdit:
    """An edit as the protocol has it."""
    start, end = (to_client(document, place, encoding) for place in (change.start, change.end))
    return types.TextEdit(range=types.Range(start=start, end=end), new_text=change.text)


def _units(text: str, encoding: Encoding) -> int:
    codec = _BYTES.get(str(getattr(encoding, "value", encoding or "utf-16")))
    if codec is None:
        return len(text)
    return len(text.encode(codec, "surrogatepass")) // (2 if codec == "utf-16-le" else 1)


_START = Position(0, 0)


@dataclass(frozen=True)
class Place(FunctionUnderTest):
    """A function of an open document, with the tests found for it."""

    encoding: Encoding
    cursor: Position = _START


def at_cursor(text: TextDocument, position: types.Position, tests: TestIndex, root: Path) -> Place | None:
    """The function whose body the cursor is in; ``None`` elsewhere. ``root`` is the project's folder.

    Raises ``UsageError`` for a document that cannot be read.
    """
    document, encoding = _parsed(text, tests), text.position_codec.encoding
    cursor = from_client(document, position, encoding)
    function = document.function_at(*cursor)
    if function is None:
        return None
    return _place(find(tests, document, function, root, cursor), encoding, cursor)


def whole(text: TextDocument, wanted: str | types.Position, tests: TestIndex, root: Path) -> Place | None:
    """A function by its qualified name, or around a position; its placeholder or body is to be replaced.

    Raises ``UsageError`` for a document that cannot be read.
    """
    document, encoding = _parsed(text, tests), text.position_codec.encoding
    if isinstance(wanted, str):
        function = document.find(wanted)
    else:
        function = document.function_at(*from_client(document, wanted, encoding))
    if function is None or function.first < document.above:
        return None
    return _place(find(tests, document, function, root), encoding)


def described(text: TextDocument, position: types.Position, tests: TestIndex, root: Path) -> Place | None:
    """The unwritten function whose docstring is typed at ``position``, as if an open docstring ended there.

    Raises ``UsageError`` for a document that cannot be read.
    """
    document, encoding = _parsed(text, tests), text.position_codec.encoding
    cursor = from_client(document, position, encoding)
    if quotes := document.open_quotes(*cursor):
        offset, above = document.lines.offset(cursor), document.above
        closed = f"{document.text[:offset]}{quotes}\n{document.text[offset:]}"
        document = tests.document(text.uri, closed, document.path)
        document.above = above
    function = document.function_at(*cursor)
    if function is None or not function.is_unfinished:
        return None
    return _place(find(tests, document, function, root), encoding)


def waiting(text: TextDocument, line: int, tests: TestIndex, root: Path) -> Place | None:
    """The function with tests that waits to be written next below ``line``, or else above it.

    Raises ``UsageError`` for a document that cannot be read.
    """
    document, encoding = _parsed(text, tests), text.position_codec.encoding
    unwritten = [each for each in document.unwritten if not each.is_nested and each.first >= document.above]
    for function in sorted(unwritten, key=lambda each: (each.last < line, each.first)):
        inside = function.first <= line <= function.last
        if not inside and tests.find(document, function, root).cases:
            return _place(find(tests, document, function, root), encoding)
    return None


def tested(
    text: TextDocument, tests: TestIndex, root: Path, also: str
) -> Iterator[tuple[Function, int, int]]:
    """Functions that can be called from outside and are meant to have a body, their line, how many tests.

    Those without are left out, but for the function ``also``. Raises ``UsageError`` for a document that
    cannot be read.
    """
    document = _parsed(text, tests)
    for function in document.functions:
        if not (function.is_declaration or function.is_nested or function.first < document.above):
            found = tests.find(document, function, root)
            if found.cases or function.name == also:
                yield function, function.def_line - document.above, len(found.cases)


def _place(found: FunctionUnderTest, encoding: Encoding, cursor: Position = _START) -> Place:
    return Place(found.document, found.function, found.site, found.skipped, encoding, cursor)


def _parsed(text: TextDocument, tests: TestIndex) -> Document:
    """The document as it stands in the editor now, or on disk if it is not open. Raises ``UsageError``."""
    path = Path(text.path) if text.path else None
    document = tests.document(text.uri, _source(text, path), path)
    document.above = text.above if isinstance(text, Cell) else 0
    if document.dense:
        raise UsageError(f"{text.filename} cannot be read: {document.dense}.")
    return document


def _source(text: TextDocument, path: Path | None) -> str:
    if path is not None and not has_plain_name(path):
        raise UsageError(f"{str(path)!r} has line ends in its name; rename it.")
    if text._source is None:
        try:
            if path is not None:
                return read(path).text
        except FileError:
            pass
        raise UsageError(f"{text.uri} is not open in the editor, and cannot be read either.")
    if len(text._source) > LARGEST:
        raise UsageError(f"{text.filename} has more than {LARGEST >> 20} MiB; split it.")
    return text._source
