"""Renames what a body uses: parameters, its own name, and what it imports."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Collection, Iterator, Mapping, Sequence

from engine.memory.parameters import Parameter
from engine.memory.types import Order, Request
from engine.support import renaming


def in_names_of(
    request: Request,
    order: Order,
    parameters: Sequence[Parameter],
    name: str,
    body: str,
    imports: Sequence[str],
) -> str | None:
    """``body`` (at column 0), which speaks of ``parameters`` and calls itself ``name``, as the task's body.

    None where names collide, or the body changes what it would share.
    """
    own = _own_names(request, order, parameters)
    given = {
        parameters[mine].name: own.get(number, request.given[number].name)
        for mine, number in enumerate(order)
    }
    try:
        used, local = renaming.used_names(body), renaming.local_names(body)
        if name in used and not _may_call_itself(request, order, parameters):
            return None
        needed = [line for line in imports if renaming.bound_by(line) & used]
        taken = {*given.values(), request.name, *(each.name for each in request.parameters)}
        if taken & set().union(*map(renaming.bound_by, needed), used & set(dir(builtins))):
            return None
        meant = {**given, name: request.name}
        names = {**meant, **_other_names(used | local, taken, meant)}
        renamed = _renamed(body, {old: new for old, new in names.items() if old != new})
    except (SyntaxError, ValueError):
        return None
    present = {*(request.task.imports + request.task.preamble).split("\n")}
    lines = [line for line in needed if line not in present]
    lines += [f"{own[number]} = {request.given[number].name}" for number in order if number in own]
    left_out = [f"{names.get(each.name, each.name)} = {each.default}" for each in parameters[len(order) :]]
    return renaming.indented("\n".join([*lines, *left_out, renamed]))


def _own_names(request: Request, order: Order, parameters: Sequence[Parameter]) -> dict[int, str]:
    """By number of an attribute that is given, the variable that holds it."""
    taken = {request.name, *(each.name for each in request.parameters)}
    names = {}
    for mine, number in enumerate(order):
        if number >= len(request.parameters):
            names[number] = name = _free(parameters[mine].name, taken)
            taken.add(name)
    return names


def _free(name: str, taken: Collection[str]) -> str:
    """``name`` if that is free, else ``name2`` and so on."""
    return next(each for each in (name, *(f"{name}{number}" for number in range(2, 99))) if each not in taken)


def _may_call_itself(request: Request, order: Order, parameters: Sequence[Parameter]) -> bool:
    """Whether the task's function can be called by its name, with the arguments of the known one."""
    hidden = request.method or any(each.name == request.name for each in request.parameters)
    return not hidden and order == tuple(range(len(parameters)))


def _other_names(used: frozenset[str], taken: set[str], given: Mapping[str, str]) -> dict[str, str]:
    """New names for those of the body's own variables that the task's parameters have."""
    others = {}
    for old in sorted((used & taken) - set(given)):
        new = next(name for number in range(2, 99) if (name := f"{old}{number}") not in used | taken)
        others[old] = new
    return others


def _renamed(body: str, names: Mapping[str, str]) -> str:
    """``body`` with its variables renamed. Raises ``ValueError`` where that changes what it does.

    Names that are no variables stay: of keywords, nested functions, exceptions, captured patterns. Where one
    of them is a variable elsewhere, or its new name, the two would no longer be the same, or would be it now.
    """
    tree = renaming.parse(body)
    if not {*_other_binders(tree)}.isdisjoint({*names, *names.values()}):
        raise ValueError("a name is bound by something else than a variable")
    renamed = renaming.rename(body, names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = names.get(node.id, node.id)
        elif isinstance(node, ast.arg):
            node.arg = names.get(node.arg, node.arg)
    if ast.dump(tree) != ast.dump(renaming.parse(renamed)):
        raise ValueError("a name stands elsewhere than the tree tells")
    return renamed


def _other_binders(tree: ast.Module) -> Iterator[str]:
    """Names in ``tree`` that are bound, and are no variables with a place of their own."""
    nested = [each for each in ast.walk(tree) if each is not tree.body[0]]
    called = {
        each.arg
        for node in nested
        if isinstance(node, ast.arguments)
        for each in ast.walk(node)
        if isinstance(each, ast.arg)
    }
    for node in nested:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from renaming.imported_names(node)
        elif isinstance(node, ast.Global | ast.Nonlocal):
            yield from node.names
        elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            yield node.name
        elif isinstance(node, ast.MatchMapping) and node.rest:
            yield node.rest
        elif isinstance(node, ast.keyword) and node.arg in called:
            yield str(node.arg)
