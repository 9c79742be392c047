"""Splits assertions: what the program must compute, and what the parent decides.

``assert f(3) == 6`` becomes the question ``f(3)`` and the check "equals 6"; the 6 never reaches the program,
so the program can only pass by computing it.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .evaluator.bounded_repr import show
from .literals import NotLiteral, evaluate

Holds = Callable[[Any], bool]


@dataclass(frozen=True)
class Check:
    """One question to the program and what its answer must satisfy."""

    node: ast.expr
    """The question, an expression."""
    holds: Holds
    """Judges the value; whatever it raises, Python would have raised in the assertion."""
    expected: str
    """For people: ``6``, or ``< 10``."""
    several: bool = False
    """Whether answers are compared with each other: then ``node`` is a tuple of them."""

    @property
    def question(self) -> str:
        """The question as text."""
        return ast.unparse(self.node)


def checks(condition: ast.expr, known: Mapping[str, Any] = {}) -> list[Check] | None:
    """The checks that ``assert condition`` consists of, in order; None if it cannot be taken apart.

    ``known`` are names of the test whose values are literals that the program is not told.
    """
    if isinstance(condition, ast.BoolOp) and isinstance(condition.op, ast.And):
        parts = [checks(part, known) for part in condition.values]
        return None if None in parts else [check for part in parts if part for check in part]
    check = _check(condition, known)
    return None if check is None else [check]


def _check(condition: ast.expr, known: Mapping[str, Any]) -> Check | None:
    match condition:
        case ast.UnaryOp(ast.Not(), inner):
            check = _check(inner, known)
            return check and Check(check.node, _negated(check.holds), "not " + check.expected, check.several)
        case ast.Compare(left, operations, rights):
            return _closeness(condition, known) or _comparison([left, *rights], operations, known)
        case ast.Call(ast.Name("isinstance"), [value, types]):
            return _type_check(value, types)
        case ast.Call(
            ast.Attribute(ast.Name("math"), "isclose") | ast.Name("isclose"), [first, second], keywords
        ):
            return _isclose(first, second, keywords, known)
        case ast.Constant() | ast.Tuple() | ast.BoolOp() | ast.NamedExpr():
            return None
    return Check(condition, bool, "a true value")


def _negated(holds: Holds) -> Holds:
    return lambda value: not holds(value)


def _comparison(
    operands: list[ast.expr], operations: list[ast.cmpop], known: Mapping[str, Any]
) -> Check | None:
    """``f(x) == 6``, ``6 == f(x)``, ``1 < f(x) < 10``, ``f(x) is None``; also ``f(x) == g(x)``, untrusted."""
    values: list[Any] = []
    asked: list[int] = []
    for position, operand in enumerate(operands):
        try:
            values.append(evaluate(operand, known))
        except NotLiteral:
            values.append(None)
            asked.append(position)
    singletons = {position for position, value in enumerate(values) if _is_singleton(value)} - set(asked)
    for position, operation in enumerate(operations):
        if isinstance(operation, (ast.Is, ast.IsNot)) and not singletons & {position, position + 1}:
            return None  # identity of two objects of the program: not a property of values
    if not asked:
        return None
    one = len(asked) == 1
    questions = [operands[position] for position in asked]

    def holds(answer: Any) -> bool:
        filled = list(values)
        for position, part in zip(asked, [answer] if one else answer, strict=True):
            filled[position] = part
        return all(
            _OPERATIONS[type(operation)](left, right)
            for operation, left, right in zip(operations, filled, filled[1:], strict=False)
        )

    return Check(
        node=questions[0] if one else ast.Tuple(questions, ast.Load()),
        holds=holds,
        expected=_expectation(values, operations, asked[0])
        if one
        else ast.unparse(ast.Compare(operands[0], operations, operands[1:])),
        several=not one,
    )


def _is_singleton(value: Any) -> bool:
    return value is None or value is True or value is False


def _expectation(values: list[Any], operations: list[ast.cmpop], asked: int) -> str:
    """What is expected of the asked operand, as short as it can be said."""
    if len(values) == 2 and isinstance(operations[0], (ast.Eq, ast.Is)):
        return show(values[1 - asked])
    parts = ["…" if position == asked else show(value) for position, value in enumerate(values)]
    for position, operation in enumerate(operations):
        parts[position] += f" {_SYMBOLS[type(operation)]}"
    return " ".join(parts).removeprefix("… ")


def _closeness(condition: ast.Compare, known: Mapping[str, Any]) -> Check | None:
    """``abs(f(x) - 1.5) < 1e-6``: asking for the left side would give the 1.5 away."""
    match condition:
        case ast.Compare(
            ast.Call(ast.Name("abs"), [ast.BinOp(left, ast.Sub(), right)]),
            [(ast.Lt() | ast.LtE()) as operation],
            [bound],
        ):
            found = _one_literal(left, right, known)
            if found is None:
                return None
            asked, expected = found
            try:
                limit = evaluate(bound, known)
            except NotLiteral:
                return None
            compare = _OPERATIONS[type(operation)]
            return Check(
                asked,
                lambda value: bool(compare(abs(value - expected), limit)),
                f"{show(expected)} ± {show(limit)}",
            )
    return None


def _isclose(
    first: ast.expr, second: ast.expr, keywords: list[ast.keyword], known: Mapping[str, Any]
) -> Check | None:
    """``math.isclose(f(x), 1.5, rel_tol=1e-9)``."""
    found = _one_literal(first, second, known)
    if found is None:
        return None
    asked, expected = found
    try:
        options = {keyword.arg: evaluate(keyword.value, known) for keyword in keywords if keyword.arg}
    except NotLiteral:
        return None

    def holds(value: Any) -> bool:
        return math.isclose(value, expected, **options)

    return Check(asked, holds, f"≈ {show(expected)}")


def _one_literal(first: ast.expr, second: ast.expr, known: Mapping[str, Any]) -> tuple[ast.expr, Any] | None:
    """The other expression and the value, if exactly one of the two is a literal."""
    for asked, literal in ((first, second), (second, first)):
        try:
            return asked, evaluate(literal, known)
        except NotLiteral:
            continue
    return None


def _type_check(value: ast.expr, types: ast.expr) -> Check | None:
    names = types.elts if isinstance(types, ast.Tuple) else [types]
    found = tuple(_TYPES[name.id] for name in names if isinstance(name, ast.Name) and name.id in _TYPES)
    if len(found) != len(names):
        return None
    return Check(
        value,
        lambda answer: isinstance(answer, found),
        f"a {ast.unparse(types)}",
    )


_TYPES = {
    kind.__name__: kind for kind in (int, float, str, bool, list, tuple, dict, set, frozenset, bytes, complex)
}
_OPERATIONS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
    ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Is: operator.is_, ast.IsNot: operator.is_not,
    ast.In: lambda item, box: item in box, ast.NotIn: lambda item, box: item not in box,
}  # fmt: skip
_SYMBOLS = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
    ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip
