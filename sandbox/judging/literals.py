"""Tests that are nothing but calls with literal arguments, compared with literals: the parent decides those.

It compares values of builtin types by equality alone; it calls no method of them and computes nothing.
"""

from __future__ import annotations

import ast
import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeGuard

from .bounded_repr import show

_UNREADABLE = (SyntaxError, ValueError, TypeError, RecursionError, MemoryError)
Side = Literal["left", "right", "not", "whole"]


@dataclass(frozen=True)
class Check:
    """``assert f(2) == 4``, in parts."""

    call: str
    """``f(2)``."""
    function: str
    """Dotted name of what is called."""
    side: Side
    """Where the call stands: on one side of a comparison, behind ``not``, or alone."""
    relation: str
    """``==``, ``!=``, ``is`` or ``is not``; empty where the call stands alone."""
    expected: object
    line: int
    """In the test's source, 1-based."""

    def holds(self, value: Any) -> bool:
        """Whether a value of a builtin type is what the test expects."""
        match self.relation:
            case "==":
                return bool(value == self.expected)
            case "!=":
                return bool(value != self.expected)
            case "is":
                return value is self.expected
            case "is not":
                return value is not self.expected
        return bool(value) is (self.side != "not")

    @property
    def wanted(self) -> str:
        """What is expected, for people."""
        if not self.relation:
            return "a false value" if self.side == "not" else "a true value"
        text = show(self.expected)
        return text if self.relation in ("==", "is") else f"{self.relation} {text}"


def of_statements(source: str) -> tuple[Check, ...]:
    """The checks of a test that holds nothing else; none if it does. A comparison alone counts."""
    tree = _parsed(source)
    if tree is None:
        return ()
    body = tree.body
    if len(body) == 1 and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Compare):
        body = [ast.copy_location(ast.Assert(body[0].value), body[0])]
    return _checks(source, body)


def of_function(source: str) -> tuple[Check, ...]:
    """The same of the body of a test function without arguments and decorators."""
    tree = _parsed(source)
    match tree and tree.body:
        case [ast.FunctionDef(args=ast.arguments([], [], None, [], _, None, []), decorator_list=[]) as test]:
            first = test.body[0]
            text = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
            body = [each for each in test.body[text:] if not isinstance(each, (ast.Import, ast.ImportFrom))]
            return _checks(source, body)
    return ()


def of_example(source: str, wanted: str) -> Check | None:
    """The check of an example in a docstring that shows a literal."""
    tree = _parsed(source)
    match tree and tree.body:
        case [ast.Expr(ast.Call() as call)] if is_literal_call(call):
            try:
                expected = ast.literal_eval(wanted.strip())
            except _UNREADABLE:
                return None
            return Check(_text(source, call), _dotted(call.func), "left", "==", expected, 1)
    return None


def is_literal(node: ast.expr) -> bool:
    """Whether an expression is written out: numbers, texts, and collections of such."""
    try:
        ast.literal_eval(node)
    except _UNREADABLE:
        return False
    return True


def is_literal_call(node: ast.expr) -> TypeGuard[ast.Call]:
    """Whether an expression is a call by a dotted name, all of whose arguments are written out."""
    return (
        isinstance(node, ast.Call)
        and bool(_dotted(node.func))
        and all(is_literal(argument) for argument in node.args)
        and all(keyword.arg is not None and is_literal(keyword.value) for keyword in node.keywords)
    )


def call_of(source: str) -> tuple[str, str | None]:
    """What a test calls, for people and models: the side of a comparison that is no literal. And the literal
    that it should equal, if it is one."""
    tree = _parsed(source)
    match tree and tree.body:
        case [ast.Assert(test=condition)] | [ast.Expr(ast.Compare() as condition)]:
            match condition:
                case ast.Compare(left, [operation], [right]) if is_literal(left) or is_literal(right):
                    call, wanted = (left, right) if is_literal(right) else (right, left)
                    equal = isinstance(operation, ast.Eq)
                    return _text(source, call), _text(source, wanted) if equal else None
                case ast.UnaryOp(ast.Not(), inner):
                    return _text(source, inner), None
            return _text(source, condition), None
    return source.strip(), None


