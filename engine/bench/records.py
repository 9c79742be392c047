"""Records of a data set: read from JSON lines (also gzipped), a JSON array, or the ``datasets`` package."""

from __future__ import annotations

import gzip
import hashlib
import importlib
import json
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.support.errors import DataError
from engine.support.files import content

_LARGEST = 512 << 20
"""Bytes of a file."""
_ON_HUB = re.compile(r"[\w.-]+/[\w.-]+(?::[\w.-]+)?")
_IDENTIFIERS = ("task_id", "id", "problem_id", "question_id", "name")
_NAMES: Mapping[Any, str] = {str: "a text", list: "a list", dict: "an object"}
_Value = TypeVar("_Value")


@dataclass(frozen=True)
class DatasetRecord:
    """One record, and where it stands. A field that is missing or wrong raises ``DataError``."""

    data: Mapping[str, Any]
    where: str
    """For people: ``data.jsonl, record 7 (HumanEval/6)``."""

    def text(self, name: str) -> str:
        """A field that must be a text."""
        return self._checked(name, self._field(name), str)

    def texts(self, name: str) -> list[str]:
        """A field that must be a list of texts."""
        found = self._checked(name, self._field(name), list)
        if not all(isinstance(one, str) for one in found):
            raise self.bad(f"{name} should be a list of texts")
        return found

    def object(self, name: str) -> Mapping[str, Any]:
        """A field that must be an object."""
        return self._checked(name, self._field(name), dict)

    def identifier(self, name: str) -> str:
        """A field that must be a text or a whole number, as text."""
        value = self._field(name)
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise self.bad(f"{name} is missing" if value is None else f"{name} should be a text or a number")
        return str(value)

    def parsed(self, name: str, kind: type[_Value], text: str | None = None) -> _Value:
        """A field that holds JSON as text, or its value; ``text`` where it had to be unpacked first."""
        value = self._field(name) if text is None else text
        if isinstance(value, str):
            value = _parsed(f"{self.where}: {name}", value)
        return self._checked(name, value, kind, "hold")

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def bad(self, why: str) -> DataError:
        """The error to raise about this record."""
        return DataError(f"{self.where}: {why}.")

    def _field(self, name: str) -> Any:
        if name not in self.data:
            raise self.bad(f"{name} is missing")
        return self.data[name]

    def _checked(self, name: str, value: Any, kind: type[_Value], verb: str = "be") -> _Value:
        if not isinstance(value, kind):
            raise self.bad(f"{name} should {verb} {_NAMES[kind]}, not {type(value).__name__}")
        return value


@dataclass(frozen=True)
class DatasetSource:
    """All records of a file or of a hub's data set, and a hash of them."""

    name: str
    records: tuple[DatasetRecord, ...]
    sha256: str


def read(path: str, split: str = "test") -> DatasetSource:
    """The records at ``path``: a file, or else a name for the ``datasets`` package, if that is installed.

    Raises ``DataError`` naming the file and the record.
    """
    file = Path(path)
    if file.is_dir():
        raise DataError(f"{path} is a folder; name a file of JSON lines.")
    if file.exists():
        return _from_file(file)
    if file.is_absolute() or file.suffix in (".gz", ".json", ".jsonl"):
        raise DataError(f"There is no data set at {path}; name a file of JSON lines.")
    if not _ON_HUB.fullmatch(path):
        raise DataError(
            f"There is no file {path}; name a file of JSON lines, or OWNER/NAME of a data set on the hub."
        )
    return _from_hub(path, split)


def _from_file(file: Path) -> DatasetSource:
    try:
        raw = content(file, _LARGEST)
        text = (gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw).decode()
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or error
        raise DataError(f"{file} cannot be read as JSON lines: {why}.") from None
    if text.lstrip().startswith("["):
        rows = _parsed(file.name, text)
    else:
        lines = [line for line in text.split("\n") if line.strip()]
        rows = [_parsed(f"{file.name}, record {number}", line) for number, line in enumerate(lines, 1)]
    return DatasetSource(file.name, _records(file.name, rows), hashlib.sha256(raw).hexdigest())


def _from_hub(name: str, split: str) -> DatasetSource:
    """``owner/name`` or ``owner/name:config``, by the ``datasets`` package."""
    try:
        hub = importlib.import_module("datasets")
    except ImportError:
        raise DataError(
            f"There is no file {name}. To load a data set by its name, install the package 'datasets'."
        ) from None
    owner, _, config = name.partition(":")
    try:
        rows = [dict(row) for row in hub.load_dataset(owner, config or None, split=split)]
    except Exception as error:  # of any kind: the package's own, the network's, a file's
        raise DataError(f"{name} is no file of JSON lines, nor a data set to load: {error}.") from None
    digest = hashlib.sha256(json.dumps(rows, sort_keys=True, default=str).encode()).hexdigest()
    return DatasetSource(name, _records(name, rows), digest)


def _parsed(where: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError(f"{where}: not JSON ({error}).") from None


def _records(name: str, rows: list[Any]) -> tuple[DatasetRecord, ...]:
    found = []
    for number, data in enumerate(rows, 1):
        where = f"{name}, record {number}"
        if not isinstance(data, dict):
            raise DataError(f"{where}: should be an object.")
        identifier = next((data[key] for key in _IDENTIFIERS if key in data), None)
        found.append(DatasetRecord(data, where if identifier is None else f"{where} ({identifier})"))
    return tuple(found)
