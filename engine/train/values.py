"""Small random values by kind, and values that are changed by their types (ExecVerify, B.2)."""

from __future__ import annotations

import ast
import string
from collections.abc import Callable
from random import Random
from typing import Any

from engine.train.execution import is_literal, literal

_WORDS = (
    "apple banana cherry kiwi lemon mango olive peach plum grape bread milk rice sugar tea coffee "
    "red green blue black white pink cat dog bird fish horse mouse tiger lion bear wolf sun moon "
    "star rain snow wind cloud tree leaf river lake hill road city town house door window table "
    "chair lamp book page pen paper key lock clock phone radio north south east west one two three "
    "noon level radar civic hello world python code test data list word name open close left right"
).split()
_CHARS = "aeost -1"
_LONGEST = 160
"""Characters of a call."""


def argument(kind: str, r: Random) -> str:
    """A short literal of ``kind``."""
    small = {
        "char": lambda: repr(r.choice(_CHARS)),
        "byte": lambda: repr(r.choice(_CHARS).encode()),
        "width": lambda: str(r.randint(2, 12)),
        "index": lambda: str(r.randint(0, 3)),
        "int": lambda: str(r.randint(0, 9)),
        "words": lambda: repr([_word(r) for _ in range(r.randint(1, 3))]),
    }
    return small[kind]() if kind in small else repr(value(kind, r, longest=3))


def value(kind: str, r: Random, longest: int = 6) -> Any:
    """An input of ``kind``."""
    numbers = [r.randint(-5, 20) for _ in range(r.randint(1, longest))]
    if kind == "str":
        return r.choice((_sentence(r), _letters(r, longest), f"{_word(r)}{r.randint(0, 99)}"))
    if kind == "bytes":
        return _letters(r, longest, "abc 1-").encode()
    if kind in ("int", "float", "bool"):
        return {"int": r.randint(-20, 99), "float": r.randint(-40, 90) / 4, "bool": r.random() < 0.5}[kind]
    if kind == "dict":
        return {r.choice(string.ascii_lowercase[:8]): number for number in numbers}
    return {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}[kind](numbers)


def _word(r: Random) -> str:
    """A lower-case word, sometimes capitalized or in upper case."""
    chosen = r.choice(_WORDS)
    style = r.random()
    return chosen.capitalize() if style < 0.15 else chosen.upper() if style < 0.2 else chosen


def _sentence(r: Random) -> str:
    """A word or two, sometimes with a full stop, comma or exclamation mark."""
    separator = ", " if r.random() < 0.1 else " "
    return separator.join(_word(r) for _ in range(r.randint(1, 2))) + r.choice(("", "", "", ".", "!", "?"))


def _letters(r: Random, most: int, alphabet: str = "abcde") -> str:
    """A string over a small alphabet, so that characters repeat."""
    return "".join(r.choice(alphabet) for _ in range(r.randint(1, most)))


def mutated_call(call: str, r: Random) -> str | None:
    """``call`` with one argument or more changed; None if nothing changes, or it is too long."""
    node = ast.parse(call, mode="eval").body
    if not isinstance(node, ast.Call):
        return None
    values = [*node.args, *(keyword.value for keyword in node.keywords)]
    chosen = {number for number in range(len(values)) if r.random() < 0.6} or {0}
    changed = [_changed(one, r) if number in chosen else one for number, one in enumerate(values)]
    node.args = changed[: len(node.args)]
    for keyword, new in zip(node.keywords, changed[len(node.args) :], strict=True):
        keyword.value = new
    text = ast.unparse(node)
    return text if text != call and len(text) <= _LONGEST else None


def _changed(node: ast.expr, r: Random) -> ast.expr:
    text = repr(mutated(literal(ast.unparse(node)), r))
    return ast.parse(text, mode="eval").body if is_literal(text) else node


def mutated(given: Any, r: Random) -> Any:
    """Another value of the same type, its items of the types that they had: containers grow."""
    change = _CHANGES.get(type(given))
    return change(given, r) if change else given


def _number(given: Any, r: Random) -> Any:
    return given + r.choice((-3, -1, 1, 2, 10))


def _text(given: str, r: Random) -> str:
    at = r.randint(0, len(given))
    more = r.choice((_word(r), _letters(r, 3), str(r.randint(0, 99)), given[::-1]))
    return given[:at] + more + given[at:]


def _list(given: list[Any], r: Random) -> list[Any]:
    if not given:
        return given
    grown = [*given, *(mutated(r.choice(given), r) for _ in range(r.randint(1, 3)))]
    r.shuffle(grown)
    return grown


def _set(given: Any, r: Random) -> Any:
    return given | {mutated(one, r) for one in sorted(given, key=repr)[:2]}


def _dict(given: dict[Any, Any], r: Random) -> dict[Any, Any]:
    return {**given, **{mutated(key, r): mutated(inner, r) for key, inner in list(given.items())[:2]}}


_CHANGES: dict[type, Callable[[Any, Random], Any]] = {
    bool: lambda given, r: not given,
    int: _number,
    float: _number,
    str: _text,
    bytes: lambda given, r: given + _letters(r, 3, "abc 1-").encode(),
    list: _list,
    tuple: lambda given, r: tuple(_list(list(given), r)),
    set: _set,
    frozenset: _set,
    dict: _dict,
}
