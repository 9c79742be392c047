"""Runs one child: confine itself, load the program, run the tests, report each, exit.

Nothing said here is believed: the parent judges the values, and knows from outside how the process ended.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import linecache
import os
import sys
import types
from _signal import ITIMER_REAL, SIGALRM, setitimer, signal
from os import _exit as leave

from . import packages, wire
from .overlay import TELL, Overlay, Stale, telling
from .self_confinement import NotAlone, SingleRunLimits
from .trace import Recorder, Tracer, explain, function_at, functions
from .wire import Encoder, Opaque, describe, type_name


class _Sink(io.RawIOBase):
    """Where the program's output goes: kept up to a bound, then dropped."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._room = 0

    def begin(self, room: int) -> None:
        """Starts afresh, with ``room`` bytes."""
        self._parts.clear()
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


class Output:
    """One text stream of the program, and what it wrote there."""

    def __init__(self) -> None:
        self._sink = _Sink()
        self.begin = self._sink.begin
        buffer = io.BufferedWriter(self._sink)
        self.stream = io.TextIOWrapper(buffer, "utf-8", "backslashreplace", newline="\n")

    def take(self) -> str:
        with contextlib.suppress(ValueError, OSError, RuntimeError):  # closed, or just printing
            self.stream.flush()
        return self._sink.take()


MODULE = "egcfg_program"
_TEST_MODULE = "egcfg_test"
_STANDARD, _CHANNEL = (0, 1, 2), 3
"""Descriptors."""
REHEARSALS = 12
"""From 3.11 on, the interpreter has adapted to what ran eight times."""
_REHEARSED = {
    "program": "def f(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return [total]\n",
    "tests": [
        {"setup": "", "ask": ["f(3)"], "source": "", "want": None, "item": None, "docstring": None},
        {"setup": "", "ask": [], "source": "assert f(2)", "want": None, "item": None, "docstring": None},
    ],
    "limits": {"output_bytes": 1000, "events": 100, "value_chars": 80, "wall_s": 60},
    "folder": "/",
    "trace": True,
    "overlay": None,
}
_NO_OVERLAY = {"file": "", "text": "", "line": 0, "root": "", "texts": []}
_ACTUAL_CHARS = 400
_MOST_TOLD = 1000
"""Values of one test."""
_NOISE_BYTES = 20_000


def live(connection: int, stage: Stage, confinement, mapped: int, pytest, suite=None) -> None:
    """Everything a child does; never returns. ``confinement``: ``ChildConfinement`` or ``SingleRunLimits``.

    With a ``suite``, its tests have been collected already, before the fork.
    """
    try:
        os.dup2(connection, _CHANNEL)
        _open_standard_descriptors()
        if suite is not None:
            with contextlib.suppress(Exception):
                suite.rehearse(1)
        request = wire.receive(_CHANNEL)
        folder = request["folder"]
        _move_to(folder)
        sys.path[:0] = request["path"]
        confinement.put_on(folder, request["limits"], mapped, _CHANNEL)
    except BaseException as error:
        if suite is not None and isinstance(error, NotAlone):  # one that imports the module itself is alone
            wire.send(_CHANNEL, {"kind": "stale", "index": 0, "out": "", "err": ""})
            leave(0)
        wire.send(_CHANNEL, {"kind": "unconfined", "error": explain(error)})
        leave(70)
    try:
        ChildSession(request, stage, _CHANNEL, pytest, suite).run()
        leave(0)
    except MemoryError:
        leave(72)
    except BaseException:
        leave(71)


