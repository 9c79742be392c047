"""Reads GGUF files: metadata, and where each tensor lies. Nothing is computed, and no tensor is read.

A file is somebody else's data: counts, lengths and offsets are checked against the file's size before they
are used, so a damaged or hostile file ends in a sentence, not in memory or time.
"""

from __future__ import annotations

import contextlib
import mmap
import os
import struct
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from math import isfinite, prod
from pathlib import Path
from typing import Any

from gguf.constants import GGML_QUANT_SIZES, GGMLQuantizationType

from engine.support.errors import ModelError
from engine.support.files import open_regular

MAGIC = b"GGUF"
NAME = "general.name"
"""The key of what its publisher calls a model, however the file is called."""
TRAINED_FOR = "egcfg.trained_for"
"""The key of the form of feedback that a model was trained to repair programs by."""
VERSIONS = (2, 3)
MOST_KEYS, MOST_TENSORS = 2**12, 2**14
LONGEST_NAME, LONGEST_TEXT = 256, 2**22
MOST_MEMORY = 48 * 2**20
"""Bytes that all metadata may take; a vocabulary of 150,000 tokens takes 27 million."""
_AGAIN = "Download or copy the model again"
_NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
"""``struct`` formats of the types of metadata."""
_STRING, _ARRAY = 8, 9
BLOCKS = {kind.name: sizes for kind, sizes in GGML_QUANT_SIZES.items()}
"""Number formats of tensors by GGML's names: values of a block, bytes of a block."""
_FORMATS = {int(kind): kind.name for kind in GGMLQuantizationType if kind.name in BLOCKS}


@dataclass(frozen=True, slots=True)
class Tensor:
    """Where a tensor lies in the file."""

    name: str
    shape: tuple[int, ...]
    """Slowest dimension first, as torch has it."""
    format: str
    """A name of ``BLOCKS``."""
    start: int
    """Bytes from the beginning of the file."""
    size: int
    """In bytes."""


class GgufFile:
    """An open file. ``close`` it, or use it as a context manager."""

    metadata: Mapping[str, Any]
    tensors: Mapping[str, Tensor]

    def __init__(self, path: Path) -> None:
        """Raises ``ModelError`` for what is no GGUF file, is cut off, or does not agree with itself."""
        self.path = path
        try:
            with os.fdopen(open_regular(path), "rb") as file:
                self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except OSError as error:
            raise ModelError(f"{path} cannot be read: {error.strerror}.") from None
        except ValueError:
            raise ModelError(f"{path} is empty. {_AGAIN}.") from None
        try:
            self.metadata, self.tensors = _Reader(self.data).read()
        except _DamagedError as error:
            self.close()
            raise ModelError(
                f"{path} cannot be read as a GGUF file: {error}. {_AGAIN}, or use another one."
            ) from None

    def __enter__(self) -> GgufFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Gives the mapping back, unless somebody still holds a view of it."""
        with contextlib.suppress(BufferError):
            self.data.close()

    def bytes_of(self, tensor: Tensor) -> memoryview:
        """The tensor's blocks as they lie in the file."""
        return memoryview(self.data)[tensor.start : tensor.start + tensor.size]

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        """The value of ``key``, or ``default``; texts in a ``list``, numbers in an ``array``.

        Raises ``ModelError`` if it is of another kind, or missing without a default.
        """
        value = self.metadata.get(key, default)
        if kind is float and isinstance(value, int) and not isinstance(value, bool):
            value = float(value)
        if value is None:
            raise ModelError(f"{self.path} does not say its {key}. {_AGAIN}, or use another one.")
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.wrong(key)
        if isinstance(value, float) and not isfinite(value):
            raise self.wrong(key)
        return value

    def count(self, key: str, most: int, default: int | None = None, least: int = 1) -> int:
        """The whole number of ``key``, at most ``most``. Raises ``ModelError``."""
        value: int = self.get(key, int, default)
        if not least <= value <= most:
            raise self.wrong(key)
        return value

    def wrong(self, key: str) -> ModelError:
        """What to raise when the value of ``key`` cannot be."""
        return ModelError(f"{self.path} has a wrong {key}. {_AGAIN}, or use another one.")


class _DamagedError(Exception):
    """What is wrong, in a few words."""


