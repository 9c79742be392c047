"""Overlays for programs and pytest: the editor's unsaved texts, with the candidate inserted."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.module_names import module_name
from sandbox import Overlay


def overlay(
    document: Document, function: Function, root: Path, open_texts: Mapping[Path, str] | None = None
) -> Overlay | None:
    """Returns the overlay for candidates and tests of ``function``; ``None`` if its file has no path."""
    if document.path is None:
        return None
    file, root = document.path.absolute(), root.absolute()
    others = [
        (str(path), text)
        for path, text in (open_texts or {}).items()
        if path.suffix == ".py" and path.is_relative_to(root) and path != file
    ]
    module = module_name(file, root, document.text)
    return Overlay(
        file=str(file),
        text=without_body(document, function),
        line=function.first + 1,
        root=str(root),
        texts=tuple(others),
        module=module.name,
        path=tuple(map(str, module.path)),
    )


def without_body(document: Document, function: Function) -> str:
    """Returns the text with only the docstring, or ``pass``, for a body that may be incomplete or invalid.

    Lines below keep their numbers.
    """
    lines, docstring = document.lines, function.docstring_item
    start = docstring.end if docstring is not None else function.colon
    end = lines.end(function.last)
    if end < start:
        end = lines.end(start.line)
    left = "" if docstring is not None else " pass"
    removed = "\n" * (end.line - start.line)
    return document.text[: lines.offset(start)] + left + removed + document.text[lines.offset(end) :]
