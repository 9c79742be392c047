"""Finds how a test file names the module under test, and rewrites its code to run inside that module."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from pathlib import Path
from typing import TypeVar

Node = TypeVar("Node", bound=ast.AST)


class Denotes(Enum):
    """What a dotted name in an import statement is to the module under test."""

    NOTHING = auto()
    MODULE = auto()
    PACKAGE = auto()
    """A package around it, which may pass its names on."""


@dataclass(frozen=True)
class Aliases:
    """Local names that stand for the module under test, or for something in it."""

    names: frozenset[tuple[str, str]] = frozenset()
    """(local name, name in the module)."""
    modules: frozenset[str] = frozenset()
    """Dotted names of the module itself: ``text``, ``pkg.text``."""
    star: bool = False
    packages: frozenset[str] = frozenset()
    """Local names of packages around the module, which may pass its names on."""

    def __or__(self, other: Aliases) -> Aliases:
        return Aliases(
            self.names | other.names,
            self.modules | other.modules,
            self.star or other.star,
            self.packages | other.packages,
        )

    def __bool__(self) -> bool:
        return bool(self.names or self.modules or self.star or self.packages)

    @cached_property
    def local_names(self) -> frozenset[str]:
        """What the imports of the module bind."""
        modules = (module.partition(".")[0] for module in self.modules)
        return frozenset(local for local, _ in self.names).union(modules)


@dataclass(frozen=True)
class ImportReader:
    """Understands the imports of one test file."""

    module: Path
    """The file under test."""
    test: Path
    defined: frozenset[str]
    """Names that the module defines at its top."""

    def read(self, trees: Iterable[ast.AST]) -> Aliases:
        """Aliases from every import statement in ``trees``, at whatever depth."""
        found = Aliases()
        for tree in trees:
            for node in _same_scope(tree):
                if isinstance(node, ast.Import):
                    found |= self._import(node)
                elif isinstance(node, ast.ImportFrom):
                    found |= self._import_from(node)
        return found

    def is_own(self, tree: ast.stmt) -> bool:
        """Whether a statement imports from the module under test and from nothing else."""
        if isinstance(tree, ast.Import):
            return all(self._import(ast.Import([alias])).modules for alias in tree.names)
        if isinstance(tree, ast.ImportFrom):
            single = (ast.ImportFrom(tree.module, [alias], tree.level) for alias in tree.names)
            return all(map(self._import_from, single))
        return False

    def _import(self, tree: ast.Import) -> Aliases:
        meant = {alias.asname or alias.name: self.denotes(alias.name, 0) for alias in tree.names}
        return Aliases(
            modules=frozenset(name for name, kind in meant.items() if kind is Denotes.MODULE),
            packages=frozenset(name for name, kind in meant.items() if kind is Denotes.PACKAGE),
        )

    def _import_from(self, tree: ast.ImportFrom) -> Aliases:
        source = self.denotes(tree.module or "", tree.level)
        names, modules, star = set(), set(), False
        for alias in tree.names:
            dotted = ".".join(part for part in (tree.module, alias.name) if part)
            if alias.name == "*":
                star = star or source is not Denotes.NOTHING
            elif self.denotes(dotted, tree.level) is not Denotes.NOTHING:
                modules.add(alias.asname or alias.name)
            elif source is Denotes.MODULE or (source is Denotes.PACKAGE and alias.name in self.defined):
                names.add((alias.asname or alias.name, alias.name))
        return Aliases(frozenset(names), frozenset(modules), star)

    def denotes(self, dotted: str, level: int) -> Denotes:
        """What the module name of an import, with ``level`` leading dots, stands for."""
        parts = dotted.split(".") if dotted else []
        location = self.module.parent if self.module.stem == "__init__" else self.module.with_suffix("")
        if not level and not parts:
            return Denotes.NOTHING
        if level:
            base = self.test.parents[min(level, len(self.test.parents)) - 1]
            return _relation(location, base.joinpath(*parts))
        beside = self.test.parent.joinpath(*parts).with_suffix(".py")
        if beside != self.module and beside.is_file():
            return Denotes.NOTHING
        if location.parts[-len(parts) :] == tuple(parts):
            return Denotes.MODULE
        for package in location.parents:
            if not (package / "__init__.py").is_file():
                break
            if package.parts[-len(parts) :] == tuple(parts):
                return Denotes.PACKAGE
        return Denotes.NOTHING


def _relation(location: Path, named: Path) -> Denotes:
    if named == location:
        return Denotes.MODULE
    inside = location.is_relative_to(named) and (named / "__init__.py").is_file()
    return Denotes.PACKAGE if inside else Denotes.NOTHING


def _same_scope(tree: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a statement, without those inside functions and classes beneath it."""
    yield tree
    for child in ast.iter_child_nodes(tree):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.expr):
            yield from _same_scope(child)


class Rewriter(ast.NodeTransformer):
    """Names things of the module under test directly, and renames what would collide with them."""

    def __init__(self, aliases: Aliases, renamed: dict[str, str], defined: frozenset[str]) -> None:
        """``defined`` are the names that packages may pass on."""
        self._names = dict(aliases.names)
        self._modules = aliases.modules
        self._packages = aliases.packages
        self._defined = defined
        self._renamed = renamed

    def name(self, name: str) -> str:
        """What a variable of the test is called afterwards."""
        return self._renamed.get(name, name)

    def rewritten(self, tree: Node) -> Node:
        """A changed copy."""
        result = self.visit(copy.deepcopy(tree))
        assert isinstance(result, type(tree))
        return ast.fix_missing_locations(result)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._renamed:
            return ast.copy_location(ast.Name(self._renamed[node.id], node.ctx), node)
        name = self._names.get(node.id, node.id)
        return ast.copy_location(ast.Name(name, node.ctx), node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        passed_on = node.attr in self._defined and dotted(node.value) in self._packages
        if passed_on or dotted(node.value) in self._modules:
            return ast.copy_location(ast.Name(node.attr, node.ctx), node)
        return self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        for alias in node.names:
            bound = alias.asname or alias.name
            alias.asname = self._renamed.get(bound, alias.asname)
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.name = self.name(node.name)
        return self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        node.name = self.name(node.name)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.arg = self.name(node.arg)
        return self.generic_visit(node)


def dotted(node: ast.AST) -> str:
    """``a.b.c`` of such an expression; nothing for any other."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.insert(0, node.attr)
        node = node.value
    return ".".join([node.id, *parts]) if isinstance(node, ast.Name) else ""
