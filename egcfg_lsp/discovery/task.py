"""The task of completing a function, and where in its file the completion goes."""

from __future__ import annotations

import doctest
import inspect
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, takewhile
from pathlib import Path

from egcfg_lsp.discovery.context import container, definitions, joined, surround, top_statement
from egcfg_lsp.discovery.document import (
    BodyItem,
    Document,
    Function,
    ItemKind,
    Position,
    classify_comment,
    leading,
    width,
)
from egcfg_lsp.discovery.layout import NORMAL, Indents, LayoutLine, LineKind, analyse, ends_in_colon, reindent
from egcfg_lsp.discovery.project import project_root
from egcfg_lsp.discovery.tests_of import TestIndex, path_of
from engine.core.task import INDENT, Task
from engine.support.text import is_closing
from sandbox import TestCase


@dataclass(frozen=True)
class Gap:
    """The part of a function that is to be written: the text of the file from ``start`` to ``end``.

    Lines from the end of the docstring to ``kept_to`` (exclusive), without ``dropped``, stand before it,
    lines from ``resume`` to the function's last stand after it.
    """

    start: Position
    end: Position
    kept_to: int
    resume: int
    dropped: frozenset[int] = frozenset()
    lead: str = ""
    """What is written before the completed lines."""
    final_newline: bool = True
    """The last line written gets a line end."""
    cursor: Position | None = None
    """Set where a completion may be shown inline: at the cursor, without deleting anything."""
    typed: str = ""
    """What stands on the cursor's line before it."""
    suffix: str = ""
    """What stands on that line behind the cursor."""

    @property
    def partial(self) -> str:
        """What is typed on the cursor's line, without its indentation."""
        return self.typed.lstrip(" \t\f")


@dataclass(frozen=True, kw_only=True)
class Site(Gap):
    """A place to complete: the task in normal form, and how to bring its result back into the file."""

    task: Task
    function: Function
    indents: Indents
    """White space of the file per level of the normal form; level 0 is the ``def``."""
    newline: str
    standing: str
    """The lines that it replaces, in normal form; empty where they are no whole lines."""


@dataclass(frozen=True)
class FunctionUnderTest:
    """A function of a document, where its completion goes, and its tests."""

    document: Document
    function: Function
    site: Site
    skipped: tuple[tuple[str, str], ...]
    """Tests that cannot be used: (id, reason)."""

    @property
    def path(self) -> Path:
        """Where the document is stored, or would be."""
        return path_of(self.document)


def find(
    tests: TestIndex,
    document: Document,
    function: Function,
    root: Path | None = None,
    cursor: tuple[int, int] | None = None,
) -> FunctionUnderTest:
    """Finds a function's tests and its site; see ``TestIndex.find`` and ``site_for``."""
    found = tests.find(document, function, root)
    site = site_for(document, function, found.cases, cursor)
    top = root or (project_root(document.path) if document.path is not None else Path())
    told = definitions(document, site.task, top, tests.read)
    site = replace(site, task=replace(site.task, definitions=told))
    return FunctionUnderTest(document, function, site, found.skipped)


def task_for(document: Document, function: Function, tests: Iterable[TestCase] = ()) -> Task:
    """The task of completing all of ``function``."""
    return site_for(document, function, tests).task


def site_for(
    document: Document,
    function: Function,
    tests: Iterable[TestCase] = (),
    cursor: tuple[int, int] | None = None,
) -> Site:
    """The task, and where its completion goes.

    Without a cursor (0-based line and column), or with one outside the body, the placeholders of an
    unfinished body are to be replaced, or the whole body of a finished one. With a cursor in the body, its
    line is.
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
        begun=_begun(gap, indents),
        ending="" if is_closing(gap.suffix.strip()) or not gap.partial else gap.suffix.rstrip(),
    )
    task = surround(document, function, bare, container(document, function, normal, first, depth))
    newline, standing = document.lines.newline, parts.standing(gap)
    return Site(
        **vars(gap), task=task, function=function, indents=indents, newline=newline, standing=standing
    )


def _begun(gap: Gap, indents: Indents) -> str:
    """What is typed on the cursor's line in normal form; nothing if no block is indented like it."""
    space = gap.typed.removesuffix(gap.partial)
    levels = takewhile(lambda level: len(indents[level]) <= len(space), count(1))
    inside = gap.cursor is not None and not gap.lead
    return next((INDENT * level + gap.partial for level in levels if inside and indents[level] == space), "")


def whole_gap(document: Document, function: Function) -> Gap:
    """Everything that a completion of the whole function replaces; what it must keep stays around."""
    if function.is_one_line:
        return _one_line_gap(document, function)
    items, lines = function.body, document.lines
    dropped = _replaced(function)
    kept = items[: items.index(dropped[0])] if dropped else items
    last_kept = max([function.body_start - 1, *(item.end.line for item in kept)])
    last = dropped[-1].end.line if dropped else last_kept
    end = lines.after(last)
    complete = end.line > last
    lead = ""
    if not dropped:
        start, lead = end, "" if complete else lines.newline
    elif dropped[0].start.line > last_kept:
        start = Position(dropped[0].start.line, 0)
    else:
        header = function.docstring_item
        start = kept[-1].end if kept else header.end if header is not None else function.colon
        lead = lines.newline
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
    begin, resume = function.body_start, last.line + 1
    return Gap(function.colon, end, begin, resume, lead=lead, final_newline=False)


