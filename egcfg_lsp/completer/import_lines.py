"""Inserts an import line into the right section of a file's imports, in sorted order."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence

LONGEST = 88
"""Characters of a line to which another name is added."""
_Import = ast.Import | ast.ImportFrom
_FUTURE, _STANDARD, _OTHER, _RELATIVE = range(4)


def with_import(text: str, line: str) -> str:
    """``text``, which parses and has LF alone, with ``line`` among the imports at its top."""
    tree, lines = ast.parse(text), text.split("\n")
    [new] = ast.parse(line).body
    assert isinstance(new, _Import)
    top = list(_top_imports(tree))
    for old in top:
        joined = _joined(old, new, lines[old.lineno - 1])
        if joined:
            return "\n".join([*lines[: old.lineno - 1], joined, *lines[old.lineno :]])
    before = [old for old in top if _key(old) <= _key(new)]
    after = [old for old in top if _key(old) > _key(new)]
    if not top:
        place, added = _beginning(tree, lines), line
        return _with_blank_lines(lines, place, added, tree)
    if before and (_kind(before[-1]) == _kind(new) or not after or _kind(after[0]) != _kind(new)):
        place = before[-1].end_lineno or 0
        apart = _kind(before[-1]) != _kind(new)
        return "\n".join([*lines[:place], *[""] * apart, line, *lines[place:]])
    place = after[0].lineno - 1
    apart = _kind(after[0]) != _kind(new)
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


def _top_imports(tree: ast.Module) -> Iterator[_Import]:
    """Those that stand before anything else but a docstring."""
    body = tree.body[ast.get_docstring(tree, clean=False) is not None :]
    for node in body:
        if not isinstance(node, _Import):
            return
        yield node


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


def _kind(node: _Import) -> int:
    if isinstance(node, ast.ImportFrom) and node.level:
        return _RELATIVE
    top = (_origin(node) or node.names[0].name).partition(".")[0]
    if top == "__future__":
        return _FUTURE
    return _STANDARD if top in sys.stdlib_module_names else _OTHER


def _beginning(tree: ast.Module, lines: Sequence[str]) -> int:
    """The line before which the first import of a file goes: behind its docstring and first comments."""
    if ast.get_docstring(tree, clean=False) is not None:
        return tree.body[0].end_lineno or 0
    place = 0
    while place < len(lines) and lines[place].startswith("#"):
        place += 1
    spoken = place == len(lines) or not lines[place].strip() or lines[0].startswith("#!")
    return place if spoken else 0


def _with_blank_lines(lines: Sequence[str], place: int, line: str, tree: ast.Module) -> str:
    """``line`` before line ``place``, apart from a docstring or comments above, and from code below."""
    above = [""] if place and lines[place - 1].strip() else []
    code_follows = place < len(lines) and lines[place].strip()
    return "\n".join([*lines[:place], *above, line, *["", ""] * bool(code_follows), *lines[place:]])
