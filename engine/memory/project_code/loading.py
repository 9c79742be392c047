"""Determines from a module's text what happens when it is imported."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

_BODIES = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
_ACTING = ast.While | ast.Raise | ast.With | ast.AsyncWith


@dataclass(frozen=True)
class Start:
    """What runs when a module is imported."""

    nodes: tuple[ast.AST, ...]
    """Each once, without what is inside it."""
    acts: bool
    """It does more than define: calls something for its effect, or changes another module."""


def at_import(tree: ast.Module) -> Start:
    """What importing a module runs: all but bodies of functions, and what only a script does."""
    nodes = tuple(_run(tree))
    changed = any(isinstance(each, ast.Attribute) and not isinstance(each.ctx, ast.Load) for each in nodes)
    return Start(nodes, changed or any(map(_acts, nodes)))


def imports(tree: ast.Module) -> frozenset[str]:
    """Dotted names of what a module may import, at any place; ``from a import b`` may mean ``a.b``."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            between = "." if node.module else ""
            found.add(base)
            found.update(f"{base}{between}{alias.name}" for alias in node.names)
    return frozenset(found)


def is_run_as_script(statement: ast.AST) -> bool:
    """``if __name__ == "__main__":``, without another branch."""
    test = statement.test if isinstance(statement, ast.If) and not statement.orelse else None
    sides = [test.left, *test.comparators] if isinstance(test, ast.Compare) else []
    return any(isinstance(each, ast.Name) and each.id == "__name__" for each in sides)


def _run(tree: ast.Module) -> Iterator[ast.AST]:
    waiting: list[ast.AST] = list(tree.body)
    while waiting:
        node = waiting.pop()
        if is_run_as_script(node):
            continue
        yield node
        if isinstance(node, _BODIES):
            outside = [*node.args.defaults, *(each for each in node.args.kw_defaults if each is not None)]
            waiting += outside + ([] if isinstance(node, ast.Lambda) else node.decorator_list)
        else:
            waiting += ast.iter_child_nodes(node)


def _acts(node: ast.AST) -> bool:
    called = isinstance(node, ast.Expr) and not isinstance(node.value, ast.Constant)
    return called or isinstance(node, _ACTING)