def _replaced(function: Function) -> tuple[BodyItem, ...]:
    """Items of the body that a completion takes the place of: placeholders, or a finished body."""
    items = function.body
    if not function.is_unfinished:
        return items
    marks = [index for index, item in enumerate(items) if item.kind is not ItemKind.COMMENT]
    if not marks:
        return ()
    first = marks[0]
    if any(item.kind is ItemKind.CODE for item in items):
        first = max(index for index, item in enumerate(items) if item.ellipsis)
        while first and items[first - 1].kind is ItemKind.TODO:
            first -= 1
    return items[first : marks[-1] + 1]


def cursor_gap(document: Document, function: Function, cursor: Position) -> Gap | None:
    """What is to be written at the cursor; nothing if it is not in the body's own lines."""
    if _behind_docstring(document, function, cursor):
        return _below_header(document, cursor, frozenset())
    begin = function.body_start
    if cursor.line < begin or function.is_one_line or cursor.line >= len(document.lines):
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
    if docstring is None or not function.lacks_body or function.is_one_line:
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
    while function.body_start <= at < len(document.lines) and not document.lines[at].strip():
        at += step
    here = dict(_alone(document, function)).get(at)
    return at if here is not None and (step < 0 or here.inert) else None


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


HEADINGS = frozenset({"example", "examples", "doctest", "doctests", "usage", "for example", "e.g."})


def description(document: Document, function: Function) -> str:
    """The docstring's prose, or else the comment above the function; then notes of what is to be done."""
    prose = prose_of(function.docstring) or _comment_above(document, function)
    notes = [
        document.lines.slice(item.start, item.end).lstrip("#! \t")
        for item in function.items
        if item.kind is ItemKind.TODO
    ]
    told = [note for note in (_note(text) for text in notes) if note]
    return "\n".join([prose, *told] if prose else told)


def prose_of(docstring: str) -> str:
    """A docstring without indentation and doctest examples."""
    cleaned = inspect.cleandoc(docstring)
    try:
        parts = doctest.DocTestParser().parse(cleaned)
    except ValueError:
        return cleaned
    text = "\n".join(part.strip("\n") for part in parts if isinstance(part, str) and part.strip())
    lines = text.split("\n")
    while lines and _is_heading(lines[-1]):
        del lines[-1]
    return "\n".join(lines).strip()


def _is_heading(line: str) -> bool:
    """An empty line, a rule, or the heading of examples that are gone."""
    bare = line.strip().rstrip(":").lower()
    return not bare.strip("-=~") or bare in HEADINGS


def _note(text: str) -> str:
    """The text of a TODO comment, without the word itself; names in brackets after it are dropped."""
    word = next((word for word in ("TODO", "FIXME", "XXX") if text.upper().startswith(word)), "")
    rest = text[len(word) :].lstrip()
    if rest.startswith("(") and ")" in rest:
        rest = rest.partition(")")[2]
    told = rest.lstrip(":- \t").strip() if word else ""
    return "" if told.lower().rstrip(".!") in ("implement", "implement me", "implement this") else told


def _comment_above(document: Document, function: Function) -> str:
    lines: list[str] = []
    at = function.first - 1
    while at >= 0 and document.lines[at].strip().startswith("#"):
        if document.indent(at) != document.indent(function.def_line):
            break
        lines.insert(0, document.lines[at].strip().lstrip("#!").strip())
        at -= 1
    return "\n".join(lines) if not any("-*-" in line for line in lines) else ""


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
        last = self.function.colon if self.function.is_one_line else Position(-1, 0)
        return joined(self.cut(at, last) for at in range(self.function.first, self.function.colon.line + 1))

    def docstring(self) -> str:
        item = self.function.docstring_item
        if item is None:
            return ""
        begin = self.function.colon.line + 1
        if item.start.line < begin:
            source = self.document.lines.slice(item.start, item.end)
            return INDENT + source.replace("\r\n", "\n").replace("\r", "\n") + "\n"
        margin = leading(self.document.lines[item.start.line])
        return joined(self._docstring_line(at, margin, item.end) for at in range(begin, item.end.line + 1))

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
        kept = range(self.function.body_start, min(gap.kept_to, self.first + len(self.normal)))
        return _block(self.cut(at, gap.start) for at in kept if at not in gap.dropped)

    def standing(self, gap: Gap) -> str:
        """The lines between both; nothing where they are no whole lines."""
        last = min(gap.resume, self.first + len(self.normal))
        return "" if gap.lead else _block(map(self.line, range(gap.kept_to, last)))

    def after(self, gap: Gap) -> str:
        kept = range(gap.resume, self.function.last + 1)
        return _block(self.line(at) for at in kept if at not in gap.dropped)


def _block(lines: Iterable[str]) -> str:
    """Lines without the empty ones at either end."""
    kept = list(lines)
    while kept and not kept[0].strip():
        del kept[0]
    while kept and not kept[-1].strip():
        del kept[-1]
    return joined(kept)
