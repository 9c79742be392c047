"""Words of names and sentences, in the form in which they are compared."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, lru_cache

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|\d+")
_STOP = frozenset(
    "a an and are as at be been by do does each for from get gets given gives has have if in into is it its "
    "make none of on one or otherwise out return returns should so such that the their them then there these "
    "they this to was what when where which while who whose will with you your "
    "function value values self args kwargs".split()
)
_ALIKE = {
    "array": "list",
    "arrays": "list",
    "character": "char",
    "characters": "char",
    "dictionary": "dict",
    "dictionaries": "dict",
    "integer": "int",
    "integers": "int",
    "matrices": "matrix",
    "indices": "index",
    "maximum": "max",
    "minimum": "min",
    "vertices": "vertex",
}
_OPPOSITES = (
    "above below|add remove|all any|ascending descending|average sum|before after|begin end|"
    "big small|biggest smallest|clockwise counterclockwise|common rare|count sum|day month|"
    "earliest latest|encode decode|even odd|first last|forward backward|front back|head tail|"
    "high low|hour minute|increasing decreasing|inner outer|insert delete|large small|"
    "largest smallest|least most|left right|long short|longest shortest|mean median|min max|old new|"
    "oldest youngest|open close|positive negative|prefix suffix|push pop|row column|start end|"
    "sum product|top bottom|union intersection|up down|upper lower|vertical horizontal|width height"
)
_VOWEL = re.compile("[aeiouy]")
_SHORTEST = 3


def words(text: str) -> list[str]:
    """The words of ``text`` in order, without those that say nothing; names are taken apart."""
    found = (match.group().lower() for match in _WORD.finditer(text))
    return [stem(word) for word in found if word not in _STOP and (len(word) > 1 or word.isdigit())]


def opposed(name: str, asked: Collection[str]) -> bool:
    """Whether a function's ``name`` says the opposite of what is ``asked``, such as left in place of right.

    ``asked`` are :func:`words`.
    """
    found = (word for word in words(name) if word not in asked)
    return any(not _opposites()[word].isdisjoint(asked) for word in found if word in _opposites())


def share(text: str, other: str) -> float:
    """The share (0 to 1) of the words of ``text`` that ``other`` has."""
    wanted = {*words(text)}
    return len(wanted & {*words(other)}) / len(wanted) if wanted else 0.0


@cache
def _opposites() -> dict[str, set[str]]:
    """By word, those that mean the opposite."""
    found: dict[str, set[str]] = {}
    for pair in _OPPOSITES.split("|"):
        one, other = map(stem, pair.split())
        found.setdefault(one, set()).add(other)
        found.setdefault(other, set()).add(one)
    return found


@lru_cache(maxsize=1 << 16)
def stem(word: str) -> str:
    """``word`` without the ending of its plural, its past or its ``-ing``."""
    if word in _ALIKE:
        return _ALIKE[word]
    if word.endswith("ies") and len(word) > _SHORTEST + 2:
        return word[:-3] + "y"
    for ending in ("ing", "ed", "es", "s"):
        rest = word.removesuffix(ending)
        if rest != word and len(rest) >= _SHORTEST and _VOWEL.search(rest) and not rest.endswith(("s", "u")):
            return _root(rest)
    return _root(word)


def _root(word: str) -> str:
    """``remov`` of ``remove``, ``run`` of ``runn``."""
    if len(word) > _SHORTEST and word[-1] == word[-2] and word[-1] not in "aeiouls":
        return word[:-1]
    return word.removesuffix("e") if len(word) > _SHORTEST else word
