"""Moves imports of a reused body from inside the function to the top of its file."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator

from egcfg_lsp.completer.import_lines import has_import, with_import
from egcfg_lsp.completer.render import TextEdit, apply, edit
from egcfg_lsp.discovery.site import Site
from egcfg_lsp.discovery.source.lines import Lines, Position
from engine.core.task import Completion
from engine.support.renaming import bound_by, imported_names, parse


def edits(text: str, site: Site, completion: Completion) -> list[TextEdit]:
    """The edits that bring a completion into ``text``: the body's, and before it that of the imports, if any.

    An import stays in the body where its name means something else in the file, or may, and where
    :func:`with_import` knows no place for it.
    """
    above = _above(text, site)
    rising: tuple[str, ...] = ()
    top = None
    for line in completion.imports if _has_one_ending(above, site.newline) else ():
        higher = _top(text, site, completion.code, (*rising, line))
        if higher is not None:
            rising, top = (*rising, line), higher
    changed = _changed(above, top, site.newline) if top is not None else None
    change = edit(site, _without(completion.code, rising))
    return [change] if changed is None else [changed, change]


def applied(text: str, changes: list[TextEdit]) -> str:
    """The text after edits that are in order and do not meet."""
    for change in reversed(changes):
        text = apply(text, change)
    return text


def _without(code: str, imports: tuple[str, ...]) -> str:
    """``code`` without those of its first lines, and without the empty lines that come to its beginning."""
    lines = code.split("\n")
    for line in imports:
        place = next(number for number, each in enumerate(lines) if each.strip() == line)
        del lines[place]
    while lines and not lines[0].strip():
        del lines[0]
    return "\n".join(lines)


def _above(text: str, site: Site) -> str:
    """The lines above the function."""
    return text[: Lines(text).offset(Position(site.function.first, 0))]


def _has_one_ending(text: str, newline: str) -> bool:
    """Whether all lines end so, in one of the two ways that are common."""
    rest = text.replace(newline, "")
    return newline in ("\n", "\r\n") and "\n" not in rest and "\r" not in rest


def _top(text: str, site: Site, body: str, imports: tuple[str, ...]) -> str | None:
    """What stands above the function, with ``imports`` of ``body``; None where that does not go."""
    code = _without(body, imports)
    after = apply(text, edit(site, code)).replace("\r\n", "\n")
    above = _above(text, site).replace("\r\n", "\n")
    try:
        others = Counter(_named(ast.parse(after))) - Counter(_named(parse(code)))
        for line in imports:
            if has_import(after, line):
                continue
            if others["*"] or any(others[name] for name in bound_by(line)):
                return None
            longer = with_import(after, line, above.count("\n"))
            if longer is None:
                return None
            above = longer[: len(above) + len(longer) - len(after)]
            after = longer
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None
    return above


def _named(tree: ast.AST) -> Iterator[str]:
    """Every name that is used or bound, at each place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from imported_names(node)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            yield from node.names
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            yield node.name


def _changed(above: str, top: str, newline: str) -> TextEdit | None:
    """The edit of the lines above the function that makes them ``top``; None where they are so.

    Both texts end with a line end, so the last of the lines is the empty beginning of the function's own.
    """
    before, after = above.split(newline), top.split("\n")
    if before == after:
        return None
    same = 0
    while same < min(len(before), len(after)) - 1 and before[same] == after[same]:
        same += 1
    rest = 0
    while rest < min(len(before), len(after)) - same and before[-1 - rest] == after[-1 - rest]:
        rest += 1
    new = "".join(line + newline for line in after[same : len(after) - rest])
    return TextEdit(Position(same, 0), Position(len(before) - rest, 0), new)
