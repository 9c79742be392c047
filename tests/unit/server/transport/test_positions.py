import pytest
from lsprotocol.types import Position as ClientPosition
from lsprotocol.types import PositionEncodingKind

from egcfg_lsp.completer.render import TextEdit
from egcfg_lsp.discovery.document import Document, Position
from egcfg_lsp.server.place import from_client, text_edit, to_client

DOCUMENT = Document("aä😀b\r\nc\x0cd\r\n")


@pytest.mark.parametrize(
    ("encoding", "units"),
    [
        (PositionEncodingKind.Utf8, [0, 1, 3, 7, 8]),
        (PositionEncodingKind.Utf16, [0, 1, 2, 4, 5]),
        (PositionEncodingKind.Utf32, [0, 1, 2, 3, 4]),
        (None, [0, 1, 2, 4, 5]),
        ("utf-8", [0, 1, 3, 7, 8]),
    ],
)
def test_columns_count_in_the_editors_units(encoding, units):
    for column, unit in enumerate(units):
        assert from_client(DOCUMENT, ClientPosition(0, unit), encoding) == Position(0, column)
        assert to_client(DOCUMENT, Position(0, column), encoding) == ClientPosition(0, unit)


def test_positions_outside_the_text_move_inside_and_a_form_feed_ends_no_line():
    for line, column, line_found, column_found in ((0, 99, 0, 4), (99, 0, 2, 0), (1, 2, 1, 2)):
        found = from_client(DOCUMENT, ClientPosition(line, column), None)
        assert found == Position(line_found, column_found)
    edit = text_edit(DOCUMENT, TextEdit(Position(0, 3), Position(1, 0), "x"), PositionEncodingKind.Utf16)
    assert (edit.range.start, edit.range.end) == (ClientPosition(0, 4), ClientPosition(1, 0))
