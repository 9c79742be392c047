"""Detects programs made to pass their examples: they ignore inputs, or contain the examples' values."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.task import Task
from engine.decoding.executable import parse
from engine.selection.inputs import input_values
from sandbox import TestResult

_COMMON = (0, 1, -1, 2, "", " ", None, True, False)
"""Values that are in programs anyway."""


@dataclass(frozen=True)
class Examples:
    """Values of the visible tests that a program has no reason to contain."""

    expected: frozenset[tuple[str, Any]]
    inputs: frozenset[tuple[str, Any]]


def examples(task: Task, tests: Sequence[TestResult]) -> Examples:
    """Collects such values of ``tests``, except those that the description mentions."""
    told = f"{task.description}\n{task.signature}"
    return Examples(_telling(map(_value, map(_expected, tests)), told), _telling(input_values(tests), told))


def suspicion(task: Task, body: str, known: Examples) -> int:
    """Counts signs in ``body``: parameters that it does not use, values of examples that it contains."""
    tree = parse(task.function(body))
    if tree is None or not tree.body or not isinstance(tree.body[-1], ast.FunctionDef | ast.AsyncFunctionDef):
        return 0
    function = tree.body[-1]
    return (
        len(_unused(function))
        + _count(_constants(function.body), known.expected)
        + _count(_compared(function.body), known.inputs)
    )


def _unused(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    every = function.args
    named = [*every.posonlyargs, *every.args, *every.kwonlyargs, every.vararg, every.kwarg]
    parameters = {each.arg for each in named if each is not None}
    used = {node.id for part in function.body for node in ast.walk(part) if isinstance(node, ast.Name)}
    return {name for name in parameters - used if name not in ("self", "cls") and not name.startswith("_")}


def _constants(body: Sequence[ast.stmt]) -> Iterator[Any]:
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Constant):
                yield node.value


def _compared(body: Sequence[ast.stmt]) -> Iterator[Any]:
    """Constants on a side of a comparison, keys of a dict and patterns among them."""
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Compare):
                yield from _literals(node)
            elif isinstance(node, ast.Dict):
                yield from (value for key in node.keys if key is not None for value in _literals(key))
            elif isinstance(node, ast.MatchValue):
                yield from _literals(node)


def _literals(node: ast.AST) -> Iterator[Any]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant):
            yield inner.value
        elif isinstance(inner, ast.List | ast.Tuple | ast.Set):
            value = _value(ast.unparse(inner))
            if value is not None:
                yield value


def _count(values: Iterable[Any], known: frozenset[tuple[str, Any]]) -> int:
    return len({_key(value) for value in values} & known)


def _telling(values: Iterable[Any], told: str) -> frozenset[tuple[str, Any]]:
    """Those that are neither common nor told."""
    return frozenset(_key(value) for value in values if not _is_common(value) and str(value) not in told)


def _is_common(value: Any) -> bool:
    return any(type(value) is type(each) and value == each for each in _COMMON)


def _key(value: Any) -> tuple[str, Any]:
    return type(value).__name__, repr(value)


def _expected(test: TestResult) -> str:
    return (test.test.expected if test.test.expected is not None else test.expected) or ""


def _value(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return None
