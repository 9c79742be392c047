"""Bytes of a child, read with suspicion: bounded frames of strict JSON, and tagged values rebuilt."""

from __future__ import annotations

import collections
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

MAX_FRAME = 4 << 20
MAX_TOTAL = 16 << 20
_MAX_CONTAINERS = 300_000
"""Lists and objects in one frame: they cost far more to make than their two bytes to send."""
SHOWN = 400
"""Characters of a value shown to people."""
_MAX_DEPTH = 60
_MAX_ITEMS = 500_000
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
    """Splits a stream of bytes into messages."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._total = 0

    def feed(self, data: bytes) -> Iterator[dict[str, Any]]:
        """The messages completed by ``data``. Raises Malformed, also when there is too much."""
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
            body = bytes(self._buffer[4 : 4 + size])
            del self._buffer[: 4 + size]
            yield _message(body)


def _message(body: bytes) -> dict[str, Any]:
    if body.count(b"[") + body.count(b"{") > _MAX_CONTAINERS:
        raise Malformed("a frame of too many parts")
    try:
        message = _DECODER.decode(body.decode("ascii"))
    except (ValueError, RecursionError) as error:
        raise Malformed("a frame that is not JSON") from error
    if not isinstance(message, dict):
        raise Malformed("a frame that is no object")
    return message


def _refuse(name: str) -> object:
    raise ValueError(name)


_DECODER = json.JSONDecoder(parse_constant=_refuse)


def text(value: object, room: int) -> str:
    """A string that can be shown anywhere: cut to ``room`` characters, lone surrogates escaped."""
    if type(value) is not str:
        raise Malformed("something else where text belongs")
    if len(value) > room:
        value = value[:room]
    return value if value.isascii() else value.encode("utf-8", "backslashreplace").decode("utf-8")


def show(value: Any, room: int = SHOWN) -> str:
    """A rebuilt value as text for people."""
    try:
        return repr(value)[:room]
    except ValueError:  # an int beyond Python's limit of digits
        return f"<{type(value).__name__} with a very long number>"


@dataclass(frozen=True)
class Opaque:
    """A value of a type the parent does not rebuild."""

    description: str
    shown: str | None
    """Its ``repr``, if that was asked for: the program's own words."""


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
        if isinstance(data, list) and len(data) == 3 and data[0] == "o":
            self._items -= 1
            return Opaque(text(data[1], 1000), None if data[2] is None else text(data[2], 5000))
        try:
            return self._decode(data, _MAX_DEPTH)
        except (ValueError, TypeError, OverflowError, LookupError) as error:
            raise Malformed("a value that is none") from error

    def _decode(self, data: object, depth: int) -> Any:
        self._items -= 1
        if self._items < 0 or depth < 0:
            raise Malformed("a value that is too large")
        if data is None or isinstance(data, (bool, int, str)):
            return data
        if not isinstance(data, list) or not data:
            raise Malformed("an unknown kind of value")
        match data:
            case ["f", str(number)]:
                return float(number)
            case ["c", str(real), str(imaginary)]:
                return complex(float(real), float(imaginary))
            case ["i", str(number)]:
                return int(number, 16)
            case ["b", str(digits)]:
                return bytes.fromhex(digits)
            case ["l", list(items)]:
                return [self._decode(item, depth - 1) for item in items]
            case ["t", list(items)]:
                return tuple(self._decode(item, depth - 1) for item in items)
            case ["q", list(items)]:
                return collections.deque(self._decode(item, depth - 1) for item in items)
            case ["s", list(items)]:
                return {self._key(item, depth - 1) for item in items}
            case ["z", list(items)]:
                return frozenset(self._key(item, depth - 1) for item in items)
            case ["d", list(pairs)]:
                return self._pairs(pairs, depth)
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


_FACTORIES: dict[str, Any] = {
    "": None, "int": int, "float": float, "str": str, "list": list, "dict": dict, "set": set, "tuple": tuple,
}  # fmt: skip
