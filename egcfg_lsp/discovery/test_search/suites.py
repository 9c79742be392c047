"""One test file, as seen from the module under test."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from egcfg_lsp.discovery.checks.aliases import Aliases, ImportReader, Rewriter
from egcfg_lsp.discovery.source.document import Document
from egcfg_lsp.discovery.source.module_names import packages
from egcfg_lsp.discovery.source.names import ModuleNames, Statement, bound_names
from egcfg_lsp.discovery.test_search.runnable import marks

IMPORTS = (ast.Import, ast.ImportFrom)
_STACK = ("sys._getframe", "inspect.currentframe", ".tb_frame", "linecache.")


@dataclass(frozen=True)
class Suite:
    """The statements of a test file, and how they refer to the module under test."""

    label: str
    """The file's path as pytest writes it."""
    statements: tuple[Statement, ...]
    aliases: Aliases
    renamed: dict[str, str]
    """New names for things of the test file that are called like things of the module."""
    reader: ImportReader | None = None
    """Nothing if the tests stand in the module under test itself."""
    defined: frozenset[str] = frozenset()
    """Names at the top of the module under test."""
    path: Path | None = None
    """The file itself."""
    stack: bool = False
    """The module under test looks at the code that calls it, so that this has to stand in its file."""
    provided: bool = False
    """A ``conftest.py`` imports the module under test, so that fixtures may bring it."""

    @cached_property
    def trees(self) -> list[ast.stmt]:
        """Of all its statements."""
        return [each.tree for each in self.statements]

    @cached_property
    def marks(self) -> list[ast.expr]:
        """Decorators of all its tests."""
        return marks(self.trees)

    @cached_property
    def constants(self) -> dict[str, ast.expr]:
        """Values of names that are assigned once, by a simple statement."""
        return {
            target.id: each.tree.value
            for each in self.statements
            if isinstance(each.tree, ast.Assign)
            for target in each.tree.targets
            if isinstance(target, ast.Name)
        }

    def without_own(self, tree: ast.stmt) -> ast.stmt | None:
        """An import without what it takes from the module under test; other statements as they are.

        What is imported from the test's own package is named in full, since it will be run in another.
        """
        if self.reader is None or not isinstance(tree, IMPORTS):
            return tree
        single = [_single(tree, alias) for alias in tree.names]
        names = [each.names[0] for each in single if not self.reader.is_own(each)]
        if not names:
            return None
        return ast.Import(names) if isinstance(tree, ast.Import) else self._absolute(_from(tree, names))

    def _absolute(self, tree: ast.ImportFrom) -> ast.ImportFrom:
        """A relative import of the test file as an absolute one."""
        package = packages(self.path) if self.path is not None else ()
        if not 0 < tree.level <= len(package):
            return tree
        parts = [*package[: len(package) - tree.level + 1], *filter(None, [tree.module])]
        return ast.ImportFrom(".".join(parts), tree.names, 0)

    def rewriter(self, body: Iterable[ast.stmt], arguments: Iterable[str]) -> Rewriter:
        """For the code of one test: its own imports count, and its own variables keep apart."""
        body = list(body)
        local = self.reader.read(body) if self.reader is not None else Aliases()
        imported = bound_names(tree for tree in body if isinstance(tree, IMPORTS))
        variables = (bound_names(body) | set(arguments)) - imported
        taken = self.defined | self.aliases.local_names
        renamed = self.renamed | _apart(variables & taken, variables | taken)
        return Rewriter(self.aliases | local, renamed, self.defined)

    def helpers(self, trees: Iterable[ast.AST]) -> Iterator[str]:
        """Sources of the test file's own statements that ``trees`` rest on; none from the module itself."""
        if self.reader is None:
            return
        trees = list(trees)
        local = bound_names(tree for tree in trees if isinstance(tree, ast.stmt))
        names = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)} - local
        back = {new: old for old, new in self.renamed.items()}
        rewriter = Rewriter(self.aliases, self.renamed, self.defined)
        for each in self._others.needed({back.get(name, name) for name in names - self.defined}):
            tree = self.without_own(each.tree)
            if tree is not None and not each.is_future:
                yield ast.unparse(rewriter.rewritten(tree))

    def needs_its_file(self, trees: Iterable[ast.AST]) -> bool:
        """Whether tests can only run where they stand: they or the module look for code or file of theirs."""
        if self.reader is None:
            return False
        trees = list(trees)
        names = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
        return self.stack or "__file__" in names or any("__file__" in each for each in self.helpers(trees))

    def own_helpers(self, trees: Iterable[ast.AST]) -> list[ast.AST]:
        """Statements of the module itself that tests beside the function rest on."""
        if self.reader is not None:
            return []
        names = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
        return [each.tree for each in self._module.needed(names)]

    @cached_property
    def _module(self) -> ModuleNames:
        return ModuleNames(self.statements)

    @cached_property
    def _others(self) -> ModuleNames:
        """Without what does nothing but import the module under test."""
        return ModuleNames(each for each in self.statements if not self._only_own(each))

    def _only_own(self, statement: Statement) -> bool:
        """Whether a statement does nothing but import the module under test, at once or in a ``try``."""
        if self.reader is not None and self.reader.is_own(statement.tree):
            return True
        return bool(statement.binds) and statement.binds <= self.aliases.local_names