def _open_standard_descriptors() -> None:
    """/dev/null, opened anew: what was inherited could be changed for those who inherit it later."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in _STANDARD:
        os.dup2(nothing, descriptor)


def _move_to(folder: str) -> None:
    """Makes ``folder`` the working directory, the home and the place for temporary files."""
    os.chdir(folder)
    os.environ.update(HOME=folder, TMPDIR=folder)
    if "tempfile" in sys.modules:
        sys.modules["tempfile"].tempdir = None  # some module of the user's may have asked for the zygote's


class Stage:
    """What every program finds, made once in the zygote, so that no child has to."""

    def __init__(self) -> None:
        self.out = Output()
        self.err = Output()

    def rehearse(self) -> None:
        """Runs a program of ours in the zygote itself.

        What has run before touches fewer pages when it runs again, and each page that a child touches has
        to be copied for it. Nothing of it stays but warm caches.
        """
        streams = sys.stdout, sys.stderr
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            for _ in range(REHEARSALS):
                _move_to(".")
                ChildSession(_REHEARSED, self, nowhere).run()
        finally:
            setitimer(ITIMER_REAL, 0)
            sys.stdout, sys.stderr = streams
            del sys.modules[MODULE]
            linecache.cache.clear()
            os.close(nowhere)


class ChildSession:
    """One program and its tests."""

    def __init__(self, request, stage: Stage, connection: int, pytest=None, suite=None) -> None:
        self._request = request
        self._connection = connection
        self.folder = request["folder"]
        self._pytest = pytest
        """A ``pytest_run.Pytest``, if pytest has to run something."""
        self._suite = suite
        self._out, self._err = stage.out, stage.err
        for output in (stage.out, stage.err):
            output.begin(request["limits"]["output_bytes"])
        self._codes: dict[types.CodeType, str] = {}
        self._module = types.ModuleType(MODULE)
        self._overlay = None
        self._index = 0
        self._encoder = Encoder()
        self._values: list[object] = []
        """Told by calls of the test that runs."""
        self._recorders: dict[int, Recorder] = {}
        self._tracer: Tracer | None = None
        self.is_watching = False
        """The program is traced."""
        self._told = True
        """Nothing is to be sent by the alarm: no test runs, or a message is on its way."""

    def run(self) -> None:
        """Loads the program, then runs one test after the other, those of pytest last."""
        self.speak()
        self._tell_before_the_end()
        try:
            error = self._load(self._request["program"])
        except Stale:
            self._send("stale")
            return
        self._send("loaded", error=error)
        if error is not None:
            return
        items, docstrings = [], {}
        for index, test in enumerate(self._request["tests"]):
            if test["item"] is not None:
                items.append((index, test["item"]))
            elif test["docstring"] is None:
                self._statements(index, test)
            else:
                place = test["docstring"]["name"], test["docstring"]["text"]
                docstrings.setdefault(place, []).append((index, test["docstring"]))
        self._run_collected(items, self._run_docstrings(docstrings))
        self._remove_tracer()

    def _all_collected(self) -> bool:
        """Whether pytest runs all tests, which import the program themselves, after their conftest files."""
        tests = self._request["tests"]
        return bool(tests) and all(
            test["item"] is not None or (test["docstring"] or {}).get("by_pytest") for test in tests
        )

    def _run_docstrings(self, docstrings):
        """Runs a session of doctest for each docstring; returns those that pytest has to run, by file and
        name."""
        left = {}
        for (name, text), tests in docstrings.items():
            from .pytest_run import Session  # imported by the zygote

            first = tests[0][1]
            numbers = [(index, docstring["first"], docstring["last"]) for index, docstring in tests]
            session = Session(self, name, text, numbers, first["options"], first["flags"])
            if first["by_pytest"]:
                left[first["by_pytest"], self._dotted(name)] = session
            else:
                session.run(self._module.__dict__)
        return left

    def run_by_itself(self, session) -> None:
        """Has doctest run a session that pytest does not know."""
        self.speak()
        try:
            module = self._overlay.imported() or self._overlay.load(self._module)
        except BaseException as failure:
            session.answer_rest(_failure(failure))
        else:
            session.run(module.__dict__)

    def _dotted(self, name: str) -> str:
        module = self._overlay.name if self._overlay is not None else ""
        return ".".join(filter(None, (module, name)))

    def _run_collected(self, items, docstrings) -> None:
        """Runs what pytest has collected, or has to collect now."""
        if not items and not docstrings:
            return
        with self.silence() as (be_quiet, said):
            if self._suite is not None:
                self._suite.run(self, items, docstrings, be_quiet)
                return
            from .pytest_run import Suite  # imported by the zygote

            files = [*(file for _, (file, _) in items), *(file for file, _ in docstrings)]
            suite = Suite({"files": files, "docstrings": bool(docstrings)}, self._overlay, self._pytest)
            self._overlay.tell_calls(self._request["told"])
            suite.collect(said, lambda: suite.run(self, items, docstrings, be_quiet))

    def _load(self, program: str):
        """Executes the program, or puts it into the module that is imported already. Raises Stale."""
        filename = MODULE + ".py"
        lines = program.splitlines(keepends=True)
        linecache.cache[filename] = (len(program), None, lines, filename)
        try:
            code = compile(program, filename, "exec", dont_inherit=True)
            wishes = self._request["overlay"]
            whole = wishes is not None and wishes["text"] == program
            if self._request["trace"]:
                only = whole and wishes["function_only"]
                self._codes = function_at(code, wishes["line"]) if only else functions(code)
            if self._suite is not None:
                self._overlay = self._suite.overlay
                self._overlay.tests = self._tests_in(self._overlay.file)
                self._overlay.take(code)
            elif wishes is not None or self._pytest is not None:
                self._overlay = Overlay(wishes or _NO_OVERLAY, code, whole)
                self._overlay.tests = [] if whole else self._tests_in(self._overlay.file)
                self._overlay.install()
                self._overlay.forget_installed()
            self._execute(code)
        except Stale:
            raise
        except BaseException as error:
            return _failure(error)
        return None

    def _tests_in(self, file: str) -> list[tuple[str, ...]]:
        """Places of pytest's tests in a file."""
        items = [test["item"] for test in self._request["tests"] if test["item"] is not None]
        names = [name for path, name in items if os.path.realpath(path) == file]
        return [tuple(name.partition("[")[0].split("::")) for name in names]

    def _execute(self, code: types.CodeType) -> None:
        """Runs the program: as the module that it is or is a part of, or in one of its own without a file.

        Where pytest runs all tests, these import the module, after their conftest files. A module that cannot
        be compiled is left aside.
        """
        overlay = self._overlay
        if overlay is not None and overlay.file:
            if overlay.imported() is None and overlay.name and self._all_collected():
                return
            sys.modules[MODULE] = self._module
            self._module.__file__, self._module.__package__ = overlay.file, overlay.package
            try:
                self._module = sys.modules[MODULE] = overlay.imported() or overlay.load(self._module)
                return
            except SyntaxError as error:
                if error.filename != overlay.file:
                    raise
        sys.modules[MODULE] = self._module
        self._module.__file__ = (overlay and overlay.file) or os.path.join(self.folder, MODULE + ".py")
        exec(code, self._module.__dict__)

    def _statements(self, index: int, test) -> None:
        """Evaluates what is asked, or runs statements as they are, or an example that should show a text."""
        self.begin(index)
        scope = dict(self._module.__dict__)
        values: list[object] = []
        error = got = None
        told: list[object] = []
        try:
            if test["setup"]:
                scope = self._prepare(test, scope)
            if test["want"] is not None:
                self._example(index, test, scope)
                return
            for source in test["ask"]:
                code = compile(source, "<test>", "eval", dont_inherit=True)
                self.watch()
                value = eval(code, scope)
                self.unwatch()
                values.append(self.encoded(value))
            if not test["ask"]:
                code = _asserting(test["source"])
                scope[TELL] = lambda value: told.append(value) or value
                self.watch()
                exec(code, scope)
        except BaseException as failure:
            self.unwatch()
            error = _failure(failure)
        if told and (error is None or error[0] == "AssertionError"):
            got = describe(told[-1], _ACTUAL_CHARS)
        self.answer(error, values, got)

    def _example(self, index: int, test, scope) -> None:
        """One example that stands alone."""
        from .pytest_run import alone  # imported by the zygote

        alone(self, index, test["source"], test["want"], scope)

    def encoded(self, value: object) -> object:
        """A value for the parent."""
        try:
            return self._encoder.encode(value)
        except Opaque:
            return ["o", describe(value, _ACTUAL_CHARS)]

    def tell(self, value: object) -> None:
        """Keeps what a call of a test gave."""
        if not self._told and len(self._values) < _MOST_TOLD:
            self._values.append(self.encoded(value))

    def _prepare(self, test, scope: dict[str, object]) -> dict[str, object]:
        """Runs what a test rests on, and traces it with half of the events; returns the test's variables.

        They are those of a module, so that classes of the test can be pickled; but an example is a part of
        the program's module.
        """
        if test["want"] is None:
            module = sys.modules[_TEST_MODULE] = types.ModuleType(_TEST_MODULE)
            vars(module).update(scope, __name__=_TEST_MODULE)
            scope = vars(module)
        recorder = self._recorders[self._index]
        recorder.reserve()
        code = compile(test["setup"], "<setup>", "exec", dont_inherit=True)
        self.watch()
        exec(code, scope)
        self.unwatch()
        recorder.release()
        return scope

    def begin(self, index: int) -> None:
        """What happens from now on belongs to this test."""
        limits = self._request["limits"]
        self._index = index
        self._encoder = Encoder()
        self._values = []
        if index not in self._recorders:
            self._recorders[index] = Recorder(limits["events"], limits["value_chars"], self._full)
        self._told = False

    def watch(self) -> None:
        """Traces the program."""
        self.unwatch()
        recorder = self._recorders[self._index]
        if not self._codes or recorder.is_full:
            return
        self.is_watching = True
        if self._tracer is None:
            self._tracer = Tracer(self._codes, recorder)
            self._tracer.start()
        else:
            self._tracer.resume(recorder)

    def unwatch(self) -> None:
        """Pauses tracing; more than once is harmless."""
        if self.is_watching:
            self.is_watching = False
            self._tracer.pause()

    def answer(self, error, values=(), got=None) -> None:
        """Tells the parent how the test that was begun has ended: with an error or none, the values that are
        to be compared, and what an example showed."""
        self.unwatch()
        self._told = True
        recorder = self._recorders.pop(self._index)
        self._send("test", values=[*values, *self._values], error=error, got=got, **recorder.report())

    def speak(self) -> None:
        """What is printed now is the program's."""
        sys.stdout, sys.stderr = self._out.stream, self._err.stream

    @contextlib.contextmanager
    def silence(self):
        """What is printed is nobody's output. Gives two functions: one makes it so again, one tells it."""
        noise = Output()
        noise.begin(_NOISE_BYTES)

        def be_quiet() -> None:
            sys.stdout = sys.stderr = noise.stream

        be_quiet()
        try:
            yield be_quiet, noise.take
        finally:
            self.speak()

    def _full(self) -> None:
        """The rest of the test runs as fast as it can."""
        self._remove_tracer()
        self._part()

    def _remove_tracer(self) -> None:
        self.is_watching = False
        tracer, self._tracer = self._tracer, None
        if tracer is not None:
            tracer.stop()

    def _part(self) -> None:
        """What is known of a test that may never end."""
        if not self._told:
            self._told = True
            self._send("part", **self._recorders[self._index].report())
            self._told = False

    def _tell_before_the_end(self) -> None:
        """Before the parent kills, an alarm sends the trace so far, twice in case the machine is busy."""
        signal(SIGALRM, lambda number, frame: self._part())
        wall = self._request["limits"]["wall_s"]
        setitimer(ITIMER_REAL, max(0.01, wall * 0.5), max(0.01, wall * 0.3))

    def _send(self, kind: str, **rest: object) -> None:
        message = {"kind": kind, "index": self._index, "out": self._out.take(), "err": self._err.take()}
        message.update(rest)
        wire.send(self._connection, message)


