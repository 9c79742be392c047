"""Imports, helpers and constants that a chat model wrote outside of a function, for its body. Pure."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Sequence

from engine.core.indentation import indented
from engine.core.task import INDENT, Task
from engine.decoding.executable import read


def helpers(task: Task, function: ast.AST, sources: Sequence[str]) -> str:
    """What ``function`` uses of the top level of ``sources`` and the task's file does not have, indented.

    Of several definitions of a name the last one counts.
    """
    offered = dict(each for source in sources for each in _definitions(source))
    known = {*dir(builtins), *_known(task)}
    wanted, needed = _names(function) - known, set[str]()
    while new := {offered[name] for name in wanted if name in offered} - needed:
        needed |= new
        wanted |= set().union(*(_names(read(text) or ast.Module([], [])) for text in new)) - known
    ordered = dict.fromkeys(text for text in offered.values() if text in needed)
    return "".join(indented(text, INDENT) + "\n" for text in ordered)


def _definitions(source: str) -> Iterator[tuple[str, str]]:
    """Names that the top level of ``source`` defines, and the statements that do it."""
    tree, lines = read(source), source.split("\n")
    for statement in tree.body if tree is not None else ():
        first = min([statement.lineno, *(each.lineno for each in getattr(statement, "decorator_list", ()))])
        text = "\n".join(lines[first - 1 : statement.end_lineno])
        yield from ((name, text) for name in _defined(statement))


def _known(task: Task) -> set[str]:
    """Names that the file has without the answer, the function's own among them."""
    own = {task.name.rpartition(".")[0], task.name.rpartition(".")[2]}
    trees = (read(text) for text in (task.imports, task.preamble, task.epilogue))
    return own.union(*(_defined(statement) for tree in trees if tree is not None for statement in tree.body))


def _defined(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.ImportFrom(module="__future__"):
            return set()
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {(alias.asname or alias.name).partition(".")[0] for alias in names}
        case ast.Assign(targets=targets):
            return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            return {name}
    return set()


def _names(tree: ast.AST) -> set[str]:
    """That ``tree`` reads, and neither assigns nor has for parameters."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    parameters = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    assigned = {node.id for node in nodes if not isinstance(node.ctx, ast.Load)}
    return {node.id for node in nodes} - assigned - parameters
