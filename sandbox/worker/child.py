"""The life of one child: confine itself, load the program, run the tests, report each, vanish.

Nothing said here is believed: the parent judges the values, and knows from outside how the process ended.
"""

from __future__ import annotations

import contextlib
import io
import linecache
import os
import signal
import sys
import tempfile
import types
from os import _exit as leave

from . import channel
from .items import Items
from .linux import ChildConfinement, close_from
from .overlay import Overlay
from .plugins import Pytest
from .recorder import Recorder, explain
from .tracer import Tracer, functions
from .values import Opaque, describe, encode, type_name

MODULE = "egcfg_program"
_NOTHING, _ERRORS, _CHANNEL = 1, 2, 3
"""Descriptors; the zygote's standard output is /dev/null already."""
_REPR_CHARS = 4000
_ACTUAL_CHARS = 400
_NOISE_BYTES = 20_000
_NO_OVERLAY = {"file": "", "text": "", "line": 0, "root": "", "texts": []}


def live(connection: int, confinement: ChildConfinement, mapped: int, pytest: Pytest) -> None:
    """Everything a fork does; never returns."""
    try:
        os.dup2(connection, _CHANNEL)
        os.dup2(_NOTHING, _ERRORS)
        request = channel.receive(_CHANNEL)
        assert isinstance(request, dict)
        close_from(_CHANNEL + 1)
        folder = request["folder"]
        os.chdir(folder)
        os.environ.update(HOME=folder, TMPDIR=folder)
        tempfile.tempdir = None
        sys.path[:0] = request["path"]
        confinement.put_on(folder, request["limits"], mapped)
    except BaseException as error:
        channel.send(_CHANNEL, {"kind": "unconfined", "error": explain(error)})
        leave(70)
    try:
        Session(request, pytest).run()
        leave(0)
    except BaseException:
        leave(71)


class _Sink(io.RawIOBase):
    """Where the program's output goes: kept up to a bound, then dropped."""

    def __init__(self, room: int) -> None:
        self._parts: list[bytes] = []
        self._room = room

    def writable(self) -> bool:
        return True

    def write(self, data) -> int:
        if self._room > 0:
            self._parts.append(bytes(data[: self._room]))
            self._room -= len(data)
        return len(data)

    def take(self) -> str:
        """What was written since the last time."""
        text = b"".join(self._parts).decode("utf-8", "backslashreplace")
        self._parts.clear()
        return text


class _Output:
    def __init__(self, room: int) -> None:
        self._sink = _Sink(room)
        self._stream = io.TextIOWrapper(
            io.BufferedWriter(self._sink), "utf-8", "backslashreplace", newline="\n"
        )

    @property
    def stream(self) -> io.TextIOWrapper:
        return self._stream

    def take(self) -> str:
        with contextlib.suppress(
            ValueError, OSError, RuntimeError
        ):  # closed by the program, or just printing
            self._stream.flush()
        return self._sink.take()


