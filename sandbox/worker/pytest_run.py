"""Runs tests by pytest and examples by doctest, as a project asks for it.

pytest collects once for all programs, or in the child that runs them. It sees the project's own settings,
conftest files and plugins, and writes nothing into the project. Each test of ours is answered when the last
of its items has ended.
"""

from __future__ import annotations

import builtins
import contextlib
import doctest
import importlib
import importlib.metadata
import os
import re
import sys
from collections import defaultdict

from .overlay import TELL, Overlay
from .trace import explain
from .wire import type_name

_LEFT_OUT = {
    "xdist": (
        "-n= --numprocesses= --dist= --tx= --maxprocesses= --maxschedchunk= --max-worker-restart= "
        "--no-loadscope-reorder -f --looponfail",
        "looponfailroots rsyncdirs rsyncignore",
    ),
    "forked": ("--forked", ""),
    "cov": (
        "--cov? --cov-report= --cov-config= --cov-fail-under= --cov-context= --cov-append --cov-branch "
        "--cov-reset --no-cov --no-cov-on-fail",
        "",
    ),
    "timeout": (
        "--timeout= --timeout-method= --timeout-disable-debugger-detection --session-timeout=",
        "timeout timeout_method timeout_func_only timeout_disable_debugger_detection session_timeout",
    ),
    "benchmark": ("--benchmark-disable --benchmark-enable --benchmark-skip --benchmark-only", ""),
}
"""Plugins that start processes or take the alarm clock, by name without ``pytest``; with their options
(``=``: takes a value, ``?``: may take one) and settings, which are accepted and do nothing."""
_CACHE = (
    "--lf --last-failed --ff --failed-first --nf --new-first --lfnf= --last-failed-no-failures= "
    "--cache-clear --sw --stepwise --sw-skip --stepwise-skip --sw-reset --stepwise-reset",
    "cache_dir",
)
"""The same for pytest's own cache, which would write into the project."""


class Pytest:
    """pytest in this interpreter, if there is one."""

    def __init__(self) -> None:
        self.module = None
        self._plugins: list[tuple[str, object]] = []
        self._left_out = [_CACHE]

    def load(self) -> bool:
        """Imports pytest, its own parts and the installed plugins, once; False if there is none."""
        if self.module is not None:
            return True
        try:
            self.module = importlib.import_module("pytest")
        except ImportError:
            return False
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they are handed over instead
        default = getattr(importlib.import_module("_pytest.config"), "default_plugins", ())
        for name in (*("_pytest." + part for part in default), "_pytest.assertion.rewrite", "asyncio"):
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        for name, module in _installed():
            kind = name.replace("-", "_").replace("pytest_", "").partition(".")[0]
            if kind in _LEFT_OUT:
                self._left_out.append(_LEFT_OUT[kind])
                continue
            with contextlib.suppress(Exception):
                self._plugins.append((name, importlib.import_module(module)))
        return True

    def explain_asserts(self, config):
        """A function that makes asserts tell more, as pytest does with test files; None if it should not."""
        if config.getoption("assertmode", "rewrite") != "rewrite":
            return None
        rewrite = sys.modules["_pytest.assertion.rewrite"].rewrite_asserts
        return lambda tree, source, path: rewrite(tree, source, path, config)

    def register(self, parser, manager) -> None:
        """Hands over the plugins, and accepts what is said to those that are left out."""
        for options, settings in dict.fromkeys(self._left_out):
            for option in options.split():
                _accept(parser.getgroup("left out"), option)
            for name in settings.split():
                with contextlib.suppress(ValueError, AssertionError):
                    parser.addini(name, "of something that is left out", default=None)
        for name, plugin in self._plugins:
            if not manager.is_blocked(name) and not manager.is_registered(plugin):
                manager.register(plugin, name)


