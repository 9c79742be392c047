"""Inserts an import line into the right section of a file's imports, in sorted order."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile

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
