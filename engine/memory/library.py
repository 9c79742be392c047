"""The bundled library: everyday functions with many wordings, to be found by words and used by their bodies.

The file is made from the training library by ``egcfg train library`` and read without the code that made it.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine.memory.names import in_names_of
from engine.memory.parameters import Parameter
from engine.memory.ranking import Ranking
from engine.memory.types import Order, Request
from engine.support.renaming import indented
from engine.types import DataError

FILE = Path(__file__).with_name("library.json.gz")
VERSION = 1
"""Of the file's format."""
_DAMAGED = (OSError, EOFError, zlib.error, ValueError, LookupError, TypeError, AttributeError, RecursionError)


@dataclass(frozen=True)
class LibraryFunction:
    """One entry of the library."""

    where: str
    name: str
    """By which its bodies call themselves."""
    parameters: tuple[Parameter, ...]
    returns: str
    bodies: tuple[str, ...]
    """At column 0, the most natural first."""
    imports: tuple[str, ...]

    how = "recalled"
    hoists = True

    @property
    def source(self) -> str:
        """Its most natural implementation."""
        head = ", ".join(_told(each) for each in self.parameters)
        returns = f" -> {self.returns}" if self.returns else ""
        return f"def {self.name}({head}){returns}:\n{indented(self.bodies[0])}"

    def body(self, request: Request, order: Order) -> str | None:
        """Its most natural body, in the names of the task."""
        return in_names_of(request, order, self.parameters, self.name, self.bodies[0], self.imports)


@dataclass(frozen=True)
class Content:
    """What a file holds: a record of each function, and by which words it is found."""

    functions: Sequence[Mapping[str, Any]]
    postings: Mapping[str, Sequence[int]]
    """See ``Ranking.postings``."""


class Library:
    """The functions of a file, ranked by their words."""

    def __init__(self, content: Content, *, benchmarks: bool = True) -> None:
        """``benchmarks``: also those that a benchmark asks for in nearly the same words."""
        self._records = content.functions
        self._ranking = Ranking.of(content.postings)
        self._hidden = set() if benchmarks else {n for n, each in enumerate(self._records) if _asked(each)}

    def __len__(self) -> int:
        return len(self._records)

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """By number of an entry, how much of ``words`` it has (0 to 1)."""
        return self._ranking.likeness(words)

    def function(self, number: int) -> LibraryFunction | None:
        """An entry by its number."""
        return None if number in self._hidden else function(self._records[number])


def _asked(record: Mapping[str, Any]) -> bool:
    return bool(record.get("benchmark"))


def function(record: Mapping[str, Any]) -> LibraryFunction:
    """An entry from its record in the file."""
    parameters = tuple(_parameter(text) for text in record.get("parameters", ()))
    return LibraryFunction(
        record["key"],
        record["name"],
        parameters,
        record.get("returns", ""),
        tuple(record["bodies"]),
        tuple(record.get("imports", ())),
    )


def _told(parameter: Parameter) -> str:
    """``n: int = 2``."""
    kind = f": {parameter.annotation}" if parameter.annotation else ""
    equals = " = " if kind else "="
    return f"{parameter.name}{kind}" + (f"{equals}{parameter.default}" if parameter.default else "")


def _parameter(text: str) -> Parameter:
    """``n: int = 2`` as its name, its annotation and that it may be left out."""
    head, _, default = text.partition("=")
    name, _, annotation = head.partition(":")
    return Parameter(name.strip(), annotation.strip(), default.strip())


@cache
def bundled(*, benchmarks: bool = True) -> Library:
    """The library that ships. Raises ``DataError`` where its file is damaged."""
    return Library(read(FILE), benchmarks=benchmarks)


def read(path: Path) -> Content:
    """What a file holds. Raises ``DataError`` naming it."""
    try:
        data = json.loads(gzip.decompress(path.read_bytes()))
        if data["version"] != VERSION:
            raise DataError(f"{path} has version {data['version']}; this program reads {VERSION}.")
        for record in data["functions"]:
            _check(record)
        for pairs in data["postings"].values():
            _check_postings(pairs, len(data["functions"]))
        return Content(data["functions"], data["postings"])
    except _DAMAGED as error:
        raise DataError(f"{path} is not a library of functions: {error}") from error


def _check(record: Mapping[str, Any]) -> None:
    """Raises ``TypeError`` or ``LookupError`` where ``record`` is not what :func:`function` reads."""
    texts = [record["key"], record["name"], record.get("returns", "")]
    for each in (record.get("parameters", []), record["bodies"], record.get("imports", [])):
        texts += each
    if not record["bodies"] or not all(isinstance(text, str) for text in texts):
        raise TypeError(f"{record['key']} is not a function")


def _check_postings(pairs: Sequence[int], functions: int) -> None:
    """Raises ``ValueError`` or ``TypeError`` where ``pairs`` are not those of ``Ranking.postings``."""
    whole = set(map(type, pairs)) == {int} and not len(pairs) % 2
    if not whole or min(pairs) < 0 or max(pairs[::2]) >= functions:
        raise ValueError("a word is said to be in what is no function")


def write(path: Path, content: Content) -> None:
    """Writes a file that :func:`read` reads; the same content gives the same bytes."""
    data = {"version": VERSION, "functions": content.functions, "postings": content.postings}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
