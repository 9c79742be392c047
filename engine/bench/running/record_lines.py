"""Reads a file of records line by line: damaged lines are reported, set aside and skipped."""

from __future__ import annotations

import gzip
import json
import logging
import math
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, cast

from engine.bench.running.task_result import TaskResult, from_json
from engine.core.errors import SettingsError
from engine.support.files import NewFile, NotRegular, open_regular

log = logging.getLogger(__name__)

LONGEST = 16 << 20
"""Bytes of a line; longer ones are not read as a whole."""
_KEPT = 10_000
"""Bytes of a damaged line that are set aside."""
_NAMED = 5
"""Damaged lines of one file that are named one by one."""
_BLOCK = 1 << 20
_LARGEST = 1 << 63
REJECTED = ".rejected.jsonl"


def read_file(path: Path) -> Iterator[TaskResult]:
    """The results of one file, which may be compressed (``.gz``); an unfinished last line is passed over.

    Lines that are no records are named in the log, and written to ``NAME.rejected.jsonl`` beside the file,
    which itself is not changed. So is a file that cannot be read. Raises ``SettingsError`` for what is no
    regular file, such as a pipe.
    """
    with _Rejects(path) as rejects:
        try:
            for number, line, whole in _lines(path):
                if not line.strip():
                    continue
                try:
                    yield _result(line)
                except ValueError as error:
                    if whole:
                        rejects.add(number, str(error), line)
        except NotRegular as error:
            raise SettingsError(f"{path} cannot be read: {error.strerror}.") from None
        except (OSError, EOFError, zlib.error) as error:
            log.warning("%s cannot be read: %s.", path, getattr(error, "strerror", None) or error)


def _lines(path: Path) -> Iterator[tuple[int, bytes, bool]]:
    """Number, bytes and whether the line has an end; of lines that are too long, more than is allowed."""
    number, line = 1, bytearray()
    with ExitStack() as opened:
        file: BinaryIO = opened.enter_context(os.fdopen(open_regular(path), "rb"))
        if path.suffix == ".gz":
            file = cast(BinaryIO, opened.enter_context(gzip.GzipFile(fileobj=file)))
        while block := file.read(_BLOCK):
            first, *rest = block.split(b"\n")
            line += first if len(line) <= LONGEST else b""
            for part in rest:
                yield number, bytes(line), True
                number, line = number + 1, bytearray(part)
    if line:
        yield number, bytes(line), False


class _Rejects:
    """Damaged lines of one file: written to a file of their own as they are found; the first are named."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._aside = path.with_name(path.stem + REJECTED)
        self._first: list[tuple[int, str]] = []
        self._count = 0
        self._new: NewFile | None = None
        self._failure = ""

    def __enter__(self) -> _Rejects:
        return self

    def add(self, number: int, reason: str, line: bytes) -> None:
        """Sets a line aside, with its number and what is wrong with it."""
        self._count += 1
        if self._count <= _NAMED:
            self._first.append((number, reason))
        if self._failure:
            return
        rejected = {"line": number, "reason": reason, "text": line[:_KEPT].decode("utf-8", "replace")}
        try:
            if self._new is None:
                self._new = NewFile(self._aside)
            self._new.out.write(json.dumps(rejected).encode() + b"\n")
        except OSError as error:
            self._fail(error)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._new is not None:
            with self._new as new:
                try:
                    if kind is None and not self._failure:
                        new.take_place()
                except OSError as failure:
                    self._fail(failure)
        if kind is None:
            self._name()

    def _fail(self, error: OSError) -> None:
        self._failure = f"{self._aside.name} cannot be written: {error.strerror or error}"

    def _name(self) -> None:
        where = self._failure or f"set aside in {self._aside.name}"
        for number, reason in self._first:
            log.warning("%s, line %d is no record: %s; %s.", self._path, number, reason, where)
        if self._count > _NAMED:
            log.warning("%s has %d more such lines.", self._path, self._count - _NAMED)


def _result(line: bytes) -> TaskResult:
    """Raises ValueError, which says what is wrong."""
    if len(line) > LONGEST:
        raise ValueError(f"longer than {LONGEST >> 20} MiB")
    try:
        data = _DECODER.decode(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise ValueError("not UTF-8") from None
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON ({error.msg})") from None
    if not isinstance(data, dict):
        raise ValueError("no object")
    return from_json(checked(data))


def _refuse(name: str) -> object:
    raise ValueError(f"{name} is no number")


def _number(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:20]} is too large")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
        raise ValueError(f"{twice[:60]!r} stands there twice")
    return found


_DECODER = json.JSONDecoder(parse_constant=_refuse, parse_float=_number, object_pairs_hook=_object)


def checked(data: Any, room: int = 100) -> Any:
    """The data, of which the texts can be shown anywhere. Raises ValueError for what is never written."""
    if room < 0:
        raise ValueError("nested too deeply")
    if isinstance(data, str):
        return data if data.isascii() else data.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(data, int) and abs(data) >= _LARGEST:
        raise ValueError("a number that is too large")
    if isinstance(data, dict):
        return {checked(name): checked(value, room - 1) for name, value in data.items()}
    if isinstance(data, list):
        return [checked(value, room - 1) for value in data]
    return data
