"""Test cases from the examples in docstrings."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from egcfg_lsp.discovery.document import Document
from egcfg_lsp.discovery.imports import dotted
from egcfg_lsp.discovery.names import BUILTINS, bound_names, free_names, parse
from egcfg_lsp.discovery.project import PytestSettings, conftests
from sandbox import Docstring, TestCase


@dataclass(frozen=True)
class FoundTests:
    """Test cases, and what looked like a test but cannot be used: (id, reason)."""

    cases: tuple[TestCase, ...] = ()
    skipped: tuple[tuple[str, str], ...] = ()

    def __add__(self, other: FoundTests) -> FoundTests:
        return FoundTests(self.cases + other.cases, self.skipped + other.skipped)


MOST_EXAMPLES, MOST_TEXT = 1_000, 1 << 24
"""Of a docstring: examples that are run, and characters, since each takes all of it to the sandbox."""
UNKNOWN = 0
"""Among the options of an example: that one of them is not known here."""
for _name in ("NUMBER", "ALLOW_UNICODE", "ALLOW_BYTES"):
    doctest.register_optionflag(_name)


class _Parser(doctest.DocTestParser):
    """Takes examples with options that it does not know, too."""

    def _find_options(self, source: str, name: str, lineno: int) -> dict[int, bool]:
        try:
            options: dict[int, bool] = super()._find_options(source, name, lineno)  # type: ignore[misc]
        except ValueError:
            return {UNKNOWN: True}
        return options


def parsed_examples(docstring: str) -> list[doctest.Example]:
    """The examples of a docstring. Raises ``ValueError`` where doctest would."""
    return _Parser().get_examples(docstring)


@lru_cache(maxsize=64)
def examples_of(text: str) -> str:
    """The source of all examples of a text; nothing where they are malformed."""
    try:
        return "".join(example.source for example in parsed_examples(text))
    except ValueError:
        return ""


_ARGUMENTS = ("optionflags", "globs", "extraglobs")


def assigned_docstrings(document: Document) -> Mapping[str, str]:
    """Docstrings that the module gives afterwards, by name: ``f.__doc__ = "..."``."""
    assigned: dict[str, str] = {}
    for each in document.statements:
        place = each.source.partition("=")[0].strip()
        if place.endswith(".__doc__") and isinstance(each.tree, ast.Assign):
            value = each.tree.value
            if dotted(each.tree.targets[0]) == place and isinstance(value, ast.Constant):
                assigned.setdefault(place.removesuffix(".__doc__"), str(value.value))
    return assigned


class DocumentExamples:
    """How the docstrings of a document are run."""

    def __init__(self, document: Document, settings: PytestSettings, root: Path | None) -> None:
        self._options = document.once(_testmod)
        self._flags = settings.get("doctest_optionflags")
        prepared = document.path is not None and _is_prepared(document.path.absolute(), settings, root)
        self._by_pytest = str(document.path.absolute()) if document.path is not None and prepared else ""
        others = prepared or "globs" in "".join(dict(self._options)) or "globals()" in document.text
        self._names = None if others or "*" in document.defined else document.once(_names)
        """What examples find; nothing if that is not known."""

    def examples(self, text: str, name: str, label: str) -> FoundTests:
        """One case per example that decides something, with those before it that decide nothing."""
        try:
            parsed = parsed_examples(text)
        except ValueError as error:
            return FoundTests(skipped=((f"doctest {label}", f"malformed example: {error}"),))
        cases, skipped, first = [], [], 0
        places = list(deciding(parsed, label))
        end, most = len(places), max(1, min(MOST_EXAMPLES, MOST_TEXT // max(1, len(text))))
        trees = [tree for each in parsed if (tree := parse(each.source)) is not None]
        bound = bound_names(each for tree in trees for each in tree.body)
        for number, (where, at) in enumerate(places[:most], 1):
            last = len(parsed) - 1 if number == end else at
            if reason := _reason(parsed[at]) or self._lacks(parsed[first : at + 1], bound):
                skipped.append((where, reason))
            else:
                before, source = _parted(parsed[at].source.rstrip("\n"))
                setup = "".join(example.source for example in parsed[first:at]) + before
                expected = None if _is_assertion(parsed[at]) else parsed[at].want.removesuffix("\n")
                run = Docstring(name, text, first, last, self._options, self._flags, self._by_pytest)
                cases.append(TestCase(where, source, expected, setup, docstring=run))
            first = at + 1
        if end > most:
            skipped.append((f"doctest {label}", f"it has {end:,} examples, of which {most:,} are run"))
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


def _testmod(document: Document) -> tuple[tuple[str, str], ...]:
    """The arguments that the module gives ``doctest.testmod``, and their source."""
    for each in document.statements:
        tree = parse(each.source) if "testmod" in each.source else None
        for node in ast.walk(tree) if tree is not None else ():
            if isinstance(node, ast.Call) and dotted(node.func).rpartition(".")[2] == "testmod":
                given = ((one.arg, ast.get_source_segment(each.source, one.value)) for one in node.keywords)
                return tuple((name, source) for name, source in given if name in _ARGUMENTS and source)
    return ()


def _names(document: Document) -> frozenset[str]:
    """What examples find, if nothing else is prepared for them."""
    return document.defined | BUILTINS


def _is_prepared(path: Path, settings: PytestSettings, root: Path | None) -> bool:
    """Whether pytest may prepare the examples of a file: by a ``conftest.py``, or by settings for plugins."""
    return settings.prepares or any(conftests(path, root))


def deciding(parsed: list[doctest.Example], name: str) -> Iterator[tuple[str, int]]:
    """The ids of the examples that decide something in the docstring of ``name``, and where they stand."""
    wanting = max((at for at, example in enumerate(parsed) if example.want), default=-1)
    places = (at for at, example in enumerate(parsed) if _decides(example, at > wanting, name))
    for number, at in enumerate(places, 1):
        yield f"doctest {name}:{number}", at


def _decides(example: doctest.Example, is_late: bool, name: str) -> bool:
    """Whether an example has output, is an assertion, or is a call behind all output: it should show none."""
    if example.want or _is_assertion(example):
        return True
    tree = parse(example.source)
    calls = tree is not None and any(isinstance(each, ast.Expr) for each in tree.body)
    return calls and name.rpartition(".")[2] in example.source and is_late


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
