"""The part of a function that is to be written: all of its body, or what is missing at a cursor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from egcfg_lsp.discovery.site import body_start, is_one_line
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import BodyItem, Function, ItemKind, classify_comment
from egcfg_lsp.discovery.source.lines import Position, leading


@dataclass(frozen=True)
class Gap:
    """The part of a function that is to be written, in lines and positions of the file.

    Lines from the end of the docstring to ``kept_to`` (exclusive), without ``dropped``, stand before it,
    lines from ``resume`` to the function's last stand after it.
    """

    start: Position
    end: Position
    kept_to: int
    resume: int
    dropped: frozenset[int] = frozenset()
    lead: str = ""
    final_newline: bool = True
    cursor: Position | None = None
    typed: str = ""
    suffix: str = ""


def whole_gap(document: Document, function: Function) -> Gap:
    """Everything that a completion of the whole function replaces; what it must keep stays around."""
    if is_one_line(function):
        return _one_line_gap(document, function)
    items = function.body
    dropped = _replaced(function)
    kept = items[: items.index(dropped[0])] if dropped else items
    last_kept = max([body_start(function) - 1, *(item.end.line for item in kept)])
    if not dropped:
        return _insertion_below(document, last_kept, function)
    last = dropped[-1].end.line
    end = document.lines.after(last)
    if dropped[0].start.line > last_kept:
        start, lead = Position(dropped[0].start.line, 0), ""
    else:
        before = kept[-1].end if kept else _header_end(function)
        start, lead = before, document.lines.newline
    complete = end.line > last
    return Gap(start, end, last_kept + 1, last + 1, lead=lead, final_newline=complete)


def _one_line_gap(document: Document, function: Function) -> Gap:
    """The body moves to lines of its own, and so does the docstring; a comment stays on the signature."""
    last = function.items[-1].end
    comment = document.lines[last.line][last.column :].strip()
    keep = comment.startswith("#") and classify_comment(comment) is ItemKind.COMMENT
    lead = ("  " + comment if keep else "") + document.lines.newline
    if (docstring := function.docstring_item) is not None:
        indent = leading(document.lines[function.def_line]) + document.indent_unit
        lead += indent + document.lines.slice(docstring.start, docstring.end) + document.lines.newline
    end = document.lines.end(last.line)
    begin, resume = body_start(function), last.line + 1
    return Gap(function.colon, end, begin, resume, lead=lead, final_newline=False)


def _insertion_below(document: Document, line: int, function: Function) -> Gap:
    below = document.lines.after(line)
    complete = below.line > line
    lead = "" if complete else document.lines.newline
    return Gap(below, below, line + 1, line + 1, lead=lead, final_newline=complete)


def _header_end(function: Function) -> Position:
    docstring = function.docstring_item
    return docstring.end if docstring is not None else function.colon


def _replaced(function: Function) -> tuple[BodyItem, ...]:
    """Items of the body that a completion takes the place of: placeholders, or a finished body."""
    items = function.body
    if not function.is_unfinished:
        return items
    if any(item.kind is ItemKind.CODE for item in items):
        at = max(index for index, item in enumerate(items) if item.ellipsis)
        while at and items[at - 1].kind is ItemKind.TODO:
            at -= 1
        return items[at : _last_placeholder(items) + 1]
    marks = [index for index, item in enumerate(items) if item.kind is not ItemKind.COMMENT]
    return items[marks[0] : marks[-1] + 1] if marks else ()


def _last_placeholder(items: tuple[BodyItem, ...]) -> int:
    return max(index for index, item in enumerate(items) if item.kind is not ItemKind.COMMENT)


def cursor_gap(document: Document, function: Function, cursor: Position) -> Gap | None:
    """What is to be written at the cursor; nothing if it is not in the body's own lines."""
    if _behind_docstring(document, function, cursor):
        return _below_header(document, cursor, frozenset())
    begin = body_start(function)
    if cursor.line < begin or is_one_line(function) or cursor.line >= len(document.lines):
        return None
    if any(document.lines[line].strip() for line in range(function.last + 1, cursor.line + 1)):
        return None
    text = document.lines[cursor.line]
    cursor = Position(cursor.line, min(cursor.column, len(text)))
    typed, suffix = text[: cursor.column], text[cursor.column :]
    placeholders = dict(_alone(document, function))
    inside = frozenset(line for line, item in placeholders.items() if item.inert or line == cursor.line)
    if text.strip() in ("pass", "..."):
        inside |= {cursor.line}
    if not typed.strip() and suffix.strip() and cursor.line not in inside:
        at = Position(cursor.line, 0)
        return Gap(at, at, cursor.line, cursor.line, inside, cursor=cursor, typed=typed, suffix=suffix)
    if _opens_block(document, cursor, typed, suffix):
        return _below_header(document, cursor, inside)
    return _at_line(document, function, cursor, inside)


def _behind_docstring(document: Document, function: Function, cursor: Position) -> bool:
    """Whether the body is to come below the line that the cursor ends, which is the docstring's last."""
    docstring = function.docstring_item
    if docstring is None or not function.lacks_body or is_one_line(function):
        return False
    return cursor.line == docstring.end.line and cursor.column >= len(document.lines[cursor.line])


def _alone(document: Document, function: Function) -> Iterator[tuple[int, BodyItem]]:
    """Placeholders that have a line to themselves."""
    for item in function.body:
        line, column = item.start
        alone = len(leading(document.lines[line])) == column
        others = [each for each in function.items if each.start.line == line and each.kind is ItemKind.CODE]
        if item.kind is ItemKind.PLACEHOLDER and alone and not others:
            yield line, item


def _opens_block(document: Document, cursor: Position, typed: str, suffix: str) -> bool:
    if not typed.rstrip().endswith(":") or suffix.strip():
        return False
    node = document.node_before(cursor)
    return (
        node is not None
        and node.type == ":"
        and node.parent is not None
        and any(child.type == "block" for child in node.parent.children)
    )


def _below_header(document: Document, cursor: Position, dropped: frozenset[int]) -> Gap:
    end = document.lines.end(cursor.line)
    below, newline = cursor.line + 1, document.lines.newline
    typed = document.lines[cursor.line]
    return Gap(end, end, below, below, dropped, newline, final_newline=False, cursor=end, typed=typed)


def _at_line(document: Document, function: Function, cursor: Position, dropped: frozenset[int]) -> Gap:
    """The gap is the cursor's line, and the placeholders that touch it."""
    lines, first, last = document.lines, cursor.line, cursor.line
    text = lines[cursor.line]
    on_placeholder = cursor.line in dropped
    while (above := _beside(document, function, first, -1)) is not None:
        first = above
    while (below := _beside(document, function, last, +1)) is not None:
        last = below
    end = lines.after(last)
    complete = end.column == 0 and (end.line > last or not lines[last])
    removes = {line for line, item in _alone(document, function) if not item.inert}
    return Gap(
        Position(first, 0),
        end,
        kept_to=first,
        resume=last + 1,
        dropped=dropped,
        final_newline=complete,
        cursor=None if on_placeholder or removes & set(range(first, last + 1)) else cursor,
        typed="" if on_placeholder else text[: cursor.column],
        suffix="" if on_placeholder else text[cursor.column :],
    )


def _beside(document: Document, function: Function, line: int, step: int) -> int | None:
    """The line of the next placeholder above or below, if only empty lines are between."""
    at = line + step
    while body_start(function) <= at < len(document.lines) and not document.lines[at].strip():
        at += step
    here = dict(_alone(document, function)).get(at)
    return at if here is not None and (step < 0 or here.inert) else None
