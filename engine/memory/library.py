"""The bundled library: everyday functions with many wordings, to be found by words and used by their bodies.

The file is made from the training library by ``egcfg train library`` and read without the code that made it.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
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
VERSION = 2
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
    ranking: Ranking
    asked: frozenset[int] = frozenset()
    """Functions that a benchmark asks for in nearly the same words."""


class Library:
    """The functions of a file, ranked by their words."""

    def __init__(self, content: Content, *, benchmarks: bool = True) -> None:
        """``benchmarks``: also those that a benchmark asks for."""
        self._content = content
        self._hidden = frozenset() if benchmarks else content.asked
        self._made: dict[int, LibraryFunction] = {}

    def __len__(self) -> int:
        return len(self._content.functions)

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        """By number of an entry, how much of ``words`` it has (0 to 1)."""
        return self._content.ranking.likeness(words)

    def function(self, number: int) -> LibraryFunction | None:
        """An entry by its number."""
        if number in self._hidden:
            return None
        if number not in self._made:
            self._made[number] = function(self._content.functions[number])
        return self._made[number]


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


@dataclass(frozen=True)
class Without:
    """The library that ships without one of its functions, and without what benchmarks ask for."""

    where: str

    def likeness(self, words: Sequence[str]) -> Mapping[int, float]:
        return bundled(benchmarks=False).likeness(words)

    def function(self, number: int) -> LibraryFunction | None:
        known = bundled(benchmarks=False).function(number)
        return None if known is not None and known.where == self.where else known


@cache
def bundled(*, benchmarks: bool = True) -> Library:
    """The library that ships. Raises ``DataError`` where its file is damaged."""
    return Library(read(FILE), benchmarks=benchmarks)


def read(path: Path) -> Content:
    """What a file holds; functions and words are looked at when they are asked for.

    Raises ``DataError`` naming the file, also later.
    """
    try:
        head, *lines = gzip.decompress(path.read_bytes()).split(b"\n")
        told = json.loads(head)
        if told["version"] != VERSION:
            raise DataError(f"{path} has version {told['version']}; this program reads {VERSION}.")
        count, lengths, asked = told["functions"], [*told["lengths"]], [*told["asked"]]
        if not len(lengths) == count <= len(lines) or not {*map(type, lengths + asked)} <= {int}:
            raise ValueError("its first line does not tell what it holds")
        told_of = (line.split(b" ", 1) for line in lines[count:])
        words = {word.decode(): pairs for word, pairs in told_of}
        ranking = Ranking.of(_Postings(path, words, count), lengths)
        return Content(_Records(path, lines[:count]), ranking, frozenset(asked))
    except _DAMAGED as error:
        raise _damaged(path, error) from error


@dataclass(frozen=True)
class _Records(Sequence[Mapping[str, Any]]):
    path: Path
    lines: Sequence[bytes]

    def __len__(self) -> int:
        return len(self.lines)

    def __getitem__(self, number: Any) -> Any:
        line = self.lines[number]
        try:
            record = json.loads(line)
            _check(record)
        except _DAMAGED as error:
            raise _damaged(self.path, error) from error
        return record


@dataclass(frozen=True)
class _Postings(Mapping[str, Sequence[int]]):
    path: Path
    words: Mapping[str, bytes]
    functions: int

    def __len__(self) -> int:
        return len(self.words)

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)

    def __getitem__(self, word: str) -> Sequence[int]:
        text = self.words[word]
        try:
            pairs = [*map(int, text.split(b" "))]
            if len(pairs) % 2 or min(pairs) < 0 or max(pairs[::2]) >= self.functions:
                raise ValueError(f"{word} is said to be in what is no function")
        except ValueError as error:
            raise _damaged(self.path, error) from error
        return pairs


def _damaged(path: Path, error: Exception) -> DataError:
    return DataError(f"{path} is not a library of functions: {error}")


def _check(record: Mapping[str, Any]) -> None:
    """Raises ``TypeError`` or ``LookupError`` where ``record`` is not what :func:`function` reads."""
    texts = [record["key"], record["name"], record.get("returns", "")]
    for each in (record.get("parameters", []), record["bodies"], record.get("imports", [])):
        texts += each
    if not record["bodies"] or not all(isinstance(text, str) for text in texts):
        raise TypeError(f"{record['key']} is not a function")


def write(path: Path, content: Content) -> None:
    """Writes a file that :func:`read` reads; the same content gives the same bytes.

    Its first line tells how many functions there are and how many words each has, then come the functions, a
    line each, and the words with what ``Ranking.postings`` tells of them.
    """
    head = {
        "version": VERSION,
        "functions": len(content.functions),
        "asked": sorted(content.asked),
        "lengths": content.ranking.lengths(),
    }
    lines = [_written(each) for each in (head, *content.functions)]
    lines += [" ".join((word, *map(str, pairs))) for word, pairs in content.ranking.postings().items()]
    path.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))


def _written(value: Mapping[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
