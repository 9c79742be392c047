"""Attributes of a method's receiver that serve as arguments: what ``__init__`` sets from its parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from engine.core.task import INDENT, Task
from engine.decoding.executable import read
from engine.memory.parameters import Parameter, positional, written

MOST = 4
_COPIES = ("list", "dict", "set", "frozenset", "tuple", "str", "int", "float", "bool", "bytes", "sorted")


def attributes(task: Task, receiver: str) -> tuple[Parameter, ...]:
    """``self.items`` and the like of the class that the method ``task`` is in, in the order of the class."""
    owner = task.name.rpartition(".")[0].rpartition(".")[2]
    tree = read(task.program(f"{INDENT}pass\n"))
    found: dict[str, str] = {}
    for node in ast.walk(tree) if tree is not None and owner else ():
        if isinstance(node, ast.ClassDef) and node.name == owner:
            found |= dict(_fields(node))
    return tuple(Parameter(f"{receiver}.{name}", kind) for name, kind in found.items())[:MOST]


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Names of attributes, with their annotations where they are known."""
    if any("dataclass" in ast.unparse(each) for each in node.decorator_list):
        for each in node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                yield each.target.id, ast.unparse(each.annotation)
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__" and each.args.args:
            parameters = {one.name: one.annotation for one in positional(each.args)}
            parameters |= {one.arg: written(one.annotation) for one in each.args.kwonlyargs}
            yield from _set(each, each.args.args[0].arg, parameters)


def _set(init: ast.FunctionDef, receiver: str, parameters: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for statement in init.body:
        if isinstance(statement, ast.Assign):
            targets, value, annotation = statement.targets, statement.value, ""
        elif isinstance(statement, ast.AnnAssign) and statement.value is not None:
            targets, value = [statement.target], statement.value
            annotation = ast.unparse(statement.annotation)
        else:
            continue
        kind = _kind(value, parameters)
        for target in targets if kind is not None else ():
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == receiver:
                yield target.attr, annotation or kind or ""


def _kind(value: ast.expr, parameters: Mapping[str, str]) -> str | None:
    """The annotation of a value that comes from one of ``parameters``, as far as known; None of any other."""
    if isinstance(value, ast.Name):
        return parameters.get(value.id)
    names = {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in _COPIES:
        kind = "list" if value.func.id == "sorted" else value.func.id
        return kind if names & parameters.keys() else None
    if isinstance(value, ast.BoolOp | ast.IfExp) and names & parameters.keys():
        return ""
    return None
