"""Outlines a file for the model: what it offers beside the function and the code that function needs."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Iterator
from itertools import islice

from egcfg_lsp.discovery.source.names import Statement

_MOST = 1500
"""Characters, of the statements closest to the function."""
LONGEST = 600
"""Characters of a statement's head, so that one large class does not take all the room."""
_LINE = 100
"""Characters of the longest assignment that is told."""
_MEMBERS = 20
"""Of a class."""


def outline(statements: Iterable[Statement], line: int) -> str:
    """Imports and short assignments, and heads of functions and classes, in the file's order, as comments.

    Only what stands closest to ``line``, as far as there is room. Texts that names are bound to are left
    out: a model may be somebody else's, and a text a secret.
    """
    chosen: list[tuple[int, str]] = []
    room = _MOST
    for each in sorted(statements, key=lambda each: abs(each.first - line)):
        if room < _LINE:
            break
        text = commented(short(each))
        if text and len(text) <= min(room, LONGEST):
            chosen.append((each.first, text))
            room -= len(text)
    listed = "".join(text for _, text in sorted(chosen))
    return f"# Also in this file:\n{listed}\n" if listed else ""


def commented(text: str) -> str:
    """``text`` as comments: a model that sees functions without bodies would write another one."""
    lines = (line for line in text.split("\n") if line.strip() not in ("", "..."))
    return "".join(f"# {line}\n" for line in lines)


def short(each: Statement) -> str:
    """A statement's text for the model; nothing if it says nothing of use, or cannot be written."""
    tree = each.tree
    if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        try:
            return ast.unparse(_head(tree))
        except (ValueError, RecursionError):
            return ""
    if isinstance(tree, ast.Import | ast.ImportFrom):
        return each.source if _is_line(tree, each.source) else ""
    if isinstance(tree, ast.Assign | ast.AnnAssign) and _is_line(tree, each.source):
        return "" if _holds_text(tree) else each.source
    return ""


def _is_line(tree: ast.stmt, source: str) -> bool:
    return tree.lineno == tree.end_lineno and len(source) <= _LINE


def _holds_text(tree: ast.stmt) -> bool:
    return any(
        isinstance(node, ast.Constant) and isinstance(node.value, str | bytes) for node in ast.walk(tree)
    )


def _head(tree: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> ast.stmt:
    """Its first lines, the first line of its docstring, and of a class its attributes and methods."""
    head = copy.copy(tree)
    inner = list(islice(_inside(tree), _MEMBERS)) if isinstance(tree, ast.ClassDef) else []
    text = (ast.get_docstring(tree) or "").partition("\n")[0][:_LINE]
    described = [ast.Expr(ast.Constant(text))] if text else []
    head.body = [*described, *(inner or [ast.Expr(ast.Constant(...))])]
    return head


def _inside(tree: ast.ClassDef) -> Iterator[ast.stmt]:
    for each in tree.body:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            yield _head(each)
        elif _is_short(each) and not _holds_text(each):
            yield each


def _is_short(each: ast.stmt) -> bool:
    on_a_line = each.lineno == each.end_lineno and (each.end_col_offset or 0) <= _LINE
    return isinstance(each, ast.Assign | ast.AnnAssign) and on_a_line
