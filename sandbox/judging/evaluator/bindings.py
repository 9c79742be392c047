"""What names of a test stand for, in both rounds: after imports, after questions, and in assertions."""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from typing import Any

from ..assertions import Check, checks
from . import operations
from .answers import (
    Alias,
    Held,
    Helper,
    Module,
    Outside,
    asked_of,
    loaded,
)
from .operations import MODULES, UnsupportedOperation
from .statements import Interpreter

_FOREIGN = frozenset("numpy np pandas pd pytest torch hypothesis".split())
_CLOSE = ("isclose", "approx")


def give(run: Interpreter, given: Sequence[tuple[str, str]]) -> None:
    """From now on these names are the program's, or stale."""
    for name, root in given:
        run.names[name] = Held(root) if root else Outside(inert=False, there=False)


def imported(node: ast.Import | ast.ImportFrom) -> dict[str, Any]:
    """What an import binds: a module of ours, one of Python's of which objects can be made, or another."""
    found: dict[str, Any] = {}
    for alias in node.names:
        if alias.name == "*":
            raise UnsupportedOperation
        module = alias.name if isinstance(node, ast.Import) else node.module or ""
        top = module.partition(".")[0]
        relative = isinstance(node, ast.ImportFrom) and node.level > 0
        value: Any = Outside((top in sys.stdlib_module_names or top in _FOREIGN) and not relative)
        if isinstance(node, ast.Import) and module in MODULES:
            value = Module(MODULES[module])
        elif isinstance(node, ast.ImportFrom) and not relative:
            value = MODULES.get(module, {}).get(alias.name, value)
        found[alias.asname or alias.name.partition(".")[0]] = value
    return found


def checks_of(condition: ast.expr, run: Interpreter) -> tuple[Check, ...] | None:
    """An assertion's condition taken apart for people; None where it is evaluated as it is."""
    known = {}
    given = {
        name
        for call in ast.walk(condition)
        if isinstance(call, ast.Call) and asked_of(call, run.names) is not None
        for name in loaded(call)
    }
    for name in loaded(condition):
        value = run.names.get(name)
        if isinstance(value, (Outside, Alias, Helper)) or (callable(value) and name not in _CLOSE):
            return None
        changes = name in given and operations.is_mutable(value)
        if name in run.names and operations.is_plain(value) and not changes:
            known[name] = value
    found = checks(condition, known)
    return None if found is None else tuple(found)
