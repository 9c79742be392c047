"""A body in somebody else's names: parameters, itself, and what it imports."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator, Mapping, Sequence

from engine.memory.types import Order, Parameter, Request
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
    given = {parameters[mine].name: request.parameters[number].name for mine, number in enumerate(order)}
    try:
        used, local = renaming.used_names(body), renaming.local_names(body)
        if name in used and request.method:
            return None  # it would have to call itself through the receiver
        needed = [line for line in imports if bound(line) & used]
        taken = {*given.values(), request.name, *(each.name for each in request.parameters)}
        if taken & set().union(*map(bound, needed), used & set(dir(builtins))):
            return None
        names = {**given, name: request.name, **_other_names(used | local, taken, given)}
        renamed = renaming.rename(body, {old: new for old, new in names.items() if old != new})
    except (SyntaxError, ValueError):
        return None
    present = _bound_by(request.task.imports + request.task.preamble)
    lines = [line for line in needed if line not in present]
    left_out = [f"{names.get(each.name, each.name)} = {each.default}" for each in parameters[len(order) :]]
    return renaming.indented("\n".join([*lines, *left_out, renamed]))


def _other_names(used: set[str], taken: set[str], given: Mapping[str, str]) -> dict[str, str]:
    """New names for those of the body's own variables that the task's parameters have."""
    others = {}
    for old in sorted((used & taken) - set(given)):
        new = next(name for number in range(2, 99) if (name := f"{old}{number}") not in used | taken)
        others[old] = new
    return others


def bound(line: str) -> set[str]:
    """The names that an import line binds."""
    statement = ast.parse(line).body[0]
    if not isinstance(statement, ast.Import | ast.ImportFrom):
        return set()
    return {(alias.asname or alias.name).partition(".")[0] for alias in statement.names}


def _bound_by(source: str) -> set[str]:
    """The import lines of a text, each as it stands."""
    return set(_stripped(source))


def _stripped(source: str) -> Iterator[str]:
    return (line.strip() for line in source.split("\n"))
