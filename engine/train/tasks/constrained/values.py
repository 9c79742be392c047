"""Values by kind: literals for arguments, inputs, and inputs that are changed by their type."""

from __future__ import annotations

import string
from random import Random
from typing import Any

from engine.train.tasks import draw

_CHARS = "aeost -1"


def literal(kind: str, r: Random) -> str:
    """A short literal of ``kind``, as an argument."""
    small = {
        "char": lambda: repr(r.choice(_CHARS)),
        "byte": lambda: repr(r.choice(_CHARS).encode()),
        "width": lambda: str(r.randint(2, 12)),
        "index": lambda: str(r.randint(0, 3)),
        "int": lambda: str(r.randint(0, 9)),
        "words": lambda: repr([draw.word(r) for _ in range(r.randint(1, 3))]),
    }
    return small[kind]() if kind in small else repr(value(kind, r, longest=3))


def value(kind: str, r: Random, longest: int = 6) -> Any:
    """An input of ``kind``."""
    numbers = [r.randint(-5, 20) for _ in range(r.randint(1, longest))]
    if kind == "str":
        return r.choice(
            (draw.sentence(r, 1, 2), draw.letters(r, 1, longest), f"{draw.word(r)}{r.randint(0, 99)}")
        )
    if kind == "bytes":
        return draw.letters(r, 1, longest, "abc 1-").encode()
    if kind in ("int", "float", "bool"):
        return {"int": r.randint(-20, 99), "float": r.randint(-40, 90) / 4, "bool": r.random() < 0.5}[kind]
    if kind == "dict":
        return {r.choice(string.ascii_lowercase[:8]): number for number in numbers}
    return {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}[kind](numbers)


def mutated(given: Any, r: Random) -> Any:
    """Another input of the same type: containers grow, numbers and single items change."""
    if isinstance(given, bool):
        return not given
    if isinstance(given, int | float):
        return given + r.choice((-3, -1, 1, 2, 10))
    more = value(type(given).__name__, r)
    if isinstance(given, dict):
        return {**given, **more}
    if isinstance(given, set | frozenset):
        return given | more
    joined = given + more
    at = r.randrange(len(joined))
    return joined[:at] + joined[at + 1 :] if r.random() < 0.3 else joined
