"""What pytest or doctest itself says of a project: ``python truth.py OUT [SCRIPT]``, in its folder.

OUT becomes a list of tests in JSON: name, whether it passed (``null`` if it did not decide), and the lines of
the functions that it entered.
"""

from __future__ import annotations

import doctest
import json
import os
import runpy
import sys
import threading
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest


class Recorder:
    """Follows tests while they run."""

    def __init__(self) -> None:
        self.tests: dict[str, tuple[bool | None, set[tuple[str, int]]]] = {}

    @contextmanager
    def following(self, name: str) -> Generator[None]:
        entered: set[tuple[str, int]] = set()

        def follow(frame: FrameType, event: str, _: object) -> None:
            if event == "call":
                entered.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

        self.tests[name] = (None, entered)
        threading.setprofile(follow)
        sys.setprofile(follow)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)  # type: ignore[arg-type]

    def decide(self, name: str, passed: bool) -> None:
        before, entered = self.tests[name]
        self.tests[name] = (passed and before is not False, entered)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        with self.following(item.nodeid):
            return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed or (report.when == "call" and report.passed):
            self.decide(report.nodeid, report.passed)

    def written(self) -> str:
        folder = os.path.realpath(os.curdir)
        return json.dumps(
            [
                (
                    name,
                    passed,
                    sorted((os.path.relpath(os.path.realpath(file), folder), line) for file, line in places),
                )
                for name, (passed, places) in self.tests.items()
            ]
        )


def follow_doctest(recorder: Recorder) -> None:
    """Docstrings become the tests."""
    run = doctest.DocTestRunner.run

    def followed(self: Any, test: doctest.DocTest, *arguments: Any, **named: Any) -> doctest.TestResults:
        with recorder.following(test.name):
            results = run(self, test, *arguments, **named)
        if results.attempted > getattr(results, "skipped", 0):
            recorder.decide(test.name, not results.failed)
        return results

    doctest.DocTestRunner.run = followed  # type: ignore[method-assign]


def main(out: str, script: str = "") -> None:
    recorder = Recorder()
    sys.path[0] = os.getcwd() if script else os.path.dirname(sys.executable)
    if script:
        follow_doctest(recorder)
        runpy.run_path(script, run_name="__main__")
    else:
        pytest.main(["-p", "no:cacheprovider"], plugins=[recorder])
    Path(out).write_text(recorder.written(), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
