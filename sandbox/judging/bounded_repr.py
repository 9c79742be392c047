"""Rebuilt values as text for people: the beginning of their ``repr``, without making all of it."""

from __future__ import annotations

import collections
import itertools
from collections.abc import Iterator
from typing import Any

SHOWN = 400
"""Characters of a value shown to people."""
_FEW = 2_000
"""Items and characters of which the whole ``repr`` is made."""
_BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"), tuple: ("(", ")"), set: ("{", "}"), frozenset: ("frozenset({", "})"),
    collections.deque: ("deque([", "])"), dict: ("{", "}"),
}  # fmt: skip
_SIZED = (str, bytes, list, tuple, set, frozenset, dict, collections.deque)


def show(value: Any, room: int = SHOWN) -> str:
    """The first ``room`` characters of the value's ``repr``."""
    try:
        if _is_small(value):
            return repr(value)[:room]
        pieces, length = [], 0
        for piece in _pieces(value, room):
            pieces.append(piece)
            length += len(piece)
            if length >= room:
                break
        return "".join(pieces)[:room]
    except ValueError:  # an int beyond Python's limit of digits
        return f"<{type(value).__name__} with a very long number>"


def _is_small(value: Any) -> bool:
    """Looks at no more than it takes to know."""
    left, todo = _FEW, [value]
    while todo:
        item = todo.pop()
        left -= len(item) if isinstance(item, _SIZED) else 1
        if left < 0:
            return False
        if isinstance(item, dict):
            todo += [*item.keys(), *item.values()]
        elif isinstance(item, _SIZED) and not isinstance(item, (str, bytes)):
            todo += item
    return True


def _pieces(value: Any, room: int) -> Iterator[str]:
    kind = type(value)
    if kind in (str, bytes):
        yield repr(value[:room])
    elif kind in _BRACKETS and value:
        opening, closing = _BRACKETS[kind]
        yield opening
        for number, item in enumerate(value.items() if kind is dict else value):
            if number:
                yield ", "
            if kind is dict:
                yield from _pieces(item[0], room)
                yield ": "
                item = item[1]
            yield from _pieces(item, room)
        yield "," + closing if kind is tuple and len(value) == 1 else closing
    elif isinstance(value, dict) and value:  # one of another kind
        yield f"{kind.__name__}("
        yield from _pieces(dict(itertools.islice(value.items(), room)), room)
        yield ")"
    else:
        yield repr(value)
