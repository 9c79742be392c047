"""Changes the arguments of a call by their types: containers grow, values change (ExecVerify, B.2)."""

from __future__ import annotations

import ast
from collections.abc import Callable
from random import Random
from typing import Any

from engine.train.tasks import draw
from engine.train.whitebox.literals import is_literal, literal

_LONGEST = 160
"""Characters of a call."""


def mutated_call(call: str, r: Random) -> str | None:
    """``call`` with one argument or more changed; None if there is nothing to change, or it gets too long."""
    node = ast.parse(call, mode="eval").body
    if not isinstance(node, ast.Call):
        return None
    values = [*node.args, *(keyword.value for keyword in node.keywords)]
    chosen = {number for number in range(len(values)) if r.random() < 0.6} or {0}
    changed = [_changed(one, r) if number in chosen else one for number, one in enumerate(values)]
    node.args = changed[: len(node.args)]
    for keyword, value in zip(node.keywords, changed[len(node.args) :], strict=True):
        keyword.value = value
    text = ast.unparse(node)
    return text if text != call and len(text) <= _LONGEST else None


def _changed(node: ast.expr, r: Random) -> ast.expr:
    text = repr(mutated(literal(ast.unparse(node)), r))
    return ast.parse(text, mode="eval").body if is_literal(text) else node


def mutated(value: Any, r: Random) -> Any:
    """Another value of the same type, its items of the types that they had."""
    change = _CHANGES.get(type(value))
    return change(value, r) if change else value


def _number(value: Any, r: Random) -> Any:
    return value + r.choice((-3, -1, 1, 2, 10))


def _text(value: str, r: Random) -> str:
    at = r.randint(0, len(value))
    more = r.choice((draw.word(r), draw.letters(r, 1, 3), str(r.randint(0, 99)), value[::-1]))
    return value[:at] + more + value[at:]


def _bytes(value: bytes, r: Random) -> bytes:
    return value + draw.letters(r, 1, 3, "abc 1-").encode()


def _list(value: list[Any], r: Random) -> list[Any]:
    if not value:
        return value
    grown = [*value, *(mutated(r.choice(value), r) for _ in range(r.randint(1, 3)))]
    r.shuffle(grown)
    return grown


def _set(value: set[Any], r: Random) -> set[Any]:
    return value | {mutated(one, r) for one in sorted(value, key=repr)[:2]}


def _dict(value: dict[Any, Any], r: Random) -> dict[Any, Any]:
    more = {mutated(key, r): mutated(inner, r) for key, inner in list(value.items())[:2]}
    return {**value, **more}


_CHANGES: dict[type, Callable[[Any, Random], Any]] = {
    bool: lambda value, r: not value,
    int: _number,
    float: _number,
    str: _text,
    bytes: _bytes,
    list: _list,
    tuple: lambda value, r: tuple(_list(list(value), r)),
    set: _set,
    dict: _dict,
}
