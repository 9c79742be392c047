"""Replaces names in a check by the expressions they stand for, so that it can run alone."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from sandbox.judging.syntax import is_literal

MOST_ROUNDS = 50
LEAVES_LOOP = (ast.Break, ast.Continue, ast.Return)


def stores(tree: ast.AST, name: str) -> bool:
    """Whether code binds ``name`` anew, at whatever depth."""
    return any(
        (isinstance(node, ast.Name) and node.id == name and not isinstance(node.ctx, ast.Load))
        or (isinstance(node, ast.arg) and node.arg == name)
        for node in ast.walk(tree)
    )


def filled(tree: ast.stmt, values: Mapping[str, ast.expr]) -> ast.stmt:
    """A copy with expressions in place of names."""

    class Fill(ast.NodeTransformer):
        def visit_Name(self, node: ast.Name) -> ast.AST:
            return values.get(node.id, node)

    source = ast.parse(ast.unparse(ast.fix_missing_locations(tree))).body[0]
    filled = Fill().visit(source)
    assert isinstance(filled, ast.stmt)
    return filled


def unrolled(loop: ast.For) -> list[ast.stmt] | None:
    """The rounds of a loop over a written-out list of literals, one after the other; ``None`` for any other.

    A loop variable keeps no value afterwards.
    """
    names = _target_names(loop.target)
    if names is None or loop.orelse or not isinstance(loop.iter, ast.List | ast.Tuple):
        return None
    inside = [node for statement in loop.body for node in ast.walk(statement)]
    if any(isinstance(node, LEAVES_LOOP) for node in inside) or len(loop.iter.elts) > MOST_ROUNDS:
        return None
    if any(stores(statement, name) for statement in loop.body for name in names):
        return None
    rounds: list[ast.stmt] = []
    for element in loop.iter.elts:
        values = [element] if isinstance(loop.target, ast.Name) else getattr(element, "elts", [])
        if len(values) != len(names) or not all(map(is_literal, values)):
            return None
        bindings = dict(zip(names, values, strict=True))
        rounds += [filled(statement, bindings) for statement in loop.body]
    return rounds


def _target_names(target: ast.expr) -> list[str] | None:
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    names = [part.id for part in parts if isinstance(part, ast.Name)]
    return names if len(names) == len(parts) else None