def _asserting(source: str) -> types.CodeType:
    """Statements; a comparison alone should hold, and one side of it is told."""
    tree = ast.parse(source, "<test>")
    if len(tree.body) == 1:
        [only] = tree.body
        if isinstance(only, ast.Expr) and isinstance(only.value, ast.Compare):
            only = tree.body[0] = ast.copy_location(ast.Assert(only.value), only)
        if isinstance(only, ast.Assert) and isinstance(only.test, ast.Compare):
            compared = only.test
            if isinstance(compared.left, ast.Constant):
                compared.comparators[0] = telling(compared.comparators[0])
            else:
                compared.left = telling(compared.left)
    return compile(tree, "<test>", "exec", dont_inherit=True)


def _failure(error: BaseException):
    """``[type, text]`` of an exception."""
    return [type_name(error), explain(error)]


def read_wishes():
    """The parent's wishes, from standard input, which is then closed for good."""
    wishes = json.loads(sys.stdin.buffer.read())
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return wishes


def serve_once(descriptor: int) -> None:
    """The whole life of a worker that runs one program."""
    wishes = read_wishes()
    packages.install()
    sys.path[0:0] = wishes["path"]
    packages.import_all(wishes["preload"])
    pytest = None
    if wishes["kind"] == "pytest":
        from .pytest_run import Pytest

        pytest = Pytest()
        pytest.load()
    live(descriptor, Stage(), SingleRunLimits(), 0, pytest)
