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


@dataclass(frozen=True)
class _Known:
    """A class of the file that others may inherit from."""

    whole: ast.ClassDef
    """With what it inherits itself."""
    is_unittest: bool
    """Decided when the class is met, so that one whose base has its own name ends the search."""


def test_classes(statements: Iterable[ast.stmt]) -> Iterator[TestClass]:
    """The test classes among ``statements``, and those inside them."""
    yield from _classes(list(statements), {}, ())


def _classes(
    statements: Iterable[ast.stmt], around: Mapping[str, _Known], outer: tuple[ast.ClassDef, ...]
) -> Iterator[TestClass]:
    """``outer`` are the classes around these; one that inherits itself from there is left out."""
    known = dict(around)
    for tree in statements:
        if not isinstance(tree, ast.ClassDef) or tree in outer:
            continue
        met = _Known(_with_inherited(tree, known), any(_is_unittest(base, known) for base in tree.bases))
        if tree.name.startswith("Test") or met.is_unittest:
            inside = (*outer, tree)
            yield TestClass("::".join(each.name for each in inside), met.whole)
            yield from _classes(met.whole.body, known, inside)
        known[tree.name] = met


def _with_inherited(tree: ast.ClassDef, known: Mapping[str, _Known]) -> ast.ClassDef:
    """The class with the bodies of its bases before its own, without what it defines anew."""
    own = {node.name for node in tree.body if isinstance(node, FUNCTIONS)}
    inherited: list[ast.stmt] = []
    for base in tree.bases:
        found = known.get(base.id) if isinstance(base, ast.Name) else None
        body = found.whole.body if found is not None else []
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


def _is_unittest(base: ast.expr, known: Mapping[str, _Known]) -> bool:
    if isinstance(base, ast.Name) and base.id in known and known[base.id].is_unittest:
        return True
    return _last_name(base).endswith("TestCase")


def _last_name(base: ast.expr) -> str:
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""
