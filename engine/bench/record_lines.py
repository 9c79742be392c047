"""Lines of a file of records, read with suspicion: what is damaged is named, set aside, and passed over."""

from __future__ import annotations

import json
import logging
import math
import os
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from engine.bench.result import Result, from_json

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


@dataclass(frozen=True)
class Rejected:
    """A line that is no record."""

    line: int
    reason: str
    text: str
    """Its beginning."""


def read_file(path: Path) -> Iterator[Result]:
    """The results of one file; an unfinished last line is passed over.

    Lines that are no records are named in the log, and written to ``NAME.rejected.jsonl`` beside the file,
    which itself is not changed. So is a file that cannot be read.
    """
    rejected: list[Rejected] = []
    try:
        for number, line, whole in _lines(path):
            if not line.strip():
                continue
            try:
                yield _result(line)
            except ValueError as error:
                if whole:
                    rejected.append(Rejected(number, str(error), line[:_KEPT].decode("utf-8", "replace")))
    except OSError as error:
        log.warning("%s cannot be read: %s.", path, error.strerror or error)
    if rejected:
        _set_aside(path, rejected)


def _lines(path: Path) -> Iterator[tuple[int, bytes, bool]]:
    """Number, bytes and whether the line has an end; of lines that are too long, more than is allowed."""
    number, line = 1, bytearray()
    with path.open("rb") as file:
        while block := file.read(_BLOCK):
            first, *rest = block.split(b"\n")
            line += first if len(line) <= LONGEST else b""
            for part in rest:
                yield number, bytes(line), True
                number, line = number + 1, bytearray(part)
    if line:
        yield number, bytes(line), False


def _result(line: bytes) -> Result:
    """Raises ValueError, which says what is wrong."""
    if len(line) > LONGEST:
        raise ValueError(f"longer than {LONGEST >> 20} MiB")
    try:
        data = json.loads(
            line.decode("utf-8"), parse_constant=_refuse, parse_float=_number, object_pairs_hook=_object
        )
    except UnicodeDecodeError:
        raise ValueError("not UTF-8") from None
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except json.JSONDecodeError as error:
        raise ValueError(f"not JSON ({error.msg})") from None
    if not isinstance(data, dict):
        raise ValueError("no object")
    return from_json(_checked(data))


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


def _checked(data: Any, room: int = 100) -> Any:
    """The data, of which the texts can be shown anywhere. Raises ValueError for what is never written."""
    if room < 0:
        raise ValueError("nested too deeply")
    if isinstance(data, str):
        return data if data.isascii() else data.encode("utf-8", "backslashreplace").decode("utf-8")
    if isinstance(data, int) and abs(data) >= _LARGEST:
        raise ValueError("a number that is too large")
    if isinstance(data, dict):
        return {_checked(name): _checked(value, room - 1) for name, value in data.items()}
    if isinstance(data, list):
        return [_checked(value, room - 1) for value in data]
    return data


def _set_aside(path: Path, rejected: list[Rejected]) -> None:
    """Names the lines, and writes them to a file of their own, as far as that can be written."""
    aside = path.with_name(path.stem + REJECTED)
    lines = "".join(json.dumps(asdict(each)) + "\n" for each in rejected)
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{aside.name}.", dir=aside.parent)
        with os.fdopen(handle, "w", encoding="ascii") as out:
            out.write(lines)
        os.replace(temporary, aside)
        where = f"set aside in {aside.name}"
    except OSError as error:
        where = f"{aside.name} cannot be written: {error.strerror or error}"
    for each in rejected[:_NAMED]:
        log.warning("%s, line %d is no record: %s; %s.", path, each.line, each.reason, where)
    if len(rejected) > _NAMED:
        log.warning("%s has %d more such lines.", path, len(rejected) - _NAMED)