def _installed() -> list[tuple[str, str]]:
    """Names and modules of the plugins that are installed."""
    found = {}
    for distribution in importlib.metadata.distributions():
        for point in distribution.entry_points:
            if point.group == "pytest11":
                found[point.name] = point.value.partition(":")[0].strip()
    return sorted(found.items())


def _accept(group, option: str) -> None:
    kind = {"=": {"action": "append"}, "?": {"action": "append", "nargs": "?"}}.get(option[-1])
    settings = kind or {"action": "store_true"}
    with contextlib.suppress(ValueError):  # there is one of this name
        group._addoption(
            option.rstrip("=?"), dest="left_out" + "_value" * bool(kind), default=None, **settings
        )


def blocked() -> list[str]:
    """Arguments that keep out what is left out, however a project asks for it."""
    names = [form for name in _LEFT_OUT for form in (name, "pytest_" + name)]
    return [part for name in ("cacheprovider", *names) for part in ("-p", "no:" + name)]


_DIRECTIVE = re.compile(r"#\s*doctest:\s*([^\n'\"]*)$", re.MULTILINE)
_OF_PYTEST = frozenset(("NUMBER", "ALLOW_UNICODE", "ALLOW_BYTES"))
_GOT_CHARS = 4000


class Session:
    """One docstring and the tests that its examples make up."""

    def __init__(self, child, name: str, text: str, tests, options=(), flags=()) -> None:
        """``text`` is the docstring of ``name``. ``tests``: the number of each test, with those of its first
        and last example."""
        self._child = child
        self._name = name
        self._text = text
        self._test_of = {number: index for index, first, last in tests for number in range(first, last + 1)}
        self._last = {index: last for index, _, last in tests}
        self._options = options
        self._flags = flags
        self._left = set(self._last)

    def run(self, scope: dict[str, object]) -> None:
        """Runs the docstring in a copy of ``scope``, and answers every test."""
        text = self._text
        try:
            checker = _checker() if _OF_PYTEST & {*_names(text), *self._flags} else None
            examples = self.examples()
            given = {key: eval(source, {"doctest": doctest, **scope}) for key, source in self._options}
            scope = dict(given.get("globs", scope))
            scope.update(given.get("extraglobs") or {})
            flags = given.get("optionflags", 0)
            for flag in self._flags:
                flags |= doctest.OPTIONFLAGS_BY_NAME.get(flag, 0)
            test = doctest.DocTest(examples, scope, self._name, None, 0, text)
        except Exception as error:
            self.answer_rest([type_name(error), explain(error)])
            return
        _Runner(self, checker, flags).run(test, clear_globs=False)

    def examples(self) -> list[doctest.Example]:
        """Those of the docstring as the project has it: that of a program may show others."""
        unknown = _register(self._text)
        found = doctest.DocTestParser().get_examples(self._text)
        for example in found:
            if any(example.options.get(flag) for flag in unknown):
                example.options[doctest.SKIP] = True
        return found

    def runner(self, like):
        """A runner for the same tests that checks as another one does."""
        return _Runner(self, like._checker, like.optionflags)

    def expects(self, numbers) -> None:
        """These examples will run, and no others."""
        for number in numbers:
            if number in self._test_of:
                self._last[self._test_of[number]] = number

    def answer_rest(self, error) -> None:
        """Answers what no example has answered."""
        for index in sorted(self._left):
            self._child.begin(index)
            self._child.answer(error)
        self._left.clear()

    def starts(self, number: int) -> None:
        """An example begins."""
        index = self._test_of.get(number)
        if index is not None:
            self._child.begin(index)
            self._child.watch()

    def ends(self, number: int, got: str, error, values=()) -> None:
        """An example has ended."""
        self._child.unwatch()
        index = self._test_of.get(number)
        if index in self._left and (error is not None or number == self._last[index]):
            self._left.discard(index)
            self._child.answer(error, values, got[:_GOT_CHARS])


