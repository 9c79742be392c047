"""Reads GGUF files: metadata, and where each tensor lies. Nothing is computed, and no tensor is read.

A file is somebody else's data: counts, lengths and offsets are checked against the file's size before they
are used, so a damaged or hostile file ends in a sentence, not in memory or time.
"""

from __future__ import annotations

import contextlib
import mmap
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from engine.types import ModelError

MAGIC = b"GGUF"
VERSIONS = (2, 3)
MOST_KEYS, MOST_TENSORS, MOST_ITEMS = 10_000, 100_000, 10_000_000
LONGEST_NAME, LONGEST_TEXT = 256, 2**24
_NUMBERS = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
"""``struct`` formats of the types of metadata."""
_STRING, _ARRAY = 8, 9
BLOCKS = {
    "F32": (0, 1, 4),
    "F16": (1, 1, 2),
    "Q4_0": (2, 32, 18),
    "Q4_1": (3, 32, 20),
    "Q5_0": (6, 32, 22),
    "Q5_1": (7, 32, 24),
    "Q8_0": (8, 32, 34),
    "Q2_K": (10, 256, 84),
    "Q3_K": (11, 256, 110),
    "Q4_K": (12, 256, 144),
    "Q5_K": (13, 256, 176),
    "Q6_K": (14, 256, 210),
    "IQ2_XXS": (16, 256, 66),
    "IQ2_XS": (17, 256, 74),
    "IQ3_XXS": (18, 256, 98),
    "IQ1_S": (19, 256, 50),
    "IQ4_NL": (20, 32, 18),
    "IQ3_S": (21, 256, 110),
    "IQ2_S": (22, 256, 82),
    "IQ4_XS": (23, 256, 136),
    "IQ1_M": (29, 256, 56),
    "BF16": (30, 1, 2),
}
"""Number formats of tensors by GGML's names: GGML's number, values of a block, bytes of a block."""
_FORMATS = {number: (name, values, size) for name, (number, values, size) in BLOCKS.items()}


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
            with path.open("rb") as file:
                self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except OSError as error:
            raise ModelError(f"{path} cannot be read: {error.strerror}.") from None
        except ValueError:
            raise ModelError(f"{path} is empty. Download or copy the model again.") from None
        try:
            self.metadata, self.tensors = _Reader(self.data).read()
        except (_DamagedError, struct.error, IndexError, UnicodeDecodeError) as error:
            self.close()
            raise ModelError(
                f"{path} is not a complete GGUF file ({error}). Download or copy the model again."
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
        """The value of ``key``, or ``default``.

        Raises ``ModelError`` if it is of another kind, or missing without a default.
        """
        value = self.metadata.get(key, default)
        if kind is float and isinstance(value, int) and not isinstance(value, bool):
            return float(value)
        if value is None and default is None:
            raise ModelError(f"{self.path} does not say its {key}. Download or copy the model again.")
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise ModelError(f"{self.path} has a wrong {key}. Download or copy the model again.")
        return value


class _DamagedError(Exception):
    """What is wrong, in a few words."""


class _Reader:
    def __init__(self, data: mmap.mmap) -> None:
        self._data = data
        self._at = 0
        self._items = 0

    def read(self) -> tuple[dict[str, Any], dict[str, Tensor]]:
        """Metadata and tensors. Raises ``_DamagedError`` and what ``struct`` raises."""
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

    def _bytes(self, count: int) -> bytes:
        if count > len(self._data) - self._at:
            raise _DamagedError("it ends early")
        self._at += count
        return self._data[self._at - count : self._at]

    def _number(self, form: str) -> Any:
        [value] = struct.unpack_from("<" + form, self._data, self._at)
        self._at += struct.calcsize("<" + form)
        return value

    def _count(self, most: int, what: str) -> int:
        count: int = self._number("Q")
        if count > most:
            raise _DamagedError(f"it claims to have {count} {what}")
        return count

    def _text(self, longest: int) -> str:
        return self._bytes(self._count(longest, "letters in a text")).decode("utf-8", errors="strict")

    def _value(self, kind: int) -> Any:
        if kind in _NUMBERS:
            return self._number(_NUMBERS[kind])
        if kind == _STRING:
            return self._text(LONGEST_TEXT)
        if kind == _ARRAY:
            return self._array()
        raise _DamagedError(f"metadata of the kind {kind} is not known")

    def _array(self) -> list[Any]:
        kind, count = self._number("I"), self._count(MOST_ITEMS, "items in a list")
        self._items += count
        if self._items > MOST_ITEMS:
            raise _DamagedError("its lists are too long")
        if kind in _NUMBERS:
            form = f"<{count}{_NUMBERS[kind]}"
            if struct.calcsize(form) > len(self._data) - self._at:
                raise _DamagedError("it ends early")
            values = struct.unpack_from(form, self._data, self._at)
            self._at += struct.calcsize(form)
            return list(values)
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
        if not isinstance(alignment, int) or not 0 < alignment <= 2**20 or alignment & (alignment - 1):
            raise _DamagedError(f"tensors cannot be aligned to {str(alignment)[:20]}")
        base = -(-self._at // alignment) * alignment
        tensors: dict[str, Tensor] = {}
        for name, shape, number, offset in found:
            if number not in _FORMATS:
                raise _DamagedError(f"the number format {number} of {name[:60]!r} is not known")
            form, values, size = _FORMATS[number]
            if not all(0 < length < 2**32 for length in shape) or shape[-1] % values:
                raise _DamagedError(f"the tensor {name[:60]!r} has a wrong shape")
            count = prod(shape) // values * size
            if name in tensors or offset % alignment or base + offset + count > len(self._data):
                raise _DamagedError(f"the tensor {name[:60]!r} is not where the file says")
            tensors[name] = Tensor(name, shape, form, base + offset, count)
        return tensors
