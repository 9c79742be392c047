"""Expected values: expressions a test spells out, evaluated here without running anything."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Iterable, Mapping
from typing import Any

_MOST = 100_000
"""Items, characters or bits a literal may have."""
_MOST_ODD = 2_000
"""Items of a set or dictionary whose hashes may collide, which would make building it slow."""


class NotLiteral(Exception):
    """The expression depends on something that would have to be run."""


class Approximately:
    """``pytest.approx(expected)``: numbers, and sequences and mappings of numbers."""

    def __init__(self, expected: Any, rel: float | None = None, abs: float | None = None) -> None:
        self.expected = expected
        self._rel = rel
        self._abs = abs

    def __eq__(self, other: object) -> bool:
        return self._close(self.expected, other)

    def __repr__(self) -> str:
        return f"approx({self.expected!r})"

    __hash__ = None  # type: ignore[assignment]

    def _close(self, expected: Any, actual: Any) -> bool:
        if isinstance(expected, dict):
            same = isinstance(actual, dict) and expected.keys() == actual.keys()
            return same and all(self._close(value, actual[key]) for key, value in expected.items())
        if isinstance(expected, (list, tuple)):
            same = type(actual) is type(expected) and len(actual) == len(expected)
            return same and all(map(self._close, expected, actual))
        numbers = isinstance(expected, (int, float, complex)) and isinstance(actual, (int, float, complex))
        if not numbers or expected == actual:
            return bool(expected == actual)
        if not math.isfinite(abs(expected)) or not math.isfinite(abs(actual)):
            return False
        absolute = 1e-12 if self._abs is None else self._abs
        relative = 1e-6 if self._rel is None and self._abs is None else self._rel or 0.0
        return bool(abs(expected - actual) <= max(absolute, relative * abs(expected)))


def evaluate(node: ast.expr, known: Mapping[str, Any] = {}) -> Any:
    """The value of a literal expression, with the ``known`` names. Raises NotLiteral."""
    try:
        return _evaluate(node, known)
    except (ArithmeticError, TypeError, ValueError, LookupError, RecursionError) as error:
        raise NotLiteral from error


def _evaluate(node: ast.expr, known: Mapping[str, Any]) -> Any:
    match node:
        case ast.Constant(value):
            return value
        case ast.Name(name) if name in known:
            return known[name]
        case ast.Attribute(ast.Name("math"), name) if name in _MATH:
            return _MATH[name]
        case ast.List(items):
            return [_evaluate(item, known) for item in items]
        case ast.Tuple(items):
            return tuple(_evaluate(item, known) for item in items)
        case ast.Set(items):
            return set(_hashed(items, known))
        case ast.Dict(keys, values):
            if None in keys:
                raise NotLiteral
            return dict(
                zip(_hashed([key for key in keys if key], known), _evaluated(values, known), strict=True)
            )
        case ast.UnaryOp(operation, operand) if type(operation) in _UNARY:
            return _UNARY[type(operation)](_evaluate(operand, known))
        case ast.BinOp(left, operation, right) if type(operation) in _BINARY:
            return binary(type(operation), _evaluate(left, known), _evaluate(right, known))
        case ast.Call():
            return _call(node, known)
    raise NotLiteral


def _evaluated(nodes: Iterable[ast.expr], known: Mapping[str, Any]) -> list[Any]:
    return [_evaluate(node, known) for node in nodes]


def _hashed(nodes: Iterable[ast.expr], known: Mapping[str, Any]) -> list[Any]:
    values = _evaluated(nodes, known)
    if sum(type(value) is int and value.bit_length() > 60 for value in values) > _MOST_ODD:
        raise NotLiteral
    return values


def binary(operation: type[ast.operator], left: Any, right: Any) -> Any:
    """``left + right`` and the like. Raises NotLiteral where the result would be too large."""
    size = _size(left) + _size(right)
    if operation is ast.Pow and isinstance(left, int) and isinstance(right, int):
        size = left.bit_length() * abs(right)
    elif operation is ast.Mult and not (_is_number(left) and _is_number(right)):
        size = (left if isinstance(left, int) else _size(left)) * (
            right if isinstance(right, int) else _size(right)
        )
    elif operation is ast.Mod and isinstance(left, (str, bytes)):
        raise NotLiteral
    if size > _MOST:
        raise NotLiteral
    return _BINARY[operation](left, right)


def _size(value: Any) -> int:
    """Bits or characters; of containers the items, with the sizes of those that are more than one thing."""
    match value:
        case int():
            return max(value.bit_length(), 1)
        case str() | bytes():
            return max(len(value), 1)
        case dict():
            return 1 + sum(_share(item) for pair in value.items() for item in pair)
        case list() | tuple() | set() | frozenset():
            return 1 + sum(map(_share, value))
    return 1


def _share(item: Any) -> int:
    return 1 + _size(item) // 64 if isinstance(item, (int, str, bytes)) else _size(item)


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float, complex))


def _call(node: ast.Call, known: Mapping[str, Any]) -> Any:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    owner = getattr(node.func.value, "id", None) if isinstance(node.func, ast.Attribute) else None
    arguments = [_evaluate(argument, known) for argument in node.args]
    keywords = {keyword.arg: _evaluate(keyword.value, known) for keyword in node.keywords if keyword.arg}
    if name == "approx" and owner in (None, "pytest") and keywords.keys() <= {"rel", "abs"}:
        return Approximately(*arguments, **keywords)
    if (
        owner is not None
        or keywords
        or name not in _CALLS
        or any(_size(value) > _MOST for value in arguments)
    ):
        raise NotLiteral
    if name == "range" and len(range(*arguments)) > _MOST:
        raise NotLiteral
    return _CALLS[name](*arguments)


_MATH = {"pi": math.pi, "e": math.e, "tau": math.tau, "inf": math.inf, "nan": math.nan}
_UNARY: dict[type, Callable[[Any], Any]] = {
    ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Not: operator.not_, ast.Invert: operator.invert,
}  # fmt: skip
_BINARY: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow,
}  # fmt: skip
_CALLS: dict[str, Callable[..., Any]] = {
    "set": set, "frozenset": frozenset, "list": list, "tuple": tuple, "dict": dict, "float": float,
    "int": int, "complex": complex, "str": str, "bool": bool, "range": range, "sorted": sorted,
}  # fmt: skip
