"""Parameters that are given by position."""

from __future__ import annotations

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Parameter:
    """One that is given by position."""

    name: str
    annotation: str = ""
    default: str = ""
    """As it is written; nothing if it must be given."""


def positional(arguments: ast.arguments) -> tuple[Parameter, ...]:
    """The parameters that may be given by position."""
    every = [*arguments.posonlyargs, *arguments.args]
    defaults = [None] * (len(every) - len(arguments.defaults)) + [*arguments.defaults]
    return tuple(
        Parameter(each.arg, written(each.annotation), written(default))
        for each, default in zip(every, defaults, strict=True)
    )


def written(node: ast.expr | None) -> str:
    return ast.unparse(node) if node is not None else ""
