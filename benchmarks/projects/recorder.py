"""A pytest plugin that writes down which functions of a project each test enters.

Runs in the project's own environment: the standard library and pytest alone. ``EGCFG_ENTERED`` names the file
that is written. A function is known by its file and the line of its first decorator or of its ``def``. A test
enters it if its code begins to run in the test's call phase. The test calls it itself if the innermost frame
of the project that leads to it is a test's or a fixture's: frames of other packages, of pytest and of the
standard library do not count.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

_TEST_FOLDERS = {"test", "tests", "testing", "unittests"}
_LOCAL = "<locals>"
_ELSEWHERE, _TEST, _PROJECT = range(3)


def is_test_code(name: str, root: Path) -> bool:
    """Whether code of the file ``name`` is a test's: in a test file or test folder, or a doctest."""
    if name.startswith("<doctest "):
        return True
    path = Path(name)
    if not path.is_relative_to(root):
        return False
    test = path.name == "conftest.py" or path.name.startswith("test_") or path.name.endswith("_test.py")
    return test or bool(_TEST_FOLDERS & set(path.relative_to(root).parts[:-1]))


class Recorder:
    """Collects what tests enter while they run."""

    def __init__(self, root: Path, target: Path) -> None:
        self._root = root
        self._target = target
        self._kinds: dict[str, int] = {}
        self._entered: dict[CodeType, bool] = {}
        self._tests: list[dict[str, Any]] = []

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_call(self, item: Any) -> Any:
        """Watches one test."""
        self._entered = {}
        threading.setprofile(self._watch)
        sys.setprofile(self._watch)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)

    def _watch(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if event != "call" or self._entered.get(code) or self._kind(code.co_filename) != _PROJECT:
            return
        if _LOCAL in code.co_qualname or code.co_name.startswith("<"):
            return
        caller = frame.f_back
        while caller is not None and (kind := self._kind(caller.f_code.co_filename)) == _ELSEWHERE:
            caller = caller.f_back
        self._entered[code] = caller is not None and kind == _TEST

    def _kind(self, name: str) -> int:
        if name not in self._kinds:
            inside = Path(name).is_relative_to(self._root)
            test = is_test_code(name, self._root)
            self._kinds[name] = _TEST if test else _PROJECT if inside else _ELSEWHERE
        return self._kinds[name]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Keeps what became of a test: its call, or what came before where there was none."""
        report = (yield).get_result()
        if report.when == "call" or (report.when == "setup" and not report.passed):
            self._tests.append(self._seen(item, report.outcome))
            self._entered = {}

    def _seen(self, item: Any, outcome: str) -> dict[str, Any]:
        doctest = getattr(item, "dtest", None)
        name = getattr(item, "originalname", None) or item.name
        owner = item.nodeid.rpartition(name)[0] if name in item.nodeid else item.nodeid
        entered = [
            (Path(code.co_filename).relative_to(self._root).as_posix(), code.co_firstlineno, direct)
            for code, direct in self._entered.items()
        ]
        return {
            "id": owner + name,
            "file": Path(item.path).relative_to(self._root).as_posix(),
            "outcome": outcome,
            "docstring": doctest.docstring if doctest is not None else None,
            "entered": sorted(entered),
        }

    def pytest_sessionfinish(self) -> None:
        """Writes the file."""
        self._target.write_text(json.dumps(self._tests), encoding="utf-8")


def pytest_configure(config: Any) -> None:
    """Registers the recorder where a file is named."""
    if target := os.environ.get("EGCFG_ENTERED"):
        root = Path(os.environ["EGCFG_ROOT"]).resolve()
        config.pluginmanager.register(Recorder(root, Path(target)))
