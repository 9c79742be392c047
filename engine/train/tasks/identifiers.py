"""Names that people give to functions, parameters and variables, and names that nobody would give.

A model that only ever sees good names reads the name instead of the task, and one that never sees
an arbitrary name does not learn to copy one from its context; so every kind is mixed in.
"""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Collection
from random import Random

SYNONYMS: dict[str, tuple[str, ...]] = {
    "list[int]": ("numbers", "nums", "values", "xs", "data", "items", "arr", "lst", "integers", "ints", "a"),
    "list[float]": ("values", "numbers", "prices", "xs", "data", "measurements", "nums", "samples"),
    "list[str]": ("words", "strings", "names", "items", "texts", "tokens", "lines", "strs", "ws", "lst"),
    "list[list[int]]": ("matrix", "grid", "rows", "lists", "table", "m", "board", "nested"),
    "str": ("text", "s", "string", "word", "value", "line", "txt", "content", "phrase", "sentence"),
    "int": ("n", "number", "num", "value", "x", "k", "amount", "i", "count", "m"),
    "float": ("x", "value", "number", "amount", "y", "v"),
    "bool": ("flag", "enabled", "active", "ok"),
    "dict[str, int]": ("counts", "scores", "mapping", "d", "table", "prices", "data", "stock"),
    "dict": ("mapping", "d", "data", "record", "table"),
    "tuple": ("pair", "point", "t", "items"),
    "set": ("items", "seen", "group", "members"),
    "list": ("items", "values", "elements", "lst", "seq", "things", "data", "xs"),
}
GENERIC = (
    "f",
    "g",
    "func",
    "solve",
    "compute",
    "process",
    "run",
    "task",
    "foo",
    "solution",
    "calc",
    "helper",
    "do_it",
    "my_function",
    "answer",
    "handle",
    "apply",
    "work",
    "exercise",
    "fn",
)
LOCALS = (
    "result",
    "out",
    "res",
    "total",
    "acc",
    "current",
    "seen",
    "found",
    "output",
    "answer",
    "best",
    "item",
    "element",
    "value",
    "x",
    "c",
    "k",
    "v",
    "i",
    "j",
    "left",
    "right",
    "temp",
    "buffer",
    "rest",
    "ans",
)
_SYLLABLES = tuple(
    "ba be bi bo da de di do fa fo ga go ha hi ka ki ko la li lo ma me mi mo na ne no pa pe po ra re "
    "ri ro sa se si so ta te ti to va vi wa xe ya zu qu gli tro ska ple".split()
)
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
RESERVED = frozenset(keyword.kwlist) | frozenset(keyword.softkwlist) | frozenset(dir(builtins))


def scrambled(r: Random) -> str:
    """A name without meaning: syllables, letters or letters with digits."""
    style = r.random()
    if style < 0.45:
        name = "".join(r.choices(_SYLLABLES, k=r.randint(2, 4)))
    elif style < 0.75:
        name = "".join(r.choices(_LETTERS, k=r.randint(2, 6)))
    else:
        name = f"{r.choice(_LETTERS)}{r.randint(0, 99)}"
    return f"{name}_{''.join(r.choices(_SYLLABLES, k=r.randint(1, 2)))}" if r.random() < 0.3 else name


def near(r: Random, name: str) -> str:
    """A name that is easily confused with ``name``."""
    options = [
        f"{name}{r.randint(1, 9)}",
        f"my_{name}",
        f"{name}_",
        f"the_{name}",
        name[:3],
        name[:1],
        name[:-1] if name.endswith("s") else f"{name}s",
        f"{name}_{r.choice('abxyz')}",
        f"new_{name}",
    ]
    return r.choice(options)


def synonyms(annotation: str) -> tuple[str, ...]:
    """Usual names for a value of the annotated type."""
    exact = SYNONYMS.get(annotation)
    return exact or SYNONYMS.get(annotation.partition("[")[0], ("value", "x", "item", "data", "arg"))


def fresh(r: Random, name: str, annotation: str, taken: Collection[str]) -> str:
    """Another name for ``name``: most often a usual one, else a near or a meaningless one."""
    for _ in range(20):
        style = r.random()
        if style < 0.5:
            chosen = r.choice(synonyms(annotation) if annotation else LOCALS)
        elif style < 0.7:
            chosen = near(r, name)
        else:
            chosen = scrambled(r)
        if usable(chosen, taken):
            return chosen
    return name


def usable(name: str, taken: Collection[str]) -> bool:
    """Whether ``name`` is an identifier that hides nothing."""
    return name.isidentifier() and name not in RESERVED and name not in taken
