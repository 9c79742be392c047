"""Documents that are no file: the cells of a notebook, each behind the cells above it, and untitled ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from lsprotocol import types
from pygls.workspace import TextDocument, Workspace

_MAGIC = re.compile(r"^(?=[%!])", re.MULTILINE)
"""Where a line begins that only IPython understands."""


class Cell(TextDocument):
    """A cell of a notebook, as one text with the cells above it."""

    above = 0
    """Lines of the cells above."""


def cell(
    workspace: Workspace, own: TextDocument, notebook: types.NotebookDocument, file: Path | None
) -> Cell:
    """``own``, which is a cell of ``notebook``; that is stored as ``file``."""
    before = "".join(f"{source}\n\n" for source in _above(workspace, own, notebook))
    source = _MAGIC.sub("# ", before + own.source)
    made = Cell(own.uri, source, own.version, own.language_id, position_codec=own.position_codec)
    made.above = before.count("\n")
    made.path = f"{file}.py" if file is not None else ""
    return made


def _above(workspace: Workspace, own: TextDocument, notebook: types.NotebookDocument) -> Iterator[str]:
    """The code of the cells above."""
    for each in notebook.cells:
        if each.document == own.uri:
            return
        text = workspace.get_text_document(each.document)
        if each.kind == types.NotebookCellKind.Code and text.language_id == "python":
            yield text.source
