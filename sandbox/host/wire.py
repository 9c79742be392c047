"""Parses a child's bytes without trusting them: bounded frames of strict JSON, tagged values rebuilt, and the
messages of one run checked before anything is judged."""

from __future__ import annotations

import collections
import json
from collections.abc import Iterator
from typing import Any

from ..judge import Observation, Opaque, ProgramAnswer
from ..types import Limits, Trace, TraceEvent

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
        match data:
            case ["f", str(number)]:
                return float(_short(number))
            case ["l", list(items)]:
                return [self._decode(item, depth - 1) for item in items]
            case ["t", list(items)]:
                return tuple([self._decode(item, depth - 1) for item in items])
            case ["d", list(pairs)]:
                return self._pairs(pairs, depth)
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
            case ["D", "Counter", list(pairs)]:
                return collections.Counter(self._pairs(pairs, depth))
            case ["D", "OrderedDict", list(pairs)]:
                return collections.OrderedDict(self._pairs(pairs, depth))
            case ["D", str(name), list(pairs)] if name.startswith("defaultdict:"):
                factory = _FACTORIES[name.removeprefix("defaultdict:")]
                return collections.defaultdict(factory, self._pairs(pairs, depth))
        raise Malformed("an unknown kind of value")

    def _pairs(self, pairs: list[Any], depth: int) -> dict[Any, Any]:
        return {self._key(key, depth - 1): self._decode(value, depth - 1) for key, value in pairs}

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


_KINDS = ("call", "line", "return", "exception")
_LAST_LINE = 1 << 30
_MOST_NAMES = 1000
_UNCHANGED: tuple[dict[str, str], dict[str, str]] = ({}, {})
"""Of all events that changed nothing: most of them."""
_TRACE_ROOM = 300_000
"""Characters of all traces of a run, those that JSON escapes counted more: a record stays below 1 MiB."""
_MOST_VALUES = 5_000
"""Of one test: an honest child sends one for each assertion."""
_MOST_PARTS = 20
"""Reports before the end of one test; an honest child sends fewer than ten."""


class Reader:
    """Checks the messages of one run, and writes down in ``observation`` what they say."""

    def __init__(self, observation: Observation, limits: Limits) -> None:
        self.observation = observation
        self._limits = limits
        self._decoder = Decoder()
        self._weights: dict[int, int] = {}
        self._parts: dict[int, int] = {}
        self._stdout = _Text(limits.output_bytes)
        self._stderr = _Text(limits.output_bytes)

    def take(self, frame: bytes) -> None:
        """One message. Raises Malformed; repetitions are ignored."""
        message, seen = unpack(frame), self.observation
        kind, index = message.get("kind"), message.get("index")
        if kind == "unconfined" and not seen.loaded:
            seen.unconfined = text(message.get("error"), 500)
            return
        if not isinstance(index, int) or isinstance(index, bool):
            raise Malformed("no index")
        out = text(message.get("out"), self._limits.output_bytes)
        err = text(message.get("err"), self._limits.output_bytes)
        if kind == "stale" and not seen.loaded:
            seen.stale = True
        elif kind == "loaded" and not seen.loaded:
            seen.loaded = True
            seen.load_error = _error(message.get("error"))
        elif kind == "part" and 0 <= index < seen.tests and index not in seen.answers:
            self._parts[index] = self._parts.get(index, 0) + 1
            if self._parts[index] <= _MOST_PARTS:
                self._trace(index, message)
        elif kind == "test" and 0 <= index < seen.tests and index not in seen.answers:
            self._trace(index, message)
            values, got = message.get("values"), message.get("got")
            if not isinstance(values, list) or len(values) > _MOST_VALUES:
                raise Malformed("no values")
            seen.answers[index] = ProgramAnswer(
                tuple(map(self._decoder.value, values)),
                _error(message.get("error")),
                None if got is None else text(got, 5000),
            )
        elif kind not in ("loaded", "part", "test", "stale"):
            raise Malformed("an unknown kind of message")
        self._stdout.append(out)
        self._stderr.append(err)

    def finish(self) -> None:
        """Writes down what the program printed, as far as it is kept."""
        self.observation.stdout, self.observation.stderr = self._stdout.whole(), self._stderr.whole()

    def _trace(self, index: int, message: dict[str, Any]) -> None:
        """Keeps the trace of a test instead of what was known of it, as far as there is room."""
        data = message.get("trace")
        if not isinstance(data, list):
            raise Malformed("no trace")
        self._weights[index] = 0
        room = _TRACE_ROOM - sum(self._weights.values())
        events = []
        used = 0
        for item in data[: self._limits.events]:
            event = _event(item, self._limits)
            used += _weight(event)
            if used > room:
                break
            events.append(event)
        self._weights[index] = min(room, used)
        truncated = message.get("truncated") is True or len(events) < len(data)
        self.observation.traces[index] = Trace(tuple(events), truncated)


class _Text:
    """Grows piece by piece, at the cost of the piece, up to a number of bytes."""

    def __init__(self, room: int) -> None:
        self._pieces: list[bytes] = []
        self._room = room

    def append(self, piece: str) -> None:
        """Adds what there is room for."""
        if piece and self._room > 0:
            data = piece[: self._room].encode()[: self._room]
            self._room -= len(data)
            self._pieces.append(data)

    def whole(self) -> str:
        return b"".join(self._pieces).decode(errors="ignore")


def _weight(event: TraceEvent) -> int:
    """About half of what the event takes as JSON, at worst."""
    _, _, function, values, types, returned, exception = event
    weight = 60 + _each(function) * len(function)
    if values:
        said = "".join((*values, *values.values(), *types.values()))
        weight += 6 * len(values) + _each(said) * len(said)
    for told in (returned, exception):
        if told:
            weight += _each(told) * len(told)
    return weight


def _each(said: str) -> int:
    """Characters that one of ``said`` takes as JSON, at worst."""
    return 6 if not said.isascii() else 1 if said.isprintable() else 3


def _error(data: object) -> tuple[str, str] | None:
    match data:
        case None:
            return None
        case [name, explanation]:
            return text(name, 60), text(explanation, 400)
    raise Malformed("an error that is none")


def _event(data: object, limits: Limits) -> TraceEvent:
    if type(data) is not list or len(data) != 6:
        raise Malformed("an event that is none")
    kind, line, function, changes, returned, exception = data
    if kind not in _KINDS or type(line) is not int or type(changes) is not list:
        raise Malformed("an event that is none")
    values, types = _changes(changes, limits.value_chars) if changes else _UNCHANGED
    return TraceEvent(
        kind,
        min(max(line, 0), _LAST_LINE),
        text(function, 200),
        values,
        types,
        None if returned is None else text(returned, limits.value_chars),
        None if exception is None else text(exception, 200),
    )


def _changes(changes: list[object], room: int) -> tuple[dict[str, str], dict[str, str]]:
    """Values and types by name."""
    values: dict[str, str] = {}
    types: dict[str, str] = {}
    for change in changes[:_MOST_NAMES]:
        if type(change) is not list or len(change) != 3:
            raise Malformed("a change that is none")
        name = text(change[0], 200)
        values[name] = text(change[1], room)
        types[name] = text(change[2], 60)
    return values, types
