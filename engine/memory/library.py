"""The bundled library: everyday functions with many wordings, to be found by words and used by their bodies.

The file is made from the training library by ``egcfg train library`` and read without the code that made it.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from engine.memory.names import in_names_of
from engine.memory.ranking import Ranking
from engine.memory.types import Order, Parameter, Request
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
    benchmark: bool
    """A benchmark asks for it in nearly the same words."""

    how = "recalled"

    def body(self, request: Request, order: Order) -> str | None:
        """Its most natural body, in the names of the task."""
        return in_names_of(request, order, self.parameters, self.name, self.bodies[0], self.imports)


class Library:
    """The entries of a file, ranked by their words."""

    def __init__(self, records: Sequence[Mapping[str, Any]], *, benchmarks: bool = True) -> None:
        """``benchmarks``: also those that a benchmark asks for in nearly the same words."""
        self._records = records
        self._benchmarks = benchmarks

    def __len__(self) -> int:
        return len(self._records)

    @cached_property
    def _ranking(self) -> Ranking:
        ranking = Ranking()
        for number, record in enumerate(self._records):
            if self._benchmarks or not record.get("benchmark"):
                ranking.add(number, record["words"].split())
        return ranking

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """By number of an entry, how much of ``words`` it has (0 to 1)."""
        return self._ranking.likeness(words)

    def function(self, number: int) -> LibraryFunction:
        """An entry by its number."""
        return function(self._records[number])


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
        bool(record.get("benchmark")),
    )


def _parameter(text: str) -> Parameter:
    """``n: int = 2`` as its name, its annotation and that it may be left out."""
    head, _, default = text.partition("=")
    name, _, annotation = head.partition(":")
    return Parameter(name.strip(), annotation.strip(), default.strip())


@cache
def bundled(*, benchmarks: bool = True) -> Library:
    """The library that ships. Raises ``DataError`` where its file is damaged."""
    return Library(read(FILE), benchmarks=benchmarks)


def read(path: Path) -> list[dict[str, Any]]:
    """The records of a file. Raises ``DataError`` naming it."""
    try:
        data = json.loads(gzip.decompress(path.read_bytes()))
        if data["version"] != VERSION:
            raise DataError(f"{path} has version {data['version']}; this program reads {VERSION}.")
        records: list[dict[str, Any]] = data["functions"]
        for record in records:
            _check(record)
    except _DAMAGED as error:
        raise DataError(f"{path} is not a library of functions: {error}") from error
    return records


def _check(record: Mapping[str, Any]) -> None:
    """Raises ``TypeError`` or ``LookupError`` where ``record`` is not what :func:`function` reads."""
    texts = [*(record[key] for key in ("key", "name", "words")), record.get("returns", "")]
    lists = [record.get("parameters", []), record["bodies"], record.get("imports", [])]
    for each in lists:
        texts += each
    if not record["bodies"] or not all(isinstance(text, str) for text in texts):
        raise TypeError(f"{record['key']} is not a function")


def write(path: Path, records: Sequence[Mapping[str, Any]]) -> None:
    """Writes a file that :func:`read` reads; the same records give the same bytes."""
    text = json.dumps({"version": VERSION, "functions": records}, ensure_ascii=False, separators=(",", ":"))
    path.write_bytes(gzip.compress(text.encode(), mtime=0))
