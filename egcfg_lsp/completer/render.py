"""Renders a completion for a file: in its indentation and line ends, with imports where they belong."""

from __future__ import annotations

import ast
import difflib
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile

from egcfg_lsp.discovery.site import Site
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.layout import Indents, analyse, reindent
from egcfg_lsp.discovery.source.lines import Lines, Position, leading
from engine.core.task import INDENT, Completion
from engine.support.renaming import bound_by, imported_names, parse

LEAVES = frozenset({"return", "raise", "continue", "break"})
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

    The first line must begin with what is typed before the cursor, and end with what follows it.
    """
    lines = file_lines(site, without_repetition(code, site.task.after))
    if site.cursor is None or not lines:
        return None
    if site.lead:
        return TextEdit(site.cursor, site.cursor, site.lead + site.newline.join(lines))
    if not site.partial and site.suffix.strip():
        lines.append(site.typed)
        return _from(site, lines, site.cursor)
    begun = lines[0].lstrip().startswith(site.partial)
    if not begun or not lines[0].endswith(site.suffix.rstrip()):
        return None
    if len(lines[0].lstrip()) < len(site.partial) + len(site.suffix.strip()):
        return None
    end = Position(site.cursor.line, site.cursor.column + len(site.suffix))
    return _from(site, lines, end)


def _from(site: Site, lines: list[str], end: Position) -> TextEdit:
    """Starts at the cursor if the line's indentation is right, else at the start of the line."""
    assert site.cursor is not None
    text = site.newline.join(lines)
    if lines[0].startswith(site.typed):
        return TextEdit(site.cursor, end, text[len(site.typed) :])
    return TextEdit(Position(site.cursor.line, 0), end, text)


def without_repetition(code: str, after: str) -> str:
    """Returns ``code`` without last lines that already follow in the file.

    Only lines whose second copy could never run are dropped, so that what was run is what is inserted.
    """
    written, standing = code.rstrip("\n").split("\n"), after.rstrip("\n").split("\n")
    for count in range(min(len(written), len(standing)), 0, -1):
        shared = written[-count:]
        indent = min(leading(line) for line in shared if line.strip()) if any(map(str.strip, shared)) else ""
        leaves = shared[-1].strip().partition(" ")[0] in LEAVES and leading(shared[-1]) == indent
        if shared == standing[:count] and leaves:
            return "".join(line + "\n" for line in written[:-count])
    return code


def diff(name: str, before: str, after: str) -> str:
    """Returns a unified diff of two versions of a file."""
    old, new = (_with_ends(text) for text in (before, after))
    return "".join(
        line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"
        for line in difflib.unified_diff(old, new, f"a/{name}", f"b/{name}")
    )


def _with_ends(text: str) -> list[str]:
    return [line + "\n" for line in text.split("\n")[:-1]] + [text.split("\n")[-1]] * (
        text[-1:] not in ("", "\n")
    )


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


LONGEST = 88
"""Characters of a line to which another name is added."""
_Import = ast.Import | ast.ImportFrom
_FUTURE, _STANDARD, _OTHER, _RELATIVE = range(4)


@dataclass(frozen=True)
class _ImportRow:
    """An import, and the statements that share its line."""

    node: _Import
    end: int
    """How many lines the file has up to the end of the last of them."""

    @property
    def start(self) -> int:
        """How many lines stand above."""
        return self.node.lineno - 1


def with_import(text: str, line: str, above: int | None = None) -> str | None:
    """``text``, which parses and has LF alone, with ``line`` among the imports of its first ``above`` lines.

    None where it might not work at the top, because of a statement that acts: ``sys.path.insert(0, "src")``.
    """
    tree, lines = ast.parse(text), text.split("\n")
    [new] = ast.parse(line).body
    assert isinstance(new, _Import)
    rows = [row for row in _rows(tree) if above is None or _end(row) <= above]
    top = list(_imports(rows[ast.get_docstring(tree, clean=False) is not None :]))
    acting = [number for number, row in enumerate(rows) if any(map(_acts, row))]
    if acting and _kind(new) not in (_FUTURE, _STANDARD):
        behind = dropwhile(lambda row: not isinstance(row[0], _Import), rows[acting[-1] + 1 :])
        likewise = top if any(_package(old.node) == _package(new) for old in top) else []
        imports = list(_imports(behind)) or likewise
        return _among(imports, new, line, lines) if imports else None
    if top:
        return _among(top, new, line, lines)
    return _with_blank_lines(lines, _beginning(tree, lines), line)


