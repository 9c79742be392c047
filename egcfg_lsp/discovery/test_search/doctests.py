"""Test cases from the examples in docstrings."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from weakref import WeakKeyDictionary

from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.examples import UNKNOWN, parsed_examples
from egcfg_lsp.discovery.source.function import Function
from egcfg_lsp.discovery.source.names import BUILTINS, bound_names, free_names, parse
from egcfg_lsp.discovery.source.pytest_settings import PytestSettings
from egcfg_lsp.discovery.test_search.found import FoundTests
from egcfg_lsp.discovery.test_search.imports import dotted
from egcfg_lsp.discovery.test_search.neighbours import conftests
from egcfg_lsp.discovery.test_search.subject import OWN, Subject, tokens_of
from sandbox import Docstring, TestCase

_MAKE = ("__init__", "__new__", "__post_init__")
"""Run where the class is called, and not where its objects are used."""
_ARGUMENTS = ("optionflags", "globs", "extraglobs")


def doctests(
    document: Document,
    function: Function,
    settings: PytestSettings | None = None,
    root: Path | None = None,
) -> FoundTests:
    """Examples of the function's docstring, then those of its class and module that use it."""
    name = function.reachable_name
    owner = name.rpartition(".")[0]
    found = FoundTests()
    if function.is_nested and ">>>" in function.docstring:
        reason = f"{function.name} stands inside another function, so its examples cannot reach it"
        found += FoundTests(skipped=((f"doctest {function.name}", reason),))
    runs = _How(document, settings or PytestSettings(), root)
    subject = Subject.of(function, document)
    reachable = (each for each in document.functions if each.target_name == name)
    shown = function if function.target_name == name else next(reachable, None)
    text = (shown.docstring if shown is not None else "") or _Module.of(document).assigned.get(name, "")
    mine = runs.examples(text, name, name)
    its_class = frozenset({OWN + subject.name})
    found += _using(mine, subject, its_class) if function.accessor else mine
    if owner:
        found += _using(runs.examples(document.class_docstring(owner), owner, owner), subject, its_class)
    module = document.path.stem if document.path is not None else "module"
    of_module = runs.examples(document.module_docstring, "", module)
    told = {token for case in of_module.cases for token in example_tokens(case) if token.startswith(OWN)}
    if module in {token.removeprefix(OWN) for token in told}:
        told.add(OWN)
    told = told if subject.method not in ("", *_MAKE) else told & {OWN}
    return found + FoundTests(_using(of_module, subject, frozenset(told)).cases)


@dataclass(frozen=True)
class _Module:
    """What a document says of all its doctests, worked out once."""

    options: tuple[tuple[str, str], ...]
    """Arguments of ``doctest.testmod`` where the module runs its examples itself."""
    names: frozenset[str]
    """What examples find, if nothing else is prepared for them."""
    assigned: Mapping[str, str]
    """Docstrings that the module gives afterwards, by name: ``f.__doc__ = "..."``."""

    @classmethod
    def of(cls, document: Document) -> _Module:
        """Raises nothing: what is no text is no docstring."""
        if document not in _MODULES:
            assigned: dict[str, str] = {}
            for each in document.statements:
                place = each.source.partition("=")[0].strip()
                if place.endswith(".__doc__") and isinstance(each.tree, ast.Assign):
                    name, value = place.removesuffix(".__doc__"), each.tree.value
                    if dotted(each.tree.targets[0]) == place and isinstance(value, ast.Constant):
                        assigned.setdefault(name, str(value.value))
            _MODULES[document] = cls(tuple(_testmod(document)), document.defined | BUILTINS, assigned)
        return _MODULES[document]


_MODULES: WeakKeyDictionary[Document, _Module] = WeakKeyDictionary()


def _using(found: FoundTests, subject: Subject, told: frozenset[str]) -> FoundTests:
    """The examples that call a function, where ``told`` is what other ones have said of the module."""

    def shows(case: TestCase) -> bool:
        return subject.method == "__repr__" and subject.name in (case.expected or "")

    cases = (case for case in found.cases if shows(case) or subject.reached_by(example_tokens(case) | told))
    return FoundTests(tuple(cases), found.skipped)


def example_tokens(case: TestCase) -> frozenset[str]:
    """The tokens of the examples that make up a case."""
    tree = parse(case.setup + case.source)
    return tokens_of(tree) if tree is not None else frozenset()