class _Runner(doctest.DocTestRunner):
    def __init__(self, session: Session, checker, flags: int) -> None:
        super().__init__(checker, verbose=False, optionflags=flags)
        self._session = session

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        """Runs all examples; the values that they show are kept for the parent."""
        self._numbers = {id(example): number for number, example in enumerate(test.examples)}
        kept = (number for number, each in enumerate(test.examples) if not each.options.get(doctest.SKIP))
        self._session.expects(kept)
        display, self._shown = sys.__displayhook__, []

        def show(value):
            if value is not None:
                self._shown.append(value)
            display(value)

        sys.__displayhook__ = show
        try:
            super().run(test, compileflags, lambda said: None, clear_globs)
        finally:
            sys.__displayhook__ = display
            self._session.answer_rest(["Skipped", "Skipped: doctest left it out"])

    def report_start(self, out, test, example) -> None:
        self._shown.clear()
        self._session.starts(self._numbers[id(example)])

    def report_success(self, out, test, example, got) -> None:
        values = [self._session._child.encoded(value) for value in self._shown]
        self._session.ends(self._numbers[id(example)], got, None, values)

    def report_failure(self, out, test, example, got) -> None:
        wanted = example.want or example.exc_msg or "nothing"
        error = ["Failed", f"Failed: showed {_short(got) or 'nothing'}, not {_short(wanted)}"]
        values = [self._session._child.encoded(value) for value in self._shown]
        self._session.ends(self._numbers[id(example)], got, error, values)

    def report_unexpected_exception(self, out, test, example, exc_info) -> None:
        error = [type_name(exc_info[1]), explain(exc_info[1])]
        self._session.ends(self._numbers[id(example)], "", error)


def alone(child, index: int, source: str, want: str, scope: dict[str, object]) -> None:
    """Runs one example, and answers the test."""
    wanted = want + "\n" if want and not want.endswith("\n") else want
    lines = source.splitlines()
    said = "".join(f"{'...' if number else '>>>'} {line}\n" for number, line in enumerate(lines))
    Session(child, "example", said + wanted, [(index, 0, 0)]).run(scope)


def _short(text: str) -> str:
    return " ".join(text.split())[:80]


def _names(text: str) -> set[str]:
    """Of the options that directives switch on."""
    return {
        option[1:]
        for said in _DIRECTIVE.findall(text)
        for option in said.replace(",", " ").split()
        if option[:1] == "+"
    }


def _register(text: str) -> list[int]:
    """Makes doctest accept options that nothing here knows; returns those."""
    unknown = [name for name in _names(text) if name not in doctest.OPTIONFLAGS_BY_NAME]
    return [doctest.register_optionflag(name) for name in unknown]


def _checker():
    """That of pytest, which knows options of its own; None without pytest."""
    try:
        get_checker = importlib.import_module("_pytest.doctest")._get_checker
    except ImportError:
        return None
    for name in _OF_PYTEST:
        doctest.register_optionflag(name)
    return get_checker()


_QUIET = (
    "-s", "-q", "--tb=no", "--no-header", "--no-summary", "--maxfail=0", "--continue-on-collection-errors",
    "-o", "required_plugins=", "-o", "log_file=",
)  # fmt: skip
_ASYNC = ("async def function", "PytestUnhandledCoroutineWarning")
_MOST_ROWS = 200
"""Tests of more rows are one test."""