class Session:
    """One program and its tests."""

    def __init__(self, request, pytest: Pytest) -> None:
        self._request = request
        self._pytest = pytest
        self._out = _Output(request["limits"]["output_bytes"])
        self._err = _Output(request["limits"]["output_bytes"])
        self._noise = _Output(_NOISE_BYTES)
        self._overlay: Overlay | None = None
        self._codes: frozenset[types.CodeType] = frozenset()
        self._module = types.ModuleType(MODULE)
        self._index = 0
        self._recorders: dict[int, Recorder] = {}
        self._tracer: Tracer | None = None
        self._told = True
        """Nothing is to be sent by the alarm: no test runs, or a message is on its way."""

    def run(self) -> None:
        """Loads the program, then runs one test after the other, those of pytest last."""
        sys.stdout, sys.stderr = self._out.stream, self._err.stream
        self._tell_before_the_end()
        error = self._load(self._request["program"])
        self._send("loaded", error=error)
        if error is not None:
            return
        items = []
        for index, test in enumerate(self._request["tests"]):
            if test["item"] is None:
                self._test(index, test)
            else:
                items.append((index, test["item"]))
        if items:
            overlay = self._overlay or Overlay(_NO_OVERLAY, None)
            root = (self._request["overlay"] or _NO_OVERLAY)["root"]
            Items(self, items, overlay, root, self._request["folder"]).run(self._pytest)

    def _load(self, program: str):
        filename = MODULE + ".py"
        lines = program.splitlines(keepends=True)
        linecache.cache[filename] = (len(program), None, lines, filename)
        self._module.__file__ = os.path.join(self._request["folder"], filename)
        sys.modules[MODULE] = self._module
        try:
            code = compile(program, filename, "exec", dont_inherit=True)
            self._codes = functions(code) if self._request["trace"] else frozenset()
            if self._request["overlay"] is not None:
                self._overlay = Overlay(self._request["overlay"], code)
                self._overlay.install()
            exec(code, self._module.__dict__)
        except BaseException as error:
            return _failure(error)
        return None

    def _test(self, index: int, test) -> None:
        self.begin(index)
        scope = dict(self._module.__dict__)
        values: list[object] = []
        error = None
        try:
            if test["setup"]:
                exec(compile(test["setup"], "<setup>", "exec", dont_inherit=True), scope)
            steps = [(kind, _compiled(kind, source)) for kind, source in test["steps"]]
            self.watch()
            for kind, code in steps:
                if kind == "do":
                    exec(code, scope)
                else:
                    values.append(_value(eval(code, scope), kind == "show", self.unwatch))
                    if len(steps) > len(values):
                        self.watch()
        except BaseException as failure:
            self.unwatch()
            error = _failure(failure)
        self.unwatch()
        self.answer(error, values)

    def begin(self, index: int) -> None:
        """What happens from now on belongs to this test."""
        limits = self._request["limits"]
        self._index = index
        if index not in self._recorders:
            self._recorders[index] = Recorder(limits["events"], limits["value_chars"], self._full)
        self._told = False

    def watch(self) -> None:
        """Traces the program."""
        self.unwatch()
        recorder = self._recorders[self._index]
        if self._codes and not recorder.truncated:
            self._tracer = Tracer(self._codes, recorder)
            self._tracer.start()

    def unwatch(self) -> None:
        """Stops tracing; more than once is harmless."""
        tracer, self._tracer = self._tracer, None
        if tracer is not None:
            tracer.stop()

    def answer(self, error, values=()) -> None:
        """Tells the parent how the test that was begun has ended."""
        self._told = True
        self._send("test", values=list(values), error=error, **self._trace())

    @contextlib.contextmanager
    def silence(self):
        """What is printed is nobody's output; gives a function that tells what it was."""
        self.be_quiet()
        try:
            yield self._noise.take
        finally:
            self.speak()

    def be_quiet(self) -> None:
        """What is printed now is pytest's own."""
        sys.stdout = sys.stderr = self._noise.stream

    def speak(self) -> None:
        """What is printed now is the program's."""
        sys.stdout, sys.stderr = self._out.stream, self._err.stream

    def _full(self) -> None:
        self.unwatch()
        self._part()

    def _part(self) -> None:
        """What is known of a test that may never end."""
        if not self._told:
            self._told = True
            self._send("part", **self._trace())
            self._told = False

    def _tell_before_the_end(self) -> None:
        """Before the parent kills, an alarm sends the trace so far, twice in case the machine is busy."""
        signal.signal(signal.SIGALRM, lambda number, frame: self._part())
        wall = self._request["limits"]["wall_s"]
        signal.setitimer(signal.ITIMER_REAL, max(0.01, wall * 0.5), max(0.01, wall * 0.3))

    def _trace(self):
        recorder = self._recorders[self._index]
        return {"trace": recorder.events, "truncated": recorder.truncated}

    def _send(self, kind: str, **rest: object) -> None:
        message = {"kind": kind, "index": self._index, "out": self._out.take(), "err": self._err.take()}
        message.update(rest)
        channel.send(_CHANNEL, message)


def _compiled(kind: str, source: str) -> types.CodeType:
    return compile(source, "<test>", "exec" if kind == "do" else "eval", dont_inherit=True)


def _value(value: object, show: bool, unwatch) -> object:
    unwatch()
    try:
        return encode(value)
    except Opaque:
        shown = repr(value)[:_REPR_CHARS] if show else None
        return ["o", describe(value, _ACTUAL_CHARS), shown]


def _failure(error: BaseException):
    """``[type, text]`` of an exception."""
    return [type_name(error), explain(error)]
