"""Collects and checks the messages of one child about one run, before anything is judged."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..types import Limits, Trace, TraceEvent
from .verdicts import ProgramAnswer
from .wire_format import Decoder, Malformed, text

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


@dataclass
class Observation:
    """Grows by ``take`` until the child is done."""

    limits: Limits
    tests: int
    loaded: bool = False
    load_error: tuple[str, str] | None = None
    answers: dict[int, ProgramAnswer] = field(default_factory=dict)
    traces: dict[int, Trace] = field(default_factory=dict)
    stale: bool = False
    """The program cannot take the place of what was imported when the tests were collected; nothing ran."""
    called_early: bool = False
    """The function under test was called while tests were collected."""
    unconfined: str | None = None
    """Set if the child could not confine itself, and so ran nothing."""
    wall_s: float = 0.0
    """What the child took of its time."""
    large: bool = False
    """It said so much that judging it may take long."""
    _decoder: Decoder = field(default_factory=Decoder)
    _weights: dict[int, int] = field(default_factory=dict)
    _parts: dict[int, int] = field(default_factory=dict)
    _stdout: _Text = field(init=False)
    _stderr: _Text = field(init=False)

    def __post_init__(self) -> None:
        self._stdout = _Text(self.limits.output_bytes)
        self._stderr = _Text(self.limits.output_bytes)

    @property
    def stdout(self) -> str:
        """What the program printed, as far as it is kept."""
        return self._stdout.whole()

    @property
    def stderr(self) -> str:
        """The same of its errors."""
        return self._stderr.whole()

    def take(self, message: dict[str, Any]) -> None:
        """One message. Raises Malformed; repetitions are ignored."""
        kind, index = message.get("kind"), message.get("index")
        if kind == "unconfined" and not self.loaded:
            self.unconfined = text(message.get("error"), 500)
            return
        if not isinstance(index, int) or isinstance(index, bool):
            raise Malformed("no index")
        out = text(message.get("out"), self.limits.output_bytes)
        err = text(message.get("err"), self.limits.output_bytes)
        if kind == "stale" and not self.loaded:
            self.stale = True
        elif kind == "loaded" and not self.loaded:
            self.loaded = True
            self.load_error = _error(message.get("error"))
        elif kind == "part" and 0 <= index < self.tests and index not in self.answers:
            self._parts[index] = self._parts.get(index, 0) + 1
            if self._parts[index] <= _MOST_PARTS:
                self._trace(index, message)
        elif kind == "test" and 0 <= index < self.tests and index not in self.answers:
            self._trace(index, message)
            values = message.get("values")
            if not isinstance(values, list) or len(values) > _MOST_VALUES:
                raise Malformed("no values")
            got = message.get("got")
            self.answers[index] = ProgramAnswer(
                tuple(map(self._decoder.value, values)),
                _error(message.get("error")),
                None if got is None else text(got, 5000),
            )
        elif kind not in ("loaded", "part", "test", "stale"):
            raise Malformed("an unknown kind of message")
        self._stdout.append(out)
        self._stderr.append(err)

    def _trace(self, index: int, message: dict[str, Any]) -> None:
        """Keeps the trace of a test instead of what was known of it, as far as there is room."""
        data = message.get("trace")
        if not isinstance(data, list):
            raise Malformed("no trace")
        self._weights[index] = 0
        room = _TRACE_ROOM - sum(self._weights.values())
        events = []
        used = 0
        for item in data[: self.limits.events]:
            event = _event(item, self.limits)
            used += _weight(event)
            if used > room:
                break
            events.append(event)
        self._weights[index] = min(room, used)
        self.traces[index] = Trace(tuple(events), message.get("truncated") is True or len(events) < len(data))

    @property
    def complete(self) -> bool:
        """Nothing more is to come."""
        return self.stale or self.load_error is not None or (self.loaded and len(self.answers) == self.tests)


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
        line if 0 <= line <= _LAST_LINE else min(max(line, 0), _LAST_LINE),
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