class Suite:
    """The collected tests; also the plugin that pytest talks to."""

    def __init__(self, wishes, overlay: Overlay, pytest: Pytest) -> None:
        self.overlay = overlay
        self._pytest = pytest
        self._files = wishes["files"]
        self._docstrings = wishes["docstrings"]
        self._root = overlay.root
        self._items: list[object] = []
        self._places: dict[str, tuple[str, str]] = {}
        """Files and names of items by their node ids."""
        self._in_file: dict[str, list[str]] = {}
        """Errors at collection."""
        self._trouble: list[str] | None = None
        """What ended pytest as a whole."""
        self._then = None
        self._be_quiet = None
        self._child = None
        self._tests: dict[int, tuple[str, str]] = {}
        self._numbers: dict[tuple[str, str], int] = {}
        self._examples = {}
        self._running = {}
        self._left: dict[int, int] = {}
        """How many items of a test are still to end."""
        self._errors: dict[int, list[str]] = {}
        self._reasons: dict[int, str] = {}
        """Why items of a test were skipped."""
        self._unmarked: set[int] = set()
        """Tests that have skipped themselves."""
        self._passed: defaultdict[int, int] = defaultdict(int)
        self._seen: BaseException | None = None
        """What the phase that was just reported on raised."""
        self._index: int | None = None
        """The test that runs."""
        self._calling = False
        """It is in its call phase."""

    def collect(self, said, then) -> None:
        """Has pytest collect, then calls ``then()``, once, in any case; ``said()``: what it printed."""
        self._then = then
        if not self._pytest.load():
            python = sys.executable
            why = f"there is no pytest in {python}; install it there: {python} -m pip install pytest"
            self._trouble = skipped(why)
        else:
            setattr(builtins, TELL, self._tell)
            wrapper = self._pytest.module.hookimpl(hookwrapper=True, trylast=True)
            wrapper(Suite.pytest_fixture_setup)
            wrapper(Suite.pytest_pyfunc_call)
            wrapper(Suite.pytest_runtest_call)
            if os.path.isdir(self._root):
                os.chdir(self._root)
            code = self._main()
            if self._trouble is None and code not in (0, 1, 5):
                self._trouble = _not_started(said())
        if self._then is not None:
            self._then()

    def _main(self) -> int:
        """Runs pytest; returns its exit code."""
        examples = ("--doctest-modules",) if self._docstrings else ()
        base = [*_QUIET, *blocked(), *examples, *dict.fromkeys(self._files)]
        main = self._pytest.module.main
        try:
            return int(main(base, plugins=[self]))
        except OSError:  # settings above the project, which cannot be read here
            bounds = ["-c", os.devnull, "--rootdir", self._root, "--confcutdir", self._root]
            return int(main([*bounds, *base], plugins=[self]))
        except BaseException as error:
            self._trouble = skipped("pytest does not start: " + _failure(error)[1])
            return 3

    def rows(self):
        """For each file and test of some rows their names, as far as there are not too many."""
        found = defaultdict(lambda: defaultdict(list))
        for item in self._items:
            file, name = self._places[item.nodeid]
            if "[" in name:
                found[file][name.partition("[")[0]].append(name)
        return {
            file: {name: rows for name, rows in tests.items() if len(rows) <= _MOST_ROWS}
            for file, tests in found.items()
        }

    def rehearse(self, times: int) -> None:
        """Has pytest run a test of ours that asks for nothing.

        What has run before is faster: the interpreter has adapted to it, and a process has its own copies of
        the pages that it writes to.
        """
        if not self._items:
            return
        session, first = self._items[0].session, self._items[0]
        info = type(session._fixturemanager.getfixtureinfo(first, None, None))
        nothing = info(argnames=(), initialnames=(), names_closure=[], name2fixturedefs={})
        function = self._pytest.module.Function
        item = function.from_parent(session, name="egcfg", callobj=_nothing, fixtureinfo=nothing)
        self._child, self._be_quiet = _Nobody(), _nothing
        self._places[item.nodeid] = "", ""
        for _ in range(times):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=first)
        del self._places[item.nodeid]
        self._child = self._be_quiet = None

    def run(self, child, tests, examples, be_quiet) -> None:
        """Answers every test. Anything that keeps a test from running is an error of the kind ``Skipped``.

        ``tests``: numbers with files and names. ``examples``: sessions of docstrings by file and name.
        ``be_quiet()`` makes nobody's output of what is printed.
        """
        self._child, self._be_quiet = child, be_quiet
        real = {file: os.path.realpath(file) for file in {file for _, (file, _) in tests}}
        self._tests = {index: (real[file], name) for index, (file, name) in tests}
        self._numbers = {place: index for index, place in self._tests.items()}
        self._examples = {
            (os.path.realpath(file), name): session for (file, name), session in examples.items()
        }
        os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = os.path.join(child.folder, "hypothesis")
        if os.path.isdir(self._root):
            os.chdir(self._root)
        chosen = [item for item in self._items if self._is_wanted(item)]
        self._running = {item.nodeid: item for item in chosen}
        try:
            for item, following in zip(chosen, [*chosen[1:], None]):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        except BaseException as error:
            self._trouble = _failure(error)
        self._answer_rest(self._trouble)

    def _is_wanted(self, item) -> bool:
        index = self._test_of(item.nodeid)
        if index is not None:
            self._left[index] = self._left.get(index, 0) + 1
        return index is not None or self._places[item.nodeid] in self._examples

    def _answer_rest(self, error: list[str] | None) -> None:
        """The tests that pytest has not run to their end."""
        for index in sorted(self._tests):
            if self._left.get(index) != 0:
                file, name = self._tests[index]
                missing = skipped(f"pytest collects no {name} in {os.path.basename(file)}")
                self._child.begin(index)
                self._child.answer(self._errors.get(index) or self._in_file.get(file) or error or missing)
        for place, session in self._examples.items():
            reason = self._in_file.get(place[0]) or error
            if self._pytest.module is None or (reason is None and place not in self._places.values()):
                self._child.run_by_itself(session)
            session.answer_rest(reason or skipped("pytest left it out"))

    def _tell(self, value: object) -> object:
        """What a call of a test gave, which is passed on."""
        if self._child is not None:
            self._child.tell(value)
        return value

    # What pytest calls

    def pytest_addoption(self, parser, pluginmanager) -> None:
        self._pytest.register(parser, pluginmanager)

    def pytest_load_initial_conftests(self, early_config) -> None:
        self.overlay.explain_asserts(
            self._pytest.explain_asserts(early_config), map(os.path.realpath, self._files)
        )
        self.overlay.install()

    def pytest_exception_interact(self, node, call, report) -> None:
        """Something could not be collected."""
        if report.when in (None, "collect"):
            error = call.excinfo.value
            self._in_file.setdefault(_path(node), _failure(error.__cause__ or error))

    def pytest_collectreport(self, report) -> None:
        if report.skipped and "::" not in report.nodeid:
            file = os.path.realpath(os.path.join(self._root, report.nodeid))
            self._in_file.setdefault(file, skipped(_reason(report)))

    def pytest_runtestloop(self, session) -> bool:
        self._items = session.items
        self._places = {item.nodeid: (_path(item), _name(item)) for item in session.items}
        manager = session.config.pluginmanager
        reporter = manager.getplugin("terminalreporter")
        if reporter is not None:
            manager.unregister(reporter)
        then, self._then = self._then, None
        then()
        return True

    def _test_of(self, nodeid: str) -> int | None:
        """Which test an item belongs to: its own, or one for all its parameters."""
        file, name = self._places[nodeid]
        found = self._numbers.get((file, name))
        while found is None and (cut := max(name.rfind("["), name.rfind("::"))) > 0:
            name = name[:cut]
            found = self._numbers.get((file, name))
        return found

    def pytest_runtest_logstart(self, nodeid, location) -> None:
        session = self._examples.get(self._places[nodeid])
        self._index = None if session is not None else self._test_of(nodeid)
        self._child.speak()
        if session is not None:
            item = self._running[nodeid]
            item.runner = session.runner(item.runner)
            item.dtest.examples = session.examples()
        else:
            self._child.begin(self._index)

    def pytest_fixture_setup(self, fixturedef, request):
        """A wrapper, as the next one: what pytest does by itself is not worth watching."""
        if not fixturedef.baseid and str(fixturedef.func.__module__).startswith("_pytest."):
            yield from self._watched(False)
            return
        fixturedef.addfinalizer(self._unwatch)
        before = len(fixturedef._finalizers)
        yield from self._watched()
        if len(fixturedef._finalizers) > before:
            fixturedef.addfinalizer(self._watch)

    def pytest_pyfunc_call(self, pyfuncitem):
        yield from self._watched()

    def _watched(self, wanted=True):
        outer = self._child.is_watching
        self._unwatch()
        if wanted:
            self._watch()
        yield
        self._unwatch()
        if outer:
            self._watch()

    def _watch(self) -> None:
        if self._index is not None:
            self._child.watch()

    def _unwatch(self) -> None:
        self._child.unwatch()

    def pytest_runtest_call(self, item):
        self._calling = True
        if self._index is not None and type(item).runtest is not self._pytest.module.Function.runtest:
            self._child.watch()  # of unittest or doctest, say, which call it themselves
        yield
        self._calling = False
        self._child.unwatch()

    def pytest_runtest_makereport(self, item, call) -> None:
        if not self._calling:  # a subtest is reported while its test goes on
            self._child.unwatch()
        self._seen = call.excinfo.value if call.excinfo is not None else None

    def pytest_runtest_logreport(self, report) -> None:
        index = self._index
        if index is None:
            return
        if report.failed:
            error = (
                _failure(self._seen)
                if self._seen is not None
                else ["Failed", "Failed: " + str(report.longrepr)]
            )
            self._errors.setdefault(index, error)
        elif report.skipped:
            self._reasons[index] = _reason(report)
            if not getattr(self._seen, "_use_item_location", False):
                self._unmarked.add(index)
        elif report.when == "call":
            self._passed[index] += 1

    def pytest_runtest_logfinish(self, nodeid, location) -> None:
        index = self._index
        if index is not None:
            self._left[index] -= 1
            self._child.unwatch()
            if not self._left[index]:
                nothing = skipped(self._reasons.get(index, "nothing of it ran"))
                if index in self._reasons and index not in self._unmarked:
                    nothing[0] = "SkippedByMark"
                self._child.answer(self._errors.get(index) or (None if self._passed[index] else nothing))
        self._be_quiet()

    def pytest_internalerror(self, excrepr, excinfo) -> None:
        self._trouble = _failure(excinfo.value)

    def pytest_keyboard_interrupt(self, excinfo) -> None:
        self._trouble = _failure(excinfo.value)


