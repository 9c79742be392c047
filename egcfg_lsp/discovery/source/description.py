"""What a function is meant to do, in its author's words."""

from __future__ import annotations

import doctest
import inspect

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.function import Function, ItemKind

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
