"""Edits of a body's text that keep its layout: what it returns, and its constants."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from engine.support.splicing import Place, piece, place, spliced

_ATOMS = ast.Name | ast.Call | ast.Subscript | ast.Attribute | ast.List | ast.Dict | ast.Set | ast.ListComp
_HEAD = 1
"""Lines that are put before a body so that it can be parsed."""


class Spot(NamedTuple):
    """A constant of a body, and where it stands."""

    place: Place
    value: object
    is_result: bool
    """The body returns it as it is."""


def with_results(body: str, change: Callable[[str, ast.expr], str | None]) -> str | None:
    """``body`` (indented) with each expression that it returns put through ``change``.

    None where nothing is returned, a return gives nothing, or one cannot be changed.
    """
    tree = _tree(body)
    returned = [] if tree is None else list(_returned(tree))
    if not returned or None in returned:
        return None
    lines = body.split("\n")
    places = {place(node, _HEAD): node for node in returned if node}
    changed = [(at, change(piece(lines, at), node)) for at, node in places.items()]
    whole = [(at, text) for at, text in changed if text is not None]
    return spliced(lines, whole) if len(whole) == len(changed) else None


def with_constant(body: str, spots: Sequence[Spot], new: object) -> str:
    """``body`` with ``new`` at each of ``spots``."""
    return spliced(body.split("\n"), [(spot.place, repr(new)) for spot in spots])


def constants(body: str) -> Iterator[Spot]:
    """The constants in the expressions of ``body`` (indented), but for parts of f-strings and docstrings."""
    tree = _tree(body)
    if tree is None:
        return
    results = {id(part) for node in _returned(tree) if node for part in _parts(node)}
    left_out = {
        id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            if isinstance(node.operand, ast.Constant) and isinstance(node.operand.value, int | float):
                left_out.add(id(node.operand))
                yield Spot(place(node, _HEAD), -node.operand.value, id(node) in results)
        elif isinstance(node, ast.Constant) and id(node) not in left_out and _is_plain(node):
            yield Spot(place(node, _HEAD), node.value, id(node) in results)


def closed(text: str, node: ast.expr) -> str:
    """``text`` in parentheses, unless what it is needs none."""
    return text if isinstance(node, _ATOMS | ast.Constant) else f"({text})"


def _is_plain(node: ast.Constant) -> bool:
    return node.value is None or isinstance(node.value, bool | int | float | str)


def _tree(body: str) -> ast.FunctionDef | None:
    try:
        return ast.parse(f"def _():\n{body}").body[0]  # type: ignore[return-value]
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return None


def _returned(tree: ast.FunctionDef) -> Iterator[ast.expr | None]:
    """What ``tree`` itself returns; not what functions in it do."""
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Return):
            yield node.value
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Lambda):
            waiting += ast.iter_child_nodes(node)


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    """``node``, and the expressions one of which is its value."""
    yield node
    if isinstance(node, ast.IfExp):
        yield from _parts(node.body)
        yield from _parts(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for each in node.values:
            yield from _parts(each)
