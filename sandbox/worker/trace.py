"""Traces one execution: the hooks of the interpreter, and the recorder that they feed.

A line is written down when the next event of its frame comes, because only then it is known what it did.
"""

from __future__ import annotations

import opcode
import os
import sys
import threading
import types
from _thread import get_ident
from collections.abc import Callable, Iterator

from .wire import describe, type_name

_IMMUTABLE = frozenset(
    map(id, (int, float, bool, str, bytes, complex, type(None), types.FunctionType, types.ModuleType, type))
)
"""By identity: a program's class may have a hash of its own."""
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

    def report(self) -> dict[str, object]:
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
            kind = id(type(value))
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


_YIELDS = frozenset(
    number for name, number in opcode.opmap.items() if name in ("YIELD_VALUE", "YIELD_FROM", "SEND")
)
_OPTIMIZED = 0x1
_GENERATOR = 0x20 | 0x80 | 0x200
"""Flags of code objects: a function; a generator, a coroutine or an asynchronous generator."""


def functions(module: types.CodeType) -> dict[types.CodeType, str]:
    """The code objects of a program worth watching, with the names of their functions."""
    return dict(_functions(module, "", inside=False))


def function_at(module: types.CodeType, line: int) -> dict[types.CodeType, str]:
    """The code objects of the function that begins at ``line``, decorators included; all if none does."""
    codes = functions(module)
    found = {code for code in codes if code.co_firstlineno == line and not code.co_name.startswith("<")}
    inside = {inner for code in found for inner in functions(code)}
    return {code: name for code, name in codes.items() if code in found or code in inside} or codes


def _functions(code: types.CodeType, outer: str, inside: bool) -> Iterator[tuple[types.CodeType, str]]:
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            name = (outer + constant.co_name)[:NAME_CHARS]  # ``co_qualname`` is new in Python 3.11
            function = bool(constant.co_flags & _OPTIMIZED)
            anonymous = constant.co_name.startswith("<") and (inside or constant.co_name != "<lambda>")
            if function and not anonymous:
                yield constant, name
            yield from _functions(constant, name + ".", inside or function)


_prepared: int | None = None
"""The number of the tool that ``prepare`` has taken."""


def prepare() -> None:
    """Switches on what the forks of this process will need for tracing.

    The interpreter then goes over the code of every function once, here, and not again in each fork.
    """
    global _prepared
    if hasattr(sys, "monitoring") and _prepared is None:
        _prepared = _taken(sys.monitoring)


def _taken(monitoring) -> int:
    """Takes a tool, and has it told of exceptions, which can only be had for all code."""
    tool = next(number for number in (3, 4, 2, 1, 0) if monitoring.get_tool(number) is None)
    monitoring.use_tool_id(tool, "trace")
    monitoring.set_events(tool, monitoring.events.RAISE | monitoring.events.PY_UNWIND)
    return tool