class _Nobody:
    """Takes what is told of a test of ours."""

    is_watching = False

    def __getattr__(self, name):
        return lambda *arguments: None


def _nothing() -> None:
    """Does nothing."""


def _not_started(said: str) -> list[str]:
    """The error of tests for which pytest does not start; that of a ``conftest.py`` may be the program's."""
    complaint = _complaint(said)
    name = complaint.partition(":")[0]
    if "while loading conftest" in said and name.isidentifier():
        return [name, complaint]
    return skipped("pytest does not start: " + complaint)


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


def _name(item) -> str:
    """An item's name in its file."""
    return item.nodeid.partition("::")[2]


def _failure(error: BaseException) -> list[str]:
    """``[type, text]`` of an exception; of the kind ``Skipped`` if no function could mend it."""
    name, text = type_name(error), explain(error, TELL)
    if name == "FixtureLookupError":
        return skipped(f"there is no fixture {getattr(error, 'argname', '')!r} for it")
    if name in ("Failed", "Skipped", "PytestUnhandledCoroutineWarning") and any(
        word in text for word in _ASYNC
    ):
        return skipped(_NO_ASYNC)
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


def skipped(reason: str) -> list[str]:
    """The error of a test that cannot run, whatever the function does."""
    return ["Skipped", "Skipped: " + reason]


_NO_ASYNC = (
    f"it is asynchronous, and no plugin in {sys.executable} runs it; "
    "install pytest-asyncio there, or mark the test as its mode wants"
)
