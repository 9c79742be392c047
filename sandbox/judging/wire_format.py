"""Parses a child's bytes without trusting them: bounded frames of strict JSON, tagged values rebuilt."""

from __future__ import annotations

import collections
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

MAX_FRAME = 2 << 20
MAX_TOTAL = 16 << 20
_MAX_CONTAINERS = 120_000
"""Lists and objects in one frame: they cost far more to make than their two bytes to send."""
_MAX_NUMBER = 64
"""Characters of a float, and of an integer that is no tagged text: those of a child have 20."""
_SMALL, _FEW_CONTAINERS = 65_536, 4_000
_MAX_DEPTH = 60
_MAX_ITEMS = 300_000
"""Of all the values of one run together."""
_MAX_ODD_KEYS = 2_000
"""Keys whose hashes a program could make collide, which would make rebuilding slow."""


class Malformed(Exception):
    """The bytes do not follow the protocol."""


def pack(message: object) -> bytes:
    """One frame: its length in four bytes, then JSON in ASCII."""
    body = json.dumps(message, separators=(",", ":")).encode("ascii")
    return len(body).to_bytes(4, "big") + body


class Unpacker:
    """Splits a stream of bytes into frames, of which it knows the length only, and bounds their number."""

    def __init__(self, frames: int = 1_000) -> None:
        self._buffer = bytearray()
        self._total = 0
        self._left = frames

    def feed(self, data: bytes) -> Iterator[bytes]:
        """The frames completed by ``data``. Raises Malformed, also when there is too much."""
        self._buffer += data
        self._total += len(data)
        if self._total > MAX_TOTAL:
            raise Malformed("more output than any run needs")
        while len(self._buffer) >= 4:
            size = int.from_bytes(self._buffer[:4], "big")
            if size > MAX_FRAME:
                raise Malformed("a frame that is too long")
            if len(self._buffer) < 4 + size:
                return
            self._left -= 1
            if self._left < 0:
                raise Malformed("more messages than any run needs")
            body = bytes(self._buffer[4 : 4 + size])
            del self._buffer[: 4 + size]
            yield body


def is_small(body: bytes) -> bool:
    """True if reading the frame takes less time than handing it to a thread."""
    return len(body) <= _SMALL and _containers(body) <= _FEW_CONTAINERS


def unpack(body: bytes) -> dict[str, Any]:
    """The message of one frame. Raises Malformed."""
    if _containers(body) > _MAX_CONTAINERS:
        raise Malformed("a frame of too many parts")
    try:
        decoder = _CAREFUL if _LONG_NUMBER in body.translate(_DIGITS) else _QUICK
        message = decoder.decode(body.decode("ascii"))
    except (ValueError, RecursionError) as error:
        raise Malformed("a frame that is not JSON") from error
    if not isinstance(message, dict):
        raise Malformed("a frame that is no object")
    return message


def _containers(body: bytes) -> int:
    return body.count(b"[") + body.count(b"{")


def _refuse(name: str) -> object:
    raise ValueError(name)


def _integer(digits: str) -> int:
    if len(digits) > _MAX_NUMBER:
        raise ValueError(digits[:_MAX_NUMBER])
    return int(digits)


_DIGITS = bytes(48 if 48 <= byte <= 57 else 32 for byte in range(256))
_LONG_NUMBER = b"0" * _MAX_NUMBER
"""Or digits of a text, all of them translated to zeros: far faster than a search by a pattern."""
_QUICK = json.JSONDecoder(parse_constant=_refuse, parse_float=_refuse)
_CAREFUL = json.JSONDecoder(parse_constant=_refuse, parse_float=_refuse, parse_int=_integer)
"""Floats and long integers come as tagged text."""


def text(value: object, room: int) -> str:
    """A string that can be shown anywhere: cut to ``room`` characters, lone surrogates escaped."""
    if type(value) is not str:
        raise Malformed("something else where text belongs")
    if len(value) > room:
        value = value[:room]
    return value if value.isascii() else value.encode("utf-8", "backslashreplace").decode("utf-8")


@dataclass(frozen=True)
class Opaque:
    """A value of a type the parent does not rebuild."""

    description: str


def decode(data: object) -> Any:
    """The builtin value that tagged ``data`` stands for, or an Opaque. Raises Malformed."""
    return Decoder().value(data)


class Decoder:
    """Rebuilds the values of one run, which together may cost only so much."""

    def __init__(self) -> None:
        self._items = _MAX_ITEMS
        self._odd_keys = _MAX_ODD_KEYS

    def value(self, data: object) -> Any:
        """The builtin value that tagged ``data`` stands for, or an Opaque. Raises Malformed."""
        if isinstance(data, list) and len(data) == 2 and data[0] == "o":
            self._items -= 1
            return Opaque(text(data[1], 1000))
        try:
            return self._decode(data, _MAX_DEPTH)
        except (ValueError, TypeError, OverflowError, LookupError) as error:
            raise Malformed("a value that is none") from error

    def _decode(self, data: object, depth: int) -> Any:
        self._items -= 1
        if self._items < 0 or depth < 0:
            raise Malformed("a value that is too large")
        if data is None or isinstance(data, (str, int)):
            return data
        if not isinstance(data, list):
            raise Malformed("an unknown kind of value")
        match data:
            case ["f", str(number)]:
                return float(_short(number))
            case ["l", list(items)]:
                return [self._decode(item, depth - 1) for item in items]
            case ["t", list(items)]:
                return tuple([self._decode(item, depth - 1) for item in items])
            case ["d", list(pairs)]:
                return self._pairs(pairs, depth)
        return self._rare(data, depth)

    def _rare(self, data: list[Any], depth: int) -> Any:
        match data:
            case ["c", str(real), str(imaginary)]:
                return complex(float(_short(real)), float(_short(imaginary)))
            case ["i", str(number)]:
                return int(number, 16)
            case ["b", str(digits)]:
                return bytes.fromhex(digits)
            case ["q", list(items)]:
                return collections.deque(self._decode(item, depth - 1) for item in items)
            case ["s", list(items)]:
                return {self._key(item, depth - 1) for item in items}
            case ["z", list(items)]:
                return frozenset(self._key(item, depth - 1) for item in items)
            case ["D", str(name), list(pairs)]:
                return self._mapping(name, self._pairs(pairs, depth))
        raise Malformed("an unknown kind of value")

    def _pairs(self, pairs: list[Any], depth: int) -> dict[Any, Any]:
        return {self._key(key, depth - 1): self._decode(value, depth - 1) for key, value in pairs}

    @staticmethod
    def _mapping(name: str, pairs: dict[Any, Any]) -> Any:
        match name.split(":"):
            case ["Counter"]:
                return collections.Counter(pairs)
            case ["OrderedDict"]:
                return collections.OrderedDict(pairs)
            case ["defaultdict", factory]:
                return collections.defaultdict(_FACTORIES[factory], pairs)
        raise Malformed("an unknown kind of value")

    def _key(self, data: object, depth: int) -> Any:
        key = self._decode(data, depth)
        plain = key is None or isinstance(key, (str, bytes)) or (isinstance(key, int) and abs(key) < 1 << 60)
        self._odd_keys -= not plain
        if self._odd_keys < 0:
            raise Malformed("a value that is too costly")
        return key


def _short(number: str) -> str:
    """The text of a float, which takes long to read if it is long. Raises Malformed."""
    if len(number) > _MAX_NUMBER:
        raise Malformed("a number that is too long")
    return number


_FACTORIES: dict[str, Any] = {
    "": None, "int": int, "float": float, "str": str, "list": list, "dict": dict, "set": set, "tuple": tuple,
}  # fmt: skip