@functools.lru_cache(maxsize=256)
def defines(program: str, function: str) -> bool:
    """Whether a program has a function, class or method from a definition and nowhere else."""
    tree = _parsed(program)
    name, *attributes = function.split(".")
    if tree is None or name in _bound(tree, definitions=False):
        return False
    found = [node for node in tree.body if isinstance(node, _DEFINITIONS) and node.name == name]
    if not attributes:
        return bool(found)
    methods = {each.name for node in found if isinstance(node, ast.ClassDef) for each in _functions(node)}
    return len(attributes) == 1 and attributes[0] in methods


@functools.lru_cache(maxsize=256)
def binds(setup: str, function: str) -> bool:
    """Whether what a test rests on has a name of its own for what a program's function is called."""
    tree = _parsed(setup)
    return tree is None or function.partition(".")[0] in _bound(tree)


@functools.lru_cache(maxsize=256)
def asks_others(program: str, function: str) -> bool:
    """Whether a function mentions another one of the program: it may compare what that gives."""
    tree = _parsed(program)
    defined = {node.name: node for node in (tree.body if tree else ()) if isinstance(node, _DEFINITIONS)}
    name = function.partition(".")[0]
    inside = ast.walk(defined[name]) if name in defined else ()
    return any(isinstance(node, ast.Name) and node.id in defined.keys() - {name} for node in inside)


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def _functions(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    return (each for each in node.body if isinstance(each, ast.FunctionDef))


def _bound(tree: ast.Module, definitions: bool = True) -> set[str]:
    """Names that a module assigns or imports at whatever depth, and those that it defines."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.add((node.asname or node.name).partition(".")[0])
        elif definitions and isinstance(node, _DEFINITIONS):
            found.add(node.name)
    return found


def _checks(source: str, body: list[ast.stmt]) -> tuple[Check, ...]:
    found = [_check(source, statement) for statement in body]
    lines = [each.line for each in found if each is not None]
    if None in found or len(set(lines)) < len(found):
        return ()
    return tuple(each for each in found if each is not None)


def _check(source: str, statement: ast.stmt) -> Check | None:
    if not isinstance(statement, ast.Assert):
        return None
    line = statement.lineno
    match statement.test:
        case ast.Compare(left, [operation], [right]):
            relation = _RELATIONS.get(type(operation))
            sides: tuple[tuple[Side, ast.expr, ast.expr], ...] = (
                ("left", left, right),
                ("right", right, left),
            )
            for side, call, other in sides:
                if relation is not None and is_literal_call(call) and is_literal(other):
                    expected = ast.literal_eval(other)
                    if relation.startswith("is") and not _is_singleton(expected):
                        return None
                    return Check(_text(source, call), _dotted(call.func), side, relation, expected, line)
        case ast.UnaryOp(ast.Not(), call) if is_literal_call(call):
            return Check(_text(source, call), _dotted(call.func), "not", "", None, line)
        case call if is_literal_call(call):
            return Check(_text(source, call), _dotted(call.func), "whole", "", None, line)
    return None


def _is_singleton(value: object) -> bool:
    return value is None or value is True or value is False


def _dotted(node: ast.expr) -> str:
    """``a.b`` of such an expression, also of ``a(1).b``; nothing for any other."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.insert(0, node.attr)
        node = node.value.func if is_literal_call(node.value) else node.value
    return ".".join([node.id, *parts]) if isinstance(node, ast.Name) else ""


def _text(source: str, node: ast.expr) -> str:
    """The source of an expression, in parentheses where it needs those that it stands in."""
    text = ast.get_source_segment(source, node) or ast.unparse(node)
    return text if "\n" not in text or _parsed(f"{text}\n") is not None else f"({text})"


def _parsed(source: str) -> ast.Module | None:
    try:
        return ast.parse(source)
    except _UNREADABLE:
        return None


_RELATIONS: dict[type, str] = {ast.Eq: "==", ast.NotEq: "!=", ast.Is: "is", ast.IsNot: "is not"}
DIRECTIVE = re.compile(r"#\s*doctest:[^\n'\"]*$", re.MULTILINE)
