"""What one child said about one run, collected from its channel and checked, before any judgement."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .referee import Answer
from .types import Limits, Trace, TraceEvent
from .wire import Malformed, decode, text

_KINDS = ("call", "line", "return", "exception")
_MOST_NAMES = 1000


@dataclass
class Observation:
    """Grows by ``take`` until the child is done."""

    limits: Limits
    tests: int
    loaded: bool = False
    load_error: tuple[str, str] | None = None
    answers: dict[int, Answer] = field(default_factory=dict)
    traces: dict[int, Trace] = field(default_factory=dict)
    unconfined: str | None = None
    """Set if the child could not confine itself, and so ran nothing."""
    stdout: str = ""
    stderr: str = ""

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
        if kind == "loaded" and not self.loaded:
            self.loaded = True
            self.load_error = _error(message.get("error"))
        elif kind == "part" and 0 <= index < self.tests and index not in self.answers:
            self.traces[index] = _trace(message, self.limits)
        elif kind == "test" and 0 <= index < self.tests and index not in self.answers:
            trace = _trace(message, self.limits)
            self.answers[index] = Answer(_values(message.get("values")), _error(message.get("error")), out)
            self.traces[index] = trace
        elif kind not in ("loaded", "part", "test"):
            raise Malformed("an unknown kind of message")
        self.stdout = (self.stdout + out)[: self.limits.output_bytes]
        self.stderr = (self.stderr + err)[: self.limits.output_bytes]

    @property
    def complete(self) -> bool:
        """Nothing more is to come."""
        return self.load_error is not None or (self.loaded and len(self.answers) == self.tests)


def _values(data: object) -> tuple[Any, ...]:
    if not isinstance(data, list):
        raise Malformed("no values")
    return tuple(map(decode, data))


def _error(data: object) -> tuple[str, str] | None:
    match data:
        case None:
            return None
        case [name, explanation]:
            return text(name, 60), text(explanation, 400)
    raise Malformed("an error that is none")


def _trace(message: dict[str, Any], limits: Limits) -> Trace:
    events = message.get("trace")
    if not isinstance(events, list):
        raise Malformed("no trace")
    return Trace(
        tuple(_event(event, limits) for event in events[: limits.events]), message.get("truncated") is True
    )


def _event(data: object, limits: Limits) -> TraceEvent:
    if type(data) is not list or len(data) != 6:
        raise Malformed("an event that is none")
    kind, line, function, changes, returned, exception = data
    if kind not in _KINDS or type(line) is not int or type(changes) is not list:
        raise Malformed("an event that is none")
    room = limits.value_chars
    values, types = {}, {}
    for change in changes[:_MOST_NAMES]:
        if type(change) is not list or len(change) != 3:
            raise Malformed("a change that is none")
        name = text(change[0], 200)
        values[name], types[name] = text(change[1], room), text(change[2], 60)
    return TraceEvent(
        kind=kind,
        line=min(max(line, 0), 1 << 30),
        function=text(function, 200),
        values=values,
        types=types,
        returned=None if returned is None else text(returned, room),
        exception=None if exception is None else text(exception, 200),
    )
