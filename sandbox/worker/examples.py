"""Runs the examples of a docstring with doctest: all of them, in order, in one namespace.

Each test of ours is a run of examples, and is answered after the last of them.
"""

from __future__ import annotations

import doctest
import importlib
import re
import sys

from .recorder import explain
from .values import type_name

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
            unknown = _register(text)
            given = {key: eval(source, {"doctest": doctest, **scope}) for key, source in self._options}
            scope = dict(given.get("globs", scope))
            scope.update(given.get("extraglobs") or {})
            flags = given.get("optionflags", 0)
            for flag in self._flags:
                flags |= doctest.OPTIONFLAGS_BY_NAME.get(flag, 0)
            test = doctest.DocTestParser().get_doctest(text, scope, self._name, None, 0)
        except Exception as error:
            self.answer_rest([type_name(error), explain(error)])
            return
        for example in test.examples:
            if any(example.options.get(flag) for flag in unknown):
                example.options[doctest.SKIP] = True
        _Runner(self, checker, flags).run(test, clear_globs=False)

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
    said = "".join(f"{prompt} {line}\n" for prompt, line in zip(_prompts(), source.splitlines()))
    Session(child, "example", said + wanted, [(index, 0, 0)]).run(scope)


def _prompts():
    yield ">>>"
    while True:
        yield "..."


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
