"""Renames variables in a function body without touching its layout."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile

from engine.support.splicing import Place, piece, spliced

_HEAD = "def _():\n"


def parse(body: str) -> ast.Module:
    """The tree of ``body`` (at column 0), which may use ``return``."""
    return ast.parse(_HEAD + indented(body))


def indented(body: str) -> str:
    """``body`` as complete lines, four spaces further in."""
    return "".join(f"    {line}\n" if line.strip() else "\n" for line in body.split("\n"))


@lru_cache(4096)
def used_names(body: str) -> frozenset[str]:
    """Every variable name that occurs in ``body``, including functions, modules and builtins."""
    return frozenset(name for name, *_ in _positions(parse(body)))


@lru_cache(4096)
def local_names(body: str) -> frozenset[str]:
    """Variables that ``body`` itself assigns; imported names and nested functions are left out."""
    tree = parse(body)
    stored = {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    return frozenset(stored - _untouchable(tree))


def rename(body: str, names: Mapping[str, str]) -> str:
    """``body`` with the variables in ``names`` renamed; attributes, keywords and strings stay.

    Nested functions' own parameters are renamed too, so that a name means the same everywhere.
    Raises ``ValueError`` where the tree does not tell a name's place (older f-strings).
    """
    if not names:
        return body
    lines = (_HEAD + indented(body)).split("\n")
    changes = {}
    for name, line, column in _positions(parse(body)):
        if name in names:
            at = Place(line - 1, column, line - 1, column + len(name.encode()))
            if piece(lines, at) != name:
                raise ValueError(f"the place of {name} is not known")
            changes[at] = names[name]
    return "\n".join(line[4:] for line in spliced(lines, changes.items()).split("\n")[1:]).rstrip("\n")


def _positions(tree: ast.AST) -> Iterator[tuple[str, int, int]]:
    """``(name, line, byte column)`` of every variable in ``tree`` whose place is known."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id, node.lineno, node.col_offset
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno, node.col_offset


def imported_names(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """The names that an import binds."""
    return ((alias.asname or alias.name).partition(".")[0] for alias in node.names)


def bound_by(line: str) -> set[str]:
    """The names that an import line binds; none for any other line."""
    statement = ast.parse(line).body[0]
    return {*imported_names(statement)} if isinstance(statement, ast.Import | ast.ImportFrom) else set()


def leading_imports(body: str) -> tuple[str, ...]:
    """The import lines at the beginning of ``body`` (indented), without their indentation.

    None if one of them goes on in the next line or shares its own.
    """
    try:
        statements = ast.parse(_HEAD + body).body[0].body  # type: ignore[attr-defined]
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return ()
    found = list(takewhile(lambda each: isinstance(each, ast.Import | ast.ImportFrom), statements))
    lines = body.split("\n")[: len(found)]
    whole = all(each.lineno == each.end_lineno == number for number, each in enumerate(found, 2))
    alone = len({each.lineno for each in statements}) == len(statements)
    return tuple(line.strip() for line in lines) if whole and alone else ()


def below_imports(body: str, lines: Sequence[str]) -> str:
    """``body`` (indented) with ``lines``, which are at column 0, below its leading imports."""
    own, count = body.split("\n"), len(leading_imports(body))
    return "\n".join([*own[:count], *(f"    {line}" for line in lines), *own[count:]])


def _untouchable(tree: ast.AST) -> set[str]:
    """Names with a place that the tree does not tell: imports, nested functions, ``global``, f-strings."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names.update(imported_names(node))
        elif isinstance(node, ast.FunctionDef) and node.name != "_":
            names.add(node.name)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            names.update(node.names)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names
