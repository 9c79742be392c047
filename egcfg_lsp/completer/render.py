"""Renders a completed body, in normal form, back into its file."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from egcfg_lsp.discovery.document import Document, Lines, Position
from egcfg_lsp.discovery.layout import Indents, analyse, reindent
from egcfg_lsp.discovery.task import Site
from engine.core.task import INDENT
from engine.support.text import in_turn, is_closing

NORMAL = Indents(unit=INDENT)


@dataclass(frozen=True)
class TextEdit:
    """Replaces the text from ``start`` to ``end`` (0-based lines, columns in code points)."""

    start: Position
    end: Position
    text: str


def edit(site: Site, code: str) -> TextEdit:
    """Returns the edit that inserts ``code``, complete lines in normal form, with the file's indentation."""
    lines = file_lines(site, code)
    ending = site.newline if site.final_newline and lines else ""
    return TextEdit(site.start, site.end, site.lead + site.newline.join(lines) + ending)


def apply(text: str, change: TextEdit) -> str:
    """Returns the text after an edit."""
    lines = Lines(text)
    return text[: lines.offset(change.start)] + change.text + text[lines.offset(change.end) :]


def file_lines(site: Site, code: str) -> list[str]:
    """Returns ``code`` as lines of the file, without line ends."""
    task = site.task
    before = task.signature + task.docstring + task.body
    document = Document(before + code + task.after)
    first, lines = analyse(document, document.root)
    begin = len(Lines(before)) - 1 - first
    count = len(Lines(code.rstrip("\r\n"))) if code.strip() else 0
    pad = INDENT * task.depth
    return reindent(lines, NORMAL, site.indents, pad=pad)[begin : begin + count]


def source(site: Site, code: str) -> str:
    """Returns the whole function in normal form."""
    return site.task.function(code)


def inline(site: Site, code: str) -> TextEdit | None:
    """Returns an insertion at the cursor that deletes and repeats nothing; ``None`` if that is impossible.

    The first line must begin with what is typed before the cursor. Code that follows the cursor must end the
    last line, or the first; brackets and quotes, which editors close by themselves, must stand in the first.
    """
    lines, suffix = file_lines(site, code), site.suffix.rstrip()
    if site.cursor is None or not lines:
        return None
    if site.lead:
        return TextEdit(site.cursor, site.cursor, site.lead + site.newline.join(lines))
    if not site.partial and suffix:
        lines.append(site.typed)
        return _from(site, lines, site.cursor)
    written = lines[0].lstrip()
    rest = written.removeprefix(site.partial)
    if not written.startswith(site.partial):
        return None
    if not is_closing(suffix) and (rest if len(lines) == 1 else lines[-1]).endswith(suffix):
        return _from(site, [*lines[:-1], lines[-1].removesuffix(suffix)], site.cursor)
    if not (in_turn(suffix, rest) if is_closing(suffix) else rest.endswith(suffix)):
        return None
    return _from(site, lines, Position(site.cursor.line, site.cursor.column + len(site.suffix)))


def _from(site: Site, lines: list[str], end: Position) -> TextEdit:
    """Starts at the cursor if the line's indentation is right, else at the start of the line."""
    assert site.cursor is not None
    text = site.newline.join(lines)
    if lines[0].startswith(site.typed):
        return TextEdit(site.cursor, end, text[len(site.typed) :])
    return TextEdit(Position(site.cursor.line, 0), end, text)


def diff(name: str, before: str, after: str, around: int = 3) -> str:
    """Returns a unified diff of two versions of a file, with so many lines around what changes."""
    old, new = (_with_ends(text) for text in (before, after))
    return "".join(
        line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"
        for line in difflib.unified_diff(old, new, f"a/{name}", f"b/{name}", n=around)
    )


def _with_ends(text: str) -> list[str]:
    return [line + "\n" for line in text.split("\n")[:-1]] + [text.split("\n")[-1]] * (
        text[-1:] not in ("", "\n")
    )
