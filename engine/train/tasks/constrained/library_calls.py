"""Calls of the standard library that the grammar writes: what they take, what they give."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.train.tasks.constrained.structure import structure

_CALLS = """
collections: dict(collections.Counter({str})) dict|dict(collections.Counter({str}).most_common({index})) dict
collections: list(collections.deque({list}, maxlen={width})) list
collections: sum(collections.Counter({list}).values()) int|dict(collections.OrderedDict({dict})) dict
collections: dict(collections.ChainMap({dict}, {dict})) dict
datetime: (datetime.date(2024, 2, 1) + datetime.timedelta(days={int})).isoformat() str
datetime: (datetime.date(2024, 2, 1) + datetime.timedelta(days={int})).weekday() int
datetime: datetime.timedelta(minutes={int}).days int|str(datetime.timedelta(seconds={int})) str
itertools: list(itertools.accumulate({list})) list|list(itertools.chain({list}, {list})) list
itertools: list(itertools.islice({list}, {width})) list|list(itertools.repeat({int}, {index})) list
itertools: list(itertools.takewhile(bool, {list})) list|list(itertools.compress({list}, {list})) list
itertools: "".join(itertools.chain({str}, {str})) str|len(list(itertools.groupby({str}))) int
itertools: len(list(itertools.pairwise({list}))) int|len(list(itertools.combinations({list}, 2))) int
math: math.gcd({int}, {int}) int|math.lcm({int}, {int}) int|math.floor({float}) int|math.ceil({float}) int
math: math.trunc({float}) int|math.prod({list}) int|math.comb({int} ** 2, {index}) int
math: math.isqrt({int} ** 2) int
re: re.sub("[aeiou]", {char}, {str}) str|re.findall("[a-z]+", {str}) words|re.split("[^a-z]", {str}) words
re: len(re.findall({char}, {str})) int|re.sub("[0-9]+", "", {str}) str|re.escape({str}) str
"""
_SLOT = re.compile(r"{(\w+)}")


@dataclass(frozen=True)
class LibraryCall:
    """``text`` with its slots filled gives ``result``; kinds of values, see ``values``."""

    module: str
    text: str
    result: str

    @property
    def name(self) -> str:
        """The function or type of the module that it is about."""
        found = re.search(rf"\b{self.module}\.(\w+)", self.text)
        return found[1] if found else ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The kinds of its slots, in order."""
        return tuple(_SLOT.findall(self.text))

    @property
    def receiver(self) -> str:
        """The kind of the first slot that a variable can fill."""
        return next(kind for kind in self.arguments if kind not in ("char", "width", "index"))

    def filled(self, arguments: list[str]) -> str:
        """The call with ``arguments`` in its slots."""
        given = iter(arguments)
        return _SLOT.sub(lambda slot: next(given), self.text)


def _parsed(line: str) -> list[LibraryCall]:
    module, _, calls = line.partition(": ")
    return [LibraryCall(module, *call.rsplit(" ", 1)) for call in calls.split("|")]


LIBRARY_CALLS = tuple(call for line in _CALLS.strip().splitlines() for call in _parsed(line))
SINGLE_CALLS = tuple(call for call in LIBRARY_CALLS if structure(_SLOT.sub("x", call.text)).calls == 1)
"""Those that programs of level 1 are made of."""
