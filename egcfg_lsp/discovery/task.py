"""From a function in a file to a task in normal form: LF, four spaces, ``def`` at column 0."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from egcfg_lsp.discovery.site import Site, body_start, is_one_line
from egcfg_lsp.discovery.source.context import container, surround, top_statement
from egcfg_lsp.discovery.source.description import description
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.gap import Gap, cursor_gap, whole_gap
from egcfg_lsp.discovery.source.indents import file_indents
from egcfg_lsp.discovery.source.layout import NORMAL, Indents, LayoutLine, LineKind, analyse, reindent
from egcfg_lsp.discovery.source.lines import Position, leading
from engine.core.task import INDENT, Task
from sandbox import TestCase


def task_for(
    document: Document,
    function: Function,
    tests: Iterable[TestCase] = (),
    cursor: tuple[int, int] | None = None,
) -> Task:
    """The task of completing ``function``; at the cursor (0-based line and column), if one is given."""
    return site_for(document, function, tests, cursor).task


def site_for(
    document: Document,
    function: Function,
    tests: Iterable[TestCase] = (),
    cursor: tuple[int, int] | None = None,
) -> Site:
    """The task, and where its completion goes.

    Without a cursor, or with one outside the body, the placeholders of an unfinished body are to be
    replaced, or the whole body of a finished one. With a cursor in the body, its line is.
    """
    gap = cursor_gap(document, function, Position(*cursor)) if cursor is not None else None
    gap = gap if gap is not None else whole_gap(document, function)
    first, lines = analyse(document, top_statement(function), function.last)
    indents = file_indents(document, function, lines, first, gap)
    normal = reindent(lines, Indents(unit=indents.unit), NORMAL)
    depth = lines[function.def_line - first].level
    parts = _Parts(document, function, first, lines, normal, depth)
    bare = Task(
        name=function.name,
        signature=parts.signature(),
        docstring=parts.docstring(),
        body=parts.before(gap),
        after=parts.after(gap),
        description=description(document, function),
        tests=tuple(tests),
    )
    inside = container(document, function, normal, first, depth)
    return Site(
        task=surround(document, function, bare, inside),
        function=function,
        indents=indents,
        newline=document.lines.newline,
        start=gap.start,
        end=gap.end,
        lead=gap.lead,
        final_newline=gap.final_newline,
        cursor=gap.cursor,
        typed=gap.typed,
        suffix=gap.suffix,
    )


@dataclass(frozen=True)
class _Parts:
    """A function's parts, cut from the normal lines of the statement around it."""

    document: Document
    function: Function
    first: int
    lines: Sequence[LayoutLine]
    normal: Sequence[str]
    depth: int

    def line(self, at: int) -> str:
        """A line of the file in the function's normal form; inside a string, as it stands there."""
        text = self.normal[at - self.first]
        if self.lines[at - self.first].kind is LineKind.STRING:
            return text
        spaces = len(text) - len(text.lstrip(" "))
        return text[min(len(INDENT) * self.depth, spaces) :]

    def cut(self, at: int, end: Position) -> str:
        """The line without what follows ``end`` in the file."""
        text, rest = self.line(at), self.document.lines[at]
        return text.removesuffix(rest[end.column :]) if at == end.line and rest[end.column :] else text

    def signature(self) -> str:
        last = self.function.colon if is_one_line(self.function) else Position(-1, 0)
        return _join(self.cut(at, last) for at in range(self.function.first, self.function.colon.line + 1))

    def docstring(self) -> str:
        item = self.function.docstring_item
        if item is None:
            return ""
        begin = self.function.colon.line + 1
        if item.start.line < begin:
            source = self.document.lines.slice(item.start, item.end)
            return INDENT + source.replace("\r\n", "\n").replace("\r", "\n") + "\n"
        margin = leading(self.document.lines[item.start.line])
        return _join(self._docstring_line(at, margin, item.end) for at in range(begin, item.end.line + 1))

    def _docstring_line(self, at: int, margin: str, end: Position) -> str:
        """Text inside the docstring moves with its quotes."""
        line = self.lines[at - self.first]
        if line.kind is not LineKind.STRING:
            return self.cut(at, end).rstrip()
        if not line.text.strip():
            return ""
        inner = line.text.removeprefix(margin) if line.text.startswith(margin) else line.text.lstrip()
        inner = leading(inner).expandtabs(len(INDENT)) + inner.lstrip(" \t\f")
        return INDENT + (
            inner.removesuffix(self.document.lines[at][end.column :]) if at == end.line else inner
        )

    def before(self, gap: Gap) -> str:
        kept = range(body_start(self.function), min(gap.kept_to, self.first + len(self.normal)))
        return _block(self.cut(at, gap.start) for at in kept if at not in gap.dropped)

    def after(self, gap: Gap) -> str:
        kept = range(gap.resume, self.function.last + 1)
        return _block(self.line(at) for at in kept if at not in gap.dropped)


def _join(lines: Iterable[str]) -> str:
    return "".join(line + "\n" for line in lines)


def _block(lines: Iterable[str]) -> str:
    """Lines without the empty ones at either end."""
    kept = list(lines)
    while kept and not kept[0].strip():
        del kept[0]
    while kept and not kept[-1].strip():
        del kept[-1]
    return _join(kept)
