"""Which parts of a test are questions to the program, and which values a name of the test may have."""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import Any

from .operations import CHANGING_NAMES, TELLING_METHODS, UnsupportedOperation, is_plain

_BUILTINS = frozenset(dir(builtins))
_NO_INPUT = frozenset("eval exec compile globals locals vars __import__ breakpoint".split())
"""Builtins that reach what an argument should not."""


class Unknown:
    """What an answer, or something made of one, stands for until the program has answered."""


UNKNOWN = Unknown()


@dataclass(frozen=True)
class Held:
    """Of a name: its value is with the program, which got it or made it; reading it is a question."""

    by: str
    """The function that got or made it."""
    made: bool = False
    """It is an object that the test made of a class: what it answers are answers of the program."""


@dataclass(frozen=True)
class Outside:
    """Of a name: a value that only Python inside has. ``inert``: the program had no part in it."""

    inert: bool
    there: bool = True
    """The program's side has it under this name; not what shares a part with something that changed there."""


@dataclass(frozen=True)
class Alias:
    """Of a name: another one for a function of the program."""

    name: str


@dataclass(frozen=True)
class Module:
    """Of a name: a module of which some functions are ours."""

    members: dict[str, Any]


@dataclass(frozen=True, eq=False)
class Helper:
    """A function of the test, or a lambda."""

    node: ast.FunctionDef | ast.Lambda


Names = dict[str, Any]


def is_builtin(name: str) -> bool:
    """Whether a name that nobody binds is Python's."""
    return name in _BUILTINS


def asked_of(call: ast.expr, names: Names) -> str | None:
    """The name in the program that a call is a call of: ``f(3)``, ``f(3)(4)``, ``Solution().solve(3)``.

    A method is one only where the test itself makes the object of a class, by the look of its name: of other
    objects the test may expect a builtin type, whose methods are Python's.
    """
    if not isinstance(call, ast.Call):
        return None
    match call.func:
        case ast.Name(name):
            return _program_name(name, names)
        case ast.Call():
            return asked_of(call.func, names)
        case ast.Attribute(ast.Call(ast.Name(name)), method) if is_class(name) and _is_own(method):
            return _program_name(name, names)
        case ast.Attribute(ast.Name(name), method) if _is_own(method):
            return _maker(name, names)
    return None


def is_attribute(node: ast.Attribute, names: Names) -> bool:
    """Whether this is an attribute of an object that the test made: ``account.balance``."""
    if not isinstance(node.value, ast.Name) or not _is_own(node.attr):
        return False
    return _maker(node.value.id, names) is not None


def is_class(name: str) -> bool:
    """Whether a name looks like one of a class."""
    return name[:1].isupper() and not name.isupper()


def _is_own(member: str) -> bool:
    return member[:1] != "_" and member not in TELLING_METHODS


def _maker(name: str, names: Names) -> str | None:
    value = names.get(name)
    return value.by if isinstance(value, Held) and value.made else None


def _program_name(name: str, names: Names) -> str | None:
    known = names.get(name)
    if isinstance(known, Alias):
        return known.name
    return None if name in names or is_builtin(name) else name


def arguments(call: ast.Call) -> Iterator[ast.expr]:
    """Those of the call, and of the calls that its function comes from."""
    function = call.func
    while isinstance(function, (ast.Call, ast.Attribute)):
        if isinstance(function, ast.Call):
            yield from function.args
            yield from (keyword.value for keyword in function.keywords)
            function = function.func
        else:
            function = function.value
    yield from call.args
    yield from (keyword.value for keyword in call.keywords)


def loaded(*nodes: ast.AST, inner: Container[str] = ()) -> set[str]:
    """Names that are read, without those of inner functions and comprehensions.

    Raises Unsupported where one of these is also in ``inner``.
    """
    every = [node for tree in nodes for node in ast.walk(tree)]
    own = {node.arg for node in every if isinstance(node, ast.arg)}
    own |= stored(*(node.target for node in every if isinstance(node, ast.comprehension)))
    if any(name in inner for name in own):
        raise UnsupportedOperation
    return {node.id for node in every if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)} - own


def stored(*nodes: ast.AST) -> set[str]:
    """Names that are bound."""
    every = [node for tree in nodes for node in ast.walk(tree)]
    found = {node.id for node in every if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
    found |= {
        node.name for node in every if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    }
    return found | {
        alias.asname or alias.name.partition(".")[0]
        for node in every
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }


_MAY_PASS_OVER = (ast.AugAssign, ast.Delete, ast.If, ast.For, ast.While, ast.Try, ast.With, ast.Match)


def kept_or_replaced(tree: ast.AST) -> set[str]:
    """Names that are bound, but whose values before matter: of ``n += 1``, or if ``n = 1`` may not run."""
    return stored(tree) if isinstance(tree, _MAY_PASS_OVER) else set()


def may_be_given(name: str, names: Names) -> bool:
    """Whether an argument may mention the name, so that the program gets no answers of its own back."""
    if name not in names:
        return is_builtin(name) and name not in _NO_INPUT
    value = names[name]
    if isinstance(value, Outside):
        return value.inert
    return value is not UNKNOWN and not isinstance(value, (Held, Alias, Helper))


def spelled(value: Any) -> str:
    """An expression that gives the value; of a builtin, its name. Raises Unsupported."""
    kind = type(value)
    if kind is float and not math.isfinite(value):
        if math.isnan(value):
            raise UnsupportedOperation
        return f"float('{value}')"
    if kind is int:
        return hex(value) if value.bit_length() > 10_000 else repr(value)
    if kind in (bool, type(None), str, bytes, float):
        return repr(value)
    if kind is list:
        return f"[{', '.join(map(spelled, value))}]"
    if kind is tuple:
        return f"({''.join(spelled(item) + ', ' for item in value)})"
    if kind is set and value:
        return f"{{{', '.join(map(spelled, value))}}}"
    if kind in (set, frozenset):
        return f"{kind.__name__}([{', '.join(map(spelled, value))}])"
    if kind is dict:
        return "{" + ", ".join(f"{spelled(key)}: {spelled(item)}" for key, item in value.items()) + "}"
    if kind is range:
        return f"range({value.start}, {value.stop}, {value.step})"
    if value is Ellipsis:
        return "..."
    name = getattr(value, "__name__", "")
    if is_builtin(name) and getattr(builtins, name) is value:
        return str(name)
    raise UnsupportedOperation


def identities(value: Any) -> list[int]:
    """Of the value, and of all that it holds, what can be changed."""
    if not is_plain(value) or type(value) in (type(None), bool, int, float, complex, str, bytes):
        return []
    inside = [*value.keys(), *value.values()] if isinstance(value, dict) else value
    own = [] if type(value) in (tuple, frozenset) else [id(value)]
    return own + [each for item in inside for each in identities(item)]


def prints(node: ast.AST) -> bool:
    """Whether something may be printed."""
    return any(
        isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "print"
        for each in ast.walk(node)
    )


def changes_collections(node: ast.AST) -> bool:
    """Whether collections may be changed."""
    return any(
        (isinstance(each, ast.Attribute) and each.attr in CHANGING_NAMES)
        or (isinstance(each, ast.Subscript) and not isinstance(each.ctx, ast.Load))
        for each in ast.walk(node)
    )
