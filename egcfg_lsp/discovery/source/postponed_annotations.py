"""Code of a file with ``from __future__ import annotations``, for programs without it."""

from __future__ import annotations

import ast
from collections.abc import Iterable


def postpones(statements: Iterable[ast.stmt]) -> bool:
    """Whether the statements of a file postpone the evaluation of its annotations."""
    return any(
        isinstance(each, ast.ImportFrom)
        and each.module == "__future__"
        and any(alias.name == "annotations" for alias in each.names)
        for each in statements
    )


def postponed(source: str) -> str:
    """``source`` with its annotations as text, which is what the import makes of them."""
    return ast.unparse(ast.fix_missing_locations(_AsText().visit(ast.parse(source)))) + "\n" if source else ""


class _AsText(ast.NodeTransformer):
    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = _text(node.annotation)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = _text(node.returns)
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = _text(node.returns)
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(ast.unparse(node.annotation))
        return self.generic_visit(node)


def _text(annotation: ast.expr | None) -> ast.expr | None:
    return None if annotation is None else ast.Constant(ast.unparse(annotation))