class _How:
    """How the docstrings of a document are run."""

    def __init__(self, document: Document, settings: PytestSettings, root: Path | None) -> None:
        module = _Module.of(document)
        self._options = module.options
        self._flags = settings.get("doctest_optionflags")
        prepared = document.path is not None and _is_prepared(document.path.absolute(), settings, root)
        self._by_pytest = str(document.path.absolute()) if document.path is not None and prepared else ""
        others = prepared or "globs" in "".join(dict(self._options)) or "globals()" in document.text
        self._names = None if others or "*" in document.defined else module.names
        """What examples find; nothing if that is not known."""

    def examples(self, text: str, name: str, label: str) -> FoundTests:
        """One case per example that decides something, with those before it that decide nothing."""
        try:
            parsed = parsed_examples(text)
        except ValueError as error:
            return FoundTests(skipped=((f"doctest {label}", f"malformed example: {error}"),))
        cases, skipped, first = [], [], 0
        places = list(deciding(parsed, label))
        trees = [tree for each in parsed if (tree := parse(each.source)) is not None]
        bound = bound_names(each for tree in trees for each in tree.body)
        for where, at in places:
            last = len(parsed) - 1 if at == places[-1][1] else at
            if reason := _reason(parsed[at]) or self._lacks(parsed[first : at + 1], bound):
                skipped.append((where, reason))
            else:
                before, source = _parted(parsed[at].source.rstrip("\n"))
                setup = "".join(example.source for example in parsed[first:at]) + before
                expected = None if _is_assertion(parsed[at]) else parsed[at].want.removesuffix("\n")
                run = Docstring(name, text, first, last, self._options, self._flags, self._by_pytest)
                cases.append(TestCase(where, source, expected, setup, docstring=run))
            first = at + 1
        return FoundTests(tuple(cases), tuple(skipped))

    def _lacks(self, examples: list[doctest.Example], bound: set[str]) -> str:
        """Why no body could make examples pass whose session binds the names ``bound``."""
        for example in examples if self._names is not None else ():
            if not (example.options.get(doctest.SKIP) or (example.exc_msg or "").startswith("NameError")):
                for name in sorted(free_names(example.source) - bound - (self._names or frozenset())):
                    if not name.startswith("__"):
                        return f"nothing gives {name} a value"
        return ""


def _reason(example: doctest.Example) -> str:
    """Why an example is left out, if it is."""
    if example.options.get(doctest.SKIP):
        return "marked with +SKIP"
    if UNKNOWN in example.options:
        return "marked with an option that doctest does not know"
    return "not valid Python" if parse(example.source) is None else ""


def _testmod(document: Document) -> Iterator[tuple[str, str]]:
    """The arguments that the module gives ``doctest.testmod``, and their source."""
    for each in document.statements:
        tree = parse(each.source) if "testmod" in each.source else None
        for node in ast.walk(tree) if tree is not None else ():
            if isinstance(node, ast.Call) and dotted(node.func).rpartition(".")[2] == "testmod":
                for keyword in node.keywords:
                    source = ast.get_source_segment(each.source, keyword.value)
                    if keyword.arg in _ARGUMENTS and source is not None:
                        yield keyword.arg, source
                return


def _is_prepared(path: Path, settings: PytestSettings, root: Path | None) -> bool:
    """Whether pytest may prepare the examples of a file: by a ``conftest.py``, or by settings for plugins."""
    return settings.prepares or any(conftests(path, root))


def deciding(parsed: list[doctest.Example], name: str) -> Iterator[tuple[str, int]]:
    """The ids of the examples that decide something in the docstring of ``name``, and where they stand."""
    places = (at for at, example in enumerate(parsed) if _decides(example, parsed[at + 1 :], name))
    for number, at in enumerate(places, 1):
        yield f"doctest {name}:{number}", at


def _decides(example: doctest.Example, later: list[doctest.Example], name: str) -> bool:
    """Whether an example has output, is an assertion, or is a last call, which should show nothing."""
    if example.want or _is_assertion(example):
        return True
    tree = parse(example.source)
    calls = tree is not None and any(isinstance(each, ast.Expr) for each in tree.body)
    return calls and name.rpartition(".")[2] in example.source and not any(each.want for each in later)


def _is_assertion(example: doctest.Example) -> bool:
    tree = parse(example.source)
    last = tree.body[-1] if tree is not None and tree.body else None
    return isinstance(last, ast.Assert) and not example.want


def _parted(source: str) -> tuple[str, str]:
    """``x = f(3); x`` as what runs first, ``x = f(3)``, and what is shown, ``x``."""
    tree = parse(source)
    if tree is None or len(tree.body) < 2 or any(isinstance(each, ast.Expr) for each in tree.body[:-1]):
        return "", source
    last = tree.body[-1]
    lines = source.split("\n")
    head = [*lines[: last.lineno - 1], lines[last.lineno - 1].encode()[: last.col_offset].decode()]
    shown = "\n".join([lines[last.lineno - 1].encode()[last.col_offset :].decode(), *lines[last.lineno :]])
    return "\n".join(head).rstrip("; \n") + "\n", shown
