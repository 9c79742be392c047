"""Records of a data set: read from JSON lines (also gzipped), a JSON array, or the ``datasets`` package."""

from __future__ import annotations

import gzip
import hashlib
import importlib
import io
import json
import re
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from engine.core.errors import DataError
from engine.support.files import content

_LARGEST = 512 << 20
"""Bytes of a file, and of what it unpacks to."""
_ON_HUB = re.compile(r"[\w.-]+/[\w.-]+(?::[\w.-]+)?")
_IDENTIFIERS = ("task_id", "id", "problem_id", "question_id", "name")
_NAMES = {str: "a text", list: "a list", dict: "an object", int: "a whole number"}


Held = TypeVar("Held", bound=list[Any] | dict[str, Any])


@dataclass(frozen=True)
class DatasetRecord:
    """One record, and where it stands."""

    data: Mapping[str, Any]
    where: str
    """For people: ``data.jsonl, record 7 (HumanEval/6)``."""

    def text(self, name: str) -> str:
        """A field that must be a text."""
        return str(self._field(name, str))

    def texts(self, name: str) -> list[str]:
        """A field that must be a list of texts."""
        found = list(self._field(name, list))
        if not all(isinstance(one, str) for one in found):
            raise self.bad(f"{name} should be a list of texts")
        return found

    def object(self, name: str) -> Mapping[str, Any]:
        """A field that must be an object."""
        found: Mapping[str, Any] = self._field(name, dict)
        return found

    def identifier(self, name: str) -> str:
        """A field that must be a text or a whole number, as text."""
        value = self.data.get(name)
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise self.bad(f"{name} is missing" if value is None else f"{name} should be a text or a number")
        return str(value)

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def bad(self, why: str) -> DataError:
        """The error to raise about this record."""
        return DataError(f"{self.where}: {why}.")

    def _field(self, name: str, kind: type) -> Any:
        value = self.data.get(name)
        if name not in self.data:
            raise self.bad(f"{name} is missing")
        if not isinstance(value, kind):
            raise self.bad(f"{name} should be {_NAMES[kind]}, not {type(value).__name__}")
        return value


@dataclass(frozen=True)
class DatasetSource:
    """All records of a file or of a hub's data set, and a hash of them."""

    name: str
    records: tuple[DatasetRecord, ...]
    sha256: str


def parsed_text(record: DatasetRecord, name: str, kind: type[Held], text: str | None = None) -> Held:
    """A field that holds JSON as text, or its value; ``text`` where it had to be unpacked first."""
    value = record.data.get(name) if text is None else text
    if name not in record:
        raise record.bad(f"{name} is missing")
    if isinstance(value, str):
        value = _parsed(f"{record.where}: {name}", value)
    if not isinstance(value, kind):
        raise record.bad(f"{name} should hold {_NAMES[kind]}, not {type(value).__name__}")
    return value


def read(path: str, split: str = "test") -> DatasetSource:
    """The records at ``path``: a file, or else a name for the ``datasets`` package, if that is installed.

    Raises ``DataError`` naming the file and the record.
    """
    file = Path(path)
    if file.is_dir():
        raise DataError(f"{path} is a folder; name a file of JSON lines.")
    if file.exists():
        try:
            raw = content(file, _LARGEST)
        except OSError as error:
            raise DataError(f"{file} cannot be read: {error.strerror or error}.") from None
        rows = list(_rows(file.name, raw))
        return DatasetSource(file.name, tuple(rows), hashlib.sha256(raw).hexdigest())
    if file.is_absolute() or file.suffix in (".gz", ".json", ".jsonl"):
        raise DataError(f"There is no data set at {path}; name a file of JSON lines.")
    if not _ON_HUB.fullmatch(path):
        raise DataError(
            f"There is no file {path}; name a file of JSON lines, or OWNER/NAME of a data set on the hub."
        )
    return _from_hub(path, split)


def _rows(name: str, raw: bytes) -> Iterator[DatasetRecord]:
    try:
        text = (_unpacked(name, raw) if raw[:2] == b"\x1f\x8b" else raw).decode("utf-8")
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise DataError(f"{name} cannot be read as JSON lines: {error}.") from None
    if text.lstrip().startswith("["):
        yield from _array(name, text)
        return
    number = 0
    for line in text.split("\n"):
        if line.strip():
            number += 1
            yield _record(name, number, _parsed(f"{name}, record {number}", line))


def _unpacked(name: str, raw: bytes) -> bytes:
    with gzip.GzipFile(fileobj=io.BytesIO(raw)) as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise DataError(f"{name} holds more than {_LARGEST >> 20} MiB; name a file of fewer records.")
    return data


def _array(name: str, text: str) -> Iterator[DatasetRecord]:
    for number, data in enumerate(_parsed(name, text), 1):
        yield _record(name, number, data)


def _parsed(where: str, text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DataError(f"{where}: not JSON ({error}).") from None


def _record(name: str, number: int, data: object) -> DatasetRecord:
    where = f"{name}, record {number}"
    if not isinstance(data, dict):
        raise DataError(f"{where}: should be an object.")
    identifier = next((data[name] for name in _IDENTIFIERS if name in data), None)
    return DatasetRecord(data, where if identifier is None else f"{where} ({identifier})")


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
    return DatasetSource(
        name, tuple(_record(name, number, row) for number, row in enumerate(rows, 1)), digest
    )
