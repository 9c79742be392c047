"""Tests as pytest runs them: one session in the child, for all of them, with the overlay in front.

pytest sees the project's own settings, conftest files and plugins, writes nothing into it, and is told which
items to keep; each test of ours is answered when the last of its items has ended.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict

from .overlay import Overlay
from .pytest_plugins import Pytest, blocked
from .recorder import explain
from .values import type_name

_QUIET = (
    "-s", "-q", "--tb=no", "--no-header", "--no-summary", "--maxfail=0", "--continue-on-collection-errors",
    "-o", "required_plugins=", "-o", "log_file=",
)  # fmt: skip
_ASYNC = ("async def function", "PytestUnhandledCoroutineWarning")


class Items:
    """The pytest items of one request; also the plugin that pytest talks to."""

    def __init__(self, session, tests, overlay: Overlay, folder: str) -> None:
        self._session = session
        self._tests = {index: (os.path.realpath(file), name) for index, (file, name) in tests}
        self._overlay = overlay
        self._root = overlay.root
        self._folder = folder
        self._index: dict[str, int] = {}
        """Node id to test."""
        self._left: dict[int, int] = {}
        """How many items of a test are still to end."""
        self._errors: dict[int, list[str]] = {}
        self._reasons: dict[int, str] = {}
        """Why items of a test were skipped."""
        self._passed: defaultdict[int, int] = defaultdict(int)
        self._in_file: dict[str, list[str]] = {}
        """Errors at collection."""
        self._trouble: list[str] | None = None
        """What ended pytest as a whole."""
        self._seen: BaseException | None = None
        """What the phase that was just reported on raised."""

    def run(self, pytest: Pytest) -> None:
        """Answers every test. Anything that keeps a test from running is an error of the kind ``Skipped``."""
        if not pytest.load():
            python = sys.executable
            why = f"there is no pytest in {python}; install it there: {python} -m pip install pytest"
            self._answer_rest(_skipped(why))
            return
        self._pytest = pytest
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = os.path.join(self._folder, "hypothesis")
        if os.path.isdir(self._root):
            os.chdir(self._root)
        files = dict.fromkeys(file for file, _ in self._tests.values())
        base = ["--basetemp=" + os.path.join(self._folder, "pytest"), *_QUIET, *blocked(), *files]
        with self._session.silence() as (self._be_quiet, said):
            try:
                code = pytest.module.main(base, plugins=[self])
            except OSError:  # settings above the project, which cannot be read here
                bounds = ["-c", os.devnull, "--rootdir", self._root, "--confcutdir", self._root]
                code = pytest.module.main([*bounds, *base], plugins=[self])
            except BaseException as error:
                self._trouble, code = _skipped("pytest does not start: " + _failure(error)[1]), 3
        if self._trouble is None and code not in (0, 1, 5):
            self._trouble = _skipped("pytest does not start: " + _complaint(said()))
        self._answer_rest(self._trouble)

    def _answer_rest(self, error: list[str] | None) -> None:
        """The tests that pytest has not run to their end."""
        for index in sorted(self._tests):
            if self._left.get(index) != 0:
                file, name = self._tests[index]
                missing = _skipped(f"pytest collects no {name} in {os.path.basename(file)}")
                self._session.begin(index)
                self._session.answer(self._errors.get(index) or self._in_file.get(file) or error or missing)

    # What pytest calls

    def pytest_addoption(self, parser, pluginmanager) -> None:
        self._pytest.register(parser, pluginmanager)

    def pytest_load_initial_conftests(self, early_config) -> None:
        files = (file for file, _ in self._tests.values())
        self._overlay.explain_asserts(self._pytest.explain_asserts(early_config), files)
        self._overlay.install()

    def pytest_exception_interact(self, node, call, report) -> None:
        """Something could not be collected."""
        if report.when in (None, "collect"):
            error = call.excinfo.value
            self._in_file.setdefault(_path(node), _failure(error.__cause__ or error))

    def pytest_collectreport(self, report) -> None:
        if report.skipped and "::" not in report.nodeid:
            file = os.path.realpath(os.path.join(self._root, report.nodeid))
            self._in_file.setdefault(file, _skipped(_reason(report)))

    def pytest_collection_modifyitems(self, items) -> None:
        items[:] = [item for item in items if self._test_of(item) is not None]

    def pytest_collection_finish(self, session) -> None:
        for item in session.items:
            index = self._test_of(item)
            if index is not None:
                self._index[item.nodeid] = index
                self._left[index] = self._left.get(index, 0) + 1

    def _test_of(self, item) -> int | None:
        """Which test an item belongs to: its own, or one for all its parameters."""
        file, name = _path(item), item.nodeid.partition("::")[2]
        for index, (wanted_file, wanted) in self._tests.items():
            if file == wanted_file and (name == wanted or name.startswith((wanted + "[", wanted + "::"))):
                return index
        return None

    def pytest_runtest_logstart(self, nodeid, location) -> None:
        self._session.speak()
        self._session.begin(self._index[nodeid])

    def pytest_runtest_setup(self, item) -> None:
        self._session.watch()

    def pytest_runtest_call(self, item) -> None:
        self._session.watch()

    def pytest_runtest_teardown(self, item) -> None:
        self._session.unwatch()

    def pytest_runtest_makereport(self, item, call) -> None:
        self._session.unwatch()
        self._seen = call.excinfo.value if call.excinfo is not None else None

    def pytest_runtest_logreport(self, report) -> None:
        index = self._index.get(report.nodeid)
        if index is None:
            return
        if report.failed:
            error = (
                _failure(self._seen)
                if self._seen is not None
                else ["Failed", "Failed: " + str(report.longrepr)]
            )
            if "[" in report.nodeid and error[0] != "Skipped":
                parameters = report.nodeid[report.nodeid.index("[") :]
                error = [error[0], f"{error[1]} {parameters}" if len(parameters) < 60 else error[1]]
            self._errors.setdefault(index, error)
        elif report.skipped:
            self._reasons[index] = _reason(report)
        elif report.when == "call":
            self._passed[index] += 1

    def pytest_runtest_logfinish(self, nodeid, location) -> None:
        index = self._index[nodeid]
        self._left[index] -= 1
        self._session.unwatch()
        if not self._left[index]:
            skipped = None if self._passed[index] else _skipped(self._reasons.get(index, "nothing of it ran"))
            self._session.answer(self._errors.get(index) or skipped)
        self._be_quiet()

    def pytest_internalerror(self, excrepr, excinfo) -> None:
        self._trouble = _failure(excinfo.value)

    def pytest_keyboard_interrupt(self, excinfo) -> None:
        self._trouble = _failure(excinfo.value)


def _complaint(said: str) -> str:
    """The line of pytest's output that tells what is wrong."""
    lines = [line.strip() for line in said.splitlines() if line.strip(" =!_-")]
    telling = (
        [line for line in lines if line.startswith("E ") or "rror: " in line] or lines or ["no reason given"]
    )
    return telling[-1].removeprefix("E ").strip()