def _single(tree: ast.Import | ast.ImportFrom, alias: ast.alias) -> ast.Import | ast.ImportFrom:
    return ast.Import([alias]) if isinstance(tree, ast.Import) else _from(tree, [alias])


def _from(tree: ast.ImportFrom, names: list[ast.alias]) -> ast.ImportFrom:
    return ast.ImportFrom(tree.module, names, tree.level)


def _apart(names: Iterable[str], taken: Iterable[str]) -> dict[str, str]:
    """A new name for each, none of them taken."""
    known, result = set(taken), {}
    for name in sorted(names):
        new = name + "_"
        while new in known:
            new += "_"
        known.add(new)
        result[name] = new
    return result


def own_suite(document: Document, label: str) -> Suite:
    """The tests that stand beside the function itself."""
    path = document.path.absolute() if document.path is not None else None
    return Suite(label, document.statements, Aliases(), {}, None, document.defined, path)


def docstring_suite(document: Document) -> Suite | None:
    """For examples in docstrings, which may import the module that they are in; it needs a path."""
    if document.path is None:
        return None
    path, defined = document.path.absolute(), document.defined
    return Suite("", (), Aliases(), {}, ImportReader(path, path, defined), defined)


def suite(document: Document, test: Document, label: str, conftests: Iterable[Document] = ()) -> Suite | None:
    """The tests of another file, if it, or one of its ``conftests``, imports the module under test."""
    if document.path is None or test.path is None:
        return None
    defined = document.defined
    reader = ImportReader(document.path.absolute(), test.path.absolute(), defined)
    aliases = reader.read(each.tree for each in test.statements)
    own = bound_names(each.tree for each in test.statements if not each.is_import)
    if aliases.star:
        aliases |= Aliases(frozenset((name, name) for name in defined - own))
    inner = [node for each in test.statements for node in ast.walk(each.tree) if isinstance(node, ast.stmt)]
    provided = any(suite(document, conftest, "") is not None for conftest in conftests)
    imported = aliases or any(reader.is_own(tree) for tree in inner if isinstance(tree, IMPORTS))
    if not imported and not provided:
        return None
    own |= _imported(test, reader) & bound_names(
        each.tree for each in document.statements if not each.is_import
    )
    renamed = _apart((own & defined) - aliases.local_names, own | defined)
    path = test.path.absolute()
    stack = any(mark in document.text for mark in _STACK)
    return Suite(label, test.statements, aliases, renamed, reader, defined, path, stack, provided)


def _imported(test: Document, reader: ImportReader) -> frozenset[str]:
    """Names that a test file imports from other modules than the one under test."""
    return frozenset(
        alias.asname or alias.name
        for each in test.statements
        if isinstance(each.tree, ast.ImportFrom)
        for alias in each.tree.names
        if not reader.is_own(_from(each.tree, [alias]))
    )


def label_of(path: Path, root: Path) -> str:
    """A file's path as pytest writes it: relative to the project, with slashes."""
    path = path.absolute()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name
