"""Test classes of a file, as pytest collects them: with what they inherit from other classes of the file."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True)
class TestClass:
    """A class, and its name with those of the classes around it: ``TestOuter::TestInner``."""

    __test__ = False

    name: str
    node: ast.ClassDef


def test_classes(statements: Iterable[ast.stmt]) -> Iterator[TestClass]:
    """The test classes among ``statements``, and those inside them."""
    yield from _classes(list(statements), {}, "")


def _classes(
    statements: Iterable[ast.stmt], around: Mapping[str, ast.ClassDef], prefix: str
) -> Iterator[TestClass]:
    known = dict(around)
    for tree in statements:
        if not isinstance(tree, ast.ClassDef):
            continue
        whole = _with_inherited(tree, known)
        if _is_test_class(tree, known):
            name = prefix + tree.name
            yield TestClass(name, whole)
            yield from _classes(whole.body, known, name + "::")
        known[tree.name] = whole


def _with_inherited(tree: ast.ClassDef, known: Mapping[str, ast.ClassDef]) -> ast.ClassDef:
    """The class with the bodies of its bases before its own, without what it defines anew."""
    own = {node.name for node in tree.body if isinstance(node, FUNCTIONS)}
    inherited: list[ast.stmt] = []
    for base in tree.bases:
        found = known.get(base.id) if isinstance(base, ast.Name) else None
        body = found.body if found is not None else []
        inherited += [node for node in body if not (isinstance(node, FUNCTIONS) and node.name in own)]
    if not inherited:
        return tree
    return ast.ClassDef(
        name=tree.name,
        bases=tree.bases,
        keywords=tree.keywords,
        body=[*inherited, *tree.body],
        decorator_list=tree.decorator_list,
    )


def _is_test_class(tree: ast.ClassDef, known: Mapping[str, ast.ClassDef]) -> bool:
    return tree.name.startswith("Test") or any(_is_unittest(base, known) for base in tree.bases)


def _is_unittest(base: ast.expr, known: Mapping[str, ast.ClassDef]) -> bool:
    if ast.unparse(base).endswith("TestCase"):
        return True
    parent = known.get(base.id) if isinstance(base, ast.Name) else None
    return parent is not None and any(_is_unittest(each, known) for each in parent.bases)
