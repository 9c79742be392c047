"""The parts of which filter, map and reduce are composed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Condition:
    """A test of one value ``{x}``."""

    key: str
    code: str
    clauses: tuple[str, ...]
    """After a plural noun: ``numbers`` *that are even*."""
    adjectives: tuple[str, ...] = ()
    """Before one: *even* ``numbers``."""


@dataclass(frozen=True)
class Change:
    """What is made of one value ``{x}``."""

    key: str
    code: str
    kind: str
    """Element type of what comes out: ``int`` or ``str``."""
    nouns: tuple[str, ...]
    """Followed by ``of`` and a plural: *the squares*."""
    verbs: tuple[str, ...]
    """With ``them`` or ``each`` inside: *square them*."""


@dataclass(frozen=True)
class Total:
    """What is made of all values; ``{xs}`` is an iterable expression."""

    key: str
    code: str
    returns: str
    """``{kind}`` stands for the element type."""
    nouns: tuple[str, ...]
    verbs: tuple[str, ...]
    start: str = ""
    """Loop form: the accumulator's first value, the step for ``{x}``, and the result."""
    step: str = ""
    result: str = "{acc}"


@dataclass(frozen=True)
class ValueSource:
    """Where the values come from."""

    key: str
    param: str
    kind: str
    iterable: str
    nouns: tuple[str, ...]
    """Plural nouns for the values."""
    places: tuple[str, ...]
    """Where they are: *in* ``{numbers}``."""
    variables: tuple[str, ...]
    draw: Callable[[Random], object]


def constant(r: Random) -> int:
    """Mostly small, sometimes any number below 1000."""
    style = r.random()
    return r.randint(2, 12) if style < 0.5 else r.randint(0, 100) if style < 0.8 else r.randint(0, 999)
