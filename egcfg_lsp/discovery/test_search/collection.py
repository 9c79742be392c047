"""The tests of one file, and which of them can be about a function at all."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property

from egcfg_lsp.discovery.checks.fixtures import fixture_names, is_fixture
from egcfg_lsp.discovery.test_search.cases import Test
from egcfg_lsp.discovery.test_search.classes import FUNCTIONS, TestClass, test_classes
from egcfg_lsp.discovery.test_search.subject import Subject
from egcfg_lsp.discovery.test_search.suites import Suite


class Collected:
    """A suite and its tests, made once for all functions of the module under test."""

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self.tests = tuple(_tests(suite))

    def about(self, subject: Subject) -> list[Test]:
        """The tests from which a chain of identifiers leads to ``subject``; no other can exercise it.

        Built-ins and syntax may call special methods, so that every test counts for those. Of the others'
        tests, those with parameters count that mention the class alone: a row may be marked to be skipped.
        """
        if subject.is_special or not self.tests:
            return list(self.tests)
        close = self._leading_to(subject.method or subject.name)
        wide = close.union(*map(self._leading_to, subject.names))
        return [
            test
            for test, names in zip(self.tests, self._identifiers, strict=True)
            if not names.isdisjoint(wide if test.decorators or self.suite.marks else close)
        ]

    def _leading_to(self, name: str) -> set[str]:
        """``name``, and what the file's statements that mention it bind, and so on."""
        found, waiting = {name}, [name]
        while waiting:
            for bound in self._bound_beside.get(waiting.pop(), ()):
                waiting.extend(bound - found)
                found |= bound
        return found

    @cached_property
    def _bound_beside(self) -> dict[str, list[frozenset[str]]]:
        """For every identifier, what each statement that mentions it binds or changes."""
        found: dict[str, list[frozenset[str]]] = defaultdict(list)
        for each in self.suite.statements:
            bound = each.binds | each.changes | frozenset(fixture_names(each.tree))
            for name in _identifiers([each.tree]) if bound else ():
                found[name].append(bound)
        return found

    @cached_property
    def _identifiers(self) -> list[set[str]]:
        """Those of every test, with what is prepared for it and what marks it."""
        everywhere = _identifiers(self.suite.marks)
        classes = {test.within for test in self.tests if test.within is not None}
        around = {each: _identifiers(_around(each)) for each in classes}
        none: set[str] = set()
        return [
            _identifiers([test.node]) | everywhere | (around[test.within] if test.within else none)
            for test in self.tests
        ]


def _tests(suite: Suite) -> Iterator[Test]:
    """Test functions, and those in test classes, as pytest collects them."""
    trees = suite.trees
    yield from (Test(tree) for tree in trees if isinstance(tree, FUNCTIONS) and tree.name.startswith("test"))
    for each in test_classes(trees):
        functions = (inner for inner in each.node.body if isinstance(inner, FUNCTIONS))
        yield from (Test(inner, each) for inner in functions if inner.name.startswith("test"))


def _around(within: TestClass) -> Iterator[ast.AST]:
    """What a class holds beside its tests: its fixtures, attributes, helpers and decorators."""
    yield from within.node.decorator_list
    for inner in within.node.body:
        helps = not isinstance(inner, FUNCTIONS) or not inner.name.startswith("test")
        if helps or any(map(is_fixture, getattr(inner, "decorator_list", ()))):
            yield inner


def _identifiers(trees: Iterable[ast.AST]) -> set[str]:
    """All names that code reads, binds, imports or asks for, attributes included."""
    found: set[str] = set()
    for node in (node for tree in trees for node in ast.walk(tree)):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.alias):
            found.update(node.name.split("."), [node.asname or ""])
    return found
