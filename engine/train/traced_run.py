"""Runs one call or one test of a program and prints what its lines did, as JSON.

The text of this module is sent into the sandbox with ``run(...)`` behind it; so it imports only the standard
library, and nothing of the project.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
import sys
import unittest
from collections.abc import Sequence
from types import FrameType
from typing import Any

PROGRAM = "<program>"
_MOST_LINES = 20_000
_LONGEST = 2_000


class LineTracer:
    """Follows the program's lines; a variable is looked up when its line has run, in the same frame."""

    def __init__(self, probes: Sequence[tuple[int, str]]) -> None:
        self.lines: list[int] = []
        self.values: dict[tuple[int, str], list[tuple[str, str]]] = {probe: [] for probe in probes}
        self._running: dict[FrameType, int] = {}

    def enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        """The trace function: only the program's own frames are followed."""
        return self._step if frame.f_code.co_filename == PROGRAM else None

    def _step(self, frame: FrameType, event: str, arg: Any) -> Any:
        self._look(frame)
        if event == "line":
            if len(self.lines) >= _MOST_LINES:
                raise TimeoutError("too many lines")
            if self.lines[-1:] != [frame.f_lineno]:
                self.lines.append(frame.f_lineno)
            self._running[frame] = frame.f_lineno
        return self._step

    def _look(self, frame: FrameType) -> None:
        line = self._running.pop(frame, None)
        for (at, text), found in self.values.items():
            if at == line:
                with contextlib.suppress(Exception):
                    value = eval(text, frame.f_globals, frame.f_locals)  # noqa: S307 - in the sandbox
                    told = repr(value)[:_LONGEST], type(value).__name__
                    if told not in found:
                        found.append(told)

    def after(self, line: int) -> list[int]:
        """Lines that ran next after one; -1 for the end of the run, or where it does not run."""
        nexts = [
            self.lines[place + 1] if place + 1 < len(self.lines) else -1
            for place, ran in enumerate(self.lines)
            if ran == line
        ]
        return sorted(set(nexts)) or [-1]


def run(job: dict[str, Any]) -> None:
    """Prints one line of JSON: ``error``, or ``output`` and what was seen at each of the ``probes``."""
    tracer = LineTracer([(line, text) for line, text in job["probes"]])
    told: dict[str, Any] = {"error": ""}
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            told["output"] = _ran(job, tracer)
    except BaseException as error:
        told["error"] = f"{type(error).__name__}: {error}"[:200]
    told["probes"] = [
        {"ran": line in tracer.lines, "next": tracer.after(line), "values": tracer.values[line, text]}
        for line, text in tracer.values
    ]
    print(json.dumps(told), flush=True)


def _ran(job: dict[str, Any], tracer: LineTracer) -> str:
    """Carries out the call, the test, or the ``filled`` test; what the call returned."""
    space: dict[str, Any] = {"__name__": "program"}
    exec(compile(job["program"], PROGRAM, "exec"), space)
    test = _test(job, space) if job["tests"] else None
    if job["filled"]:
        checks = {name: getattr(test, name) for name in dir(test) if name.startswith("assert")}
        exec(job["filled"], space | {"self": test} | checks)
        return ""
    sys.settrace(tracer.enter)
    try:
        return repr(eval(job["call"], space) if test is None else test.debugged())[:_LONGEST]  # noqa: S307
    finally:
        sys.settrace(None)


def _test(job: dict[str, Any], space: dict[str, Any]) -> Any:
    """The first test of the class of tests with the number ``index``, set up."""
    exec(compile(job["tests"], "<tests>", "exec"), space)
    named = re.compile(re.escape(job["entry"]) + "Test.*")
    classes = [
        value
        for name, value in space.items()
        if isinstance(value, type) and issubclass(value, unittest.TestCase) and named.match(name)
    ]
    kind = classes[job["index"]]
    test = kind(next(name for name in vars(kind) if name.startswith("test")))
    test.setUp()
    test.debugged = getattr(test, test._testMethodName)
    return test