def _path(node) -> str:
    """The real path of a node's file, in all versions of pytest."""
    return os.path.realpath(str(getattr(node, "path", None) or node.fspath))


def _failure(error: BaseException) -> list[str]:
    """``[type, text]`` of an exception; of the kind ``Skipped`` if no function could mend it."""
    name, text = type_name(error), explain(error)
    if name == "FixtureLookupError":
        return _skipped(f"there is no fixture {getattr(error, 'argname', '')!r} for it")
    if name in ("Failed", "Skipped", "PytestUnhandledCoroutineWarning") and any(
        word in text for word in _ASYNC
    ):
        return _skipped(_NO_ASYNC)
    lines = [line for line in text.splitlines() if " at 0x" not in line] or [name]  # addresses tell nothing
    return [name, " ".join(" ".join(lines).split())]


def _reason(report) -> str:
    """Why a test or a file was skipped."""
    if hasattr(report, "wasxfail"):
        return "it is expected to fail"
    longrepr = report.longrepr
    text = str(longrepr[2] if type(longrepr) is tuple else longrepr)
    return (
        _NO_ASYNC
        if any(word in text for word in _ASYNC)
        else " ".join(text.split()).removeprefix("Skipped: ")
    )


def _skipped(reason: str) -> list[str]:
    return ["Skipped", "Skipped: " + reason]


_NO_ASYNC = (
    f"it is asynchronous, and no plugin in {sys.executable} runs it; "
    "install pytest-asyncio there, or mark the test as its mode wants"
)
