"""Reads the program and its calls out of a teacher's reply. Nothing is executed here."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.decoding.executable import parse
from engine.train.tasks.constrained.targets import MODULES
from engine.train.whitebox.rewards import is_literal_call

_BLOCK = re.compile(r"```(?:python|py)?[ \t]*\n(.*?)```", re.DOTALL | re.IGNORECASE)
_IMPORTS = MODULES | {"typing"}
_UNSTEADY = frozenset("now today utcnow id hash input open print exec eval globals locals vars".split())
"""Names whose calls may differ from run to run, or leave the program."""
_MOST_CALLS = 3
_LONGEST = 60
"""Lines of a program."""


class Unreadable(Exception):
    """The reply holds no program that can be used; the text says why in few words."""


@dataclass(frozen=True)
class WrittenProgram:
    """Functions with their imports, and calls of one of them with literal arguments."""

    source: str
    function: str
    calls: tuple[str, ...]


def read(reply: str) -> WrittenProgram:
    """The last program in ``reply``, written anew from its syntax tree. Raises ``Unreadable``."""
    tree = parse((_BLOCK.findall(reply) or [reply])[-1])
    if tree is None:
        raise Unreadable("no program")
    kept = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom | ast.FunctionDef)]
    functions = {node.name for node in kept if isinstance(node, ast.FunctionDef)}
    calls = [call for node in tree.body for call in _calls(node, functions)]
    if not calls:
        raise Unreadable("no call with literals" if functions else "no function")
    function = calls[0].partition("(")[0]
    source = ast.unparse(ast.Module([_without_docstrings(node) for node in kept], [])) + "\n"
    _check(source)
    same = [call for call in dict.fromkeys(calls) if call.partition("(")[0] == function]
    return WrittenProgram(source, function, tuple(same[:_MOST_CALLS]))


def _check(source: str) -> None:
    if source.count("\n") > _LONGEST:
        raise Unreadable("program too long")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import) and not {alias.name for alias in node.names} <= _IMPORTS:
            raise Unreadable("imports something else")
        if isinstance(node, ast.ImportFrom) and (node.level or node.module not in _IMPORTS):
            raise Unreadable("imports something else")
        if isinstance(node, ast.Call) and _called(node) in _UNSTEADY:
            raise Unreadable("may differ from run to run")


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _calls(node: ast.stmt, functions: set[str]) -> Iterator[str]:
    """The call in a line at the end: alone, printed, assigned, or compared in an ``assert``."""
    match node:
        case ast.Expr(ast.Call(ast.Name("print"), [inner])) | ast.Assign(value=inner) | ast.Expr(inner):
            value = inner
        case ast.Assert(ast.Compare(left)):
            value = left
        case _:
            return
    text = ast.unparse(value)
    if any(is_literal_call(text, function) for function in functions):
        yield text


def _without_docstrings(node: ast.stmt) -> ast.stmt:
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef) and ast.get_docstring(inner) is not None:
            inner.body = inner.body[1:] or [ast.Pass()]
    return node
