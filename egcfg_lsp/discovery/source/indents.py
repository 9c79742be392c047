"""The white space of a file at the place where lines are to be added."""

from __future__ import annotations

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.gap import Gap
from egcfg_lsp.discovery.source.layout import Indents, LayoutLine, LineKind, ends_in_colon
from egcfg_lsp.discovery.source.lines import leading, width


def file_indents(
    document: Document, function: Function, lines: list[LayoutLine], first: int, gap: Gap
) -> Indents:
    """The white space of the blocks that are open where the gap begins.

    ``lines`` are those of the statement around the function, which begins at line ``first``.
    """
    base = leading(document.lines[function.def_line])
    body = _body_indent(document, function, base)
    cursor = leading(document.lines[gap.cursor.line]) if gap.cursor is not None else ""
    beyond = cursor[len(base) :] if cursor.startswith(base) else ""
    unit = body[len(base) :] if body else document.block_unit or beyond or document.indent_unit
    known = [base]
    base_level = lines[function.def_line - first].level
    opener = ""
    for line in lines[function.def_line - first : gap.kept_to - first]:
        if line.kind is LineKind.STATEMENT:
            level = line.level - base_level
            known = [*known[:level], leading(line.text)] if level else known[:1]
        if line.kind in (LineKind.STATEMENT, LineKind.CONTINUED):
            opener = line.text
    if len(known) > 1 and ends_in_colon(opener) and width(cursor) > width(known[-1]) and not gap.lead:
        known.append(cursor)
    elif len(known) == 1 and body:
        known.append(body)
    return Indents(tuple(known), unit)


def _body_indent(document: Document, function: Function, base: str) -> str:
    """Indentation of the body's first line, if it has a line of its own."""
    for item in function.items:
        space = leading(document.lines[item.start.line])
        if item.start.line > function.colon.line and space.startswith(base) and len(space) > len(base):
            return space
    return ""
