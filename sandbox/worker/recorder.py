"""Records trace events and changed variables of one execution.

A line is written down when the next event of its frame comes, because only then it is known what it did.
The hooks that feed a recorder are in ``tracer``.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable

from .values import describe, type_name

_IMMUTABLE = frozenset(
    (int, float, bool, str, bytes, complex, type(None), types.FunctionType, types.ModuleType, type)
)
_MUTABLE = object()
_EXCEPTION_CHARS = 200
NAME_CHARS = 200


class _Activation:
    """One call of a function under way."""

    __slots__ = ("again", "function", "line", "seen")

    def __init__(self, function: str) -> None:
        self.function = function
        self.line = 0
        """The line that runs now; 0 if none."""
        self.again = False
        """The line was written down already, at a yield."""
        self.seen: dict[str, tuple[object, str, str]] = {}


class Recorder:
    """Collects at most ``limit`` events, then calls ``full``."""

    def __init__(self, limit: int, room: int, full: Callable[[], None]) -> None:
        self.events: list[list[object]] = []
        """``[kind, line, function, [[name, text, type], ...], returned, exception]``."""
        self.truncated = False
        self.is_full = False
        """Nothing more is recorded, unless what is reserved is released."""
        self._limit = limit
        self._reserved = 0
        self._room = room
        self._full = full
        self._activations: dict[int, _Activation] = {}

    def reserve(self) -> None:
        """Keeps half of the events for later."""
        self._reserved = self._limit // 2

    def release(self) -> None:
        """Gives way to the events that were kept."""
        self._reserved = 0
        self.is_full = False

    def told(self) -> dict[str, object]:
        """The part of a message that tells the trace."""
        return {"trace": self.events, "truncated": self.truncated}

    def called(self, frame: types.FrameType, function: str) -> None:
        """A function of the program starts."""
        activation = _Activation(function[:NAME_CHARS])
        self._activations[id(frame)] = activation
        self._add("call", frame.f_code.co_firstlineno, activation, self._changes(frame, activation))

    def resumed(self, frame: types.FrameType) -> None:
        """A generator goes on: its line, which had been written down at the yield, runs again."""
        activation = self._activations.get(id(frame))
        if activation is not None:
            activation.line = frame.f_lineno
            activation.again = True

    def knows(self, frame: types.FrameType) -> bool:
        """True if the frame has started and not ended."""
        return id(frame) in self._activations

    def reached(self, frame: types.FrameType, line: int) -> None:
        """Execution arrives at a line, so the one before it has done its work."""
        activation = self._activations.get(id(frame))
        if activation is None:
            return
        if activation.line:
            changes = self._changes(frame, activation)
            silent = activation.again or activation.line == line
            if changes or not silent:  # a loop on one line is worth an event if it does something
                self._add("line", activation.line, activation, changes)
        activation.line, activation.again = line, False

    def returned(self, frame: types.FrameType, value: object, ends: bool = True) -> None:
        """A function returns, or yields if not ``ends``."""
        activation = self._finish_line(frame, ends)
        if activation is not None:
            self._add("return", frame.f_lineno, activation, [], describe(value, self._room))

    def raised(self, frame: types.FrameType, error: BaseException) -> None:
        """An exception appears in a frame, raised there or coming up from a callee."""
        activation = self._finish_line(frame, ends=False)
        if activation is not None:
            self._add("exception", frame.f_lineno, activation, [], None, explain(error))

    def unwound(self, frame: types.FrameType) -> None:
        """A frame ends by an exception."""
        self._activations.pop(id(frame), None)

    def _finish_line(self, frame: types.FrameType, ends: bool) -> _Activation | None:
        activation = self._activations.get(id(frame))
        if activation is None:
            return None
        if activation.line:
            changes = self._changes(frame, activation)
            if changes or not activation.again:
                self._add("line", activation.line, activation, changes)
            activation.line, activation.again = 0, False
        if ends:
            self._activations.pop(id(frame), None)  # none is left where there was no room for the line
        return activation

    def _changes(self, frame: types.FrameType, activation: _Activation) -> list[list[str]]:
        seen, changes = activation.seen, []
        for name, value in frame.f_locals.items():
            kind = type(value)
            before = seen.get(name)
            if before is not None and before[0] is value and kind in _IMMUTABLE:
                continue
            text, type_text = describe(value, self._room), type_name(value)
            if (before is None or before[1] != text or before[2] != type_text) and name[:1] != ".":
                changes.append([name[:NAME_CHARS], text, type_text])
            seen[name] = (value if kind in _IMMUTABLE else _MUTABLE, text, type_text)
        return changes

    def _add(
        self,
        kind: str,
        line: int,
        activation: _Activation,
        changes: list[list[str]],
        returned: str | None = None,
        exception: str | None = None,
    ) -> None:
        if self.is_full:
            return
        if len(self.events) >= self._limit - self._reserved:
            self.truncated = self.is_full = True
            self._activations.clear()
            self._full()
            return
        self.events.append([kind, line, activation.function, changes, returned, exception])


def _is_of_environment(error: KeyError) -> bool:
    """Whether ``os.environ`` raised it."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    return at is not None and at.tb_frame.f_code is type(os.environ).__getitem__.__code__


def explain(error: BaseException, without: str = "") -> str:
    """``ValueError: text``, bounded; of the text no lines that speak of ``without``."""
    try:
        text = str(error)
    except BaseException:  # the program's own __str__
        text = ""
    if type(error) is KeyError and _is_of_environment(error):
        text = f"the environment variable {error.args[0]} is not set"
    if without and without in text:
        text = "\n".join(line for line in text.splitlines() if without not in line)
    name = type_name(error)
    return (name + ": " + text if text else name)[:_EXCEPTION_CHARS]