class Monitoring:
    """Watches ``codes`` in the thread that starts it, by PEP 669: callbacks come for these code objects only.

    A trace is marked as truncated where one of them runs in another thread.
    """

    def __init__(self, codes: dict[types.CodeType, str], recorder: Recorder) -> None:
        self._codes = codes
        self._recorder = recorder
        self._monitoring = sys.monitoring
        self._frame = sys._getframe
        self._ident = get_ident
        self._thread = 0
        self._tool: int | None = None
        self._on = True

    def pause(self) -> None:
        """Nothing is recorded from now on, at less cost than that of removing the hook."""
        self._on = False

    def resume(self, recorder: Recorder) -> None:
        """Goes on with another recorder, or the same."""
        self._recorder = recorder
        self._on = True

    def start(self) -> None:
        """Installs the hook."""
        monitoring, events = self._monitoring, self._monitoring.events
        self._thread = self._ident()
        ready = _prepared is not None and monitoring.get_tool(_prepared) == "trace"
        self._tool = tool = _prepared if ready else _taken(monitoring)
        for event, callback in (
            (events.PY_START, self._start),
            (events.PY_RESUME, self._resume),
            (events.LINE, self._line),
            (events.PY_RETURN, self._return),
            (events.PY_YIELD, self._yield),
            (events.RAISE, self._raise),
            (events.PY_UNWIND, self._unwind),
        ):
            monitoring.register_callback(tool, event, callback)
        local = events.PY_START | events.PY_RESUME | events.LINE | events.PY_RETURN | events.PY_YIELD
        for code in self._codes:
            monitoring.set_local_events(tool, code, local)

    def stop(self) -> None:
        """Removes the hook; more than once is harmless."""
        tool, self._tool = self._tool, None
        if tool is None:
            return
        try:
            self._monitoring.set_events(tool, 0)
            for code in self._codes:
                self._monitoring.set_local_events(tool, code, 0)
            self._monitoring.free_tool_id(tool)
        except ValueError:
            pass  # the program has freed the tool itself: there is nothing left to remove

    def _here(self) -> bool:
        return self._on and self._tool is not None and self._ident() == self._thread

    def _start(self, code, offset):
        if self._here():
            frame = self._frame(1)
            self._recorder.called(frame, frame.f_code.co_qualname[:NAME_CHARS].replace("<locals>.", ""))
        elif self._on and self._tool is not None:
            self._recorder.truncated = True

    def _resume(self, code, offset):
        if self._here():
            self._recorder.resumed(self._frame(1))

    def _line(self, code, line):
        if self._here():
            self._recorder.reached(self._frame(1), line)

    def _return(self, code, offset, value):
        if self._here():
            self._recorder.returned(self._frame(1), value)

    def _yield(self, code, offset, value):
        if self._here():
            self._recorder.returned(self._frame(1), value, ends=False)

    def _raise(self, code, offset, error):
        if code in self._codes and self._here():
            self._recorder.raised(self._frame(1), error)

    def _unwind(self, code, offset, error):
        if code in self._codes and self._here():
            self._recorder.unwound(self._frame(1))


class SetTrace:
    """The older hook: one function for all events of all frames."""

    def __init__(self, codes: dict[types.CodeType, str], recorder: Recorder) -> None:
        self._codes = codes
        self._recorder = recorder
        self._raised: BaseException | None = None
        """Set from an exception event until the next event, which tells whether the frame ended by it."""
        self._on = True

    def start(self) -> None:
        threading.settrace(self._elsewhere)
        sys.settrace(self._enter)

    def pause(self) -> None:
        sys.settrace(None)
        self._on = False

    def resume(self, recorder: Recorder) -> None:
        self._recorder = recorder
        self._on = True
        sys.settrace(self._enter)

    def stop(self) -> None:
        threading.settrace(None)
        self.pause()
        self._codes = {}

    def _elsewhere(self, frame, event, argument):
        if self._on and frame.f_code in self._codes:
            self._recorder.truncated = True

    def _enter(self, frame, event, argument):
        name = self._codes.get(frame.f_code)
        if name is None:
            return None
        if frame.f_code.co_flags & _GENERATOR and self._recorder.knows(frame):
            self._recorder.resumed(frame)
        else:
            self._recorder.called(frame, name)
        return self._event

    def _event(self, frame, event, argument):
        if not self._on:
            return None
        recorder = self._recorder
        if event == "line":
            self._raised = None
            recorder.reached(frame, frame.f_lineno)
        elif event == "exception":
            self._raised = argument[1] if isinstance(argument[1], BaseException) else argument[0]()
            if argument[0] is not StopIteration:  # which also ends every for loop
                recorder.raised(frame, self._raised)
        elif event == "return":
            if self._raised is not None and argument is None:
                if type(self._raised) is StopIteration:
                    recorder.raised(frame, self._raised)
                recorder.unwound(frame)
            else:
                recorder.returned(frame, argument, ends=not self._yields(frame))
        return self._event if self._on else None

    @staticmethod
    def _yields(frame: types.FrameType) -> bool:
        code = frame.f_code
        return bool(code.co_flags & _GENERATOR) and code.co_code[frame.f_lasti] in _YIELDS


Tracer = Monitoring if hasattr(sys, "monitoring") else SetTrace
