"""Words of names and sentences, in the form in which they are compared."""

from __future__ import annotations

import re
from functools import lru_cache

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
_VOWEL = re.compile("[aeiouy]")
_SHORTEST = 3


def words(text: str) -> list[str]:
    """The words of ``text`` in order, without those that say nothing; names are taken apart."""
    found = (match.group().lower() for match in _WORD.finditer(text))
    return [stem(word) for word in found if word not in _STOP and (len(word) > 1 or word.isdigit())]


def share(text: str, other: str) -> float:
    """The share (0 to 1) of the words of ``text`` that ``other`` has."""
    wanted = {*words(text)}
    return len(wanted & {*words(other)}) / len(wanted) if wanted else 0.0


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