def _among(imports: Sequence[_ImportRow], new: _Import, line: str, lines: Sequence[str]) -> str:
    """``lines`` with the import ``line``, which says ``new``, in its place among ``imports``."""
    for old in imports:
        joined = _joined(old.node, new, lines[old.start])
        if joined:
            return "\n".join([*lines[: old.start], joined, *lines[old.start + 1 :]])
    before = [old for old in imports if _key(old.node) <= _key(new)]
    after = [old for old in imports if _key(old.node) > _key(new)]
    if before and (_kind(before[-1].node) == _kind(new) or not after or _kind(after[0].node) != _kind(new)):
        place = before[-1].end
        apart = _kind(before[-1].node) != _kind(new)
        return "\n".join([*lines[:place], *[""] * apart, line, *lines[place:]])
    place = after[0].start
    apart = _kind(after[0].node) != _kind(new)
    return "\n".join([*lines[:place], line, *[""] * apart, *lines[place:]])


def has_import(text: str, line: str) -> bool:
    """Whether what ``line`` imports is imported so at the left margin of ``text``."""
    [new] = ast.parse(line).body
    assert isinstance(new, _Import)
    return any(
        type(old) is type(new) and _origin(old) == _origin(new) and _names(new) <= _names(old)
        for old in ast.parse(text).body
        if isinstance(old, _Import)
    )


def _rows(tree: ast.Module) -> list[list[ast.stmt]]:
    """The statements of a module, those that share a line together."""
    rows: list[list[ast.stmt]] = []
    for node in tree.body:
        if rows and _end(rows[-1]) == node.lineno:
            rows[-1].append(node)
        else:
            rows.append([node])
    return rows


def _end(row: Sequence[ast.stmt]) -> int:
    """The line on which statements end, from 1."""
    return row[-1].end_lineno or 0


def _imports(rows: Iterable[Sequence[ast.stmt]]) -> Iterator[_ImportRow]:
    """Those of ``rows`` that begin with an import, up to the first that does not."""
    for row in rows:
        if not isinstance(row[0], _Import):
            return
        yield _ImportRow(row[0], _end(row))


def _acts(statement: ast.stmt) -> bool:
    """Whether a statement of a module calls something for its effect, or changes an object.

    What is imported may depend on that.
    """
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return False
    nodes = list(ast.walk(statement))
    called = [
        each for each in nodes if isinstance(each, ast.Expr) and not isinstance(each.value, ast.Constant)
    ]
    parts = [each for each in nodes if isinstance(each, ast.Attribute | ast.Subscript)]
    return bool(called) or any(not isinstance(each.ctx, ast.Load) for each in parts)


def _joined(old: _Import, new: _Import, line: str) -> str:
    """``line``, which holds ``old`` alone, with the names of ``new``; nothing if they do not go together."""
    together = isinstance(old, ast.ImportFrom) and isinstance(new, ast.ImportFrom)
    if not together or _origin(old) != _origin(new) or ast.unparse(old) != line:
        return ""
    head, _, names = line.partition(" import ")
    every = [*names.split(", "), *(ast.unparse(new).partition(" import ")[2].split(", "))]
    made = f"{head} import {', '.join(sorted(every, key=str.lower))}"
    return made if len(made) <= LONGEST and "*" not in every else ""


def _origin(node: _Import) -> str:
    return "." * node.level + (node.module or "") if isinstance(node, ast.ImportFrom) else ""


def _names(node: _Import) -> set[tuple[str, str | None]]:
    return {(alias.name, alias.asname) for alias in node.names}


def _key(node: _Import) -> tuple[int, bool, str]:
    """By which imports are sorted: sections, plain imports before others, then names."""
    module = _origin(node) or node.names[0].name
    return _kind(node), isinstance(node, ast.ImportFrom), module.lower()


def _package(node: _Import) -> str:
    """The first name of what is imported; a dot for relative imports."""
    relative = isinstance(node, ast.ImportFrom) and node.level
    return "." if relative else (_origin(node) or node.names[0].name).partition(".")[0]


def _kind(node: _Import) -> int:
    package = _package(node)
    if package == ".":
        return _RELATIVE
    if package == "__future__":
        return _FUTURE
    return _STANDARD if package in sys.stdlib_module_names else _OTHER


def _beginning(tree: ast.Module, lines: Sequence[str]) -> int:
    """The line before which the first import of a file goes: behind its docstring and first comments."""
    if ast.get_docstring(tree, clean=False) is not None:
        return _end(_rows(tree)[0])
    place = 0
    while place < len(lines) and lines[place].startswith("#"):
        place += 1
    spoken = place == len(lines) or not lines[place].strip() or lines[0].startswith("#!")
    return place if spoken else 0


def _with_blank_lines(lines: Sequence[str], place: int, line: str) -> str:
    """``line`` before line ``place``, apart from a docstring or comments above, and from code below."""
    above = [""] if place and lines[place - 1].strip() else []
    code_follows = place < len(lines) and lines[place].strip()
    return "\n".join([*lines[:place], *above, line, *["", ""] * bool(code_follows), *lines[place:]])