class _Reader:
    def __init__(self, data: mmap.mmap) -> None:
        self._data = data
        self._at = 0
        self._room = MOST_MEMORY

    def read(self) -> tuple[dict[str, Any], dict[str, Tensor]]:
        """Metadata and tensors. Raises ``_DamagedError``."""
        if self._bytes(4) != MAGIC:
            raise _DamagedError("it does not begin with GGUF")
        if (version := self._number("I")) not in VERSIONS:
            raise _DamagedError(f"version {version} of the format is not known")
        tensors = self._count(MOST_TENSORS, "tensors")
        keys = self._count(MOST_KEYS, "keys")
        metadata: dict[str, Any] = {}
        for _ in range(keys):
            key = self._text(LONGEST_NAME)
            if key in metadata:
                raise _DamagedError(f"the key {key[:60]!r} is there twice")
            metadata[key] = self._value(self._number("I"))
        found = [self._tensor() for _ in range(tensors)]
        return metadata, self._placed(found, metadata.get("general.alignment", 32))

    def _view(self, count: int) -> memoryview:
        if count > len(self._data) - self._at:
            raise _DamagedError("it ends early")
        self._at += count
        return memoryview(self._data)[self._at - count : self._at]

    def _bytes(self, count: int) -> bytes:
        return bytes(self._view(count))

    def _number(self, form: str) -> Any:
        return struct.unpack("<" + form, self._bytes(struct.calcsize("<" + form)))[0]

    def _count(self, most: int, what: str) -> int:
        count: int = self._number("Q")
        if count > most:
            raise _DamagedError(f"it claims to have {count} {what}")
        return count

    def _take(self, memory: int) -> None:
        self._room -= memory
        if self._room < 0:
            raise _DamagedError(f"its metadata takes more than {MOST_MEMORY // 2**20} MiB")

    def _text(self, longest: int) -> str:
        try:
            text = self._bytes(self._count(longest, "letters in a text")).decode()
        except UnicodeDecodeError:
            raise _DamagedError("a text in it is not UTF-8") from None
        self._take(sys.getsizeof(text) + 8)
        return text

    def _value(self, kind: int) -> Any:
        if kind in _NUMBERS:
            return self._number(_NUMBERS[kind])
        if kind == _STRING:
            return self._text(LONGEST_TEXT)
        if kind == _ARRAY:
            return self._array()
        raise _DamagedError(f"metadata of the kind {kind} is not known")

    def _array(self) -> list[str] | array[Any]:
        kind, count = self._number("I"), self._count(2**32, "items in a list")
        if kind in _NUMBERS:
            numbers = array(_NUMBERS[kind].replace("?", "B"))
            self._take(count * numbers.itemsize)
            numbers.frombytes(self._view(count * numbers.itemsize))
            return numbers
        if kind != _STRING:
            raise _DamagedError("it has lists of lists")
        return [self._text(LONGEST_TEXT) for _ in range(count)]

    def _tensor(self) -> tuple[str, tuple[int, ...], int, int]:
        name, dimensions = self._text(LONGEST_NAME), self._number("I")
        if not 1 <= dimensions <= 4:
            raise _DamagedError(f"the tensor {name[:60]!r} has {dimensions} dimensions")
        shape = tuple(self._number("Q") for _ in range(dimensions))
        return name, shape[::-1], self._number("I"), self._number("Q")

    def _placed(
        self, found: list[tuple[str, tuple[int, ...], int, int]], alignment: object
    ) -> dict[str, Tensor]:
        """Where the tensors lie: one behind the other, so that none is there twice."""
        if not isinstance(alignment, int) or not 0 < alignment <= 2**20 or alignment & (alignment - 1):
            raise _DamagedError("its alignment is no power of two")
        base = -(-self._at // alignment) * alignment
        end = 0
        tensors: dict[str, Tensor] = {}
        for name, shape, number, offset in found:
            if number not in _FORMATS:
                raise _DamagedError(f"the number format {number} of {name[:60]!r} is not known")
            values, size = BLOCKS[_FORMATS[number]]
            if not all(0 < length < 2**32 for length in shape) or shape[-1] % values:
                raise _DamagedError(f"the tensor {name[:60]!r} has a wrong shape")
            count = prod(shape) // values * size
            if name in tensors or offset != end or base + offset + count > len(self._data):
                raise _DamagedError(f"the tensor {name[:60]!r} is not where the file says")
            tensors[name] = Tensor(name, shape, _FORMATS[number], base + offset, count)
            end = -(-(offset + count) // alignment) * alignment
        return tensors
