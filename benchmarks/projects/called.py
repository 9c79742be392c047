"""A pytest plugin that writes down which functions of a project passing tests call by name.

Runs in the project's own environment: the standard library and pytest alone. ``EGCFG_CALLED`` names the file
that is written. A test names a function if its file has the function's name, or, for a special method, the
name of its class; a doctest is its own file. Functions that such a test runs without calling them itself are
written down apart: a decorated function is called by its wrapper.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

_TEST_FOLDERS = {"test", "tests", "testing"}
_LOCAL = "<locals>"


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
    """Collects calls while tests run; keeps those of tests that pass."""

    def __init__(self, root: Path, target: Path) -> None:
        self._root = root
        self._target = target
        self._files: dict[str, tuple[bool, str]] = {}
        self._called: set[tuple[str, str]] = set()
        self._run: set[tuple[str, str]] = set()
        self._kept: dict[str, set[tuple[str, str]]] = {"called": set(), "run": set()}
        self._words: dict[str, set[str]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: Any) -> Any:
        """Watches one test."""
        self._called, self._run = set(), set()
        sys.setprofile(self._watch)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _watch(self, frame: FrameType, event: str, argument: object) -> None:
        if event != "call":
            return
        is_test, file = self._file(frame.f_code.co_filename)
        name = frame.f_code.co_qualname
        if is_test or not file or _LOCAL in name:
            return
        self._run.add((file, name))
        caller = frame.f_back
        if caller is not None and self._file(caller.f_code.co_filename)[0]:
            self._called.add((file, name))

    def _file(self, name: str) -> tuple[bool, str]:
        """Whether it is a test's, and its path in the project; nothing for a file from elsewhere."""
        if name not in self._files:
            path = Path(name)
            inside = path.is_relative_to(self._root)
            file = path.relative_to(self._root).as_posix() if inside else ""
            self._files[name] = is_test_code(name, self._root), file
        return self._files[name]

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Any:
        """Keeps what a test called if it has passed."""
        report = (yield).get_result()
        if report.when == "call" and report.passed:
            words = self._named_in(item)
            self._kept["called"] |= {each for each in self._called if _by_name(each[1]) in words}
            self._kept["run"] |= {each for each in self._run if _by_name(each[1]) in words}

    def _named_in(self, item: Any) -> set[str]:
        """The words of a doctest's examples, or of a test's file."""
        if (examples := getattr(getattr(item, "dtest", None), "examples", None)) is not None:
            return _words("".join(example.source for example in examples))
        file = str(item.path)
        if file not in self._words:
            self._words[file] = _words(Path(file).read_text(encoding="utf-8"))
        return self._words[file]

    def pytest_sessionfinish(self) -> None:
        """Writes the file."""
        found = {kind: sorted(calls) for kind, calls in self._kept.items()}
        self._target.write_text(json.dumps(found), encoding="utf-8")


def _words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def _by_name(qualified: str) -> str:
    """By which name a test calls a function: its own, or its class's for a special method."""
    owner, _, name = qualified.rpartition(".")
    return owner.rpartition(".")[2] if owner and name.startswith("__") and name.endswith("__") else name


def pytest_configure(config: Any) -> None:
    """Registers the recorder where a file is named."""
    if target := os.environ.get("EGCFG_CALLED"):
        config.pluginmanager.register(Recorder(Path(config.rootpath).resolve(), Path(target)))
