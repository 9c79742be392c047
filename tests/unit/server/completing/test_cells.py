"""Documents that are no file: cells of notebooks, and untitled ones."""

import pytest
from lsprotocol import types

from tests.unit.server.completing.test_server import RIGHT, SOURCE

SETUP = "import math\n%matplotlib inline\n!pip list\n\nFACTOR = 2\n\n\ndef half(x):\n    return x / FACTOR\n"
CELL = '''\
def area(r):
    """Half a circle.

    >>> round(area(2), 2)
    6.28
    """
    @
'''.replace("@", "")
BODIES = {**RIGHT, "area": {"    return half(math.pi * r ** FACTOR)\n": 1.0}}


class Uri:
    """What clients of the tests take for a path."""

    def __init__(self, uri):
        self.uri = uri

    def as_uri(self):
        return self.uri


def cells(path):
    return [Uri(f"vscode-notebook-cell:{path}#W{number}") for number in range(3)]


def open_notebook(client, path, *sources):
    kinds = types.NotebookCellKind
    said = [(kinds.Markup, "markdown", "# Not code (")]
    said += [(kinds.Code, "python", source) for source in sources]
    named = list(zip(cells(path), said, strict=True))
    notebook = types.NotebookDocument(
        path.as_uri(),
        "jupyter-notebook",
        1,
        [types.NotebookCell(kind, cell.uri) for cell, (kind, *_) in named],
    )
    texts = [types.TextDocumentItem(cell.uri, language, 1, text) for cell, (_, language, text) in named]
    client.lsp.notebook_document_did_open(types.DidOpenNotebookDocumentParams(notebook, texts))


def change_cell(client, path, cell, change):
    if isinstance(change, str):
        change = types.TextDocumentContentChangeWholeDocument(change)
    change = types.NotebookDocumentCellContentChanges(
        types.VersionedTextDocumentIdentifier(2, cell.uri), [change]
    )
    cells_of = types.NotebookDocumentCellChanges(text_content=[change])
    client.lsp.notebook_document_did_change(
        types.DidChangeNotebookDocumentParams(
            types.VersionedNotebookDocumentIdentifier(2, path.as_uri()),
            types.NotebookDocumentChangeEvent(cells=cells_of),
        )
    )


async def test_a_cell_is_completed_with_the_cells_above_it(connect, tmp_path):
    path = tmp_path / "notes.ipynb"
    _, _, cell = cells(path)
    async with connect(BODIES) as client:
        open_notebook(client, path, SETUP, CELL)
        [lens] = await client.lenses(cell)
        assert (lens.command.title, lens.range.start.line) == ("Complete against 1 test", 0)
        action, *_ = await client.actions(cell, 3)
        assert (action.title, action.arguments[0]) == ("Complete area against 1 test", cell.uri)
        assert await client.actions(cell, 20) == []
        [item] = await client.inline(cell, 6, 4, invoked=False)
        assert item.insert_text == "return half(math.pi * r ** FACTOR)"
        assert (item.range.start.line, item.range.start.character) == (6, 4)
        passes = client.passes
        change_cell(client, path, cell, CELL[:-1] + "ret\n")
        [rest] = await client.inline(cell, 6, 7, invoked=False)
        assert rest.insert_text == item.insert_text.removeprefix("ret")
        assert client.passes == passes
        change_cell(client, path, cell, CELL[:-1] + "...\n")
        assert (await client.command(cell.uri, "area"))["applied"]
        [edit] = client.edits[-1].edit.document_changes[0].edits
        assert edit.range.start.line == 6


async def test_of_a_cell_the_changed_range_is_enough(connect, tmp_path):
    """As VS Code sends it, whatever the server announced for documents."""
    path = tmp_path / "notes.ipynb"
    _, _, cell = cells(path)
    end = types.Position(5, 7)
    async with connect(BODIES) as client:
        open_notebook(client, path, SETUP, CELL.rstrip())
        typed = types.TextDocumentContentChangePartial(types.Range(end, end), "\n    re")
        change_cell(client, path, cell, typed)
        [item] = await client.inline(cell, 6, 6, invoked=False)
        assert item.insert_text == "turn half(math.pi * r ** FACTOR)"


async def test_values_stand_in_the_lines_of_their_cell(connect, tmp_path):
    path = tmp_path / "notes.ipynb"
    _, _, cell = cells(path)
    async with connect(BODIES) as client:
        open_notebook(client, path, SETUP, CELL[:-1] + "return half(math.pi * r ** FACTOR)\n")
        assert (await client.execute("showTrace", cell.uri, "area"))["shown"]
        [hint] = await client.hints(cell)
        assert hint.position.line == 6
        assert [lens.command.title for lens in await client.lenses(cell)] == ["1/1 tests pass"]


@pytest.mark.parametrize(
    ("folder", "why"), [(".", "workspace is not trusted"), ("..", "outside the folders")]
)
async def test_nothing_of_a_notebook_runs_that_is_not_trusted(connect, tmp_path, folder, why):
    path = (tmp_path / folder).resolve() / "notes.ipynb"
    _, _, cell = cells(path)
    async with connect(BODIES, trusted=folder == "..") as client:
        open_notebook(client, path, SETUP, CELL)
        assert await client.inline(cell, 6, 4) == []
        assert why in client.messages[0]
        assert not client.server.workbench._models


async def test_an_untitled_document_is_completed_where_the_workspace_is_trusted(connect):
    untitled = Uri("untitled:Untitled-1")
    for trusted in (True, False):
        async with connect(RIGHT, trusted=trusted) as client:
            client.open(untitled, SOURCE)
            items = await client.inline(untitled, 6, 4)
            assert [item.insert_text for item in items] == ["return 2 * x"] * trusted
            assert any("not trusted" in message for message in client.messages) is not trusted
